import type { Encounter } from '../../rules/core/encounter.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import { type EncounterRow, encounterOf, stateOf } from '../encounter-row.ts';
import { Combatants } from './combatants.ts';
import { and, type Database, eq, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { encounters } from './schema.ts';
import type { Seeds } from './seeds.ts';

/** Reads the present of encounters from its columns. */
export class EncounterRows {
  readonly #seeds: Seeds;
  readonly #combatants: Combatants;
  readonly #current;
  readonly #currentRevision;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>, seeds: Seeds) {
    this.#seeds = seeds;
    this.#combatants = new Combatants({ db });
    this.#current = prepareCurrent(db);
    this.#currentRevision = sqlite
      .prepare<[string], [id: number, revision: number]>(
        'SELECT id, revision FROM encounters WHERE channel = ? AND current = 1',
      )
      .raw();
  }

  /** The encounter that a channel plays. */
  current(channel: string): EncounterState | undefined {
    const row = this.#current.get({ channel });
    return row && this.stateOf(row);
  }

  /** Whether a channel still plays the encounter at that revision; or none, if none is given. */
  isCurrent(channel: string, base: EncounterState | undefined): boolean {
    const found = this.#currentRevision.get(channel);
    return found?.[0] === base?.id && found?.[1] === base?.revision;
  }

  stateOf(row: EncounterRow): EncounterState {
    return stateOf(row, this.#seeds.current(row.id), this.#combatants.of(row));
  }

  /** The encounter of a row as it is now. */
  read(row: EncounterRow): Encounter {
    return encounterOf(row, this.#combatants.of(row));
  }
}

function prepareCurrent(db: Database) {
  return (
    db
      .select()
      .from(encounters)
      // A literal, not a parameter: only so does SQLite use the partial index of the current encounters.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare()
  );
}
