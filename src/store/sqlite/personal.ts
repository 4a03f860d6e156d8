import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UserId } from '../../rules/core/encounter.ts';
import type { CharacterMessage } from '../../session/loadable.ts';
import type { PersonalData, PersonalDataSummary } from '../../session/personal-data.ts';
import type { Portrait } from '../../session/portrait.ts';
import { DEEDS_PER_PAGE, readPages } from '../deed-rows.ts';
import {
  type PersonalDeedRow,
  type PersonalRows,
  personalDataOf,
  personalDataSummaryOf,
  type SpeechRow,
  type SummarizedRows,
} from '../personal-data.ts';
import {
  deletionWrites,
  type EncounterWithWords,
  type RedactableEncounter,
  redactionFor,
  textsWrittenBy,
} from '../redaction/deletion.ts';
import { ALREADY_DONE_REPLY, type Redaction, textsToSearchFor, WORD_MARKERS } from '../redaction/redact.ts';
import type { Place } from '../store.ts';
import { and, asc, type Column, type Database, desc, eq, or, sql } from './drizzle.ts';
import { type EncounterRows, ownCombatantCondition } from './encounters.ts';
import { Packs, People, SavedActions } from './people.ts';
import {
  characters,
  chronicles,
  combatants,
  deeds,
  encounters,
  fieldImages,
  packPortraits,
  packs,
  people,
  portraits,
  posts,
  replies,
  said,
  saved,
} from './schema.ts';
import type { ShapeWriter } from './shape-writer.ts';

/** How much data about a user is stored in a server. */
export function readPersonalDataSummary(db: Database, server: string, user: UserId): PersonalDataSummary {
  return personalDataSummaryOf(user, readSummarizedRows(db, server, user));
}

/** All stored data of a user in a server. */
export function readPersonalData(db: Database, server: string, user: UserId): Promise<PersonalData> {
  const serverEncounters = selectEncountersOf(db, server);
  const rows: PersonalRows = {
    ...readSummarizedRows(db, server, user),
    portraits: portraitsOf(db, server, user),
    fieldImages: db
      .select({ encounter: fieldImages.encounter, type: fieldImages.type, bytes: fieldImages.bytes })
      .from(fieldImages)
      .where(and(eq(fieldImages.user, user), sql`${fieldImages.encounter} IN ${serverEncounters}`))
      .orderBy(desc(fieldImages.at))
      .all(),
    packPortraits: db.select().from(packPortraits).where(uploadedPortraitCondition(server, user)).all(),
    combatants: db
      .select()
      .from(combatants)
      .where(and(sql`${combatants.encounter} IN ${serverEncounters}`, ownCombatantCondition(user)))
      .orderBy(combatants.place)
      .all(),
    deeds: readPages<PersonalDeedRow>(DEEDS_PER_PAGE, (last) => selectDeedsOfUser(db, server, user, last)),
    chronicles: db
      .select()
      .from(chronicles)
      .where(sql`${chronicles.encounter} IN ${serverEncounters} AND instr(${chronicles.lines}, ${user}) > 0`)
      .all(),
  };
  return personalDataOf(server, user, rows);
}

function readSummarizedRows(db: Database, server: string, user: UserId): SummarizedRows {
  const { id, name, system, channel, phase, gms, openedAt, endedAt, pending } = encounters;
  const userEncounterIds = db.select({ id: combatants.encounter }).from(combatants).where(ownCombatantCondition(user));
  const isGmCondition = sql`EXISTS (SELECT 1 FROM json_each(${gms}) WHERE value = ${user})`;
  const deedCountRow = db
    .select({ deeds: sql<number>`count(*)` })
    .from(deeds)
    .where(ownDeedCondition(db, server, user))
    .get();
  return {
    characters: db.select().from(characters).where(ownCharacterCondition(server, user)).all(),
    saved: new SavedActions(db).of(server, user).filter(({ shared }) => !shared),
    packs: new Packs(db).storedBy(server, user),
    portraitCount:
      db
        .select({ count: sql<number>`count(*)` })
        .from(packPortraits)
        .where(uploadedPortraitCondition(server, user))
        .get()?.count ?? 0,
    person: new People(db).of(server, user),
    fights: db
      .select({ id, name, system, channel, phase, gms, openedAt, endedAt })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`(${isGmCondition} OR ${id} IN ${userEncounterIds})`))
      .orderBy(desc(id))
      .all(),
    deedCount: deedCountRow?.deeds ?? 0,
    said: new SpeechMessages(db).by(server, user),
    pending: db
      .select({ id, pending })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`instr(${pending}, ${user}) > 0`))
      .all(),
  };
}

/** A page of a user's deeds, after `last`. The last deed of the newest encounter comes first. */
function selectDeedsOfUser(db: Database, server: string, user: UserId, last: PersonalDeedRow | undefined) {
  const { encounter, number, at, kind, deed, answers } = deeds;
  const afterLastCondition = last && sql`(${encounter}, ${number}) < (${last.encounter}, ${last.number})`;
  return db
    .select({ encounter, number, at, kind, deed, answers })
    .from(deeds)
    .where(and(ownDeedCondition(db, server, user), afterLastCondition))
    .orderBy(desc(encounter), desc(number))
    .limit(DEEDS_PER_PAGE)
    .all();
}

function portraitsOf(db: Database, server: string, user: UserId): ReadonlyMap<string, Portrait> {
  const { character, type, bytes } = portraits;
  const rows = db
    .select({ character, type, bytes })
    .from(portraits)
    .innerJoin(characters, eq(characters.id, character))
    .where(ownCharacterCondition(server, user))
    .all();
  return new Map(rows.map((row) => [row.character, row]));
}

function ownCharacterCondition(server: string, user: UserId) {
  return and(eq(characters.server, server), eq(characters.user, user));
}

function ownDeedCondition(db: Database, server: string, user: UserId) {
  return and(sql`${deeds.encounter} IN ${selectEncountersOf(db, server)}`, eq(deeds.user, user));
}

function selectEncountersOf(db: Database, server: string) {
  return db.select({ id: encounters.id }).from(encounters).where(eq(encounters.server, server));
}

type EncounterSqlCondition = ReturnType<typeof sql>;

/** The tables that a deletion reads and writes. */
interface DeletionTables {
  readonly db: Database;
  readonly rows: EncounterRows;
  readonly shapes: ShapeWriter;
}

/** What a deletion has done so far: the user, their words, and the encounters they were removed from. */
export interface StartedDeletion {
  readonly redaction: Redaction;
  readonly done: ReadonlySet<number>;
}

/**
 * Removes a user from a server's past encounters, each in a transaction of its own. Other work can run in between. If
 * the process is killed before the end, the deletion starts over when the user asks again. Until then, no one is told
 * that it is done.
 */
export async function beginDeletion(tables: DeletionTables, server: string, user: string): Promise<StartedDeletion> {
  const { db } = tables;
  const pastEncounterIds = encounterIds(db, server, eq(encounters.current, false));
  const writtenTexts: string[] = [];
  const readEncounterWithWords = encounterWithWordsReader(db, user);
  for (const id of encounterIds(db, server, encountersOfUserCondition(user))) {
    writtenTexts.push(...textsWrittenBy(user, readEncounterWithWords(id)));
    await nextTurn();
  }
  const redaction = redactionFor(user, writtenTexts);
  // Replies are redacted first, while all the user's words are known. Redacting an encounter removes those words.
  redactReplies(db, redaction);
  const redactEncounter = redactorFor(tables, redaction);
  for (const id of pastEncounterIds) {
    redactEncounter(id);
    await nextTurn();
  }
  return { redaction, done: new Set(pastEncounterIds) };
}

/**
 * Deletes a user's characters and words in one server, and replaces their id in every encounter they ran or played in.
 * Runs in the same transaction as the other changes of the commit that deletes the user. Skips what `deletion` has
 * already done.
 */
export function deleteUser(tables: DeletionTables, server: string, user: string, deletion: StartedDeletion): void {
  const { db } = tables;
  for (const table of [characters, saved, people, said])
    db.delete(table)
      .where(and(eq(table.server, server), eq(table.user, user)))
      .run();
  db.update(packs)
    .set({ by: null })
    .where(and(eq(packs.server, server), eq(packs.by, user)))
    .run();
  const serverEncounters = db.select({ id: encounters.id }).from(encounters).where(eq(encounters.server, server));
  db.delete(fieldImages)
    .where(and(eq(fieldImages.user, user), sql`${fieldImages.encounter} IN ${serverEncounters}`))
    .run();
  db.delete(packPortraits).where(uploadedPortraitCondition(server, user)).run();
  const remainingEncounterIds = encounterIds(db, server).filter((id) => !deletion.done.has(id));
  const readEncounterWithWords = encounterWithWordsReader(db, user);
  // These are the user's words in the remaining encounters. `deletion` has the words in past encounters.
  const { textReplacements } = redactionFor(
    user,
    remainingEncounterIds.flatMap((id) => textsWrittenBy(user, readEncounterWithWords(id))),
  );
  const redaction = {
    ...deletion.redaction,
    textReplacements: new Map([...textReplacements, ...deletion.redaction.textReplacements]),
  };
  redactReplies(db, redaction);
  const redactEncounter = redactorFor(tables, redaction);
  for (const id of remainingEncounterIds) redactEncounter(id);
}

/** SQL that is true for the portraits that a user uploaded for entries in a server's packs. */
function uploadedPortraitCondition(server: string, user: UserId) {
  return and(eq(packPortraits.server, server), eq(packPortraits.user, user));
}

/** Returns a function that removes a user from an encounter. Skips encounters that can't contain the user. */
function redactorFor({ db, rows, shapes }: DeletionTables, redaction: Redaction): (encounter: number) => void {
  const readRedactableEncounter = redactableEncounterReader(db, rows);
  const mayContainUserQuery = db
    .select({ id: encounters.id })
    .from(encounters)
    .where(and(eq(encounters.id, ENCOUNTER_PARAMETER), mayContainUserCondition(redaction.user)))
    .prepare();
  return (encounter) => {
    if (!mayContainUserQuery.get({ encounter })) return;
    db.transaction(() => {
      for (const write of deletionWrites(readRedactableEncounter(encounter), redaction)) shapes.write(write);
    });
  };
}

function encounterIds(db: Database, server: string, condition?: EncounterSqlCondition): readonly number[] {
  return db
    .select({ id: encounters.id })
    .from(encounters)
    .where(and(eq(encounters.server, server), condition))
    .all()
    .map(({ id }) => id);
}

function encountersOfUserCondition(user: string): EncounterSqlCondition {
  return sql`(${encounters.id} IN (SELECT ${deeds.encounter} FROM ${deeds} WHERE ${deeds.user} = ${user})
    OR ${encounters.id} IN (SELECT ${combatants.encounter} FROM ${combatants} WHERE ${ownCombatantCondition(user)}))`;
}

/** SQL that is true for encounters that contain the user's id, or typed words that may be the user's. */
function mayContainUserCondition(user: string): EncounterSqlCondition {
  const { opening, waiting, pending, clock, id } = encounters;
  const mayContainWordsCondition = sql`${deeds.user} = ${user} OR ${deeds.answers} <> '[]' OR ${containsAnyTextCondition([deeds.deed], WORD_MARKERS.deeds)}
    OR ${containsAnyTextCondition([deeds.deed, deeds.events], [user, ...WORD_MARKERS.both])}`;
  return sql`(${containsAnyTextCondition([opening, waiting, pending, clock], [user])}
    OR EXISTS (SELECT 1 FROM ${deeds} WHERE ${deeds.encounter} = ${id} AND (${mayContainWordsCondition}))
    OR EXISTS (SELECT 1 FROM ${chronicles} WHERE ${chronicles.encounter} = ${id} AND ${containsAnyTextCondition([chronicles.lines], [user])}))`;
}

/** SQL that is true if any of the columns contains any of the texts. */
function containsAnyTextCondition(columns: readonly Column[], texts: readonly string[]) {
  const matchConditions = columns.flatMap((column) => texts.map((text) => sql`instr(${column}, ${text}) > 0`));
  return sql`(${sql.join(matchConditions, sql` OR `)})`;
}

const ENCOUNTER_PARAMETER = sql.placeholder('encounter');

function encounterWithWordsReader(db: Database, user: string): (encounter: number) => EncounterWithWords {
  const combatantsQuery = db
    .select({ id: combatants.id })
    .from(combatants)
    .where(and(eq(combatants.encounter, ENCOUNTER_PARAMETER), ownCombatantCondition(user)))
    .prepare();
  const deedsQuery = db
    .select({ user: deeds.user, deed: deeds.deed, events: deeds.events })
    .from(deeds)
    .where(
      and(
        eq(deeds.encounter, ENCOUNTER_PARAMETER),
        or(eq(deeds.user, user), containsAnyTextCondition([deeds.events], WORD_MARKERS.both)),
      ),
    )
    .prepare();
  const systemQuery = db
    .select({ system: encounters.system })
    .from(encounters)
    .where(eq(encounters.id, ENCOUNTER_PARAMETER))
    .prepare();
  return (encounter) => ({
    system: systemQuery.get({ encounter })?.system ?? '',
    combatantIds: combatantsQuery.all({ encounter }).map(({ id }) => id),
    deeds: deedsQuery.all({ encounter }),
  });
}

function redactableEncounterReader(db: Database, rows: EncounterRows): (encounter: number) => RedactableEncounter {
  const encounterQuery = db.select().from(encounters).where(eq(encounters.id, ENCOUNTER_PARAMETER)).prepare();
  const deedsQuery = db
    .select()
    .from(deeds)
    .where(eq(deeds.encounter, ENCOUNTER_PARAMETER))
    .orderBy(asc(deeds.number))
    .prepare();
  const postsQuery = db.select().from(posts).where(eq(posts.encounter, ENCOUNTER_PARAMETER)).prepare();
  const chronicleQuery = db.select().from(chronicles).where(eq(chronicles.encounter, ENCOUNTER_PARAMETER)).prepare();
  return (encounter) => {
    const row = encounterQuery.get({ encounter });
    if (!row) throw new Error(`No encounter ${encounter}`);
    return {
      state: rows.stateOf(row, 'deletion'),
      opening: row.opening,
      deeds: deedsQuery.all({ encounter }),
      posts: postsQuery.all({ encounter }),
      chronicle: chronicleQuery.get({ encounter })?.lines ?? [],
    };
  };
}

/**
 * Replaces the replies that contain the user's words. If Discord delivers the interaction of such a reply again, the
 * new reply only says that the action was already done.
 */
function redactReplies(db: Database, redaction: Redaction): void {
  const unescapedReply = sql`replace(replace(${replies.reply}, char(92), ''), char(8203), '')`;
  const showsUserCondition = sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(textsToSearchFor(redaction))}) WHERE instr(${unescapedReply}, value) > 0)`;
  db.update(replies)
    .set({ user: '', reply: ALREADY_DONE_REPLY })
    .where(sql`${replies.user} = ${redaction.user} OR ${showsUserCondition}`)
    .run();
}

/** The authors of characters' messages. */
export class SpeechMessages {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The author of a character's message in a channel. */
  in({ server, channel }: Place, message: string): CharacterMessage | undefined {
    const row = this.#db
      .select({ user: said.user })
      .from(said)
      .where(and(eq(said.message, message), eq(said.server, server), eq(said.channel, channel)))
      .get();
    return row && { message, user: row.user };
  }

  /** What a user has said in a server, the newest first. */
  by(server: string, user: string): readonly SpeechRow[] {
    return this.#db
      .select({ channel: said.channel, message: said.message, at: said.at })
      .from(said)
      .where(and(eq(said.server, server), eq(said.user, user)))
      .orderBy(desc(said.at))
      .all();
  }

  noteShown(interaction: string, message: string): void {
    this.#db.update(said).set({ message }).where(eq(said.interaction, interaction)).run();
  }

  drop(server: string, message: string): void {
    this.#db
      .delete(said)
      .where(and(eq(said.message, message), eq(said.server, server)))
      .run();
  }
}
