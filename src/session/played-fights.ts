import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';

/** An encounter in which somebody plays or played, as far as their dice are to be told. */
export interface PlayedFight {
  readonly name: string;
  readonly opening: Encounter;
  /** What stands of it, oldest first: deeds that threw dice, and those that say who plays whom. */
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}
