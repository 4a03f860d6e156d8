import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { offerLanguages } from '../../src/text/languages.ts';
import { PostedTable } from './posted-table.ts';

/** Plays a fight in a language, and returns the hash of its record. */
async function recordHash(locale: string, lines: readonly string[]): Promise<string> {
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
  table.locales = { gwen: locale, ana: locale };
  table.serverLocale = locale;
  await table.say('/encounter start ruleset:tdgs name:Brawl', '@ana /join character:Kira', ...lines);
  const { head } = await table.state();
  await table.close();
  return head;
}

test('the same play has the same record in English and in German, whose words are understood', async () => {
  offerLanguages(['de']);
  const english = await recordHash('en-US', [
    '/gm set setting:tone value:plain',
    '/gm set setting:auto-end value:off',
    '/gm timer turn:"2 days" nudge:none',
    '/add creature:Goblin',
    '/initiative',
    '@ana /attack target:"Goblin 1" weapon:Longsword as:Kira',
    '/gm event name:Storm when:"end of round" rounds:"each round"',
    '/roll dice:2d6+1',
  ]);
  const german = await recordHash('de', [
    '/gm set setting:tone value:plain',
    '/gm set setting:auto-end value:aus',
    '/gm timer turn:"2 Tage" nudge:keine',
    '/add creature:Goblin',
    '/initiative',
    '@ana /attack target:"Goblin 1" weapon:Langschwert as:Kira',
    '/gm event name:Storm when:Rundenende rounds:"jede Runde"',
    '/roll dice:2W6+1',
  ]);
  expect(german).toBe(english);
  offerLanguages([]);
});

test('premade characters and creatures have names in the encounter’s language, and English ones find them', async () => {
  offerLanguages(['de']);
  const table = new PostedTable();
  table.locales = { gwen: 'de', ana: 'en-US' };
  table.serverLocale = 'de';
  await table.say(
    '/encounter start ruleset:sol name:Brawl',
    '@ana /join character:Soldier',
    '/add creature:"Sewer Rat" count:2',
    '/gm remove who:"Sewer Rat 2"',
  );
  const { encounter } = await table.state();
  expect(encounter.combatants.map(({ name }) => name)).toEqual(['Soldat', 'Kanalratte 1']);
  await table.close();
  offerLanguages([]);
});
