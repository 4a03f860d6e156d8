// Premade maps that can be drawn without a form.

import { PREMADE_MAPS, type PremadeMapName, premadeMap } from '../field/premade.ts';
import type { Deed } from '../rules/core/deed.ts';
import { seededChance } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { fieldAtStart } from '../rules/core/field-starts.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Session } from '../session/session.ts';
import { textHash } from './component.ts';

export const RANDOM_MAP = 'random';

/** What a user can choose: a premade map, or a random one. */
export const MAP_KINDS: readonly (PremadeMapName | typeof RANDOM_MAP)[] = [...PREMADE_MAPS, RANDOM_MAP];

/** The maximum seed. It is small, so that seeds are easy to say and type. */
export const MAX_MAP_SEED = 999_999;

/** A new seed for each press of a button. */
export function mapSeedOf({ caller }: Pick<Session, 'caller'>): number {
  return Number.parseInt(textHash(caller.interaction), 36) % (MAX_MAP_SEED + 1);
}

/** A random kind of premade map. The empty floor is never chosen. */
export function randomMapKind(seed: number): PremadeMapName {
  const mapNames = PREMADE_MAPS.filter((each) => each !== 'plain');
  return mapNames[Math.floor(seededChance(seed)() * mapNames.length)] ?? 'room';
}

/** The deed that draws a premade map, with everyone where their side starts. */
export function mapDeed(
  session: Pick<Session, 'caller'>,
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
  kind: (typeof MAP_KINDS)[number],
): Deed {
  const seed = mapSeedOf(session);
  const ground = premadeMap(kind === RANDOM_MAP ? randomMapKind(seed) : kind, seededChance(seed));
  const { standing, look } = fieldAtStart(rules, encounter, ground);
  return { type: 'field', ground, standing, look };
}
