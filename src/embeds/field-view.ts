import { tilesUnder } from '../field/body.ts';
import { type Field, tileAt, tilesOf } from '../field/field.ts';
import { type Tile, type TileName, tileName, tileNamed } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import type { ShownCondition, Token, TokenSide } from '../pictures/token.ts';
import { type Combatant, ENEMIES, type Encounter, isOnTurn, onTurn, PLAYERS } from '../rules/core/encounter.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import { given } from '../rules/core/given.ts';
import { conditionsOf, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type View } from '../rules/core/secrecy.ts';
import { bodyOf } from '../rules/core/standing.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain, unmarked } from '../text/markdown.ts';
import { initialsOf } from './initials.ts';
import { sayOf } from './meters.ts';

/** The longest name beside a picture, in characters. */
const LONGEST_NAME = 40;

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
  const { combatants, hidden = [] } = encounter;
  const all = view === 'gm' ? [...combatants, ...hidden] : combatants;
  const labels = initialsOf(all.map(({ name }) => name));
  const sides = tokenSides(all);
  return all.flatMap((who, n) => {
    const body = bodyOf(rules, encounter, who);
    if (!body || !tilesUnder(body).some(isSeen)) return [];
    const { at, side: tiles } = body;
    return [
      {
        label: labels[n] ?? '',
        name: unmarked(plain(who.name, LONGEST_NAME)),
        at,
        side: sides.get(who.side) ?? 'others',
        ...given({
          tiles: tiles === 1 ? undefined : tiles,
          health: healthLeft(who, encounter, rules, view),
          facing: who.vitality === 'up' ? rules.field?.facing?.(who) : undefined,
          conditions: lettersOf(who, encounter, rules, view),
          isOnTurn: isOnTurn(encounter, who.id) || undefined,
          isHidden: hidden.includes(who) || undefined,
          isDown: who.vitality !== 'up' || undefined,
        }),
      } satisfies Token,
    ];
  });
}

/** Players' and foes' shapes for the usual two sides; of others the first two have what these leave. */
function tokenSides(all: readonly Combatant[]): ReadonlyMap<string, TokenSide> {
  const sides = new Set(all.map(({ side }) => side));
  const free: TokenSide[] = [
    ...(sides.has(PLAYERS) ? [] : ['players' as const]),
    ...(sides.has(ENEMIES) ? [] : ['foes' as const]),
  ];
  const usual: readonly (readonly [string, TokenSide])[] = [
    [PLAYERS, 'players'],
    [ENEMIES, 'foes'],
  ];
  const others = [...sides].filter((side) => side !== PLAYERS && side !== ENEMIES);
  return new Map([...usual, ...others.map((side) => [side, free.shift() ?? 'others'] as const)]);
}

function healthLeft(who: Combatant, encounter: Encounter, rules: Ruleset, view: View): Token['health'] {
  if (detailOf(who, encounter, view) !== 'exact') return undefined;
  const main = rules.meters(who, encounter).find((meter) => meter.main);
  if (main?.max === undefined) return undefined;
  const { value, max: most, bad } = main;
  return { left: Math.max(0, bad === 'empty' ? value : most - value), most };
}

/** What somebody is under that has a letter, once each. */
function lettersOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: View,
): readonly ShownCondition[] | undefined {
  if (who.vitality === 'dead') return undefined;
  const known = knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter, view);
  const { named } = sayOf(encounter);
  const letters = known.flatMap(({ name }) => {
    const letter = rules.field?.letter?.(name);
    return letter === undefined ? [] : [[letter, { letter, name: named(name) }] as const];
  });
  return letters.length === 0 ? undefined : [...new Map(letters).values()];
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
