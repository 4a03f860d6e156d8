import { grammar } from './grammar.ts';
import { hours } from './times.ts';

const { and, mention } = grammar;

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

/** Most who are named. */
const MOST = 4;

const bold = (names: readonly string[]) =>
  and(
    names.map((name) => `**${name}**`),
    MOST,
  );

/** Who plays by themselves: the GM’s screen, and what all are told of it. Names are safe to show already. */
export const auto = {
  menu: 'Let them play…',
  title: 'They play by themselves',
  about:
    'Each takes its turn as soon as it comes, and answers at once what it is asked. Undo gives a turn back to you.',
  /** How each style plays: on its button, and what that is like. */
  styles: {
    fierce: { label: 'Fierce', about: 'finishes the weakest, hardly ever guards' },
    wary: { label: 'Wary', about: 'strikes with care, guards and heals when hurt' },
    guardian: { label: 'Guardian', about: 'looks after its own side first' },
    cowardly: { label: 'Cowardly', about: 'guards a lot, goes for whoever is hurt' },
    mindless: { label: 'Mindless', about: 'strikes whoever is at hand, and nothing else' },
  },
  byHand: 'By hand',
  byHandAbout: 'you play them',
  playsAs: (style: string) => `plays by itself: ${style.toLowerCase()}`,
  /** Behind somebody's numbers in the panel. */
  inPanel: (style: string) => style.toLowerCase(),
  /** How somebody plays, in a menu about them. */
  how: 'Plays by itself…',
  set: (names: readonly string[], style: string | undefined) => {
    const one = names.length === 1;
    if (style === undefined) return `${bold(names)} ${one ? 'is' : 'are'} played by you again.`;
    return `${bold(names)} ${one ? 'plays by itself' : 'play by themselves'} from now on: ${style.toLowerCase()}.`;
  },
  onlyThese: 'You play anyone who joins later, until you put them on autopilot too.',
  already: 'That is how they play already.',
  /** For all to read, where all may know. */
  told: (names: readonly string[], alone: boolean) => {
    const one = names.length === 1;
    if (!alone) return `${and(names, MOST)} ${one ? 'is' : 'are'} played by the GM again.`;
    return `${and(names, MOST)} ${one ? 'plays by itself' : 'play by themselves'} from now on.`;
  },
  onBoard: (names: readonly string[], all: boolean) => {
    if (names.length === 1) return `${names[0]} is on autopilot`;
    return `${all ? 'all of the GM’s' : and(names, MOST)} are on autopilot`;
  },
  heldBack: (names: readonly string[]) =>
    `-# The GM plays this turn, or lets ${and(names, MOST)} play by ${names.length === 1 ? 'itself' : 'themselves'}.`,
  letPlay: (count: number) => (count === 1 ? 'Let it play' : 'Let them play'),
  letPlayNamed: (name: string) => `Let ${name} play`,
  letPlayed: (name: string) => `**${name}** has played by itself.`,
  all: 'everybody you play',
} as const;
