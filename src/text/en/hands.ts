import { grammar } from './grammar.ts';
import { hours } from './hours.ts';

const { mention } = grammar;

/** What is typed for a time: as it is read. */
const DAYS = ['tomorrow', '2 days', '3 days', '1 week', '2 weeks', '4 weeks', 'Monday', 'Friday', 'Saturday'];
const BACK = 'they are back';

function player(user: string | undefined): string {
  return user === undefined ? 'the GM' : mention(user);
}

function end(until: number | undefined): string {
  return until === undefined ? '' : ` until ${hours.at(until)}`;
}

/** Somebody in another's hands for a time. Names are safe to show already; nobody stands for the GM. */
export const hands = {
  /** "Kira (for Ana)", where it is said who plays beside it. */
  for: (name: string, owner: string | undefined) => `${name} (for ${player(owner)})`,
  player,
  /** "Bo for Ana" */
  playerFor: (user: string | undefined, owner: string | undefined) => `${player(user)} for ${player(owner)}`,
  button: 'Lend…',
  heading: 'In whose hands',
  yours: 'Yours. Another can play them while you are gone.',
  title: (name: string) => `${name} in another’s hands`,
  how: 'Another plays them in this encounter. Sheet, answers and what you have saved stay yours.',
  untilWhen: 'Until when?',
  untilBack: 'Until I am back',
  days: DAYS,
  inDays: hours.inDays,
  toWhom: 'To whom?',
  toGm: 'To the GM',
  lent: (name: string, user: string | undefined, until: number | undefined) =>
    `**${name}** is played by ${player(user)}${until === undefined ? ' until you are back' : end(until)}. To act for them yourself takes them back.`,
  isLent: (name: string, user: string | undefined, until: number | undefined) =>
    `**${name}** is played by ${player(user)}${until === undefined ? ' until you are back' : end(until)}.`,
  borrowed: (name: string, owner: string | undefined, until: number | undefined) =>
    `You play **${name}** for ${player(owner)}${end(until)}.`,
  takeBack: 'Take back',
  giveBack: 'Give back',
  isBack: (name: string, user: string | undefined) => `**${name}** is played by ${player(user)} again.`,
  /** Calls who plays somebody from now on. */
  called: (users: readonly string[], name: string, owner: string | undefined, until: number | undefined) =>
    `${users.map(mention).join(' ')}: **${name}** is yours to play for ${player(owner)}${end(until)}.`,
  theyAreBack: BACK,
  untils: [BACK, ...DAYS],
} as const;
