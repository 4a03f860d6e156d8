import type { Borne, Combatant, Encounter, Lasting, Track } from '../rules/core/encounter.ts';
import { and, asc, type Database, eq, getTableColumns, sql, type Table } from './drizzle.ts';
import { combatants, conditions, encounters } from './schema.ts';

/** The row of a fight. */
export type EncounterRow = typeof encounters.$inferSelect;
type CombatantRow = typeof combatants.$inferSelect;
type ConditionRow = typeof conditions.$inferSelect;

/** Reads fights from the columns of the present, and writes into them what has changed. */
export class Present {
  readonly #db: Database;
  readonly #statements;

  constructor(db: Database) {
    this.#db = db;
    this.#statements = prepare(db);
  }

  /** The row of the fight that a channel plays, if it plays one. */
  current(channel: string): EncounterRow | undefined {
    return this.#statements.current.get({ channel });
  }

  /** The fight of a row as it stands now. */
  read(row: EncounterRow): Encounter {
    const borne = Map.groupBy(this.#statements.conditions.all({ encounter: row.id }), ({ bearer }) => bearer);
    const { system, name, gms, phase, round, order, turn, done, settings, positions } = row;
    return {
      system,
      name,
      gms,
      phase,
      round,
      order,
      turn,
      done,
      settings,
      combatants: this.#statements.combatants
        .all({ encounter: row.id })
        .map((each) => combatantOf(each, borne.get(each.id) ?? [])),
      positions,
    };
  }

  /** Writes the row of a fight: all of it but how it opened, and what it waits for. */
  keep(row: EncounterRow): void {
    this.#statements.keep.run(row);
  }

  /** Writes the present of a fight: only those combatants who are not the same as in `before`. */
  write(encounter: number, before: Encounter | undefined, after: Encounter): void {
    const was = new Map(before?.combatants.map((combatant) => [combatant.id, combatant]));
    for (const [place, combatant] of after.combatants.entries()) {
      const same = was.get(combatant.id);
      was.delete(combatant.id);
      if (same === combatant && before?.combatants[place] === combatant) continue;
      this.#statements.putCombatant.run(combatantRow(encounter, place, combatant));
      if (same?.conditions === combatant.conditions) continue;
      this.#statements.dropConditions.run({ encounter, bearer: combatant.id });
      for (const [at, condition] of combatant.conditions.entries())
        this.#statements.putCondition.run(conditionRow(encounter, combatant.id, at, condition));
    }
    for (const gone of was.keys()) {
      this.#statements.dropConditions.run({ encounter, bearer: gone });
      this.#db
        .delete(combatants)
        .where(and(eq(combatants.encounter, encounter), eq(combatants.id, gone)))
        .run();
    }
  }
}

/** The columns of a fight that its present fills. */
export function columnsOf(encounter: Encounter) {
  const { system, name, gms, phase, round, order, turn, done, settings, positions } = encounter;
  return { system, name, gms, phase, round, order, turn, done, settings, positions };
}

function prepare(db: Database) {
  const ofFight = sql.placeholder('encounter');
  const ofBearer = and(eq(conditions.encounter, ofFight), eq(conditions.bearer, sql.placeholder('bearer')));
  return {
    current: db
      .select()
      .from(encounters)
      // Written out, not bound: so the index of the current fights serves, however many a channel has had.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare(),
    keep: db
      .update(encounters)
      .set(everyColumnBut(encounters, ['id', 'channel', 'server', 'opening', 'openedAt', 'waiting']))
      .where(eq(encounters.id, sql.placeholder('id')))
      .prepare(),
    combatants: db
      .select()
      .from(combatants)
      .where(eq(combatants.encounter, ofFight))
      .orderBy(asc(combatants.place))
      .prepare(),
    conditions: db
      .select()
      .from(conditions)
      .where(eq(conditions.encounter, ofFight))
      .orderBy(asc(conditions.place))
      .prepare(),
    putCombatant: db
      .insert(combatants)
      .values(everyColumn(combatants))
      .onConflictDoUpdate({ target: [combatants.encounter, combatants.id], set: asGiven(combatants) })
      .prepare(),
    dropConditions: db.delete(conditions).where(ofBearer).prepare(),
    putCondition: db.insert(conditions).values(everyColumn(conditions)).prepare(),
  };
}

/** A row whose every column is filled in when the statement runs. */
export function everyColumn<T extends Table>(table: T): T['$inferInsert'] {
  return Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]));
}

function everyColumnBut<T extends Table>(table: T, but: readonly string[]): T['$inferInsert'] {
  return Object.fromEntries(Object.entries(everyColumn(table)).filter(([name]) => !but.includes(name)));
}

/** Every column as the refused row would have had it. */
function asGiven(table: Table) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { name: column }]) => [name, sql.raw(`excluded."${column}"`)]),
  );
}

function combatantOf(row: CombatantRow, borne: readonly ConditionRow[]): Combatant {
  const { id, name, side, controller, character, group, standing, orders, sheet } = row;
  return {
    id,
    name,
    side,
    ...(controller !== null && { controller }),
    ...(character !== null && { character }),
    ...(group !== null && { group }),
    sheet,
    tracks: {
      ...trackOf('hp', row.hp, row.hpMax),
      ...trackOf('wounds', row.wounds, row.woundsMax),
      ...trackOf('stress', row.stress, row.stressMax),
      ...trackOf('stamina', row.stamina, row.staminaMax),
      ...row.tracks,
    },
    conditions: borne.map(borneOf),
    standing,
    orders,
  };
}

function trackOf(name: string, value: number | null, max: number | null): Readonly<Record<string, Track>> {
  if (value === null) return {};
  return { [name]: max === null ? { value } : { value, max } };
}

function combatantRow(encounter: number, place: number, combatant: Combatant): CombatantRow {
  const { id, name, side, controller, character, group, standing, orders, sheet } = combatant;
  const { hp, wounds, stress, stamina, ...tracks } = combatant.tracks;
  return {
    encounter,
    id,
    place,
    name,
    side,
    controller: controller ?? null,
    character: character ?? null,
    group: group ?? null,
    standing,
    hp: hp?.value ?? null,
    hpMax: hp?.max ?? null,
    wounds: wounds?.value ?? null,
    woundsMax: wounds?.max ?? null,
    stress: stress?.value ?? null,
    stressMax: stress?.max ?? null,
    stamina: stamina?.value ?? null,
    staminaMax: stamina?.max ?? null,
    tracks,
    orders,
    sheet,
  };
}

function borneOf({ key, name, source, value, note, facts, ...lasts }: ConditionRow): Borne {
  return {
    key,
    name,
    ...(source !== null && { source }),
    ...(value !== null && { value }),
    ...(note !== null && { note }),
    lasting: lastingOf(lasts),
    ...(facts !== null && { facts }),
  };
}

function lastingOf({ until, of, left }: Pick<ConditionRow, 'until' | 'of' | 'left'>): Lasting {
  switch (until) {
    case 'turn-start':
    case 'turn-end':
      return { until, of: of ?? '', left: left ?? 1 };
    case 'round-start':
    case 'round-end':
      return { until, left: left ?? 1 };
    default:
      return { until };
  }
}

function conditionRow(encounter: number, bearer: string, place: number, borne: Borne): ConditionRow {
  const { key, name, source, value, note, lasting, facts } = borne;
  return {
    encounter,
    bearer,
    key,
    place,
    name,
    source: source ?? null,
    value: value ?? null,
    note: note ?? null,
    until: lasting.until,
    of: 'of' in lasting ? lasting.of : null,
    left: 'left' in lasting ? lasting.left : null,
    facts: facts ?? null,
  };
}
