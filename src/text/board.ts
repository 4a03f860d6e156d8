import type { ToldInWords } from '../rules/core/deed.ts';
import { DEPARTURES, type Phase, type Vitality } from '../rules/core/encounter.ts';
import type { Tier } from '../rules/core/reason.ts';
import type { Book } from '../rules/core/ruleset.ts';
import { and, labelInSentence, mention, or, plain, t, withLabel } from './t.ts';

export type TurnProgress = 'now' | 'done' | 'later';
type BoardSide = 'players' | 'enemies' | 'others';

/**
 * What a combatant can still spend in its turn, in words: how much of the first resource, and how much of the others.
 */
interface RemainingResources {
  readonly first: string;
  readonly others: readonly string[];
}

/** Texts for the board and the messages around it. Callers escape the names. */
export const boardWords = {
  /**
   * A combatant's name. A symbol before the name shows the combatant's side, unless that is the players' side. Words
   * before the name say if it's the combatant's turn, or if its turn is done.
   */
  name: (name: string, turn: TurnProgress, side: BoardSide) => {
    const sideSign = { players: '', enemies: '◆ ', others: '◇ ' }[side];
    return turn === 'later' ? `${sideSign}**${name}**` : `${sideSign}**${t(`board-turn-${turn}`)} · ${name}**`;
  },
  /** A name with words that say whose turn it is, for screen readers. */
  nameInWords: (name: string, turn: TurnProgress, side: BoardSide) =>
    `**${t('board-line-in-words', { name, turn, side })}**`,
  dead: (names: readonly string[]) => t('board-dead', { names: and(names), count: names.length }),
  /** Who has left the fight alive, with a text for each way of leaving: "Fled: Goblin 1 and Goblin 2". */
  leftFight: (all: readonly { readonly name: string; readonly vitality: Vitality }[]) =>
    DEPARTURES.flatMap((how) => {
      const names = all.filter(({ vitality }) => vitality === how).map(({ name }) => name);
      return names.length === 0 ? [] : [t('board-left-fight', { how, names: and(names, 12) })];
    }),
  yourTurn: (users: readonly string[], names: readonly string[], since: string) => {
    const turnText =
      names.length === 1
        ? t('board-your-turn', { names: names[0] ?? '' })
        : t('board-your-turn-together', { names: and(names) });
    return `${users.map(mention).join(' ')} **${turnText}**${since === '' ? '' : ` ${since}`}`;
  },
  /** Tells the GMs that players are away although it is their turn. */
  turnOfAbsent: (gms: readonly string[], names: readonly string[], users: readonly string[]) =>
    t('board-turn-of-absent', {
      gms: gms.map(mention).join(' '),
      names: and(names),
      users: and(users.map(mention)),
      count: users.length,
    }),
  /** What is left of a turn that has begun: "2 of 3 action points left, 1 movement point." */
  left: (users: readonly string[], name: string, { first, others }: RemainingResources) =>
    t('board-left', {
      users: users.map(mention).join(' '),
      name,
      first: first === '' ? t('board-left-nothing') : first,
      more: others.map((other) => `, ${other}`).join(''),
    }),
  creaturesTurn: (users: readonly string[], now: readonly string[], next: readonly string[], since: string) => {
    const turnText =
      next.length === 0
        ? t('board-creatures-turn', { now: and(now) })
        : t('board-creatures-turn-then', { now: and(now), next: and(next) });
    return `${[...users.map(mention), `**${turnText}**`].join(' ')}${since === '' ? '' : ` ${since}`}`;
  },
  nothingDone: (names: readonly string[]) => t('board-nothing-done', { names: and(names), count: names.length }),
  /** Says whose turn was cut short because combat was paused or ended. */
  cutShort: (names: readonly string[]) => t('board-cut-short', { names: and(names), count: names.length }),
  /** A way of carrying out an action, with its bonus and its price: "Powerful attack, +4 · costs 6 stamina". */
  priced: (manner: string, verb: string, bonus: number, cost: string, joint: string) =>
    t('board-priced', { manner, verb: labelInSentence(verb), bonus: bonus === 0 ? '' : `, +${bonus}`, joint, cost }),
  actBy: (name: string, act: string) => withLabel(name, act),
  withState: (act: string, state: string, joint: string) => `${act}${joint}${state}`,
} as const;

/** Texts for an encounter's card. Callers escape the names. */
export const cardWords = {
  head: (system: string, gms: string, phase: string, joint: string) =>
    [system, t('card-head', { gms }), phase].join(joint),
  settings: (settings: string) => `-# ${settings}`,
};

/** Lines for events that neither the story nor anything else shows. Callers escape the names. */
export const groupAndPositionWords = {
  together: (names: readonly string[], group: string) =>
    t('table-together', { names: and(names), count: names.length, group }),
  alone: (names: readonly string[]) => t('table-alone', { names: and(names), count: names.length }),
  apart: (one: string, other: string, position: string | undefined) =>
    position === undefined ? t('table-apart-reset', { one, other }) : t('table-apart', { one, other, position }),
};

/** Sentences about how someone is doing now. Callers escape the names and conditions. */
export const combatantStateWords = {
  /** Someone's meters in a sentence: "Mira has 41/50 HP." */
  has: (name: string, what: readonly string[]) => t('state-has', { name, what: what.join(', ') }),
  bears: (name: string, conditions: readonly string[]) => withLabel(name, `${and(conditions)}.`),
};

/** Texts at the end of a fight that say who is out of it. Callers escape the names. */
export const victoryWords = {
  beaten: (names: readonly string[]) => t('victory-beaten', { names: and(names, 12) }),
  fallen: (names: readonly string[]) => t('victory-fallen', { names: and(names, 12) }),
  defeated: (names: readonly string[]) => t('victory-defeated', { names: and(names, 12) }),
} as const;

/** Short lines of math. Callers escape the names. */
export const mathWords = {
  of: (who: string, line: string) => withLabel(who, line),
  moreDice: (why: string, dice: number) =>
    dice > 0 ? t('math-more-dice', { why, count: dice }) : t('math-fewer-dice', { why, count: -dice }),
} as const;

/** How someone is doing, without the meters' numbers. */
export const healthTexts = {
  /** The book's word for whether someone can fight: up, collapsed, dead. */
  vitality: (system: string, vitality: Vitality) =>
    vitality === 'down' && system === 'mastery' ? t('vitality-down-mastery') : t(`vitality-${vitality}`),
  /** A sentence that says whether someone can fight: "Kira is dead." */
  vitalitySentence: (system: string, name: string, vitality: Vitality) => {
    if (vitality === 'down' && system === 'mastery') return t('state-is-collapsed', { name });
    return t('state-is', { name, how: vitality === 'up' ? t('state-up') : healthTexts.vitality(system, vitality) });
  },
  /** How hurt someone is, depending on how much of their main meter is left. */
  hurt: (how: 'hale' | 'hurt' | 'bloodied' | 'near death') => {
    if (how === 'hale') return t('standing-unhurt');
    return how === 'near death' ? t('standing-near-death') : t(`standing-${how}`);
  },
  /**
   * How long a condition lasts: in a combatant's turns, which most books call rounds, or in rounds of the encounter.
   */
  left: (count: number, system: string | undefined) =>
    system === 'mastery' ? t('standing-turns-left', { count }) : t('standing-rounds-left', { count }),
} as const;

/** How a roll came out, in the words that all systems share. */
export function tierText(tier: Tier): string {
  if (tier === 'critical success') return t('check-tier-critical-success');
  return tier === 'critical failure' ? t('check-tier-critical-failure') : t(`check-tier-${tier}`);
}

/** Texts about what changes when a GM moves a combatant in the turn order. Callers escape the names. */
export const turnWords = {
  actsNow: (name: string, before: string | undefined) =>
    before === undefined ? t('turns-acts-last-now', { name }) : t('turns-acts-before-now', { name, before }),
  movedTogether: (names: readonly string[]) => t('turns-moved-together', { names: and(names) }),
  turnPassed: (names: readonly string[]) =>
    names.length === 0 ? '' : t('turns-turn-passed', { names: and(names.map((name) => `**${name}**`)) }),
  wholeTurnAgain: (names: readonly string[]) => t('turns-whole-turn-again', { names: and(names), count: names.length }),
  turnLost: (names: readonly string[]) => t('turns-turn-lost', { names: and(names), count: names.length }),
  actsAgain: (names: readonly string[]) => t('turns-acts-again', { names: and(names), count: names.length }),
} as const;

/** What a pack has as its license if its book doesn't state one. */
const NO_LICENSE = 'no license stated';

/** The state of an encounter in words. */
export const overviewWords = {
  phase: (phase: Phase) => (phase === 'fighting' ? '' : t(`phase-${phase}`)),
  characters: (count: number, page: number, pages: number) =>
    pages > 1 ? t('overview-characters-page', { count, page, pages }) : t('overview-characters', { count }),
  /** The book that a ruleset comes from, with its author and license. */
  book: ({ title, author, license }: Book) =>
    t('overview-book', { title, author, license: overviewWords.license(license) }),
  license: (license: string): string => (license === NO_LICENSE ? t('overview-no-license') : license),
} as const;

/** Texts for open questions. Callers escape the names. */
export const questionWords = {
  offers: (offers: readonly string[]) => t('questions-offers', { offers: or(offers) }),
  answered: (names: readonly string[]) => t('questions-answered', { names: and(names), count: names.length }),
  unneeded: (names: readonly string[]) => t('questions-unneeded', { names: and(names) }),
  /** Tells the GMs that players who must answer a question are away. */
  ofAbsent: (gms: readonly string[], users: readonly string[]) =>
    t('questions-of-absent', {
      gms: gms.map(mention).join(' '),
      users: and(users.map(mention)),
      count: users.length,
    }),
  /** Says whose answers the turn is waiting for. */
  waitsFor: (names: readonly string[]) => t('board-waits-for-several', { names: and(names) }),
} as const;

/** The maximum length of a player's own text about an action, in characters. */
const MAX_PLAYER_TEXT_LENGTH = 600;
const POST_PATH_PATTERN = /^\d{1,20}\/\d{1,20}\/\d{1,20}$/;

/** A player's own text about an action, with a link to the post that it is from. */
export function playerTextLine({ words, post }: ToldInWords): string {
  const text = plain(words, MAX_PLAYER_TEXT_LENGTH);
  if (post === undefined || !POST_PATH_PATTERN.test(post)) return `> ${text}`;
  return `> ${text} [${t('do-post')}](https://discord.com/channels/${post})`;
}

/**
 * Story lines as a paragraph. A player's text is a line of its own above it, because Discord shows a quote only at the
 * beginning of a line.
 */
export function joinAsParagraph(lines: readonly string[]): string {
  const quoteLines = lines.filter(isQuote);
  const sentences = lines.filter((line) => !isQuote(line));
  return [...quoteLines, ...(sentences.length === 0 ? [] : [sentences.join(' ')])].join('\n');
}

/** Whether a story line is a player's text. */
export function isQuote(line: string): boolean {
  return line.startsWith('> ');
}
