import type { Post } from './acknowledge.ts';

/** Most changes of a card within so many milliseconds: edits are rationed, and the message of the turn comes first. */
const MOST = 3;
export const CARD_RESTS = 5_000;

/** Keeps cards from being edited more often than they have to be. */
export class CardPace {
  /** When each encounter’s card was changed last, oldest first. */
  readonly #changes = new Map<number, readonly number[]>();

  /** Whether a card has changed often a moment ago, and is to wait. One that is over, or new, does not. */
  rests({ kind, state, message, encounter }: Post): boolean {
    if (kind !== 'card' || state !== 'open' || message === undefined) return false;
    const last = this.#changes.get(encounter) ?? [];
    return last.length === MOST && Date.now() - (last[0] ?? 0) < CARD_RESTS;
  }

  /** Notes that a message was changed. */
  changed({ kind, state, encounter }: Post): void {
    if (kind !== 'card') return;
    if (state === 'open')
      this.#changes.set(encounter, [...(this.#changes.get(encounter) ?? []), Date.now()].slice(-MOST));
    else this.#changes.delete(encounter);
  }
}
