// Where people come to stand on a field that is drawn, or drawn the other way round.

import { bodyAt, type Field, type Tile, tileName, tilesUnder } from '../../field/field.ts';
import { type Half, placesOf } from '../../field/ready-made.ts';
import { type Combatant, type Encounter, PLAYERS, type PlayedField, type System } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';
import { canStand, sideOf, standsAt } from './standing.ts';

/** Players begin on the left, all others on the right. */
export function halfOf({ side }: Pick<Combatant, 'side'>, swapped = false): Half {
  return (side === PLAYERS) === swapped ? 'right' : 'left';
}

/** The first tile of a half on which there is room for somebody, or of the other half. Undefined: there is none. */
export function freePlace<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  half: Half,
): Tile | undefined {
  const { field } = encounter;
  return (
    field && placesOf(field.ground, half, rules.field?.apart).find((tile) => canStand(rules, encounter, who, tile))
  );
}

/** A field that nobody has stood on yet, with everybody in the encounter where their side begins. */
export function fieldBegun<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  swapped = false,
): PlayedField {
  return placed(rules, encounter, ground, swapped, () => undefined);
}

/**
 * The field of an encounter over other ground. `to` says where each tile comes to; whoever cannot stand there stands where
 * their side begins.
 */
export function fieldOver<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  to: (tile: Tile) => Tile,
  swapped = false,
): PlayedField {
  return placed(rules, encounter, ground, swapped, (who) => {
    const at = standsAt(encounter, who.id);
    if (!at) return undefined;
    // Of those on several tiles the one at the top left counts, and another comes to be that one.
    const tiles = tilesUnder(bodyAt(at, sideOf(rules, who))).map(to);
    return { x: Math.min(...tiles.map(({ x }) => x)), y: Math.min(...tiles.map(({ y }) => y)) };
  });
}

function placed<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  ground: Field,
  swapped: boolean,
  wanted: (who: Combatant<S>) => Tile | undefined,
): PlayedField {
  const { look = {} } = encounter.field ?? {};
  let field: PlayedField = { ground, standing: {}, atDoors: [], words: [], look };
  const at = (who: Combatant<S>, tile: Tile) => {
    field = { ...field, standing: { ...field.standing, [who.id]: tileName(tile) } };
  };
  const late: Combatant<S>[] = [];
  for (const who of encounter.combatants) {
    const tile = wanted(who);
    if (tile && canStand(rules, { ...encounter, field }, who, tile)) at(who, tile);
    else late.push(who);
  }
  for (const who of late) {
    const tile = freePlace(rules, { ...encounter, field }, who, halfOf(who, swapped));
    if (tile) at(who, tile);
  }
  // Whoever waits unseen stands where the GM says, and nowhere else.
  for (const who of encounter.hidden ?? []) {
    const tile = wanted(who);
    if (tile && canStand(rules, { ...encounter, field }, who, tile)) at(who, tile);
  }
  return field;
}
