import { WEEKDAYS } from './countdown.ts';
import { DAY, HOUR, instantsOf, MINUTE, WEEK, wallTime } from './zone.ts';

/** The maximum length of a typed time or duration, in characters. */
const MAX_INPUT_LENGTH = 60;

const MILLISECONDS_BY_UNIT: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY, w: WEEK };
const DURATION_PART_PATTERN =
  /^(\d+(?:[.,]\d+)?)\s*(m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:(?:ee)?ks?)?)(?![a-z])[\s,]*(?:and\s+)?/;

/** The milliseconds of a typed duration: "24 h", "2 days", "90m", "1 day 12 hours". Undefined if it isn't one. */
export function typedDuration(input: string): number | undefined {
  let remainingText = normalizedText(input);
  let sum = 0;
  while (remainingText !== '') {
    const [matchedText, amount = '', unit = ''] = DURATION_PART_PATTERN.exec(remainingText) ?? [];
    if (matchedText === undefined) return undefined;
    sum += Number(amount.replace(',', '.')) * (MILLISECONDS_BY_UNIT[unit.charAt(0)] ?? Number.NaN);
    remainingText = remainingText.slice(matchedText.length);
  }
  return sum > 0 && Number.isSafeInteger(Math.round(sum)) ? Math.round(sum) : undefined;
}

const CLOCK_TIME_PATTERN = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(am|pm|h|o’clock|o'clock)?$/;

/** The minutes after midnight of a typed time: "22:00", "22", "10 pm". Undefined if it isn't a time of day. */
export function typedTimeOfDay(input: string): number | undefined {
  const typedText = normalizedText(input);
  if (typedText === 'midnight') return 0;
  if (typedText === 'noon') return (12 * HOUR) / MINUTE;
  const [matchedText, hours = '', minutes = '0', amOrPm] = CLOCK_TIME_PATTERN.exec(typedText) ?? [];
  if (matchedText === undefined) return undefined;
  const isTwelveHourTime = amOrPm === 'am' || amOrPm === 'pm';
  const hour = isTwelveHourTime ? (Number(hours) % 12) + (amOrPm === 'pm' ? 12 : 0) : Number(hours);
  if (isTwelveHourTime ? Number(hours) < 1 || Number(hours) > 12 : hour > 24) return undefined;
  if (hour === 24 && Number(minutes) > 0) return undefined;
  return (hour % 24) * 60 + Number(minutes);
}

const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ');

/** The typed weekday, by its name or at least the first three letters of it. */
export function typedWeekday(input: string): (typeof WEEKDAYS)[number] | undefined {
  return WEEKDAYS.find((weekday) => isStartOfName(WEEKDAY_NAMES[weekday], normalizedText(input)));
}

/**
 * The instant a user in a zone means, or undefined if the text isn't one of these:
 * - a duration from now: "2 days"
 * - the start of a day: "Friday", "next Tuesday", "tomorrow", "December 24", "24.12.", "2026-12-24"
 * - a time on a day: "Friday 18:00", or alone for the next such time: "18:00"
 *
 * A date without a year is the next one. A date with a year may be in the past.
 */
export function typedInstant(input: string, now: number, zone = 'UTC'): number | undefined {
  const typedText = normalizedText(input).replace(/^(?:until|till|on|in)\s+/, '');
  const durationMs = typedDuration(typedText);
  if (durationMs !== undefined) return now + durationMs;
  const startOfToday = Math.floor(wallTime(zone, now) / DAY) * DAY;
  const dayStart = typedDay(typedText, startOfToday);
  if (dayStart !== undefined) return instantsOf(zone, dayStart)[1];
  // "18" alone may be a day of the month.
  const minutesOfDay = /[:a-z]/.test(typedText) ? typedTimeOfDay(typedText) : undefined;
  if (minutesOfDay !== undefined) return nextInstantAt(zone, startOfToday + minutesOfDay * MINUTE, now);
  const dayAndTimeMatch = /^(.*?)(?:\s+at\s+|\s*,\s*|\s+|t)(\S+(?:\s+[ap]m)?)$/.exec(typedText);
  const day = dayAndTimeMatch && typedDay(dayAndTimeMatch[1] ?? '', startOfToday);
  const typedMinutesOfDay = dayAndTimeMatch && typedTimeOfDay(dayAndTimeMatch[2] ?? '');
  if (typeof day !== 'number' || typeof typedMinutesOfDay !== 'number') return undefined;
  return instantsOf(zone, day + typedMinutesOfDay * MINUTE)[1];
}

/** The next instant at which the clocks show this time, today or tomorrow. */
function nextInstantAt(zone: string, wall: number, now: number): number {
  const [, lastInstant] = instantsOf(zone, wall);
  return lastInstant > now ? lastInstant : instantsOf(zone, wall + DAY)[1];
}

/** The start of the day with a typed name or date, as a wall time. */
function typedDay(dayName: string, today: number): number | undefined {
  if (dayName === 'today') return today;
  if (dayName === 'tomorrow') return today + DAY;
  const weekday = typedWeekday(dayName.replace(/^(?:this|the|this coming|coming)\s+/, ''));
  if (weekday !== undefined) return today + (((weekday - new Date(today).getUTCDay() + 6) % 7) + 1) * DAY;
  const dayNameAfterNext = /^next\s+([a-z]+)$/.exec(dayName)?.[1];
  if (dayNameAfterNext !== undefined) return nextDayNamed(dayNameAfterNext, today);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(dayName) ?? [];
  if (day !== undefined) return dateOf(Number(day), Number(month), Number(year), today);
  const [, dayFirst, monthNext, yearLast] = /^(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?$/.exec(dayName) ?? [];
  if (dayFirst !== undefined) return dateOf(Number(dayFirst), Number(monthNext), numberOf(yearLast), today);
  const dayFirstMatch = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?([a-z]+)\.?,?\s*(\d{4})?$/.exec(dayName);
  if (dayFirstMatch) return dateInMonth(dayFirstMatch[1], dayFirstMatch[2], dayFirstMatch[3], today);
  const monthFirstMatch = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})?$/.exec(dayName);
  return monthFirstMatch ? dateInMonth(monthFirstMatch[2], monthFirstMatch[1], monthFirstMatch[3], today) : undefined;
}

/** A weekday of next week, or the start of next week or next month. Weeks start on Monday. */
function nextDayNamed(dayName: string, today: number): number | undefined {
  const date = new Date(today);
  if (dayName === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const weekday = dayName === 'week' ? 1 : typedWeekday(dayName);
  const daysSinceMonday = (day: number) => (day + 6) % 7;
  return weekday === undefined
    ? undefined
    : today + (7 - daysSinceMonday(date.getUTCDay()) + daysSinceMonday(weekday)) * DAY;
}

function dateInMonth(day = '', month = '', year: string | undefined, today: number): number | undefined {
  const monthNumber = MONTH_NAMES.findIndex((name) => isStartOfName(name, month)) + 1;
  return monthNumber === 0 ? undefined : dateOf(Number(day), monthNumber, numberOf(year), today);
}

/**
 * The date with these numbers. Without a year, it is the next such date, possibly today. Undefined if there is no such
 * date.
 */
function dateOf(day: number, month: number, year: number | undefined, today: number): number | undefined {
  const years = year === undefined ? nextYears(today) : [year];
  return years
    .map((each) => new Date(Date.UTC(each, month - 1, day)))
    .filter((date) => date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
    .map((date) => date.getTime())
    .find((date) => year !== undefined || date >= today);
}

/** This year and the next eight, because at least one of these years has a February 29. */
function nextYears(today: number): readonly number[] {
  const thisYear = new Date(today).getUTCFullYear();
  return Array.from({ length: 9 }, (_, years) => thisYear + years);
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** True if the typed text is at least the first three letters of a name. */
function isStartOfName(name: string | undefined, input: string): boolean {
  return input.length >= 3 && name?.startsWith(input) === true;
}

function normalizedText(input: string): string {
  return input.length > MAX_INPUT_LENGTH ? '' : input.trim().toLowerCase();
}
