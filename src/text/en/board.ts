import type { Phase } from '../../rules/core/encounter.ts';
import type { Book } from '../../rules/core/ruleset.ts';
import { capital } from '../markdown.ts';
import { turnWord, vitalityWord } from './book-words.ts';
import { grammar } from './grammar.ts';

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
