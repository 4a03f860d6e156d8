// Dungeoneers › Actions › Attack

import { action } from '../core/action.ts';
import { choose, noSuch } from '../core/choose.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import type { Weapon } from './arms.ts';
import { attackOffers, attackWays, inReach, pierceStyles } from './attack-choices.ts';
import { IMPROVISED } from './content/equipment.ts';
import { fromAfar, hitLimit } from './dice.ts';
import { turnTo } from './facing.ts';
import { declare, enough, pay, staked, target } from './intent.ts';
import { opportuneStrikes } from './opportune-strike.ts';
import type { Distance } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { PIERCE_STRESS } from './settings.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { situationOf } from './situation.ts';
import { gainStress } from './stress.ts';
import { makeAnAttack, type Strike } from './strike.ts';

/** An attack that nothing forbids. */
export interface Attack extends Strike {
  readonly intent: Intent;
  /** Thrown from the hand: unequipped after it. */
  readonly tossed: boolean;
}

export const attack = action<Dungeoneers, Attack>({
  title: 'Attack',
  cite: 'Actions › Attack',
  when: 'turn',
  kind: 'attack',
  offers: attackOffers,
  ways: attackWays,
  plan(fight, intent) {
    const planned = planAttack(fight, intent);
    if (!planned.ok) return planned;
    const may = enough(fight, intent.actor, 'action points', planned.value.weapon.points);
    return may.ok ? planned : may;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent, {
      tool: plan.weapon.name,
      ...(plan.intent.manner !== undefined && { manner: plan.intent.manner }),
    });
    pay(resolution, plan.attacker, 'action points', plan.weapon.points, because({ id: 'attack' }));
    carryOut(resolution, plan);
  },
});

/**
 * Ranged attacks draw opportune strikes first; stress and its price come before the roll; who dies of it is done.
 * Ruling: a target that dies before the roll, by its own opportune strike, is hit by nothing; no stress is taken for it.
 */
export function carryOut(resolution: DungeoneersResolution, plan: Attack): void {
  const { attacker, target, weapon, ranged, bought, tossed } = plan;
  turnTo(resolution, attacker, target);
  if (ranged && !opportuneStrikes(resolution, attacker, 'attacks from afar')) return;
  if (resolution.combatant(target).vitality === 'dead') return;
  if (bought > 0) gainStress(resolution, attacker, bought, because({ id: 'hit dice bought' }));
  if (resolution.combatant(attacker).vitality === 'dead') return;
  makeAnAttack(resolution, plan);
  if (tossed) letGo(resolution, attacker, weapon);
}

/** Everything but the points: an attack of any moment. */
export function planAttack(fight: Fight, intent: Intent): Result<Attack, Refusal> {
  const { actor, manner } = intent;
  const attacker = combatant(fight, actor);
  const found = target(fight, intent);
  if (!found.ok) return found;
  const defender = found.value;
  const situated = situationOf(fight, intent, defender);
  if (!situated.ok) return situated;
  const { tiles, threat, isOpen, behind } = situated.value;
  const weapon = weaponFor(attacker, intent.tool, situated.value);
  if (!weapon.ok) return weapon;
  const reach = inReach(attacker, weapon.value, situated.value);
  if (!reach.ok) return reach;
  if (!isOpen()) return refuse('no-open-line', { name: defender.name });
  const ranged = tiles > threat;
  const bought = staked(intent.amount, 'stress');
  if (!bought.ok) return bought;
  if (bought.value > 0 && ranged && fromAfar(defender)) return refuse('wasted-dice', { name: defender.name });
  if (bought.value > 0 && hitLimit(attacker, defender, ranged)?.most === 1)
    return refuse('held-to-one-die', { name: attacker.name });
  if (!behind.ok) return behind;
  const forPierce = stakedOnPierce(fight, manner);
  if (!forPierce.ok) return forPierce;
  const tossed = ranged && weapon.value.toss;
  return ok({
    intent,
    attacker: actor,
    target: defender.id,
    weapon: weapon.value,
    ranged,
    tossed,
    bought: bought.value,
    forPierce: forPierce.value,
    ...given({ behind: behind.value }),
  });
}

function weaponFor(attacker: Creature, typed: string | undefined, distance: Distance): Result<Weapon, Refusal> {
  const { weapons } = attacker.sheet;
  const inHand = weapons.filter(({ equipped }) => equipped);
  if (typed === undefined) {
    const fit = [...inHand, IMPROVISED].find((each) => inReach(attacker, each, distance).ok);
    return ok(fit ?? inHand[0] ?? IMPROVISED);
  }
  const found = choose('weapon', typed, [...inHand, ...weapons, IMPROVISED]);
  return found.ok && !found.value.equipped ? refuse('not-equipped', { weapon: found.value.name }) : found;
}

/** Optional rule: "pierce 2" stakes 2 stress on the pierce roll, should the attack hit. */
function stakedOnPierce(fight: Fight, manner: string | undefined): Result<number, Refusal> {
  if (manner === undefined) return ok(0);
  const said = /^pierce (\d{1,3})$/.exec(manner.trim().toLowerCase());
  if (said && fight.settings[PIERCE_STRESS] === true) return staked(Number(said[1]), 'stress');
  return noSuch('style', manner, pierceStyles(fight));
}

function letGo(resolution: DungeoneersResolution, who: CombatantId, weapon: Weapon): void {
  const before = resolution.combatant(who).sheet;
  const place = before.weapons.findIndex((each) => each.name === weapon.name && each.equipped);
  if (place === -1) return;
  const weapons = before.weapons.map((each, i) => (i === place ? { ...each, equipped: false } : each));
  const after = { ...before, weapons };
  resolution.record({
    type: 'sheet-changed',
    subject: who,
    why: because({ id: 'tossed', item: weapon.name }),
    before,
    after,
  });
}
