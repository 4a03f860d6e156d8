// The Warden's damage outside attacks: "1d6", "1d4 DEX", "2". It lowers hit protection unless it names an ability.

import { type CombatantId, type HazardRules, no, ok, type Reason, type Roll } from 'fray/rules';
import { loseAbility, takeDamage } from './damage.ts';
import { ABILITIES, type Ability, type Cairn, type Scene } from './sheet.ts';

/** The maximum number of a hazard's dice. */
const MAX_DICE = 10;

interface HazardDamage {
  readonly diceCount: number;
  readonly sides: number;
  readonly flatDamage: number;
  readonly ability?: Ability;
}

function parseDamage(typed: string): HazardDamage | undefined {
  const damageMatch = /^(?:(\d{1,2})d(4|6|8|10|12|20)|(\d{1,2}))(?: (STR|DEX|WIL))?$/i.exec(typed.trim());
  if (!damageMatch) return undefined;
  const diceCount = Number(damageMatch[1] ?? 0);
  const flatDamage = Number(damageMatch[3] ?? 0);
  const ability = ABILITIES.find((each) => each === damageMatch[4]?.toUpperCase());
  if (diceCount > MAX_DICE || diceCount + flatDamage === 0) return undefined;
  return { diceCount, sides: Number(damageMatch[2] ?? 0), flatDamage, ...(ability && { ability }) };
}

export const hazards: HazardRules<Cairn> = {
  examples: () => ['1d6', '1d4 DEX', '2d8'],
  read(encounter, typed) {
    const hazard = parseDamage(typed);
    if (!hazard) return no({ type: 'no-such', what: 'hazard', typed, known: hazards.examples(encounter) });
    const { diceCount, sides, flatDamage, ability } = hazard;
    const dice = diceCount > 0 ? `${diceCount}d${sides}` : `${flatDamage}`;
    return ok(ability === undefined ? dice : `${dice} ${ability}`);
  },
  harm(scene: Scene, target: CombatantId, damage: string, from: Reason) {
    const { diceCount, sides, flatDamage, ability } = parseDamage(damage) ?? { diceCount: 0, sides: 0, flatDamage: 0 };
    const roll: Roll | undefined = diceCount > 0 ? scene.roll(`${diceCount}d${sides}`) : undefined;
    const amount = roll?.total ?? flatDamage;
    const steps = [{ plus: amount, why: from, left: amount, ...(roll && { roll }) }];
    if (ability) loseAbility(scene, { target, ability, amount, from, steps });
    else takeDamage(scene, { target, from, steps, raw: amount, armor: false });
  },
};
