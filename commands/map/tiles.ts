// Which squares of the map something can be put on, and how typed squares are read.

import type { Field, Sign, Tile } from '../../src/field/field.ts';
import { groundAt, isInside, levelAt, SIGNS, tileName, tileNamed, tilesOf } from '../../src/field/field.ts';
import { type Choice, type Choices, namingOption, type Option } from '../../src/interaction/command.ts';
import { cutOffCombatantLines } from '../../src/posts/views.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type CombatantId, type Encounter, find, type PlayedField } from '../../src/rules/core/encounter.ts';
import { tileOn } from '../../src/rules/core/field-deeds.ts';
import { combatantsOn, isCombatantCutOffByHeight } from '../../src/rules/core/map-positions.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { isGm, type Session } from '../../src/session/session.ts';
import { drawingWords as words } from '../../src/text/map.ts';
import type { MapThing } from './ids.ts';
import type { HasField, MapSession } from './on-field.ts';

/** The maximum height of a square, because it is typed as one digit. */
const MAX_HEIGHT = 9;

/** The symbol that stands for a kind of square when a map is typed. */
export function signOf(put: string): Sign | undefined {
  return (Object.keys(SIGNS) as readonly Sign[]).find((sign) => SIGNS[sign].name === put);
}

/**
 * The squares that something can be put on, from the middle of the map outward. For a door, squares in doorways come
 * first.
 */
export function tilesFor({ rules, encounter }: MapSession & HasField, put: MapThing): readonly Tile[] {
  const { ground } = encounter.field;
  const isTaken = (tile: Tile) => combatantsOn(rules, encounter, tile).length > 0;
  const fitsTile = (tile: Tile) => {
    const { name, isSolid } = groundAt(ground, tile);
    switch (put) {
      case 'higher':
        return !isSolid && levelAt(ground, tile) < MAX_HEIGHT;
      case 'lower':
        return levelAt(ground, tile) > 0;
      case 'floor':
        return name !== 'floor';
      case 'closed door':
        return (name === 'floor' || (name === 'wall' && isDoorway(ground, tile))) && !isTaken(tile);
      case 'nothing':
        return name !== 'nothing' && !isTaken(tile);
      default:
        return name === 'floor' && !isTaken(tile);
    }
  };
  const doorwayRank = (tile: Tile) => (put === 'closed door' && !isDoorway(ground, tile) ? 1 : 0);
  return tilesOf(ground)
    .filter(fitsTile)
    .toSorted(
      (a, b) =>
        doorwayRank(a) - doorwayRank(b) || doubleDistanceFromMiddle(ground, a) - doubleDistanceFromMiddle(ground, b),
    );
}

/** Twice a square's distance from the middle of the map, which is good enough for sorting. */
function doubleDistanceFromMiddle({ width, height }: Field, { x, y }: Tile): number {
  return Math.hypot(2 * x - (width - 1), 2 * y - (height - 1));
}

/** True if a square is a wall between two free squares, or a free square between two walls. */
function isDoorway(field: Field, { x, y }: Tile): boolean {
  const groundName = groundAt(field, { x, y }).name;
  const neededNeighbor = groundName === 'wall' ? 'floor' : 'wall';
  const hasGround = (tile: Tile, name: string) => isInside(field, tile) && groundAt(field, tile).name === name;
  const hasNeighborsLeftAndRight =
    hasGround({ x: x - 1, y }, neededNeighbor) && hasGround({ x: x + 1, y }, neededNeighbor);
  const hasNeighborsAboveAndBelow =
    hasGround({ x, y: y - 1 }, neededNeighbor) && hasGround({ x, y: y + 1 }, neededNeighbor);
  return hasNeighborsLeftAndRight || hasNeighborsAboveAndBelow;
}

/** The deed that puts something on squares. The rules refuse squares that aren't on the map. */
export function tilesDeed({ encounter }: HasField, put: MapThing, chosenTiles: readonly Tile[]): Deed {
  const { ground } = encounter.field;
  const sign = signOf(put);
  const levelChange = put === 'higher' ? 1 : -1;
  const newLevel = (tile: Tile) => Math.max(0, Math.min(MAX_HEIGHT, levelAt(ground, tile) + levelChange));
  return {
    type: 'tiles',
    tiles: chosenTiles.map((tile) => ({ at: tileName(tile), ...(sign ? { sign } : { level: newLevel(tile) }) })),
  };
}

/** Says who can't leave their squares now, but could before the ground was changed. "" if there is no one. */
export function newlyCutOffText(session: Session, before: Encounter): string {
  const { rules, encounter } = session;
  if (!rules || !encounter) return '';
  const wasCutOff = (id: CombatantId) => {
    const combatantBefore = find(before, id);
    return combatantBefore !== undefined && isCombatantCutOffByHeight(rules, before, combatantBefore);
  };
  return cutOffCombatantLines(
    encounter,
    encounter.combatants.filter(({ id }) => !wasCutOff(id)),
    'gm',
  ).join('\n');
}

/** The maximum length of a list of squares, in characters. */
const MAX_TILES_INPUT_LENGTH = 400;
/** The maximum number of squares in one command. */
const MAX_TILES_AT_A_TIME = 26 * 26;

/** An option for squares of the map, separated by spaces or commas. “C4-F6” is a rectangle. */
export function tilesOption(): Option<readonly Tile[]> {
  return namingOption({
    suggest: suggestedTiles,
    maxLength: MAX_TILES_INPUT_LENGTH,
    resolve: (input, { encounter }) =>
      encounter?.field ? readTiles(encounter.field, input) : no({ type: 'no-field' }),
  });
}

/** Reads squares, and lists each once. Refuses squares that aren't on the map. */
function readTiles(field: PlayedField, input: string): Result<readonly Tile[], Refusal> {
  const tilesByName = new Map<string, Tile>();
  for (const rangeText of input.split(/[\s,;]+/).filter((each) => each !== '')) {
    const corners: Tile[] = [];
    for (const corner of rangeText.split(/[-–:]/, 2)) {
      const tileResult = tileOn(field, corner);
      if (!tileResult.ok) return tileResult;
      corners.push(tileResult.value);
    }
    for (const tile of tilesBetween(corners)) tilesByName.set(tileName(tile), tile);
  }
  return ok([...tilesByName.values()].slice(0, MAX_TILES_AT_A_TIME));
}

function tilesBetween(corners: readonly Tile[]): readonly Tile[] {
  const [left, right] = minAndMax(corners.map(({ x }) => x));
  const [top, bottom] = minAndMax(corners.map(({ y }) => y));
  return Array.from({ length: bottom - top + 1 }, (_, rowIndex) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ x: left + across, y: top + rowIndex })),
  ).flat();
}

function minAndMax(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Suggests the typed squares followed by each possible next square. Only a GM sees what is on a square. */
const suggestedTiles: Choices = (session, input) => {
  const { field } = session.encounter ?? {};
  if (!field || !isGm(session)) return [];
  const [, before = '', typedStart = ''] = /^(.*[\s,;-])?([^\s,;-]*)$/.exec(input) ?? [];
  const singleTile = tileNamed(typedStart);
  return tilesOf(field.ground)
    .filter((tile) => tileName(tile).toLowerCase().startsWith(typedStart))
    .toSorted(
      (a, b) =>
        Number(singleTile !== undefined && tileName(b) === tileName(singleTile)) -
        Number(singleTile !== undefined && tileName(a) === tileName(singleTile)),
    )
    .map((tile) => tileChoice(field, tile, before.toUpperCase()));
};

/** A suggested square, with what is on it. */
export function tileChoice({ ground }: PlayedField, tile: Tile, before = ''): Choice {
  const name = words.squareWith(tileName(tile), groundAt(ground, tile).name, levelAt(ground, tile));
  return { name: `${before}${name}`, value: `${before}${tileName(tile)}` };
}
