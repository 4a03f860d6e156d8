// Who stands where on the field of an encounter.

import {
  type Body,
  bodyAt,
  groundAt,
  isInside,
  squaresBetween,
  type Tile,
  tileNamed,
  tilesUnder,
} from '../../field/field.ts';
import type { Combatant, CombatantId, Encounter, Overruled, System } from './encounter.ts';
import type { FieldRules } from './field-rules.ts';

/** What is asked of a system to say who stands where: a ruleset, or as much of it. */
export interface Bodies<S extends System = System> {
  readonly field?: Pick<FieldRules<S>, 'side' | 'mayShare'>;
}

/** The GM's word on how one stands to another. Undefined: the field says it. */
export function wordOn(
  { field }: Pick<Encounter, 'field'>,
  actor: CombatantId,
  target: CombatantId,
): Overruled | undefined {
  return field?.words.find((each) => each.actor === actor && each.target === target);
}

/** The tile somebody stands on, of several the one at the top left. Undefined: there is no field, or they stand nowhere. */
export function standsAt({ field }: Pick<Encounter, 'field'>, who: CombatantId): Tile | undefined {
  const name = field && Object.hasOwn(field.standing, who) ? field.standing[who] : undefined;
  return name === undefined ? undefined : tileNamed(name);
}

/** The tiles of a side that somebody takes. */
export function sideOf<S extends System>({ field }: Bodies<S>, who: Combatant<S>): number {
  return field?.side?.(who) ?? 1;
}

/** Where somebody stands, with all the tiles they take. Undefined: there is no field, or they stand nowhere. */
export function bodyOf<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
): Body | undefined {
  const at = standsAt(encounter, who.id);
  return at && bodyAt(at, sideOf(rules, who));
}

/** Squares between two, heights counted. Undefined: there is no field, or one of them stands nowhere. */
export function squaresApart<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  one: Combatant<S>,
  other: Combatant<S>,
): number | undefined {
  const [a, b] = [bodyOf(rules, encounter, one), bodyOf(rules, encounter, other)];
  return a && b && squaresBetween(a, b, encounter.field?.ground);
}

/** Those who stand on a tile and are in nobody's way only when dead. */
export function standingOn<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  tile: Tile,
): readonly Combatant<S>[] {
  return encounter.combatants.filter((who) => {
    const body = who.vitality === 'dead' ? undefined : bodyOf(rules, encounter, who);
    return body !== undefined && tilesUnder(body).some(({ x, y }) => x === tile.x && y === tile.y);
  });
}

/** Whether somebody may stand there: inside, on ground that carries, and where nobody else is who leaves no room. */
export function canStand<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  at: Tile,
): boolean {
  const { field } = encounter;
  if (!field) return false;
  return tilesUnder(bodyAt(at, sideOf(rules, who))).every((tile) => {
    if (!isInside(field.ground, tile) || groundAt(field.ground, tile).isSolid) return false;
    const others = standingOn(rules, encounter, tile).filter(({ id }) => id !== who.id);
    return others.length === 0 || rules.field?.mayShare?.(who, others) === true;
  });
}
