import { type Tile, tileName, tileNamed } from '../../field/tile.ts';
import { pointsFrom } from '../../field/ways.ts';
import type { CombatantId, Encounter, System } from './encounter.ts';
import type { MoveWay } from './field-rules.ts';
import type { Ruleset } from './ruleset.ts';
import { standsAt } from './standing.ts';

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
  // Backwards, which costs nearly the same. Where the others stop every way, as if they were not there.
  for (const isBarred of [(tile: Tile) => taken.has(tileName(tile)), () => false]) {
    const leftFrom = pointsFrom(field.ground, to, { points, isBarred });
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
