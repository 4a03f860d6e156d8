import type { Combatant, Encounter, UserId } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { EncounterState, Seed } from '../../session/encounter-state.ts';
import { combatantsOf, type EncounterRow, encounterOf, stateOf } from '../rows.ts';
import type { SharedEncounter } from '../store.ts';
import { and, asc, type Database, eq, type OpenSqlite, sql } from './drizzle.ts';
import { combatants, conditions, encounters, shares } from './schema.ts';

/** Reads the current state of encounters from their rows. */
export class EncounterRows {
  readonly #seeds: Seeds;
  readonly #combatants: Combatants;
  readonly #current;
  readonly #currentRevision;

  constructor({ db, sqlite }: Pick<OpenSqlite, 'db' | 'sqlite'>, seeds: Seeds) {
    this.#seeds = seeds;
    this.#combatants = new Combatants({ db });
    this.#current = prepareCurrentEncounter(db);
    this.#currentRevision = sqlite
      .prepare<[string], [id: number, revision: number]>(
        'SELECT id, revision FROM encounters WHERE channel = ? AND current = 1',
      )
      .raw();
  }

  /** The current encounter of a channel. */
  current(channel: string): EncounterState | undefined {
    const row = this.#current.get({ channel });
    return row && this.stateOf(row);
  }

  /**
   * True if the channel's current encounter still has the revision of `base`. Without `base`, true if the channel has
   * no encounter.
   */
  isCurrent(channel: string, base: EncounterState | undefined): boolean {
    const revision = this.#currentRevision.get(channel);
    return revision?.[0] === base?.id && revision?.[1] === base?.revision;
  }

  stateOf(row: EncounterRow, use?: 'deletion'): EncounterState {
    return stateOf(row, this.#seeds.current(row.id), this.#combatants.of(row, use));
  }

  /** The encounter in a row, in its current state. */
  read(row: EncounterRow): Encounter {
    return encounterOf(row, this.#combatants.of(row));
  }
}

function prepareCurrentEncounter(db: Database) {
  return (
    db
      .select()
      .from(encounters)
      // The 1 is a literal, because SQLite can't use the partial index of current encounters with a parameter.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare()
  );
}

/** SQL that is true for a user's own combatants: the ones they play, and the ones they lent to another player. */
export function ownCombatantCondition(user: UserId) {
  return sql`(${combatants.controller} = ${user} OR ${combatants.lent} ->> 'owner' = ${user})`;
}

/** The combatants of encounters, with their conditions. */
export class Combatants {
  readonly #statements;

  constructor({ db }: Pick<OpenSqlite, 'db'>) {
    this.#statements = prepareCombatantQueries(db);
  }

  of({ id, system, phase }: Pick<EncounterRow, 'id' | 'system' | 'phase'>, use?: 'deletion'): readonly Combatant[] {
    const encounterParameter = { encounter: id };
    return combatantsOf(
      { system, phase },
      this.#statements.combatants.all(encounterParameter),
      this.#statements.conditions.all(encounterParameter),
      use,
    );
  }
}

function prepareCombatantQueries(db: Database) {
  const encounterPlaceholder = sql.placeholder('encounter');
  return {
    combatants: db
      .select()
      .from(combatants)
      .where(eq(combatants.encounter, encounterPlaceholder))
      .orderBy(asc(combatants.place))
      .prepare(),
    conditions: db
      .select()
      .from(conditions)
      .where(eq(conditions.encounter, encounterPlaceholder))
      .orderBy(asc(conditions.place))
      .prepare(),
  };
}

/** The tokens under which encounters are shared. */
export class Shares {
  readonly #of;
  readonly #shared;
  readonly #rows: EncounterRows;

  constructor(db: Database, rows: EncounterRows) {
    this.#rows = rows;
    const { encounter, token } = shares;
    this.#of = db
      .select({ token })
      .from(shares)
      .where(eq(encounter, sql.placeholder('encounter')))
      .prepare();
    this.#shared = db
      .select({ row: encounters })
      .from(shares)
      .innerJoin(encounters, eq(encounters.id, encounter))
      .where(eq(token, sql.placeholder('token')))
      .prepare();
  }

  /** The token of an encounter. Undefined if it isn't shared. */
  of(encounter: number): string | undefined {
    return this.#of.get({ encounter })?.token;
  }

  /** The encounter that is shared under a token. */
  shared(token: string): SharedEncounter | undefined {
    const { row } = this.#shared.get({ token }) ?? {};
    return row && { encounter: this.#rows.read(row), ...given({ language: row.pending?.language }) };
  }
}

const SELECT_SEEDS = `
  SELECT number, first_throw AS firstThrow, first_roll AS firstRoll, seed, shown_at AS shownAt
  FROM seeds WHERE encounter = ? ORDER BY number`;

interface SeedRow extends Seed {
  readonly shownAt: number | null;
}

/** The secret seeds of encounters. An encounter's last seed rolls its dice now. A revealed seed rolls no more dice. */
export class Seeds {
  readonly #all;

  constructor({ sqlite }: Pick<OpenSqlite, 'sqlite'>) {
    this.#all = sqlite.prepare<[number], SeedRow>(SELECT_SEEDS);
  }

  /** The current seed. Throws if the encounter has none, because every encounter opens with a seed. */
  current(encounter: number): Seed {
    const lastSeed = this.all(encounter).at(-1);
    if (!lastSeed) throw new Error(`Encounter ${encounter} has no seed`);
    const { shownAt: _, ...seed } = lastSeed;
    return seed;
  }

  /** All seeds of an encounter, oldest first, secret ones included. */
  all(encounter: number): readonly SeedRow[] {
    return this.#all.all(encounter);
  }
}
