// Part of the check of a record.

/** @typedef {import('./check.js').Row} Row */
/** @typedef {import('./check.js').Finding} Finding */

/** Which deeds are marked as undone, and which the record says are: the mark may change later, so no hash is over it. */
export class UndoMarks {
  /** @type {Map<number, number>} */
  #due = new Map();
  /** @type {Map<number, number>} */
  #marked = new Map();

  /** @param {Row} row */
  read({ number, kind, touches, undoneBy }) {
    if (undoneBy !== undefined) this.#marked.set(number, undoneBy);
    for (const each of touches) {
      if (kind === 'undo') this.#due.set(each, number);
      else if (kind === 'redo') this.#due.delete(each);
    }
  }

  /** @returns {Finding[]} */
  wrong() {
    const deeds = new Set([...this.#due.keys(), ...this.#marked.keys()]);
    return [...deeds]
      .filter((deed) => this.#due.get(deed) !== this.#marked.get(deed))
      .map((deed) => ({
        is: 'wrong',
        what: this.#marked.has(deed) ? 'undone' : 'standing',
        facts: [deed],
        deed,
      }));
  }
}
