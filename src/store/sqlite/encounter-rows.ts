import type { Encounter } from '../../rules/core/encounter.ts';
import { dueAt } from '../../session/clock.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import { Combatants } from './combatants.ts';
import { and, type Database, eq, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { encounters } from './schema.ts';
import type { Seeds } from './seeds.ts';
import { inserting, updating } from './statements.ts';

export type EncounterRow = typeof encounters.$inferSelect;

/** Reads the present of encounters from its columns, and writes what has changed. */
export class EncounterRows {
  readonly #seeds: Seeds;
  readonly #combatants: Combatants;
  readonly #statements;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>, seeds: Seeds) {
    this.#seeds = seeds;
    this.#combatants = new Combatants({ db, sqlite });
    this.#statements = {
      ...prepare(db),
      currentRevision: sqlite
        .prepare<[string], [id: number, revision: number]>(
          'SELECT id, revision FROM encounters WHERE channel = ? AND current = 1',
        )
        .raw(),
      retire: sqlite.prepare<[number]>('UPDATE encounters SET current = 0 WHERE id = ?'),
      insert: inserting(sqlite, encounters),
      update: updating(
        sqlite,
        encounters,
        ['id'],
        ['channel', 'server', 'current', 'opening', 'openedAt', 'resealed', 'resealedBecause', ...RARELY_WRITTEN],
      ),
      rarely: RARELY_WRITTEN.map((column) => ({
        column,
        write: sqlite.prepare<[string | null, number]>(`UPDATE encounters SET ${column} = ? WHERE id = ?`),
      })),
    };
  }

  /** The encounter that a channel plays. */
  current(channel: string): EncounterState | undefined {
    const row = this.#statements.current.get({ channel });
    return row && this.stateOf(row);
  }

  /** Whether a channel still plays the encounter at that revision; or none, if none is given. */
  isCurrent(channel: string, base: EncounterState | undefined): boolean {
    const found = this.#statements.currentRevision.get(channel);
    return found?.[0] === base?.id && found?.[1] === base?.revision;
  }

  stateOf(row: EncounterRow): EncounterState {
    const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt } = row;
    return {
      id,
      revision,
      deeds,
      throws,
      rolls,
      head,
      seed: this.#seeds.current(id),
      posts: posts ?? undefined,
      waiting: waiting ?? undefined,
      pending: pending ?? undefined,
      clock: clock ?? undefined,
      openedAt,
      endedAt: endedAt ?? undefined,
      encounter: this.read(row),
    };
  }

  /** The encounter of a row as it is now. */
  read(row: EncounterRow): Encounter {
    const { hidden, pace } = row;
    const combatants = this.#combatants.of(row);
    return { ...columnsOf(row), combatants, ...(hidden !== null && { hidden }), ...(pace !== null && { pace }) };
  }

  /** Inserts an encounter that opens in a channel, without its combatants. The one before it is no longer current. */
  open(
    { channel, server }: { readonly channel: string; readonly server: string },
    before: EncounterState | undefined,
    state: EncounterState,
    opening: Encounter,
  ): void {
    if (before) this.#statements.retire.run(before.id);
    this.#statements.insert({
      ...rowOf(state),
      ...columnsOf(opening),
      channel,
      server,
      current: true,
      opening,
      waiting: null,
    });
  }

  /** Writes the present: of the combatants and their conditions only what is not the same as in `before`. */
  write(before: EncounterState | undefined, after: EncounterState): void {
    // What stays as it is has no place in the statement.
    this.#statements.update({ ...rowOf(after), channel: '', server: '', current: true, opening: after.encounter });
    const [was, is] = [before && rarelyWritten(before), rarelyWritten(after)];
    for (const { column, write } of this.#statements.rarely)
      if (was?.[column] !== is[column]) write.run(is[column] ? JSON.stringify(is[column]) : null, after.id);
    if (before?.encounter !== after.encounter) this.#combatants.write(after.id, before?.encounter, after.encounter);
  }
}

/** Columns that are written only when they change: they are long, and seldom do. */
const RARELY_WRITTEN = ['posts', 'waiting', 'pending', 'hidden', 'pace', 'clock'] as const;

function rarelyWritten({ posts, waiting, pending, clock, encounter }: EncounterState) {
  return { posts, waiting, pending, hidden: encounter.hidden, pace: encounter.pace, clock };
}

/** The columns of an encounter's row that its state fills. */
function rowOf(state: EncounterState) {
  const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt, encounter } =
    state;
  return {
    ...columnsOf(encounter),
    id,
    deeds,
    revision,
    throws,
    rolls,
    head,
    resealed: null,
    resealedBecause: null,
    posts: posts ?? null,
    waiting: waiting ?? null,
    pending: pending ?? null,
    hidden: encounter.hidden ?? null,
    pace: encounter.pace ?? null,
    clock: clock ?? null,
    dueAt: clock ? (dueAt(clock) ?? null) : null,
    openedAt,
    endedAt: endedAt ?? null,
  };
}

export function columnsOf(encounter: Omit<Encounter, 'combatants' | 'hidden' | 'pace'>) {
  const { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own } = encounter;
  return { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own };
}

function prepare(db: Database) {
  return {
    current: db
      .select()
      .from(encounters)
      // A literal, not a parameter: only so does SQLite use the partial index of the current encounters.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare(),
  };
}
