import { fieldView } from '../embeds/field-view.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { actedIn } from '../embeds/turn-strip.ts';
import type { Tile } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import type { Drawn } from '../pictures/token.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import { isOnTurn } from '../rules/core/encounter.ts';
import { SeenGround } from './ground.ts';
import type { NumberedDeed } from './scene.ts';

/** Somebody at a step: the number of their drawing, and where they stand on the field and on how many tiles a side. */
export type Standing = readonly [drawing: number, x?: number, y?: number, tiles?: number];

/** What a deed has changed of what is seen, for the script to follow. All but the deed is absent where it is as before. */
export interface Step {
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
  readonly unseen?: readonly (readonly [x: number, y: number])[];
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
      ...this.#ifOther('unseen', (board?.unseen ?? []).map(pairOf)),
      ...(moved && board?.path && { path: board.path.map(pairOf) }),
    });
    this.last = board;
  }

  /** A part of a step, where it is not as it was at the one before. At first there is nothing. */
  #ifOther<Part extends 'ground' | 'order' | 'turn' | 'acted' | 'unseen'>(part: Part, value: Step[Part]) {
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
