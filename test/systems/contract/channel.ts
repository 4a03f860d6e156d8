// Checks that after random presses and undos in a channel, the messages match the fight, and everyone can go on.

import { expect } from 'vitest';
import { RANDOM_SOURCE } from '../../../src/app/host.ts';
import { roundName } from '../../../src/embeds/turn.ts';
import { fieldOf } from '../../../src/field/field.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import { type Combatant, type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import { buttonsOf as allButtonsOf } from '../../loopback/components.ts';
import { messageBody } from '../../loopback/message-form.ts';
import { buttonsOf, PostedTable } from '../../posts/posted-table.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { pick } from '../../store/random-deeds.ts';
import { type Demand, numbersUpTo, premade, problemIfThrown, type TestedSystem, thorough } from './demand.ts';

const GM = 'gwen';
const SEEDS = numbersUpTo(1, 2);
const STEPS_PER_FIGHT = thorough(12, 30);

/** Lines that are sometimes typed. A line that names no user is typed by the GM. */
const TYPED_LINES = [
  '/undo',
  '/undo',
  '/undo steps:3',
  '/gm auto style:wary',
  '/gm auto style:fierce who:FOE',
  '/gm auto style:off',
  '/redo',
  '/turn skip',
  '/encounter pause',
  '/initiative',
  '/gm assign who:One to:bo',
  '/gm assign who:Two',
  '/gm remove who:Three',
  '/gm reorder who:One before:Two',
  '/gm group who:"One, Two"',
  '@cy /join character:HERO name:Four',
  '/add creature:FOE',
  '/add creature:FOE hidden:true',
  '/gm hide who:One',
  '/gm reveal who:One',
  '/gm hide who:FOE 1',
  '/gm reveal who:FOE 1',
  '/gm set setting:secrecy value:hidden',
  '/gm set setting:turns value:"by side"',
  '/gm set setting:turns value:"one after another"',
  '@ana /lend to:bo as:One',
  '@ana /lend as:One until:"2 days"',
  '/lend back:yes as:One',
];

/** Texts that are typed where a square is expected. Some are invalid. */
const TYPED_SQUARES = ['a1', 'C3', 'd 5', 'Z30', 'nowhere'];

/** The map of every second fight. It has doors and obstacles. */
const DRAWN_MAP = fieldOf([
  '############',
  '#....+.....#',
  '#.o..#..,..#',
  '#....#..o..#',
  '#..~...O...#',
  '############',
]);

/** Gathers two players with three characters, and three creatures. The players are asked at every choice. */
async function gatherParty(
  system: TestedSystem,
  seed: number,
): Promise<{ readonly table: PostedTable; readonly typed: readonly string[] }> {
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => String(seed).padStart(64, '0') });
  const { rules } = system;
  const [hero, enemy] = [premade(system, 'character').name, premade(system, 'creature').name];
  await table.say(`/encounter start ruleset:${rules.id}`);
  for (const [player, name] of [
    ['ana', 'One'],
    ['ana', 'Two'],
    ['bo', 'Three'],
  ] as const) {
    await table.say(`@${player} /join character:"${hero}" name:${name}`);
    for (const [about, { offers }] of Object.entries(rules.standingOrders))
      if (offers.includes('ask')) await table.say(`@${player} /reactions about:"${about}" answer:ask as:${name}`);
  }
  await table.say(`/add creature:"${enemy}" count:3`);
  for (const [about, { offers }] of Object.entries(rules.standingOrders))
    if (offers.includes('ask')) await table.say(`/reactions about:"${about}" answer:ask as:"${enemy} 1"`);
  if (seed % 2 === 0) await table.do(GM, { type: 'field', ground: DRAWN_MAP });
  await table.say('/initiative');
  return {
    table,
    typed: TYPED_LINES.map((line) =>
      line.replace('HERO', `"${hero}"`).replace(/FOE( \d)?/, (_, number = '') => `"${enemy}${number}"`),
    ),
  };
}

/** The command that answers a question which accepts any words. */
const ANSWER_IN_WORDS = '@WHO /answer answer:"so be it"';

const playerOf = (who: Combatant | undefined) => who?.controller ?? GM;

/** Expects that the channel's messages match the encounter. */
async function expectMatching(table: PostedTable, what: string): Promise<void> {
  const { encounter, waiting } = await table.state();
  const actingCombatants = onTurn(encounter);
  const turns = table.openPosts('turn');
  expect(turns, what).toHaveLength(actingCombatants.length > 0 ? 1 : 0);
  expect(table.openPosts('question'), what).toHaveLength(waiting ? 1 : 0);
  expect(
    turns.every(({ labels }) => labels.length > 0 === !waiting),
    what,
  ).toBe(true);
  const closedTurns = table.messages.filter(({ kind, state }) => kind === 'turn' && state === 'closed');
  expect(
    closedTurns.map(({ labels }) => labels.join()).filter((labels) => labels !== '' && labels !== 'Details'),
    `${what}: of what is over only the details of a run can be seen`,
  ).toEqual([]);
  const cards = table.messages.filter(({ kind }) => kind === 'card');
  expect(
    cards.map(({ state }) => state),
    what,
  ).toEqual([encounter.phase === 'ended' ? 'closed' : 'open']);
  if (encounter.phase === 'fighting') expect(cards[0]?.text, what).toContain(roundName(encounter).toLowerCase());
  for (const { content, embeds, components = [] } of table.messages) {
    expect(components.length, what).toBeLessThanOrEqual(5);
    // Throws if Discord would refuse the message.
    messageBody({ content: content ?? '', embeds: embeds ?? [], components });
  }
}

/**
 * Expects that all players whose turns have begun were pinged, except for `user`, and that players whose turns go on
 * weren't. `pings` is the number of pings before the step.
 */
async function expectPinged(table: PostedTable, before: Encounter, pings: number, user: string, what: string) {
  const { encounter: after, waiting } = await table.state();
  const pingedUsers = table.pings.slice(pings).flat();
  const turnsOf = (encounter: Encounter) =>
    onTurn(encounter).flatMap(({ id, controller }) => (controller === undefined ? [] : [`${id} ${controller}`]));
  const earlierTurns = before.round === after.round ? turnsOf(before) : [];
  const newTurns = turnsOf(after).filter((each) => !earlierTurns.includes(each));
  for (const each of newTurns) {
    const [, player = ''] = each.split(' ');
    if (player !== user) expect(pingedUsers, `${what}: ${each} is called`).toContain(player);
  }
  const lastStep = what.slice(what.lastIndexOf('>'));
  // A question pings the player who is asked. A player who is handed a combatant is pinged even if it is already the
  // turn of another of their combatants.
  if (!waiting && newTurns.length === 0 && earlierTurns.length > 0 && !/\/undo|\/lend (to|as)/.test(lastStep))
    for (const each of earlierTurns)
      expect(pingedUsers, `${what}: ${each} is not called again`).not.toContain(each.split(' ')[1]);
}

/** The ids of a private message's buttons, except *Close*. */
function pressable({ components = [] }: Reply): readonly string[] {
  return allButtonsOf(components).flatMap((each) =>
    'custom_id' in each && each.custom_id !== 'close' ? [each.custom_id] : [],
  );
}

async function revisionOf(table: PostedTable): Promise<number> {
  return (await table.state()).revision;
}

/** Expects that the first user the encounter waits for has a button to answer or end the turn. */
async function expectToGoOn(table: PostedTable, what: string): Promise<void> {
  const { encounter, waiting, revision } = await table.state();
  const [who] = waiting ? encounter.combatants.filter(({ id }) => id === waiting.question.subject) : onTurn(encounter);
  if (!who) return;
  const buttons = buttonsOf(table.newest(waiting ? 'question' : 'turn'));
  const button = waiting ? buttons[0] : buttons.find(({ label }) => /^(End turn|I’m done)$/.test(label));
  const reply = await table.pressId(playerOf(who), button?.id ?? '');
  if (reply.form) await table.say(ANSWER_IN_WORDS.replace('WHO', playerOf(who)));
  const [buttonId] = reply.whisper ? pressable(reply) : [];
  const nextReply = buttonId === undefined ? {} : await table.pressId(playerOf(who), buttonId);
  if (nextReply.form) await table.say(ANSWER_IN_WORDS.replace('WHO', playerOf(who)));
  expect(await revisionOf(table), what).toBeGreaterThan(revision);
}

export const messagesMatch: Demand = {
  title: 'has messages that match the fight after random presses and undos, and the fight goes on',
  problems: (system) =>
    problemIfThrown(
      `In a channel of ${system.rules.title}, what was pressed last doesn’t do what it says (the actions’ \`offers\`, \`plan\` and \`settle\`, in ${system.files.rules})`,
      () => pressAnything(system),
    ),
};

async function pressAnything(system: TestedSystem): Promise<void> {
  for (const seed of SEEDS) {
    const dice = seededDice(seed);
    const { table, typed: typedLines } = await gatherParty(system, seed);
    const trail: string[] = [];
    for (let step = 0; step < STEPS_PER_FIGHT; step++) {
      const { encounter, waiting, revision } = await table.state();
      const [question] = table.openPosts('question');
      const [turn] = table.openPosts('turn');
      const askedCombatant = encounter.combatants.find(({ id }) => id === waiting?.question.subject);
      const user = question ? playerOf(askedCombatant) : playerOf(pick(onTurn(encounter), dice));
      const buttons = question ? buttonsOf(question) : turn ? buttonsOf(turn) : [];
      const pingCount = table.pings.length;
      const button = dice.roll(100) <= 85 ? pick(buttons, dice) : undefined;
      const line = pick(typedLines, dice) ?? '/undo';
      trail.push(button ? `${user}: ${button.label}` : line);
      const what = `seed ${seed}: ${trail.slice(-12).join(' > ')}`;
      let reply: Reply = button ? await table.pressId(user, button.id) : await table.say(line);
      // A private reply may ask for more: which combatant acts, which question a GM answers, or where to move.
      for (let tries = 0; tries < 4 && reply.whisper && !reply.posted && button?.label !== 'More…'; tries++) {
        const buttonId = pick(pressable(reply), dice);
        if (buttonId) reply = await table.pressId(user, buttonId);
      }
      if (reply.form && button?.label === 'Move…')
        reply = await table.submit(user, reply.form.custom_id, { tile: pick(TYPED_SQUARES, dice) ?? '' });
      if (question && reply.form) await table.say(ANSWER_IN_WORDS.replace('WHO', user));
      else if (button) expect(reply.posted || reply.whisper || reply.form, what).toBeTruthy();
      if (button && !reply.posted && !reply.form) expect(await revisionOf(table), what).toBe(revision);
      const before = await revisionOf(table);
      await table.fire();
      await expectMatching(table, what);
      // After turns on autopilot, it may be the turn of the player who just ended theirs.
      if ((await revisionOf(table)) === before)
        await expectPinged(table, encounter, pingCount, button ? user : GM, what);
    }
    await expectToGoOn(table, `seed ${seed}: ${trail.slice(-12).join(' > ')}`);
    await table.close();
  }
}
