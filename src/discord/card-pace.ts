import type { Post } from './acknowledge.ts';

/** Most changes of a card within so many milliseconds: edits are rationed, and the message of the turn comes first. */
const MOST_CARDS = 3;
export const CARD_RESTS = 5_000;
/** The same where only whose turn it is has changed: the message of the turn says it. */
const TURNS_APART = 15_000;

/** Keeps cards from being edited more often than they have to be. */
export class CardPace {
  /** When each encounter’s card was changed last, oldest first. */
  readonly #changes = new Map<number, readonly number[]>();
  /** What could be pressed on each encounter's card, as it was changed last. */
  readonly #buttons = new Map<number, string>();

  /**
   * Whether a card has changed often a moment ago, or with a turn, and is to wait. One that is over, or new, does not, nor one
   * with other buttons: the rounds began or stopped. `turns`: a message of a turn changes at the same time.
   */
  rests(post: Post, turns: boolean): boolean {
    const { kind, state, message, encounter } = post;
    if (kind !== 'card' || state !== 'open' || message === undefined) return false;
    if (this.#buttons.has(encounter) && this.#buttons.get(encounter) !== buttonsOf(post)) return false;
    const last = this.#changes.get(encounter) ?? [];
    const since = (time = 0) => Date.now() - time;
    return (last.length === MOST_CARDS && since(last[0]) < CARD_RESTS) || (turns && since(last.at(-1)) < TURNS_APART);
  }

  /** Notes that a message was changed. */
  changed(post: Post): void {
    const { kind, state, encounter } = post;
    if (kind !== 'card') return;
    if (state === 'open') {
      this.#changes.set(encounter, [...(this.#changes.get(encounter) ?? []), Date.now()].slice(-MOST_CARDS));
      this.#buttons.set(encounter, buttonsOf(post));
    } else {
      this.#changes.delete(encounter);
      this.#buttons.delete(encounter);
    }
  }
}

/** What can be pressed on a message. */
function buttonsOf({ view }: Post): string {
  return JSON.stringify(view?.components ?? []);
}
