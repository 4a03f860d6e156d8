// Project Sol › Physical Combat: reactions, and full defense (Ruling "Attack": house values)

import { action } from '../core/action.ts';
import { type CombatantId, type Encounter, find, onTurn } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Modifier } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { ASK, declare, endCondition, type Resolution } from '../core/resolution.ts';
import { house } from './house.ts';
import { lastStand, POINTS, pay, points } from './points.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol, Weapon } from './sheet.ts';

/** Reactions to an attack; a parry only against melee. */
export const REACTIONS = ['none', 'dodge', 'parry'] as const;
export type Reaction = (typeof REACTIONS)[number];
const FULL = 'full defense';
const MANNERS = [...REACTIONS, FULL, ASK] as const;
type How = (typeof MANNERS)[number];

/** Sets the reaction for as long as points last, or spends the whole turn on full defense. */
export const defend = action<Sol, { readonly actor: CombatantId; readonly manner: How }>({
  title: 'Defend',
  cite: 'Physical Combat (reactions); Ruling "Attack" (house values)',
  when: 'always',
  kind: 'guard',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return undefined;
    return { manners: MANNERS.filter((manner) => manner !== FULL || mayDefendFully(encounter, who).ok) };
  },
  plan(encounter, { actor, manner: typed = 'dodge' }) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who?.name ?? actor, as: 'dead' });
    const manner = choose('defense', typed, MANNERS);
    if (!manner.ok) return manner;
    const may = manner.value === FULL ? mayDefendFully(encounter, who) : ok();
    return may.ok ? ok({ actor, manner: manner.value }) : may;
  },
  resolve(resolution, { actor, manner }, intent) {
    declare(resolution, intent, { manner });
    if (manner === FULL) return fullDefense(resolution, actor);
    const before = resolution.combatant(actor).standingOrders.reaction;
    const order = { subject: actor, about: 'reaction', ...given({ before }), after: manner };
    resolution.record({ type: 'standing-order-set', ...order });
  },
});

/** Full defense takes a turn and all points left, at least 1. */
function mayDefendFully(encounter: Encounter<Sol>, who: Fighter): Result<undefined, Refusal> {
  if (encounter.phase !== 'fighting') return no({ type: 'not-now', action: 'Full defense', phase: encounter.phase });
  const turn = onTurn(encounter);
  if (!turn.some(({ id }) => id === who.id))
    return no({ type: 'not-your-turn', name: who.name, turn: turn.map(({ name }) => name) });
  if (points(who) >= 1) return ok();
  return no({ type: 'nothing-left', name: who.name, what: POINTS, need: 1, left: points(who) });
}

/** Adds WIL to every defense until the fighter's next turn. */
function fullDefense(resolution: Resolution<Sol>, actor: CombatantId): void {
  pay(resolution, actor, points(resolution.combatant(actor)), because({ id: 'full defense' }));
  endCondition(resolution, actor, FULL, because({ id: 'anew' }));
  const duration = { until: 'turn-start', of: actor, left: 1 } as const;
  resolution.record({ type: 'condition-gained', subject: actor, condition: { key: FULL, name: FULL, duration } });
}

/** One reaction per attack, chosen before dice are rolled and paid at once. */
export function react(
  resolution: Resolution<Sol>,
  attack: { readonly attacker: CombatantId; readonly target: CombatantId; readonly weapon: Weapon },
): Reaction {
  const who = resolution.combatant(attack.target);
  const cost = house(resolution.encounter, 'reaction-cost');
  if (resolution.encounter.phase !== 'fighting' || who.vitality !== 'up' || points(who) < cost) return 'none';
  const reaction = reactionOf(resolution, who, attack, cost);
  if (reaction !== 'none') pay(resolution, who.id, cost, because({ id: 'reaction', reaction }));
  return reaction;
}

/** The dice a reaction adds to this defense. */
export function reactionDice(encounter: Encounter<Sol>, reaction: Reaction): readonly Modifier[] {
  if (reaction === 'none') return [];
  return [{ value: house(encounter, 'reaction-dice'), why: because({ id: 'reaction', reaction }) }];
}

/** The reaction by auto-reaction. It never spends the last point of a last stand unless that is set too. */
function reactionOf(
  resolution: Resolution<Sol>,
  who: Fighter,
  { attacker, weapon }: { readonly attacker: CombatantId; readonly weapon: Weapon },
  cost: number,
): Reaction {
  const offers = REACTIONS.filter((each) => each !== 'parry' || weapon.kind === 'melee');
  const last = lastStand(who) && points(who) === cost;
  const { reaction: order, 'last point': lastPoint } = who.standingOrders;
  if (order === ASK) {
    const dice = house(resolution.encounter, 'reaction-dice');
    const fact = { attacker, item: weapon.name, points: points(who), cost, dice } as const;
    const note = because({ id: 'attack on you', ...fact, ...(last && { last }) });
    return resolution.ask({ subject: who.id, about: 'reaction', offers, note });
  }
  if (last && lastPoint !== 'spend') return 'none';
  return offers.find((each) => each === order) ?? 'none';
}
