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
