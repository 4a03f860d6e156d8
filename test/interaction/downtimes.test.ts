import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { DAY, HOUR, MINUTE } from '../../src/time/span.ts';
import { PostedTable } from './posted-table.ts';

let table: PostedTable;
/** Kira’s turn of 24 hours, after which she guards. */
beforeEach(async () => {
  table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/gm pace turn:24h nudge:none overdue:guard',
    '/initiative',
  );
  for (let turns = 0; turns < 3 && (await acting()) !== 'kira'; turns++) await table.press('gwen', 'End turn');
});
afterEach(() => table.close());

const acting = async () => onTurn((await table.state()).encounter)[0]?.id;
const end = async () => (await table.state()).clock?.waits[0]?.count?.end ?? 0;
const told = () => table.messages.filter(({ kind }) => kind === 'told').map(({ text }) => text);
const stamp = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;

describe('A downtime', () => {
  test('costs nobody time, is told once with the new deadline, and the board has that', async () => {
    const due = await end();
    const from = table.now;
    await table.down(7 * DAY);
    expect(await acting()).toBe('kira');
    expect(await end()).toBe(due + 7 * DAY);
    const until = `${stamp(due + 7 * DAY)}, <t:${Math.floor((due + 7 * DAY) / 1000)}:R>`;
    expect(told()).toEqual([
      `I was away from ${stamp(from)} to ${stamp(table.now)}. Nobody lost time by it. **Kira**: until ${until}.`,
    ]);
    expect(table.newest('turn').text).toContain(`Until ${until}`);
    await table.wait(HOUR);
    await table.say('/gm pace turn:25h');
    await table.fire();
    expect(told()).toHaveLength(1);
    await table.wait(23 * HOUR);
    expect(await acting()).toBe('kira');
    await table.wait(2 * HOUR);
    expect(await acting()).not.toBe('kira');
  });

  test('in which all time would have run out leaves a grace', async () => {
    await table.wait(23 * HOUR);
    await table.down(2 * DAY);
    await table.wait(5 * HOUR);
    expect(await acting()).toBe('kira');
    await table.wait(HOUR);
    expect(await acting()).not.toBe('kira');
  });

  test('of some minutes counts, and is not told', async () => {
    const due = await end();
    await table.down(20 * MINUTE);
    expect(await end()).toBe(due + 20 * MINUTE);
    expect(told()).toEqual([]);
  });

  test('is not told where nobody’s time ran', async () => {
    await table.say('/gm pace clock:stop');
    await table.down(7 * DAY);
    expect(told()).toEqual([]);
  });
});

describe('The clock', () => {
  test('that is set forward costs nobody time', async () => {
    const due = await end();
    await table.setClock(3 * DAY);
    expect(await acting()).toBe('kira');
    expect(await end()).toBe(due + 3 * DAY);
    expect(table.logged).toEqual(['The clock has jumped forward; nobody loses the time']);
  });

  test('that was set back lets nothing happen until it has caught up', async () => {
    await table.wait(23 * HOUR);
    await table.setClock(-2 * HOUR);
    expect(table.logged).toEqual(['The clock was set back; nothing happens by itself until it is right again']);
    await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
    await table.press('ana', 'End turn');
    await table.fire();
    expect(await acting()).not.toBe('kira');
    await table.setClock(HOUR);
    expect(await acting()).not.toBe('kira');
    await table.setClock(HOUR);
    expect(await acting()).toBe('kira');
  });
});
