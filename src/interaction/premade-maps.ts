// Premade maps that are drawn without a form.

import { PREMADE_MAPS, type PremadeMapName, premadeMap } from '../field/premade.ts';
import type { Deed } from '../rules/core/deed.ts';
import { seededChance } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { fieldAtStart } from '../rules/core/field-starts.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Session } from '../session/session.ts';
import { mark } from './component.ts';

export const RANDOM = 'random';

/** What a user may choose: a premade map, or any of them. */
export const MAP_KINDS: readonly (PremadeMapName | typeof RANDOM)[] = [...PREMADE_MAPS, RANDOM];

/** The largest seed, so that seeds are short enough to say and type. */
export const LARGEST_SEED = 999_999;

/** A new seed each time a button is pressed. */
export function seedOf({ caller }: Pick<Session, 'caller'>): number {
  return Number.parseInt(mark(caller.interaction), 36) % (LARGEST_SEED + 1);
}

/** A random kind of map, but not the empty floor. */
export function randomKind(seed: number): PremadeMapName {
  const kinds = PREMADE_MAPS.filter((each) => each !== 'plain');
  return kinds[Math.floor(seededChance(seed)() * kinds.length)] ?? 'room';
}

/** The deed that draws a premade map, with everyone at the start of their side. */
export function drawingOf(
  session: Pick<Session, 'caller'>,
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
  kind: (typeof MAP_KINDS)[number],
): Deed {
  const seed = seedOf(session);
  const ground = premadeMap(kind === RANDOM ? randomKind(seed) : kind, seededChance(seed));
  const { standing, look } = fieldAtStart(rules, encounter, ground);
  return { type: 'field', ground, standing, look };
}
