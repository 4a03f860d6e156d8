// Places combatants on a map that was just drawn or mirrored.

import { bodyAt, type Field, type Tile, tileName, tilesUnder } from '../../field/field.ts';
import { type MapHalf, placementTilesOf } from '../../field/premade.ts';
import { type Combatant, type Encounter, PLAYERS, type PlayedField, type System } from './encounter.ts';
import { canStand, standsAt, widthOf } from './map-positions.ts';
import type { Ruleset } from './ruleset.ts';

/** Players start on the left and everyone else on the right, or the other way around if `swapped`. */
export function mapHalfOf({ side }: Pick<Combatant, 'side'>, swapped = false): MapHalf {
  return (side === PLAYERS) === swapped ? 'right' : 'left';
}

/**
 * The first tile with room for a combatant, in the given half of the map if possible. Undefined if no tile has room.
 */
export function freeTileFor<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  half: MapHalf,
): Tile | undefined {
  const { field } = encounter;
  return (
    field &&
    placementTilesOf(field.ground, half, rules.field?.apart).find((tile) => canStand(rules, encounter, who, tile))
  );
}

/** A new map with everyone in the encounter where their side starts. */
export function fieldAtStart<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  swapped = false,
): PlayedField {
  return fieldWithCombatants(rules, encounter, ground, swapped, () => undefined);
}

/**
 * The encounter's map on new ground. `to` maps each tile to its new place. Combatants who can't stand there go to where
 * their side starts.
 */
export function fieldOnNewGround<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  to: (tile: Tile) => Tile,
  swapped = false,
): PlayedField {
  return fieldWithCombatants(rules, encounter, ground, swapped, (who) => {
    const tile = standsAt(encounter, who.id);
    if (!tile) return undefined;
    // A body is placed by its top left tile, and mirroring makes another tile the top left.
    const tiles = tilesUnder(bodyAt(tile, widthOf(rules, who))).map(to);
    return { x: Math.min(...tiles.map(({ x }) => x)), y: Math.min(...tiles.map(({ y }) => y)) };
  });
}

function fieldWithCombatants<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  swapped: boolean,
  wantedTile: (who: Combatant<S>) => Tile | undefined,
): PlayedField {
  const { look = {} } = encounter.field ?? {};
  let field: PlayedField = { ground, standing: {}, atDoors: [], words: [], look };
  const placeAt = (who: Combatant<S>, tile: Tile) => {
    field = { ...field, standing: { ...field.standing, [who.id]: tileName(tile) } };
  };
  const unplacedCombatants: Combatant<S>[] = [];
  for (const who of encounter.combatants) {
    const tile = wantedTile(who);
    if (tile && canStand(rules, { ...encounter, field }, who, tile)) placeAt(who, tile);
    else unplacedCombatants.push(who);
  }
  for (const who of unplacedCombatants) {
    const tile = freeTileFor(rules, { ...encounter, field }, who, mapHalfOf(who, swapped));
    if (tile) placeAt(who, tile);
  }
  // Hidden combatants stand only where the GM put them.
  for (const who of encounter.hidden ?? []) {
    const tile = wantedTile(who);
    if (tile && canStand(rules, { ...encounter, field }, who, tile)) placeAt(who, tile);
  }
  return field;
}
