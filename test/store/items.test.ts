import { expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { encounterFromRecord, readOnly } from './act.ts';
import { onBothStores } from './both-stores.ts';
import { playAt } from './play.ts';

const HERE = { server: 'terminal', channel: 'terminal' } as const;
const CALLER = { ...HERE, user: 'gm', name: 'gm', interaction: 'look', now: 0 };

/** A fight with Ana's Kira and Bo's Mira, both stored characters, and their items. */
const START_LINES = [
  '/encounter start ruleset:tdgs',
  '@ana /character new name:Kira from:Kira ruleset:tdgs',
  '@bo /character new name:Mira from:Mira ruleset:tdgs',
  '@ana /join character:Kira',
  '@bo /join character:Mira',
] as const;

onBothStores((emptyStore) => {
  test('an item that changes hands is with both stored characters, and undo and redo take it back and forth', async () => {
    const { store, reopened, present, sql } = await emptyStore();
    await playAt(store, START_LINES);
    const storedSheets = async () => {
      const rows = await sql('SELECT name, sheet FROM characters ORDER BY name');
      return rows.map(({ sheet }) => (typeof sheet === 'string' ? (JSON.parse(sheet) as unknown) : sheet));
    };
    const sheets = (encounter: Encounter | undefined) => encounter?.combatants.map(({ sheet }) => sheet);
    const expectSameSheet = async () => {
      const storedItems = await storedSheets();
      expect(sheets(await present(HERE))).toEqual(storedItems);
      expect(sheets(await readOnly(reopened(), CALLER, ({ encounter }) => encounter))).toEqual(storedItems);
      expect(sheets(await readOnly(store, CALLER, encounterFromRecord))).toEqual(storedItems);
      return JSON.stringify(storedItems);
    };
    const before = await expectSameSheet();
    await playAt(store, ['@ana /give item:Longsword to:Mira']);
    const sheetsAfterGift = await expectSameSheet();
    expect(sheetsAfterGift).not.toBe(before);
    await playAt(store, ['@ana /undo']);
    expect(await expectSameSheet()).toBe(before);
    await playAt(store, ['/redo']);
    expect(await expectSameSheet()).toBe(sheetsAfterGift);
    await playAt(store, ['@bo /drop item:Longsword']);
    await expectSameSheet();
    const lying = await readOnly(reopened(), CALLER, ({ encounter }) => encounter?.own);
    expect(lying).toMatchObject({ lying: [{ list: 'weapons', entry: { name: 'Longsword' } }] });
    await playAt(store, ['@ana /take item:Longsword', '/encounter end', '@ana /give item:"Healing Potion" to:Mira']);
    expect(await expectSameSheet()).toContain('"count":2');
  });

  test('what a player added to a stored list meanwhile stays', async () => {
    const { store, sql } = await emptyStore();
    await playAt(store, START_LINES);
    await playAt(store, [
      '@bo /character edit character:Mira field:weapons value:"Dagger, Longsword"',
      '@ana /give item:Longsword to:Mira',
    ]);
    const weapons = async () => {
      const [row] = await sql("SELECT sheet FROM characters WHERE name = 'Mira'");
      const sheet = typeof row?.sheet === 'string' ? (JSON.parse(row.sheet) as object) : row?.sheet;
      return (sheet as { readonly weapons: readonly { readonly name: string }[] }).weapons.map(({ name }) => name);
    };
    expect(await weapons()).toEqual(['Dagger', 'Longsword', 'Longsword 2']);
  });
});
