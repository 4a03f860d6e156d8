// Dungeoneers › Movement: the tile that a move on the field goes to

import { tileName } from '../../field/tile.ts';
import { combatant } from '../core/encounter.ts';
import type { MoveWay } from '../core/field-rules.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { standsAt } from '../core/standing.ts';
import { wayTo as wayToTile } from '../core/way-to.ts';
import { oneWord, target } from './intent.ts';
import { WAYS } from './manners.ts';
import { wayBehind, wayFrom, wayTo } from './places.ts';
import { distance, standsBehind } from './position.ts';
import { refuse } from './refusals.ts';
import type { Creature, Fight } from './sheet.ts';
import { BODIES } from './tiles.ts';
import { type Walk, walking } from './walk.ts';
import { waysWith } from './ways.ts';

/**
 * A walk to the tile that is named. Where creatures are named instead, as without a map: to where the mover comes nearest to
 * one, or behind it, or farthest from all of them.
 */
export function planWalk(fight: Fight, intent: Intent, points: number): Result<Walk, Refusal> {
  const mover = combatant(fight, intent.actor);
  const to = destination(fight, mover, intent, points);
  if (!to.ok) return to;
  const way = wayToTile(BODIES, fight, mover, to.value, walking(fight, mover, points));
  return way.ok ? ok({ mover: mover.id, path: way.value.path, cost: way.value.points }) : way;
}

function destination(
  fight: Fight,
  mover: Creature,
  intent: Intent,
  points: number,
): Result<string | undefined, Refusal> {
  const { to, targets = [] } = intent;
  const named = [...new Set(targets)];
  if (to !== undefined || named.length === 0) return ok(to);
  const manner = oneWord(WAYS, intent.manner, 'way');
  if (!manner.ok) return manner;
  const others: Creature[] = [];
  for (const id of named) {
    const other = target(fight, { ...intent, targets: [id] });
    if (!other.ok) return other;
    if (!standsAt(fight, id)) return no({ type: 'not-on-the-field', name: other.value.name });
    others.push(other.value);
  }
  const [first] = others;
  if (!first || manner.value === 'across') return ok(undefined);
  const all = waysWith(fight, mover, points);
  switch (manner.value) {
    case 'engage':
      if (distance(fight, mover.id, first.id).tiles <= 1) return refuse('no-closer', { name: first.name });
      return found(wayTo(fight, mover.id, first.id, all), fight, mover, first, points);
    case 'behind':
      if (standsBehind(fight, mover.id, first.id)) return refuse('already', { name: first.name, condition: 'Facing' });
      return found(wayBehind(fight, mover, first, all), fight, mover, first, points);
    case 'withdraw': {
      const way = wayFrom(fight, mover, others, all);
      return way ? ok(way.to) : refuse('no-farther', { name: first.name });
    }
    default:
      return manner.value satisfies never;
  }
}

function found(
  way: MoveWay | undefined,
  fight: Fight,
  mover: Creature,
  { id }: Creature,
  left: number,
): Result<string, Refusal> {
  if (way) return ok(way.to);
  const at = standsAt(fight, id);
  return no({ type: 'too-far', tile: at ? tileName(at) : '', name: mover.name, left });
}
