import { bodyAt, squaresBetween } from '../../field/body.ts';
import { type Field, groundAt, levelAt, withOpenDoors } from '../../field/field.ts';
import { type Tile, tileName, tileNamed } from '../../field/tile.ts';
import { pointsFrom } from '../../field/ways.ts';
import { type CombatantId, combatant, type Encounter, type System } from './encounter.ts';
import type { MoveWay, NamedPlace } from './field-rules.ts';
import type { Ruleset } from './ruleset.ts';
import { type Bodies, bodyOf, sideOf, squaresApart, standsAt } from './standing.ts';

/**
 * Of the ways that somebody can go now the one after which least is left to walk to another; of equal ones the one with
 * the fewest strikes, then the cheapest. Undefined: there is no field, or none of them leads nearer.
 */
export function wayTowards<S extends System>(
  { field }: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  actor: CombatantId,
  whom: CombatantId,
): MoveWay | undefined {
  return field && encounter.field && nearestTo(encounter, actor, whom, field.ways(encounter, actor));
}

/** The same of ways that are worked out already. */
export function nearestTo(
  encounter: Encounter,
  actor: CombatantId,
  whom: CombatantId,
  ways: readonly MoveWay[],
): MoveWay | undefined {
  const { field } = encounter;
  const [from, to] = [standsAt(encounter, actor), standsAt(encounter, whom)];
  if (!field || !from || !to || ways.length === 0) return undefined;
  const others = encounter.combatants.filter(
    ({ id, vitality }) => id !== actor && id !== whom && vitality !== 'dead' && standsAt(encounter, id),
  );
  const taken = new Set(others.map(({ id }) => field.standing[id]));
  const points = Number.POSITIVE_INFINITY;
  const isTaken = (tile: Tile) => taken.has(tileName(tile));
  // Searched backwards, once for all ways. Where the others stop every way, as if they weren't there, then as if every door were open.
  for (const { ground, isBarred } of searches(field.ground, isTaken)) {
    const back = pointsFrom(ground, to, { points, isBarred });
    const leftFrom = (tile: Tile) => {
      const walked = back(tile);
      return walked === undefined ? undefined : walked - entering(ground, tile);
    };
    const now = leftFrom(from);
    if (now === undefined) continue;
    const after = (way: MoveWay) => leftFrom(tileNamed(way.to) ?? to) ?? points;
    const order = (a: MoveWay, b: MoveWay) =>
      after(a) - after(b) || a.strikes.length - b.strikes.length || a.cost - b.cost;
    const best = ways.reduce((first, way) => (order(way, first) < 0 ? way : first));
    return after(best) < now ? best : undefined;
  }
  return undefined;
}

function* searches(ground: Field, isTaken: (tile: Tile) => boolean) {
  const isBarred = () => false;
  yield { ground, isBarred: isTaken };
  yield { ground, isBarred };
  const opened = withOpenDoors(ground);
  if (opened !== ground) yield { ground: opened, isBarred };
}

/** What a way backwards pays for its last tile, and a way from there does not: the ground, and the climb that is a descent. */
function entering(ground: Field, tile: Tile): number {
  return groundAt(ground, tile).cost + levelAt(ground, tile);
}

/** The place nearest to somebody, where they cannot be got at with one move. It may lead around what is in between. */
export function placeTowards<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  whom: CombatantId,
  ways: readonly MoveWay[],
): NamedPlace | undefined {
  const way = nearestTo(encounter, actor, whom, ways);
  const [mover, other] = [combatant(encounter, actor), combatant(encounter, whom)];
  const body = bodyOf(rules, encounter, other);
  const to = way && tileNamed(way.to);
  if (!way || !to || !body) return undefined;
  const before = squaresApart(rules, encounter, mover, other) ?? 0;
  const after = squaresBetween(bodyAt(to, sideOf(rules, mover)), body, encounter.field?.ground);
  return { meaning: { means: after < before ? 'nearer to' : 'on the way to', whom }, way };
}
