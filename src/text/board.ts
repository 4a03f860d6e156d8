import type { Phase, Vitality } from '../rules/core/encounter.ts';
import type { Book } from '../rules/core/ruleset.ts';
import { grammar } from './grammar.ts';
import { capital } from './markdown.ts';
import { t } from './t.ts';

const { and, mention } = grammar;

export type BoardTurn = 'now' | 'done' | 'later';
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
    return turn === 'later'
      ? `${sign}**${name}**`
      : `${sign}**${turn === 'now' ? t('board-name') : t('board-name-2')} · ${name}**`;
  },
  nameInWords: (name: string, turn: BoardTurn, side: BoardSide) =>
    `**${{ now: t('board-name-in-words-now'), done: t('board-name-in-words-done'), later: t('board-name-in-words-later') }[turn]} ${name}${{ players: '', foes: t('board-name-in-words-foes'), others: t('board-name-in-words-others') }[side]}:**`,
  inTheLog: (count: number) => t('board-in-the-log', { count }),
  dead: (names: readonly string[]) => t('board-dead', { names: and(names), count: names.length }),
  yourTurn: (users: readonly string[], names: readonly string[], since: string) => {
    const whose =
      names.length === 1
        ? t('board-your-turn-whose', { names: names[0] ?? '' })
        : t('board-your-turn-whose-2', { names: and(names) });
    return `${users.map(mention).join(' ')} **${whose}**${since === '' ? '' : ` ${since}`}`;
  },
  /** What is left of a turn that has begun: "2 of 3 actions left, 1 move." */
  left: (users: readonly string[], name: string, { first, others }: Left) => {
    const more = others.length === 0 ? '' : `, ${others.join(', ')}`;
    return t('board-left', {
      users: users.map(mention).join(' '),
      name,
      first: first === '' ? t('board-left-first') : first,
      more,
    });
  },
  creaturesTurn: (users: readonly string[], now: readonly string[], then: readonly string[], since: string) => {
    const after = then.length === 0 ? '' : t('board-creatures-turn-after', { next: and(then) });
    return `${[...users.map(mention), `**${and(now)}${after}.**`].join(' ')}${since === '' ? '' : ` ${since}`}`;
  },
  nothingDone: (names: readonly string[]) =>
    `${and(names)} ${names.length === 1 ? t('board-nothing-done') : t('board-nothing-done-2')}.`,
  /** "Quick attack", "Powerful attack, +4 · costs 6". */
  priced: (manner: string, verb: string, bonus: number, cost: number, joint: string) =>
    t('board-priced', { manner, verb: verb.toLowerCase(), bonus: bonus === 0 ? '' : `, +${bonus}`, joint, cost }),
  actBy: (name: string, act: string) => `${name}: ${act}`,
  withState: (act: string, state: string, joint: string) => `${act}${joint}${state}`,
  runAsBefore: (count: number) =>
    t('board-run-as-before', {
      count: count === 2 ? t('board-run-as-before-count') : t('board-run-as-before-count-2'),
    }),
  runAttacks: (count: number, target: string) =>
    t('board-run-attacks', {
      count: count === 2 ? t('board-run-attacks-count') : t('board-run-attacks-count-2'),
      target,
    }),
  runEnds: (count: number) => (count === 2 ? t('board-run-ends') : t('board-run-ends-2')),
  isDone: (name: string) => t('board-is-done', { name }),
  allDone: (count: number) =>
    t('board-all-done', { count: count === 2 ? t('board-all-done-count') : t('board-all-done-count-2') }),
};

/** The words of the card that shows an encounter. Names are safe to show already. */
export const card = {
  phase: {
    gathering: t('card-phase-gathering'),
    fighting: t('card-phase-fighting'),
    aftermath: t('card-phase-aftermath'),
    ended: t('card-phase-ended'),
  },
  head: (system: string, gms: string, phase: string, joint: string) =>
    [system, t('card-head', { gms }), phase].join(joint),
  waitingFor: (names: string) => (names === '' ? '' : t('card-waiting-for', { names })),
  settings: (settings: string) => `-# ${settings}`,
};

/** What happens at the table itself and is no story: told where nothing else is. Names are safe to show already. */
export const table = {
  together: (names: readonly string[], group: string) =>
    t('table-together', { names: grammar.and(names), count: names.length, group }),
  alone: (names: readonly string[]) => t('table-alone', { names: grammar.and(names), count: names.length }),
  gms: (users: readonly string[]) => t('table-gms', { users: grammar.and(users) }),
  apart: (one: string, other: string, position: string | undefined) =>
    t('table-apart', { one, other, position: position ?? t('table-apart-position') }),
  order: (names: readonly string[]) => t('table-order', { names: names.join(', ') }),
};

/** How somebody is now, as a sentence. Names and what is said of them are safe to show already. */
export const state = {
  /** "Mira has 41/50 HP." */
  has: (name: string, what: readonly string[]) => t('state-has', { name, what: what.join(', ') }),
  bears: (name: string, conditions: readonly string[]) => `${name}: ${grammar.and(conditions)}.`,
};

/** Who has won, and what there is to do then. Names are safe to show already. */
export const victory = {
  beaten: (names: readonly string[]) => t('victory-beaten', { names: grammar.and(names, 12) }),
  next: (rests: boolean) => t('victory-next', { rests: rests ? t('victory-next-rests') : '' }),
  rounds: (rounds: number) => grammar.count(rounds, { one: t('victory-rounds-one'), other: t('victory-rounds-other') }),
  fallen: (names: readonly string[]) => t('victory-fallen', { names: grammar.and(names, 12) }),
  defeated: (names: readonly string[]) => t('victory-defeated', { names: grammar.and(names, 12) }),
} as const;

/** The words of arithmetic itself, around the reasons of its numbers. What is put in is written already. */
export const sums = {
  of: (who: string, sum: string) => `${who}: ${sum}`,
  hitCount: (hits: number) => grammar.count(hits, { one: t('sums-hit-count-one'), other: t('sums-hit-count-other') }),
  netHits: (hits: number) => grammar.count(hits, { one: t('sums-net-hits-one'), other: t('sums-net-hits-other') }),
  moreDice: (why: string, dice: number) =>
    `${why}: ${grammar.count(Math.abs(dice), { one: t('sums-more-dice-one'), other: t('sums-more-dice-other') })} ${dice > 0 ? t('sums-more-dice') : t('sums-more-dice-2')}`,
  both: (kinds: readonly string[]) => kinds.join(' and '),
} as const;

/** How much of a creature is told, as its GM reads it. */
type Told = 'exact' | 'words' | 'hidden';

/** How somebody is doing: what is beside the numbers of the meters. */
export const standing = {
  vitality: vitalityWord,
  /** How hurt somebody is, by the share of the main meter that is left. */
  hurt: {
    hale: t('standing-hurt-hale'),
    hurt: t('standing-hurt'),
    bloodied: t('standing-hurt-bloodied'),
    'near death': t('standing-hurt-near-death'),
  },
  /** How many turns of its bearer or of whom it comes from, or rounds of the encounter, a condition goes on. */
  left: (left: number, of: string | undefined) =>
    ` (${left} ${of === undefined ? t('standing-left') : turnWord(of)}${left === 1 ? '' : 's'})`,
} as const;

/** Whose turn it is. Names are safe to show already. */
export const turns = {
  actsNow: (name: string, before: string | undefined) =>
    before === undefined ? t('turns-acts-now', { name }) : t('turns-acts-now-2', { name, before }),
  movedTogether: (names: readonly string[]) => t('turns-moved-together', { names: grammar.and(names) }),
  turnPassed: (names: readonly string[]) =>
    names.length === 0 ? '' : t('turns-turn-passed', { names: grammar.and(names.map((name) => `**${name}**’s`)) }),
  wholeTurnAgain: (names: readonly string[]) =>
    t('turns-whole-turn-again', {
      names: grammar.and(names),
      count: names.length > 1 ? t('turns-whole-turn-again-count') : t('turns-whole-turn-again-count-2'),
    }),
  turnLost: (names: readonly string[]) =>
    t('turns-turn-lost', {
      names: grammar.and(names),
      count: names.length > 1 ? t('turns-turn-lost-count') : t('turns-turn-lost-count-2'),
    }),
  actsAgain: (names: readonly string[]) =>
    t('turns-acts-again', {
      names: grammar.and(names),
      count: names.length > 1 ? t('turns-acts-again-count') : t('turns-acts-again-count-2'),
    }),
} as const;

const PHASES: Readonly<Record<Phase, string>> = {
  gathering: t('phases-gathering'),
  fighting: '',
  aftermath: t('phases-aftermath'),
  ended: t('phases-ended'),
};
const TOLD: Readonly<Record<Told, string>> = {
  exact: t('told-exact'),
  words: t('told-words'),
  hidden: t('told-hidden'),
};

/** How an encounter stands. */
export const overview = {
  phases: PHASES,
  told: (how: Told) => t('overview-told', { told: TOLD[how] }),
  moreInFight: (count: number) => t('overview-more-in-fight', { count }),
  moreBorne: (count: number) => t('overview-more-borne', { count }),
  moreConditions: (count: number) => t('overview-more-conditions', { count }),
  onSide: (line: string) => t('overview-on-side', { line }),
  characters: (count: number, page: number, pages: number) =>
    t('overview-characters', { count, page: pages > 1 ? t('overview-characters-page', { page, pages }) : '' }),
  /** The name of an entry's kind, as a heading: "Standing order". */
  kind: (kind: string) => capital(kind),
  /** Whose rules an entry tells, and where to read more of it. */
  book: ({ title, author, licence }: Book) => t('overview-book', { title, author, licence }),
} as const;

/** A question that is open. What is put in is written already. */
export const questions = {
  offers: (offers: readonly string[]) => t('questions-offers', { offers: grammar.or(offers) }),
} as const;

/** Those who are not named, and those who are no more. */
export const people = {
  former: t('people-former'),
} as const;

/** What is past the longest text of an embed. */
export const rest = {
  happened: (count: number) => t('rest-happened', { count }),
  sums: (count: number) => t('rest-sums', { count }),
  lines: (count: number) => t('rest-lines', { count }),
} as const;

/** Where a book has a word of its own for how somebody is. */
const VITALITIES: ReadonlyMap<string, Partial<Readonly<Record<Vitality, string>>>> = new Map([
  ['mastery', { down: t('vitalities-mastery-down') }],
]);

/** How somebody is, in the book's word: up, collapsed, dead. */
function vitalityWord(system: string, vitality: Vitality): string {
  return VITALITIES.get(system)?.[vitality] ?? vitality;
}

/** What a condition is counted in that lasts for turns of somebody's. Most books call one such turn a round. */
function turnWord(system: string): string {
  return system === 'mastery' ? t('turn-word') : t('turn-word-2');
}
