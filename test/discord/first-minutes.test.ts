import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { textOf } from '../loopback/message-text.ts';
import { newServer, phonesIn, playQuickFight } from './quick-fight.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;

beforeAll(async () => {
  tavern = await openTavern();
});

afterAll(() => tavern.close());

test.each(BUILT_IN_IDS)(
  '%s: from the invitation to the first attack it takes six taps, and no typing',
  async (system) => {
    const guild = newServer(tavern, `First ${system}`);
    const channel = guild.channel('general');
    const [gwen, ana] = phonesIn(tavern, guild, channel, 'Gwen', 'Ana');
    if (!gwen || !ana) throw new Error('No one is there');
    await gwen.tap('Start a fight');
    await gwen.tap(rulesNamed(system)!.title);
    await gwen.tap('Quick fight');
    await ana.tap('Join');
    await ana.reads('You play');
    await gwen.tap('Begin (1 player)');
    await ana.reads('Your first turn');
    const attack = ana.labels.find((label) => /attack|strike|shoot/i.test(label)) ?? '';
    await ana.tap(attack);
    expect(gwen.taps + ana.taps).toBeLessThanOrEqual(6);
    await tavern.reading.untilShown(channel);
    const privateTexts = ana.messages.filter(({ viewer }) => viewer === ana.user).map(textOf);
    expect(privateTexts.join('\n')).not.toContain('can’t');
    expect(tavern.reading.public(channel)[0]?.content).toContain('Fray: play-by-chat combat');
  },
);

test('one person alone plays a quick fight: the GM joins too', async () => {
  const guild = newServer(tavern, 'Alone');
  const channel = guild.channel('general');
  const [gwen] = phonesIn(tavern, guild, channel, 'Gwen');
  if (!gwen) throw new Error('No one is there');
  for (const label of ['Start a fight', 'TDGS', 'Quick fight', 'Join', 'Begin', 'Attack']) await gwen.tap(label);
  expect(gwen.taps).toBe(6);
});

test('a quick fight of three has a message and a ping for each turn, tips only once, and a record that verifies', () =>
  playQuickFight(tavern));

test('where Fray may not write in the system channel, the first message goes to the next one where it may', async () => {
  const channels = ['general', 'rules', 'table'];
  const guild = newServer(tavern, 'Closed', { channels, systemChannel: 'general', closed: ['general', 'rules'] });
  const table = guild.channel('table');
  await tavern.loopback.until(() => table.sent.length > 0, 5_000, 'the first message');
  expect(channels.map((name) => guild.channel(name).sent.length)).toEqual([0, 0, 1]);
});
