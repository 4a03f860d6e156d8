import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import { textOf } from '../loopback/message-text.ts';
import { text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, bo, reading, printed, close } = await openTavern();

afterAll(close);

/** Starts a fight between Kira and two goblins, in a channel or thread. */
async function fight(channel: Channel, settings?: string): Promise<void> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard', ...(settings && { settings }) });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  await gm.slash(channel, '/initiative', {});
}

const status = async (channel: Channel) => text(await gm.slash(channel, '/encounter status', {}));

describe('The GM in control', () => {
  test('harms, heals, adds conditions, removes, revives; and can undo each', async () => {
    const thread = guild.channel('hand').thread('night');
    await fight(thread);
    const before = await status(thread);
    const harmText = await reading.of(gm.slash(thread, '/adjust', { who: 'Kira', by: -30, why: 'a falling beam' }));
    expect(harmText).toContain('50/80 HP');
    expect(harmText).toContain('a falling beam');
    expect(await reading.of(gm.slash(thread, '/adjust', { who: 'kira', to: 60 }))).toContain('60/80 HP');
    const prone = gm.slash(thread, '/condition add', { who: 'Kira', condition: 'prone' });
    expect(await reading.of(prone)).toContain('Prone');
    expect(text(await ana.slash(thread, '/condition list', { who: 'Kira' }))).toContain('Prone');
    await gm.slash(thread, '/condition remove', { who: 'Kira', condition: 'Prone' });
    await gm.slash(thread, '/adjust', { who: 'Goblin 1', to: 0 });
    expect(await status(thread)).toMatch(/Goblin 1\*\* 0\/40 HP.*dead/);
    await gm.slash(thread, '/gm revive', { who: 'Goblin 1' });
    expect(await status(thread)).toMatch(/Goblin 1\*\* 1\/40 HP/);
    await gm.slash(thread, '/gm remove', { who: 'Goblin 2' });
    expect(await status(thread)).not.toContain('Goblin 2');
    await gm.slash(thread, '/undo', { steps: 7 });
    expect(await status(thread)).toBe(before);
  });

  test('hands over, moves in the order, groups, and names a second GM', async () => {
    const channel = guild.channel('people');
    await fight(channel);
    const assignment = await gm.slash(channel, '/gm assign', { who: 'Goblin 1', to: bo });
    expect(assignment.message?.pings).toEqual([bo.id]);
    await gm.slash(channel, '/gm reorder', { who: 'Goblin 2', before: 'Goblin 1' });
    const statusText = await status(channel);
    expect(statusText.indexOf('Goblin 2')).toBeLessThan(statusText.indexOf('Goblin 1'));
    expect(text(await gm.slash(channel, '/gm group', { who: 'Goblin 1, Goblin 2' }))).toContain('act together');
    await ana.slash(channel, '/turn end', {});
    expect(await status(channel)).toMatch(/\*\*Goblin [12]\*\*.* and \*\*Goblin [12]\*\*/);
    expect(text(await bo.slash(channel, '/turn skip', {}))).toContain('Only the GM can do that');
    await gm.slash(channel, '/gm add-gm', { who: bo });
    expect(text(await bo.slash(channel, '/turn skip', { who: 'Goblin 1' }))).not.toContain('Only the GM');
    await gm.slash(channel, '/gm remove-gm', { who: gm });
    expect(text(await bo.slash(channel, '/gm remove-gm', { who: bo }))).toContain('needs a GM');
  });

  test('hides creatures’ numbers from the players, and sees them alone', async () => {
    const channel = guild.channel('secrets');
    await fight(channel, 'secrecy=words');
    await gm.slash(channel, '/adjust', { who: 'Goblin 1', to: 12 });
    const openStatus = await status(channel);
    expect(openStatus).toContain('**Goblin 1**: bloodied');
    expect(openStatus).not.toContain('12/40');
    const privateStatus = await gm.slash(channel, '/encounter status', { private: true });
    expect(privateStatus.message?.ephemeral).toBe(true);
    expect(text(privateStatus)).toContain('12/40 HP');
    expect(text(await ana.slash(channel, '/encounter status', { private: true }))).not.toContain('12/40');
    await gm.slash(channel, '/gm set', { setting: 'secrecy', value: 'hidden' });
    expect(await status(channel)).not.toContain('bloodied');
    await gm.slash(channel, '/gm set', { setting: 'secrecy', value: 'exact' });
    expect(await status(channel)).toContain('12/40 HP');
  });

  test('answers a question for anyone', async () => {
    const channel = guild.channel('anyone');
    await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask' });
    await ana.slash(channel, '/join', { character: 'Bryn' });
    await bo.slash(channel, '/join', { character: 'Isolde', name: 'Rival' });
    const answer = await gm.slash(channel, '/initiative', {});
    const [attacker, target] = text(answer).includes('Bryn, your turn') ? [ana, 'Rival'] : [bo, 'Bryn'];
    expect(await reading.of(attacker.slash(channel, '/attack', { target }))).toContain(
      `${target} has a decision to make first`,
    );
    expect(await reading.of(gm.slash(channel, '/answer', { answer: 'block' }))).toContain('d20');
  });
});

describe('Names at Discord’s limits', () => {
  test('are told whole and break nothing', async () => {
    const channel = guild.channel('n'.repeat(100));
    const longest = `${'🗡️'.repeat(6)} ${'W'.repeat(27)}`.slice(0, 40);
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: longest });
    expect(await reading.of(ana.slash(channel, '/join', { character: 'Kira', name: longest }))).toContain(longest);
    await gm.slash(channel, '/add', { creature: 'Goblin', side: 'S'.repeat(40) });
    expect(text(await gm.slash(channel, '/initiative', {}))).toContain('80/80 HP');
    const answer = await ana.slash(channel, '/attack', { target: 'Goblin', say: 'x'.repeat(300) });
    expect(answer.refusals).toEqual([]);
    expect(await reading.of(answer)).toContain('d20');
    const joinedAnswer = ana.slash(channel, '/join', { character: 'Kira', name: 'W'.repeat(40) });
    expect(await reading.of(joinedAnswer)).toContain('W'.repeat(40));
  });
});

describe('Help', () => {
  test('differs by role; rules are looked up with their source', async () => {
    const channel = guild.channel('help');
    expect(textOf((await ana.slash(channel, '/help', {})).message!)).toContain('Fray');
    expect(JSON.stringify((await gm.slash(channel, '/help', { role: 'gm' })).message?.embeds)).toContain('</add:');
    const termAnswer = await ana.slash(channel, '/rules', { term: 'Prone' });
    expect(JSON.stringify(termAnswer.message?.embeds)).toContain('Prone · Dungeoneers');
    const rule = await ana.slash(channel, '/rules', { term: 'prone', ruleset: 'tdgs' });
    expect(text(rule)).toContain('Condition');
    expect(text(rule)).toMatch(/8 Combat/);
    expect(rule.message?.embeds[0]?.url).toBe('https://github.com/TacticalDice/tdgs');
    const suggestions = await ana.autocomplete(channel, 'rules', { term: 'burn', ruleset: 'tdgs' }, 'term');
    expect(suggestions.choices?.map(({ value }) => value)).toContain('Burning');
  });

  test('/setup check names what is missing, and what breaks without it; the fight goes on all the same', async () => {
    const fineChannel = guild.channel('fine');
    const check = async () => text(await gm.slash(fineChannel, '/setup check', {}));
    expect(await check()).toMatch(/all the permissions I need(.|\n)*Optional(.|\n)*Manage Messages/);
    fineChannel.allow(loopback.bot, 'ManageMessages');
    expect(await check()).not.toContain('Manage Messages');
    const barredChannel = guild.channel('barred');
    barredChannel.deny(loopback.bot, 'PinMessages', 'EmbedLinks');
    const checkText = text(await gm.slash(barredChannel, '/setup check', {}));
    expect(checkText).toContain('**Pin Messages** is missing');
    expect(checkText).toContain('**Embed Links** is missing');
    const site = 'https://fray.example.org/docs';
    expect(checkText).toContain(`[docs/admins.md#permissions](${site}/admins.html#permissions)`);
    await fight(barredChannel);
    expect(await reading.of(ana.slash(barredChannel, '/attack', { target: 'Goblin 1' }))).toContain('d20');
  });
});

test('no command failed', () => {
  expect(printed()).not.toContain('A command failed');
});
