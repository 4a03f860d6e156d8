import type { Encounter } from '../rules/core/encounter.ts';
import type { Answer, BlowResult, Harm, Struck, Tier, Way } from '../rules/core/reason.ts';

/** Who and what a phrase may name. All of it is safe to show; what an event lacks is a plain word in its place. */
export interface Named {
  readonly by: string;
  readonly at: string;
  /** What it was done with, as it stands in a sentence: "the longsword", "Fire Bolt". */
  readonly tool: string;
  /** The same after a possessive: "Kira’s longsword". */
  readonly own: string;
  /** The ending of a verb whose subject is the tool: "the longsword find**s**", "the fists find". */
  readonly s: string;
  /** A condition, a kind of rest, a fact, as the record has it. */
  readonly what: string;
}

export interface Line {
  (named: Named): string;
  /** Scenery needs a fight without a map, which might deny it; the line in its place needs a map. */
  readonly needs?: 'map' | 'no map';
}

/** Ways to tell one thing. There is always at least one. */
export type Lines = readonly [Line, ...Line[]];

/** Not told, because another line or the gauges tell it. */
export const UNTOLD = 'untold';

/**
 * How things are told, by what happened: "check/success", "fell/dead", "gained/Burning", "remarked/immune".
 */
export type Phrasebook = Readonly<Record<string, Lines | typeof UNTOLD>>;

/** What a line may name, by its placeholder. */
const PARTS: Readonly<Record<string, keyof Named>> = {
  actor: 'by',
  target: 'at',
  tool: 'tool',
  own: 'own',
  s: 's',
  what: 'what',
};

/**
 * A line from its text: "{actor} gets past {target}’s guard, and {tool} land{s}." Throws where a placeholder is none of those a
 * line may have.
 */
export function lineOf(text: string, needs?: Line['needs']): Line {
  const pieces = text.split(/\{([^}]*)\}/).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const part = Object.hasOwn(PARTS, piece) ? PARTS[piece] : undefined;
    if (part === undefined) throw new Error(`No placeholder {${piece}} in a line of story: ${text}`);
    return (named: Named) => named[part];
  });
  const tell = (named: Named) => {
    let sentence = '';
    for (const piece of pieces) sentence += typeof piece === 'string' ? piece : piece(named);
    return sentence;
  };
  return needs ? Object.assign(tell, { needs }) : tell;
}

/** The lines that can be told with a map, or without one. */
export function tellable(lines: readonly Line[], hasMap: boolean): readonly Line[] {
  return lines.filter(({ needs }) => needs === undefined || needs === (hasMap ? 'map' : 'no map'));
}

export function areSome(lines: readonly Line[]): lines is Lines {
  return lines.length > 0;
}

/** How often the special is told rather than the general, of 100. */
const SPECIAL = 45;

/**
 * One of several pools of ways, and one way of it, by the place in the record: the same whenever it is told, and within
 * half a pool's length never the same twice. The first pool is the most special; the last serves where it is not taken.
 */
export function chosenLine(
  pools: readonly Lines[],
  { encounter, deed }: { readonly encounter: number; readonly deed: number },
  nth: number,
): Line | undefined {
  const isTaken = (at: number) => mixed(encounter, deed * 31 + nth, at + 1) % 100 < SPECIAL;
  const pool = pools.find((_, at) => at < pools.length - 1 && isTaken(at)) ?? pools.at(-1);
  // What happens several times in one deed is told several ways, and the next deed in yet another.
  return pool?.[placeIn(pool.length, encounter, deed + nth * (pool.length >= 12 ? 5 : 1))];
}

/**
 * The place in a pool of `count` for step `step` of a fight. Each cycle goes once through the first half and then once
 * through the second, each half in an order of its own.
 */
export function placeIn(count: number, encounter: number, step: number): number {
  const [cycle, at] = [Math.floor(step / count), step % count];
  const half = Math.ceil(count / 2);
  const early = at < half;
  const size = early ? half : count - half;
  return (early ? 0 : half) + drawn(early ? at : at - half, size, mixed(encounter, cycle, early ? 7 : 11));
}

/** Which of `size` comes at `place` of an order by lot; of two with the same lot the earlier comes first. */
function drawn(place: number, size: number, seed: number): number {
  // Whose lot it is stands in the number's remainder, so that numbers alone are put in order.
  const lots = new Uint32Array(size).map((_, at) => mixed(seed, at, 3) * size + at).sort();
  return (lots[place] ?? 0) % size;
}

/** A number that three others come to, well mixed: no chance is in it. */
function mixed(a: number, b: number, c: number): number {
  let hash = 0x811c9dc5;
  for (const part of [a, b, c]) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0) % 1_000_003;
}

/**
 * The books of a system: a voice for each tone, and what is told alike in all of them. The first that has it tells it.
 * Blows are told by their facts, not by a key.
 */
export type PhraseSet = Readonly<Record<Tone | 'any', readonly Phrasebook[]>> & {
  readonly blows: Readonly<Record<Tone, readonly Blows[]>>;
};

/** What is so of a blow, said by its system. */
export type BlowFacts = Pick<Struck, 'way' | 'outcome' | 'degree' | 'answer' | 'result' | 'harm' | 'helpful'>;

/**
 * What lines need to be true. What is not named may be anything, but: the target is not helpless, and it was meant to do
 * harm.
 */
export interface Needs {
  readonly way?: readonly Way[];
  readonly outcome?: readonly Tier[];
  readonly degree?: readonly string[];
  readonly answer?: readonly Answer[];
  readonly result?: readonly BlowResult[];
  readonly harm?: readonly Harm[];
  readonly helpful?: true;
}

/** Lines that are true of the same blows. */
export interface BlowLines {
  readonly needs: Needs;
  readonly lines: Lines;
}

/** Groups of lines for blows. */
export type Blows = readonly BlowLines[];

export function fits({ needs }: BlowLines, facts: BlowFacts): boolean {
  return (
    has(needs.way, facts.way) &&
    has(needs.outcome, facts.outcome) &&
    has(needs.result, facts.result) &&
    (needs.answer ? needs.answer.includes(facts.answer) : facts.answer !== 'helpless') &&
    (needs.degree === undefined || (facts.degree !== undefined && needs.degree.includes(facts.degree))) &&
    (needs.harm === undefined || hasAny(needs.harm, facts.harm)) &&
    needs.helpful === facts.helpful
  );
}

function has<T>(wanted: readonly T[] | undefined, is: T): boolean {
  return wanted?.includes(is) ?? true;
}

function hasAny<T>(wanted: readonly T[], are: readonly T[] = []): boolean {
  return are.some((each) => wanted.includes(each));
}

/** Do the lines tell more of it than how it was struck and how it came out? */
export function isSpecial({ needs }: BlowLines): boolean {
  return needs.harm !== undefined || needs.answer !== undefined;
}

/** The scene setting for the voice in which the story is told. */
export const TONE = 'tone';

/** Heroic: bright and quick. Grim: heavy and bloody. Plain: what happened, in few words. The first is the default. */
export const TONES = ['heroic', 'grim', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** The voice of this scene. */
export function toneOf({ settings }: Pick<Encounter, 'settings'>): Tone {
  return TONES.find((tone) => tone === settings[TONE]) ?? TONES[0];
}
