import { groundAt, levelAt, tilesOf } from '../../src/field/field.ts';
import { type Tile, tileName, tileNamed } from '../../src/field/tile.ts';
import { type Option, resolved } from '../../src/interaction/option.ts';
import type { Choice, Choices } from '../../src/interaction/suggestion.ts';
import { tileOn } from '../../src/rules/core/field-deeds.ts';
import type { PlayedField } from '../../src/rules/core/played-field.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import { isGm } from '../../src/session/authorize.ts';
import { drawing as words } from '../../src/text/spoken.ts';

/** The longest list of tiles, in characters. */
const LONGEST_LIST = 400;
/** Most tiles that are named at once. */
const MOST_TILES = 26 * 26;

/** Tiles of the field, with spaces or commas between them; “C4-F6” are all from the one to the other. */
export function tiles(description: string): Option<readonly Tile[]> {
  return resolved(description, {
    suggest: nextTile,
    longest: LONGEST_LIST,
    resolve: (typed, { encounter }) =>
      encounter?.field ? tilesTyped(encounter.field, typed) : no({ type: 'no-field' }),
  });
}

/** The tiles that are typed, each once. Refused where one of them is none of the field. */
export function tilesTyped(field: PlayedField, typed: string): Result<readonly Tile[], Refusal> {
  const found = new Map<string, Tile>();
  for (const part of typed.split(/[\s,;]+/).filter((each) => each !== '')) {
    const corners: Tile[] = [];
    for (const corner of part.split(/[-–:]/, 2)) {
      const tile = tileOn(field, corner);
      if (!tile.ok) return tile;
      corners.push(tile.value);
    }
    for (const tile of between(corners)) found.set(tileName(tile), tile);
  }
  return ok([...found.values()].slice(0, MOST_TILES));
}

function between(corners: readonly Tile[]): readonly Tile[] {
  const [left, right] = bounds(corners.map(({ x }) => x));
  const [top, bottom] = bounds(corners.map(({ y }) => y));
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ x: left + across, y: top + down })),
  ).flat();
}

function bounds(of: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...of), Math.max(...of)];
}

/** What is typed so far, with each tile that could come next. Only a GM is told what is there. */
const nextTile: Choices = (session, typed) => {
  const { field } = session.encounter ?? {};
  if (!field || !isGm(session)) return [];
  const [, before = '', begun = ''] = /^(.*[\s,;-])?([^\s,;-]*)$/.exec(typed) ?? [];
  const named = tileNamed(begun);
  return tilesOf(field.ground)
    .filter((tile) => tileName(tile).toLowerCase().startsWith(begun))
    .toSorted(
      (a, b) =>
        Number(named !== undefined && tileName(b) === tileName(named)) -
        Number(named !== undefined && tileName(a) === tileName(named)),
    )
    .map((tile) => tileChoice(field, tile, before.toUpperCase()));
};

/** A tile as it is suggested: with what is on it. */
export function tileChoice({ ground }: PlayedField, tile: Tile, before = ''): Choice {
  const name = words.tileAs(tileName(tile), groundAt(ground, tile).name, levelAt(ground, tile));
  return { name: `${before}${name}`, value: `${before}${tileName(tile)}` };
}
