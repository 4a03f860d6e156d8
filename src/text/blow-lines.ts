import type { Answer, BlowResult, Harm, Struck, Way } from '../rules/core/blow.ts';
import type { Tier } from '../rules/core/check.ts';
import { type Lines, lines } from './phrase.ts';

/** What is so of a blow, said by its system. */
export type BlowFacts = Pick<Struck, 'way' | 'outcome' | 'degree' | 'answer' | 'result' | 'harm' | 'helpful'>;

/**
 * What lines need to be true. What is not named may be anything, but: the target is not helpless, and it was meant to do
 * harm.
 */
export interface Needs {
  readonly way?: readonly Way[];
  readonly outcome?: readonly Tier[];
  readonly degree?: readonly string[];
  readonly answer?: readonly Answer[];
  readonly result?: readonly BlowResult[];
  readonly harm?: readonly Harm[];
  readonly helpful?: true;
}

/** Lines that are true of the same blows. */
export interface BlowLines {
  readonly needs: Needs;
  readonly lines: Lines;
}

/** Groups of lines for blows. */
export type Blows = readonly BlowLines[];

/** The outcomes of a blow that lands, and what it does where it does harm. */
export const LANDED = ['success', 'critical success'] as const;
export const MISSED = ['failure', 'critical failure'] as const;
export const HURT = ['hurt', 'knocked out', 'dead'] as const;
/** Nothing got through, for whatever reason. */
export const STOPPED = ['stopped by armor', 'stopped', 'nothing'] as const;

/** Lines and what they claim: `` blow({ way: ['melee'], outcome: ['failure'], answer: ['dodge'] })`${at} ducks.` `` */
export function blow(needs: Needs): (...template: Parameters<typeof lines>) => BlowLines {
  return (...template) => ({ needs, lines: lines(...template) });
}

export function fits({ needs }: BlowLines, facts: BlowFacts): boolean {
  return (
    has(needs.way, facts.way) &&
    has(needs.outcome, facts.outcome) &&
    has(needs.result, facts.result) &&
    (needs.answer ? needs.answer.includes(facts.answer) : facts.answer !== 'helpless') &&
    (needs.degree === undefined || (facts.degree !== undefined && needs.degree.includes(facts.degree))) &&
    (needs.harm === undefined || hasAny(needs.harm, facts.harm)) &&
    needs.helpful === facts.helpful
  );
}

function has<T>(wanted: readonly T[] | undefined, is: T): boolean {
  return wanted?.includes(is) ?? true;
}

function hasAny<T>(wanted: readonly T[], are: readonly T[] = []): boolean {
  return are.some((each) => wanted.includes(each));
}

/** Do the lines tell more of it than how it was struck and how it came out? */
export function isSpecial({ needs }: BlowLines): boolean {
  return needs.harm !== undefined || needs.answer !== undefined;
}
