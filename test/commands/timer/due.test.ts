import { expect, test } from 'vitest';
import { onTurn, type TurnTimer } from '../../../src/rules/core/encounter.ts';
import { HOUR } from '../../../src/time/zone.ts';
import { PostedTable } from '../../posts/posted-table.ts';

const TIMER: TurnTimer = { turn: 24 * 60, question: 12 * 60, nudge: 6 * 60, atEnd: 'guard' };

/** A fight in which it's Kira's turn, and two goblins act after her. */
async function bridge(timer: Partial<TurnTimer> = {}): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
  );
  const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
  if (firstId !== 'kira') await table.say(`/gm reorder who:Kira before:${firstId} sure:yes`);
  for (let turns = 0; turns < 3 && (await actingId(table)) !== 'kira'; turns++) await table.press('gwen', 'End turn');
  await table.do('gwen', { type: 'pace', pace: { ...TIMER, ...timer } });
  return table;
}

async function actingId(table: PostedTable): Promise<string | undefined> {
  return onTurn((await table.state()).encounter)[0]?.id;
}

test('a player whose time is over defends, and the next turn has its full time', async () => {
  const table = await bridge();
  const kira = (await table.state()).clock?.waits.find(({ subject }) => subject === 'kira');
  expect(kira).toMatchObject({
    for: 'turn',
    user: 'ana',
    count: { left: 24 * HOUR, end: table.now - 60_000 + 24 * HOUR },
  });
  await table.wait(23 * HOUR);
  expect(await actingId(table)).toBe('kira');
  await table.wait(HOUR);
  const { encounter } = await table.state();
  expect(encounter.combatants.find(({ id }) => id === 'kira')?.conditions.map(({ name }) => name)).toContain(
    'Full Defense',
  );
  expect(table.messages.find(({ text }) => text.includes('Kira ran out of time'))?.text).toContain('Full Defense');
  expect(await actingId(table)).not.toBe('kira');
});

test('a clock that the GM has stopped goes on with the time that was left', async () => {
  const table = await bridge();
  await table.wait(20 * HOUR);
  await table.do('gwen', { type: 'pace', pace: { ...TIMER, stopped: true } });
  await table.wait(100 * HOUR);
  expect(await actingId(table)).toBe('kira');
  await table.do('gwen', { type: 'pace', pace: TIMER });
  await table.wait(3 * HOUR);
  expect(await actingId(table)).toBe('kira');
  await table.wait(HOUR);
  expect(await actingId(table)).not.toBe('kira');
});

test('creatures on autopilot take their turns at once, in one message', async () => {
  const table = await bridge();
  await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
  const before = table.pings.length;
  await table.press('ana', 'End turn');
  await table.fire();
  expect(await actingId(table)).toBe('kira');
  expect((await table.state()).encounter.round).toBe(2);
  expect(table.pings.length - before).toBeLessThanOrEqual(2);
});

test('if everyone is on autopilot, they wait for the GM after each whole round', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '/add creature:Goblin count:2', '/initiative');
  await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
  await table.fire();
  expect((await table.state()).encounter).toMatchObject({ round: 3, turn: 0 });
  await table.wait(100 * HOUR);
  expect((await table.state()).encounter).toMatchObject({ round: 3, turn: 0 });
  await table.press('gwen', 'End turn');
  await table.fire();
  expect((await table.state()).encounter).toMatchObject({ round: 5, turn: 0 });
});

test('a character that was handed over goes back at the time that was set', async () => {
  const table = await bridge();
  await table.do('ana', { type: 'lend', subject: 'kira', to: 'bo', until: table.now + 30 * HOUR });
  await table.say('@bo /attack target:Goblin 1 as:Kira');
  await table.wait(31 * HOUR);
  const { encounter } = await table.state();
  expect(encounter.combatants.find(({ id }) => id === 'kira')).toMatchObject({ controller: 'ana' });
});

test('a player who goes away in their turn has what they said done in it', async () => {
  const table = await bridge();
  await table.say('@ana /away until:"3 days"');
  await table.wait(48 * HOUR);
  expect(await actingId(table)).toBe('kira');
  await table.say('@ana /away meanwhile:pass');
  await table.fire();
  expect(table.messages.some(({ text }) => text.includes('As Kira’s player asked'))).toBe(true);
  expect(await actingId(table)).not.toBe('kira');
});

test('a turn has its remaining time when its player is back', async () => {
  const table = await bridge();
  await table.wait(20 * HOUR);
  await table.say('@ana /away until:"2 weeks"');
  await table.wait(100 * HOUR);
  await table.say('@ana /away back:yes');
  await table.wait(3 * HOUR);
  expect(await actingId(table)).toBe('kira');
  await table.wait(2 * HOUR);
  expect(await actingId(table)).not.toBe('kira');
});

test('hours count from the deed that sets the turn timer, or hands a combatant over', async () => {
  const table = await bridge();
  // It is about three in the morning in London, which is within these quiet hours.
  for (const user of ['ana', 'bo']) {
    await table.pressId(user, 'hours-zone', ['Europe/London']);
    await table.pressId(user, 'hours-quiet', ['60-540']);
  }
  await table.do('gwen', { type: 'pace' });
  await table.do('gwen', { type: 'pace', pace: TIMER });
  await table.fire();
  const currentWaits = async () => (await table.state()).clock?.waits ?? [];
  const [first] = await currentWaits();
  expect(first?.count?.hours).toMatchObject({ quiet: { from: 60, until: 540 } });
  await table.do('gwen', { type: 'hand-over', subject: 'kira', to: 'bo' });
  await table.fire();
  const [second] = await currentWaits();
  expect([second?.user, second?.count?.hours.zone]).toEqual(['bo', 'Europe/London']);
});
