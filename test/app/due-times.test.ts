import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { components } from '../../commands/buttons/all.ts';
import { DueTimes } from '../../src/app/due-times.ts';
import { Host } from '../../src/app/host.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder } from '../bot.ts';
import { DueFights } from '../soak/due-fights.ts';

const END = 1e12;

test('what fails as it comes due is tried once in a go, again in the next, and keeps nothing else from happening', async () => {
  const file = join(newFolder(), 'fray.db');
  const fights = await DueFights.in(file);
  for (const channel of ['broken', 'whole'])
    await fights.open({ channel, server: 'tavern', gm: 'gwen', player: 'ana' }, END);
  await fights.close();
  const sqlite = new SQLite(file);
  const break_ = sqlite.prepare("UPDATE encounters SET settings = ? WHERE channel = 'broken'");
  break_.run('{');
  const rounds = () => sqlite.prepare('SELECT round FROM encounters ORDER BY id').pluck().all();

  const store = new SqliteStore(openDatabase(file));
  const failures: string[] = [];
  const log = { error: (_: object, what: string) => void failures.push(what) };
  const dueTimes = new DueTimes(store, new Host(store, commands, components, log), log, {
    now: () => END,
    deliver: async () => {},
  });
  await dueTimes.fireDue();
  expect(rounds()).toEqual([1, 2]);
  expect(failures).toEqual(['A command failed']);
  await dueTimes.fireDue();
  expect(failures).toHaveLength(2);
  break_.run('{}');
  await dueTimes.fireDue();
  expect(rounds()).toEqual([2, 2]);
  expect(failures).toHaveLength(2);
  sqlite.close();
  await store.close();
});
