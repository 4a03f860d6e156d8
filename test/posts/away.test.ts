import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { DAY, HOUR } from '../../src/time/zone.ts';
import { replyText } from '../commands/private-message.ts';
import { golemTable, walkAway } from './golem.ts';
import { PostedTable } from './posted-table.ts';

let table: PostedTable;
beforeEach(() => {
  table = new PostedTable();
});
afterEach(() => table.close());

/** Starts a fight in which Bo plays Kira and Ana plays Nim, and ends turns until it is Kira's turn and Nim is next. */
async function bridge(...commands: readonly string[]): Promise<void> {
  await table.say(
    '/encounter start ruleset:tdgs',
    '@bo /join character:Kira',
    '@ana /join character:Nim',
    '/add creature:Goblin',
    ...commands,
    '/initiative',
  );
  await toKira();
}

/** Ends turns until it is Kira's turn and Nim is next. Each round has a new turn order. */
async function toKira(): Promise<void> {
  for (let turns = 0; turns < 100; turns++) {
    const { turnOrder, turn } = (await table.state()).encounter;
    if (turnOrder[turn]?.[0] === 'kira' && turnOrder[turn + 1]?.[0] === 'nim') break;
    await table.press('gwen', 'End turn');
  }
  table.pings.length = 0;
}

const actingId = async () => onTurn((await table.state()).encounter)[0]?.id;

function turnMessage() {
  const [message, ...others] = table.openPosts('turn');
  expect(others).toEqual([]);
  if (!message) throw new Error('No turn');
  return message;
}

describe('Without a turn timer, a player who is away', () => {
  test('is not pinged, and the GM can play the turn, end it or wait', async () => {
    await bridge();
    await table.say('@ana /away until:"3 days"');
    await table.press('bo', 'End turn');
    const { text, pinged, labels } = turnMessage();
    expect(text).toContain('<@gwen> It’s **Nim’s turn**, but <@ana> is away. Play the turn, end it, or wait.');
    expect(text).toContain('<@ana> is away until <t:');
    expect(pinged).toEqual(['gwen']);
    expect(labels).toEqual(expect.arrayContaining(['Play for them', 'End their turn']));
    expect(replyText(await table.press('bo', 'End their turn'))).toContain('GM');
    expect(await actingId()).toBe('nim');
    await table.press('gwen', 'End their turn');
    expect(table.pings.flat()).not.toContain('ana');
    await table.say('@ana /away back:yes');
    await toKira();
    await table.say('@ana /away until:"2 weeks"');
    await table.press('bo', 'End turn');
    await table.press('gwen', 'Play for them');
    expect(await actingId()).not.toBe('nim');
    expect(table.pings.flat()).not.toContain('ana');
  });

  test('is pinged when the absence is over and the turn still waits', async () => {
    await bridge();
    await table.say('@ana /away until:"3 days"');
    await table.press('bo', 'End turn');
    await table.wait(2 * DAY);
    expect(table.openPosts('nudge')).toEqual([]);
    await table.wait(2 * DAY);
    expect(table.openPosts('nudge').map(({ text, pinged }) => [text, pinged])).toEqual([
      ['<@ana> **Nim:** still your turn.', ['ana']],
    ]);
    expect(turnMessage().text).not.toContain('away');
    expect(turnMessage().labels).not.toContain('End their turn');
    await table.press('ana', 'End turn');
    expect(table.openPosts('nudge')).toEqual([]);
  });

  test('whose group has the turn is brought up again once everyone else in it is done, and only then', async () => {
    await table.say('/encounter start ruleset:tdgs', '@bo /join character:Kira', '@ana /join character:Nim');
    await table.say('@cy /join character:Mira', '/add creature:Goblin', '/gm group who:Kira,Nim,Mira');
    await table.say('@ana /away until:"3 days"', '/initiative');
    if ((await actingId()) === 'goblin') await table.say('/turn skip');
    table.pings.length = 0;
    await table.say('@bo /turn end');
    expect(table.pings.flat()).toEqual([]);
    await table.say('@cy /turn end');
    expect(table.pings.flat()).toEqual(['gwen']);
    expect(turnMessage().text).toContain('It’s **Nim’s turn**, but <@ana> is away.');
  });

  test('who leaves during the turn hands it to the GM, and takes it back', async () => {
    await bridge();
    await table.press('bo', 'End turn');
    expect(turnMessage().pinged).toEqual(['ana']);
    await table.say('@ana /away until:"2 weeks"');
    await table.fire();
    expect(turnMessage().pinged).toEqual(['gwen']);
    expect(turnMessage().text).toContain('<@ana> is away');
    await table.say('@ana /away back:yes');
    await table.fire();
    expect(turnMessage().text).toMatch(/^<@ana> \*\*Nim, your turn/);
    expect(turnMessage().labels).not.toContain('End their turn');
  });

  test('is played as they chose, without a ping', async () => {
    await bridge();
    await table.say('@ana /away until:"3 days" meanwhile:guard');
    await table.press('bo', 'End turn');
    await table.fire();
    expect(await actingId()).not.toBe('nim');
    expect(table.pings.flat()).not.toContain('ana');
    expect(table.messages.map(({ text }) => text).join()).toContain('As Nim’s player asked');
  });

  test('from a later time is played from then on', async () => {
    await bridge();
    await table.say('@ana /away from:"2 days" until:"4 days"');
    await table.press('bo', 'End turn');
    expect(turnMessage().pinged).toEqual(['ana']);
    await table.wait(3 * DAY);
    expect(turnMessage().pinged).toEqual(['gwen']);
  });

  test('is pinged as always if they are the only GM', async () => {
    await bridge();
    await table.say('/gm assign who:Nim to:gwen', '/away until:"3 days"');
    await table.press('bo', 'End turn');
    expect(turnMessage().pinged).toEqual(['gwen']);
    expect(turnMessage().text).toContain('<@gwen> **Nim, your turn');
    expect(turnMessage().text).toContain('<@gwen> is away until <t:');
    expect(turnMessage().labels).not.toContain('End their turn');
  });
});

test('With a turn timer, too, the GM is pinged for a player who is away', async () => {
  await bridge('/gm timer turn:24h question:12h nudge:6h overdue:wait');
  await table.say('@ana /away until:"3 days"');
  await table.press('bo', 'End turn');
  expect(turnMessage().pinged).toEqual(['gwen']);
  await table.wait(3 * DAY + 2 * HOUR);
  expect(table.openPosts('nudge').map(({ pinged }) => pinged)).toEqual([['ana']]);
});

describe('A question to a player who is away', () => {
  test('pings the GM, who can answer it, and the player when the absence is over', async () => {
    await table.say('/encounter start ruleset:mastery settings:defense=ask', '@ana /join character:Bryn');
    await table.say('@bo /join character:Bryn name:Bo', '/add creature:Opponent', '@ana /away until:"2 days"');
    await table.say('/initiative');
    while ((await actingId()) !== 'opponent') await table.press('gwen', 'End turn');
    await table.say('/attack as:Opponent target:Bryn');
    const [question] = table.openPosts('question');
    expect(question?.pinged).toEqual(['gwen']);
    expect(question?.text).toContain('-# <@ana> is away. <@gwen> You can answer for them.');
    const later = table.branch();
    await later.wait(3 * DAY);
    expect(later.openPosts('nudge').map(({ text, pinged }) => [text, pinged])).toEqual([
      ['<@ana> **Bryn:** I’m still waiting for your answer.', ['ana']],
    ]);
    await later.close();
    await table.press('gwen', question?.labels[0] ?? '');
    expect(table.openPosts('question')).toEqual([]);
  });

  test('goes to the GM together with others’ questions', async () => {
    const golems = await golemTable();
    await golems.say('@ana /away until:"2 days"', '@ben /away until:"2 days"');
    await golems.do('gwen', walkAway);
    const [question] = golems.openPosts('question');
    expect(question?.pinged).toEqual(['gwen', 'cem', 'dia', 'eli', 'fay']);
    expect(question?.text).toContain('-# <@ana> and <@ben> are away. <@gwen> You can answer for them.');
    await golems.close();
  });
});
