import type { Encounter } from '../rules/core/encounter.ts';

/** The turn that is being played: a second press on “End turn” does not end the next one. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}
