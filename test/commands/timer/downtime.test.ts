import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { DAY, HOUR, MINUTE } from '../../../src/time/zone.ts';
import { PostedTable } from '../../posts/posted-table.ts';

let table: PostedTable;
/** Starts a fight in which it's Kira's turn for 24 hours. After that, the timer lets her defend. */
beforeEach(async () => {
  table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/gm timer turn:24h nudge:none overdue:guard',
    '/initiative',
  );
  for (let turns = 0; turns < 3 && (await actingId()) !== 'kira'; turns++) await table.press('gwen', 'End turn');
});
afterEach(() => table.close());

const actingId = async () => onTurn((await table.state()).encounter)[0]?.id;
const end = async () => (await table.state()).clock?.waits[0]?.count?.end ?? 0;
const toldTexts = () => table.messages.filter(({ kind }) => kind === 'told').map(({ text }) => text);
const stamp = (time: number) => `<t:${Math.floor(time / 1000)}:f>`;

describe('A downtime', () => {
  test('costs no one time, is told once with the new deadline, and the card has that', async () => {
    const dueTime = await end();
    const startTime = table.now;
    await table.downFor(7 * DAY);
    expect(await actingId()).toBe('kira');
    expect(await end()).toBe(dueTime + 7 * DAY);
    const newEnd = `${stamp(dueTime + 7 * DAY)}, <t:${Math.floor((dueTime + 7 * DAY) / 1000)}:R>`;
    expect(toldTexts()).toEqual([
      `I was offline from ${stamp(startTime)} to ${stamp(table.now)}. No one lost time. **Kira**: until ${newEnd}.`,
    ]);
    expect(table.newest('turn').text).toContain(`Until ${newEnd}`);
    await table.wait(HOUR);
    await table.say('/gm timer turn:25h');
    await table.fire();
    expect(toldTexts()).toHaveLength(1);
    await table.wait(23 * HOUR);
    expect(await actingId()).toBe('kira');
    await table.wait(2 * HOUR);
    expect(await actingId()).not.toBe('kira');
  });

  test('leaves a grace if all time would have run out in it', async () => {
    await table.wait(23 * HOUR);
    await table.downFor(2 * DAY);
    await table.wait(5 * HOUR);
    expect(await actingId()).toBe('kira');
    await table.wait(HOUR);
    expect(await actingId()).not.toBe('kira');
  });

  test('of a few minutes counts, and is not told', async () => {
    const dueTime = await end();
    await table.downFor(20 * MINUTE);
    expect(await end()).toBe(dueTime + 20 * MINUTE);
    expect(toldTexts()).toEqual([]);
  });

  test('is not told if no one’s time was running', async () => {
    await table.say('/gm timer clock:stop');
    await table.downFor(7 * DAY);
    expect(toldTexts()).toEqual([]);
  });
});

describe('The clock', () => {
  test('costs no one time if it is set forward', async () => {
    const dueTime = await end();
    await table.setClock(3 * DAY);
    expect(await actingId()).toBe('kira');
    expect(await end()).toBe(dueTime + 3 * DAY);
    expect(table.logged).toEqual(['The clock jumped forward. No one loses time']);
  });

  test('lets nothing happen after it was set back until it has caught up', async () => {
    await table.wait(23 * HOUR);
    await table.setClock(-2 * HOUR);
    expect(table.logged).toEqual(['The clock was set back. Turn timers wait until that’s fixed']);
    await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
    await table.press('ana', 'End turn');
    await table.fire();
    expect(await actingId()).not.toBe('kira');
    await table.setClock(HOUR);
    expect(await actingId()).not.toBe('kira');
    await table.setClock(HOUR);
    expect(await actingId()).toBe('kira');
  });

  describe('that was ahead by five hours', () => {
    // The notices about the clock, without the earlier one that Fray was offline for five hours.
    const toldThen = () => toldTexts().filter((text) => !text.startsWith('I was offline'));
    const TOLD = 'My clock was wrong, so the deadlines were too. It’s right again, and no one lost time.';

    /** Sets the clock ahead within the first minute of Kira's turn, and sets it right two hours later. */
    const aheadUntilSetRight = async () => {
      const timeLeft = (await end()) - table.now;
      await table.setClock(5 * HOUR);
      await table.runFor(120);
      await table.setClock(-5 * HOUR);
      table.logged.length = 0;
      return timeLeft - 2 * HOUR;
    };

    test('is trusted when it has run for five minutes: no one has lost time, and the channel is told', async () => {
      const timeLeft = await aheadUntilSetRight();
      await table.runFor(4);
      expect(toldThen()).toEqual([]);
      await table.runFor(1);
      expect(table.logged).toEqual(['The clock was ahead and is steady now. No one loses time']);
      expect(await actingId()).toBe('kira');
      const newEnd = await end();
      expect(newEnd - table.now).toBeGreaterThanOrEqual(timeLeft);
      expect(newEnd - table.now).toBeLessThanOrEqual(timeLeft + 2 * HOUR);
      const kirasNotice = `${TOLD} **Kira**: until ${stamp(newEnd)}, <t:${Math.floor(newEnd / 1000)}:R>.`;
      expect(toldThen()).toEqual([kirasNotice]);
      expect(table.newest('turn').text).toContain(`Until ${stamp(newEnd)}`);
      await table.runFor(30);
      expect(toldThen()).toEqual([kirasNotice]);
      await table.wait(newEnd - table.now - MINUTE);
      expect(await actingId()).toBe('kira');
      await table.wait(2 * MINUTE);
      expect(await actingId()).not.toBe('kira');
    });

    test('is trusted after a start too, but not while it keeps being changed', async () => {
      await aheadUntilSetRight();
      await table.runFor(4);
      table.restart();
      await table.runFor(4);
      expect(toldThen()).toEqual([]);
      await table.setClock(-MINUTE);
      await table.runFor(4);
      expect(toldThen()).toEqual([]);
      await table.runFor(1);
      expect(toldThen()).toHaveLength(1);
    });

    test('leaves a grace, and nudges no one twice', async () => {
      await table.say('/gm timer turn:24h nudge:8h overdue:guard');
      await table.setClock(5 * HOUR);
      const nudges = () => table.pings.filter((users) => users.includes('ana')).length;
      await table.wait((await end()) - table.now - HOUR);
      const before = nudges();
      await table.setClock(-5 * HOUR);
      await table.runFor(5);
      expect(await actingId()).toBe('kira');
      // The grace period is a quarter of the turn's 24 hours, because that is more than the minimum of four hours.
      expect((await end()) - table.now).toBeGreaterThanOrEqual(6 * HOUR);
      expect(nudges()).toBe(before);
      await table.wait(5 * HOUR);
      expect(await actingId()).toBe('kira');
      expect(nudges()).toBe(before);
      await table.wait(2 * HOUR);
      expect(await actingId()).not.toBe('kira');
    });

    test('lets creatures act that were due to act at once', async () => {
      await table.setClock(5 * HOUR);
      await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
      await table.press('ana', 'End turn');
      await table.setClock(-5 * HOUR);
      await table.runFor(6);
      expect(await actingId()).toBe('kira');
    });
  });
});
