import { expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { fold, look } from './act.ts';
import { onBothStores } from './both-stores.ts';
import { playAt } from './play.ts';

const HERE = { server: 'terminal', channel: 'terminal' } as const;
const CALLER = { ...HERE, user: 'gm', name: 'gm', interaction: 'look', now: 0 };

/** A fight with Ana's Kira and Bo's Mira, both stored characters, and their items. */
const MET = [
  '/encounter start ruleset:tdgs',
  '@ana /character new name:Kira from:Kira ruleset:tdgs',
  '@bo /character new name:Mira from:Mira ruleset:tdgs',
  '@ana /join character:Kira',
  '@bo /join character:Mira',
] as const;

onBothStores((empty) => {
  test('an item that changes hands is with both stored characters, and undo and redo take it back and forth', async () => {
    const { store, again, present, sql } = await empty();
    await playAt(store, MET);
    const stored = async () => {
      const rows = await sql('SELECT name, sheet FROM characters ORDER BY name');
      return rows.map(({ sheet }) => (typeof sheet === 'string' ? (JSON.parse(sheet) as unknown) : sheet));
    };
    const sheets = (encounter: Encounter | undefined) => encounter?.combatants.map(({ sheet }) => sheet);
    const agrees = async () => {
      const kept = await stored();
      expect(sheets(await present(HERE))).toEqual(kept);
      expect(sheets(await look(again(), CALLER, ({ encounter }) => encounter))).toEqual(kept);
      expect(sheets(await look(store, CALLER, fold))).toEqual(kept);
      return JSON.stringify(kept);
    };
    const before = await agrees();
    await playAt(store, ['@ana /give item:Longsword to:Mira']);
    const given = await agrees();
    expect(given).not.toBe(before);
    await playAt(store, ['@ana /undo']);
    expect(await agrees()).toBe(before);
    await playAt(store, ['/redo']);
    expect(await agrees()).toBe(given);
    await playAt(store, ['@bo /drop item:Longsword']);
    await agrees();
    const lying = await look(again(), CALLER, ({ encounter }) => encounter?.own);
    expect(lying).toMatchObject({ lying: [{ list: 'weapons', entry: { name: 'Longsword' } }] });
    await playAt(store, ['@ana /take item:Longsword', '/encounter end', '@ana /give item:"Healing Potion" to:Mira']);
    expect(await agrees()).toContain('"count":2');
  });

  test('what a player added to a stored list meanwhile stays', async () => {
    const { store, sql } = await empty();
    await playAt(store, MET);
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
