import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { verifyRecord } from '../../src/store/verify.ts';
import { DAY, HOUR, instantsOf, MINUTE } from '../../src/time/zone.ts';
import { newFolder } from '../bot.ts';
import { startLoopback } from '../loopback/loopback.ts';
import type { Phone } from '../loopback/phone.ts';
import { Record } from '../soak/record.ts';
import { Story } from './story.ts';

/** The seed of the story's dice. */
const SEED = 'c0ffee00'.repeat(8);
/** Sunday, 15 March 2026. In Berlin, clocks go forward on the 29th. In Sydney, they go back on 5 April. */
const START_TIME = Date.UTC(2026, 2, 15);
/** The time that the GM's turn timer gives for a turn, in milliseconds. */
const TURN_TIME = 24 * HOUR;
const GRACE_PERIOD = 6 * HOUR;
const DOWNTIME = { from: Date.UTC(2026, 2, 20, 16), until: Date.UTC(2026, 2, 27, 16) };

vi.setSystemTime(START_TIME + 18 * HOUR);
const loopback = await startLoopback();
const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo', 'Cleo', 'Dag'] });
const database = join(newFolder(), 'fray.db');
const story = new Story(loopback, guild.channel('the-ford'), database, SEED);
const gwen = story.person('Gwen', 'Europe/Berlin');
const ana = story.person('Ana', 'Europe/Berlin');
const bo = story.person('Bo', 'America/New_York');
const cleo = story.person('Cleo', 'Australia/Sydney');
const dag = story.person('Dag', 'UTC');

/** For each player: when they look at the channel, in local time, and their quiet hours. */
const HABITS = [
  { who: ana, zone: 'Europe/Berlin', looks: 19, quiet: [22, 8] },
  { who: bo, zone: 'America/New_York', looks: 8, quiet: [23, 7] },
  { who: cleo, zone: 'Australia/Sydney', looks: 8, quiet: [22, 7] },
] as const;
const BO_AWAY = { from: instantOf('America/New_York', 15, 9), until: instantOf('America/New_York', 20, 0) };

afterAll(async () => {
  if (story.runs) await story.stop();
  await loopback.stop();
  vi.useRealTimers();
});

/** The instant of a day and hour in a zone. Days are counted from the start of the story. */
function instantOf(zone: string, day: number, hour: number): number {
  return instantsOf(zone, START_TIME + day * DAY + hour * HOUR)[0];
}

function keepHours(phone: Phone, city: string, quiet: string): Promise<void> {
  return story.act(phone, `says when they play: in ${city}, not from ${quiet}`, async () => {
    await phone.type('/me');
    await phone.tap('Playing hours');
    await phone.tap('Other…');
    await phone.fill({ 'A large city': city });
    return phone.choose('No quiet hours', quiet);
  });
}

async function waitOf(phone: Phone) {
  const clock = story.runs ? (await story.fray.state(story.channel))?.clock : undefined;
  return clock?.waits.find(({ user, for: what }) => user === phone.user.id && what === 'turn');
}

/** If it is the player's turn, taps the first attack button, and ends the turn if the attack didn't. */
async function takeTurn(phone: Phone): Promise<void> {
  const wait = await waitOf(phone);
  if (!wait) return;
  const label = phone.labels.find((each) => each.startsWith('Attack')) ?? 'End turn';
  await story.act(phone, `taps “${label.replace(/ · .*/, '')}”`, async () => {
    const answer = await phone.tap(label);
    return (await waitOf(phone))?.key === wait.key ? phone.tap('End turn') : answer;
  });
}

/** Everything that happens besides normal turns, with its time. */
const PLOT: readonly (readonly [time: number, happens: () => Promise<void>])[] = [
  [DOWNTIME.from, breakDown],
  [DOWNTIME.until, restart],
  [instantOf('Europe/Berlin', 15, 12.5), () => takeTurn(ana)],
  [
    BO_AWAY.from,
    () =>
      story.act(bo, 'types /away until:Saturday meanwhile:guard', () =>
        bo.type('/away', { until: 'Saturday', meanwhile: 'guard' }),
      ),
  ],
  [instantOf('America/New_York', 21, 7.5), () => story.act(bo, 'types /catch-up', () => bo.type('/catch-up'))],
  [
    instantOf('Australia/Sydney', 16, 9),
    () =>
      story.act(cleo, 'makes a plan', async () => {
        await cleo.type('/plan');
        await cleo.tap('Heal allies first');
        return cleo.tap('Keep');
      }),
  ],
];
/** The days of the story on which Ana is busy at her usual hour. */
const BUSY_DAYS = [14, 18];

async function breakDown(): Promise<void> {
  story.note('the computer on which Fray runs breaks down');
  await story.stop();
}

async function restart(): Promise<void> {
  story.note('Fray runs again');
  await story.start();
}

async function gather(): Promise<void> {
  await story.act(gwen, 'opens the fight', () => gwen.type('/encounter start', { ruleset: 'tdgs', name: 'The ford' }));
  await story.act(gwen, 'types /gm timer turn:24 h question:12 h nudge:6 h overdue:guard', () =>
    gwen.type('/gm timer', { turn: '24 h', question: '12 h', nudge: '6 h', overdue: 'guard' }),
  );
  const joins = (phone: Phone, character: string) =>
    story.act(phone, `joins as ${character}`, () => phone.type('/join', { character }));
  await joins(ana, 'Kira');
  await joins(bo, 'Mira');
  await joins(cleo, 'Brother Anselm');
  await joins(dag, 'Nim');
  await keepHours(ana, 'Berlin', '22:00 to 08:00');
  await keepHours(bo, 'New York', '23:00 to 07:00');
  await keepHours(cleo, 'Sydney', '22:00 to 07:00');
  await story.act(gwen, 'adds two goblins and a soldier', async () => {
    await gwen.type('/add', { creature: 'Goblin', count: 2 });
    return gwen.type('/add', { creature: 'Soldier' });
  });
  await story.act(gwen, 'types /gm auto style:fierce', () => gwen.type('/gm auto', { style: 'fierce' }));
  await story.act(gwen, 'types /initiative', () => gwen.type('/initiative'));
}

/** Plays day after day until the fight is decided. */
async function playAll(): Promise<void> {
  const looks = HABITS.flatMap(({ who, zone, looks: hour }) =>
    Array.from({ length: 40 }, (_, day) => day)
      .filter((day) => who !== ana || !BUSY_DAYS.includes(day))
      .map((day) => [instantOf(zone, day, hour), () => takeTurn(who)] as const),
  );
  const allEvents = [...looks, ...PLOT].filter(([time]) => time > Date.now()).toSorted(([one], [other]) => one - other);
  for (const [time, happens] of allEvents) {
    await story.until(time);
    await happens();
    if (story.runs && (await story.fray.state(story.channel))?.encounter.phase !== 'fighting') return;
  }
}

describe('A fight of more than three weeks', () => {
  test('is played to its end, and reads well', async () => {
    await story.start();
    await gather();
    await playAll();
    await story.act(gwen, 'types /encounter end', () => gwen.type('/encounter end'));
    await expect(`${story.lines.join('\n').trim()}\n`).toMatchFileSnapshot('golden/three-weeks.txt');
  });

  test('acts unfairly for no one: each player it acted for had all their time, awake and present, and a grace after the week', () => {
    const endMoments = story.clockTurns.filter(({ what }) => what === 'end');
    for (const { user, wait, at: end } of endMoments) {
      expect(awakeTime(user, wait.since, end), `${wait.subject} in turn ${wait.key}`).toBeGreaterThanOrEqual(TURN_TIME);
      if (wait.since < DOWNTIME.until && end > DOWNTIME.until)
        expect(awakeTime(user, DOWNTIME.until, end), 'after the week').toBeGreaterThanOrEqual(GRACE_PERIOD);
    }
    for (const { user, wait, at: time } of story.clockTurns)
      expect(isAwake(user, time - MINUTE), `${wait.subject} in turn ${wait.key}`).toBe(true);
    const endCounts = [dag, ana, bo, cleo].map(({ user }) => endMoments.filter((each) => each.user === user.id).length);
    expect(endCounts).toEqual([6, 1, 0, 0]);
  });

  test('has each of its messages once, and a record that verifies', async () => {
    const record = await story.fray.record(story.channel);
    const { wrong, open } = verifyRecord(record);
    expect([wrong, open]).toEqual([[], []]);
    const [end] = story.messages.slice(-1);
    expect(story.messages.flatMap(({ id }) => (id === end?.id ? [] : id)).toSorted()).toEqual(
      (await new Record(database).posts(story.channel.id)).toSorted(),
    );
  });
});

/** How long a player was awake and could have acted between two instants, by their local time. */
function awakeTime(user: string, from: number, until: number): number {
  const step = 5 * MINUTE;
  let totalWait = 0;
  for (let time = from; time < until; time += step) if (isAwake(user, time)) totalWait += Math.min(step, until - time);
  return totalWait;
}

function isAwake(user: string, time: number): boolean {
  const isIn = ({ from, until }: typeof DOWNTIME) => time >= from && time < until;
  if (isIn(DOWNTIME) || (user === bo.user.id && isIn(BO_AWAY))) return false;
  const habit = HABITS.find(({ who }) => who.user.id === user);
  if (!habit) return true;
  const hour = Number(CLOCKS.get(habit.zone)?.format(time));
  const [quietFrom, quietUntil] = habit.quiet;
  return hour < quietFrom && hour >= quietUntil;
}

const CLOCKS = new Map(
  HABITS.map(({ zone }) => [zone, new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' })]),
);
