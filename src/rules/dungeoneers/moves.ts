// Dungeoneers › Movement: the movement actions

import { action } from '../core/action.ts';
import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Way } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { gain } from './bearing.ts';
import { borne } from './conditions.ts';
import { declare, enough, oneWord, pay, target, targets } from './intent.ts';
import { type Step, standUp, step, turn } from './movement.ts';
import { facing, POSITIONS, position, standsBehind } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Creature, Dungeoneers, Fight } from './sheet.ts';

const POINTS = 'movement points';
export const WAYS = ['engage', 'withdraw', 'across', 'behind'] as const;

interface Moving {
  readonly intent: Intent;
  readonly manner: (typeof WAYS)[number];
  readonly step: Step;
  readonly cost: number;
}

/** One tile nearer to, or farther from, those named. Around one of them to its back is two where it faces the mover. */
export const move = action<Dungeoneers, Moving>({
  title: 'Move',
  cite: 'Movement; ruling: Position, no map',
  when: 'turn',
  kind: 'move',
  offers(fight, by) {
    if (!enough(fight, by, POINTS).ok) return undefined;
    const others = targets(fight, by, (other) => bears(combatant(fight, by), 'Grappling')?.source !== other.id);
    return others.length > 0 ? { targets: others, manners: WAYS } : undefined;
  },
  ways: moveWays,
  plan(fight, intent) {
    const moving = planMove(fight, intent);
    if (!moving.ok) return moving;
    const may = enough(fight, intent.actor, POINTS, moving.value.cost);
    return may.ok ? moving : may;
  },
  resolve(resolution, { intent, manner, step: made, cost }) {
    declare(resolution, intent, { manner });
    pay(resolution, intent.actor, POINTS, cost, because({ id: 'move' }));
    step(resolution, made, true);
  },
});

const priceOf = (points: number) => [{ resource: POINTS, points }];

/** Toward one or several, off from them, from one to another, and around one to its back. */
export function moveWays(fight: Fight, by: CombatantId): readonly Way[] {
  const others = targets(fight, by, () => true);
  const costs = priceOf(1);
  const each = { targets: others, costs };
  const several = { least: 1, usual: [], singly: true } as const;
  return [
    { ...each, manner: 'engage', several },
    { ...each, manner: 'withdraw', several },
    { targets: others.filter((id) => facing(fight, id) !== by), manner: 'behind', costs },
    { targets: others.filter((id) => facing(fight, id) === by), manner: 'behind', costs: priceOf(2) },
    { ...each, manner: 'across', several: { least: 2, usual: [], first: others } },
  ];
}

/** Everything but the points: who is named, and that a step is there to be made. */
export function planMove(fight: Fight, intent: Intent): Result<Moving, Refusal> {
  const { actor, targets: named = [] } = intent;
  const mover = combatant(fight, actor);
  if (bears(mover, 'Grappled')) return refuse('held', { name: mover.name });
  const manner = oneWord(WAYS, intent.manner, 'way');
  if (!manner.ok) return manner;
  const all = [...new Set(named)];
  const first = target(fight, { ...intent, targets: all.slice(0, 1) });
  if (!first.ok) return first;
  if (manner.value === 'behind') return planBehind(fight, intent, all);
  if (manner.value === 'across' && all.length < 2) return refuse('cannot-cross', { name: first.value.name });
  const nearer = manner.value === 'engage' ? all : manner.value === 'across' ? all.slice(0, 1) : [];
  const farther = all.filter((id) => !nearer.includes(id));
  for (const id of all) {
    const may = mayShift(fight, mover, id, nearer.includes(id));
    if (!may.ok) return may;
  }
  return ok({ intent, manner: manner.value, step: { mover: actor, nearer, farther }, cost: 1 });
}

/** Can the two come nearer to each other, or farther apart? */
function mayShift(fight: Fight, mover: Creature, id: CombatantId, nearer: boolean): Result<undefined, Refusal> {
  const { name } = combatant(fight, id);
  if (id === mover.id) return no({ type: 'not-at-self' });
  if (bears(mover, 'Grappling')?.source === id) return refuse('cannot-move', { name });
  const stand = position(fight, mover.id, id);
  if (nearer && stand === POSITIONS[0]) return refuse('no-closer', { name });
  return !nearer && stand === POSITIONS.at(-1) ? refuse('no-farther', { name }) : ok();
}

function planBehind(fight: Fight, intent: Intent, named: readonly CombatantId[]): Result<Moving, Refusal> {
  const one = target(fight, { ...intent, targets: named });
  if (!one.ok) return one;
  const { actor: mover } = intent;
  const { id, name } = one.value;
  if (bears(combatant(fight, mover), 'Grappling')?.source === id) return refuse('cannot-move', { name });
  if (position(fight, mover, id) !== 'adjacent') return refuse('not-adjacent', { name });
  if (standsBehind(fight, mover, id)) return refuse('already', { name, condition: 'Facing' });
  const step = { mover, nearer: [], farther: [], around: id };
  return ok({ intent, manner: 'behind', step, cost: facing(fight, id) === mover ? 2 : 1 });
}

export const stand = action<Dungeoneers, Intent>({
  title: 'Stand up',
  cite: 'Movement › Prone',
  when: 'turn',
  kind: 'move',
  offers: (fight, by) => (bears(combatant(fight, by), 'Prone') && enough(fight, by, POINTS).ok ? {} : undefined),
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    if (!bears(who, 'Prone')) return refuse('not-prone', { name: who.name });
    const may = enough(fight, intent.actor, POINTS);
    return may.ok ? ok(intent) : may;
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, POINTS, 1, because({ id: 'stand up' }));
    standUp(resolution, intent.actor);
  },
});

export const dropProne = action<Dungeoneers, Intent>({
  title: 'Drop prone',
  cite: 'Movement › Prone',
  when: 'turn',
  kind: 'move',
  offers: (fight, by) => (bears(combatant(fight, by), 'Prone') ? undefined : {}),
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    return bears(who, 'Prone') ? refuse('already', { name: who.name, condition: 'Prone' }) : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    gain(resolution, intent.actor, borne('Prone'), because({ id: 'drops prone' }));
  },
});

/** Turning by itself. Before an act toward somebody it is free, and happens without asking. */
export const turnAround = action<Dungeoneers, Intent>({
  title: 'Turn',
  cite: 'Movement › Facing Direction',
  when: 'turn',
  kind: 'move',
  offers(fight, by) {
    const others = targets(fight, by, ({ id }) => facing(fight, by) !== id);
    return enough(fight, by, POINTS).ok && others.length > 0 ? { targets: others } : undefined;
  },
  plan(fight, intent) {
    const to = target(fight, intent);
    if (!to.ok) return to;
    if (facing(fight, intent.actor) === to.value.id)
      return refuse('already', { name: combatant(fight, intent.actor).name, condition: 'Facing' });
    const may = enough(fight, intent.actor, POINTS);
    return may.ok ? ok(intent) : may;
  },
  resolve(resolution, intent) {
    const to = intent.targets?.[0];
    declare(resolution, intent);
    pay(resolution, intent.actor, POINTS, 1, because({ id: 'turn' }));
    if (to !== undefined) turn(resolution, intent.actor, to);
  },
});
