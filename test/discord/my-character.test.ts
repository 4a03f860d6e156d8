import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;

beforeAll(async () => {
  tavern = await openTavern();
}, 30_000);

afterAll(() => tavern.close());

/** Starts combat between the characters of two players, each with a phone. */
async function fight(system: string, name: string) {
  const { loopback, guild } = tavern;
  const channel = guild.channel(name);
  const [gm, ana, bo] = [tavern.gm, tavern.ana, tavern.bo].map((user) => new Phone(loopback, user, channel));
  if (!gm || !ana || !bo) throw new Error('No one is there');
  const { archetypes } = rulesNamed(system)!;
  // In TDGS, the first character acts before the second because of their REF.
  const [first, second = first] = archetypes.filter(({ kind }) => kind === 'character').map(({ name: hero }) => hero);
  await gm.type('/encounter start', { ruleset: system });
  await ana.type('/join', { character: first!, name: 'Ana’s' });
  await bo.type('/join', { character: second!, name: 'Bo’s' });
  await gm.type('/initiative');
  await loopback.quiet();
  return { gm, ana, bo, watch: new ChannelWatch(channel) };
}

test.each(BUILT_IN_IDS)(
  '%s: My character opens from the card, leads to reactions, saved actions, catch-up and the sheet, and closes',
  async (system) => {
    const { bo, watch } = await fight(system, `corner ${system}`);
    await bo.tap('My character');
    await bo.reads('### Bo’s');
    await bo.tap('Change reactions');
    await bo.reads('Choose in advance what you do');
    await bo.tap('Back');
    await bo.tap('Saved');
    await bo.reads('Nothing saved yet');
    await bo.tap('Back');
    await bo.tap('Catch up');
    await bo.reads('Your side: **Ana’s**');
    await bo.tap('Back');
    await bo.tap('Sheet');
    await bo.tap('Close');
    await bo.until(() => watch.remainingPrivateMessages(bo.user).length === 0, 'My character to close');
    expect(watch.posted).toEqual([]);
  },
);

test('/turns links to the turn’s message', async () => {
  const { gm, ana } = await fight('tdgs', 'turns');
  const turn = gm.messages.findLast((each) => !each.viewer && textOf(each).includes('your turn'));
  await ana.type('/turns');
  await ana.reads('**Ana’s**: your turn');
  const links = JSON.stringify(ana.messages.findLast((each) => each.viewer === ana.user));
  expect(links).toContain(`https://discord.com/channels/${tavern.guild.id}/${turn?.channel.id}/${turn?.id}`);
  await gm.type('/turns');
  await gm.reads('You’re waiting for');
});

test('An action is saved by a form, done again by a tap, and undone by the GM from its message', async () => {
  const { gm, ana, bo, watch } = await fight('tdgs', 'saved');
  const guard = async (phone: Phone) => {
    await phone.type('/defend');
    await tavern.loopback.quiet();
  };
  await guard(ana);
  await ana.tap('My character');
  await ana.tap('Saved');
  await ana.tap('Save “Defend”');
  await ana.fill({ 'Name, like “my opening”': 'my opening' });
  await ana.reads('**my opening**');
  await ana.tap('Close');
  await guard(bo);
  await ana.tap('My character');
  await ana.tap('Saved');
  await ana.tap('Use my opening');
  await tavern.loopback.quiet();
  expect(watch.remainingPrivateMessages(ana.user)).toEqual([]);
  const turn = ana.messages.findLast(
    (each) => !each.viewer && textOf(each).includes('Ana’s') && labelsOf(each).length === 0,
  );
  await gm.context('Undo this', turn!);
  await tavern.loopback.quiet();
  expect(textOf(ana.messages.findLast(({ viewer }) => !viewer)!)).toContain('Ana’s, your turn');
});

test('Hours are set in three taps each, and an absence is set and cleared, in one message', async () => {
  const { ana, watch } = await fight('tdgs', 'hours');
  const taps: number[] = [];
  const countTaps = async (change: () => Promise<unknown>) => {
    const before = ana.taps;
    await change();
    taps.push(ana.taps - before);
  };
  await ana.tap('My character');
  await ana.tap('Playing hours');
  await ana.reads('Where do you live?');
  await countTaps(() => ana.choose('Time zone', 'New York'));
  await ana.reads('Quiet hours');
  await countTaps(() => ana.choose('No quiet hours', '22:00 to 08:00'));
  await countTaps(() => ana.choose('No days off', 'Saturday', 'Sunday'));
  await countTaps(() => ana.tap('Message me'));
  await ana.reads('I’ll message you before your time runs out');
  await ana.tap('Away');
  await countTaps(() => ana.choose('Away until', 'In 3 days'));
  await ana.reads('You’re away until <t:');
  await countTaps(() => ana.tap('I’m back'));
  await ana.reads('You’re not away.');
  expect(Math.max(...taps)).toBe(3);
  expect([watch.remainingPrivateMessages(ana.user).length, watch.posted]).toEqual([1, []]);
  await ana.tap('Close');
});

test.each(['tdgs', 'sol'])(
  '%s: a plan is kept in three taps from My character, a line of it in five more',
  async (system) => {
    const { gm, bo, watch } = await fight(system, `plan ${system}`);
    const enemy = rulesNamed(system)!.archetypes.find(({ kind }) => kind === 'creature');
    await gm.type('/add', { creature: enemy!.name, count: 2 });
    await tavern.loopback.quiet();
    const { length } = watch.posted;
    await bo.tap('My character');
    const before = bo.taps;
    await bo.tap('My plan');
    await bo.tap('Keep fighting');
    await bo.tap('Keep');
    expect(bo.taps - before).toBe(3);
    await bo.reads('The plan starts as soon as it’s your turn.');
    await bo.choose('If', 'If your health is below half');
    await bo.choose('Then', 'Defend');
    await bo.tap('Add');
    expect(bo.taps - before).toBe(8);
    await bo.reads('1. If your health is below half: **Defend**.');
    await bo.tap('Preview');
    await bo.reads('Right now');
    await bo.tap('Close');
    expect(watch.posted).toHaveLength(length);
  },
);

test('A roll can be repeated by anyone who presses its button, and its name is a link in help', async () => {
  const { ana, bo, watch } = await fight('tdgs', 'rolls');
  await ana.type('/roll', { dice: '2d6', save: 'sneak' });
  await bo.tap('Roll again');
  await bo.reads(`${bo.user.mention}: 2d6`);
  expect(watch.posted).toHaveLength(2);
  await bo.type('/help');
  expect(textOf(await bo.reads('### A fight (TDGS)'))).toMatch(/<\/undo:\d+>/);
  await bo.context('Show sheet', ana.user);
  await bo.reads('**Ana’s** 80/80 HP');
});
