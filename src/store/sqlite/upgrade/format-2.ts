import type SQLite from 'better-sqlite3';
import { carryOut } from '../../../rules/core/carry-out.ts';
import type { Deed } from '../../../rules/core/deed.ts';
import type { Encounter } from '../../../rules/core/encounter.ts';
import { rulesNamed, rulesOf } from '../../../rules/systems.ts';
import { type ChronicleLine, firstHash } from '../../../session/encounter-record.ts';
import type { WaitingDeed } from '../../../session/encounter-state.ts';
import { commitmentOf, newSeed, sealedDice } from '../../../session/sealed-dice.ts';
import { columnsOf } from '../../rows.ts';
import { drizzle, eq } from '../drizzle.ts';
import { Combatants } from '../encounters.ts';
import { encounters } from '../schema.ts';
import {
  chronicleOfOldRecord,
  type OldConditionRow,
  type OldDeed,
  upgradeEncounter,
  upgradeFighter,
} from './old-record.ts';

interface OldEncounterRow {
  readonly id: number;
  readonly system: string;
  readonly name: string;
  readonly settings: string;
  readonly waiting: string | null;
  readonly opened_at: number;
  readonly ended_at: number | null;
}

/**
 * Upgrades encounters from version 0.1. The current state is kept and opens a new record. The old record becomes a
 * chronicle. The dice of every encounter get a new secret seed, and the encounter's channel is told about that.
 * Characters don't change. Returns a function that begins the new records. Call it when the tables have all their
 * columns.
 */
export function upgradeToFormat2(sqlite: SQLite.Database): () => void {
  const encounterRows = sqlite.prepare<[], OldEncounterRow>('SELECT * FROM encounters ORDER BY id').all();
  for (const row of encounterRows) {
    insertChronicle(sqlite, row, chronicleOf(sqlite, row));
    upgradeCurrentState(sqlite, row);
  }
  return () => {
    for (const row of encounterRows) openNewRecord(sqlite, row);
  };
}

function chronicleOf(sqlite: SQLite.Database, row: OldEncounterRow): readonly ChronicleLine[] {
  const eventsByDeed = Map.groupBy(
    sqlite
      .prepare<[number], { deed: number; event: string }>(
        'SELECT deed, event FROM events WHERE encounter = ? ORDER BY number',
      )
      .all(row.id),
    ({ deed }) => deed,
  );
  const deeds = sqlite
    .prepare<
      [number],
      { number: number; kind: string; title: string; user: string; undone_by: number | null; type: string }
    >(
      `SELECT number, kind, title, user, undone_by, coalesce(json_extract(deed, '$.type'), '') AS type
       FROM deeds WHERE encounter = ? ORDER BY number`,
    )
    .all(row.id)
    .map(
      ({ number, undone_by, ...deed }): OldDeed => ({
        ...deed,
        undone: undone_by !== null,
        // The parsed events get their type here, because version 0.1 wrote only events of this type.
        events: (eventsByDeed.get(number) ?? []).map(({ event }) => JSON.parse(event)),
      }),
    );
  const seeds = sqlite
    .prepare<[number], { first_throw: number; seed: string }>(
      'SELECT first_throw, seed FROM seeds WHERE encounter = ? ORDER BY number',
    )
    .all(row.id);
  return chronicleOfOldRecord({
    name: row.name,
    system: rulesNamed(row.system)?.title ?? row.system,
    settings: JSON.parse(row.settings),
    openedAt: row.opened_at,
    endedAt: row.ended_at ?? undefined,
    deeds,
    seeds: seeds.map(({ first_throw: firstThrow, seed }) => ({ firstThrow, seed, commitment: commitmentOf(seed) })),
  });
}

/** Replaces the old record, which nothing can read anymore, with the chronicle. */
function insertChronicle(sqlite: SQLite.Database, { id }: OldEncounterRow, lines: readonly ChronicleLine[]): void {
  sqlite.prepare('INSERT INTO chronicles (encounter, lines) VALUES (?, ?)').run(id, JSON.stringify(lines));
  for (const table of ['events', 'deeds', 'seeds']) sqlite.prepare(`DELETE FROM ${table} WHERE encounter = ?`).run(id);
}

function upgradeCurrentState(sqlite: SQLite.Database, { id, system, settings }: OldEncounterRow): void {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No rules for ${system}`);
  const encounter = upgradeEncounter(system, JSON.parse(settings), rules.own.encounter({}));
  sqlite
    .prepare('UPDATE encounters SET settings = ?, own = ? WHERE id = ?')
    .run(JSON.stringify(encounter.settings), JSON.stringify(encounter.own), id);
  const fighters = sqlite
    .prepare<[number], { id: string; sheet: string; resources: string }>(
      'SELECT id, sheet, resources FROM combatants WHERE encounter = ?',
    )
    .all(id);
  for (const { id: who, sheet, resources } of fighters) {
    const conditions = sqlite
      .prepare<[number, string], Omit<OldConditionRow, 'facts'> & { readonly facts: string | null }>(
        'SELECT key, name, source, value, note, until, facts FROM conditions WHERE encounter = ? AND bearer = ? ORDER BY place',
      )
      .all(id, who)
      .map((condition) => ({ ...condition, facts: condition.facts === null ? null : JSON.parse(condition.facts) }));
    const upgradedFighter = upgradeFighter(system, {
      resources: JSON.parse(resources),
      conditions,
      own: rules.own.combatant(JSON.parse(sheet), encounter.settings as Encounter['settings']),
    });
    sqlite
      .prepare('UPDATE combatants SET resources = ?, own = ? WHERE encounter = ? AND id = ?')
      .run(JSON.stringify(upgradedFighter.resources), JSON.stringify(upgradedFighter.own), id, who);
    writeConditions(sqlite, id, who, conditions, upgradedFighter.conditions);
  }
}

/**
 * Replaces a combatant's conditions if any changed. A condition whose key changed is found by its place among those
 * that weren't dropped.
 */
function writeConditions(
  sqlite: SQLite.Database,
  encounter: number,
  bearer: string,
  before: readonly OldConditionRow[],
  after: readonly OldConditionRow[],
): void {
  const columnNames = 'encounter, bearer, place, key, name, source, value, note, until, of, left, facts';
  const rows = sqlite
    .prepare<[number, string], Record<string, unknown> & { readonly key: string }>(
      `SELECT ${columnNames} FROM conditions WHERE encounter = ? AND bearer = ?`,
    )
    .all(encounter, bearer);
  if (before.length === after.length && before.every((each, index) => each === after[index])) return;
  sqlite.prepare('DELETE FROM conditions WHERE encounter = ? AND bearer = ?').run(encounter, bearer);
  const insertCondition = sqlite.prepare(
    `INSERT OR IGNORE INTO conditions (${columnNames}) VALUES (:encounter, :bearer, :place, :key, :name, :source, :value, :note, :until, :of, :left, :facts)`,
  );
  const keptConditions = before.filter((each) => after.includes(each) || !isDropped(each, after));
  for (const [index, condition] of after.entries()) {
    const row = rows.find(({ key }) => key === (keptConditions[index]?.key ?? condition.key));
    const facts = condition.facts === null ? null : JSON.stringify(condition.facts);
    insertCondition.run({ ...row, ...condition, encounter, bearer, place: index, facts });
  }
}

/** True for a condition that is now part of the system's own state. */
function isDropped({ name }: OldConditionRow, after: readonly OldConditionRow[]): boolean {
  return (
    ['wound', 'weapon in hand', 'Declared', 'Readied', 'Facing'].includes(name) &&
    !after.some((each) => each.name === name)
  );
}

/** Opens the new record with the current state. It has no deeds yet. */
function openNewRecord(sqlite: SQLite.Database, row: OldEncounterRow): void {
  const database = { db: drizzle(sqlite), sqlite };
  const seed = newSeed();
  sqlite
    .prepare('INSERT INTO seeds (encounter, number, first_throw, first_roll, seed) VALUES (?, 0, 0, 0, ?)')
    .run(row.id, seed);
  const encounterRow = database.db.select().from(encounters).where(eq(encounters.id, row.id)).get();
  if (!encounterRow) throw new Error(`No encounter ${row.id}`);
  const opening = { ...columnsOf(encounterRow), combatants: new Combatants(database).of(encounterRow) };
  const newCommitment = commitmentOf(seed);
  const revision = encounterRow.revision + 1;
  database.db
    .update(encounters)
    .set({
      opening,
      deeds: 0,
      throws: 0,
      rolls: 0,
      revision,
      waiting: row.waiting === null ? null : upgradedWaitingDeed(opening, JSON.parse(row.waiting), seed, revision),
      ...(encounterRow.current &&
        encounterRow.phase !== 'ended' && { resealed: newCommitment, resealedBecause: 'update' as const }),
      head: firstHash({ encounter: row.id, openedAt: row.opened_at, opening, commitment: newCommitment }),
    })
    .where(eq(encounters.id, row.id))
    .run();
}

/** An action that waits for a player's answer to a question, as version 0.1 stored it. */
interface OldWaitingDeed {
  readonly deed: { readonly type: string; readonly intent?: Readonly<Record<string, unknown>> };
  readonly answers: readonly string[];
  readonly user: string;
}

/**
 * The action that waits for a player's answer, with dice from the new seed. Null if today's rules don't ask the player
 * anything, or if the stored deed isn't an action from the book.
 */
function upgradedWaitingDeed(
  opening: Encounter,
  { deed, answers, user }: OldWaitingDeed,
  seed: string,
  revision: number,
): WaitingDeed | null {
  if (deed.type !== 'intent' || !deed.intent) return null;
  const { by: actor, at: targets, with: tool, how: manner, ...otherFields } = deed.intent;
  const intent = {
    ...otherFields,
    actor,
    ...(targets !== undefined && { targets }),
    ...(tool !== undefined && { tool }),
    ...(manner !== undefined && { manner }),
  };
  // The stored value is cast to a deed. If it isn't a valid one, the rules refuse it.
  const repeatedDeed = { type: 'intent', intent } as unknown as Deed;
  const deedResult = carryOut(rulesOf(opening), opening, repeatedDeed, sealedDice(seed, 0), answers);
  if (!deedResult.ok || deedResult.value.type !== 'asked') return null;
  return {
    deed: repeatedDeed,
    answers,
    question: deedResult.value.question,
    thrown: deedResult.value.thrown,
    user,
    revision,
  };
}
