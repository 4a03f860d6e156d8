import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import SQLite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { fullText } from '../../src/interaction/reply.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { countsOf } from '../../src/rules/core/ruleset.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { upgradeFighter } from '../../src/store/sqlite/upgrade/old-record.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { readLine } from '../../src/terminal/line.ts';
import { newFolder } from '../bot.ts';
import { encounterFromRecord, readOnly, recordOf } from './act.ts';
import { copyOf } from './memory.ts';

/**
 * A database made by version 0.1, with an ended and a running encounter for each system. In the second Mastery
 * encounter, a question is open.
 */
const FIXTURE = new URL('../versions/kept/0.1.0/fray.db.gz', import.meta.url);
const CHANNELS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `80000000000000000${n}`);
const RUNNING_CHANNELS = CHANNELS.filter((_, index) => index % 2 === 1);
const [GM, ANA] = ['100000000000000001', '100000000000000002'];
const SERVER = '900000000000000001';

interface OldFighter {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly controller: string | null;
  readonly standing: string;
  readonly sheet: string;
  readonly hp: number | null;
  readonly stamina: number | null;
  readonly stress: number | null;
  readonly wounds: number | null;
}

let path: string;
let database: OpenSqlite;
let store: SqliteStore;
let before: SQLite.Database;
let interactionCount = 0;

const oldBytes = gunzipSync(readFileSync(FIXTURE));
let upgraded: OpenSqlite | undefined;

beforeAll(() => {
  before = new SQLite(oldBytes);
});
afterAll(() => {
  before.close();
  upgraded?.close();
});
afterEach(() => store.close());

/** Updates the old database, after a test has changed it with `sql`. */
function upgradeAnew(sql = ''): void {
  path = join(newFolder(), 'fray.db');
  writeFileSync(path, oldBytes);
  const oldDatabase = new SQLite(path);
  oldDatabase.exec(sql);
  oldDatabase.close();
  database = openDatabase(path);
  store = new SqliteStore(database);
}

/** Opens a copy of the updated database. It is updated once, for all tests. */
function upgrade(): void {
  if (!upgraded) {
    upgradeAnew();
    // A database in memory can't have a write-ahead log.
    database.sqlite.pragma('journal_mode = DELETE');
    upgraded = copyOf(database);
    database.close();
  }
  database = copyOf(upgraded);
  store = new SqliteStore(database);
}

const caller = (channel = '', user = GM) => ({
  user: user ?? '',
  name: 'Gwen',
  channel,
  server: SERVER,
  interaction: `i${interactionCount++}`,
  now: 1_800_000_000_000 + interactionCount * 60_000,
});
const encounterOf = (channel: string) => readOnly(store, caller(channel), ({ encounter }) => encounter as Encounter);

async function say(channel: string, line: string, user = GM): Promise<string> {
  const host = new Host(store, commands, components, { error: (about) => expect.fail(JSON.stringify(about)) });
  const parsed = readLine(line, commands);
  if (!parsed.ok) throw new Error(parsed.why);
  const { reply } = { reply: await host.handle({ ...parsed.value, caller: caller(channel, user) }) };
  return [JSON.stringify(reply), ...(reply.files ?? []).map(fullText)].join('\n');
}

describe('A database of version 0.1', () => {
  test('is updated after a copy of it, and is whole', () => {
    upgradeAnew();
    expect(database.backup).toBeDefined();
    const copy = readdirSync(dirname(path)).find((file) => file.includes('before-update'));
    const copyDatabase = new SQLite(join(dirname(path), copy ?? ''), { readonly: true });
    expect(copyDatabase.prepare('SELECT count(*) FROM events').pluck().get()).toBe(
      before.prepare('SELECT count(*) FROM events').pluck().get(),
    );
    copyDatabase.close();
    expect(database.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.sqlite.pragma('foreign_key_check')).toEqual([]);
  });

  test('keeps its characters unchanged', () => {
    upgrade();
    const characters = 'SELECT * FROM characters ORDER BY id';
    expect(database.sqlite.prepare(characters).all()).toEqual(before.prepare(characters).all());
  });

  test.each(CHANNELS)('in channel %s leaves everyone as they were', async (channel) => {
    upgrade();
    const encounter = await encounterOf(channel);
    const id = before.prepare('SELECT id FROM encounters WHERE channel = ?').pluck().get(channel);
    const oldFighters = before
      .prepare<[unknown], OldFighter>('SELECT * FROM combatants WHERE encounter = ? ORDER BY place')
      .all(id);
    const row = before.prepare<[unknown], Record<string, unknown>>('SELECT * FROM encounters WHERE id = ?').get(id)!;
    expect(encounter).toMatchObject({ name: row.name, phase: row.phase, round: row.round, turn: row.turn });
    expect(encounter.turnOrder).toEqual(JSON.parse(String(row.turn_order)));
    expect(encounter.positions).toEqual(JSON.parse(String(row.positions)));
    expect(encounter.combatants.map(({ name }) => name)).toEqual(oldFighters.map(({ name }) => name));
    for (const [index, fighter] of encounter.combatants.entries()) {
      const oldFighter = oldFighters[index]!;
      const counts = countsOf(rulesOf(encounter), fighter);
      expect({
        id: fighter.id,
        side: fighter.side,
        controller: fighter.controller ?? null,
        standing: fighter.vitality,
        sheet: fighter.sheet,
        hp: counts.hp?.value ?? null,
        stamina: counts.stamina?.value ?? null,
        stress: counts.stress?.value ?? null,
        wounds: counts.wounds?.value ?? null,
      }).toEqual({
        id: oldFighter.id,
        side: oldFighter.side,
        controller: oldFighter.controller,
        standing: oldFighter.standing,
        sheet: JSON.parse(oldFighter.sheet),
        hp: oldFighter.hp,
        stamina: oldFighter.stamina,
        stress: oldFighter.stress,
        wounds: oldFighter.wounds,
      });
    }
  });

  test.each(RUNNING_CHANNELS)('in channel %s is played on, undone and verified', async (channel) => {
    upgrade();
    const openQuestion = await readOnly(store, caller(channel), ({ waiting }) => waiting);
    if (openQuestion) expect(await say(channel, '/answer answer:dodge')).not.toContain('no question to answer');
    const [first] = (await encounterOf(channel)).combatants;
    await say(channel, `/condition list who:"${first?.name}"`);
    for (let turns = 0; turns < 6; turns++) expect(await say(channel, '/turn skip')).not.toContain('went wrong');
    await say(channel, '/undo');
    await say(channel, '/encounter end');
    await readOnly(store, caller(channel), (session) =>
      expect(encounterFromRecord(session)).toEqual(session.encounter),
    );
    expect(verifyRecord(await recordOf(store, caller(channel))).wrong).toEqual([]);
  });

  test('keeps an open question open', async () => {
    upgrade();
    const [, , running] = RUNNING_CHANNELS;
    const waiting = await readOnly(store, caller(running), (session) => session.waiting);
    expect(waiting?.question).toMatchObject({ subject: 'bryn', about: 'defense', offers: ['block', 'dodge'] });
  });

  test.each(CHANNELS)('in channel %s has a record that can be read as its chronicle', async (channel) => {
    upgrade();
    const { chronicle = [] } = await recordOf(store, caller(channel));
    const chronicleText = chronicle.map(({ text }) => text.replaceAll('\\', '')).join('\n');
    const titles = before
      .prepare<[string], string>(
        `SELECT title FROM deeds WHERE kind = 'done' AND encounter = (SELECT id FROM encounters WHERE channel = ?)`,
      )
      .pluck()
      .all(channel);
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) expect(chronicleText.toLowerCase()).toContain(title.toLowerCase());
    const words = before
      .prepare<[string], string>(
        `SELECT json_extract(event, '$.words') FROM events WHERE json_extract(event, '$.words') IS NOT NULL
         AND encounter = (SELECT id FROM encounters WHERE channel = ?)`,
      )
      .pluck()
      .all(channel);
    expect(chronicle.flatMap((line) => line.words ?? [])).toEqual(words);
    const file = await say(channel, '/log export as:markdown');
    expect(file).toContain('From a record of version 0.1');
    expect(await say(channel, '/log show')).toContain('From a record of version 0.1');
    expect(verifyRecord(await recordOf(store, caller(channel))).wrong).toEqual([]);
  });

  test('with secrets has no number of a creature in its chronicle', async () => {
    upgradeAnew(`UPDATE encounters SET settings = json_set(settings, '$.secrecy', 'hidden')`);
    const { chronicle = [] } = await recordOf(store, caller(CHANNELS[1]));
    const chronicleText = chronicle.map(({ text }) => text).join('\n');
    expect(chronicleText).toContain('Kira attacks Goblin');
    expect(chronicleText).not.toMatch(/Goblin[^\n]*\d+\/\d+|Goblin[^\n]*→|\*\*Goblin[^\n]*HP/);
  });

  test('has every running encounter sealed anew, and its channel told', async () => {
    upgrade();
    const resealed = await store.resealed();
    expect(resealed.map(({ channel }) => channel).toSorted()).toEqual(RUNNING_CHANNELS);
    expect(new Set(resealed.map(({ because }) => because))).toEqual(new Set(['update']));
    const oldSeeds = before.prepare<[], string>('SELECT seed FROM seeds').pluck().all();
    const seedsNow = database.sqlite.prepare<[], string>('SELECT seed FROM seeds').pluck().all();
    expect(seedsNow.filter((seed) => oldSeeds.includes(seed))).toEqual([]);
  });

  test('exports and deletes what a player said and did in it', async () => {
    upgrade();
    const [, channel = ''] = CHANNELS;
    expect(await say(channel, '/privacy export', ANA)).toContain('chronicles');
    const lines = () => database.sqlite.prepare('SELECT group_concat(lines) FROM chronicles').pluck().get();
    expect(lines()).toContain(ANA);
    await say(channel, '/privacy delete sure:yes', ANA);
    expect(lines()).not.toContain(ANA);
  });
});

test('keeps Dungeoneers’ bookkeeping conditions as the creature’s own state', () => {
  const row = { value: null, note: null, until: 'scene', source: null, facts: null };
  const act = { act: 'attack', turn: 'zombie', moment: 'before', amount: 1, tool: 'Mace' };
  const conditions = [
    { ...row, key: 'Prone', name: 'Prone' },
    { ...row, key: 'Readied', name: 'Readied', note: 'attack with Mace before the turn of Zombie', facts: act },
    { ...row, key: 'Facing', name: 'Facing', source: 'zombie' },
  ];
  const { own, conditions: conditionsLeft } = upgradeFighter('dungeoneers', { resources: {}, conditions, own: {} });
  expect(own).toEqual({ readied: act, faces: 'zombie' });
  expect(conditionsLeft.map(({ name }) => name)).toEqual(['Prone']);
  const surrounded = [{ ...row, key: 'Facing', name: 'Facing', facts: { behind: 'zombie' } }];
  expect(upgradeFighter('dungeoneers', { resources: {}, conditions: surrounded, own: {} }).own).toEqual({
    atItsBack: 'zombie',
  });
});
