import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '../../../src/time/zone.ts';
import { textOf } from '../../posts/posted-table.ts';
import { GmTable, labelsOf, privateText } from '../gm-taps.ts';

let table: GmTable;
beforeEach(() => {
  table = new GmTable();
});
afterEach(() => table.close());

const FIGHT_LINES = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin count:2'];
const timer = async () => (await table.state()).encounter.pace;
const textFrom = async (line: string) => privateText(await table.say(line));

describe('/gm timer', () => {
  test('sets how long a turn may take, tells everyone in one line, and is undone like anything', async () => {
    await table.say(...FIGHT_LINES, '/initiative', '/gm timer turn:"2 days"');
    expect(await timer()).toEqual({ turn: 2880, question: 1440, nudge: 720, atEnd: 'wait' });
    expect(textOf(table.newest('turn'))).toContain(
      'Turn timer: **2 days** for a turn, 24 hours to answer a question, with a nudge 12 hours before the end. When time is up, I ping the GM.',
    );
    await table.say('/gm timer question:90m nudge:none overdue:guard');
    expect(await timer()).toEqual({ turn: 2880, question: 90, nudge: 0, atEnd: 'guard' });
    await table.say('/undo');
    expect((await timer())?.question).toBe(1440);
    await table.say('/gm timer turn:none');
    expect(await timer()).toBeUndefined();
    expect(textOf(table.newest('turn'))).toContain('No turn timer');
    expect(await textFrom('/gm timer')).toContain('No turn timer');
  });

  test('is told once in a turn’s message, as it was set last, and so is the clock', async () => {
    await table.say(...FIGHT_LINES, '/initiative', '/gm timer turn:24h', '/gm timer clock:stop', '/gm timer clock:run');
    await table.say('/gm timer turn:36h');
    const text = textOf(table.newest('turn'));
    expect(text.match(/Turn timer: \S+ \S+/g)).toEqual(['Turn timer: **36 hours**']);
    expect(text).toContain('The timer is running again.');
    expect(text).not.toContain('The timer is stopped');
  });

  test('refuses times that no one could play by, and says what is possible', async () => {
    await table.say(...FIGHT_LINES);
    expect(await textFrom('/gm timer turn:4m')).toBe(
      'The time for a turn can be from 5 minutes to 60 days. Try `24 h` or `2 days`.',
    );
    expect(await textFrom('/gm timer turn:"61 days"')).toContain('5 minutes to 60 days');
    expect(await textFrom('/gm timer turn:soon')).toContain('I can’t read “soon” as a length of time.');
    expect(await textFrom('/gm timer turn:2h nudge:2h')).toContain('would come as soon as the turn starts');
    expect(await textFrom('/gm timer clock:stop')).toContain('There’s no turn timer here.');
    expect(await textFrom('@ana /gm timer turn:2h')).toContain('Only the GM');
    expect(await timer()).toBeUndefined();
  });

  test('fits the usual times for an answer and a nudge to the turn, and keeps others', async () => {
    await table.say(...FIGHT_LINES, '/gm timer turn:5m', '/gm timer turn:"60 days"');
    expect(await timer()).toMatchObject({ turn: 86_400, question: 43_200, nudge: 21_600 });
    await table.say('/gm timer turn:24h question:2h nudge:3h', '/gm timer turn:"2 days"');
    expect(await timer()).toMatchObject({ turn: 2880, question: 120, nudge: 180 });
    await table.say('/gm timer nudge:none', '/gm timer turn:24h');
    expect(await timer()).toMatchObject({ nudge: 0 });
    await table.say('/gm timer nudge:3h', '/gm timer turn:2h');
    expect(await timer()).toMatchObject({ question: 120, nudge: 30 });
  });

  test('can become the channel’s default, with which its next encounters open, shown on the card until the end', async () => {
    await table.say(...FIGHT_LINES, '/gm timer turn:24h', '/gm timer clock:stop');
    expect(await textFrom('/gm timer default:yes')).toBe('New encounters in this channel start with this turn timer.');
    await table.say('/encounter end', ...FIGHT_LINES);
    expect(await timer()).toEqual({ turn: 1440, question: 720, nudge: 360, atEnd: 'wait' });
    expect(textOf(table.newest('card'))).toContain('24 hours per turn, then I ping the GM');
    await table.say('/encounter end');
    expect(textOf(table.newest('card'))).not.toContain('a turn');
    await table.say(...FIGHT_LINES);
    await table.say('/gm timer turn:none default:yes', '/encounter end', ...FIGHT_LINES);
    expect(await timer()).toBeUndefined();
  });

  test('counts by its players’ hours from the first turn on', async () => {
    await table.say(...FIGHT_LINES, '/initiative', '@ana /away until:"3 days"');
    const { now } = table;
    await table.say('/gm timer turn:24h');
    await table.fire();
    const kira = (await table.state()).clock?.waits.find(({ user }) => user === 'ana');
    expect(kira?.count?.end).toBeGreaterThanOrEqual(now + 95 * HOUR);
  });
});

test('In the GM’s panel the turn timer is a form, and the clock a button', async () => {
  await table.say(...FIGHT_LINES, '/initiative');
  await table.open();
  expect(labelsOf(table.screen)).not.toContain('Stop the timer');
  await table.fill('Turn timer…', { turn: '2160 min', overdue: 'pass' });
  expect(await timer()).toEqual({ turn: 2160, question: 720, nudge: 360, atEnd: 'pass' });
  await table.tap('Stop the timer');
  expect((await timer())?.stopped).toBe(true);
  expect(textOf(table.newest('turn'))).toContain('The timer is stopped, so no one loses time.');
  await table.tap('Start the timer');
  expect((await timer())?.stopped).toBeUndefined();
  await table.tap('Undo: turn timer changed');
  expect((await timer())?.stopped).toBe(true);
  await table.fill('Turn timer…', { turn: 'none', usual: 'usual' });
  expect(await timer()).toBeUndefined();
  expect(privateText(table.screen)).toContain('New encounters in this channel start without a turn timer.');
});

describe('The card', () => {
  const board = () => textOf(table.newest('turn'));
  const stamp = (time: number) => `<t:${Math.floor(time / 1000)}:f>, <t:${Math.floor(time / 1000)}:R>`;

  test('says until when the current turn waits, and follows what changes that', async () => {
    await table.say(...FIGHT_LINES, '/initiative');
    expect(board()).not.toContain('<t:');
    const setTime = table.now;
    await table.say('/gm timer turn:24h');
    await table.fire();
    expect(board()).toContain(`\n-# Until ${stamp(setTime + 24 * HOUR)}\n`);
    expect(textOf(await table.say('/encounter status'))).toMatch(/\n-# Until <t:\d+:f>, <t:\d+:R>$/);
    await table.wait(HOUR);
    await table.say('@ana /away until:"2 days"');
    await table.fire();
    expect(board()).toContain('-# <@ana> is away until <t:');
    const [kira] = (await table.state()).clock?.waits ?? [];
    expect(kira?.count?.end).toBeGreaterThan(setTime + 71 * HOUR);
    expect(board()).toContain(`\n-# Until ${stamp(kira?.count?.end ?? 0)}\n`);
    await table.say('/gm timer clock:stop');
    expect(board()).toContain('-# The timer is stopped\n');
    expect(board()).not.toContain('Until <t:');
    await table.say('/gm timer turn:none');
    expect(board()).not.toMatch(/-# The timer|Until <t:/);
    await table.press('gwen', 'End turn');
    expect(board()).not.toContain('<t:');
  });

  test('says it once for those in a block with the same time, and for each if their times differ', async () => {
    await table.say(
      ...FIGHT_LINES,
      '@bo /join character:Kira name:Nassim',
      '/gm timer turn:24h',
      '/gm group who:"Kira, Nassim"',
    );
    await table.say('/initiative');
    for (let turns = 0; turns < 3 && !board().includes('in any order'); turns++) await table.press('gwen', 'End turn');
    expect(board().match(/Until <t:/g)).toHaveLength(1);
    await table.say('@bo /away until:"2 days"');
    await table.fire();
    expect(board().match(/Until <t:/g)).toHaveLength(2);
  });
});

test('A question says until when it waits, even after that changes, and who did not answer it', async () => {
  await table.say('/encounter start ruleset:mastery settings:defense=ask', '@ana /join character:Bryn');
  await table.say('/add creature:Opponent', '/gm timer turn:24h question:3h', '/initiative');
  for (let turns = 0; turns < 2 && table.openPosts('question').length === 0; turns++) {
    await table.say('/attack as:Opponent target:Bryn');
    if (table.openPosts('question').length === 0) await table.press('gwen', 'End turn');
  }
  const firstQuestion = textOf(table.newest('question'));
  expect(firstQuestion).toMatch(/\n-# Answer by <t:\d+:f>, <t:\d+:R>$/);
  await table.say('/gm timer question:6h');
  const second = textOf(table.newest('question'));
  expect(second).toMatch(/\n-# Answer by/);
  expect(second).not.toBe(firstQuestion);
  await table.say('/gm timer overdue:guard');
  await table.wait(6 * HOUR);
  expect(table.openPosts('question')).toEqual([]);
  expect(table.messages.filter(({ text }) => text.includes('-# Bryn ran out of time to answer'))).toHaveLength(1);
});
