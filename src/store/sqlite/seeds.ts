import type { PublicSeed } from '../../session/encounter-record.ts';
import { commitment, newSeed } from '../../session/sealed-dice.ts';
import type { Open } from './database.ts';
import { and, asc, type Database, eq } from './drizzle.ts';
import { seeds } from './schema.ts';

/** A secret seed of a fight's dice: its place among them, and the throw from which on it settles every throw. */
export interface Sealed {
  readonly number: number;
  readonly firstThrow: number;
  readonly seed: string;
  /** Absent: still secret. */
  readonly shownAt?: number;
}

/** The sealed seeds of fights. The last one of a fight throws its dice now; one that has been shown throws no more. */
export class Seeds {
  readonly #db: Database;
  readonly #current;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#db = db;
    // Asked at every command, so read without more around it: from the first, as SQLite finds it several times faster.
    this.#current = sqlite
      .prepare<[number], [number: number, firstThrow: number, seed: string, shownAt: number | null]>(
        'SELECT number, first_throw, seed, shown_at FROM seeds WHERE encounter = ? ORDER BY number',
      )
      .raw();
  }

  /** The seed that throws now. Throws where a fight has none: each is opened with one. */
  current(fight: number): Sealed {
    const last = this.#current.all(fight).at(-1);
    if (!last) throw new Error(`Fight ${fight} has no seed`);
    const [number, firstThrow, seed, shownAt] = last;
    return sealedOf({ number, firstThrow, seed, shownAt });
  }

  /** Every seed of a fight, the first first: the secret one too. */
  all(fight: number): readonly Sealed[] {
    return this.#db
      .select()
      .from(seeds)
      .where(eq(seeds.encounter, fight))
      .orderBy(asc(seeds.number))
      .all()
      .map(sealedOf);
  }

  /** Seals a new seed for the throws from `firstThrow` on. Returns the commitment to it. */
  seal(fight: number, number: number, firstThrow: number): string {
    const seed = newSeed();
    this.#db.insert(seeds).values({ encounter: fight, number, firstThrow, seed }).run();
    return commitment(seed);
  }

  /** Notes that a seed has been shown. */
  show(fight: number, number: number, now: number): void {
    this.#db
      .update(seeds)
      .set({ shownAt: now })
      .where(and(eq(seeds.encounter, fight), eq(seeds.number, number)))
      .run();
  }
}

/** What all may know of a seed: the seed itself only when it has been shown, and so throws no more. */
export function publicSeeds({ firstThrow, seed, shownAt }: Sealed): PublicSeed {
  return { firstThrow, commitment: commitment(seed), ...(shownAt !== undefined && { seed }) };
}

function sealedOf({ number, firstThrow, seed, shownAt }: Omit<typeof seeds.$inferSelect, 'encounter'>): Sealed {
  return { number, firstThrow, seed, ...(shownAt !== null && { shownAt }) };
}
