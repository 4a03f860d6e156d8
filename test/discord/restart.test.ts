import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import type { ModalValues } from '../loopback/modal.ts';
import { Phone } from '../loopback/phone.ts';
import { idOf, labels, text } from './menus.ts';
import { contentWithoutNext } from './reading.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild, gm, ana, bo, reading, close } = await openTavern();

afterAll(close);

/** What is done while the bot is off, and what is checked when it is back. */
interface AfterKill {
  readonly whileOff?: () => unknown;
  readonly check: () => Promise<void>;
}

/** One part of the test, which prepares a channel before the kill. All parts share one kill and one start. */
type BeforeKill = () => Promise<AfterKill>;

/** Starts a fight between Kira and some goblins. Resolves with the message of Kira's turn. */
async function openEncounter(channel: Channel, goblins = 1): Promise<Message> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: goblins });
  await gm.slash(channel, '/initiative', {});
  return reading.turn(channel);
}

const turnButtons: BeforeKill = async () => {
  const channel = guild.channel('restart');
  const turn = await openEncounter(channel, 2);
  const end = idOf(turn, 'End turn');
  const check = async () => {
    await ana.click(turn, 'End turn');
    expect((await reading.turn(channel)).content).toMatch(/\*\*Goblin [12], then/);
    expect(labels(turn)).toEqual([]);
    await gm.slash(channel, '/encounter end', {});
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    expect(text(await ana.click(turn, end, { stale: true }))).toContain('This button is out of date');
  };
  return { check };
};

const question: BeforeKill = async () => {
  const channel = guild.channel('question');
  await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask' });
  await ana.slash(channel, '/join', { character: 'Bryn' });
  await bo.slash(channel, '/join', { character: 'Isolde', name: 'Bo' });
  await gm.slash(channel, '/initiative', {});
  const turn = await reading.turn(channel);
  const [attacker, defender, target] = contentWithoutNext(turn).includes('Bryn') ? [ana, bo, 'Bo'] : [bo, ana, 'Bryn'];
  await attacker.slash(channel, '/attack', { target });
  const questionMessage = await reading.turn(channel);
  expect(questionMessage).not.toBe(turn);
  expect(questionMessage.pings).toEqual([defender.id]);
  const block = labels(questionMessage).find((label) => label.startsWith('Block')) ?? '';
  expect(labels(questionMessage).join()).toMatch(/Block.*Dodge/);
  expect(turn.content).toContain(`${target} has a decision to make first`);
  const check = async () => {
    expect(text(await attacker.slash(channel, '/attack', { target }))).toContain(
      `${target} has to answer the question about`,
    );
    expect(text(await attacker.click(questionMessage, block))).toContain('You don’t play');
    await defender.click(questionMessage, block);
    await reading.untilShown(channel);
    expect(textOf(turn)).toMatch(/d20/);
    expect(questionMessage.deleted).toBe(true);
  };
  return { check };
};

const unanswered: BeforeKill = async () => {
  const channel = guild.channel('unanswered');
  const turn = await openEncounter(channel);
  await reading.untilShown(channel);
  const fault = loopback.fail({ path: /callback/, status: 'hang' });
  const unansweredCommand = gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 }).catch(String);
  await loopback.until(() => fault.failedCount === 1, 5000, 'the answer to be on its way');
  expect(textOf(turn)).not.toContain('73/80');
  const check = async () => {
    await reading.untilShown(channel);
    expect(textOf(turn)).toMatch(/Kira.*73\/80 HP/);
    expect(await unansweredCommand).toContain('got no answer');
  };
  return { check };
};

const sheetForm: BeforeKill = async () => {
  const channel = guild.channel('forms');
  const answer = await ana.slash(channel, '/character new', { name: 'Lasting', ruleset: 'sol' });
  const { modal } = await ana.click(answer.message!, 'Scores (1 of 2)');
  const values: ModalValues = { 'Attributes: BOD': '9' };
  await ana.submit(modal!, values);
  const check = async () => {
    const secondAnswer = await ana.click(answer.message!, 'Open the form again');
    expect(JSON.stringify(secondAnswer.modal?.components)).toContain('"9"');
    const id = secondAnswer.modal?.customId.split('|')[1] ?? '';
    const stranger = await bo.slash(channel, '/character new', { name: 'Other', ruleset: 'sol' });
    const pressedAnswer = await bo.click(stranger.message!, `sheet|${id}|open`, { stale: true });
    expect(text(pressedAnswer)).toContain('You don’t have that character anymore');
  };
  return { check };
};

const panelForm: BeforeKill = async () => {
  const channel = guild.channel('panel');
  const phone = new Phone(loopback, gm, channel);
  const turn = await openEncounter(channel);
  await phone.tap('GM');
  await phone.choose('Choose a combatant', 'Goblin');
  await phone.tap('Change numbers…');
  const check = async () => {
    await phone.fill({ 'HP: ': '-5' });
    await reading.untilShown(channel);
    expect(textOf(turn)).toContain('35/40 HP');
  };
  return { check };
};

const webhook: BeforeKill = async () => {
  const channel = guild.channel('stage');
  channel.allow(loopback.bot, 'ManageWebhooks');
  const speeches = () => loopback.messages(channel).filter(({ by }) => by);
  const webhooks = () => loopback.webhooks.filter((each) => each.channel === channel);
  const say = async (words: string) => {
    const count = speeches().length;
    await ana.slash(channel, '/say', { words, as: 'Ada' });
    await loopback.until(() => speeches().length > count, 5000, 'the words');
  };
  await ana.slash(channel, '/character new', { name: 'Ada', ruleset: 'tdgs', from: 'Kira' });
  await say('One');
  expect(webhooks()).toHaveLength(1);
  const check = async () => {
    await say('Two');
    expect(webhooks()).toHaveLength(1);
  };
  return { check };
};

const lostServer: BeforeKill = async () => {
  const server = loopback.guild({ name: 'Second', members: ['Gwen'] });
  const [lost, kept] = [server.channel('two'), guild.channel('three')];
  await server.member('Gwen').slash(lost, '/encounter start', { ruleset: 'tdgs' });
  await gm.slash(kept, '/encounter start', { ruleset: 'tdgs' });
  const check = async () => {
    const hasEnded = async () => (await reading.phasesIn(lost)).includes('ended');
    await loopback.untilFound(hasEnded, 6000, 'the encounter to end');
    expect(await reading.phasesIn(kept)).toEqual(['gathering']);
  };
  return { whileOff: () => server.expel(), check };
};

const firstMessage: BeforeKill = async () => {
  const members = [{ name: 'Gwen', permissions: ['ManageGuild'] as const }];
  const server = loopback.guild({ name: 'Welcome', members, channels: ['rules', 'lobby'], systemChannel: 'lobby' });
  const [rules, lobby] = [server.channel('rules'), server.channel('lobby')];
  await loopback.until(() => lobby.sent.length > 0, 5_000, 'the first message');
  expect(labelsOf(lobby.sent[0]!)).toEqual(['Start a fight', 'Practice', 'Help']);
  expect(lobby.sent[0]?.pings).toEqual([]);
  const check = async () => {
    server.expel();
    server.invite();
    await loopback.quiet();
    expect([rules.sent.length, lobby.sent.length]).toEqual([0, 1]);
    const gwen = new Phone(loopback, server.member('Gwen'), lobby);
    await gwen.tap('Help');
    await gwen.reads('Practice');
    await gwen.tap('Practice');
    await gwen.reads('Fight a training dummy');
    expect(textOf(lobby.sent[0]!)).toContain('play-by-chat combat');
  };
  return { check };
};

const openedThread: BeforeKill = async () => {
  const channel = guild.channel('garden');
  const threads = () => guild.channels.filter(({ parent }) => parent === channel);
  const start = () => gm.slash(channel, '/encounter start', { ruleset: 'tdgs', in: 'thread' });
  const fault = loopback.fail({ path: /\/threads$/, status: 'hang', carriedOut: true });
  const pendingStart = start().catch(() => undefined);
  await loopback.until(() => fault.failedCount === 1 && threads().length === 1);
  expect(await reading.phasesIn(channel, ...threads())).toEqual([]);
  const check = async () => {
    const [thread, another] = threads();
    expect(another).toBeUndefined();
    expect(text(await start())).toContain(`<#${thread?.id}>`);
    const firstCommand = loopback.interactions.find((each) => each.channel === channel)!;
    await loopback.redeliver(firstCommand, { within: 3000 });
    await pendingStart;
    await reading.untilShown(thread!);
    expect(threads()).toEqual([thread]);
    expect(await reading.phasesIn(channel, thread!)).toEqual(['gathering']);
    expect(reading.public(channel)).toHaveLength(1);
  };
  return { check };
};

const picture: BeforeKill = async () => {
  const channel = guild.channel('bridge');
  const phone = new Phone(loopback, gm, channel);
  await phone.type('/encounter start', { ruleset: 'tdgs' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await phone.type('/add', { creature: 'Goblin' });
  await phone.type('/map new', { kind: 'room', seed: 7 });
  await phone.tap('Use this map');
  await phone.type('/initiative');
  const turn = await reading.turn(channel);
  await loopback.until(() => turn.attachments.length === 1, 10_000, 'a picture');
  const [drawn] = turn.attachments;
  const check = async () => {
    await phone.type('/map place', { who: 'Goblin', at: 'F6' });
    await loopback.until(() => turn.attachments[0]?.filename !== drawn?.filename, 10_000, 'another picture');
    expect(turn.attachments).toMatchObject([{ description: expect.stringContaining('F6 Goblin: enemy') }]);
  };
  return { check };
};

describe('After a kill and a start', () => {
  const parts: readonly (readonly [says: string, BeforeKill])[] = [
    ['the buttons of a turn work; those of another fight are stale', turnButtons],
    ['a question waits for its player or the GM, and goes', question],
    ['what a form of a sheet said is there again; no one else can open it', sheetForm],
    ['a form that was open above the GM’s panel can be sent', panelForm],
    ['a channel still has one webhook', webhook],
    ['the encounters of a server that removed the bot while it was off end', lostServer],
    ['the first message of a server isn’t posted again, nor when the bot comes back', firstMessage],
    ['the next picture replaces the old one', picture],
    ['a thread is used that was opened, if its fight was not', openedThread],
    // This part comes last, because the bot must be killed while it is still answering this part's command.
    ['what was recorded and never answered is shown', unanswered],
  ];
  const prepared = new Map<string, AfterKill>();

  beforeAll(async () => {
    for (const [says, prepare] of parts) prepared.set(says, await prepare());
    await bot.stop('SIGKILL');
    for (const { whileOff } of prepared.values()) whileOff?.();
    await bot.start();
  });

  test.each(parts.map(([says]) => says))('%s', (says) => prepared.get(says)!.check());
});
