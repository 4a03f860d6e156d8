import type { Combatant } from '../../rules/core/encounter.ts';
import { rulesNamed } from '../../rules/systems.ts';
import type { AnswerHistory } from '../../session/answer-times.ts';
import { defaultsChannel } from '../../session/defaults.ts';
import type { EncounterRecord } from '../../session/encounter-record.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { AddedCombatant, LoadableData, LoadedData, Need, Needs } from '../../session/loadable.ts';
import { collectMissedDeeds, NOTHING_MISSED } from '../../session/missed-deeds.ts';
import {
  answererIds,
  historyOf,
  MAX_JOIN_DEEDS,
  MAX_TURN_TIME_FIGHTS,
  missedDeeds,
  playersIn,
  readFightsForStatistics,
  readPastTurns,
  rowsOf,
} from '../deed-rows.ts';
import { combatantOf } from '../rows.ts';
import { parseRecordReference, readRecord } from '../scene-record.ts';
import type { Key } from '../store.ts';
import { and, asc, type Database, desc, eq, inArray, type OpenSqlite, or, sql } from './drizzle.ts';
import { ownCombatantCondition } from './encounters.ts';
import { readPersonalData, readPersonalDataSummary } from './personal.ts';
import { chronicles, combatants, conditions, encounters } from './schema.ts';
import type { Tables } from './tables.ts';

/** Loads what handlers need. */
export class Loader {
  readonly #db: Database;
  readonly #tables: Tables;
  readonly #lastId;
  readonly #lastPlayed;
  readonly #addedLately;
  #lastReservedId = 0;

  constructor({ db, sqlite }: Pick<OpenSqlite, 'db' | 'sqlite'>, tables: Tables) {
    this.#db = db;
    this.#tables = tables;
    this.#lastPlayed = prepareLastPlayedCharactersQuery(db);
    this.#addedLately = sqlite.prepare<[object], AddedCombatant>(SELECT_RECENTLY_ADDED_COMBATANTS);
    this.#lastId = sqlite.prepare<[], number>(`SELECT seq FROM sqlite_sequence WHERE name = 'encounters'`).pluck();
  }

  async load<N extends Need>(key: Key, state: EncounterState | undefined, needs: Needs<N>): Promise<LoadedData<N>> {
    const allNeeds: Partial<Needs> = needs;
    const { characters } = this.#tables;
    const loadedNeeds: Partial<LoadableData> = {
      ...(allNeeds.newEncounter && { newEncounter: this.#reserveId() }),
      ...(allNeeds.characters && { characters: characters.of(key.server, key.user) }),
      ...(allNeeds.saved && { saved: this.#tables.saved.of(key.server, key.user) }),
      ...(allNeeds.person && { person: this.#tables.people.of(key.server, key.user) }),
      ...(allNeeds.waits && { waits: this.#tables.waits.of(key.server, key.user) }),
      ...(allNeeds.defaults && { defaults: this.#tables.servers.defaults(key.server, defaultsChannel(key)) }),
      ...(allNeeds.lastSystem && { lastSystem: this.#tables.servers.lastSystem(key.server) }),
      ...(allNeeds.packSummaries && { packSummaries: this.#tables.packs.summaries(key.server) }),
      ...(allNeeds.packs && { packs: this.#tables.packs.inUse(key.server) }),
      ...(allNeeds.packRevision && { packRevision: this.#tables.packs.revision(key.server, allNeeds.packRevision) }),
      ...(allNeeds.packPortraits && { packPortraits: this.#tables.packs.entriesWithPortrait(key.server) }),
      ...(allNeeds.packKeepers && { packKeepers: this.#tables.servers.packKeepers(key.server) }),
      ...(allNeeds.portraits && { portraits: characters.withPortrait(key.server, key.user) }),
      ...(allNeeds.lastCharacters && { lastCharacters: this.#lastCharacters(key) }),
      ...(allNeeds.addedLately && { addedLately: this.#addedLately.all({ ...key, most: MAX_JOIN_DEEDS }) }),
      ...(allNeeds.asker !== undefined && { asker: this.#asker(key, allNeeds.asker) }),
      ...(allNeeds.missed && { missed: await this.#missedDeeds(key.user, state) }),
      ...(allNeeds.history && state && { history: await this.#history(state) }),
      ...(allNeeds.encounters !== undefined && { encounters: this.#encounters(key.channel, allNeeds.encounters) }),
      ...(allNeeds.record && {
        record: await this.#record(key.channel, this.#wantedRecord(key, allNeeds.record, state)),
      }),
      ...(allNeeds.recordLanguage && { recordLanguage: this.#recordLanguage(key, allNeeds.recordLanguage, state) }),
      ...(allNeeds.toldIn !== undefined && { toldIn: this.#tables.posts.toldIn(key.channel, allNeeds.toldIn) }),
      ...(allNeeds.said !== undefined && { said: this.#tables.said.in(key, allNeeds.said) }),
      ...(allNeeds.share && state && { share: this.#tables.shares.of(state.id) }),
      ...(allNeeds.played !== undefined && { played: await this.#playedFights(key, allNeeds.played) }),
      ...(allNeeds.answering && { answering: await this.#answering(key.server, state) }),
      ...(allNeeds.extent && { extent: readPersonalDataSummary(this.#db, key.server, key.user) }),
      ...(allNeeds.personalData && { personalData: await readPersonalData(this.#db, key.server, key.user) }),
    };
    // Every need was loaded under its own name, so the result has all of them.
    return loadedNeeds as LoadedData<N>;
  }

  #wantedRecord(
    { channel }: Key,
    record: Needs['record'],
    state: EncounterState | undefined,
  ): string | number | undefined {
    if ('toldIn' in record) return this.#tables.posts.toldIn(channel, record.toldIn)?.encounter;
    return record.typed ?? state?.id;
  }

  #recordLanguage(key: Key, record: Needs['recordLanguage'], state: EncounterState | undefined): string | undefined {
    const idOrName = this.#wantedRecord(key, record, state);
    if (idOrName === undefined) return undefined;
    return idOrName === state?.id ? state.pending?.language : this.#find(key.channel, idOrName)?.pending?.language;
  }

  #asker(key: Key, user: string): LoadableData['asker'] {
    const { characters } = this.#tables;
    return { characters: characters.of(key.server, user), lastCharacters: this.#lastCharacters({ ...key, user }) };
  }

  /**
   * Returns a new id for an encounter each time. If another process stores an encounter under this id first, the commit
   * conflicts.
   */
  #reserveId(): number {
    this.#lastReservedId = Math.max(this.#lastReservedId, this.#lastId.get() ?? 0) + 1;
    return this.#lastReservedId;
  }

  async #missedDeeds(user: string, state: EncounterState | undefined): Promise<LoadableData['missed']> {
    if (!state) return NOTHING_MISSED;
    return collectMissedDeeds(state.encounter, user, missedDeeds(this.#tables.deeds.latestFirst(state.id)));
  }

  async #history({ id }: EncounterState): Promise<LoadableData['history']> {
    return historyOf(this.#opening(id), await Array.fromAsync(rowsOf(this.#tables.deeds.oldestFirst(id))));
  }

  #opening(id: number) {
    const row = this.#db.select({ opening: encounters.opening }).from(encounters).where(eq(encounters.id, id)).get();
    if (!row) throw new Error(`No encounter ${id}`);
    return row.opening;
  }

  #encounters(channel: string, max: number): LoadableData['encounters'] {
    return this.#db
      .select({ id: encounters.id, name: encounters.name })
      .from(encounters)
      .where(eq(encounters.channel, channel))
      .orderBy(desc(encounters.id))
      .limit(max)
      .all();
  }

  #playedFights({ server, user }: Key, max: number): Promise<LoadableData['played']> {
    const { id, name, opening } = encounters;
    const userEncounters = this.#db
      .select({ id: combatants.encounter })
      .from(combatants)
      .where(ownCombatantCondition(user));
    const rows = this.#db
      .select({ id, name, opening })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`${id} IN ${userEncounters}`))
      .orderBy(desc(id))
      .limit(max)
      .all();
    return readFightsForStatistics(rows, (encounter) => this.#tables.deeds.oldestFirst(encounter));
  }

  async #answering(server: string, state: EncounterState | undefined): Promise<AnswerHistory> {
    const { id, opening } = encounters;
    const otherEncounters = this.#db
      .select({ id: combatants.encounter })
      .from(combatants)
      .where(inArray(combatants.controller, [...playersIn(state)]));
    const rows = this.#db
      .select({ id, opening })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`(${id} = ${state?.id ?? null} OR ${id} IN ${otherEncounters})`))
      .orderBy(desc(sql`${id} = ${state?.id ?? null}`), desc(id))
      .limit(MAX_TURN_TIME_FIGHTS)
      .all();
    const fights = await readPastTurns(rows, (encounter) => this.#tables.deeds.oldestFirst(encounter));
    const users = answererIds(state);
    return { fights, people: new Map(users.map((user) => [user, this.#tables.people.of(server, user)])) };
  }

  #record(channel: string, idOrName: string | number | undefined): Promise<EncounterRecord | undefined> {
    const { deeds, rows, seeds } = this.#tables;
    return readRecord({
      find: () => (idOrName === undefined ? undefined : this.#find(channel, idOrName)),
      deeds: ({ id }) => deeds.oldestFirst(id),
      rest: (row) => ({
        present: rows.read(row),
        seeds: seeds.all(row.id),
        chronicle: this.#db.select().from(chronicles).where(eq(chronicles.encounter, row.id)).get()?.lines,
      }),
    });
  }

  /** Finds an encounter of a channel by id or name. If several have the name, it finds the latest. */
  #find(channel: string, idOrName: string | number) {
    const { id, name } = parseRecordReference(idOrName);
    const idCondition = id === undefined ? undefined : eq(encounters.id, id);
    const nameCondition = sql`lower(${encounters.name}) = ${name}`;
    return this.#db
      .select()
      .from(encounters)
      .where(and(eq(encounters.channel, channel), or(idCondition, nameCondition)))
      .orderBy(desc(encounters.id))
      .limit(1)
      .get();
  }

  #lastCharacters({ channel, server, user }: Key): ReadonlyMap<string, Combatant> {
    const rows = this.#lastPlayed.all({ channel, server, user, from: `ready:${user}:`, to: `ready:${user};` });
    return new Map(
      rows.flatMap(({ combatant, system }) => {
        // A character whose system isn't loaded can't join a fight.
        const rules = rulesNamed(system);
        return rules ? [[combatant.character ?? '', combatantOf(combatant, this.#conditions(combatant), rules)]] : [];
      }),
    );
  }

  #conditions({ encounter, id }: { readonly encounter: number; readonly id: string }) {
    return this.#db
      .select()
      .from(conditions)
      .where(and(eq(conditions.encounter, encounter), eq(conditions.bearer, id)))
      .orderBy(asc(conditions.place))
      .all();
  }
}

/**
 * The combatants without a player that a user added in their latest deeds in a server, newest first. Undone deeds don't
 * count. The index on `user` finds the deeds, so CROSS JOIN keeps the tables in this order.
 */
const SELECT_RECENTLY_ADDED_COMBATANTS = `
  SELECT system, added.value ->> 'name' AS name
  FROM (
    SELECT e.system, d.encounter, d.number, d.deed, d.undone_by FROM deeds d CROSS JOIN encounters e ON e.id = d.encounter
    WHERE d.user = @user AND d.deed ->> 'type' = 'join' AND e.server = @server
    ORDER BY d.encounter DESC, d.number DESC LIMIT @most
  ) latest, json_each(latest.deed, '$.combatants') added
  WHERE undone_by IS NULL AND added.value ->> 'controller' IS NULL
  ORDER BY encounter DESC, number DESC, added.key`;

/** Prepares the query for a player's characters, each in its state from its last encounter in the channel. */
function prepareLastPlayedCharactersQuery(db: Database) {
  const placeholder = sql.placeholder;
  const userCharacters = sql`SELECT id FROM characters WHERE server = ${placeholder('server')} AND user = ${placeholder('user')}`;
  const { character } = combatants;
  // The id of a premade character contains its player's id: "ready:USER:tdgs:kira". The query compares ids with a
  // range, so that it can use the index.
  const premadeCondition = sql`${character} >= ${placeholder('from')} AND ${character} < ${placeholder('to')}`;
  return (
    db
      // In a grouped query, SQLite returns the row that has the `max`.
      .select({ combatant: combatants, system: encounters.system, last: sql<number>`max(${encounters.id})` })
      .from(combatants)
      .innerJoin(encounters, eq(encounters.id, combatants.encounter))
      .where(
        and(
          eq(encounters.channel, placeholder('channel')),
          sql`(${character} IN (${userCharacters}) OR (${premadeCondition}))`,
        ),
      )
      .groupBy(character)
      .prepare()
  );
}
