// Finds who stands where on an encounter's map.

import type { Body, Tile } from '../../field/field.ts';
import { bodyAt, groundAt, isInside, squaresBetween, tileNamed, tilesUnder } from '../../field/field.ts';
import { isCutOffByHeight } from '../../field/ways.ts';
import type { Combatant, CombatantId, Encounter, SituationOverride, System } from './encounter.ts';
import { isInFight } from './encounter.ts';
import type { FieldRules } from './field-rules.ts';

/** The part of a ruleset that decides where combatants can stand. */
export interface Bodies<S extends System = System> {
  readonly field?: Pick<FieldRules<S>, 'side' | 'mayShare'>;
}

/** The GM's override of the position of one combatant relative to another. Undefined: the map decides. */
export function overrideOn(
  { field }: Pick<Encounter, 'field'>,
  actor: CombatantId,
  target: CombatantId,
): SituationOverride | undefined {
  return field?.words.find((each) => each.actor === actor && each.target === target);
}

/**
 * The tile that a combatant stands on; for a large one, its top left tile. Undefined if there is no map or the
 * combatant isn't on it.
 */
export function standsAt({ field }: Pick<Encounter, 'field'>, who: CombatantId): Tile | undefined {
  const name = field && Object.hasOwn(field.standing, who) ? field.standing[who] : undefined;
  return name === undefined ? undefined : tileNamed(name);
}

/** A combatant's width in tiles. */
export function widthOf<S extends System>({ field }: Bodies<S>, who: Combatant<S>): number {
  return field?.side?.(who) ?? 1;
}

/** A combatant's place with all its tiles. Undefined if there is no map or the combatant isn't on it. */
export function bodyOf<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
): Body | undefined {
  const tile = standsAt(encounter, who.id);
  return tile && bodyAt(tile, widthOf(rules, who));
}

/**
 * The distance between two combatants in squares, including height. Undefined if there is no map or one of them isn't
 * on it.
 */
export function squaresApart<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  one: Combatant<S>,
  other: Combatant<S>,
): number | undefined {
  const [a, b] = [bodyOf(rules, encounter, one), bodyOf(rules, encounter, other)];
  return a && b && squaresBetween(a, b, encounter.field?.ground);
}

/** Everyone on a tile who is still in the fight, up or down. Anyone else on it blocks no one. */
export function combatantsOn<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  tile: Tile,
): readonly Combatant<S>[] {
  return encounter.combatants.filter((who) => {
    const body = !isInFight(who.vitality) ? undefined : bodyOf(rules, encounter, who);
    return body !== undefined && tilesUnder(body).some(({ x, y }) => x === tile.x && y === tile.y);
  });
}

/**
 * Whether a combatant can stand on a tile: it must be on the map and not solid. If others are on it, the rules must let
 * the combatant share it with them.
 */
export function canStand<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  topLeft: Tile,
): boolean {
  const { field } = encounter;
  if (!field) return false;
  return tilesUnder(bodyAt(topLeft, widthOf(rules, who))).every((tile) => {
    if (!isInside(field.ground, tile) || groundAt(field.ground, tile).isSolid) return false;
    const otherCombatants = combatantsOn(rules, encounter, tile).filter(({ id }) => id !== who.id);
    return otherCombatants.length === 0 || rules.field?.mayShare?.(who, otherCombatants) === true;
  });
}

/** True if a combatant can't leave its square because all ground around it is two levels higher or lower. */
export function isCombatantCutOffByHeight<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
): boolean {
  const body = bodyOf(rules, encounter, who);
  return (
    encounter.field !== undefined && body !== undefined && isCutOffByHeight(encounter.field.ground, body.at, body.side)
  );
}
