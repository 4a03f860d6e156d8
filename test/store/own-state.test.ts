import { expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { Open } from '../../src/store/sqlite/open.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { fold, look } from './act.ts';
import { playAt } from './play.ts';

const CALLER = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: 'look', now: 0 };
const MET = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Gatz',
  '/add creature:Opponent',
  '/initiative',
] as const;

async function begun(): Promise<{ readonly open: Open; readonly store: SqliteStore }> {
  const open = openDatabase(':memory:');
  const store = new SqliteStore(open);
  await playAt(store, MET);
  return { open, store };
}

const ownOf = (encounter: Encounter | undefined) => encounter?.combatants.map(({ own }) => own);

test('a system’s own state is stored, read by another process, and the same again from the record', async () => {
  const { open, store } = await begun();
  const own = ownOf(await look(store, CALLER, ({ encounter }) => encounter));
  expect(own).toEqual([
    { initiative: expect.any(Number), hits: 0 },
    { initiative: expect.any(Number), hits: 0 },
  ]);
  expect(ownOf(await look(new SqliteStore(open), CALLER, ({ encounter }) => encounter))).toEqual(own);
  expect(ownOf(await look(store, CALLER, fold))).toEqual(own);
});

test('an undo gives it back as it was', async () => {
  const { store } = await begun();
  await playAt(store, ['/undo']);
  expect(ownOf(await look(store, CALLER, ({ encounter }) => encounter))).toEqual([{ hits: 0 }, { hits: 0 }]);
});

test('it is no resource that the GM could adjust', async () => {
  const { store } = await begun();
  expect(await playAt(store, ['/adjust who:Gatz resource:initiative to:99'])).toContain('I know no');
  const [gatz] = (await look(store, CALLER, ({ encounter }) => encounter))?.combatants ?? [];
  expect(Object.keys(gatz?.resources ?? {}).toSorted()).toEqual(
    Object.keys(mastery.resources(gatz!.sheet as never, {})).toSorted(),
  );
});

test('wounds that a system keeps in its own state are in the plain column too, and only there to be queried', async () => {
  const open = openDatabase(':memory:');
  const store = new SqliteStore(open);
  await playAt(store, [
    '/encounter start ruleset:sol',
    '@ana /join character:Soldier',
    '/adjust who:Soldier resource:wounds to:2',
  ]);
  const column = open.sqlite.prepare('SELECT wounds, wounds_max FROM combatants').raw().get();
  expect(column).toEqual([2, 6]);
  const [soldier] = (await look(new SqliteStore(open), CALLER, ({ encounter }) => encounter))?.combatants ?? [];
  expect(Object.keys(soldier?.resources ?? {})).not.toContain('wounds');
});
