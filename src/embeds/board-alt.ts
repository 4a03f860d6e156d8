import type { Body, Field, GroundName, Tile } from '../field/field.ts';
import { bodyAt, groundAt, levelAt, metersBetween, squaresBetween, tileName, tilesOf } from '../field/field.ts';
import type { BoardView } from '../pictures/board.ts';
import type { DrawnCombatant, Token } from '../pictures/token.ts';
import { pictureWords as words } from '../text/map.ts';
import { t } from '../text/t.ts';

/** The maximum length of a picture's description, in characters. Discord allows 1,024. */
export const MAX_ALT_LENGTH = 1000;

/** The kinds of ground that are described, the most important first. */
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
 * Describes the picture of a map: whose turn it is, then everyone, ordered by distance from that combatant, then the
 * ground. A sentence that doesn't fit is left out. `meters` is the width of a square; if it is given, distances are in
 * meters.
 */
export function boardAlt(
  board: BoardView,
  { round, meters }: { readonly round?: string; readonly meters?: number },
): string {
  const { field, tokens } = board;
  const actingTokens = tokens.filter(({ isOnTurn }) => isOnTurn);
  const [viewpoint] = actingTokens;
  const distanceTo = (token: Token) => (viewpoint ? squaresBetween(bodyOf(token), bodyOf(viewpoint)) : 0);
  const combatantTexts = tokens
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .map((token) => tokenAlt(token, viewpoint === token ? undefined : viewpoint, meters));
  const names = actingTokens.map(({ name }) => name);
  const headSentences = [
    ...(round === undefined ? [] : [words.turn(round, names)]),
    t('picture-size', { columns: field.width, rows: field.height }),
  ];
  const longestLeftOutText = t('picture-more', { count: combatantTexts.length });
  const fittingText = addFittingSentences(
    headSentences.join(' '),
    combatantTexts,
    MAX_ALT_LENGTH - longestLeftOutText.length - 1,
  );
  const leftOutCount = combatantTexts.length - fittingText.count;
  const combatantsText =
    leftOutCount === 0 ? fittingText.text : `${fittingText.text} ${t('picture-more', { count: leftOutCount })}`;
  return addFittingSentences(combatantsText, [...markSentences(board), ...groundSentences(field)], MAX_ALT_LENGTH).text;
}

/** Adds to the text every sentence that still fits. Also returns how many were added. */
function addFittingSentences(text: string, sentences: readonly string[], maxLength: number) {
  let [fittingText, count] = [text, 0];
  for (const sentence of sentences) {
    if (fittingText.length + 1 + sentence.length > maxLength) continue;
    fittingText = `${fittingText} ${sentence}`;
    count++;
  }
  return { text: fittingText, count };
}

function bodyOf({ at, tiles }: Token): Body {
  return bodyAt(at, tiles);
}

function tokenAlt(token: Token, from: Token | undefined, meters: number | undefined): string {
  return combatantAlt(tileName(token.at), token, from && distanceText(bodyOf(token), bodyOf(from), meters));
}

/**
 * Describes a combatant on a square or in the turn order: "C4 Kira: 12 of 20 HP, Burning." `more` is added at the end.
 */
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

function distanceText(one: Body, other: Body, meters: number | undefined): string {
  return meters === undefined
    ? t('picture-squares-away', { count: squaresBetween(one, other) })
    : t('picture-meters-away', { meters: metersBetween(one, other, meters) });
}

function markSentences({
  field,
  path = [],
  reach = [],
  area = [],
  range = [],
  hidden = [],
}: BoardView): readonly string[] {
  const [from, to] = [path[0], path.at(-1)];
  const joinedNamesOf = (tiles: readonly Tile[]) => joinedTileNames(field, tiles);
  const freeTiles = reach.filter(({ provokesAttack }) => !provokesAttack).map((way) => way.to);
  const riskyTiles = reach.filter(({ provokesAttack }) => provokesAttack).map((way) => way.to);
  return [
    ...(from && to ? [t('picture-last-move', { from: tileName(from), to: tileName(to) })] : []),
    ...(freeTiles.length > 0 ? [words.canGo(joinedNamesOf(freeTiles))] : []),
    ...(riskyTiles.length > 0 ? [words.mayBeAttacked(joinedNamesOf(riskyTiles))] : []),
    ...(area.length > 0 ? [words.area(joinedNamesOf(area))] : []),
    ...(range.length > 0 ? [words.range(joinedNamesOf(range))] : []),
    ...(hidden.length > 0 ? [t('picture-fog')] : []),
  ];
}

function groundSentences(field: Field): readonly string[] {
  const allTiles = tilesOf(field);
  const tilesByGround = Map.groupBy(allTiles, (tile) => groundAt(field, tile).name);
  const tilesByLevel = Map.groupBy(
    allTiles.filter((tile) => !groundAt(field, tile).isOpaque),
    (tile) => levelAt(field, tile),
  );
  const raisedLevels = [...tilesByLevel].filter(([level]) => level > 0).toSorted(([a], [b]) => b - a);
  return [
    ...DESCRIBED_GROUNDS.flatMap((name) => {
      const tiles = tilesByGround.get(name);
      return tiles ? [words.ground(name, joinedTileNames(field, tiles))] : [];
    }),
    ...raisedLevels.map(([level, tiles]) => words.height(level, joinedTileNames(field, tiles))),
  ];
}

/** The names of squares, with neighbors in a row or column joined: "A1 to L1", "C5". Each square is listed once. */
function joinedTileNames(field: Field, tiles: readonly Tile[]): readonly string[] {
  const [tileNames, listedTiles] = [new Set(tiles.map(tileName)), new Set<string>()];
  const tileNamesInLine = ({ x, y }: Tile, across: 0 | 1): readonly string[] => {
    const name = tileName({ x, y });
    return tileNames.has(name) && !listedTiles.has(name)
      ? [name, ...tileNamesInLine({ x: x + across, y: y + 1 - across }, across)]
      : [];
  };
  return tilesOf(field).flatMap((tile) => {
    const [row, column] = [tileNamesInLine(tile, 1), tileNamesInLine(tile, 0)];
    const longerLine = row.length >= column.length ? row : column;
    for (const name of longerLine) listedTiles.add(name);
    const [from, to] = [longerLine[0], longerLine.at(-1)];
    if (from === undefined || to === undefined) return [];
    return [from === to ? from : t('picture-run', { from, to })];
  });
}
