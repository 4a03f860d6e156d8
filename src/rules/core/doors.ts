import { isInside } from '../../field/field.ts';
import { DIRECTIONS, type TileName, tileName, tileTowards } from '../../field/tile.ts';
import type { Deed } from './deed.ts';
import { type CombatantId, combatant, type Encounter, type System } from './encounter.ts';
import { stateAt, tileOn } from './field-deeds.ts';
import type { TileState } from './played-field.ts';
import type { Refusal } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { no, ok, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import { standingOn, standsAt } from './standing.ts';

/** Somebody opens or closes a door beside them: free, once a turn. Ruling: the field, ground. */
export function useDoor<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, at }: Extract<Deed, { type: 'door' }>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const { field } = encounter;
  const stands = standsAt(encounter, subject);
  if (!field || !stands) return no({ type: 'no-field' });
  const tile = tileOn(field, at);
  if (!tile.ok) return tile;
  const { name } = combatant(encounter, subject);
  const before = stateAt(field, tile.value);
  const isBeside = Math.max(Math.abs(stands.x - tile.value.x), Math.abs(stands.y - tile.value.y)) === 1;
  if (!isDoor(before) || !isBeside) return no({ type: 'no-door', tile: at, name });
  if (hasUsedOne(encounter, subject)) return no({ type: 'door-once', name });
  const [there] = standingOn(rules, encounter, tile.value);
  if (there) return no({ type: 'tile-taken', tile: tileName(tile.value), name: there.name });
  const after: TileState = { ...before, sign: before.sign === '+' ? '/' : '+' };
  resolution.record({ type: 'tiles-changed', by: subject, tiles: [{ at: tileName(tile.value), before, after }] });
  return ok();
}

/** The doors that somebody can open or close now. */
export function doorsBeside<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  who: CombatantId,
): readonly TileName[] {
  const { field } = encounter;
  const stands = standsAt(encounter, who);
  if (!field || !stands || hasUsedOne(encounter, who)) return [];
  return DIRECTIONS.map((direction) => tileTowards(stands, direction))
    .filter(
      (tile) =>
        isInside(field.ground, tile) && isDoor(stateAt(field, tile)) && standingOn(rules, encounter, tile).length === 0,
    )
    .map(tileName);
}

function isDoor({ sign }: TileState): boolean {
  return sign === '+' || sign === '/';
}

function hasUsedOne({ phase, field }: Pick<Encounter, 'phase' | 'field'>, who: CombatantId): boolean {
  return phase === 'fighting' && field?.atDoors.includes(who) === true;
}
