import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { idOf, labels, pick, text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, bo, reading, close } = await openTavern();

afterAll(close);

/** Starts a fight between Kira and some goblins. Resolves with the message of Kira's turn. */
async function openEncounter(channel: Channel, goblins = 2): Promise<Message> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: goblins });
  await gm.slash(channel, '/initiative', {});
  return reading.turn(channel);
}

describe('A turn by buttons', () => {
  test('Join on the opening card, then a menu of characters that goes', async () => {
    const channel = guild.channel('join');
    const card = await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
    expect(labels(card.message)).toContain('Join');
    expect(textOf(card.message!)).toContain('Rulebook: Tactical Dice Game System by Entricio.');
    const answer = await ana.click(card.message!, 'Join');
    expect(answer.message?.ephemeral).toBe(true);
    const joinedAnswer = await pick(ana, answer, 'Kira');
    expect(await reading.of(joinedAnswer)).toContain('**Kira**');
    expect(await reading.messagesOf(joinedAnswer)).toEqual([card.message]);
    await loopback.until(() => answer.message?.deleted === true, 5000, 'the menu to go');
  });

  test('a usual attack in one tap: its message tells it and loses its buttons, the next turn is a new one', async () => {
    const channel = guild.channel('taps');
    const turn = await openEncounter(channel);
    const [first] = labels(turn);
    expect(first).toMatch(/^Attack Goblin [12] · 40\/40/);
    expect(labels(turn)).toEqual(expect.arrayContaining(['Defend', 'More…', 'End turn']));
    const answer = await ana.click(turn, first!);
    expect(answer.message).toBe(turn);
    const nextTurn = await reading.turn(channel);
    expect(nextTurn).not.toBe(turn);
    expect(textOf(turn)).toMatch(/d20 \d+/);
    expect(labels(turn)).toEqual([]);
    expect(labels(nextTurn)[0]).toMatch(/^Goblin [12] attacks Kira/);
  });

  test('a whole action by More… in three taps, and no menu is left', async () => {
    const channel = guild.channel('more');
    const turn = await openEncounter(channel);
    const phone = new Phone(loopback, ana, channel);
    const watch = new ChannelWatch(channel);
    await phone.tap('More…');
    await phone.choose('Grapple, shove…', 'Shove Goblin 1 down');
    expect(phone.taps).toBe(3);
    await reading.untilShown(channel);
    for (const name of ['Kira', 'Goblin 1']) expect(textOf(turn)).toContain(name);
    await phone.until(() => watch.remainingPrivateMessages(ana).length === 0, 'the menu to go');
  });

  test('a form that More… opens closes it too', async () => {
    const channel = guild.channel('form');
    const turn = await openEncounter(channel);
    const phone = new Phone(loopback, ana, channel);
    const watch = new ChannelWatch(channel);
    await phone.tap('More…');
    await phone.choose('Ready, delay, search…', 'Ready an action…');
    await phone.fill({
      'What’s the trigger?': 'when the door opens',
      'What do you do when the trigger happens?': 'Shove',
    });
    await reading.untilShown(channel);
    expect(textOf(turn)).toContain('when the door opens');
    await phone.until(() => watch.remainingPrivateMessages(ana).length === 0, 'the menu to go');
  });

  test('buttons of an old turn say whose turn it is now', async () => {
    const channel = guild.channel('old');
    const turn = await openEncounter(channel);
    const end = idOf(turn, 'End turn');
    await ana.slash(channel, '/attack', { target: 'Goblin 1' });
    await reading.untilShown(channel);
    const lateAnswer = await ana.click(turn, end, { stale: true });
    expect(lateAnswer.message?.ephemeral).toBe(true);
    expect(text(lateAnswer)).toContain('turn, not Kira’s');
    const strangersAnswer = await bo.click(await reading.turn(channel), 'More…');
    expect(strangersAnswer.message?.ephemeral).toBe(true);
    expect(text(strangersAnswer)).toContain('You’re not in this fight yet');
  });

  test('an outdated menu says so, shows the present one, and attacks no one by mistake', async () => {
    const channel = guild.channel('anew');
    await openEncounter(channel);
    const phone = new Phone(loopback, ana, channel);
    await phone.tap('More…');
    await gm.slash(channel, '/gm remove', { who: 'Goblin 1' });
    await phone.choose('Other attacks…', 'Attack Goblin 1');
    await phone.reads('That button is out of date');
    expect(textOf(await reading.turn(channel))).not.toContain('d20');
  });

  test('more than 25 choices come in pages', async () => {
    const channel = guild.channel('crowd');
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    await ana.slash(channel, '/join', { character: 'Kira' });
    await gm.slash(channel, '/add', { creature: 'Goblin', count: 25 });
    await gm.slash(channel, '/add', { creature: 'Goblin', count: 5 });
    await gm.slash(channel, '/initiative', {});
    const phone = new Phone(loopback, ana, channel);
    await phone.tap('More…');
    await phone.choose('Other attacks…', 'More…');
    const turn = await reading.turn(channel);
    await phone.choose('Other attacks…', 'Attack Goblin 30');
    await reading.untilShown(channel);
    expect(textOf(turn)).toContain('Goblin 30');
    expect(text(await gm.slash(channel, '/encounter status', {}))).toContain('Goblin 30');
  });
});

describe('A question that takes free text', () => {
  test('opens a form, and what is written is kept', async () => {
    const channel = guild.channel('words');
    await gm.slash(channel, '/encounter start', { ruleset: 'sol' });
    await ana.slash(channel, '/join', { character: 'Soldier', name: 'Vex' });
    await gm.slash(channel, '/condition add', { who: 'Vex', condition: 'wound', value: 3 });
    const questionMessage = () => reading.public(channel).find((each) => labels(each).includes('In your own words…'));
    for (let weeks = 0; weeks < 60 && !questionMessage(); weeks++) {
      await ana.slash(channel, '/rest', { kind: '168 hours' });
      await reading.untilShown(channel);
    }
    const form = await ana.click(questionMessage()!, 'In your own words…');
    const answeredMessages = await reading.messagesOf(
      await ana.submit(form.modal!, { words: 'a scar *like* a river, @everyone' }),
    );
    expect(answeredMessages.map(({ ephemeral, pingsEveryone }) => [ephemeral, pingsEveryone])).toEqual([
      [false, false],
    ]);
    expect(answeredMessages.map(textOf).join()).not.toContain('*like*');
  });
});

describe('The log', () => {
  test('is turned page by page and round by round', async () => {
    const channel = guild.channel('log');
    await openEncounter(channel, 1);
    await ana.slash(channel, '/turn end', {});
    await gm.slash(channel, '/turn end', {});
    await ana.slash(channel, '/defend', {});
    const latestLog = await bo.slash(channel, '/log show', {});
    expect(latestLog.message?.ephemeral).toBe(true);
    expect(text(latestLog)).toContain('Round 2');
    const earlierLog = await bo.click(latestLog.message!, 'Previous round');
    expect(text(earlierLog)).toContain('Round 1');
    expect(text(await bo.click(earlierLog.message!, 'Next round'))).toContain('Round 2');
  });
});
