import { boardAlt, combatantAlt } from '../embeds/board-alt.ts';
import { actedIn, fieldView } from '../embeds/field-picture.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { type Field, isSameTile, type Tile, tileName, tilesOf } from '../field/field.ts';
import { type BoardView, boardPicture, canvasOf, isSmall } from '../pictures/board.ts';
import type { Svg } from '../pictures/svg.ts';
import { type Drawn, tokenDrawing, turnFrame } from '../pictures/token.ts';
import { MOST_ACROSS, openPart } from '../pictures/window.ts';
import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import { t } from '../text/t.ts';
import { begin, element, end, type Html, json, line, ownCode, text } from './html.ts';
import { PAGE_THEME } from './in-browser.ts';
import type { NumberedDeed } from './scene.ts';

/** Stands for the tile in words that the script fills in: nobody can have typed it. */
const TILE = '\u0000';

/**
 * A scene step by step: the field with everybody on it, the order of turns, and what was told. Every drawing and ground is in it once; the
 * script puts them together. Without it there is the field as it was last.
 */
export function* stepsPart(count: StepCount): Generator<Html> {
  if (count.last) yield element('figure', { id: 'last-board' }, boardFigure(count.last));
  const grounds = count.grounds.map((board) => ({ board, isSmall: isSmall(canvasOf(board)) }));
  for (const [n, ground] of grounds.entries()) yield groundTemplate(ground, n);
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

/** Everybody as they ever were, and what frames whose turn it is. On a field with small tiles they are drawn for that too. */
function* drawings(all: readonly Drawn[], small: boolean): Generator<Html> {
  const symbol = (id: string, drawing: Svg) =>
    element('symbol', { id, viewBox: '0 0 100 100', overflow: 'visible' }, ownCode(drawing));
  yield begin('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'drawings' });
  yield symbol('turn', turnFrame(PAGE_THEME));
  for (const [n, drawn] of all.entries()) {
    yield symbol(`who-${n}`, tokenDrawing(drawn, false, PAGE_THEME));
    if (small) yield symbol(`small-${n}`, tokenDrawing(drawn, true, PAGE_THEME));
  }
  yield end('svg');
}

/** A ground, and where tile A1 is in its picture. */
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
  const button = (id: string, said: string) => element('button', { id, type: 'button' }, text(said));
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
    down: all.flatMap(({ isDown }, n) => (isDown ? [n] : [])),
    places: all.map((drawn) => combatantAlt(TILE, drawn)),
    words: {
      place: t('page-steps-place', { at: '{0}', of: '{1}' }),
      inStory: t('page-steps-in-story'),
      onTurn: t('page-steps-on-turn'),
      acted: t('picture-acted'),
    },
  };
}

/** Somebody at a step: the number of their drawing, and where they stand on the field and on how many tiles a side. */
type Standing = readonly [drawing: number, x?: number, y?: number, tiles?: number];

/** What a deed has changed of what is seen, for the script to follow. All but the deed is absent where it is as before. */
interface Step {
  readonly deed: number;
  /** The number of the ground; −1 for none. */
  readonly ground?: number;
  /** Those who are otherwise than before, by their numbers; `null`: they are gone. */
  readonly who?: Readonly<Record<number, Standing | null>>;
  /** The order of turns, whose turn it is, and whose is over in this round. */
  readonly order?: readonly number[];
  readonly turn?: readonly number[];
  readonly acted?: readonly number[];
  /** The tiles that are dark, as "x,y". */
  readonly hidden?: readonly (readonly [x: number, y: number])[];
  /** The way of whoever has just moved. */
  readonly path?: readonly (readonly [x: number, y: number])[];
}

/** What is seen at each deed of a scene, counted deed by deed: drawings and grounds each once, and of the steps what changes. */
export class StepCount {
  readonly steps: Step[] = [];
  /** The step with which the rounds begin. */
  start = 0;
  /** The last that there was to be seen of a field, with everybody on it. */
  last: BoardView | undefined;
  readonly #drawings = new Map<string, number>();
  readonly #drawn: Drawn[] = [];
  readonly #grounds = new Map<string, { readonly number: number; readonly seen: SeenGround }>();
  readonly #people = new Map<CombatantId, number>();
  readonly #known = new Map<string, string>();
  #standing: ReadonlyMap<number, string> = new Map();

  get drawings(): readonly Drawn[] {
    return this.#drawn;
  }

  get grounds(): readonly BoardView[] {
    return [...this.#grounds.values()].map(({ seen }) => seen.board);
  }

  /** Whether there is anything to be seen: a field, or an order of turns. */
  get isEmpty(): boolean {
    return this.#grounds.size === 0 && this.steps.every(({ order }) => order === undefined);
  }

  add({ done: { before, after, undone }, number }: NumberedDeed): void {
    if (undone) return;
    const board = fieldView(after);
    const { turnOrder } = after;
    const ids = (all: readonly CombatantId[]) => all.map((id) => this.#numberOf(id));
    const acting = after.combatants.filter(({ id }) => isOnTurn(after, id)).map(({ id }) => id);
    const fighting = after.phase === 'fighting';
    if (before.phase !== 'fighting' && fighting && this.start === 0) this.start = this.steps.length;
    const moved = before.field?.lastMove !== after.field?.lastMove;
    const who = this.#changed(after, board);
    this.steps.push({
      deed: number,
      ...this.#ifOther('ground', this.#groundOf(after, board)),
      ...(who && { who }),
      ...this.#ifOther('order', fighting ? ids(turnOrder.flat()) : []),
      ...this.#ifOther('turn', ids(acting)),
      ...this.#ifOther('acted', ids(actedIn(after))),
      ...this.#ifOther('hidden', (board?.hidden ?? []).map(pairOf)),
      ...(moved && board?.path && { path: board.path.map(pairOf) }),
    });
    this.last = board;
  }

  /** A part of a step, where it is not as it was at the one before. At first there is nothing. */
  #ifOther<Part extends 'ground' | 'order' | 'turn' | 'acted' | 'hidden'>(part: Part, value: Step[Part]) {
    const written = JSON.stringify(value);
    const was = this.#known.get(part) ?? (part === 'ground' ? '-1' : '[]');
    if (written === was) return {};
    this.#known.set(part, written);
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

  /** Who is otherwise than before. Undefined: nobody. */
  #changed(after: Encounter, board: BoardView | undefined): Step['who'] {
    const tokens = new Map((board?.tokens ?? []).map((token) => [token.label, token]));
    const standing = new Map<number, string>();
    for (const { who, drawn } of drawnTokens(after)) {
      const token = tokens.get(drawn.label);
      const at = token ? [token.at.x, token.at.y, token.tiles ?? 1] : [];
      standing.set(this.#numberOf(who.id), JSON.stringify([this.#drawingOf(drawn), ...at]));
    }
    const was = this.#standing;
    this.#standing = standing;
    const other = [...standing].filter(([number, written]) => was.get(number) !== written);
    const gone = [...was.keys()].filter((number) => !standing.has(number));
    if (other.length + gone.length === 0) return undefined;
    return Object.fromEntries([
      ...other.map(([number, written]) => [number, JSON.parse(written)]),
      ...gone.map((number) => [number, null]),
    ]);
  }

  /** Portraits are not in the page: there is nobody to load them. */
  #drawingOf({ isOnTurn: _, portrait: __, ...drawn }: Drawn): number {
    const key = JSON.stringify(drawn);
    const known = this.#drawings.get(key);
    if (known !== undefined) return known;
    this.#drawings.set(key, this.#drawn.length);
    return this.#drawn.push(drawn) - 1;
  }

  #numberOf(id: CombatantId): number {
    const known = this.#people.get(id) ?? this.#people.size;
    this.#people.set(id, known);
    return known;
  }
}

function pairOf({ x, y }: Tile): readonly [x: number, y: number] {
  return [x, y];
}

/** Wide fields are cut to where somebody ever stands, with so many tiles around. */
const AROUND = 2;

/**
 * One ground of a scene, as far as its readers have ever seen it: in the dark they see another part of it at each step. What is not
 * seen at a step the page darkens itself.
 */
class SeenGround {
  readonly #field: Field;
  readonly #seen = new Set<string>();
  readonly #stood: Tile[] = [];

  constructor(field: Field) {
    this.#field = field;
  }

  /** What is seen of it at a step, and who stands where. */
  add({ hidden = [], tokens }: BoardView): void {
    const dark = new Set(hidden.map(tileName));
    if (this.#seen.size < this.#field.width * this.#field.height)
      for (const tile of tilesOf(this.#field)) if (!dark.has(tileName(tile))) this.#seen.add(tileName(tile));
    for (const { at, tiles = 1 } of tokens)
      for (const end of [at, { x: at.x + tiles - 1, y: at.y + tiles - 1 }])
        if (!this.#stood.some((tile) => isSameTile(tile, end))) this.#stood.push(end);
  }

  /** The ground without anybody on it, and without outer rows of walls. */
  get board(): BoardView {
    const field = this.#known();
    const open = openPart(field);
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

  /** What nobody has seen is even floor. */
  #known(): Field {
    const tiles = tilesOf(this.#field).map(tileName);
    const known = (signs: string, unknown: string) =>
      Array.from(signs, (sign, n) => (this.#seen.has(tiles[n] ?? '') ? sign : unknown)).join('');
    return { ...this.#field, ground: known(this.#field.ground, '.'), levels: known(this.#field.levels, '0') };
  }
}

function span(places: readonly number[], length: number): readonly [from: number, tiles: number] {
  if (length <= MOST_ACROSS || places.length === 0) return [0, length];
  const from = Math.max(0, Math.min(...places) - AROUND);
  return [from, Math.min(length, Math.max(...places) + AROUND + 1) - from];
}
