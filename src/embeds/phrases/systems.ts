import type { Tone } from '../tone.ts';
import { common } from './common.ts';
import { dungeoneers } from './dungeoneers.ts';
import { mastery } from './mastery.ts';
import type { Phrasebook, UNTOLD, Voices, Ways } from './phrase.ts';
import { sol } from './sol.ts';
import { tdgs } from './tdgs.ts';

const SYSTEMS: Readonly<Record<string, Voices>> = { tdgs, dungeoneers, mastery, sol };

/** How a system tells something in a tone: by its own book of that tone, its book for all tones, then the common ones. */
export function waysOf(system: string, tone: Tone, key: string): Ways | typeof UNTOLD | undefined {
  return ownWays(system, tone, key) ?? found([...common[tone], ...common.any], key);
}

/** The same by the system's own books alone. */
export function ownWays(system: string, tone: Tone, key: string): Ways | typeof UNTOLD | undefined {
  const voices = Object.hasOwn(SYSTEMS, system) ? SYSTEMS[system] : undefined;
  return voices && found([...voices[tone], ...voices.any], key);
}

function found(books: readonly Phrasebook[], key: string): Ways | typeof UNTOLD | undefined {
  const book = books.find((each) => Object.hasOwn(each, key));
  return book?.[key];
}
