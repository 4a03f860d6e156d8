import { isSameTile, tileName } from '../../field/tile.ts';
import type { Way } from '../../field/ways.ts';
import type { Combatant, Encounter, System } from './encounter.ts';
import { cannotStand, tileOn } from './field-deeds.ts';
import { type Walking, waysOf } from './field-moves.ts';
import { given } from './given.ts';
import type { Refusal } from './refusal.ts';
import { no, ok, type Result } from './result.ts';
import { type Bodies, canStand, standsAt } from './standing.ts';

/**
 * The way to the tile that somebody wants to go to. Refused: no tile is named, it is none of the field's, somebody or
 * something is there, or nothing leads there with the points that there are.
 */
export function wayTo<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  to: string | undefined,
  walking: Walking,
): Result<Way, Refusal> {
  const { name } = who;
  const { field } = encounter;
  const from = standsAt(encounter, who.id);
  if (!field) return no({ type: 'no-field' });
  if (!from) return no({ type: 'not-on-the-field', name });
  if (to === undefined) return no({ type: 'where-to', name });
  const tile = tileOn(field, to);
  if (!tile.ok) return tile;
  const leads = (way: Way) => isSameTile(way.to, tile.value);
  const way = waysOf(rules, encounter, who, walking).find(leads);
  if (way) return ok(way);
  if (isSameTile(from, tile.value)) return no({ type: 'tile-taken', tile: tileName(from), name });
  if (!canStand(rules, encounter, who, tile.value)) return cannotStand(rules, encounter, who, tile.value);
  const anyhow = waysOf(rules, encounter, who, { ...walking, points: Number.POSITIVE_INFINITY }).find(leads);
  const facts = { tile: tileName(tile.value), name, left: walking.points, ...given({ cost: anyhow?.points }) };
  return no({ type: 'too-far', ...facts });
}
