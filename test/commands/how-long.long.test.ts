import { afterAll, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { DAY, HOUR } from '../../src/time/zone.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { labels, replyText, tap } from './private-message.ts';

/** Random numbers between 0 and 1 that are the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

type Span = readonly [from: number, until: number];
const random = randomNumbers(20260401);
const between = ([from, until]: Span) => (from + random() * (until - from)) * HOUR;

/** A player who acts some hours after a ping, or after waking up if the ping came at night. */
function actsWithin(time: Span, [day, night]: Span) {
  return (since: number) => {
    const [hour, midnight] = [(since % DAY) / HOUR, since - (since % DAY)];
    const spanStart = hour < day ? midnight + day * HOUR : hour >= night ? midnight + (24 + day) * HOUR : since;
    return spanStart + between(time);
  };
}

/** A player who looks at the fight once a day, at a random time between two hours. */
function onceADay(hours: Span) {
  const looks: number[] = [];
  return (since: number) => {
    for (let day = since - (since % DAY) - DAY; (looks.at(-1) ?? 0) <= since; day += DAY)
      if (day > (looks.at(-1) ?? 0) - DAY / 2) looks.push(day + between(hours));
    return looks.find((each) => each > since) ?? since;
  };
}

/** For each user, the time of their next action if the fight has waited for them since a given time. */
const HABITS: Readonly<Record<string, (since: number) => number>> = {
  ana: onceADay([18, 22]),
  ben: actsWithin([0.1, 1], [8, 23]),
  cleo: onceADay([7, 9]),
  gwen: actsWithin([1, 4], [9, 23]),
};
const PLAYERS = ['ana', 'ben', 'cleo'];

const table = new PostedTable();
afterAll(() => table.close());

const encounter = async () => (await table.state()).encounter;

/** Plays for this many days. Everyone acts according to their habits. Returns how many hours a round took. */
async function play(days: number): Promise<number> {
  const [from, { round: first }] = [table.now, await encounter()];
  while (table.now < from + days * DAY) {
    const users = new Set(onTurn(await encounter()).map((each) => playerOf(each) ?? 'gwen'));
    const times = [...users].map((user) => ({ user, at: HABITS[user]?.(table.now) ?? 0 }));
    const [next] = times.toSorted((a, b) => a.at - b.at);
    if (!next) break;
    await table.wait(Math.max(0, next.at - table.now));
    await endTurns(next.user);
  }
  return (table.now - from) / ((await encounter()).round - first) / HOUR;
}

/** Ends the turns of a user's combatants, each at most once, until it is someone else's turn. */
async function endTurns(user: string): Promise<void> {
  const endedIds = new Set<string>();
  for (;;) {
    const combatant = onTurn(await encounter()).find(
      (each) => (playerOf(each) ?? 'gwen') === user && !endedIds.has(each.id),
    );
    if (!combatant) return;
    endedIds.add(combatant.id);
    await table.say(`@${user} /turn end as:${combatant.name}`);
  }
}

/** Reads the number of hours in a line of the answer. NaN if there is no such line. */
function shownTime(text: string, line: RegExp): number {
  return Number(line.exec(text)?.[1] ?? Number.NaN);
}

/** Expects that the actual hours are within 20% of the forecast. */
function expectAbout(actualHours: number, forecastHours: number, what: string): void {
  expect(actualHours / forecastHours, `${what}: told ${forecastHours}, happened ${actualHours}`).toBeGreaterThan(0.8);
  expect(actualHours / forecastHours, `${what}: told ${forecastHours}, happened ${actualHours}`).toBeLessThan(1.2);
}

test('What `/gm how-long` tells happens within 20% over three weeks, in each order, with a timer and with plans', async () => {
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@ben /join character:Mira',
    '@cleo /join character:Nim',
    '/add creature:Goblin count:2',
  );
  for (const [user, quiet] of [
    ['ben', '1380-480'],
    ['gwen', '1380-540'],
  ] as const) {
    await table.pressId(user, 'hours-zone', ['UTC']);
    await table.pressId(user, 'hours-quiet', [quiet]);
  }
  const before = replyText(await table.say('/gm how-long'));
  expect(before).toContain('I haven’t seen enough turns');
  await table.say('/initiative');
  await play(12);
  const text = replyText(await table.say('/gm how-long'));
  expect(text).not.toContain('I haven’t seen enough turns');

  expectAbout(await play(21), shownTime(text, /With the current settings: \*\*(\d+) hours/), 'as it is');
  const panel = async () => replyText(await table.say('/gm panel'));
  expect(await panel()).not.toContain('I estimated');
  await table.wait(4 * DAY);
  const messages = table.messages;
  expect(await panel()).toMatch(/This round has taken \*\*\d days\*\* so far. I estimated about 2\d hours/);
  expect(replyText(await table.say('@ana /me'))).not.toContain('estimated');
  expect(table.messages).toEqual(messages);
  await play(2);
  expect(await panel()).not.toContain('I estimated');
  await table.say('/gm timer turn:12h overdue:pass');
  expectAbout(await play(21), shownTime(text, /12 hours → \*\*(\d+) hours/), 'with a timer');
  await table.say('/gm timer turn:none', '/gm set setting:turns value:by side');
  expectAbout(await play(21), shownTime(text, /If each side acts together.*\*\*(\d+) hours/), 'by side');
  await table.say('/gm set setting:turns value:one after another');
  for (const user of PLAYERS)
    await tap(table, user, await tap(table, user, await table.say(`@${user} /plan`), 'Just defend'), 'Keep');
  expectAbout(await play(21), shownTime(text, /have a plan.*\*\*(\d+) hours/), 'with plans');
}, 60_000);

test('Players see none of it', async () => {
  const messages = table.messages;
  const timer = await table.say('/gm timer');
  expect(labels(timer)).toContain('Round length…');
  const screen = await tap(table, 'gwen', timer, 'Round length…');
  expect([screen.whisper, replyText(screen)]).toEqual([true, expect.stringMatching(/Waiting time per round: .* for /)]);
  for (const user of PLAYERS)
    for (const reply of [await table.say(`@${user} /gm how-long`), await tap(table, user, timer, 'Round length…')])
      expect(replyText(reply)).not.toMatch(/hours|round/);
  expect(table.messages).toEqual(messages);
  expect(replyText(await table.say('@ana /log show'))).not.toMatch(/how-long|waiting time per round/i);
});
