// TDGS › 17 Damage › Resistance, Vulnerability, Absorption: the traits of its tables and examples

import type { Ability, Interaction } from '../sheet.ts';
import { ability } from './forms.ts';

const trait = (name: string, kind: Interaction['kind'], type: string, percent: number) =>
  ability({ name, kind: 'trait', source: 'Race', interactions: [{ kind, type, percent }] });

export const traits = {
  /** Resistance › Examples: 50 %. */
  dragonScales: trait('Dragon Scales', 'resistance', 'Fire', 50),
  /** Vulnerability › Examples. */
  coldBlooded: trait('Cold-Blooded', 'vulnerability', 'Cold', 50),
  /** Vulnerability › Stacking: added to the Curse of Flame, so it is to Fire. */
  iceElementalBody: trait('Ice Elemental Body', 'vulnerability', 'Fire', 50),
  /** Absorption › Examples. */
  fireAbsorption: trait('Fire Absorption', 'absorption', 'Fire', 100),
  minorFireAbsorption: trait('Minor Fire Absorption', 'absorption', 'Fire', 25),
} as const satisfies Readonly<Record<string, Ability>>;
