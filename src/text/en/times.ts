import type { AtTheEnd, Pace } from '../../rules/core/encounter.ts';
import { grammar } from './grammar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HOURS = { one: 'hour', other: 'hours' } as const;
const MINUTES = { one: 'minute', other: 'minutes' } as const;

/** "08:30", of minutes after midnight. */
function timeOfDay(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** An instant, as each reader’s own client writes it. */
function at(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:f>`;
}

const MEANWHILE: Readonly<Record<string, readonly [label: string, said: string]>> = {
  wait: ['My turns wait', 'your turns wait for you'],
  guard: ['I guard', 'your characters guard'],
  pass: ['I pass', 'your characters pass'],
  fierce: ['I am played fiercely', 'your characters are played fiercely'],
  wary: ['I am played warily', 'your characters are played warily'],
  guardian: ['I am played as a guardian', 'your characters are played as guardians'],
  cowardly: ['I am played as a coward', 'your characters are played as cowards'],
  mindless: ['I am played mindlessly', 'your characters are played mindlessly'],
};

/** When somebody plays. Names are safe to show already. */
export const hours = {
  button: 'Hours',
  title: 'When you play',
  how: 'The time for your turn runs only while you play. Nobody else sees this.',
  zone: 'Time zone',
  noZone: 'Where are you? Quiet hours and days off go by the clocks there.',
  clock: (city: string, minutes: number) => `${city}, ${timeOfDay(minutes)} now`,
  otherZone: 'Another…',
  zoneTitle: 'Your time zone',
  zoneField: 'A large city in it, or its name',
  zoneExample: 'Berlin, New York, America/Argentina/Salta',
  quiet: 'Quiet hours',
  span: (from: number, until: number) => `${timeOfDay(from)} to ${timeOfDay(until)}`,
  length: (minutes: number) =>
    [
      ...(minutes >= 60 ? [grammar.count(Math.floor(minutes / 60), HOURS)] : []),
      ...(minutes % 60 > 0 ? [grammar.count(minutes % 60, MINUTES)] : []),
    ].join(' '),
  noQuiet: 'No quiet hours',
  otherQuiet: 'Other hours…',
  quietTitle: 'Your quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  timeOfDay,
  timeHint: 'By your clock, such as 22:00 or 10 pm',
  off: 'Days off',
  noOff: 'No days off',
  weekday: (weekday: number) => WEEKDAYS[weekday] ?? '',
  nudges: 'Nudges',
  inChannel: 'In the channel, before your time is over',
  directly: 'Message me instead',
  direct: 'By direct message, before your time is over; in the channel if you take none',
  notDirect: 'In the channel instead',
  absence: 'Absence',
  at,
  home: 'You are not away',
  awayNow: (until?: number) =>
    until === undefined ? 'You are away, until you say that you are back' : `You are away until ${at(until)}`,
  awayLater: (from: number, until?: number) =>
    until === undefined
      ? `You will be away from ${at(from)} on`
      : `You will be away from ${at(from)} until ${at(until)}`,
  change: 'Change',
  away: 'Away…',
  awayHow: (waits: boolean) =>
    waits
      ? 'Where the GM has set a pace, the time for your turns stands still while you are away, and the board says until when.'
      : 'Where the GM has set a pace, that is done as soon as your turn comes, and the board says until when you are away.',
  awayUntil: 'Away until…',
  inDays: (days: number) => (days % 7 === 0 ? `In ${days === 7 ? 'a week' : `${days / 7} weeks`}` : `In ${days} days`),
  tomorrow: 'Tomorrow',
  unknown: 'I do not know yet',
  otherDay: 'Another day…',
  awayTitle: 'When you are away',
  awayFrom: 'From (empty: from now on)',
  dayHint: 'Friday, 3 days, 24 December, 2026-12-24 18:00',
  meanwhile: 'Meanwhile',
  meanwhileLabel: (what: string) => MEANWHILE[what]?.[0] ?? what,
  meanwhileSaid: (what: string) => `meanwhile ${MEANWHILE[what]?.[1] ?? what}`,
  back: 'I am back',
  isBack: 'Welcome back.',
} as const;

const DAYS = { one: 'day', other: 'days' } as const;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Most names in a nudge. */
const MOST_NAMES = 3;

/** "36 hours", "3 days", "1 hour 30 minutes", of minutes. */
function length(minutes: number): string {
  if (minutes >= 2 * DAY && minutes % DAY === 0) return grammar.count(minutes / DAY, DAYS);
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [
    ...(hours > 0 ? [grammar.count(hours, HOURS)] : []),
    ...(rest > 0 ? [grammar.count(rest, MINUTES)] : []),
  ].join(' ');
}

const AT_THE_END: Readonly<Record<AtTheEnd, readonly [label: string, said: string]>> = {
  wait: ['The GM is told', 'the GM is told'],
  guard: ['They guard', 'they guard'],
  pass: ['They pass', 'they pass'],
  fierce: ['They are played fiercely', 'they are played fiercely'],
  wary: ['They are played warily', 'they are played warily'],
  guardian: ['They are played as guardians', 'they are played as guardians'],
  cowardly: ['They are played as cowards', 'they are played as cowards'],
  mindless: ['They are played mindlessly', 'they are played mindlessly'],
};

/** An instant as each reader’s own client writes it. */
function date(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:f>`;
}

/** The same, and how far off it is: "24 December 2026 18:00, in 2 days". */
function when(instant: number): string {
  return `${date(instant)}, <t:${Math.floor(instant / 1000)}:R>`;
}

/** Until when each is waited for. */
type Deadlines = readonly { readonly names: readonly string[]; readonly end: number }[];

function saidOf(deadlines: Deadlines): readonly string[] {
  return deadlines.map(({ names, end }) => `**${grammar.and(names)}**: until ${when(end)}.`);
}

/** The time for each move. Names are safe to show already. */
export const pace = {
  button: 'Pace…',
  stop: 'Stop the clock',
  run: 'Let the clock run',
  length,
  /** What the pace is, in one line. */
  said: ({ turn, question, nudge, atEnd }: Pace) =>
    `Pace: **${length(turn)}** for a turn, ${length(question)} for an answer${
      nudge > 0 ? `, a nudge ${length(nudge)} before the end` : ''
    }. Then ${AT_THE_END[atEnd][1]}.`,
  none: 'No pace: turns and answers take as long as they take.',
  stopped: 'The clock is stopped: nobody’s time runs.',
  runs: 'The clock runs again.',
  /** On the board. */
  until: (end: number) => `Until ${when(end)}`,
  answerUntil: (end: number) => `Answer until ${when(end)}`,
  away: ({ user, from, until }: { readonly user: string; readonly from?: number; readonly until?: number }) =>
    `${grammar.mention(user)} is away${from === undefined ? '' : ` from ${date(from)}`}${until === undefined ? '' : ` until ${date(until)}`}`,
  over: 'Time is over',
  stands: 'The clock is stopped',
  /** Nudges. */
  nudged: (
    users: readonly string[],
    names: readonly string[],
    what: 'turn' | 'question' | 'return',
    end: number | undefined,
  ) =>
    `${users.map(grammar.mention).join(' ')} **${grammar.and(names, MOST_NAMES)}:** ${what === 'question' ? 'your answer is waited for' : 'still your turn'}${
      end === undefined ? '' : `, until ${when(end)}`
    }.`,
  creatures: (gms: readonly string[], names: readonly string[]) =>
    `${gms.map(grammar.mention).join(' ')} ${
      names.length > MOST_NAMES ? `**${names.length} creatures**` : `**${grammar.and(names)}**`
    } ${names.length === 1 ? 'waits' : 'wait'} for you.`,
  gmAsked: (gms: readonly string[]) => `${gms.map(grammar.mention).join(' ')} **A question** waits for you.`,
  late: (
    gms: readonly string[],
    names: readonly string[],
    user: string,
    since: number,
    what: 'turn' | 'question' | 'return',
  ) =>
    `${gms.map(grammar.mention).join(' ')} Everybody waits for ${what === 'question' ? 'an answer for ' : ''}**${grammar.and(names)}** (${grammar.mention(user)}), since ${date(since)}.`,
  wasAway: (from: number, until: number, deadlines: Deadlines) =>
    [`I was away from ${date(from)} to ${date(until)}. Nobody lost time by it.`, ...saidOf(deadlines)].join(' '),
  clockSetRight: (deadlines: Deadlines) =>
    [
      'My clock was wrong, so the deadlines were too. It’s right again, and no one lost time.',
      ...saidOf(deadlines),
    ].join(' '),
  acts: 'What I can do…',
  playFor: 'Play for them',
  endFor: 'End their turn',
  waitOn: 'Wait',
  toTheFight: 'To the fight',
  /** On the card. */
  short: ({ turn, atEnd, stopped }: Pace) =>
    `${length(turn)} a turn, then ${AT_THE_END[atEnd][1]}${stopped ? '; the clock is stopped' : ''}`,
  /** Above what is done in a player's place. */
  instead: {
    'time over': (name: string) => `${name}’s time is over`,
    'no answer': (name: string) => `${name}’s time to answer is over`,
    'asked for': (name: string) => `As ${name}’s player has asked for`,
  },
  fields: {
    turn: { label: 'For a turn', hint: 'Of the time in which its player plays: quiet hours and absences stretch it.' },
    question: { label: 'For an answer' },
    nudge: { label: 'A nudge before the end' },
    atEnd: { label: 'When the time is over', hint: 'A plan that its player made for then comes first.' },
    usual: { label: 'New encounters' },
  },
  noPace: 'No limit',
  noNudge: 'No nudge',
  atEnd: (how: AtTheEnd) => AT_THE_END[how][0],
  usualBox: 'Open all in this server with this pace',
  isUsual: 'New encounters in this server open with this pace.',
  noneUsual: 'New encounters in this server open without a pace.',
} as const;
