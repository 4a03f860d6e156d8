import type { Seed } from '../../session/encounter-state.ts';
import type { Open } from './open.ts';

const ALL = `
  SELECT number, first_throw AS firstThrow, first_roll AS firstRoll, seed, shown_at AS shownAt
  FROM seeds WHERE encounter = ? ORDER BY number`;

interface SeedRow extends Seed {
  readonly shownAt: number | null;
}

/** The secret seeds of encounters. The last of an encounter throws its dice now; one that has been shown throws no more. */
export class Seeds {
  readonly #statements;

  constructor({ sqlite }: Pick<Open, 'sqlite'>) {
    this.#statements = {
      all: sqlite.prepare<[number], SeedRow>(ALL),
      insert: sqlite.prepare<[number, number, number, number, string]>(
        'INSERT INTO seeds (encounter, number, first_throw, first_roll, seed) VALUES (?, ?, ?, ?, ?)',
      ),
    };
  }

  /** The seed that throws now. Throws where an encounter has none: each is opened with one. */
  current(encounter: number): Seed {
    const last = this.all(encounter).at(-1);
    if (!last) throw new Error(`Encounter ${encounter} has no seed`);
    const { shownAt: _, ...seed } = last;
    return seed;
  }

  /** All seeds of an encounter, oldest first, with those that are secret. */
  all(encounter: number): readonly SeedRow[] {
    return this.#statements.all.all(encounter);
  }

  seal(encounter: number, { number, firstThrow, firstRoll, seed }: Seed): void {
    this.#statements.insert.run(encounter, number, firstThrow, firstRoll, seed);
  }
}
