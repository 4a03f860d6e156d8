import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Session } from '../../src/session/session.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { openTables } from '../../src/store/sqlite/tables.ts';
import { newFolder } from '../bot.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { act, type LoadedPart, readOnly } from './act.ts';
import { makeEmptyFile } from './memory.ts';

let path: string;
let database: OpenSqlite;
let store: SqliteStore;
let interactions = 0;

beforeEach(() => {
  path = join(newFolder(), 'fray.db');
  makeEmptyFile(path);
  database = openDatabase(path);
  store = new SqliteStore(database);
});

afterEach(() => store.close());

function caller(channel: string, user = 'gm') {
  const interaction = String(interactions++);
  return { user, name: user, channel, server: 'tavern', interaction, now: interactions };
}

const play = <Answer>(channel: string, decide: (session: Session<LoadedPart>) => Answer) =>
  act(store, caller(channel), decide);
const cachedEncounter = (channel: string) => readOnly(store, caller(channel), ({ encounter }) => encounter);

/** The encounter as it is in the file, even if the store has a different one in its cache. */
function writtenEncounter(channel: string): Encounter | undefined {
  return openTables(database).rows.current(channel)?.encounter;
}

const start = (channel: string) => play(channel, (session) => session.open(openingEncounter(tdgs)));
const joins = (session: Session, name: string) =>
  session.do({ type: 'join', combatants: [premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name })] });
const names = (encounter: Encounter | undefined) => encounter?.combatants.map(({ name }) => name);

describe('The next command finds what the last has left, and so does the file,', () => {
  test('after deeds, an undo, and another encounter in the same channel', async () => {
    await start('bridge');
    await play('bridge', (session) => joins(session, 'Ana'));
    await play('bridge', (session) => joins(session, 'Bo'));
    await play('bridge', (session) => session.undo(1));
    expect(names(await cachedEncounter('bridge'))).toEqual(['Ana']);
    expect(await cachedEncounter('bridge')).toEqual(writtenEncounter('bridge'));
    await start('bridge');
    expect(names(await cachedEncounter('bridge'))).toEqual([]);
    expect(await cachedEncounter('bridge')).toEqual(writtenEncounter('bridge'));
  });

  test('after a command that failed when it had done its deed', async () => {
    await start('bridge');
    await play('bridge', (session) => joins(session, 'Ana'));
    const brokenPlay = play('bridge', (session) => {
      joins(session, 'Bo');
      throw new Error('broken');
    });
    await expect(brokenPlay).rejects.toThrow('broken');
    expect(names(await cachedEncounter('bridge'))).toEqual(['Ana']);
    expect(await cachedEncounter('bridge')).toEqual(writtenEncounter('bridge'));
  });

  test('after another program has written to the file', async () => {
    await start('bridge');
    await play('bridge', (session) => joins(session, 'Ana'));
    const otherConnection = new SQLite(path);
    otherConnection.exec(`UPDATE combatants SET name = 'Anna'`);
    otherConnection.close();
    expect(names(await cachedEncounter('bridge'))).toEqual(['Anna']);
    await play('bridge', (session) => joins(session, 'Bo'));
    expect(names(writtenEncounter('bridge'))).toEqual(['Anna', 'Bo']);
  });

  test('after one of its users was deleted, in a command of another channel', async () => {
    await start('bridge');
    await play('bridge', (session) => session.do({ type: 'gms', gms: ['gm', 'ana'] }));
    await act(store, caller('castle', 'ana'), (session) => {
      session.add({ type: 'user-deleted' });
      return 'deleted';
    });
    expect((await cachedEncounter('bridge'))?.gms).not.toContain('ana');
    expect(await cachedEncounter('bridge')).toEqual(writtenEncounter('bridge'));
  });

  test('however many channels are played in', async () => {
    database.sqlite.pragma('synchronous = OFF');
    // There are more channels than the cache holds.
    const channels = Array.from({ length: 300 }, (_, index) => `c${index}`);
    await Promise.all(channels.map(start));
    await Promise.all(channels.map((channel) => play(channel, (session) => joins(session, channel))));
    for (const channel of channels) expect(names(await cachedEncounter(channel))).toEqual([channel]);
  });
});
