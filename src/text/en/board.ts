import type { Phase, Vitality } from '../../rules/core/encounter.ts';
import type { Book } from '../../rules/core/ruleset.ts';
import { capital } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { and, mention } = grammar;

type BoardTurn = 'now' | 'done' | 'later';
type BoardSide = 'players' | 'foes' | 'others';

/** What somebody has left for a turn: the first that is counted, and what else there is. */
interface Left {
  readonly first: string;
  readonly others: readonly string[];
}

/** The words of the board and of the messages around it. Names are safe to show already. */
export const board = {
  /** Whose turn it is, and who comes after, by signs and to be read aloud. Enemies have a sign of their own. */
  name: (name: string, turn: BoardTurn, side: BoardSide) => {
    const sign = { players: '', foes: '◆ ', others: '◇ ' }[side];
    return turn === 'later' ? `${sign}**${name}**` : `${sign}**${turn === 'now' ? 'Now' : '✓ Done'} · ${name}**`;
  },
  nameInWords: (name: string, turn: BoardTurn, side: BoardSide) =>
    `**${{ now: 'Now', done: 'Done is', later: 'Then' }[turn]} ${name}${{ players: '', foes: ' (enemy)', others: ' (neither friend nor enemy)' }[side]}:**`,
  inTheLog: (count: number) => `-# ${count} more, in the log`,
  inDetails: (count: number) => `-# ${count} more in *Details*`,
  details: 'Details',
  dead: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'is' : 'are'} dead`,
  /** "2 of 3 actions" */
  outOf: (value: number, all: string) => `${value} of ${all}`,
  yourTurn: (users: readonly string[], names: readonly string[], since: string) => {
    const whose = names.length === 1 ? `${names[0]}, your turn.` : `${and(names)}: your turn, in any order.`;
    return `${users.map(mention).join(' ')} **${whose}**${since === '' ? '' : ` ${since}`}`;
  },
  /** What is left of a turn that has begun: "2 of 3 actions left, 1 move." */
  left: (users: readonly string[], name: string, { first, others }: Left) => {
    const more = others.length === 0 ? '' : `, ${others.join(', ')}`;
    return `${users.map(mention).join(' ')} **${name}: ${first === '' ? 'nothing' : first} left**${more}.`;
  },
  creaturesTurn: (users: readonly string[], now: readonly string[], then: readonly string[], since: string) => {
    const after = then.length === 0 ? '' : `, then ${and(then)}`;
    return `${[...users.map(mention), `**${and(now)}${after}.**`].join(' ')}${since === '' ? '' : ` ${since}`}`;
  },
  waitsFor: (name: string) => `-# ${name} decides first.`,
  waitsForGm: '-# The GM decides first.',
  nothingDone: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'waits' : 'wait'}.`,
  several: (count: number) => `${count} targets`,
  again: (act: string) => `${act} again`,
  /** "Quick attack", "Powerful attack, +4 · costs 6". */
  priced: (manner: string, verb: string, bonus: number, cost: number, joint: string) =>
    `${manner} ${verb.toLowerCase()}${bonus === 0 ? '' : `, +${bonus}`}${joint}costs ${cost}`,
  attackBy: (name: string, target: string) => `${name} attacks ${target}`,
  actBy: (name: string, act: string) => `${name}: ${act}`,
  withState: (act: string, state: string, joint: string) => `${act}${joint}${state}`,
  runAsBefore: (count: number) => `${count === 2 ? 'Both' : 'All'} as before`,
  runAttacks: (count: number, target: string) => `${count === 2 ? 'Both' : 'All'} attack ${target}`,
  runEnds: (count: number) => (count === 2 ? 'End both' : 'End all'),
  whichOfYours: 'You play several whose turn it is. Which?',
  isDone: (name: string) => `${name} is done`,
  allDone: (count: number) => `${count === 2 ? 'Both' : 'All'} are done`,
  always: (answer: string) => `Always ${answer}, do not ask`,
  others: (count: number) => `${count} more`,
  endTurn: 'End turn',
  done: 'I am done',
  more: 'More…',
};

/** The words of the card that shows an encounter. Names are safe to show already. */
export const card = {
  phase: { gathering: 'gathering', fighting: 'running', aftermath: 'the rounds have stopped', ended: 'ended' },
  head: (system: string, gms: string, phase: string, joint: string) => [system, `GM ${gms}`, phase].join(joint),
  more: (count: number) => `${count} more`,
  nobody: 'Nobody has joined yet.',
  howTo: '-# Players: **Join**, or `/join`. GM: `/add`, then `/initiative`.',
  waitingFor: (names: string) => (names === '' ? '' : `Waiting for ${names}.`),
  settings: (settings: string) => `-# ${settings}`,
  seal: (commitment: string) => `-# The dice are sealed. SHA-256 of their seed: \`${commitment}\``,
  restSeed: (seed: string) => `-# The seed of the rests before: \`${seed}\``,
};

/** What happens at the table itself and is no story: told where nothing else is. Names are safe to show already. */
export const table = {
  setting: (name: string, value: string) => `The scene’s \`${name}\`: **${value}**.`,
  settingGone: (name: string) => `The scene’s \`${name}\` is as by default.`,
  together: (names: readonly string[], group: string) =>
    `${grammar.and(names)} ${names.length === 1 ? 'acts' : 'act'} with the group **${group}**.`,
  alone: (names: readonly string[]) => `${grammar.and(names)} ${names.length === 1 ? 'acts' : 'act'} alone again.`,
  gms: (users: readonly string[]) => `GMs: ${grammar.and(users)}.`,
  apart: (one: string, other: string, position: string | undefined) =>
    `${one} and ${other}: ${position ?? 'as they stood at first'}.`,
  order: (names: readonly string[]) => `The order: ${names.join(', ')}.`,
  noTurn: (names: string, why: string) => `No turn for ${names}: ${why}.`,
  nothing: 'Done.',
  noSums: 'No dice and no sums.',
};

/** How somebody is now, as a sentence. Names and what is said of them are safe to show already. */
export const state = {
  is: (name: string, how: string) => `${name} is ${how}.`,
  /** "Mira has 41/50 HP." */
  has: (name: string, what: readonly string[]) => `${name} has ${what.join(', ')}.`,
  bears: (name: string, conditions: readonly string[]) => `${name}: ${grammar.and(conditions)}.`,
  up: 'up again',
};

/** Who has won, and what there is to do then. Names are safe to show already. */
export const victory = {
  players: 'The players have won: no enemy is left standing.',
  enemies: 'The enemies have won: none of the players is left standing.',
  side: (side: string) => `${side} won: no one else is left standing.`,
  draw: 'No one has won: no one is left standing.',
  beaten: (names: readonly string[]) => `-# Out of the fight: ${grammar.and(names, 12)}.`,
  more: (count: number) => `-# and ${count} more`,
  next: (rests: boolean) => `GM: end the encounter or keep fighting.${rests ? ' Players: tap a rest to recover.' : ''}`,
  /** The end of an encounter of which nothing decided who won. */
  open: 'The fight is over.',
  rounds: (rounds: number) => grammar.count(rounds, { one: 'round', other: 'rounds' }),
  best: (actor: string, target: string, harm: string) => `best blow: ${actor} to ${target}, ${harm}`,
  fallen: (names: readonly string[]) => `Fallen: ${grammar.and(names, 12)}.`,
  defeated: (names: readonly string[]) => `Defeated: ${grammar.and(names, 12)}.`,
  end: 'End encounter…',
  goOn: 'Keep fighting',
} as const;

/** The words of arithmetic itself, around the reasons of its numbers. What is put in is written already. */
export const sums = {
  noDice: 'no dice',
  lost: (faces: string) => ` (lost: ${faces})`,
  brings: (amount: string) => `brings ${amount}`,
  noHarm: 'no damage',
  from: (harm: string, why: string) => `${harm} from ${why}`,
  back: (amount: string) => `${amount} back`,
  of: (who: string, sum: string) => `${who}: ${sum}`,
  dropped: (kept: string, dropped: string) => `${kept}, dropped ${dropped}`,
  hitCount: (hits: number) => grammar.count(hits, { one: 'hit', other: 'hits' }),
  netHits: (hits: number) => grammar.count(hits, { one: 'net hit', other: 'net hits' }),
  atMost: (why: string, most: number) => `${why}: at most ${most}`,
  moreDice: (why: string, dice: number) =>
    `${why}: ${grammar.count(Math.abs(dice), { one: 'die', other: 'dice' })} ${dice > 0 ? 'more' : 'fewer'}`,
  against: (other: string) => `against ${other}`,
  decidedBy: (what: string) => `, but ${what}`,
  heals: (who: string, what: string) => `${who}: **${what}** heals`,
  both: (kinds: readonly string[]) => kinds.join(' and '),
  /** A miss, and what would have hit: "a miss (11 needed)". */
  needed: (result: string, goal: string) => `${result} (${goal} needed)`,
  place: (line: string, place: number, of: number) => `${line}, place ${place} of ${of}`,
  order: (line: string) => `Order: ${line}`,
  more: (count: number) => `and ${count} more`,
  moreSums: (count: number) => `and ${count} sums more`,
} as const;

/** How much of a creature is told, as its GM reads it. */
type Told = 'exact' | 'words' | 'hidden';

/** How somebody is doing: what is beside the numbers of the meters. */
export const standing = {
  vitality: vitalityWord,
  /** How hurt somebody is, by the share of the main meter that is left. */
  hurt: { hale: 'unhurt', hurt: 'hurt', bloodied: 'bloodied', 'near death': 'near death' },
  /** Every wound is taken that they can bear: the next is too much. */
  brink: 'at the brink',
  thisTurn: ' (this turn)',
  untilNextTurn: ' (until the next turn)',
  /** How many turns of its bearer or of whom it comes from, or rounds of the encounter, a condition goes on. */
  left: (left: number, of: string | undefined) =>
    ` (${left} ${of === undefined ? 'round' : turnWord(of)}${left === 1 ? '' : 's'})`,
  more: (count: number) => `${count} more`,
} as const;

/** Whose turn it is. Names are safe to show already. */
export const turns = {
  round: (round: string) => `Round ${round}`,
  beforeRounds: 'Before the rounds',
  afterRounds: 'After the rounds',
  waiting: 'Waiting for',
  next: 'Next',
  still: 'Still',
  actsNow: (name: string, before: string | undefined) =>
    before === undefined ? `**${name}** acts last now.` : `**${name}** acts right before **${before}** now.`,
  movedTogether: (names: readonly string[]) => `${grammar.and(names)} act together and move together.`,
  turnPassed: (names: readonly string[]) =>
    names.length === 0 ? '' : `It’s ${grammar.and(names.map((name) => `**${name}**’s`))} turn.`,
  wholeTurnAgain: (names: readonly string[]) =>
    `${grammar.and(names)} had used part of ${names.length > 1 ? 'their turns' : 'the turn'} and will get a whole one.`,
  turnLost: (names: readonly string[]) =>
    `${grammar.and(names)} ${names.length > 1 ? 'have no turns' : 'has no turn'} left this round.`,
  actsAgain: (names: readonly string[]) =>
    `${grammar.and(names)} ${names.length > 1 ? 'act' : 'acts'} a second time this round.`,
  thisRoundOnly: 'Each round makes a new order, so this holds for this round only.',
} as const;

const PHASES: Readonly<Record<Phase, string>> = {
  gathering: 'Gathering: `/join`, then the GM begins the rounds with `/initiative`.',
  fighting: '',
  aftermath: 'The rounds have stopped. The GM ends the scene with `/encounter end`.',
  ended: 'Ended. `/rest` heals; a GM opens the next with `/encounter start`.',
};
const TOLD: Readonly<Record<Told, string>> = {
  exact: 'creatures’ exact numbers',
  words: 'words for how creatures are',
  hidden: 'nothing of creatures’ numbers',
};

/** How an encounter stands. */
export const overview = {
  phases: PHASES,
  told: (how: Told) => `Players are told: ${TOLD[how]}.`,
  onTurn: 'Now: ',
  done: ' (done)',
  moreInFight: (count: number) => `… and ${count} more in the fight`,
  nobody: 'Nobody has joined yet.',
  waiting: (decides: string) => `Waiting: ${decides} \`/answer\``,
  nobodyBears: (ruleset: string) => `Nobody bears any. In ${ruleset} there are:`,
  moreBorne: (count: number) => `… and ${count} more: \`who:\` lists those of one`,
  moreConditions: (count: number) => `… and ${count} more: \`/rules term:\` has each`,
  now: (figures: string) => `Now: ${figures}`,
  onSide: (line: string) => `side ${line}`,
  characters: (count: number, page: number, pages: number) =>
    `Your characters here: ${count}${pages > 1 ? ` · page ${page} of ${pages}` : ''}`,
  /** The name of an entry's kind, as a heading: "Standing order". */
  kind: (kind: string) => capital(kind),
  /** Whose rules an entry tells, and where to read more of it. */
  book: ({ title, author, licence }: Book) =>
    `${title} by ${author} (${licence}). The wording here is ours; more in docs/books.md.`,
} as const;

/** A question that is open. What is put in is written already. */
export const questions = {
  gmDecides: 'The GM decides.',
  decides: (who: string, by: string, about: string) => `${who} (${by}) decides: ${about}.`,
  offers: (offers: readonly string[]) => `Answer with \`/answer answer:\` ${grammar.or(offers)}.`,
  anyWords: 'In your own words: `/answer answer:`.',
} as const;

/** Those who are not named, and those who are no more. */
export const people = {
  gm: 'the GM',
  player: 'a player',
  former: 'a former player',
  somebody: 'somebody',
  foe: 'the foe',
} as const;

/** What is past the longest text of an embed. */
export const rest = {
  happened: (count: number) => `… and ${count} more happened`,
  sums: (count: number) => `… and ${count} more sums`,
  lines: (count: number) => `… and ${count} more`,
} as const;

/** Where a book has a word of its own for how somebody is. */
const VITALITIES: ReadonlyMap<string, Partial<Readonly<Record<Vitality, string>>>> = new Map([
  ['mastery', { down: 'collapsed' }],
]);

/** How somebody is, in the book's word: up, collapsed, dead. */
function vitalityWord(system: string, vitality: Vitality): string {
  return VITALITIES.get(system)?.[vitality] ?? vitality;
}

/** What a condition is counted in that lasts for turns of somebody's. Most books call one such turn a round. */
function turnWord(system: string): string {
  return system === 'mastery' ? 'turn' : 'round';
}
