// The Warden's damage outside attacks: "1d6", "1d4 DEX", "2". It lowers hit protection unless it names an ability.

import { type CombatantId, type HazardRules, no, ok, type Reason, type Roll } from 'fray/rules';
import { loseAbility, takeDamage } from './damage.ts';
import { ABILITIES, type Ability, type Cairn, type Scene } from './sheet.ts';

/** The maximum number of a hazard's dice. */
const MAX_DICE = 10;

interface HazardDamage {
  readonly count: number;
  readonly sides: number;
  readonly flat: number;
  readonly ability?: Ability;
}

function parseDamage(typed: string): HazardDamage | undefined {
  const match = /^(?:(\d{1,2})d(4|6|8|10|12|20)|(\d{1,2}))(?: (STR|DEX|WIL))?$/i.exec(typed.trim());
  if (!match) return undefined;
  const count = Number(match[1] ?? 0);
  const flat = Number(match[3] ?? 0);
  const ability = ABILITIES.find((each) => each === match[4]?.toUpperCase());
  if (count > MAX_DICE || count + flat === 0) return undefined;
  return { count, sides: Number(match[2] ?? 0), flat, ...(ability && { ability }) };
}

export const hazards: HazardRules<Cairn> = {
  examples: () => ['1d6', '1d4 DEX', '2d8'],
  read(encounter, typed) {
    const hazard = parseDamage(typed);
    if (!hazard) return no({ type: 'no-such', what: 'hazard', typed, known: hazards.examples(encounter) });
    const { count, sides, flat, ability } = hazard;
    const dice = count > 0 ? `${count}d${sides}` : `${flat}`;
    return ok(ability === undefined ? dice : `${dice} ${ability}`);
  },
  harm(scene: Scene, target: CombatantId, damage: string, from: Reason) {
    const { count, sides, flat, ability } = parseDamage(damage) ?? { count: 0, sides: 0, flat: 0 };
    const roll: Roll | undefined = count > 0 ? scene.roll(`${count}d${sides}`) : undefined;
    const amount = roll?.total ?? flat;
    const steps = [{ plus: amount, why: from, left: amount, ...(roll && { roll }) }];
    if (ability) loseAbility(scene, { target, ability, amount, from, steps });
    else takeDamage(scene, { target, from, steps, raw: amount, armor: false });
  },
};
