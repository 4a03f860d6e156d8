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
export function makeAnAttack(scene: DungeoneersResolution, strike: Strike): void {
  const hit = determineHit(scene, strike);
  follow(scene, strike, hit === 'miss' ? 'miss' : 'hit');
  if (hit === 'miss' || over(scene, strike)) return;

  if (strike.forPierce > 0) gainStress(scene, strike.attacker, strike.forPierce, 'taken for pierce dice');
  if (over(scene, strike)) return;
  const pierce = hit === 'critical hit' ? 'pierces critically' : determinePierce(scene, strike);
  follow(scene, strike, pierce === 'deflects' ? 'deflection' : 'pierce');
  if (pierce === 'deflects' || over(scene, strike)) return;

  const { attacker, target, weapon } = strike;
  takeWounds(scene, target, {
    actor: attacker,
    from: weapon.name,
    type: weapon.type,
    wounds: weapon.wounds,
    modifiers: modifiersTo(scene.combatant(attacker), 'wounds'),
    critical: pierce === 'pierces critically',
  });
}

/** "Determining if an Attack Hits": prowess hit dice against prowess dodge dice; the attacker needs as much or more. */
function determineHit(scene: DungeoneersResolution, strike: Strike): 'hit' | 'miss' | 'critical hit' {
  const { attacker: by, target: at, weapon, bought, ranged, behind } = strike;
  const [attacker, target] = [scene.combatant(by), scene.combatant(at)];
  const own = thrown(scene, hitPool(attacker, weapon, bought, target, ranged), modifiersTo(attacker, 'hit'));
  const dodging = dodgePool(target);
  const theirs = dodge(scene, dodging, modifiersTo(target, 'dodge'), behind);
  const critical = criticalsCount(scene.encounter) && hitsCritically(attacker, weapon, own, theirs, dodging);
  const degree = critical ? 'critical hit' : own.total >= theirs.total ? 'hit' : 'miss';
  const rung = critical ? 'critical success' : degree === 'hit' ? 'success' : 'failure';
  scene.record({
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
function determinePierce(scene: DungeoneersResolution, strike: Strike): 'pierces' | 'deflects' | 'pierces critically' {
  const { attacker: by, target, weapon, forPierce } = strike;
  const attacker = scene.combatant(by);
  const changes = [...modifiersTo(attacker, 'pierce dice'), { value: forPierce, why: 'stress taken for it' }];
  const dice = pool(attacker, attacker.sheet.power, weapon.pierce, 'pierce', changes);
  const extra = pastCapacity(attacker) ? { sides: D4, why: 'more stress than it can handle' } : undefined;
  const roll = thrown(scene, dice, modifiersTo(attacker, 'pierce'), extra);
  const { value, parts } = armorValue(scene.combatant(target));
  const critical = criticalsCount(scene.encounter) && piercesCritically(roll.total, value);
  const degree = critical ? 'pierces critically' : roll.total >= value ? 'pierces' : 'deflects';
  const rung = critical ? 'critical success' : degree === 'pierces' ? 'success' : 'failure';
  // An armor value is a sum too; its parts are told where they are more than one and do come to it.
  const named =
    parts.length > 1 && sum(parts) === value ? parts.map((part) => `${part.why} ${part.value}`).join(', ') : '';
  const against = { name: named === '' ? 'armor value' : `armor value (${named})`, value };
  scene.record({
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
function follow(scene: DungeoneersResolution, { attacker, target, weapon }: Strike, on: Follow['on']): void {
  for (const { to, condition, stress, note } of weapon.effects.filter((effect) => effect.on === on)) {
    const [who, other] = to === 'self' ? [attacker, target] : [target, attacker];
    if (scene.combatant(who).vitality === 'dead') continue;
    scene.record({ type: 'remarked', what: `effect on a ${on}`, subject: who, other, note });
    if (condition !== undefined) {
      const lasting = condition === 'Defensive' ? { duration: untilOwnTurn(who) } : {};
      gain(scene, who, borne(condition, { ...lasting, source: other }), note);
    }
    if (stress !== undefined) gainStress(scene, who, stress, note, attacker);
  }
}

/** Nothing goes on once one of the two is dead. */
function over(scene: DungeoneersResolution, { attacker, target }: Strike): boolean {
  return [attacker, target].some((who) => scene.combatant(who).vitality === 'dead');
}
