// Dungeoneers › Movement: the movement actions

import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import { borne, gain } from './conditions.ts';
import { declare, enough, oneWord, pay, target, targets } from './intent.ts';
import { standUp, step, turn } from './movement.ts';
import { facing, POSITIONS, position, standsBehind } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, Fight } from './sheet.ts';

const POINTS = 'movement points';
export const WAYS = ['engage', 'withdraw', 'behind'] as const;

interface Moving {
  readonly intent: Intent;
  readonly named: readonly CombatantId[];
  readonly way: (typeof WAYS)[number];
  readonly cost: number;
}

/** One tile nearer to, or farther from, those named. Around one of them to its back is two where it faces the mover. */
export const move = action<Dungeoneers, Moving>({
  title: 'Move',
  brief: 'One step nearer (engage), farther (withdraw), or around somebody (behind). 1 movement point.',
  cite: 'Movement; ruling: Position, no map',
  when: 'turn',
  offers(fight, by) {
    if (!enough(fight, by, POINTS).ok) return undefined;
    const at = targets(fight, by, (other) => bears(combatant(fight, by), 'Grappling')?.source !== other.id);
    return at.length > 0 ? { targets: at, manners: WAYS } : undefined;
  },
  plan(fight, intent) {
    const moving = planMove(fight, intent);
    if (!moving.ok) return moving;
    const may = enough(fight, intent.actor, POINTS, moving.value.cost);
    return may.ok ? moving : may;
  },
  resolve(resolution, { intent, named, way, cost }) {
    declare(resolution, intent, { manner: way });
    pay(resolution, intent.actor, POINTS, cost, because({ id: 'move' }));
    step(resolution, { mover: intent.actor, named, way }, true);
  },
});

/** Everything but the points: who is named, and that a step is there to be made. */
export function planMove(fight: Fight, intent: Intent): Result<Moving, Refusal> {
  const { actor, targets } = intent;
  const mover = combatant(fight, actor);
  if (bears(mover, 'Grappled')) return refuse('held', { name: mover.name });
  const way = oneWord(WAYS, intent.manner, 'way');
  if (!way.ok) return way;
  const named = [...new Set(targets ?? [])];
  const first = target(fight, { ...intent, targets: named.slice(0, 1) });
  if (!first.ok) return first;
  if (way.value === 'behind') return planBehind(fight, intent, named);
  for (const id of named) {
    const other = combatant(fight, id);
    if (id === actor) return no({ type: 'not-at-self' });
    if (bears(mover, 'Grappling')?.source === id) return refuse('cannot-move', { name: other.name });
    const at = POSITIONS.indexOf(position(fight, actor, id));
    if (way.value === 'engage' && at === 0) return refuse('no-closer', { name: other.name });
    if (way.value === 'withdraw' && at === POSITIONS.length - 1) return refuse('no-farther', { name: other.name });
  }
  return ok({ intent, named, way: way.value, cost: 1 });
}

function planBehind(fight: Fight, intent: Intent, named: readonly CombatantId[]): Result<Moving, Refusal> {
  const one = target(fight, { ...intent, targets: named });
  if (!one.ok) return one;
  const { id, name } = one.value;
  if (bears(combatant(fight, intent.actor), 'Grappling')?.source === id) return refuse('cannot-move', { name });
  if (position(fight, intent.actor, id) !== 'adjacent') return refuse('not-adjacent', { name });
  if (standsBehind(fight, intent.actor, id)) return refuse('already', { name, condition: 'Facing' });
  return ok({ intent, named, way: 'behind', cost: facing(fight, id) === intent.actor ? 2 : 1 });
}

export const stand = action<Dungeoneers, Intent>({
  title: 'Stand up',
  brief: 'Stand up from Prone. 1 movement point.',
  cite: 'Movement › Prone',
  when: 'turn',
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
  brief: 'Drop to the ground, on your own turn. Free.',
  cite: 'Movement › Prone',
  when: 'turn',
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
  brief: 'Face somebody, so that they are not behind you. 1 movement point; any act toward them does it for free.',
  cite: 'Movement › Facing Direction',
  when: 'turn',
  offers(fight, by) {
    const at = targets(fight, by, ({ id }) => facing(fight, by) !== id);
    return enough(fight, by, POINTS).ok && at.length > 0 ? { targets: at } : undefined;
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
