// TDGS › 5 Actions › Shove: one square away, over the squares of a field; 14 Movement › Falling

import { levelAt } from '../../field/field.ts';
import { forcedFrom } from '../../field/steps.ts';
import {
  DIRECTIONS,
  type Direction,
  directionTo,
  isSameTile,
  type Tile,
  tileName,
  tileTowards,
} from '../../field/tile.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { cannotStand, tileOn } from '../core/field-deeds.ts';
import { force } from '../core/field-moves.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { canStand, standsAt } from '../core/standing.ts';
import { BODIES } from './field.ts';
import { FALLING, fallOf, suffer } from './hazards.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Fight, TdgsResolution } from './sheet.ts';

/**
 * The tiles onto which somebody may be shoved away: a square further from whoever shoves, straight away first. Ruling: the
 * field: the shover chooses among them; a wall, the field's edge, and whoever stands there stop it.
 */
export function tilesAway(encounter: Fight, actor: CombatantId, target: CombatantId): readonly Tile[] {
  return directionsAway(encounter, actor, target).map(({ tile }) => tile);
}

interface Away {
  readonly direction: Direction;
  readonly tile: Tile;
}

function directionsAway(encounter: Fight, actor: CombatantId, target: CombatantId): readonly Away[] {
  const [from, at] = [standsAt(encounter, actor), standsAt(encounter, target)];
  const { field } = encounter;
  if (!field || !from || !at) return [];
  const straight = directionTo(from, at);
  const flat = (tile: Tile) => Math.max(Math.abs(tile.x - from.x), Math.abs(tile.y - from.y));
  const isTaken = (tile: Tile) => !canStand(BODIES, encounter, combatant(encounter, target), tile);
  return DIRECTIONS.map((direction) => ({ direction, tile: tileTowards(at, direction) }))
    .filter(({ direction, tile }) => {
      const forced = forcedFrom(field.ground, at, { direction, tiles: 1 }, isTaken);
      return flat(tile) > flat(at) && forced.path.length > 1;
    })
    .toSorted((a, b) => Number(b.direction === straight) - Number(a.direction === straight));
}

/** Where somebody is shoved: to the tile that is named, else straight away or as nearly so as there is room. */
export function shovedTo(
  encounter: Fight,
  actor: CombatantId,
  target: CombatantId,
  to: string | undefined,
): Result<Direction | undefined, Refusal> {
  const { field } = encounter;
  const [from, at] = [standsAt(encounter, actor), standsAt(encounter, target)];
  if (!field || !from || !at) return ok(undefined);
  const open = directionsAway(encounter, actor, target);
  const who = combatant(encounter, target);
  if (to === undefined) {
    const [first] = open;
    return first ? ok(first.direction) : no(refusal('no-room', { name: who.name }));
  }
  const tile = tileOn(field, to);
  if (!tile.ok) return tile;
  const found = open.find((each) => isSameTile(each.tile, tile.value));
  if (found) return ok(found.direction);
  if (!canStand(BODIES, encounter, who, tile.value)) return cannotStand(BODIES, encounter, who, tile.value);
  return no(refusal('not-away', { name: who.name, tile: tileName(tile.value) }));
}

/** They are forced one square that way, and fall where the ground does: "1d6 per 2 squares, at most 10d6". */
export function shoveAway(
  resolution: TdgsResolution,
  actor: CombatantId,
  target: CombatantId,
  direction: Direction,
): void {
  const { field } = resolution.encounter;
  const from = standsAt(resolution.encounter, target);
  if (!field || !from) return;
  const squares = levelAt(field.ground, from) - levelAt(field.ground, tileTowards(from, direction));
  const fall = fallOf(squares);
  const why = because({ id: 'shoved by', who: actor, ...(fall && { falls: squares }) });
  force(resolution, BODIES, target, { direction, tiles: 1 }, why);
  if (fall) suffer(resolution, target, { name: FALLING, damage: fall });
}
