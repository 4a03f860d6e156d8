import type { Field, Tile, TileName } from '../field/field.ts';
import {
  bodyAt,
  groundAt,
  isSameTile,
  levelAt,
  rowsOf,
  SIGNS,
  tileAt,
  tileName,
  tileNamed,
  tilesOf,
  tilesUnder,
} from '../field/field.ts';
import type { BoardView } from '../pictures/board.ts';
import type { Picture } from '../pictures/picture.ts';
import { THEME_NAMES, type ThemeName } from '../pictures/theme.ts';
import type { Token } from '../pictures/token.ts';
import { closeUpOf, windowOf } from '../pictures/window.ts';
import { type CombatantId, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import { given } from '../rules/core/given.ts';
import { bodyOf } from '../rules/core/map-positions.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type Viewer, visiblePortraitKey } from '../rules/core/secrecy.ts';
import { zoneOf } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { drawingWords, pictureWords } from '../text/map.ts';
import { plain, shorten, t } from '../text/t.ts';
import { boardAlt, combatantAlt, MAX_ALT_LENGTH } from './board-alt.ts';
import { drawnTokens } from './tokens.ts';
import { roundName } from './turn.ts';

/**
 * The name of the setting for how pictures are drawn. It is needed because Discord doesn't tell the bot whether a
 * reader uses dark or light colors.
 */
export const PICTURE_SETTING = 'picture';

/** The values of the picture setting. The first is the default. */
export const PICTURE_VALUES = [...THEME_NAMES, 'off'] as const;

/**
 * The colors of an encounter's pictures. Undefined if its setting turns pictures off. Also undefined if it has no map
 * and the setting was never changed, because no one expects charts then.
 */
export function pictureTheme({ settings, field }: Pick<Encounter, 'settings' | 'field'>): ThemeName | undefined {
  const pictureSetting = settings[PICTURE_SETTING];
  if (pictureSetting === 'off' || (pictureSetting === undefined && !field)) return undefined;
  return THEME_NAMES.find((each) => each === pictureSetting) ?? THEME_NAMES[0];
}

/**
 * The picture of an encounter's map for a viewer. `marks` adds reachable squares, an area or a path, and can limit the
 * picture to a part of the map. Undefined if there is no map or pictures are off.
 */
export function fieldPicture(
  encounter: Encounter,
  view: Viewer = 'players',
  marks: Pick<BoardView, 'reach' | 'area' | 'path' | 'window'> = {},
): Picture | undefined {
  const theme = pictureTheme(encounter);
  const boardView = theme && fieldView(encounter, view);
  if (!boardView) return undefined;
  // When a player chooses where to go, the picture shows a close-up.
  const reachableTiles = marks.reach?.map(({ to }) => to);
  const window = reachableTiles && closeUpOf(boardView.field, boardView.tokens, reachableTiles);
  const boardWithMarks: BoardView = { ...boardView, ...given({ caption: captionOf(boardView), window }), ...marks };
  const { meters } = rulesOf(encounter).field ?? {};
  const round = encounter.phase === 'fighting' ? roundName(encounter) : undefined;
  return { shows: { board: boardWithMarks }, theme, alt: boardAlt(boardWithMarks, given({ round, meters })) };
}

/** The maximum length of the line below a picture, in characters. */
const MAX_CAPTION_LENGTH = 60;

/** The line below a picture: what the letters of conditions mean. */
function captionOf({ tokens }: BoardView): string | undefined {
  const conditionsByLetter = new Map(
    tokens.flatMap(({ conditions = [] }) => conditions.map((each) => [each.letter, each.name])),
  );
  let caption = '';
  for (const [letter, name] of conditionsByLetter) {
    const longerCaption = `${caption === '' ? '' : `${caption} · `}${letter} ${name}`;
    if (longerCaption.length <= MAX_CAPTION_LENGTH) caption = longerCaption;
  }
  return caption || undefined;
}

/** An encounter's map, with everything that a viewer may know about it. Undefined if there is no map. */
export function fieldView(encounter: Encounter, view: Viewer = 'players'): BoardView | undefined {
  const { field } = encounter;
  if (!field) return undefined;
  const rules = rulesOf(encounter);
  const visibleTiles = seenTiles(rules, encounter, view);
  const isSeen = (tile: Tile) => !visibleTiles || visibleTiles.has(tileName(tile));
  const [range, path] = [tilesInReach(encounter, rules, view), lastMovePathOf(encounter)];
  return {
    field: visibleTiles ? fieldWithoutHiddenTiles(field.ground, isSeen) : field.ground,
    tokens: tokensOf(encounter, rules, view, isSeen),
    ...given({
      image: field.look.image,
      path: path && visiblePathEnd(path, isSeen),
      range: range?.filter(isSeen),
      hidden: visibleTiles && tilesOf(field.ground).filter((tile) => !isSeen(tile)),
    }),
  };
}

/** A copy of the map with level floor in place of hidden squares, so that the fog reveals nothing. */
function fieldWithoutHiddenTiles(field: Field, isSeen: (tile: Tile) => boolean): Field {
  const signsWithoutHiddenTiles = (signs: string, unknown: string) =>
    Array.from(signs, (sign, index) => (isSeen(tileAt(field, index)) ? sign : unknown)).join('');
  return {
    ...field,
    ground: signsWithoutHiddenTiles(field.ground, '.'),
    levels: signsWithoutHiddenTiles(field.levels, '0'),
  };
}

function tokensOf(
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
  isSeen: (tile: Tile) => boolean,
): readonly Token[] {
  return drawnTokens(encounter, view).flatMap(({ who, drawn }) => {
    const body = bodyOf(rules, encounter, who);
    if (!body || !tilesUnder(body).some(isSeen)) return [];
    const { at, side: tiles } = body;
    const portrait = visiblePortraitKey(who, encounter, true, view);
    return [{ ...drawn, at, ...given({ tiles: tiles === 1 ? undefined : tiles, portrayed: portrait }) }];
  });
}

/** The squares within reach of the combatant whose turn it is, if everyone may know them. */
function tilesInReach(encounter: Encounter, rules: Ruleset, view: Viewer): readonly Tile[] | undefined {
  const [only, another] = onTurn(encounter);
  if (!only || another || detailOf(only, encounter, view) !== 'exact') return undefined;
  return rules.field?.reach?.(encounter, only.id).flatMap(tilesNamed);
}

/** The path of the last move, if the combatant that moved is still there. */
function lastMovePathOf({ field, combatants }: Encounter): readonly Tile[] | undefined {
  const { lastMove } = field ?? {};
  if (!lastMove || !combatants.some(({ id }) => id === lastMove.subject)) return undefined;
  return lastMove.path.flatMap(tilesNamed);
}

/**
 * The last part of a path, starting where the mover last came into sight. Undefined if the last step wasn't visible.
 */
function visiblePathEnd(path: readonly Tile[], isSeen: (tile: Tile) => boolean): readonly Tile[] | undefined {
  const visiblePath = path.slice(path.findLastIndex((tile) => !isSeen(tile)) + 1);
  return visiblePath.length < 2 ? undefined : visiblePath;
}

function tilesNamed(name: TileName): readonly Tile[] {
  const tile = tileNamed(name);
  return tile ? [tile] : [];
}

/**
 * The relevant part of a map as text, with letters above and numbers on the left. Each square takes two characters, so
 * that a row fits on a phone.
 */
export function narrowMapLines(board: BoardView): readonly string[] {
  const { field, tokens, hidden = [] } = board;
  const { x: left, y: top, width, height } = board.window ?? windowOf(field, tokens);
  const rows = rowsOf(field);
  const labels = narrowLabels(tokens);
  const signAt = (tile: Tile) => {
    const token = tokenOn(tokens, tile);
    if (token) return (labels.get(token.label) ?? '').padEnd(2);
    if (hidden.some((each) => isSameTile(each, tile))) return '  ';
    const sign = rows[tile.y]?.[tile.x] ?? ' ';
    const level = levelAt(field, tile);
    if (sign === '.' && level > 0) return `${level} `;
    return sign === '#' ? '##' : `${sign} `;
  };
  const columns = Array.from({ length: width }, (_, index) => left + index);
  const columnLetters = columns.map((x) => tileName({ x, y: 0 }).slice(0, 1).padEnd(2));
  const lines = Array.from({ length: height }, (_, index) => {
    const y = top + index;
    return `${String(y + 1).padStart(2)} ${columns.map((x) => signAt({ x, y })).join('')}`;
  });
  return [`   ${columnLetters.join('')}`, ...lines].map((line) => line.trimEnd());
}

/**
 * A label of at most two characters for each token's label, all different. A longer label loses its first letter:
 * "S18" becomes "18". If that is taken, it loses another character or becomes a number.
 */
function narrowLabels(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const narrowLabelsByLabel = new Map(tokens.flatMap(({ label }) => (label.length <= 2 ? [[label, label]] : [])));
  const usedLabels = new Set(narrowLabelsByLabel.values());
  for (const { label } of tokens) {
    if (narrowLabelsByLabel.has(label)) continue;
    const [first = '', second = '', third = ''] = label;
    // One digit alone would look like a height.
    const numbers = Array.from({ length: 90 }, (_, index) => String(index + 10));
    const possibleLabels = [`${second}${third}`, `${first}${third}`, `${first}${second}`, ...numbers];
    const narrowLabel = possibleLabels.find((each) => !usedLabels.has(each)) ?? '??';
    usedLabels.add(narrowLabel);
    narrowLabelsByLabel.set(label, narrowLabel);
  }
  return narrowLabelsByLabel;
}

/**
 * Where everyone is, with their labels on the narrow map, and who shares a square, because the map shows only one of
 * them.
 */
export function placesText(board: BoardView): string {
  const labels = narrowLabels(board.tokens);
  const places = board.tokens.map(({ label, name, at, isHidden }) =>
    drawingWords.at(labels.get(label) ?? label, plain(name), tileName(at), isHidden === true),
  );
  const sharedSquareTexts = sharedSquareLines(board, (label) => `\`${labels.get(label) ?? label}\``);
  return [places.join(' · '), ...sharedSquareTexts].join('\n');
}

/** A line for each group of combatants on the same squares: "K and G1 share C4." */
function sharedSquareLines({ field, tokens }: BoardView, wrap: (label: string) => string): readonly string[] {
  const squareByGroup = new Map<string, { readonly square: string; readonly labels: readonly string[] }>();
  for (const tile of tilesOf(field)) {
    const labels = tokensOn(tokens, tile).map(({ label }) => label);
    const group = labels.join(' ');
    if (labels.length > 1 && !squareByGroup.has(group)) squareByGroup.set(group, { square: tileName(tile), labels });
  }
  return [...squareByGroup.values()].map(({ square, labels }) => pictureWords.sharing(square, labels.map(wrap)));
}

/** The symbols before a combatant's label on the text map, and the symbol for a square in the fog. */
const TOKEN_MARKS = { onTurn: '>', enemy: '!', down: 'x', dark: '?' } as const;
const LEGEND_SEPARATOR = '   ';

/** The map as text, square by square, with letters above and numbers on the left. The last row explains the symbols. */
export function fieldRows(board: BoardView): readonly string[] {
  const { field, tokens } = board;
  const labelLengths = tokens.map(({ label }) => label.length);
  const cellWidth = Math.max(2, ...labelLengths) + 1;
  const cells = rowsOf(field).map((row, y) =>
    [...row].map((sign, x) =>
      sign === '#' && !tokenOn(tokens, { x, y }) ? '#'.repeat(cellWidth) : cellOf(board, { x, y }),
    ),
  );
  const padNumber = (text: string) => text.padStart(String(field.height).length);
  const letterRow = Array.from({ length: field.width }, (_, x) =>
    ` ${tileName({ x, y: 0 })[0]}`.padEnd(cellWidth),
  ).join('');
  return [
    `${padNumber('')} ${letterRow}`,
    ...cells.map((row, y) => `${padNumber(String(y + 1))} ${row.map((cell) => cell.padEnd(cellWidth)).join('')}`),
    ...sharedSquareLines(board, (label) => label),
    legendOf(board),
  ].map((row) => row.trimEnd());
}

/** The tokens on a square. Those that aren't down come first. */
function tokensOn(tokens: readonly Token[], tile: Tile): readonly Token[] {
  return tokens
    .filter(({ at, tiles }) => tilesUnder(bodyAt(at, tiles)).some((each) => isSameTile(each, tile)))
    .toSorted((a, b) => Number(a.isDown ?? false) - Number(b.isDown ?? false));
}

/** The token that the text map shows on a square. If there are several, it is the first one that isn't down. */
function tokenOn(tokens: readonly Token[], tile: Tile): Token | undefined {
  return tokensOn(tokens, tile)[0];
}

function cellOf({ field, tokens, hidden = [] }: BoardView, tile: Tile): string {
  const token = tokenOn(tokens, tile);
  if (token) return `${markOf(token)}${token.label}`;
  if (hidden.some((each) => isSameTile(each, tile))) return ` ${TOKEN_MARKS.dark}`;
  const { name } = groundAt(field, tile);
  const level = levelAt(field, tile);
  if (name === 'floor' && level > 0) return ` ${level}`;
  return ` ${Object.entries(SIGNS).find(([, ground]) => ground.name === name)?.[0] ?? ''}`;
}

function markOf({ isDown, isOnTurn, side }: Token): string {
  return isDown ? TOKEN_MARKS.down : isOnTurn ? TOKEN_MARKS.onTurn : side === 'enemies' ? TOKEN_MARKS.enemy : ' ';
}

function legendOf(board: BoardView): string {
  const { tokens, hidden = [] } = board;
  const marks = new Set(tokens.map(markOf));
  return [
    ...(marks.has(TOKEN_MARKS.onTurn) ? [pictureWords.sign(TOKEN_MARKS.onTurn, t('legend-current-turn'))] : []),
    ...(marks.has(TOKEN_MARKS.enemy) ? [pictureWords.sign(TOKEN_MARKS.enemy, t('legend-enemy'))] : []),
    ...(marks.has(TOKEN_MARKS.down) ? [pictureWords.sign(TOKEN_MARKS.down, t('picture-down'))] : []),
    ...groundLegend(board).map(({ sign, means }) => pictureWords.sign(sign, means)),
    ...(hidden.length > 0 ? [pictureWords.sign(TOKEN_MARKS.dark, t('legend-fog'))] : []),
  ].join(LEGEND_SEPARATOR);
}

/** What the symbols of the narrow map mean, in small print. Empty if it has only open floor. */
export function narrowMapLegend(board: BoardView): string {
  const entries = groundLegend(board).map(({ sign, means }) => pictureWords.sign(`\`${sign}\``, means));
  return entries.length === 0 ? '' : `-# ${entries.join(' · ')}`;
}

/** The symbols for heights and for the kinds of ground on a map, each with its meaning. */
function groundLegend({ field, hidden = [] }: BoardView): readonly { readonly sign: string; readonly means: string }[] {
  const isInFog = (tile: Tile) => hidden.some((each) => isSameTile(each, tile));
  const visibleTiles = tilesOf(field).filter((tile) => !isInFog(tile));
  const groundNames = new Set(visibleTiles.map((tile) => groundAt(field, tile).name));
  const signs = Object.entries(SIGNS).filter(
    ([, { name }]) => groundNames.has(name) && name !== 'floor' && name !== 'nothing',
  );
  const hasRaisedTile = visibleTiles.some((tile) => groundAt(field, tile).name === 'floor' && levelAt(field, tile) > 0);
  return [
    ...signs.map(([sign, { name }]) => ({ sign, means: pictureWords.is(name) })),
    ...(hasRaisedTile ? [{ sign: '1', means: t('legend-height') }] : []),
  ];
}

/** The turn order as a picture. Undefined outside combat, or if pictures are off. */
export function turnStrip(encounter: Encounter, view: Viewer = 'players'): Picture | undefined {
  const theme = pictureTheme(encounter);
  if (!theme || encounter.phase !== 'fighting') return undefined;
  const actedIds = finishedTurnIds(encounter);
  const drawnCombatantsById = new Map(drawnTokens(encounter, view).map((each) => [each.who.id, each.drawn]));
  const orderTokens = encounter.turnOrder.flat().flatMap((id) => {
    const drawnCombatant = drawnCombatantsById.get(id);
    if (!drawnCombatant) return [];
    const { facing: _, ...who } = drawnCombatant;
    return [{ ...who, ...(actedIds.includes(id) && { hasActed: true as const }) }];
  });
  if (orderTokens.length === 0) return undefined;
  const title = roundName(encounter);
  const actingNames = orderTokens.filter(({ isOnTurn }) => isOnTurn).map(({ name }) => name);
  const placeTexts = orderTokens.map((who, index) =>
    combatantAlt(String(index + 1), who, who.hasActed && t('picture-acted')),
  );
  const alt = shorten([pictureWords.turn(title, actingNames), ...placeTexts].join(' '), MAX_ALT_LENGTH);
  return { shows: { strip: { title, order: orderTokens } }, theme, alt };
}

/** The maximum length of a zone's name in its box, in characters. */
const MAX_ZONE_NAME_LENGTH = 15;

/** The zones as a picture. `text` is for screen readers. Undefined without zones, or if pictures are off. */
export function zonesPicture(encounter: Encounter, text: string, view: Viewer = 'players'): Picture | undefined {
  const theme = encounter.settings[PICTURE_SETTING] === undefined ? THEME_NAMES[0] : pictureTheme(encounter);
  const zones = encounter.zones?.all ?? [];
  if (!theme || zones.length === 0) return undefined;
  const tokens = drawnTokens(encounter, view).filter(({ who }) => who.vitality !== 'dead');
  const boxes = zones.map(({ id, name }, index) => ({
    // The picture's font has only Latin letters. If a zone's name has other letters, only the zone's number is shown.
    title: /^[\p{Script=Latin}\p{N} '’&.-]+$/u.test(name)
      ? `${index + 1} ${shorten(name, MAX_ZONE_NAME_LENGTH)}`
      : `${index + 1}`,
    tokens: tokens
      .filter(({ who }) => zoneOf(encounter, who.id)?.id === id)
      .map(({ drawn: { facing: _, ...who } }) => who),
  }));
  const borders = zones.flatMap(({ next }, from) =>
    next.flatMap(({ to, value }) => {
      const neighborIndex = zones.findIndex(({ id }) => id === to);
      return neighborIndex > from ? [{ from, to: neighborIndex, ...(value !== undefined && { value }) }] : [];
    }),
  );
  const alt = shorten(text.replaceAll(/[*\\]|-# /g, '').replaceAll('\n', '. '), MAX_ALT_LENGTH);
  return { shows: { zones: { zones: boxes, borders } }, theme, alt };
}

/** The combatants whose turn is over in this round. */
export function finishedTurnIds({ phase, turnOrder, turn, done }: Encounter): readonly CombatantId[] {
  return phase === 'fighting' ? [...turnOrder.slice(0, Math.max(0, turn)).flat(), ...done] : [];
}
