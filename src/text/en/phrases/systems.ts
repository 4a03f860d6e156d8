import type { Lines, PhraseSet, UNTOLD } from '../../phrase.ts';
import type { Tone } from '../../tone.ts';
import { common } from './common.ts';
import { dungeoneers } from './dungeoneers.ts';
import { mastery } from './mastery.ts';
import { sol } from './sol.ts';
import { tdgs } from './tdgs.ts';

type Told = Lines | typeof UNTOLD;
/** A system's books bound together, a volume for each tone. */
type Volumes = Readonly<Record<Tone, ReadonlyMap<string, Told>>>;

const SYSTEMS: ReadonlyMap<string, Volumes> = new Map(
  Object.entries({ tdgs, dungeoneers, mastery, sol }).map(([system, voices]) => [system, bound(voices)]),
);
const COMMON = bound(common);

/** How a system tells something in a tone: by its own book of that tone, its book for all tones, then the common ones. */
export function linesOf(system: string, tone: Tone, key: string): Told | undefined {
  return ownLines(system, tone, key) ?? commonLines(tone, key);
}

/** The same by the system's own books alone. */
export function ownLines(system: string, tone: Tone, key: string): Told | undefined {
  return SYSTEMS.get(system)?.[tone].get(key);
}

/** The same by the common books alone. */
export function commonLines(tone: Tone, key: string): Told | undefined {
  return COMMON[tone].get(key);
}

function bound(voices: PhraseSet): Volumes {
  // The first book that has something tells it: in a map, the last that is put in.
  const volume = (tone: Tone) =>
    new Map([...voices[tone], ...voices.any].toReversed().flatMap((book) => Object.entries(book)));
  return { heroic: volume('heroic'), grim: volume('grim'), plain: volume('plain') };
}
