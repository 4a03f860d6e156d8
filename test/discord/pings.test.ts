import SQLite from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { contentWithoutNext } from './reading.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild, gm, ana, reading, close } = await openTavern();

afterAll(close);

const pings = (message: Message | undefined) => message?.pings;

test('The GM is pinged once for creatures’ turns, a player for each turn, also by /undo; no one twice', async () => {
  const channel = guild.channel('bridge');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The old *bridge*' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  const initiativeAnswer = await gm.slash(channel, '/initiative', {});
  expect(pings(initiativeAnswer.message)).toEqual([ana.id]);
  expect(initiativeAnswer.message?.content.split('\n').slice(0, 2)).toEqual([
    `<@${ana.id}> **Kira, your turn.**`,
    expect.stringMatching(/^-# Next: Goblin [12]$/),
  ]);

  await ana.slash(channel, '/turn end', {});
  const turnAfterLending = await reading.turn(channel);
  expect(pings(turnAfterLending)).toEqual([gm.id]);
  expect(turnAfterLending.content).toMatch(/^<@\d+> \*\*Goblin [12], then Goblin [12]\.\*\*/);
  await gm.slash(channel, '/turn end', {});
  expect(await reading.turn(channel)).toBe(turnAfterLending);
  await gm.slash(channel, '/undo', {});
  expect(pings(await reading.turn(channel))).toEqual([]);
  await gm.slash(channel, '/undo', {});
  const turnAfterReturn = await reading.turn(channel);
  expect(turnAfterReturn.content).toContain('**Kira, your turn.**');
  expect(pings(turnAfterReturn)).toEqual([ana.id]);

  // A combatant that joins gets a place in the turn order. The current turn doesn't change.
  for (const creature of ['Peasant', 'Soldier']) {
    expect(await reading.of(gm.slash(channel, '/add', { creature }))).toContain(creature);
    expect(await reading.turn(channel)).toBe(turnAfterReturn);
  }
});

test('A question pings the player who decides, and says for which combatant and where', async () => {
  const channel = guild.channel('hall');
  await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask', name: 'The hall' });
  await ana.slash(channel, '/join', { character: 'Bryn' });
  await gm.slash(channel, '/add', { creature: 'Opponent' });
  expect(reading.public(channel).map(pings)).toEqual([[]]);
  await gm.slash(channel, '/initiative', {});
  const earlyAttack = await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Bryn' });
  if (earlyAttack.message?.ephemeral && !earlyAttack.message.deleted) {
    await gm.slash(channel, '/turn skip', {});
    await gm.slash(channel, '/attack', { as: 'Opponent', target: 'Bryn' });
  }
  const question = await reading.turn(channel);
  expect(question.content).toMatch(new RegExp(`^<@${ana.id}> .*Bryn`));
  expect(pings(question)).toEqual([ana.id]);
});

/**
 * A channel in which it is Kira's turn, with a turn timer of 24 hours and a nudge 6 hours before the end. 19 hours have
 * passed.
 */
async function nudgedChannel(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The ford' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/initiative', {});
  if (!contentWithoutNext(await reading.turn(channel)).includes('Kira')) await gm.slash(channel, '/turn end', {});
  await gm.slash(channel, '/gm timer', { turn: '24 h' });
  await reading.turn(channel);
  const sqlite = new SQLite(bot.database);
  const [from, at, since] = ['$.waits[0].count.from', '$.waits[0].next.at', '$.waits[0].since'];
  const startedAt = Date.now() - 19 * 3_600_000;
  sqlite
    .prepare('UPDATE encounters SET clock = json_set(clock, ?, ?, ?, ?, ?, 0) WHERE channel = ?')
    .run(from, startedAt, since, startedAt, at, channel.id);
  sqlite.close();
  // After a commit, the bot checks what is due.
  await gm.slash(channel, '/adjust', { who: 'Goblin', by: -1 });
  return channel;
}

test('A nudge replies to the turn’s message, and goes with it', async () => {
  const channel = await nudgedChannel('ford');
  await loopback.until(() => reading.public(channel).some(({ content }) => content.includes('still your turn')));
  const [turn, nudge] = reading.public(channel).slice(-2);
  expect(nudge?.content).toMatch(
    new RegExp(`^<@${ana.id}> \\*\\*Kira:\\*\\* still your turn, until <t:\\d+:f>, <t:\\d+:R>\\.$`),
  );
  expect(pings(nudge)).toEqual([ana.id]);
  expect(nudge?.payload()).toMatchObject({ message_reference: { message_id: turn?.id } });
  await ana.click(turn!, 'End turn');
  await reading.untilShown(channel);
  expect(nudge?.deleted).toBe(true);
});

test('A nudge by direct message links to the turn; a player who blocks those is nudged in the channel', async () => {
  const myCharacter = await ana.slash(guild.channel('ford'), '/me', {});
  const hours = await ana.click(myCharacter.message!, 'Playing hours');
  await ana.click(hours.message!, 'Message me');
  const letters = ana.directMessages();
  const mill = await nudgedChannel('mill');
  await loopback.until(() => loopback.messages(letters).length > 0);
  const turn = await reading.turn(mill);
  const [letter] = loopback.messages(letters);
  expect(letter?.content).toContain('**Kira:** still your turn, until');
  expect(JSON.stringify(letter?.components)).toContain(`/channels/${guild.id}/${mill.id}/${turn.id}`);
  expect(turn.content).toContain('Kira');
  await ana.click(turn, 'End turn');
  await reading.untilShown(mill);
  expect(letter?.deleted).toBe(true);

  const body = { code: 50007, message: 'Cannot send messages to this user' };
  loopback.fail({ method: 'POST', path: new RegExp(`/channels/${letters.id}/messages$`), status: 403, body, times: 9 });
  const yard = await nudgedChannel('yard');
  await loopback.until(() => reading.public(yard).some(({ content }) => content.includes('still your turn')));
  expect(pings(reading.public(yard).at(-1))).toEqual([ana.id]);
  await reading.untilShown(yard);
});
