import { tilesUnder } from '../field/body.ts';
import { type Field, tileAt, tilesOf } from '../field/field.ts';
import { type Tile, type TileName, tileName, tileNamed } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import type { Token } from '../pictures/token.ts';
import { playerOf } from '../rules/core/deleted-user.ts';
import { type Encounter, onTurn } from '../rules/core/encounter.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type View } from '../rules/core/secrecy.ts';
import { bodyOf } from '../rules/core/standing.ts';
import { rulesOf } from '../rules/systems.ts';
import { drawnTokens } from './tokens.ts';

/** The field of an encounter with all that a viewer may know of it. Undefined: there is none. */
export function fieldView(encounter: Encounter, view: View = 'players'): BoardView | undefined {
  const { field } = encounter;
  if (!field) return undefined;
  const rules = rulesOf(encounter);
  const seen = seenTiles(rules, encounter, view);
  const isSeen = (tile: Tile) => !seen || seen.has(tileName(tile));
  const [range, path] = [rangeOf(encounter, rules, view), pathOf(encounter)];
  return {
    field: seen ? withoutUnseen(field.ground, isSeen) : field.ground,
    tokens: tokensOf(encounter, rules, view, isSeen),
    ...given({
      image: field.look.image,
      path: path && sinceSeen(path, isSeen),
      range: range?.filter(isSeen),
      unseen: seen && tilesOf(field.ground).filter((tile) => !isSeen(tile)),
    }),
  };
}

/** What nobody sees is even floor to whoever reads it, so that the dark tells nothing. */
function withoutUnseen(field: Field, isSeen: (tile: Tile) => boolean): Field {
  const known = (signs: string, unknown: string) =>
    Array.from(signs, (sign, n) => (isSeen(tileAt(field, n)) ? sign : unknown)).join('');
  return { ...field, ground: known(field.ground, '.'), levels: known(field.levels, '0') };
}

function tokensOf(encounter: Encounter, rules: Ruleset, view: View, isSeen: (tile: Tile) => boolean): readonly Token[] {
  return drawnTokens(encounter, view).flatMap(({ who, drawn }) => {
    const body = bodyOf(rules, encounter, who);
    if (!body || !tilesUnder(body).some(isSeen)) return [];
    const { at, side: tiles } = body;
    const character = playerOf(who) === undefined ? undefined : who.character;
    return [{ ...drawn, at, ...given({ tiles: tiles === 1 ? undefined : tiles, character }) }];
  });
}

/** What whoever is on turn reaches, where all may know it. */
function rangeOf(encounter: Encounter, rules: Ruleset, view: View): readonly Tile[] | undefined {
  const [only, another] = onTurn(encounter);
  if (!only || another || detailOf(only, encounter, view) !== 'exact') return undefined;
  return rules.field?.reach?.(encounter, only.id).flatMap(tileOf);
}

/** The last move, of whoever is still there. */
function pathOf({ field, combatants }: Encounter): readonly Tile[] | undefined {
  const { lastMove } = field ?? {};
  if (!lastMove || !combatants.some(({ id }) => id === lastMove.subject)) return undefined;
  return lastMove.path.flatMap(tileOf);
}

/** The end of a path, from where it was seen all along. Undefined: none of it. */
function sinceSeen(path: readonly Tile[], isSeen: (tile: Tile) => boolean): readonly Tile[] | undefined {
  const seen = path.slice(path.findLastIndex((tile) => !isSeen(tile)) + 1);
  return seen.length < 2 ? undefined : seen;
}

function tileOf(name: TileName): readonly Tile[] {
  const tile = tileNamed(name);
  return tile ? [tile] : [];
}
