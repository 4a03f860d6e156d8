import { grammar } from './grammar.ts';

const { and, mention } = grammar;

const SHARES: Readonly<Record<number, string>> = { 25: 'a quarter', 50: 'half', 75: 'three quarters' };

function share(percent: number): string {
  return SHARES[percent] ?? `${percent} %`;
}

/** A player's plan, for that player alone, and what the table is told of it. Names are safe to show already. */
export const plan = {
  open: 'My plan',
  title: (name: string) => `Plan · ${name}`,
  /** Above what was done by it, for all. */
  asPlanned: (name: string) => `As ${name} planned`,
  noLongerFits: (users: readonly string[], name: string) =>
    [...users.map(mention), `**${name}’s plan no longer fits: it is ${name}’s turn.**`].join(' '),
  conditions: {
    selfBelow: (percent: number) => `your health is below ${share(percent)}`,
    friendBelow: (percent: number) => `a friend’s health is below ${share(percent)}`,
    friendDown: 'a friend is down',
    foeNear: 'a foe is beside you',
    stands: (name: string) => `${name} stands`,
    foesAtLeast: (count: number) => `${count} foes or more stand`,
    roundFrom: (round: string) => `it is round ${round} or later`,
    left: (amount: string) => `you have ${amount} left`,
  },
  targets: {
    'near foe': 'a foe beside you',
    'most hurt foe': 'the foe hurt most',
    'any foe': 'any foe',
    'most hurt friend': 'the friend hurt most',
    'fallen friend': 'a friend who is down',
    self: 'yourself',
  },
  hasLeft: 'somebody who has left',
  orElse: (targets: readonly string[]) => targets.join(', else '),
  times: (count: number, name: string) => `${count} × ${name}`,
  guard: 'Guard',
  line: (conditions: readonly string[], act: string) =>
    conditions.length === 0 ? `${act}.` : `If ${and(conditions)}: **${act}**.`,
  numbered: (number: number, text: string) => `${number}. ${text}`,
  otherwise: {
    'end turn': 'When none of it can be done, your turn ends.',
    'tell me': 'When none of it can be done, you are called.',
  },
  use: {
    'at once': 'It plays as soon as your turn comes.',
    late: 'It plays only when your time is over.',
  },
  may: (amounts: readonly string[]) =>
    amounts.length === 0
      ? 'It spends nothing but the turn itself.'
      : `In one turn it may spend ${and(amounts)}, and nothing else.`,
  none: 'Say what you will do, and your turn need not wait for you. Nobody else sees it; you can change it at any time.',
  asleep: (name: string) => `${name} is in other hands for now: until they are back, no plan plays for them.`,
  unknown: 'What can be planned is known once somebody is there to be fought.',
  sum: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
  noPlan: 'none',
  presets: {
    'guard when low': 'Fight on, guard when low',
    'fight on': 'Fight on',
    'friends first': 'Friends first, then fight',
    'only guard': 'Only guard',
  },
  preset: (name: string) => `**${name}**`,
  keep: 'Keep',
  kept: '-# Kept.',
  always: 'Always',
  when: 'When… (up to two)',
  whenEntry: (condition: string) => `If ${condition}`,
  toTile: (act: string, tile: string) => `${act} to ${tile}`,
  act: 'Then…',
  add: 'Add',
  full: '-# Five lines are the most: take one out to add another.',
  changeIt: 'Change it…',
  change: {
    'at once': 'Play only when my time is over',
    late: 'Play as soon as it is my turn',
    'end turn': 'Where nothing of it fits, call me',
    'tell me': 'Where nothing of it fits, end my turn',
  },
  takeOut: (line: number, text: string) => `Take out ${line}. ${text}`,
  takenOut: '-# Taken out.',
  maySpend: (amount: string) => `may spend ${amount}`,
  tryIt: 'Try it now',
  tried: (act: string) => `As things stand, it begins with: **${act}**.`,
  triedEnd: 'As things stand, your turn would end.',
  triedUnfit: 'As things stand, nothing of it fits: you would be called.',
  passedOver: (line: number, why: string) => `-# Line ${line} is passed over: ${why}.`,
  why: {
    'not-offered': 'it cannot be done now',
    'no-target': 'nobody is there for it',
    'no-way': 'no way leads to that tile on which nobody may strike',
    'not-allowed': 'it costs more than it may spend',
    asks: 'you would be asked something',
  },
  playNow: 'Play it now',
  drop: 'Drop it',
  dropped: '-# There is no plan any more.',
  has: 'has a plan',
} as const;
