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

/** Whether two paces are the same, or both are none. */
export function samePace(one: Pace | undefined, other: Pace | undefined): boolean {
  return one?.stopped === other?.stopped && sameTimes(one, other);
}

/** The same, whether or not their clocks are stopped. */
export function sameTimes(one: Pace | undefined, other: Pace | undefined): boolean {
  return (['turn', 'question', 'nudge', 'atEnd'] as const).every((field) => one?.[field] === other?.[field]);
}

/** The pace with its clock running. */
export function running({ stopped: _, ...pace }: Pace): Pace {
  return pace;
}

/** How somebody plays who plays by themselves. */
export const STYLES = ['fierce', 'wary', 'guardian', 'cowardly', 'mindless'] as const;
export type Style = (typeof STYLES)[number];
