// Dungeoneers › Actions › Attack › Making an Attack

import { sum } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import { armorValue, modifiersTo } from './armor-value.ts';
import type { Follow, Weapon } from './arms.ts';
import { borne, gain, untilOwnTurn } from './conditions.ts';
import { criticalsCount, hitsCritically, piercesCritically } from './critical.ts';
import { D4, dodge, dodgePool, hitPool, pool, thrown } from './dice.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { gainStress } from './stress.ts';
import { pastCapacity, takeWounds } from './wounds.ts';

/** One strike with a weapon, all of it settled but the dice. */
export interface Strike {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly ranged: boolean;
  readonly behind: boolean;
  /** Stress already taken for extra hit dice. */
  readonly bought: number;
  /** Optional rule: stress to be taken for extra pierce dice, should it hit. */
  readonly forPierce: number;
}

/** The three steps: does it hit, does it pierce, how many wounds. Each has its effects at once, before the next. */
export function makeAnAttack(resolution: DungeoneersResolution, strike: Strike): void {
  const hit = determineHit(resolution, strike);
  follow(resolution, strike, hit === 'miss' ? 'miss' : 'hit');
  if (hit === 'miss' || over(resolution, strike)) return;

  // Ruling: stress for pierce dice is taken only if they are rolled. A critical hit pierces of itself.
  const automatic = hit === 'critical hit';
  if (!automatic && strike.forPierce > 0)
    gainStress(resolution, strike.attacker, strike.forPierce, 'taken for pierce dice');
  if (over(resolution, strike)) return;
  const pierce = automatic ? 'pierces critically' : determinePierce(resolution, strike);
  follow(resolution, strike, pierce === 'deflects' ? 'deflection' : 'pierce');
  if (pierce === 'deflects' || over(resolution, strike)) return;

  const { attacker, target, weapon } = strike;
  takeWounds(resolution, target, {
    actor: attacker,
    from: weapon.name,
    type: weapon.type,
    wounds: weapon.wounds,
    modifiers: modifiersTo(resolution.combatant(attacker), 'wounds'),
    critical: pierce === 'pierces critically',
  });
}

/** "Determining if an Attack Hits": prowess hit dice against prowess dodge dice; the attacker needs as much or more. */
function determineHit(resolution: DungeoneersResolution, strike: Strike): 'hit' | 'miss' | 'critical hit' {
  const { attacker: by, target: at, weapon, bought, ranged, behind } = strike;
  const [attacker, target] = [resolution.combatant(by), resolution.combatant(at)];
  const own = thrown(resolution, hitPool(attacker, weapon, bought, target, ranged), modifiersTo(attacker, 'hit'));
  const dodging = dodgePool(target);
  const theirs = dodge(resolution, dodging, modifiersTo(target, 'dodge'), behind);
  const critical = criticalsCount(resolution.encounter) && hitsCritically(attacker, weapon, own, theirs, dodging);
  const degree = critical ? 'critical hit' : own.total >= theirs.total ? 'hit' : 'miss';
  const rung = critical ? 'critical success' : degree === 'hit' ? 'success' : 'failure';
  resolution.record({
    type: 'contested',
    actor: by,
    target: at,
    purpose: 'attack',
    tool: weapon.name,
    contest: { own, theirs, degree, tier: rung },
  });
  return degree;
}

/** "Determining if an Attack Pierces": power pierce dice against the armor value. Past its stress capacity, 1d4 more. */
function determinePierce(
  resolution: DungeoneersResolution,
  strike: Strike,
): 'pierces' | 'deflects' | 'pierces critically' {
  const { attacker: by, target, weapon, forPierce } = strike;
  const attacker = resolution.combatant(by);
  const changes = [...modifiersTo(attacker, 'pierce dice'), { value: forPierce, why: 'stress taken for it' }];
  const dice = pool(attacker, attacker.sheet.power, weapon.pierce, 'pierce', changes);
  const extra = pastCapacity(attacker) ? { sides: D4, why: 'more stress than it can handle' } : undefined;
  const roll = thrown(resolution, dice, modifiersTo(attacker, 'pierce'), extra);
  const { value, parts } = armorValue(resolution.combatant(target));
  const critical = criticalsCount(resolution.encounter) && piercesCritically(roll.total, value);
  const degree = critical ? 'pierces critically' : roll.total >= value ? 'pierces' : 'deflects';
  const rung = critical ? 'critical success' : degree === 'pierces' ? 'success' : 'failure';
  // An armor value is a sum too; its parts are told where they are more than one and do come to it.
  const named =
    parts.length > 1 && sum(parts) === value ? parts.map((part) => `${part.why} ${part.value}`).join(', ') : '';
  const against = { name: named === '' ? 'armor value' : `armor value (${named})`, value };
  resolution.record({
    type: 'checked',
    actor: by,
    target,
    purpose: 'pierce',
    tool: weapon.name,
    check: { roll, against, degree, tier: rung },
  });
  return degree;
}

/** What the weapon does at this step, at once. */
function follow(resolution: DungeoneersResolution, { attacker, target, weapon }: Strike, on: Follow['on']): void {
  for (const { to, condition, stress, note } of weapon.effects.filter((effect) => effect.on === on)) {
    const [who, other] = to === 'self' ? [attacker, target] : [target, attacker];
    if (resolution.combatant(who).vitality === 'dead') continue;
    resolution.record({ type: 'remarked', what: `effect on a ${on}`, subject: who, other, note });
    if (condition !== undefined) {
      const lasting = condition === 'Defensive' ? { duration: untilOwnTurn(who) } : {};
      gain(resolution, who, borne(condition, { ...lasting, source: other }), note);
    }
    if (stress !== undefined) gainStress(resolution, who, stress, note, attacker);
  }
}

/** Nothing goes on once one of the two is dead. */
function over(resolution: DungeoneersResolution, { attacker, target }: Strike): boolean {
  return [attacker, target].some((who) => resolution.combatant(who).vitality === 'dead');
}
