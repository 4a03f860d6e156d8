// How strong the packs' creatures are, as measured since the program started. All servers share the results.

import type { Strength } from '../odds/strengths.ts';
import { strength as words } from '../text/odds.ts';

/** A creature's strength. `isRough` means that it was measured in few fights, so it is shown as "about". */
export interface Measured {
  readonly strength: Strength;
  readonly isRough: boolean;
}

/** The most creatures that are remembered. Each takes about a kilobyte. */
const MOST = 2000;
const known = new Map<string, Measured>();
/** The keys of sheets that are in use, so that each is written only once. */
const keys = new WeakMap<object, string>();

/** The strength of a creature with this sheet. Undefined until it is measured. */
export function measuredStrengthOf(system: string, sheet: object): Measured | undefined {
  return known.get(keyOf(system, sheet));
}

/** The strength of a creature in words: "worth about 2 characters". Undefined until it is measured. */
export function measuredInWords(system: string, sheet: object): string | undefined {
  const found = measuredStrengthOf(system, sheet);
  if (!found) return undefined;
  return found.isRough ? words.about(found.strength) : words.of(found.strength);
}

/** Remembers a strength. If there are too many, the oldest is dropped. */
export function rememberStrength(system: string, sheet: object, measured: Measured): void {
  const key = keyOf(system, sheet);
  known.delete(key);
  known.set(key, measured);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

function keyOf(system: string, sheet: object): string {
  const key = keys.get(sheet) ?? `${system} ${JSON.stringify(sheet)}`;
  keys.set(sheet, key);
  return key;
}
