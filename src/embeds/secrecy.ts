import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';

/** The scene setting for how much players are told of creatures. */
export const SECRECY = 'secrecy';

/** Creatures' numbers, words for how they are, or nothing at all. The first is the default. */
export const SECRECIES = ['exact', 'words', 'hidden'] as const;
export type Secrecy = (typeof SECRECIES)[number];

/** Who looks: everybody at the table, or a GM in private, from whom nothing is kept. */
export type View = 'players' | 'gm';

/** How much of somebody's numbers may be told. Whoever a player plays is told exactly, and so is anybody to a GM. */
export function detailOf(
  { controller }: Pick<Combatant, 'controller'>,
  { settings }: Pick<Encounter, 'settings'>,
  view: View = 'players',
): Secrecy {
  if (view === 'gm' || controller !== undefined) return 'exact';
  return SECRECIES.find((each) => each === settings[SECRECY]) ?? 'exact';
}

/** How hurt somebody is, in a word: by the share of the main gauge that is left. */
export function inAWord(of: Combatant, encounter: Encounter, rules: Ruleset): string {
  if (of.vitality !== 'up') return of.vitality;
  const main = rules.meters(of, encounter).find((gauge) => gauge.main);
  if (!main?.max) return 'hale';
  const left = (main.bad === 'empty' ? main.value : main.max - main.value) / main.max;
  if (left >= 1) return 'hale';
  if (left > 1 / 2) return 'hurt';
  return left > 1 / 5 ? 'bloodied' : 'near death';
}
