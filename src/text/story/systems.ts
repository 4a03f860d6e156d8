import * as books from '../books.ts';
import {
  areSome,
  type BlowFacts,
  type BlowLines,
  fits,
  isSpecial,
  type Line,
  type Lines,
  type PhraseSet,
  type Tone,
  tellable,
  type UNTOLD,
} from '../phrase.ts';
import { grimAnswers, grimBlows, grimHits, grimShots, grimSpells } from './common/grim.ts';
import { heroicAnswers, heroicBlows, heroicHits, heroicShots, heroicSpells } from './common/heroic.ts';
import { plainAnswers, plainly } from './common/plain.ts';
import { rare } from './common/rare.ts';

/** How any system's fight is told where its own book has no better words. */
export const common: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [rare],
  blows: {
    heroic: [heroicBlows, heroicShots, heroicSpells, heroicHits, heroicAnswers],
    grim: [grimBlows, grimShots, grimSpells, grimHits, grimAnswers],
    plain: [plainly, plainAnswers],
  },
};

type Told = Lines | typeof UNTOLD;
/** A system's books bound together, a volume for each tone. */
type Volumes = Readonly<Record<Tone, ReadonlyMap<string, Told>>>;

const SETS: ReadonlyMap<string, PhraseSet> = new Map(
  Object.entries(books).map(([system, { phrases }]) => [system, phrases]),
);
const SYSTEMS: ReadonlyMap<string, Volumes> = new Map([...SETS].map(([system, voices]) => [system, bound(voices)]));
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

/** How many lines a system needs of its own before the common ones are left out. */
export const ENOUGH = 12;

/** Pools that have been looked for, by the facts. There are some hundreds of lines, and few kinds of blows. */
const POOLS = new Map<string, readonly Lines[]>();

/**
 * The lines that are true of a blow, the most special first: a pool for each, and at last all the others together. With a
 * map none names scenery.
 */
export function blowLines(system: string, tone: Tone, facts: BlowFacts, hasMap: boolean): readonly Lines[] {
  const { way, outcome, degree, answer, result, harm, helpful } = facts;
  const known = `${system} ${tone} ${way} ${outcome} ${degree} ${answer} ${result} ${harm} ${helpful} ${hasMap}`;
  let pools = POOLS.get(known);
  if (!pools) {
    pools = poolsFor(system, tone, facts, hasMap);
    POOLS.set(known, pools);
  }
  return pools;
}

function poolsFor(system: string, tone: Tone, facts: BlowFacts, hasMap: boolean): readonly Lines[] {
  const own = (SETS.get(system)?.blows[tone] ?? []).flat().filter((group) => fits(group, facts));
  const shared = common.blows[tone].flat().filter((group) => fits(group, facts));
  const general = (groups: readonly BlowLines[]): readonly Line[] =>
    groups.filter((group) => !isSpecial(group)).flatMap((g) => tellable(g.lines, hasMap));
  const [ours, theirs] = [general(own), general(shared)];
  const special = [...own, ...shared].filter(isSpecial).map((group) => tellable(group.lines, hasMap));
  return [...special, ours, ours.length >= ENOUGH ? [] : theirs].filter(areSome);
}
