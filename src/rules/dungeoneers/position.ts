// Dungeoneers › Movement; the threat range, from other chapters of the book; positions of two creatures. Rulings:
// Position, no map; Position on a map

import { type Body, oppositeOf, squaresBetween, type Tile, tileName } from '../../field/field.ts';
import { type CombatantId, combatant, findCondition, pair } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import { overrideOn, standsAt } from '../core/map-positions.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { type Creature, type DungeoneersResolution, type Fight, THREAT_BY_SIZE } from './sheet.ts';
import { areOnField, bodyIfAt, bodyIn, directionFaced, directionToward, hasOpenLine, tilesApart } from './tiles.ts';

/** Positions of a pair, nearest first: 1 tile apart, 2 tiles, 3 or more. */
export const POSITIONS = ['adjacent', 'at reach', 'away'] as const;
type Position = (typeof POSITIONS)[number];

/** The name of both the auto-reaction and the setting that decide how far from other sides a creature starts. */
export const START_DISTANCE = 'start';

/**
 * The position of two creatures. If both are on the map, it follows from their tiles. Otherwise it is the recorded
 * position. If none is recorded, it is `startPosition` before combat, and `adjacent` after that.
 */
export function positionOf(fight: Fight, a: CombatantId, b: CombatantId): Position {
  const tileCount = tilesApart(fight, a, b);
  if (tileCount !== undefined) return positionAt(tileCount);
  const key = pair(a, b);
  const recordedPosition = Object.hasOwn(fight.positions, key) ? fight.positions[key] : undefined;
  return (
    POSITIONS.find((word) => word === recordedPosition) ??
    (fight.phase === 'gathering' ? startPosition(fight, a, b) : 'adjacent')
  );
}

/**
 * Ruling: creatures of different sides start `adjacent` by default. If either creature is set to `away`, they start
 * `away`. The encounter's setting `away` counts only if neither creature is set to `adjacent`.
 */
export function startPosition(fight: Fight, a: CombatantId, b: CombatantId): Position {
  const [first, second] = [combatant(fight, a), combatant(fight, b)];
  if (first.side === second.side) return 'adjacent';
  const startDistances = [first, second].flatMap(({ standingOrders, sheet }) => [
    standingOrders[START_DISTANCE] ?? sheet.starts,
  ]);
  const startsAway =
    startDistances.includes('away') ||
    (fight.settings[START_DISTANCE] === 'away' && !startDistances.includes('adjacent'));
  return startsAway ? 'away' : 'adjacent';
}

/** The number of tiles that a position stands for. For `away`, this is 3, which means 3 or more. */
function tileCountOf(position: Position): number {
  return POSITIONS.indexOf(position) + 1;
}

/** The position of two creatures that are this many tiles apart. */
function positionAt(tileCount: number): Position {
  return POSITIONS[Math.min(Math.max(tileCount, 1), POSITIONS.length) - 1] ?? 'away';
}

/**
 * Without a map, no one threatens farther than `at reach`, because the exact distance of a creature that is `away` is
 * unknown.
 */
const MAX_THREAT_WITHOUT_MAP = 2;

/** How many tiles away a creature threatens without a map: by its size, plus its longest equipped weapon. */
export function threatRange(creature: Creature): number {
  return Math.min(MAX_THREAT_WITHOUT_MAP, threatRangeOnField(creature));
}

/** How many tiles away a creature threatens on a map: by its size, plus its longest equipped weapon. */
function threatRangeOnField({ sheet }: Creature): number {
  let longestWeaponThreat = 0;
  for (const { equipped, threat } of sheet.weapons)
    if (equipped) longestWeaponThreat = Math.max(longestWeaponThreat, threat);
  return THREAT_BY_SIZE[sheet.size] + longestWeaponThreat;
}

/** The distance from one creature to another, and everything that decides what the first can do to the second. */
export interface Distance {
  /** Tiles between the two creatures. Without a map, 3 means 3 or more. */
  readonly tiles: number;
  /** The first creature's threat range, in tiles. */
  readonly threat: number;
  /** Whether a line between the two creatures is open. */
  readonly isOpen: () => boolean;
}

const isAlwaysOpen = () => true;

/** The distance between two creatures: by position without a map, by tiles on the map, or as the GM overrides it. */
export function distance(fight: Fight, actor: CombatantId, target: CombatantId): Distance {
  const creature = combatant(fight, actor);
  const [ownBody, targetBody] = [bodyIn(fight, actor), bodyIn(fight, target)];
  if (!ownBody || !targetBody)
    return {
      tiles: tileCountOf(positionOf(fight, actor, target)),
      threat: threatRange(creature),
      isOpen: isAlwaysOpen,
    };
  const overriddenRange = readDistance(overrideOn(fight, actor, target)?.situation.range);
  if (overriddenRange)
    return {
      tiles: overriddenRange.tiles,
      threat: overriddenRange.positionWord === undefined ? threatRangeOnField(creature) : threatRange(creature),
      isOpen: isAlwaysOpen,
    };
  return distanceBetween(fight, creature, ownBody, targetBody);
}

/** The distance between two places on the map, even if the creatures stand elsewhere. */
export function distanceBetween(fight: Fight, actor: Creature, ownBody: Body, targetBody: Body): Distance {
  const tiles = Math.max(1, squaresBetween(ownBody, targetBody, fight.field?.ground));
  return { tiles, threat: threatRangeOnField(actor), isOpen: () => hasOpenLine(fight, ownBody, targetBody) };
}

/** Reads a typed distance: a position, or tiles ("6", "6 tiles"). */
function readDistance(
  range: string | undefined,
): { readonly tiles: number; readonly positionWord?: Position } | undefined {
  const input = range?.trim().toLowerCase();
  const positionWord = POSITIONS.find((word) => word === input);
  if (positionWord) return { tiles: tileCountOf(positionWord), positionWord };
  const [, count] = /^(\d{1,3})( tiles?)?$/.exec(input ?? '') ?? [];
  return count === undefined ? undefined : { tiles: Number(count) };
}

/** True if `target` is within `actor`'s threat range, ally or not. On the map, a line to it must be open. */
export function canReach(fight: Fight, actor: CombatantId, target: CombatantId): boolean {
  return actor !== target && isWithinThreatRange(distance(fight, actor, target));
}

/** True if the distance is within the threat range and the line is open. */
export function isWithinThreatRange({ tiles, threat, isOpen: isInSight }: Distance): boolean {
  return tiles <= threat && isInSight();
}

/** True if `target`, standing on this tile, would be within `actor`'s threat range. */
export function wouldReach(fight: Fight, actor: Creature, target: Creature, tile: Tile): boolean {
  const ownBody = bodyIn(fight, actor.id);
  return ownBody !== undefined && isWithinThreatRange(distanceBetween(fight, actor, ownBody, bodyIfAt(target, tile)));
}

/** Living creatures of other sides that have `who` within their threat range, in turn order. */
export function threatenersOf(fight: Fight, who: CombatantId): readonly Creature[] {
  const idsInOrder = fight.turnOrder.flat();
  const turnIndex = (id: CombatantId) => (idsInOrder.includes(id) ? idsInOrder.indexOf(id) : idsInOrder.length);
  return enemiesInReach(fight, who).toSorted((a, b) => turnIndex(a.id) - turnIndex(b.id));
}

function enemiesInReach(fight: Fight, who: CombatantId): readonly Creature[] {
  const { side } = combatant(fight, who);
  return fight.combatants.filter(
    (other) => other.side !== side && other.vitality === 'up' && canReach(fight, other.id, who),
  );
}

/**
 * Whether a creature is Threatened: a creature of another side reaches it, and it has not just disengaged. This is
 * computed, never stored.
 */
export function isThreatened(fight: Fight, who: CombatantId): boolean {
  return countThreats(fight, who) > 0;
}

/** How many creatures threaten a creature. */
export function countThreats(fight: Fight, who: CombatantId): number {
  return findCondition(combatant(fight, who), 'Disengaged') ? 0 : enemiesInReach(fight, who).length;
}

/** The creature that `who` is known to face without a map. Undefined if that isn't known. */
export function facedCreature(fight: Fight, who: CombatantId): CombatantId | undefined {
  return combatant(fight, who).own.faces;
}

/** True if `attacker` is known to be behind `target`: see `fromBehindReason`. */
export function standsBehind(fight: Fight, attacker: CombatantId, target: CombatantId): boolean {
  return fromBehindReason(fight, attacker, target) !== undefined;
}

const FROM_BEHIND_REASON = because({ id: 'from behind' });

/**
 * Why `attacker` is behind `target`. Undefined if it isn't, or if that isn't known. Ruling: on the map, the target
 * faces one of eight directions. An attacker in the opposite direction is behind it, unless the GM overrides this.
 */
export function fromBehindReason(fight: Fight, attacker: CombatantId, target: CombatantId): Reason | undefined {
  const [attackerTile, targetTile] = [standsAt(fight, attacker), standsAt(fight, target)];
  if (!attackerTile || !targetTile)
    return combatant(fight, target).own.atItsBack === attacker ? FROM_BEHIND_REASON : undefined;
  const override = overrideOn(fight, attacker, target);
  if (override?.situation.behind !== undefined)
    return override.situation.behind
      ? because({ id: 'behind by GM’s word', ...given({ words: override.why }) })
      : undefined;
  const facing = directionFaced(fight, target);
  if (facing === undefined || directionToward(fight, target, attacker) !== oppositeOf(facing)) return undefined;
  return because({ id: 'behind on the field', at: tileName(attackerTile), target: tileName(targetTile), facing });
}

/**
 * Changes how near two creatures are to each other. Once they are away from each other, neither is known to be behind
 * the other.
 */
export function setPosition(
  resolution: DungeoneersResolution,
  who: CombatantId,
  other: CombatantId,
  to: Position,
): void {
  const positionBefore = positionOf(resolution.encounter, who, other);
  if (positionBefore === to) return;
  resolution.record({ type: 'positioned', subject: who, other, before: positionBefore, after: to });
  for (const [a, b] of [
    [who, other],
    [other, who],
  ] as const)
    if (to === 'away' && standsBehind(resolution.encounter, a, b)) resolution.changeOwn(b, { atItsBack: undefined });
}

/** The situation between an actor and its target. */
interface TargetSituation extends Distance {
  /** Why the actor is behind the target. Undefined if it is not. Refuses a player's claim that is known to be false. */
  readonly behind: Result<Reason | undefined, Refusal>;
}

/**
 * The situation between the actor and a target. Without a map, it is what is known or declared; on the map, what the
 * map shows or the GM overrides. Refuses a player's claim that contradicts what is known. An action on oneself has
 * distance 0.
 */
export function situationOf(
  fight: Fight,
  { actor, situation }: Pick<Intent, 'actor' | 'situation'>,
  target: Creature,
): Result<TargetSituation, Refusal> {
  const actualDistance = distance(fight, actor, target.id);
  if (target.id === actor) return ok({ ...actualDistance, tiles: 0, isOpen: isAlwaysOpen, behind: ok(undefined) });
  const claimsToBeBehind = situation?.behind === true;
  const tiles = tileCountTo(fight, actor, target, actualDistance.tiles, situation?.range);
  return tiles.ok
    ? ok({ ...actualDistance, tiles: tiles.value, behind: checkBehindClaim(fight, actor, target, claimsToBeBehind) })
    : tiles;
}

/**
 * How many tiles away the target is: by position, or, for a target that is `away`, as the player declared (at least 3).
 */
function tileCountTo(
  fight: Fight,
  actor: CombatantId,
  target: Creature,
  actualDistance: number,
  range: string | undefined,
): Result<number, Refusal> {
  const statedDistance = range === undefined ? undefined : readDistance(range);
  if (areOnField(fight, actor, target.id)) {
    const isActualDistance =
      statedDistance?.positionWord === undefined
        ? statedDistance?.tiles === actualDistance
        : statedDistance.positionWord === positionAt(actualDistance);
    if (range === undefined || isActualDistance) return ok(actualDistance);
    return no({
      type: 'against-the-field',
      option: 'range',
      said: range.slice(0, 40),
      shows: { tiles: actualDistance },
    });
  }
  const currentPosition = positionOf(fight, actor, target.id);
  if (range === undefined || statedDistance?.positionWord === currentPosition) return ok(actualDistance);
  if (
    statedDistance &&
    statedDistance.positionWord === undefined &&
    (currentPosition === 'away' ? statedDistance.tiles >= actualDistance : statedDistance.tiles === actualDistance)
  )
    return ok(statedDistance.tiles);
  return refuse('range-contradicts', { name: target.name, position: currentPosition, said: range.slice(0, 40) });
}

/** A number of tiles as players read it: "4 tiles". */
export function tileCountText(count: number): string {
  return `${count} ${count === 1 ? 'tile' : 'tiles'}`;
}

function checkBehindClaim(
  fight: Fight,
  actor: CombatantId,
  { id, name }: Creature,
  claimsToBeBehind: boolean,
): Result<Reason | undefined, Refusal> {
  const reason = fromBehindReason(fight, actor, id);
  if (areOnField(fight, actor, id)) {
    if (reason || !claimsToBeBehind) return ok(reason);
    const facing = directionFaced(fight, id);
    const shows = facing === undefined ? false : { facing };
    return no({ type: 'against-the-field', option: 'behind', said: true, shows });
  }
  const behindReason = reason ?? (claimsToBeBehind ? FROM_BEHIND_REASON : undefined);
  return behindReason && facedCreature(fight, id) === actor ? refuse('faces-you', { name }) : ok(behindReason);
}
