import { setImmediate } from 'node:timers/promises';
import type { ShownPost } from '../store.ts';

/** Notes about what Discord shows. Notes made in the same turn of the event loop share a transaction. */
export class ShownBatch {
  readonly #write: (notes: readonly ShownPost[]) => void;
  readonly #pending: ShownPost[] = [];
  #written: Promise<void> | undefined;

  /** `write` writes several notes in one transaction. */
  constructor(write: (notes: readonly ShownPost[]) => void) {
    this.#write = write;
  }

  /** Resolves when the note is written. Rejects if it can't be. */
  add(note: ShownPost): Promise<void> {
    this.#pending.push(note);
    this.#written ??= setImmediate().then(() => this.flush());
    return this.#written;
  }

  /** Writes all pending notes. */
  flush(): void {
    this.#written = undefined;
    const notes = this.#pending.splice(0);
    if (notes.length > 0) this.#write(notes);
  }
}
