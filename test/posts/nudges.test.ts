import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { DAY, HOUR } from '../../src/time/zone.ts';
import { PostedTable, textOf } from './posted-table.ts';

let table: PostedTable;
beforeEach(() => {
  table = new PostedTable();
});
afterEach(() => table.close());

/** Starts a fight with a turn timer of 24 hours. It is Kira's turn, and two goblins act after her. */
async function bridge(timer = 'turn:24h question:12h nudge:6h overdue:guard'): Promise<void> {
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    `/gm timer ${timer}`,
    '/initiative',
  );
  const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
  if (firstId !== 'kira') await table.say(`/gm reorder who:Kira before:${firstId} sure:yes`);
  for (let turns = 0; turns < 3 && (await actingId()) !== 'kira'; turns++) await table.press('gwen', 'End turn');
}

const actingId = async () => onTurn((await table.state()).encounter)[0]?.id;
const nudges = () => table.openPosts('nudge');

describe('A nudge', () => {
  test('pings the player once, says until when, and goes with the turn', async () => {
    await bridge();
    await table.wait(17 * HOUR);
    expect(nudges()).toEqual([]);
    await table.wait(2 * HOUR);
    const [nudge, ...others] = nudges();
    expect(others).toEqual([]);
    expect(nudge?.pinged).toEqual(['ana']);
    const end = (await table.state()).clock?.waits[0]?.count?.end ?? 0;
    const stamp = `<t:${Math.floor(end / 1000)}`;
    expect(nudge?.text).toBe(`<@ana> **Kira:** still your turn, until ${stamp}:f>, ${stamp}:R>.`);
    await table.wait(3 * HOUR);
    expect(nudges()).toHaveLength(1);
    await table.wait(3 * HOUR);
    expect(await actingId()).not.toBe('kira');
    expect(nudges()).toEqual([]);
  });

  test('goes when its player does something, and comes no more in that turn; not when another does', async () => {
    await bridge();
    await table.wait(19 * HOUR);
    await table.say('/adjust who:"Goblin 1" by:-1');
    expect(nudges()).toHaveLength(1);
    expect(textOf(await table.press('ana', 'What can I do'))).toBe('');
    expect(nudges()).toHaveLength(1);
    await table.press('ana', 'Attack');
    expect(nudges()).toEqual([]);
    await table.wait(2 * HOUR);
    expect(nudges()).toEqual([]);
  });

  test('goes when the turn is undone, and when the clock stops; says so if the deadline changes', async () => {
    await bridge();
    await table.wait(19 * HOUR);
    const before = nudges()[0]?.text;
    await table.say('/gm timer turn:30h');
    expect(nudges()[0]?.text).not.toBe(before);
    await table.say('/gm timer clock:stop');
    expect(nudges()).toEqual([]);
    await table.say('/gm timer clock:run');
    await table.say('/undo steps:9');
    expect(nudges()).toEqual([]);
  });

  test('goes when another player gets the combatant, and doesn’t come at once for them', async () => {
    await bridge();
    await table.wait(19 * HOUR);
    await table.say('/gm assign who:Kira to:bo');
    expect(nudges()).toEqual([]);
    await table.wait(2 * HOUR);
    expect(nudges()).toEqual([]);
  });

  test('goes with all data of its player, and the GM is waited for instead', async () => {
    await bridge();
    await table.pressId('ana', 'hours|direct');
    await table.wait(19 * HOUR);
    expect(nudges()).toHaveLength(1);
    await table.say('@ana /privacy delete sure:yes');
    await table.fire();
    expect(nudges()).toEqual([]);
    expect((await table.state()).clock?.waits.map(({ user }) => user)).toEqual([undefined]);
    expect(JSON.stringify(await table.state())).not.toContain('"ana"');
  });

  test('for the GM comes when the time is over, once for all creatures of a block', async () => {
    await bridge();
    await table.say('/gm group who:"Goblin 1, Goblin 2"');
    await table.press('ana', 'End turn');
    await table.wait(23 * HOUR);
    expect(nudges()).toEqual([]);
    await table.wait(3 * HOUR);
    expect(nudges().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^<@gwen> \*\*Goblin \d and Goblin \d\*\* are waiting for you\.$/),
    ]);
    expect(nudges()[0]?.pinged).toEqual(['gwen']);
    await table.wait(5 * DAY);
    expect(nudges()).toHaveLength(1);
  });

  test('pings several players by one message, and those with another deadline by one each', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Kira name:Mira');
    await table.say('@cleo /join character:Kira name:Nim', '/add creature:Goblin', '/gm timer turn:24h');
    await table.say('/gm group who:"Kira, Mira, Nim"', '@cleo /away until:"2 days"', '/initiative');
    for (let turns = 0; turns < 2 && !table.newest('turn').text.includes('in any order'); turns++)
      await table.press('gwen', 'End turn');
    await table.wait(19 * HOUR);
    expect(nudges().map(({ text, pinged }) => [text, pinged])).toEqual([
      [
        expect.stringMatching(/^<@\w+> <@\w+> \*\*\w+ and \w+:\*\* still your turn, until <t:\d+:f>, <t:\d+:R>\.$/),
        expect.arrayContaining(['ana', 'bo']),
      ],
    ]);
    await table.press('ana', 'I’m done');
    expect(nudges().map(({ text }) => text)).toEqual([expect.stringMatching(/^<@bo> \*\*Mira:\*\* still your turn/)]);
    await table.press('bo', 'I’m done');
    expect(nudges()).toEqual([]);
  });

  test('goes to its player privately if they asked for that', async () => {
    await bridge();
    await table.pressId('ana', 'hours|direct');
    await table.wait(19 * HOUR);
    expect(nudges()[0]).toMatchObject({ direct: 'ana', labels: [] });
    expect(JSON.stringify(nudges()[0]?.components)).toContain('https://discord.com/channels/tavern/here');
  });

  test('comes for a question too', async () => {
    await table.say('/encounter start ruleset:mastery settings:defense=ask', '@ana /join character:Bryn');
    await table.say('/add creature:Opponent', '/gm timer turn:24h question:6h nudge:1h overdue:wait', '/initiative');
    for (let turns = 0; turns < 2 && table.openPosts('question').length === 0; turns++) {
      await table.say('/attack as:Opponent target:Bryn');
      if (table.openPosts('question').length === 0) await table.press('gwen', 'End turn');
    }
    await table.wait(5 * HOUR);
    expect(nudges()[0]?.text).toMatch(/^<@ana> \*\*Bryn:\*\* please answer by <t:/);
    await table.wait(HOUR);
    expect(nudges()[0]?.text).toMatch(
      /^<@gwen> Everyone has been waiting for \*\*Bryn\*\* \(<@ana>\) to answer since <t:/,
    );
    expect(nudges()[0]?.labels).toEqual(['Keep waiting']);
    await table.say(`@ana /answer answer:"${(await table.state()).waiting?.question.offers[0]}"`);
    expect(nudges()).toEqual([]);
  });
});

test('A nudge tells nothing of hidden combatants, nor who is asked what only the GM may see', async () => {
  await table.say(
    '/encounter start ruleset:mastery settings:"defense=ask, secrecy=words"',
    '@ana /join character:Bryn',
  );
  await table.say(
    '/add creature:Opponent count:2',
    '/gm hide who:"Opponent 2"',
    '/gm timer turn:24h question:6h',
    '/initiative',
  );
  if ((await actingId()) !== 'bryn') {
    await table.wait(25 * HOUR);
    expect(nudges().map(({ text }) => text)).toEqual(['<@gwen> **Opponent 1** is waiting for you.']);
    await table.press('gwen', 'End turn');
  }
  await table.say('@ana /attack target:"Opponent 1"');
  expect((await table.state()).waiting?.question.subject).toBe('opponent-1');
  await table.wait(7 * HOUR);
  expect(nudges().map(({ text }) => text)).toEqual(['<@gwen> **A question** is waiting for you.']);
  expect(JSON.stringify(nudges()[0]?.components)).not.toMatch(/opponent/i);
});

describe('The GM’s message about a late player', () => {
  const untilLate = async () => {
    await bridge('turn:24h overdue:wait');
    await table.wait(25 * HOUR);
    expect(nudges()).toHaveLength(1);
    expect(nudges()[0]).toMatchObject({
      pinged: ['gwen'],
      labels: ['Play for them', 'End their turn', 'Keep waiting'],
    });
    expect(nudges()[0]?.text).toMatch(
      /^<@gwen> Everyone has been waiting for \*\*Kira\*\* \(<@ana>\) since <t:\d+:f>\.$/,
    );
    expect(await actingId()).toBe('kira');
    expect(table.newest('turn').text).toContain('\n-# Time’s up\n');
  };

  test('plays their turn by a tap, only the GM’s', async () => {
    await untilLate();
    expect(textOf(await table.press('ana', 'Play for them'))).toContain('Only the GM');
    await table.press('gwen', 'Play for them');
    expect(await actingId()).not.toBe('kira');
    expect(table.messages.map(({ text }) => text).join('\n')).toContain('-# Kira ran out of time\n');
    expect(nudges()).toEqual([]);
  });

  test('ends their turn by a tap', async () => {
    await untilLate();
    await table.press('gwen', 'End their turn');
    expect(await actingId()).not.toBe('kira');
    expect(nudges()).toEqual([]);
  });

  test('waits on by a tap', async () => {
    await untilLate();
    await table.press('gwen', 'Keep waiting');
    expect(nudges()).toEqual([]);
    await table.wait(20 * DAY);
    expect(nudges()).toEqual([]);
    expect(await actingId()).toBe('kira');
  });

  test('also comes after two weeks of an absence without end, and no one is pressed', async () => {
    await bridge();
    await table.pressId('ana', 'hours-away', ['none']);
    await table.wait(13 * DAY);
    expect(nudges()).toEqual([]);
    await table.wait(2 * DAY);
    expect(nudges().map(({ pinged }) => pinged)).toEqual([['gwen']]);
    expect(await actingId()).toBe('kira');
  });
});
