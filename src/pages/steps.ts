import { boardAlt, combatantAlt } from '../embeds/board-alt.ts';
import { fieldView, turnsOver } from '../embeds/field-picture.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { type Field, isSameTile, type Tile, tileName, tilesOf } from '../field/field.ts';
import { type BoardView, boardPicture, canvasOf, isSmallMap } from '../pictures/board.ts';
import type { Svg } from '../pictures/svg.ts';
import { type DrawnCombatant, tokenDrawing, turnFrameDrawing } from '../pictures/token.ts';
import { MAX_SQUARES_ACROSS, partWithoutWalls } from '../pictures/window.ts';
import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import { t } from '../text/t.ts';
import { begin, element, end, type Html, json, line, ownCode, text } from './html.ts';
import { PAGE_THEME } from './in-browser.ts';
import type { NumberedDeed } from './scene.ts';

/** Stands for the square in texts that the script fills in. No one can type this character. */
const TILE = '\u0000';

/**
 * An encounter step by step: the map with everyone on it, the turn order, and the story. Each drawing and each ground
 * is included once, and the script combines them. Without the script, the final state of the map is shown.
 */
export function* stepsPart(count: StepCount): Generator<Html> {
  if (count.last) yield element('figure', { id: 'last-board' }, boardFigure(count.last));
  const grounds = count.grounds.map((board) => ({ board, isSmall: isSmallMap(canvasOf(board)) }));
  for (const [index, ground] of grounds.entries()) yield groundTemplate(ground, index);
  yield* drawings(
    count.drawings,
    grounds.some((each) => each.isSmall),
  );
  yield controls(count.steps.length, grounds.length > 0);
  yield element('script', { type: 'application/json', id: 'steps-data' }, json(dataOf(count)));
}

function boardFigure(board: BoardView): Html {
  return element(
    'div',
    { role: 'img', 'aria-label': boardAlt(board, { round: t('page-steps-last') }) },
    ownCode(boardPicture(board, PAGE_THEME)),
  );
}

/**
 * A drawing of each combatant in each state, and the frames that mark whose turn it is. If a map has small squares,
 * each drawing also has a small version.
 */
function* drawings(all: readonly DrawnCombatant[], small: boolean): Generator<Html> {
  const symbol = (id: string, drawing: Svg) =>
    element('symbol', { id, viewBox: '0 0 100 100', overflow: 'visible' }, ownCode(drawing));
  yield begin('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'drawings' });
  yield symbol('turn', turnFrameDrawing(PAGE_THEME));
  for (const [index, token] of all.entries()) {
    yield symbol(`who-${index}`, tokenDrawing(token, false, PAGE_THEME));
    if (small) yield symbol(`small-${index}`, tokenDrawing(token, true, PAGE_THEME));
  }
  yield end('svg');
}

/** A picture of the ground, and where square A1 is in it. */
function groundTemplate({ board, isSmall }: { readonly board: BoardView; readonly isSmall: boolean }, n: number): Html {
  const canvas = canvasOf(board);
  const { x, y } = canvas.corner({ x: 0, y: 0 });
  return element(
    'template',
    {
      id: `ground-${n}`,
      'data-place': `translate(${x} ${y}) scale(${canvas.size})`,
      'data-across': canvas.window.width,
      'data-small': isSmall || undefined,
      'data-alt': boardAlt(board, { round: t('page-steps-field') }),
    },
    ownCode(boardPicture(board, PAGE_THEME)),
  );
}

function controls(steps: number, hasField: boolean): Html {
  const button = (id: string, label: string) => element('button', { id, type: 'button' }, text(label));
  return element(
    'div',
    { id: 'stepper', class: 'panel', hidden: true },
    element('p', { class: 'soft' }, line(t('page-steps-lead'))),
    hasField ? element('div', { class: 'wide', id: 'field', role: 'img', tabindex: 0 }) : undefined,
    element(
      'div',
      { class: 'controls' },
      button('back', t('page-steps-back')),
      element('input', {
        id: 'step',
        type: 'range',
        min: 1,
        max: steps,
        value: 1,
        'aria-label': t('page-steps-slider'),
      }),
      button('next', t('page-steps-next')),
    ),
    element('div', { id: 'told', 'aria-live': 'polite' }),
    element('h3', {}, text(t('page-steps-order'))),
    element('ol', { id: 'order' }),
    hasField
      ? element('details', {}, element('summary', {}, text(t('page-steps-where'))), element('ul', { id: 'where' }))
      : undefined,
  );
}

function dataOf({ steps, start, drawings: all }: StepCount) {
  return {
    start,
    steps,
    names: all.map(({ name }) => name),
    down: all.flatMap(({ isDown }, index) => (isDown ? [index] : [])),
    places: all.map((token) => combatantAlt(TILE, token)),
    words: {
      place: t('page-steps-place', { at: '{0}', of: '{1}' }),
      inStory: t('page-steps-in-story'),
      onTurn: t('page-steps-on-turn'),
      acted: t('picture-acted'),
    },
  };
}

/** A combatant at a step: the number of its drawing, its place on the map, and how many squares wide it is. */
type TokenPlace = readonly [drawing: number, x?: number, y?: number, tiles?: number];

/** What a deed changed in the view, for the script. Fields other than `deed` are undefined if they didn't change. */
interface PageStep {
  readonly deed: number;
  /** The index of the ground picture. −1 for none. */
  readonly ground?: number;
  /** The combatants that changed, by their numbers. `null` if they have left. */
  readonly who?: Readonly<Record<number, TokenPlace | null>>;
  /** The turn order, whose turn it is, and who has already had a turn in this round. */
  readonly order?: readonly number[];
  readonly turn?: readonly number[];
  readonly acted?: readonly number[];
  /** The dark squares, as "x,y". */
  readonly hidden?: readonly (readonly [x: number, y: number])[];
  /** The path of the combatant that just moved. */
  readonly path?: readonly (readonly [x: number, y: number])[];
}

/** Collects the view after each deed: each drawing and ground once, and for each step only what changed. */
export class StepCount {
  readonly steps: PageStep[] = [];
  /** The step at which the first round starts. */
  start = 0;
  /** The last view of the map, with everyone on it. */
  last: BoardView | undefined;
  readonly #drawings = new Map<string, number>();
  readonly #drawn: DrawnCombatant[] = [];
  readonly #grounds = new Map<string, { readonly number: number; readonly seen: SeenGround }>();
  readonly #people = new Map<CombatantId, number>();
  readonly #known = new Map<string, string>();
  #standing: ReadonlyMap<number, string> = new Map();

  get drawings(): readonly DrawnCombatant[] {
    return this.#drawn;
  }

  get grounds(): readonly BoardView[] {
    return [...this.#grounds.values()].map(({ seen }) => seen.board);
  }

  /** Whether there is nothing to show: no map and no turn order. */
  get isEmpty(): boolean {
    return this.#grounds.size === 0 && this.steps.every(({ order }) => order === undefined);
  }

  add({ done: { before, after, undone }, number }: NumberedDeed): void {
    if (undone) return;
    const board = fieldView(after);
    const { turnOrder } = after;
    const ids = (all: readonly CombatantId[]) => all.map((id) => this.#numberOf(id));
    const actingIds = after.combatants.filter(({ id }) => isOnTurn(after, id)).map(({ id }) => id);
    const fighting = after.phase === 'fighting';
    if (before.phase !== 'fighting' && fighting && this.start === 0) this.start = this.steps.length;
    const hasMoved = before.field?.lastMove !== after.field?.lastMove;
    const who = this.#changed(after, board);
    this.steps.push({
      deed: number,
      ...this.#ifOther('ground', this.#groundOf(after, board)),
      ...(who && { who }),
      ...this.#ifOther('order', fighting ? ids(turnOrder.flat()) : []),
      ...this.#ifOther('turn', ids(actingIds)),
      ...this.#ifOther('acted', ids(turnsOver(after))),
      ...this.#ifOther('hidden', (board?.hidden ?? []).map(pairOf)),
      ...(hasMoved && board?.path && { path: board.path.map(pairOf) }),
    });
    this.last = board;
  }

  /** A part of a step, if it changed. Before the first step, everything is empty. */
  #ifOther<Part extends 'ground' | 'order' | 'turn' | 'acted' | 'hidden'>(part: Part, value: PageStep[Part]) {
    const newText = JSON.stringify(value);
    const knownValue = this.#known.get(part) ?? (part === 'ground' ? '-1' : '[]');
    if (newText === knownValue) return {};
    this.#known.set(part, newText);
    return { [part]: value };
  }

  #groundOf({ field }: Encounter, board: BoardView | undefined): number {
    if (!field || !board) return -1;
    const key = JSON.stringify(field.ground);
    const ground = this.#grounds.get(key) ?? { number: this.#grounds.size, seen: new SeenGround(field.ground) };
    this.#grounds.set(key, ground);
    ground.seen.add(board);
    return ground.number;
  }

  /** The combatants that changed. Undefined if none did. */
  #changed(after: Encounter, board: BoardView | undefined): PageStep['who'] {
    const tokens = new Map((board?.tokens ?? []).map((token) => [token.label, token]));
    const places = new Map<number, string>();
    for (const { who, drawn } of drawnTokens(after)) {
      const token = tokens.get(drawn.label);
      const at = token ? [token.at.x, token.at.y, token.tiles ?? 1] : [];
      places.set(this.#numberOf(who.id), JSON.stringify([this.#drawingOf(drawn), ...at]));
    }
    const oldPlaces = this.#standing;
    this.#standing = places;
    const other = [...places].filter(([number, newText]) => oldPlaces.get(number) !== newText);
    const goneNumbers = [...oldPlaces.keys()].filter((number) => !places.has(number));
    if (other.length + goneNumbers.length === 0) return undefined;
    return Object.fromEntries([
      ...other.map(([number, written]) => [number, JSON.parse(written)]),
      ...goneNumbers.map((number) => [number, null]),
    ]);
  }

  /** The index of a combatant's drawing, without a portrait, because the page loads nothing. */
  #drawingOf({ isOnTurn: _, portrait: __, ...drawn }: DrawnCombatant): number {
    const key = JSON.stringify(drawn);
    const drawing = this.#drawings.get(key);
    if (drawing !== undefined) return drawing;
    this.#drawings.set(key, this.#drawn.length);
    return this.#drawn.push(drawn) - 1;
  }

  #numberOf(id: CombatantId): number {
    const personIndex = this.#people.get(id) ?? this.#people.size;
    this.#people.set(id, personIndex);
    return personIndex;
  }
}

function pairOf({ x, y }: Tile): readonly [x: number, y: number] {
  return [x, y];
}

/** Wide maps are cut to the squares where anyone ever was, plus this many squares around them. */
const AROUND = 2;

/**
 * The ground that readers have seen so far. On a dark map each step shows a different part, and the page darkens the
 * rest itself.
 */
class SeenGround {
  readonly #field: Field;
  readonly #seen = new Set<string>();
  readonly #stood: Tile[] = [];

  constructor(field: Field) {
    this.#field = field;
  }

  /** Adds the squares in sight at a step, and the combatants' squares. */
  add({ hidden = [], tokens }: BoardView): void {
    const dark = new Set(hidden.map(tileName));
    if (this.#seen.size < this.#field.width * this.#field.height)
      for (const tile of tilesOf(this.#field)) if (!dark.has(tileName(tile))) this.#seen.add(tileName(tile));
    for (const { at, tiles = 1 } of tokens)
      for (const end of [at, { x: at.x + tiles - 1, y: at.y + tiles - 1 }])
        if (!this.#stood.some((tile) => isSameTile(tile, end))) this.#stood.push(end);
  }

  /** The ground without anyone on it, and without outer rows of walls. */
  get board(): BoardView {
    const field = this.#known();
    const open = partWithoutWalls(field);
    const [x, width] = span(
      this.#stood.map((tile) => tile.x - open.x),
      open.width,
    );
    const [y, height] = span(
      this.#stood.map((tile) => tile.y - open.y),
      open.height,
    );
    return { field, tokens: [], window: { x: open.x + x, y: open.y + y, width, height } };
  }

  /** The ground so far. Squares that were never in sight are drawn as plain floor. */
  #known(): Field {
    const tiles = tilesOf(this.#field).map(tileName);
    const knownSigns = (signs: string, unknown: string) =>
      Array.from(signs, (sign, index) => (this.#seen.has(tiles[index] ?? '') ? sign : unknown)).join('');
    return { ...this.#field, ground: knownSigns(this.#field.ground, '.'), levels: knownSigns(this.#field.levels, '0') };
  }
}

function span(places: readonly number[], length: number): readonly [from: number, tiles: number] {
  if (length <= MAX_SQUARES_ACROSS || places.length === 0) return [0, length];
  const from = Math.max(0, Math.min(...places) - AROUND);
  return [from, Math.min(length, Math.max(...places) + AROUND + 1) - from];
}
