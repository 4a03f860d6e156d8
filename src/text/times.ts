import type { AtTheEnd, TurnTimer } from '../rules/core/encounter.ts';
import { and, mention, t } from './t.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

const MAX_NAMES_IN_NUDGE = 3;

/** A time of day, given in minutes after midnight: "08:30". */
function timeOfDayText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A time in milliseconds since 1970, as the reader's Discord app shows it. */
function timeText(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:f>`;
}

/** How far away a time is, as the reader's Discord app shows it: "in 5 hours", "2 days ago". */
export function relativeTimeText(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:R>`;
}

/** A time, and how far away it is: "December 24, 2026 18:00, in 2 days". */
function instantText(instant: number): string {
  return `${timeText(instant)}, ${relativeTimeText(instant)}`;
}

/** A number of minutes: "1 hour 30 minutes". */
function hoursText(minutes: number): string {
  const [hours, remainingMinutes] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return [
    ...(hours > 0 ? [t('length-hours', { count: hours })] : []),
    ...(remainingMinutes > 0 ? [t('length-minutes', { count: remainingMinutes })] : []),
  ].join(' ');
}

/**
 * Words that tell when someone plays: their time zone, quiet hours, days off and absences. Callers escape the names.
 */
export const hoursWords = {
  clock: (city: string, minutes: number) => t('hours-clock', { city, time: timeOfDayText(minutes) }),
  span: (from: number, until: number) => t('hours-span', { from: timeOfDayText(from), until: timeOfDayText(until) }),
  length: hoursText,
  timeOfDay: timeOfDayText,
  weekday: (weekday: number) => {
    const day = WEEKDAYS[weekday];
    return day === undefined ? '' : t(`weekday-${day}`);
  },
  at: timeText,
  awayNow: (until?: number) =>
    until === undefined ? t('hours-away-open') : t('hours-away-until-time', { until: timeText(until) }),
  awayLater: (from: number, until?: number) =>
    until === undefined
      ? t('hours-away-from-open', { from: timeText(from) })
      : t('hours-away-from-until', { from: timeText(from), until: timeText(until) }),
  inDays: (days: number) =>
    days % 7 === 0 ? t('hours-in-weeks', { count: days / 7 }) : t('hours-in-days', { count: days }),
} as const;

/** A number of minutes as a duration: "36 hours", "3 days", "1 hour 30 minutes". */
function durationText(minutes: number): string {
  return isShownInDays(minutes) ? t('length-days', { count: minutes / MINUTES_PER_DAY }) : hoursText(minutes);
}

function isShownInDays(minutes: number): boolean {
  return minutes >= 2 * MINUTES_PER_DAY && minutes % MINUTES_PER_DAY === 0;
}

/** The start of a range of durations. It's only a number if the end has the same unit: "36" in "36 to 47 hours". */
function rangeStartText(from: number, until: number): string {
  const unit = onlyUnitOf(from);
  return unit !== undefined && unit === onlyUnitOf(until) ? String(from / unit) : durationText(from);
}

/** The length in minutes of the unit that a duration is shown in. Undefined if it needs both hours and minutes. */
function onlyUnitOf(minutes: number): number | undefined {
  if (isShownInDays(minutes)) return MINUTES_PER_DAY;
  if (minutes < MINUTES_PER_HOUR) return 1;
  return minutes % MINUTES_PER_HOUR === 0 ? MINUTES_PER_HOUR : undefined;
}

/** When each group of combatants runs out of time, in milliseconds since 1970. */
type Deadlines = readonly { readonly names: readonly string[]; readonly end: number }[];

function deadlineTexts(deadlines: Deadlines): readonly string[] {
  return deadlines.map(({ names, end }) => t('timer-deadline', { names: and(names), when: instantText(end) }));
}

/** What the encounter is waiting for. */
type WaitReason = 'turn' | 'question' | 'return' | 'offer';

function joinedMentions(users: readonly string[]): string {
  return users.map(mention).join(' ');
}

/** Words for the turn timer. Callers escape the names. */
export const timerWords = {
  length: durationText,
  rangeStart: rangeStartText,
  /** Describes the whole timer on one line. */
  wholeTimer: ({ turn, question, nudge, atEnd }: TurnTimer) => {
    const facts = { turn: durationText(turn), answer: durationText(question), atEnd: t(`timer-then-${atEnd}`) };
    return nudge > 0 ? t('timer-said-nudge', { ...facts, nudge: durationText(nudge) }) : t('timer-said', facts);
  },
  /** The deadline as the board shows it. */
  until: (end: number) => t('timer-until', { when: instantText(end) }),
  answerUntil: (end: number) => t('timer-answer-until', { when: instantText(end) }),
  offerUntil: (end: number) => t('timer-offer-until', { when: instantText(end) }),
  away: (absence: { readonly user: string; readonly from?: number; readonly until?: number }) => {
    const { from, until } = absence;
    const userMention = mention(absence.user);
    if (from === undefined)
      return until === undefined
        ? t('timer-away', { user: userMention })
        : t('timer-away-until', { user: userMention, until: timeText(until) });
    return until === undefined
      ? t('timer-away-from', { user: userMention, from: timeText(from) })
      : t('timer-away-from-until', { user: userMention, from: timeText(from), until: timeText(until) });
  },
  nudge: (users: readonly string[], all: readonly string[], what: WaitReason, end: number | undefined) => {
    const facts = { users: joinedMentions(users), names: and(all, MAX_NAMES_IN_NUDGE) };
    const waitKind = what === 'question' ? 'question' : 'turn';
    if (end === undefined) return t(`timer-nudge-${waitKind}`, facts);
    return t(`timer-nudge-${waitKind}-until`, { ...facts, when: instantText(end) });
  },
  creatures: (gms: readonly string[], names: readonly string[]) =>
    names.length > MAX_NAMES_IN_NUDGE
      ? t('timer-many-creatures', { gms: joinedMentions(gms), count: names.length })
      : t('timer-creatures', { gms: joinedMentions(gms), names: and(names), count: names.length }),
  gmAsked: (gms: readonly string[]) => t('timer-gm-asked', { gms: joinedMentions(gms) }),
  late: (gms: readonly string[], names: readonly string[], user: string, since: number, what: WaitReason) =>
    t(what === 'question' ? 'timer-late-question' : 'timer-late-turn', {
      gms: joinedMentions(gms),
      names: and(names),
      user: mention(user),
      since: timeText(since),
    }),
  wasAway: (from: number, until: number, deadlines: Deadlines) =>
    [t('timer-was-away', { from: timeText(from), until: timeText(until) }), ...deadlineTexts(deadlines)].join(' '),
  clockSetRight: (deadlines: Deadlines) => [t('timer-clock-set-right'), ...deadlineTexts(deadlines)].join(' '),
  /** The timer as the card shows it. */
  short: ({ turn, atEnd, stopped }: TurnTimer) => {
    const facts = { turn: durationText(turn), atEnd: t(`timer-then-${atEnd}`) };
    return stopped ? t('timer-short-stopped', facts) : t('timer-short', facts);
  },
  /** The line above an action that Fray took for a player. */
  instead: (why: 'time over' | 'no answer' | 'asked for', name: string) => {
    if (why === 'time over') return t('timer-instead-time-over', { name });
    return why === 'no answer' ? t('timer-instead-no-answer', { name }) : t('timer-instead-asked-for', { name });
  },
  atEnd: (how: AtTheEnd) => t(`timer-at-end-${how}`),
} as const;
