import { grammar } from '../grammar.ts';

/** A fight's course, as a picture and for whoever has it read aloud. The letters of pictures are those of their font. */
export const course = {
  title: 'Health of each side, by round',
  side: { players: 'Players', foes: 'Foes' },
  /** What stands at the end of a line. */
  end: (side: string, share: number) => `${side} ${share} %`,
  start: 'start',
  round: 'Round',
  share: (share: number) => `${share} %`,
  /** Who fell in a round. */
  fell: 'Out of it',
  line: (side: string, shares: readonly number[]) =>
    `${side}, from the start on and after each round: ${shares.map((share) => `${share} %`).join(', ')}.`,
  falls: (labels: readonly string[]) => `Out of the fight: ${grammar.and(labels)}.`,
} as const;
