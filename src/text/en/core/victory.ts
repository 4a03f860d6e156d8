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
  end: 'End encounter…',
  goOn: 'Keep fighting',
} as const;
