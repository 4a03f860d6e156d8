import { boardAlt, combatantAlt } from '../embeds/board-alt.ts';
import { fieldView, finishedTurnIds } from '../embeds/field-picture.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { type Field, isSameTile, type Tile, tileName, tilesOf } from '../field/field.ts';
import { type BoardView, boardPicture, canvasOf, isSmallMap } from '../pictures/board.ts';
import type { Svg } from '../pictures/svg.ts';
import { type DrawnCombatant, tokenDrawing, turnFrameDrawing } from '../pictures/token.ts';
import { boxWithoutOuterWalls, MAX_SQUARES_ACROSS } from '../pictures/window.ts';
import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import { t } from '../text/t.ts';
import { element, endTag, type Html, jsonHtml, lineHtml, startTag, textHtml, trustedHtml } from './html.ts';
import { PAGE_THEME } from './in-browser.ts';
import type { NumberedDeed } from './scene.ts';

/** Stands for the square in texts that the script completes. No one can type this character. */
const SQUARE_PLACEHOLDER = '\u0000';

/**
 * An encounter step by step: the map with everyone on it, the turn order, and the story. The page has each drawing and
 * each map only once, and the script combines them. Without the script, the page shows the last state of the map.
 */
export function* stepsHtml(count: StepCollector): Generator<Html> {
  if (count.last) yield element('figure', { id: 'last-board' }, boardFigure(count.last));
  const groundBoards = count.grounds.map((board) => ({ board, isSmall: isSmallMap(canvasOf(board)) }));
  for (const [index, ground] of groundBoards.entries()) yield groundTemplate(ground, index);
  yield* drawingSymbols(count.drawings, count.hasSharedSquare || groundBoards.some((each) => each.isSmall));
  yield controlsPanel(count.steps.length, groundBoards.length > 0);
  yield element('script', { type: 'application/json', id: 'steps-data' }, jsonHtml(stepsScriptData(count)));
}

function boardFigure(board: BoardView): Html {
  return element(
    'div',
    { role: 'img', 'aria-label': boardAlt(board, { round: t('page-steps-last') }) },
    trustedHtml(boardPicture(board, PAGE_THEME)),
  );
}

/**
 * A drawing of each combatant in each of its states, and the frame that marks whose turn it is. If a map has small
 * squares, or combatants share a square, there is also a small version of each drawing.
 */
function* drawingSymbols(all: readonly DrawnCombatant[], needsSmallDrawings: boolean): Generator<Html> {
  const symbolElement = (id: string, drawing: Svg) =>
    element('symbol', { id, viewBox: '0 0 100 100', overflow: 'visible' }, trustedHtml(drawing));
  yield startTag('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'drawings' });
  yield symbolElement('turn', turnFrameDrawing(PAGE_THEME));
  for (const [index, token] of all.entries()) {
    yield symbolElement(`who-${index}`, tokenDrawing(token, false, PAGE_THEME));
    if (needsSmallDrawings) yield symbolElement(`small-${index}`, tokenDrawing(token, true, PAGE_THEME));
  }
  yield endTag('svg');
}

/** A picture of a map, with the place of its square A1. */
function groundTemplate(
  { board, isSmall }: { readonly board: BoardView; readonly isSmall: boolean },
  index: number,
): Html {
  const canvas = canvasOf(board);
  const { x, y } = canvas.corner({ x: 0, y: 0 });
  return element(
    'template',
    {
      id: `ground-${index}`,
      'data-place': `translate(${x} ${y}) scale(${canvas.size})`,
      'data-across': canvas.window.width,
      'data-small': isSmall || undefined,
      'data-alt': boardAlt(board, { round: t('page-steps-field') }),
    },
    trustedHtml(boardPicture(board, PAGE_THEME)),
  );
}

function controlsPanel(steps: number, hasField: boolean): Html {
  const buttonElement = (id: string, label: string) => element('button', { id, type: 'button' }, textHtml(label));
  return element(
    'div',
    { id: 'stepper', class: 'panel', hidden: true },
    element('p', { class: 'soft' }, lineHtml(t('page-steps-lead'))),
    hasField ? element('div', { class: 'wide', id: 'field', role: 'img', tabindex: 0 }) : undefined,
    element(
      'div',
      { class: 'controls' },
      buttonElement('back', t('page-steps-back')),
      element('input', {
        id: 'step',
        type: 'range',
        min: 1,
        max: steps,
        value: 1,
        'aria-label': t('page-steps-slider'),
      }),
      buttonElement('next', t('page-steps-next')),
    ),
    element('div', { id: 'told', 'aria-live': 'polite' }),
    element('h3', {}, textHtml(t('page-steps-order'))),
    element('ol', { id: 'order' }),
    hasField
      ? element('details', {}, element('summary', {}, textHtml(t('page-steps-where'))), element('ul', { id: 'where' }))
      : undefined,
  );
}

function stepsScriptData({ steps, start, drawings: all }: StepCollector) {
  return {
    start,
    steps,
    names: all.map(({ name }) => name),
    down: all.flatMap(({ isDown }, index) => (isDown ? [index] : [])),
    places: all.map((token) => combatantAlt(SQUARE_PLACEHOLDER, token)),
    words: {
      place: t('page-steps-place', { at: '{0}', of: '{1}' }),
      inStory: t('page-steps-in-story'),
      onTurn: t('page-steps-on-turn'),
      acted: t('picture-acted'),
    },
  };
}

/** A combatant at a step: the index of its drawing, its place on the map, and how many squares wide it is. */
type TokenPlace = readonly [drawing: number, x?: number, y?: number, tiles?: number];

/** What a deed changed in the view, for the script. Except for `deed`, a field is undefined if it didn't change. */
interface PageStep {
  readonly deed: number;
  /** The index of the map's picture, or −1 if there is no map. */
  readonly ground?: number;
  /** The combatants that changed, by number. `null` means that a combatant has left. */
  readonly who?: Readonly<Record<number, TokenPlace | null>>;
  /** The numbers of the combatants in the turn order. */
  readonly order?: readonly number[];
  /** The numbers of the combatants whose turn it is. */
  readonly turn?: readonly number[];
  /** The numbers of the combatants whose turn in this round is over. */
  readonly acted?: readonly number[];
  readonly hidden?: readonly (readonly [x: number, y: number])[];
  /** The path of the combatant that has just moved. */
  readonly path?: readonly (readonly [x: number, y: number])[];
}

/** Collects the view after each deed: each drawing and each map once, and for each step only what changed. */
export class StepCollector {
  readonly steps: PageStep[] = [];
  /** The index of the step at which the first round starts. */
  start = 0;
  /** The map after the last step, with everyone on it. */
  last: BoardView | undefined;
  /** Whether combatants share a square at any step. */
  hasSharedSquare = false;
  readonly #drawings = new Map<string, number>();
  readonly #drawnCombatants: DrawnCombatant[] = [];
  readonly #grounds = new Map<string, { readonly number: number; readonly seen: SeenGround }>();
  readonly #numbers = new Map<CombatantId, number>();
  readonly #lastParts = new Map<string, string>();
  #places: ReadonlyMap<number, string> = new Map();

  get drawings(): readonly DrawnCombatant[] {
    return this.#drawnCombatants;
  }

  get grounds(): readonly BoardView[] {
    return [...this.#grounds.values()].map(({ seen }) => seen.board);
  }

  /** Whether there is nothing to show, because there is neither a map nor a turn order. */
  get isEmpty(): boolean {
    return this.#grounds.size === 0 && this.steps.every(({ order }) => order === undefined);
  }

  add({ done: { before, after, undone }, number }: NumberedDeed): void {
    if (undone) return;
    const board = fieldView(after);
    const { turnOrder } = after;
    const numbersOf = (all: readonly CombatantId[]) => all.map((id) => this.#numberOf(id));
    const actingIds = after.combatants.filter(({ id }) => isOnTurn(after, id)).map(({ id }) => id);
    const isFighting = after.phase === 'fighting';
    if (before.phase !== 'fighting' && isFighting && this.start === 0) this.start = this.steps.length;
    const hasMoved = before.field?.lastMove !== after.field?.lastMove;
    const changedCombatants = this.#changedCombatants(after, board);
    this.steps.push({
      deed: number,
      ...this.#ifChanged('ground', this.#groundOf(after, board)),
      ...(changedCombatants && { who: changedCombatants }),
      ...this.#ifChanged('order', isFighting ? numbersOf(turnOrder.flat()) : []),
      ...this.#ifChanged('turn', numbersOf(actingIds)),
      ...this.#ifChanged('acted', numbersOf(finishedTurnIds(after))),
      ...this.#ifChanged('hidden', (board?.hidden ?? []).map(coordinatesOf)),
      ...(hasMoved && board?.path && { path: board.path.map(coordinatesOf) }),
    });
    this.last = board;
    const tileNames = (board?.tokens ?? []).map(({ at }) => tileName(at));
    if (new Set(tileNames).size < tileNames.length) this.hasSharedSquare = true;
  }

  /**
   * An object with the new value of this part of a step. It is empty if the value hasn't changed. Before the first
   * step, every part counts as empty.
   */
  #ifChanged<Part extends 'ground' | 'order' | 'turn' | 'acted' | 'hidden'>(part: Part, value: PageStep[Part]) {
    const newJson = JSON.stringify(value);
    const lastJson = this.#lastParts.get(part) ?? (part === 'ground' ? '-1' : '[]');
    if (newJson === lastJson) return {};
    this.#lastParts.set(part, newJson);
    return { [part]: value };
  }

  #groundOf({ field }: Encounter, board: BoardView | undefined): number {
    if (!field || !board) return -1;
    const key = JSON.stringify(field.ground);
    const numberedGround = this.#grounds.get(key) ?? { number: this.#grounds.size, seen: new SeenGround(field.ground) };
    this.#grounds.set(key, numberedGround);
    numberedGround.seen.add(board);
    return numberedGround.number;
  }

  /** The combatants that have changed. Undefined if none has. */
  #changedCombatants(after: Encounter, board: BoardView | undefined): PageStep['who'] {
    const tokens = new Map((board?.tokens ?? []).map((token) => [token.label, token]));
    const placesByNumber = new Map<number, string>();
    for (const { who, drawn } of drawnTokens(after)) {
      const token = tokens.get(drawn.label);
      const position = token ? [token.at.x, token.at.y, token.tiles ?? 1] : [];
      placesByNumber.set(this.#numberOf(who.id), JSON.stringify([this.#drawingOf(drawn), ...position]));
    }
    const oldPlaces = this.#places;
    this.#places = placesByNumber;
    const changedPlaces = [...placesByNumber].filter(([number, newJson]) => oldPlaces.get(number) !== newJson);
    const removedNumbers = [...oldPlaces.keys()].filter((number) => !placesByNumber.has(number));
    if (changedPlaces.length + removedNumbers.length === 0) return undefined;
    return Object.fromEntries([
      ...changedPlaces.map(([number, placeJson]) => [number, JSON.parse(placeJson)]),
      ...removedNumbers.map((number) => [number, null]),
    ]);
  }

  /** The index of a combatant's drawing. The drawing has no portrait, because the page loads nothing. */
  #drawingOf({ isOnTurn: _, portrait: __, ...drawn }: DrawnCombatant): number {
    const key = JSON.stringify(drawn);
    const drawing = this.#drawings.get(key);
    if (drawing !== undefined) return drawing;
    this.#drawings.set(key, this.#drawnCombatants.length);
    return this.#drawnCombatants.push(drawn) - 1;
  }

  #numberOf(id: CombatantId): number {
    const combatantNumber = this.#numbers.get(id) ?? this.#numbers.size;
    this.#numbers.set(id, combatantNumber);
    return combatantNumber;
  }
}

function coordinatesOf({ x, y }: Tile): readonly [x: number, y: number] {
  return [x, y];
}

/** How many squares are shown around the squares where combatants have been. A wide map is cropped to that part. */
const MARGIN_SQUARES = 2;

/**
 * The part of a map that readers have seen so far. With fog, that is a different part at each step, and the page
 * darkens the rest.
 */
class SeenGround {
  readonly #field: Field;
  readonly #seenSquares = new Set<string>();
  readonly #visitedTiles: Tile[] = [];

  constructor(field: Field) {
    this.#field = field;
  }

  /** Adds the squares that are in sight at a step, and the combatants' squares. */
  add({ hidden = [], tokens }: BoardView): void {
    const hiddenTileNames = new Set(hidden.map(tileName));
    if (this.#seenSquares.size < this.#field.width * this.#field.height)
      for (const tile of tilesOf(this.#field))
        if (!hiddenTileNames.has(tileName(tile))) this.#seenSquares.add(tileName(tile));
    for (const { at, tiles = 1 } of tokens)
      for (const cornerTile of [at, { x: at.x + tiles - 1, y: at.y + tiles - 1 }])
        if (!this.#visitedTiles.some((tile) => isSameTile(tile, cornerTile))) this.#visitedTiles.push(cornerTile);
  }

  /** The map without combatants and without its outer walls. */
  get board(): BoardView {
    const field = this.#knownField();
    const mapBox = boxWithoutOuterWalls(field);
    const [x, width] = spanAround(
      this.#visitedTiles.map((tile) => tile.x - mapBox.x),
      mapBox.width,
    );
    const [y, height] = spanAround(
      this.#visitedTiles.map((tile) => tile.y - mapBox.y),
      mapBox.height,
    );
    return { field, tokens: [], window: { x: mapBox.x + x, y: mapBox.y + y, width, height } };
  }

  /** The map as far as it is known. Squares that were never in sight are drawn as plain floor. */
  #knownField(): Field {
    const tiles = tilesOf(this.#field).map(tileName);
    const hideUnseenSigns = (signs: string, unknown: string) =>
      Array.from(signs, (sign, index) => (this.#seenSquares.has(tiles[index] ?? '') ? sign : unknown)).join('');
    return {
      ...this.#field,
      ground: hideUnseenSigns(this.#field.ground, '.'),
      levels: hideUnseenSigns(this.#field.levels, '0'),
    };
  }
}

function spanAround(places: readonly number[], length: number): readonly [from: number, tiles: number] {
  if (length <= MAX_SQUARES_ACROSS || places.length === 0) return [0, length];
  const firstTile = Math.max(0, Math.min(...places) - MARGIN_SQUARES);
  return [firstTile, Math.min(length, Math.max(...places) + MARGIN_SQUARES + 1) - firstTile];
}
