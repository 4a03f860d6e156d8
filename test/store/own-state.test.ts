import { expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import { type Open, openDatabase } from '../../src/store/sqlite/database.ts';
import { Store } from '../../src/store/sqlite/store.ts';
import { playAt } from './play.ts';

const CALLER = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: 'look', now: 0 };
const MET = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Gatz',
  '/add creature:Opponent',
  '/initiative',
] as const;

function begun(): { readonly open: Open; readonly store: Store } {
  const open = openDatabase(':memory:');
  const store = new Store(open);
  playAt(store, MET);
  return { open, store };
}

const ownOf = (encounter: Encounter | undefined) => encounter?.combatants.map(({ own }) => own);

test('a system’s own state is stored, read by another process, and the same again from the record', () => {
  const { open, store } = begun();
  const own = ownOf(store.look(CALLER, ({ encounter }) => encounter));
  expect(own).toEqual([
    { initiative: expect.any(Number), hits: 0 },
    { initiative: expect.any(Number), hits: 0 },
  ]);
  expect(ownOf(new Store(open).look(CALLER, ({ encounter }) => encounter))).toEqual(own);
  expect(ownOf(store.look(CALLER, (session) => session.fold()))).toEqual(own);
});

test('an undo gives it back as it was', () => {
  const { store } = begun();
  playAt(store, ['/undo']);
  expect(ownOf(store.look(CALLER, ({ encounter }) => encounter))).toEqual([{ hits: 0 }, { hits: 0 }]);
});

test('it is no resource that the GM could adjust', () => {
  const { store } = begun();
  expect(playAt(store, ['/adjust who:Gatz track:initiative to:99'])).toContain('I know no');
  const [gatz] = store.look(CALLER, ({ encounter }) => encounter)?.combatants ?? [];
  expect(Object.keys(gatz?.resources ?? {}).toSorted()).toEqual(
    Object.keys(mastery.resources(gatz!.sheet as never, {})).toSorted(),
  );
});
