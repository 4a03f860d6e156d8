import type { Style } from './style.ts';

/** What happens when a turn's time is over: the GM is told, the character guards or passes, or a tactic plays its turn. */
export const AT_THE_END = ['wait', 'guard', 'pass'] as const;
export type AtTheEnd = (typeof AT_THE_END)[number] | Style;

/** How long a move may take, set by the GM. House rule: no book counts the time of its players. */
export interface Pace {
  /** Minutes for a turn, of the time in which its player plays. */
  readonly turn: number;
  /** Minutes for the answer to a question. */
  readonly question: number;
  /** So many minutes before the end its player is reminded. 0: not at all. */
  readonly nudge: number;
  readonly atEnd: AtTheEnd;
  /** The GM has stopped the clock. */
  readonly stopped?: true;
}
