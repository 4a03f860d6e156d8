import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
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

test('a fight with names of the book has the same record in German, in which everyone reads German names', async () => {
  offerLanguages(['de', 'fr']);
  const english = await bookFight('en-US');
  const german = await bookFight('de');
  const { head, encounter } = await german.state();
  expect(head).toBe((await english.state()).head);
  expect(encounter.combatants.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'soldier Soldier',
    'sewer-rat-1 Sewer Rat 1',
    'elite-thug Elite Thug',
  ]);

  const restarted = german.copy();
  expect((await restarted.state()).encounter).toEqual(encounter);
  await restarted.close();

  const texts = () =>
    german.messages
      .map(({ text, labels }) => `${text} ${labels.join(' ')}`)
      .join('\n')
      .replaceAll('\\', '');
  for (const name of ['Soldat', 'Kanalratte 1', 'Schläger (Elite)']) expect(texts()).toContain(name);
  // Ana reads English, but a creature has one name at the table. She can type its English name, too.
  german.locales = { gwen: 'de', ana: 'en-US' };
  expect(await german.suggestions('ana', 'attack', 'target')).toContain('Kanalratte 1');
  const refusal = await german.say('@ana /attack target:"sewer rat 1" as:soldat');
  expect(shownIn(refusal)).toMatch(/It’s Kanalratte 1 and Schläger .* turn, not Soldat’s/);
  expect(shownIn(await german.say('/gm loot from:"sewer rat 1"'))).toContain('Kanalratte 1');
  for (const reply of [
    await german.context('ana', 'in-my-language', german.newest('turn').id),
    await german.say('@ana /encounter status'),
    await german.say('/log show'),
    await german.say('/undo steps:9 preview:true'),
    await german.say('/log export as:markdown'),
    await german.say('/log export as:html'),
  ])
    expect(shownIn(reply)).not.toMatch(/Sewer|Soldier|Thug/);
  expect(shownIn(await german.say('/log export as:json'))).toMatch(/Sewer Rat 1/);

  await german.say('/gm set setting:language value:fr');
  for (const name of ['Soldat', 'Rat d’égout 1']) expect(texts()).toContain(name);
  expect((await german.state()).head).toBe(head);
  await english.close();
  await german.close();
  offerLanguages([]);
});

/** Plays a fight with a premade character and the book's creatures. Their names are typed in the given language. */
async function bookFight(locale: 'en-US' | 'de'): Promise<PostedTable> {
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
  table.locales = { gwen: locale, ana: locale };
  table.serverLocale = locale;
  const [soldier, rat, thug] =
    locale === 'de' ? ['Soldat', 'Kanalratte', 'Schläger'] : ['Soldier', 'Sewer Rat', 'Thug'];
  await table.say(
    '/encounter start ruleset:sol name:Brawl',
    `@ana /join character:${soldier}`,
    `/add creature:"${rat}" count:2`,
  );
  const preview = JSON.stringify(await table.say(`/add creature:${thug} template:elite`));
  await table.pressId('gwen', /add-as[^"]*/.exec(preview)?.[0] ?? '');
  await table.say(`/gm remove who:"${rat} 2"`, `/gm check who:"${rat} 1" what:AGI vs:2`);
  await table.press('gwen', locale === 'de' ? 'Würfeln' : 'Roll');
  await table.say('/initiative', `/adjust who:"${rat} 1" by:1`);
  return table;
}

/** A reply's texts and files. */
function shownIn({ files = [], ...reply }: Reply): string {
  return [JSON.stringify(reply), ...files.map(fullText)].join('\n');
}
