import { afterAll, expect, test } from 'vitest';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, close } = await openTavern();

afterAll(close);

test('a GM’s evening by taps: an ambush, a guest, changes and words, undo and the end', async () => {
  const channel = guild.channel('evening');
  const [gwen, ana, bo] = ['Gwen', 'Ana', 'Bo'].map((name) => new Phone(loopback, guild.member(name), channel));
  if (!gwen || !ana || !bo) throw new Error('No one is there');
  const watch = new ChannelWatch(channel);
  const publicText = () => watch.remaining.map(textOf).join('\n');
  /** Counts the GM's taps for one task. */
  const countTaps = async (what: () => Promise<unknown>) => {
    const before = gwen.taps;
    await what();
    await loopback.quiet();
    return gwen.taps - before;
  };
  await gwen.type('/encounter start', { ruleset: 'tdgs', name: 'The mill' });
  await ana.type('/join', { character: 'Kira' });
  await gwen.type('/add', { creature: 'Goblin', count: 2 });
  expect(await countTaps(() => gwen.tap('GM'))).toBe(1);
  const ambush = async () => {
    await gwen.tap('Add…');
    await gwen.fill({ 'Part of': 'drag', Options: ['Hidden until you reveal them'] });
  };
  expect(await countTaps(ambush)).toBe(3);
  expect(await countTaps(() => gwen.tap('Start combat'))).toBe(1);
  expect(publicText()).not.toContain('Dragon');

  await bo.tap('Join');
  await bo.choose('Premade', 'Mira');
  expect(await countTaps(() => gwen.tap('Let Mira in'))).toBe(1);
  await gwen.until(() => publicText().includes('**Mira** has joined the fight.'), 'Mira joining the fight');

  // An open panel doesn't show what others did, so the GM opens it again.
  await gwen.tap('GM');
  expect(await countTaps(() => gwen.tap('Reveal Dragon'))).toBe(1);
  expect(publicText()).toContain('Dragon');
  const hurtKira = async () => {
    await gwen.choose('Choose a combatant', 'Goblin 1');
    await gwen.tap('Change numbers…');
    await gwen.fill({ 'HP: ': '-5' });
  };
  expect(await countTaps(hurtKira)).toBe(4);
  expect(publicText()).toContain('35/40');
  expect(await countTaps(() => gwen.tap('Undo: Goblin 1'))).toBe(1);
  expect(publicText()).toContain('35/40 HP → 40/40 HP');
  const roll = async () => {
    await gwen.tap('Roll in secret…');
    await gwen.fill({ Dice: '2d6' });
  };
  expect(await countTaps(roll)).toBe(2);
  const whisperToPlayer = async () => {
    await gwen.tap('Whisper…');
    await gwen.fill({ To: 'Kira’s player', Message: 'The miller lies.' });
  };
  expect(await countTaps(whisperToPlayer)).toBe(3);
  await ana.tap('Read');
  await ana.reads('The miller lies.');
  expect(await countTaps(() => gwen.tap('Skip'))).toBe(1);
  const endFight = async () => {
    await gwen.tap('More GM tools…');
    await gwen.tap('End encounter…');
    await gwen.tap('End encounter');
  };
  expect(await countTaps(endFight)).toBe(3);
  expect(publicText()).not.toMatch(/miller|\b2d6\b/);
  expect(publicText()).toContain('seed');
  expect(
    watch.liveButtons
      .map(({ label }) => label)
      .filter((label) => !/^(Rest|Story$|Dice luck$|Fight statistics$|Check the dice$)/.test(label)),
  ).toEqual([]);
});

test('a question to a creature is shown only to the GM, and answered in two taps', async () => {
  const channel = guild.channel('asked');
  const [gwen, ana] = ['Gwen', 'Ana'].map((name) => new Phone(loopback, guild.member(name), channel));
  if (!gwen || !ana) throw new Error('No one is there');
  const watch = new ChannelWatch(channel);
  await gwen.type('/encounter start', { ruleset: 'mastery', settings: 'secrecy=hidden' });
  await ana.type('/join', { character: 'Bryn' });
  await gwen.type('/add', { creature: 'Opponent' });
  await gwen.type('/reactions', { as: 'Opponent', about: 'defense', answer: 'ask' });
  await gwen.type('/initiative');
  // If it is already Bryn's turn, this command is refused and changes nothing.
  await gwen.type('/turn end', { as: 'Opponent' });
  await ana.tap('Quick attack');
  await ana.reads('The GM has a decision to make first.');
  expect(watch.remaining.map(textOf).join('\n')).not.toMatch(/Block|Dodge|stamina.*Opponent/);
  expect((await ana.tap('Decide as GM…')).message?.content).toContain('Only the GM can do that');
  const { taps } = gwen;
  await gwen.tap('Decide as GM…');
  await gwen.reads('Bryn attacks Opponent');
  await gwen.tap('Block');
  await loopback.quiet();
  expect(gwen.taps - taps).toBe(2);
  await gwen.until(
    () => watch.remainingPrivateMessages(gwen.user).flatMap(labelsOf).length === 0,
    'the private question to go',
  );
  expect(watch.liveButtons.map(({ label }) => label)).not.toContain('Decide as GM…');
});

test('more than twenty other tasks in the GM’s panel take at most four taps each', async () => {
  const channel = guild.channel('panel');
  const [gwen, ana] = ['Gwen', 'Ana'].map((name) => new Phone(loopback, guild.member(name), channel));
  if (!gwen || !ana) throw new Error('No one is there');
  await gwen.type('/encounter start', { ruleset: 'tdgs' });
  await ana.type('/join', { character: 'Kira' });
  await gwen.type('/add', { creature: 'Goblin', count: 2 });
  await gwen.type('/initiative');
  await gwen.tap('GM');
  const chooseCombatant = (who: string) => () => gwen.choose('Choose a combatant', who);
  const press = (label: string) => () => gwen.tap(label);
  const pick = (menu: string, entry: string) => () => gwen.choose(menu, entry);
  const fill = (values: Parameters<Phone['fill']>[0]) => () => gwen.fill(values);
  const goBack = [press('Back')];
  const pressMore = press('More GM tools…');
  const ways: readonly (readonly [steps: readonly (() => Promise<unknown>)[], says: string])[] = [
    [[chooseCombatant('Kira'), press('Change numbers…'), fill({ 'HP: ': '-5' })], 'Kira’s HP set to 75'],
    [
      [chooseCombatant('Kira'), press('Change numbers…'), fill({ Another: 'actions =1' })],
      'Actions is already 1, so nothing changes',
    ],
    [[chooseCombatant('Goblin 1'), press('Add condition…'), fill({ Condition: 'burn' })], 'Burning on Goblin 1'],
    [[chooseCombatant('Goblin 1'), pick('Remove a condition', 'Remove Burning')], ''],
    [goBack, ''],
    [[chooseCombatant('Kira'), press('Whisper…'), fill({ Message: 'Run.' })], 'Your whisper is waiting for'],
    [[press('Whisper…'), fill({ Message: 'Stay.' })], 'Your whisper is waiting for'],
    [[press('Undo: the whisper')], 'Undone: the whisper to Kira’s player'],
    [[press('Undo: the whisper')], 'Undone: the whisper to Kira’s player'],
    [[chooseCombatant('Goblin 1'), pick('Act right before', 'No one')], '**Goblin 1** now acts last'],
    [[chooseCombatant('Goblin 1'), pick('Act together', 'Goblin 2')], 'act together'],
    [[chooseCombatant('Goblin 1'), pick('Act together', 'No one')], 'acts separately again'],
    [[chooseCombatant('Goblin 1'), pick('Hand over', 'Kira’s player')], 'Someone else now plays Goblin 1'],
    [[chooseCombatant('Goblin 1'), pick('Hand over', 'You (GM)')], 'Someone else now plays Goblin 1'],
    [[chooseCombatant('Goblin 2'), press('Hide')], 'Goblin 2 is hidden'],
    [[press('Reveal Goblin 2')], 'Goblin 2 is revealed'],
    [[chooseCombatant('Goblin 2'), press('Remove…'), press('Remove Goblin 2')], 'Goblin 2 is removed from the fight'],
    [[press('Undo: Goblin 2')], 'Undone'],
    [[pressMore, press('Settings…'), press('Story tone: '), press('grim')], 'Tone setting changed'],
    [[press('Pause')], 'Combat is paused'],
    [[press('Continue combat')], 'Initiative'],
    [[press('Skip Kira')], 'Kira is skipped'],
    [[pressMore, press('Undo this round')], 'Back at the start of the round'],
  ];
  for (const [steps, says] of ways) {
    const before = gwen.taps;
    for (const step of steps) await step();
    await gwen.reads(says);
    expect(gwen.taps - before, says).toBeLessThanOrEqual(4);
  }
});
