// The GM draws, changes or removes the map and places combatants. Opening and closing doors is here too.

import type { Sign, Tile, TileName } from '../../field/field.ts';
import {
  bodyAt,
  DIRECTIONS,
  groundAt,
  indexOf,
  isInside,
  levelAt,
  SIGNS,
  tileName,
  tileNamed,
  tilesUnder,
  tileTowards,
} from '../../field/field.ts';
import type { Deed } from './deed.ts';
import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  type FieldLook,
  type PlayedField,
  type Situation,
  type System,
  type TileState,
} from './encounter.ts';
import { freeTileFor, mapHalfOf } from './field-starts.ts';
import { given } from './given.ts';
import type { SituationChoices } from './intent.ts';
import { type Bodies, canStand, combatantsOn, overrideOn, standsAt, widthOf } from './map-positions.ts';
import { no, ok, type Refusal, type Result, unknownName } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

type DeedOf<Type extends Deed['type']> = Extract<Deed, { type: Type }>;

/** Replaces the encounter's map and puts everyone where the deed says, or removes the map. */
export function replaceField<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { ground, standing = {}, look = {} }: DeedOf<'field'>,
): Result<undefined, Refusal> {
  const { field: fieldBefore } = resolution.encounter;
  const fieldAfter: PlayedField | undefined = ground && { ground, standing: {}, atDoors: [], words: [], look };
  if (!fieldBefore && !fieldAfter) return no({ type: 'no-field' });
  resolution.record({ type: 'field-set', ...given({ before: fieldBefore, after: fieldAfter }) });
  if (!fieldAfter) return ok();
  const placeResult = placeOnTiles(resolution, rules, Object.entries(standing));
  if (!placeResult.ok) return placeResult;
  for (const { id } of resolution.encounter.combatants) placeNewcomer(resolution, rules, id);
  return ok();
}

/** Changes the ground or height of tiles. Refuses solid ground on a tile where someone stands. */
export function changeTiles<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { tiles }: DeedOf<'tiles'>,
): Result<undefined, Refusal> {
  const { field } = resolution.encounter;
  if (!field) return no({ type: 'no-field' });
  const changes: { at: TileName; before: TileState; after: TileState }[] = [];
  for (const { at, sign, level } of tiles) {
    const tile = tileOn(field, at);
    if (!tile.ok) return tile;
    const tileStateBefore = tileStateAt(field, tile.value);
    const tileStateAfter = { sign: sign ?? tileStateBefore.sign, level: level ?? tileStateBefore.level };
    const [occupant] = combatantsOn(rules, resolution.encounter, tile.value);
    const groundAfter = SIGNS[tileStateAfter.sign];
    if ('isSolid' in groundAfter && occupant)
      return no({
        type: 'someone-in-the-way',
        tile: tileName(tile.value),
        name: occupant.name,
        ground: groundAfter.name,
      });
    if (tileStateAfter.sign !== tileStateBefore.sign || tileStateAfter.level !== tileStateBefore.level)
      changes.push({ at: tileName(tile.value), before: tileStateBefore, after: tileStateAfter });
  }
  if (changes.length > 0) resolution.record({ type: 'tiles-changed', tiles: changes });
  return ok();
}

/**
 * The GM places combatants, or takes them off the map, all at once so that two can swap places. With `hidden`, only
 * hidden combatants can be placed; without it, only the others.
 */
export function placeCombatants<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { places, hidden }: DeedOf<'place'>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  if (!encounter.field) return no({ type: 'no-field' });
  const candidates = hidden ? (encounter.hidden ?? []) : encounter.combatants;
  const validPlaces = places.filter(({ subject }) => candidates.some(({ id }) => id === subject));
  return placeOnTiles(
    resolution,
    rules,
    validPlaces.map(({ subject, at }) => [subject, at]),
  );
}

function placeOnTiles<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  places: readonly (readonly [CombatantId, TileName | undefined])[],
): Result<undefined, Refusal> {
  // Takes everyone off the map first, so that two can swap places.
  for (const [subject] of places) takeOffMap(resolution, subject);
  for (const [subject, at] of places) {
    const { encounter } = resolution;
    const who = [...encounter.combatants, ...(encounter.hidden ?? [])].find(({ id }) => id === subject);
    if (at === undefined || !who || !encounter.field) continue;
    const tile = tileOn(encounter.field, at);
    if (!tile.ok) return tile;
    if (!canStand(rules, encounter, who, tile.value)) return cannotStand(rules, encounter, who, tile.value);
    recordPlacement(resolution, subject, { after: tileName(tile.value) });
  }
  return ok();
}

function takeOffMap<S extends System>(resolution: Resolution<S>, subject: CombatantId): void {
  const tile = standsAt(resolution.encounter, subject);
  if (tile) recordPlacement(resolution, subject, { before: tileName(tile) });
}

function recordPlacement<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  place: { readonly before: TileName } | { readonly after: TileName },
): void {
  const isHidden = resolution.encounter.hidden?.some(({ id }) => id === subject) === true;
  resolution.record({ type: 'placed', subject, ...place, ...(isHidden && { unseen: true }) });
}

/** Places someone without a valid tile at their side's end of the map, or wherever there is room. */
export function placeNewcomer<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, id: CombatantId): void {
  const { encounter } = resolution;
  const { field } = encounter;
  const who = combatant(encounter, id);
  if (!field) return;
  const oldTile = standsAt(encounter, id);
  if (oldTile && canStand(rules, encounter, who, oldTile)) return;
  const freeTile = freeTileFor(rules, encounter, who, mapHalfOf(who));
  if (oldTile) takeOffMap(resolution, id);
  if (freeTile) recordPlacement(resolution, id, { after: tileName(freeTile) });
}

/** Takes someone who leaves the encounter off the map. */
export function leaveField<S extends System>(resolution: Resolution<S>, subject: CombatantId): void {
  takeOffMap(resolution, subject);
}

/** Changes how the map is shown. */
export function setFieldLook<S extends System>(
  resolution: Resolution<S>,
  after: FieldLook,
): Result<undefined, Refusal> {
  const { field } = resolution.encounter;
  if (!field) return no({ type: 'no-field' });
  resolution.record({ type: 'field-look-set', before: field.look, after });
  return ok();
}

/** Finds a tile on a map by the name that a player typed. Refuses a tile that isn't on the map. */
export function tileOn({ ground }: PlayedField, input: string): Result<Tile, Refusal> {
  const tile = tileNamed(input);
  const lastTileName = tileName({ x: ground.width - 1, y: ground.height - 1 });
  return tile && isInside(ground, tile) ? ok(tile) : no({ type: 'no-tile', typed: input, last: lastTileName });
}

/**
 * The refusal for a tile where a combatant can't stand: it is occupied, or the ground doesn't allow it. For a large
 * combatant, the refusal names the first tile that is the reason.
 */
export function cannotStand<S extends System>(
  rules: Bodies<S>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  tile: Tile,
): Result<never, Refusal> {
  const field = encounter.field?.ground;
  const width = widthOf(rules, who);
  const tiles = tilesUnder(bodyAt(tile, width));
  if (field && isInside(field, tile) && !tiles.every((each) => isInside(field, each)))
    return no({ type: 'over-the-edge', tile: tileName(tile), name: who.name, width });
  for (const each of tiles) {
    const ground = field && groundAt(field, each);
    if (ground?.isSolid) return no({ type: 'no-footing', tile: tileName(each), name: who.name, ground: ground.name });
    const occupants = combatantsOn(rules, encounter, each).filter(({ id }) => id !== who.id);
    const [occupant] = occupants;
    if (occupant && rules.field?.mayShare?.(who, occupants) !== true)
      return no({ type: 'tile-taken', tile: tileName(each), name: occupant.name });
  }
  return no({ type: 'no-footing', tile: tileName(tile), name: who.name, ground: 'nothing' });
}

/** What is on a tile, and its height. */
function tileStateAt({ ground }: PlayedField, tile: Tile): TileState {
  const sign = ground.ground[indexOf(ground, tile)] ?? ' ';
  return { sign: isSign(sign) ? sign : ' ', level: levelAt(ground, tile) };
}

function isSign(sign: string): sign is Sign {
  return Object.hasOwn(SIGNS, sign);
}

/** Opens or closes an adjacent door. Ruling: this is free, but each combatant can do it only once per turn. */
export function useDoor<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, at }: Extract<Deed, { type: 'door' }>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const { field } = encounter;
  const ownTile = standsAt(encounter, subject);
  if (!field || !ownTile) return no({ type: 'no-field' });
  const tile = tileOn(field, at);
  if (!tile.ok) return tile;
  const { name } = combatant(encounter, subject);
  const tileStateBefore = tileStateAt(field, tile.value);
  const isBeside = Math.max(Math.abs(ownTile.x - tile.value.x), Math.abs(ownTile.y - tile.value.y)) === 1;
  if (!isDoor(tileStateBefore) || !isBeside) return no({ type: 'no-door', tile: at, name });
  if (hasUsedDoor(encounter, subject)) return no({ type: 'door-once', name });
  const [occupant] = combatantsOn(rules, encounter, tile.value);
  if (occupant) return no({ type: 'someone-in-the-way', tile: at, name: occupant.name, ground: 'closed door' });
  const tileStateAfter: TileState = { ...tileStateBefore, sign: tileStateBefore.sign === '+' ? '/' : '+' };
  resolution.record({
    type: 'tiles-changed',
    by: subject,
    tiles: [{ at: tileName(tile.value), before: tileStateBefore, after: tileStateAfter }],
  });
  return ok();
}

/** The doors that someone can open or close now. */
export function doorsBeside<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  who: CombatantId,
): readonly TileName[] {
  const { field } = encounter;
  const ownTile = standsAt(encounter, who);
  if (!field || !ownTile || hasUsedDoor(encounter, who)) return [];
  return DIRECTIONS.map((direction) => tileTowards(ownTile, direction))
    .filter(
      (tile) =>
        isInside(field.ground, tile) &&
        isDoor(tileStateAt(field, tile)) &&
        combatantsOn(rules, encounter, tile).length === 0,
    )
    .map(tileName);
}

function isDoor({ sign }: TileState): boolean {
  return sign === '+' || sign === '/';
}

function hasUsedDoor({ phase, field }: Pick<Encounter, 'phase' | 'field'>, who: CombatantId): boolean {
  return phase === 'fighting' && field?.atDoors.includes(who) === true;
}

/**
 * The GM overrides the position of one combatant relative to another until one of them moves, or lifts the override.
 */
export function overrule<S extends System>(
  resolution: Resolution<S>,
  rules: Pick<Ruleset<S>, 'field'>,
  { actor, target, situation, why }: Extract<Deed, { type: 'overrule' }>,
): Result<undefined, Refusal> {
  const { field } = resolution.encounter;
  if (!field) return no({ type: 'no-field' });
  const refusal = situation && rules.field?.words && unknownWordRefusal(situation, rules.field.words);
  if (refusal) return refusal;
  const overrideBefore = overrideOn(resolution.encounter, actor, target);
  const overrideAfter = situation && { actor, target, situation, ...given({ why }) };
  if (!overrideBefore && !overrideAfter) return no({ type: 'nothing-overruled' });
  resolution.record({ type: 'overruled', actor, target, ...given({ before: overrideBefore, after: overrideAfter }) });
  return ok();
}

/** The refusal if a situation contains a word that the book doesn't have. Undefined if the book has every word. */
function unknownWordRefusal(
  { range, cover, flanked }: Situation,
  { ranges = [], ...words }: SituationChoices,
): Result<never, Refusal> | undefined {
  const typedWords = [
    { what: 'range', typed: range, known: ranges },
    { what: 'cover', typed: cover, known: words.cover ?? [] },
    { what: 'position', typed: flanked, known: words.flanked ?? [] },
  ] as const;
  for (const { what, typed, known } of typedWords)
    if (typed !== undefined && !known.includes(typed)) return unknownName(what, typed, known);
  return undefined;
}
