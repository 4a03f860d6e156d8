import { expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import { encounterFromRecord, readOnly } from './act.ts';
import { onBothStores, onSqlite } from './both-stores.ts';
import { emptyDatabase } from './memory.ts';
import { playAt } from './play.ts';

const HERE = { server: 'terminal', channel: 'terminal' } as const;
const CALLER = { ...HERE, user: 'gm', name: 'gm', interaction: 'look', now: 0 };
const START_LINES = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Bryn',
  '/add creature:Opponent',
  '/initiative',
] as const;

const ownOf = (encounter: Encounter | undefined) => encounter?.combatants.map(({ own }) => own);

onBothStores((emptyStore) => {
  test('a system’s own state is stored, read by another process, the same again from the record, and undone', async () => {
    const { store, reopened } = await emptyStore();
    await playAt(store, START_LINES);
    const ownState = ownOf(await readOnly(store, CALLER, ({ encounter }) => encounter));
    expect(ownState).toEqual([
      { initiative: expect.any(Number), hits: 0 },
      { initiative: expect.any(Number), hits: 0 },
    ]);
    expect(ownOf(await readOnly(reopened(), CALLER, ({ encounter }) => encounter))).toEqual(ownState);
    expect(ownOf(await readOnly(store, CALLER, encounterFromRecord))).toEqual(ownState);
    await playAt(store, ['/undo']);
    expect(ownOf(await readOnly(store, CALLER, ({ encounter }) => encounter))).toEqual([{ hits: 0 }, { hits: 0 }]);
  });

  test('wounds in a system’s own state are also in the plain column, only for queries', async () => {
    const { store, present, sql } = await emptyStore();
    await playAt(store, [
      '/encounter start ruleset:sol',
      '@ana /join character:Soldier',
      '/adjust who:Soldier resource:wounds to:2',
    ]);
    const [row] = await sql('SELECT wounds, wounds_max FROM combatants');
    expect([Number(row?.wounds), Number(row?.wounds_max)]).toEqual([2, 6]);
    const [soldier] = (await present(HERE))?.combatants ?? [];
    expect(Object.keys(soldier?.resources ?? {})).not.toContain('wounds');
  });
});

test('a system’s own state is no resource that the GM could adjust', async () => {
  const { store } = onSqlite(emptyDatabase());
  await playAt(store, START_LINES);
  expect(await playAt(store, ['/adjust who:Bryn resource:initiative to:99'])).toContain(
    'There’s no resource called “initiative”',
  );
  const [bryn] = (await readOnly(store, CALLER, ({ encounter }) => encounter))?.combatants ?? [];
  expect(Object.keys(bryn?.resources ?? {}).toSorted()).toEqual(
    Object.keys(mastery.resources(bryn!.sheet as never, {})).toSorted(),
  );
});
