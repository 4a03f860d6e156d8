import type { Body, Field, GroundName, Tile } from '../field/field.ts';
import { bodyAt, groundAt, levelAt, metersBetween, squaresBetween, tileName, tilesOf } from '../field/field.ts';
import type { BoardView } from '../pictures/board.ts';
import type { DrawnCombatant, Token } from '../pictures/token.ts';
import { picture as words } from '../text/map.ts';
import { t } from '../text/t.ts';

/** Discord's limit for the description of an attachment is 1,024 characters. */
export const LONGEST_ALT = 1000;

/** The kinds of ground that are described, most important first. */
const DESCRIBED_GROUNDS: readonly GroundName[] = [
  'crate',
  'pillar',
  'closed door',
  'open door',
  'deep water',
  'water',
  'rough ground',
  'wall',
];

/**
 * Describes the picture of a map in rows and columns: whose turn it is, then everyone, nearest first, then the ground.
 * Sentences that don't fit are left out whole. `meters`: the width of a square, in which distances are given.
 */
export function boardAlt(
  board: BoardView,
  { round, meters }: { readonly round?: string; readonly meters?: number },
): string {
  const { field, tokens } = board;
  const actingTokens = tokens.filter(({ isOnTurn }) => isOnTurn);
  const [middle] = actingTokens;
  const far = (token: Token) => (middle ? squaresBetween(bodyOf(token), bodyOf(middle)) : 0);
  const people = tokens
    .toSorted((a, b) => far(a) - far(b))
    .map((token) => personOf(token, middle === token ? undefined : middle, meters));
  const names = actingTokens.map(({ name }) => name);
  const head = [
    ...(round === undefined ? [] : [words.turn(round, names)]),
    t('picture-size', { columns: field.width, rows: field.height }),
  ];
  const countText = t('picture-more', { count: people.length });
  const peopleText = addFitting(head.join(' '), people, LONGEST_ALT - countText.length - 1);
  const left = people.length - peopleText.count;
  const all = left === 0 ? peopleText.text : `${peopleText.text} ${t('picture-more', { count: left })}`;
  return addFitting(all, [...marksOf(board), ...groundOf(field)], LONGEST_ALT).text;
}

/** Adds the sentences that fit to a text. Returns also how many did. */
function addFitting(text: string, sentences: readonly string[], longest: number) {
  let [all, count] = [text, 0];
  for (const sentence of sentences) {
    if (all.length + 1 + sentence.length > longest) continue;
    all = `${all} ${sentence}`;
    count++;
  }
  return { text: all, count };
}

function bodyOf({ at, tiles }: Token): Body {
  return bodyAt(at, tiles);
}

function personOf(token: Token, from: Token | undefined, meters: number | undefined): string {
  return combatantAlt(tileName(token.at), token, from && awayOf(bodyOf(token), bodyOf(from), meters));
}

/** A combatant on a square or in the turn order: "C4 Kira: 12 of 20 HP, Burning." `more` is added at the end. */
export function combatantAlt(tile: string, who: DrawnCombatant & Pick<Token, 'tiles'>, more?: string): string {
  const { name, side, state, facing, conditions = [], isDown, isHidden, tiles } = who;
  const facts = [
    words.side(side),
    isDown ? (state ?? t('picture-down')) : (state ?? t('picture-health-unknown')),
    isHidden && t('picture-hidden'),
    tiles !== undefined && t('picture-wide', { squares: tiles }),
    facing && t('picture-facing', { direction: t(`direction-${facing}`) }),
    ...conditions.map((condition) => condition.name),
    more,
  ];
  return words.person(
    tile,
    name,
    facts.filter((fact) => typeof fact === 'string'),
  );
}

function awayOf(one: Body, other: Body, meters: number | undefined): string {
  return meters === undefined
    ? t('picture-squares-away', { count: squaresBetween(one, other) })
    : t('picture-meters-away', { meters: metersBetween(one, other, meters) });
}

function marksOf({ field, path = [], reach = [], area = [], range = [], hidden = [] }: BoardView): readonly string[] {
  const [from, to] = [path[0], path.at(-1)];
  const runs = (tiles: readonly Tile[]) => runsOf(field, tiles);
  const free = reach.filter(({ isStruck }) => !isStruck).map((way) => way.to);
  const struckTiles = reach.filter(({ isStruck }) => isStruck).map((way) => way.to);
  return [
    ...(from && to ? [t('picture-last-move', { from: tileName(from), to: tileName(to) })] : []),
    ...(free.length > 0 ? [words.canGo(runs(free))] : []),
    ...(struckTiles.length > 0 ? [words.mayBeAttacked(runs(struckTiles))] : []),
    ...(area.length > 0 ? [words.area(runs(area))] : []),
    ...(range.length > 0 ? [words.range(runs(range))] : []),
    ...(hidden.length > 0 ? [t('picture-fog')] : []),
  ];
}

function groundOf(field: Field): readonly string[] {
  const all = tilesOf(field);
  const kinds = Map.groupBy(all, (tile) => groundAt(field, tile).name);
  const heights = Map.groupBy(
    all.filter((tile) => !groundAt(field, tile).isOpaque),
    (tile) => levelAt(field, tile),
  );
  const raised = [...heights].filter(([level]) => level > 0).toSorted(([a], [b]) => b - a);
  return [
    ...DESCRIBED_GROUNDS.flatMap((name) => {
      const tiles = kinds.get(name);
      return tiles ? [words.ground(name, runsOf(field, tiles))] : [];
    }),
    ...raised.map(([level, tiles]) => words.height(level, runsOf(field, tiles))),
  ];
}

/**
 * Squares in rows and columns, with neighbors as a run: "A1 to L1", "C5". Each square is in the longest run found
 * first.
 */
function runsOf(field: Field, tiles: readonly Tile[]): readonly string[] {
  const [has, listedTiles] = [new Set(tiles.map(tileName)), new Set<string>()];
  const runFrom = ({ x, y }: Tile, across: 0 | 1): readonly string[] => {
    const name = tileName({ x, y });
    return has.has(name) && !listedTiles.has(name)
      ? [name, ...runFrom({ x: x + across, y: y + 1 - across }, across)]
      : [];
  };
  return tilesOf(field).flatMap((tile) => {
    const [row, column] = [runFrom(tile, 1), runFrom(tile, 0)];
    const run = row.length >= column.length ? row : column;
    for (const name of run) listedTiles.add(name);
    const [from, to] = [run[0], run.at(-1)];
    if (from === undefined || to === undefined) return [];
    return [from === to ? from : t('picture-run', { from, to })];
  });
}
