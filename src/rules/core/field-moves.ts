// Moves and forced moves on the map: the part that all systems share.

import {
  bodyAt,
  type Direction,
  type Field,
  groundAt,
  isSameTile,
  type Tile,
  type TileName,
  tileName,
  tilesUnder,
} from '../../field/field.ts';
import { type ForcedMove, forcedMove, type Way, waysFrom } from '../../field/ways.ts';
import { type Combatant, type CombatantId, type Encounter, isInFight, type System } from './encounter.ts';
import { cannotStand, tileOn } from './field-deeds.ts';
import { given } from './given.ts';
import { type Bodies, bodyOf, canStand, combatantsOn, standsAt, widthOf } from './map-positions.ts';
import type { Reason } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/** What a path search needs to know, such as whether the book lets combatants pass each other. */
export interface MovementRules {
  /** Movement points. A tile costs one, rough ground and water cost two, and one level up costs one more. */
  readonly points: number;
  /**
   * True if the combatant can pass allies without ending on an ally's tile. Undefined: no occupied tile can be entered.
   */
  readonly passesFriends?: true;
  /** Whether the combatant can't choose to enter a tile, for example because it is closer to something they fear. */
  readonly isBarred?: (tile: Tile) => boolean;
  /** How many combatants get an opportunity attack for this step. */
  readonly strikes?: (from: Tile, to: Tile) => number;
  /** Whether a dragged combatant can take the step too. Undefined if no one is dragged. */
  readonly mayStep?: (from: Tile, to: Tile) => boolean;
  /** Combatants who step aside and don't block the way. */
  readonly giveWay?: readonly CombatantId[];
}

/** Everywhere someone can go on the map, nearest first. Empty without a map, or if they aren't on it. */
export function waysOf<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  { points, passesFriends, isBarred, strikes, mayStep, giveWay = [] }: MovementRules,
): readonly Way[] {
  const startTile = standsAt(encounter, who.id);
  const { field } = encounter;
  if (!field || !startTile) return [];
  const otherCombatants = encounter.combatants.filter(
    ({ id, vitality }) => id !== who.id && isInFight(vitality) && !giveWay.includes(id),
  );
  const tilesOf = (combatants: readonly Combatant<S>[]) =>
    combatants.flatMap((each) => {
      const body = bodyOf(rules, encounter, each);
      return body ? tilesUnder(body) : [];
    });
  const barredTiles = tilesOf(
    passesFriends ? otherCombatants.filter(({ side }) => side !== who.side) : otherCombatants,
  );
  const occupiedTiles = tilesOf(otherCombatants);
  const isAmong = (list: readonly Tile[]) => (tile: Tile) => list.some((each) => isSameTile(each, tile));
  const canShareTile = (tile: Tile) =>
    rules.field?.mayShare?.(
      who,
      combatantsOn(rules, encounter, tile).filter(({ id }) => id !== who.id && !giveWay.includes(id)),
    ) === true;
  const isUnshareableAmong = (list: readonly Tile[]) => {
    const isInList = isAmong(list);
    return (tile: Tile) => isInList(tile) && !canShareTile(tile);
  };
  const isBlockedTile = isUnshareableAmong(barredTiles);
  const constraints = {
    points,
    side: widthOf(rules, who),
    isBarred: (tile: Tile) => isBlockedTile(tile) || isBarred?.(tile) === true,
    isTaken: isUnshareableAmong(occupiedTiles),
  };
  return waysFrom(field.ground, startTile, { ...constraints, ...given({ strikes, mayStep }) }).toSorted(
    (a, b) => a.points - b.points,
  );
}

/** Records that a combatant moves, or is moved by force, along a path. */
export function recordMove<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  path: readonly Tile[],
  { cost, forced }: { readonly cost?: number; readonly forced?: Reason },
): void {
  const lastMoveBefore = resolution.encounter.field?.lastMove;
  resolution.record({
    type: 'moved',
    subject,
    path: path.map(tileName),
    ...given({ cost, forced, before: lastMoveBefore }),
  });
}

/**
 * Moves a combatant by force, tile by tile, until something stops it, and records the path. Undefined if there is no
 * map or the combatant isn't on it.
 */
export function forceMove<S extends System>(
  resolution: Resolution<S>,
  rules: Bodies<S>,
  subject: CombatantId,
  along: { readonly direction: Direction; readonly tiles: number },
  why: Reason,
): ForcedMove | undefined {
  const { encounter } = resolution;
  const startTile = standsAt(encounter, subject);
  if (!encounter.field || !startTile) return undefined;
  const who = resolution.combatant(subject);
  const bodyWidth = widthOf(rules, who);
  const isOccupied = (tile: Tile) => combatantsOn(rules, encounter, tile).some(({ id }) => id !== subject);
  const move = forcedMove(
    encounter.field.ground,
    startTile,
    { ...along, side: bodyWidth },
    (tile) => tilesUnder(bodyAt(tile, bodyWidth)).some(isOccupied) && !canStand(rules, encounter, who, tile),
  );
  if (move.path.length > 1) recordMove(resolution, subject, move.path, { forced: why });
  return move;
}

/**
 * The path to a wanted tile. Refuses if no tile is named, the tile isn't on the map, it is taken or solid, or no path
 * is short enough.
 */
export function pathTo<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  to: string | undefined,
  walking: MovementRules,
): Result<Way, Refusal> {
  const { name } = who;
  const { field } = encounter;
  const startTile = standsAt(encounter, who.id);
  if (!field) return no({ type: 'no-field' });
  if (!startTile) return no({ type: 'not-on-the-field', name });
  if (to === undefined) return no({ type: 'where-to', name });
  const tile = tileOn(field, to);
  if (!tile.ok) return tile;
  const leadsToTile = (way: Way) => isSameTile(way.to, tile.value);
  const way = waysOf(rules, encounter, who, walking).find(leadsToTile);
  if (way) return ok(way);
  if (isSameTile(startTile, tile.value)) return no({ type: 'tile-taken', tile: tileName(startTile), name });
  if (!canStand(rules, encounter, who, tile.value)) return cannotStand(rules, encounter, who, tile.value);
  const unaffordableWay = waysOf(rules, encounter, who, { ...walking, points: Number.POSITIVE_INFINITY }).find(
    leadsToTile,
  );
  const refusalFacts = {
    tile: tileName(tile.value),
    name,
    left: walking.points,
    ...given({
      cost: unaffordableWay?.points,
      blockedBy: unaffordableWay ? undefined : obstacleTo(rules, encounter, who, tile.value, walking),
    }),
  };
  return no({ type: 'too-far', ...refusalFacts });
}

/**
 * What blocks every path to a tile: a closed door, or differences in height. Undefined if neither is the reason. Also
 * undefined if there is fog, because the answer would reveal what is there.
 */
function obstacleTo<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  to: Tile,
  walking: MovementRules,
): { readonly door: TileName } | 'height' | undefined {
  const { field } = encounter;
  if (!field || field.look.dark) return undefined;
  const { ground } = field;
  const wayOnGround = (changedGround: Field) =>
    waysOf(rules, { ...encounter, field: { ...field, ground: changedGround } }, who, {
      ...walking,
      points: Number.POSITIVE_INFINITY,
    }).find((way) => isSameTile(way.to, to));
  const wayThroughDoors = wayOnGround({ ...ground, ground: ground.ground.replaceAll('+', '/') });
  const door = wayThroughDoors?.path.find((tile) => groundAt(ground, tile).name === 'closed door');
  if (door) return { door: tileName(door) };
  return wayOnGround({ ...ground, levels: ground.levels.replaceAll(/\d/g, '0') }) && 'height';
}
