import { expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import { t } from '../../src/text/t.ts';
import { textsOf } from '../loopback/components.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Message } from '../loopback/message.ts';
import { labels, text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, bo, reading } = await openTavern();
guild.locale = 'de';
gm.locale = 'de';
ana.locale = 'fr';

const inGerman = (make: () => string) => inLanguage('de', make);
const inFrench = (make: () => string) => inLanguage('fr', make);
const now = () => t('overview-on-turn', { line: '' }).trim();
const endTurn = () => t('board-end-turn');

/** What everyone can read. It comes as a second message if the bot was slow and first answered in private. */
async function publicMessage({ message, followUps }: Answer): Promise<Message | undefined> {
  if (message && !message.ephemeral) return message;
  await loopback.until(() => followUps.length > 0, 5000, 'a public answer');
  return followUps[0];
}

async function publicFile(answer: Answer): Promise<string> {
  return Buffer.from((await publicMessage(answer))?.attachments[0]?.content ?? []).toString();
}

test('At a mixed table each reader is answered in their language, and the channel in the encounter’s, until the GM changes it', async () => {
  const channel = guild.channel('mixed');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'Brawl' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await bo.slash(channel, '/join', { character: 'Mira' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/initiative', {});
  const turn = await reading.turn(channel);
  expect(labels(turn)).toContain(inGerman(endTurn));
  expect(inGerman(endTurn)).not.toBe(endTurn());

  const toAna = await ana.slash(channel, '/roll', { dice: 'nonsense' });
  const toBo = await bo.slash(channel, '/roll', { dice: 'nonsense' });
  const toGm = await gm.slash(channel, '/roll', { dice: 'nonsense' });
  const refusals = [toAna, toBo, toGm].map(({ message }) => message?.content);
  expect(new Set(refusals).size).toBe(3);
  expect(text(await gm.slash(channel, '/roll', { dice: '1W1+2' }))).toContain('3');
  for (const [reader, language] of [
    [gm, 'de'],
    [ana, 'fr'],
    [bo, 'en'],
  ] as const)
    expect(labels((await reader.slash(channel, '/me', {})).message)).toContain(
      inLanguage(language, () => t('me-close')),
    );

  const said = await ana.slash(channel, '/do', { text: 'jme mets en garde' });
  const [, firstOffer] = textsOf(said.message?.components ?? []);
  expect(firstOffer).toContain(inFrench(() => t('tdgs-label-defend-full')));
  const germanReading = await gm.slash(channel, '/do', { text: 'kira geht in die volle verteidigung', as: 'Kira' });
  expect(textsOf(germanReading.message?.components ?? []).join('\n')).toContain(
    inGerman(() => t('tdgs-label-defend-full')),
  );

  const [french, english, german] = [
    await ana.context('Read in my language', turn, channel),
    await bo.context('Read in my language', turn, channel),
    await gm.context('Read in my language', turn, channel),
  ];
  for (const { message } of [french, english, german]) expect(message?.ephemeral).toBe(true);
  expect(text(german)).toContain(inGerman(now));
  expect(text(english)).toContain(now());
  expect(text(french)).toContain(inFrench(now));

  await gm.slash(channel, '/gm set', { setting: 'language', value: 'Französisch' });
  await reading.untilTurnsShown(channel);
  expect(labels(turn)).toContain(inFrench(endTurn));
  const story = await ana.slash(channel, '/log export', { as: 'markdown', language: 'anglais' });
  expect(await publicFile(story)).toContain('## Round 1');

  await gm.slash(channel, '/gm set', { setting: 'language', value: 'Spanisch' });
  await gm.slash(channel, '/encounter end', {});
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'Next' });
  const older = await bo.slash(channel, '/log export', { as: 'markdown', encounter: 'Brawl' });
  expect(await publicFile(older)).toContain('## Ronda 1');
});

test('Discord shows commands, options and choices in each language, under their English names', () => {
  const attack = loopback.commands().find(({ name }) => name === 'attack');
  expect(attack).toMatchObject({
    description_localizations: { de: inGerman(() => t('command-attack')), fr: inFrench(() => t('command-attack')) },
    options: expect.arrayContaining([
      expect.objectContaining({
        name: 'target',
        description_localizations: expect.objectContaining({ de: expect.any(String) }),
      }),
    ]),
  });
});
