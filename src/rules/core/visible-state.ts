import type { Field, Tile } from '../../field/field.ts';
import { bodyAt, groundAt, levelAt, squaresBetween, tileName, tileNamed, withOpenDoors } from '../../field/field.ts';
import { pointCostsFrom } from '../../field/ways.ts';
import type { ActorView, Health, SeenCombatant } from './actor-view.ts';
import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  hasLeftFight,
  isInFight,
  type System,
} from './encounter.ts';
import type { MoveWay, NamedPlace } from './field-rules.ts';
import { seenTiles } from './field-sight.ts';
import { given } from './given.ts';
import { plainWays } from './intent.ts';
import { type Bodies, bodyOf, squaresApart, standsAt, widthOf } from './map-positions.ts';
import { offersOf } from './play.ts';
import { actionOf, conditionsOf, mainMeterOf, type Ruleset } from './ruleset.ts';
import { detailOf, knownConditions } from './secrecy.ts';
import { zonesApart } from './zones.ts';

/** How hurt a combatant is, by its main meter: hurt if below full, bloodied at half, near death at a fifth. */
export function healthOf<S extends System>(
  rules: Ruleset<S>,
  combatant: Combatant<S>,
  encounter: Encounter<S>,
): Health {
  // Someone who has left the fight counts as dead here, because neither takes part in the fight anymore.
  if (hasLeftFight(combatant.vitality)) return 'dead';
  if (combatant.vitality !== 'up') return combatant.vitality;
  const mainMeter = mainMeterOf(rules, combatant, encounter);
  if (!mainMeter?.max) return 'hale';
  const healthFraction =
    (mainMeter.bad === 'empty' ? mainMeter.value : mainMeter.max - mainMeter.value) / mainMeter.max;
  if (healthFraction >= 1) return 'hale';
  if (healthFraction > 1 / 2) return 'hurt';
  return healthFraction > 1 / 5 ? 'bloodied' : 'near death';
}

/** The fight as a combatant on autopilot sees it. */
export function actorView<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, id: CombatantId): ActorView<S> {
  const actor = combatant(encounter, id);
  const { round, settings } = encounter;
  const offers = cachedByName((action: string) => offersOf(rules, encounter, id, action));
  // The paths are the same for all targets, so they are computed only once, and only if they are needed.
  let cachedWays: readonly MoveWay[] | undefined;
  const moveWays = () => {
    cachedWays ??= (encounter.field && rules.field?.ways(encounter, id)) ?? [];
    return cachedWays;
  };
  return {
    actor,
    others: visibleCombatants(rules, encounter, actor),
    round,
    settings,
    offers,
    ways: cachedByName((action) => {
      const namedAction = actionOf(rules, action);
      const currentOffers = offers(action);
      if (!namedAction || !currentOffers) return [];
      const { targets } = currentOffers;
      const ways = namedAction.ways?.(encounter, id) ?? plainWays(currentOffers);
      return targets ? ways.map((way) => (way.targets ? way : { ...way, targets })) : ways;
    }),
    pathToward: (target) => nearestWay(encounter, id, target, moveWays()),
    places: () => (encounter.field && rules.field?.places(encounter, id)) ?? [],
  };
}

/** Caches a result for each action's name, because autopilot asks about the same action several times. */
function cachedByName<Found>(find: (name: string) => Found): (name: string) => Found {
  const resultByName = new Map<string, readonly [Found]>();
  return (name) => {
    let cacheEntry = resultByName.get(name);
    if (!cacheEntry) {
      cacheEntry = [find(name)];
      resultByName.set(name, cacheEntry);
    }
    return cacheEntry[0];
  };
}

/** Everyone else who is alive, as the actor's player may see them. The GM's creatures see what the GM sees. */
function visibleCombatants<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: Combatant<S>,
): readonly SeenCombatant[] {
  const view = actor.controller === undefined ? 'gm' : 'players';
  const visibleTiles = seenTiles(rules, encounter, view);
  const isTileVisible = (id: CombatantId) => !visibleTiles || visibleTiles.has(encounter.field?.standing[id] ?? '');
  const seenCombatants: SeenCombatant[] = [];
  for (const who of encounter.combatants) {
    const { id, side, vitality } = who;
    if (id === actor.id || !isInFight(vitality)) continue;
    const isHealthShown = detailOf(who, encounter, view) !== 'hidden';
    const shownConditions = knownConditions(who, encounter, view, conditionsOf(rules, who));
    seenCombatants.push({
      id,
      friend: side === actor.side,
      vitality,
      conditions: shownConditions.map(({ name }) => name),
      ...given({
        health: isHealthShown ? healthOf(rules, who, encounter) : undefined,
        position: rules.positions?.of(encounter, actor.id, id),
        near: rules.isNear?.(encounter, actor.id, id) ? (true as const) : undefined,
        zones: zonesApart(encounter, actor.id, id),
        squares: isTileVisible(id) ? squaresApart(rules, encounter, actor, who) : undefined,
      }),
    });
  }
  return seenCombatants;
}

/**
 * The available path after which the rest of the way to another combatant is shortest. Ties go to the path with the
 * fewest opportunity attacks, then to the cheapest. Undefined if there is no map, or no path leads nearer.
 */
export function pathToward<S extends System>(
  { field }: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  actor: CombatantId,
  target: CombatantId,
): MoveWay | undefined {
  return field && encounter.field && nearestWay(encounter, actor, target, field.ways(encounter, actor));
}

/** The path among these that ends nearest to a combatant. Undefined if none of them leads nearer. */
export function nearestWay(
  encounter: Encounter,
  actor: CombatantId,
  target: CombatantId,
  ways: readonly MoveWay[],
): MoveWay | undefined {
  const { field } = encounter;
  const [from, to] = [standsAt(encounter, actor), standsAt(encounter, target)];
  if (!field || !from || !to || ways.length === 0) return undefined;
  const otherCombatants = encounter.combatants.filter(
    ({ id, vitality }) => id !== actor && id !== target && isInFight(vitality) && standsAt(encounter, id),
  );
  const occupiedTiles = new Set(otherCombatants.map(({ id }) => field.standing[id]));
  const unlimitedPoints = Number.POSITIVE_INFINITY;
  const isTaken = (tile: Tile) => occupiedTiles.has(tileName(tile));
  // The search runs backward from the target, once for all paths. If other combatants block every path, the search
  // ignores them. If that isn't enough, it ignores closed doors too.
  for (const { ground, isBarred } of searchAttempts(field.ground, isTaken)) {
    const pointsFromDestination = pointCostsFrom(ground, to, { points: unlimitedPoints, isBarred });
    const costFrom = (tile: Tile) => {
      const backwardCost = pointsFromDestination(tile);
      return backwardCost === undefined ? undefined : backwardCost - extraBackwardCost(ground, tile);
    };
    const currentCost = costFrom(from);
    if (currentCost === undefined) continue;
    const costAfter = (way: MoveWay) => costFrom(tileNamed(way.to) ?? to) ?? unlimitedPoints;
    const compareWays = (a: MoveWay, b: MoveWay) =>
      costAfter(a) - costAfter(b) || a.strikes.length - b.strikes.length || a.cost - b.cost;
    const bestWay = ways.reduce((first, way) => (compareWays(way, first) < 0 ? way : first));
    return costAfter(bestWay) < currentCost ? bestWay : undefined;
  }
  return undefined;
}

function* searchAttempts(ground: Field, isTaken: (tile: Tile) => boolean) {
  const isBarred = () => false;
  yield { ground, isBarred: isTaken };
  yield { ground, isBarred };
  const groundWithOpenDoors = withOpenDoors(ground);
  if (groundWithOpenDoors !== ground) yield { ground: groundWithOpenDoors, isBarred };
}

/**
 * The part of a backward search's cost for this tile that a path from the tile to the target doesn't pay. The backward
 * search pays for entering the tile itself, and for climbing where the path goes down.
 */
function extraBackwardCost(ground: Field, tile: Tile): number {
  return groundAt(ground, tile).cost + levelAt(ground, tile);
}

/** The place nearest to someone who can't be reached with one move. The path may lead around obstacles. */
export function placeToward<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  target: CombatantId,
  ways: readonly MoveWay[],
): NamedPlace | undefined {
  const way = nearestWay(encounter, actor, target, ways);
  const [mover, other] = [combatant(encounter, actor), combatant(encounter, target)];
  const body = bodyOf(rules, encounter, other);
  const to = way && tileNamed(way.to);
  if (!way || !to || !body) return undefined;
  const squaresBefore = squaresApart(rules, encounter, mover, other) ?? 0;
  const squaresAfter = squaresBetween(bodyAt(to, widthOf(rules, mover)), body, encounter.field?.ground);
  return { meaning: { means: squaresAfter < squaresBefore ? 'nearer to' : 'on the way to', target }, way };
}
