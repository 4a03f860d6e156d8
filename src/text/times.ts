import type { AtTheEnd, Pace } from '../rules/core/encounter.ts';
import { grammar } from './grammar.ts';
import { t } from './t.ts';

const WEEKDAYS = [
  t('weekdays'),
  t('weekdays-2'),
  t('weekdays-3'),
  t('weekdays-4'),
  t('weekdays-5'),
  t('weekdays-6'),
  t('weekdays-7'),
];
const HOURS = { one: t('hours-one'), other: t('hours-other') } as const;
const MINUTES = { one: t('minutes-one'), other: t('minutes-other') } as const;

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
  wait: [t('meanwhile-wait'), t('meanwhile-wait-2')],
  guard: [t('meanwhile-guard'), t('meanwhile-guard-2')],
  pass: [t('meanwhile-pass'), t('meanwhile-pass-2')],
  fierce: [t('meanwhile-fierce'), t('meanwhile-fierce-2')],
  wary: [t('meanwhile-wary'), t('meanwhile-wary-2')],
  guardian: [t('meanwhile-guardian'), t('meanwhile-guardian-2')],
  cowardly: [t('meanwhile-cowardly'), t('meanwhile-cowardly-2')],
  mindless: [t('meanwhile-mindless'), t('meanwhile-mindless-2')],
};

/** When somebody plays. Names are safe to show already. */
export const hours = {
  clock: (city: string, minutes: number) => t('hours-clock', { city, timeOfDay: timeOfDay(minutes) }),
  span: (from: number, until: number) => t('hours-span', { timeOfDay: timeOfDay(from), timeOfDay2: timeOfDay(until) }),
  length: (minutes: number) =>
    [
      ...(minutes >= 60 ? [grammar.count(Math.floor(minutes / 60), HOURS)] : []),
      ...(minutes % 60 > 0 ? [grammar.count(minutes % 60, MINUTES)] : []),
    ].join(' '),
  timeOfDay,
  weekday: (weekday: number) => WEEKDAYS[weekday] ?? '',
  at,
  awayNow: (until?: number) => (until === undefined ? t('hours-away-now') : t('hours-away-now-2', { at: at(until) })),
  awayLater: (from: number, until?: number) =>
    until === undefined
      ? t('hours-away-later', { at: at(from) })
      : t('hours-away-later-2', { at: at(from), at2: at(until) }),
  change: t('hours-change'),
  awayHow: (waits: boolean) => (waits ? t('hours-away-how') : t('hours-away-how-2')),
  inDays: (days: number) =>
    days % 7 === 0
      ? t('hours-in-days', { days: days === 7 ? t('hours-in-days-2') : t('hours-in-days-3', { days: days / 7 }) })
      : t('hours-in-days-4', { days }),
  meanwhileLabel: (what: string) => MEANWHILE[what]?.[0] ?? what,
  meanwhileSaid: (what: string) => t('hours-meanwhile-said', { meanwhile: MEANWHILE[what]?.[1] ?? what }),
} as const;

const DAYS = { one: t('days-one'), other: t('days-other') } as const;
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
  wait: [t('at-the-end-wait'), t('at-the-end-wait-2')],
  guard: [t('at-the-end-guard'), t('at-the-end-guard-2')],
  pass: [t('at-the-end-pass'), t('at-the-end-pass-2')],
  fierce: [t('at-the-end-fierce'), t('at-the-end-fierce-2')],
  wary: [t('at-the-end-wary'), t('at-the-end-wary-2')],
  guardian: [t('at-the-end-guardian'), t('at-the-end-guardian-2')],
  cowardly: [t('at-the-end-cowardly'), t('at-the-end-cowardly-2')],
  mindless: [t('at-the-end-mindless'), t('at-the-end-mindless-2')],
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
  return deadlines.map(({ names, end }) => t('said-of', { names: grammar.and(names), when: when(end) }));
}

/** The time for each move. Names are safe to show already. */
export const pace = {
  length,
  /** What the pace is, in one line. */
  said: ({ turn, question, nudge, atEnd }: Pace) =>
    t('pace-said', {
      length: length(turn),
      length2: length(question),
      length3: nudge > 0 ? t('pace-said-length3', { length: length(nudge) }) : '',
      attheend: AT_THE_END[atEnd][1],
    }),
  /** On the board. */
  until: (end: number) => t('pace-until', { when: when(end) }),
  answerUntil: (end: number) => t('pace-answer-until', { when: when(end) }),
  away: ({ user, from, until }: { readonly user: string; readonly from?: number; readonly until?: number }) =>
    t('pace-away', {
      user: grammar.mention(user),
      date: from === undefined ? '' : t('pace-away-date', { date: date(from) }),
      date2: until === undefined ? '' : t('pace-away-date2', { date: date(until) }),
    }),
  /** Nudges. */
  nudged: (
    users: readonly string[],
    names: readonly string[],
    what: 'turn' | 'question' | 'return',
    end: number | undefined,
  ) =>
    `${users.map(grammar.mention).join(' ')} **${grammar.and(names, MOST_NAMES)}:** ${what === 'question' ? t('pace-nudged') : t('pace-nudged-2')}${
      end === undefined ? '' : t('pace-nudged-3', { when: when(end) })
    }.`,
  creatures: (gms: readonly string[], names: readonly string[]) =>
    t('pace-creatures', {
      gms: gms.map(grammar.mention).join(' '),
      count:
        names.length > MOST_NAMES ? t('pace-creatures-count', { count: names.length }) : `**${grammar.and(names)}**`,
      count2: names.length,
    }),
  gmAsked: (gms: readonly string[]) => t('pace-gm-asked', { gms: gms.map(grammar.mention).join(' ') }),
  late: (
    gms: readonly string[],
    names: readonly string[],
    user: string,
    since: number,
    what: 'turn' | 'question' | 'return',
  ) =>
    t('pace-late', {
      gms: gms.map(grammar.mention).join(' '),
      what: what === 'question' ? t('pace-late-what') : '',
      names: grammar.and(names),
      user: grammar.mention(user),
      date: date(since),
    }),
  wasAway: (from: number, until: number, deadlines: Deadlines) =>
    [t('pace-was-away', { date: date(from), date2: date(until) }), ...saidOf(deadlines)].join(' '),
  clockSetRight: (deadlines: Deadlines) => [t('pace-clock-set-right'), ...saidOf(deadlines)].join(' '),
  /** On the card. */
  short: ({ turn, atEnd, stopped }: Pace) =>
    t('pace-short', {
      length: length(turn),
      attheend: AT_THE_END[atEnd][1],
      stopped: stopped ? t('pace-short-stopped') : '',
    }),
  /** Above what is done in a player's place. */
  instead: {
    'time over': (name: string) => t('pace-instead-time-over', { name }),
    'no answer': (name: string) => t('pace-instead-no-answer', { name }),
    'asked for': (name: string) => t('pace-instead-asked-for', { name }),
  },
  fields: {
    turn: { label: t('pace-fields-turn-label'), hint: t('pace-fields-turn-hint') },
    question: { label: t('pace-fields-question-label') },
    nudge: { label: t('pace-fields-nudge-label') },
    atEnd: { label: t('pace-fields-at-end-label'), hint: t('pace-fields-at-end-hint') },
    usual: { label: t('pace-fields-usual-label') },
  },
  atEnd: (how: AtTheEnd) => AT_THE_END[how][0],
} as const;
