import type { PublicSeed } from '../../session/encounter-record.ts';
import type { Seed } from '../../session/encounter-state.ts';
import { commitment } from '../../session/sealed-dice.ts';
import type { Open } from './open.ts';

/** The secret seeds of encounters. The last of an encounter throws its dice now; one that has been shown throws no more. */
export class Seeds {
  readonly #statements;

  constructor({ sqlite }: Pick<Open, 'sqlite'>) {
    this.#statements = {
      all: sqlite
        .prepare<
          [number],
          [number: number, firstThrow: number, firstRoll: number, seed: string, shownAt: number | null]
        >('SELECT number, first_throw, first_roll, seed, shown_at FROM seeds WHERE encounter = ? ORDER BY number')
        .raw(),
      insert: sqlite.prepare<[number, number, number, number, string]>(
        'INSERT INTO seeds (encounter, number, first_throw, first_roll, seed) VALUES (?, ?, ?, ?, ?)',
      ),
    };
  }

  /** The seed that throws now. Throws where an encounter has none: each is opened with one. */
  current(encounter: number): Seed {
    const last = this.#statements.all.all(encounter).at(-1);
    if (!last) throw new Error(`Encounter ${encounter} has no seed`);
    const [number, firstThrow, firstRoll, seed] = last;
    return { number, firstThrow, firstRoll, seed };
  }

  /** What all may know of the seeds, oldest first: a seed itself only when it has been shown, and so throws no more. */
  published(encounter: number): readonly PublicSeed[] {
    return this.#statements.all.all(encounter).map(([, firstThrow, firstRoll, seed, shownAt]) => ({
      firstThrow,
      firstRoll,
      commitment: commitment(seed),
      ...(shownAt !== null && { seed }),
    }));
  }

  seal(encounter: number, { number, firstThrow, firstRoll, seed }: Seed): void {
    this.#statements.insert.run(encounter, number, firstThrow, firstRoll, seed);
  }
}
