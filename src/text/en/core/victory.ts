import { grammar } from '../grammar.ts';

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
