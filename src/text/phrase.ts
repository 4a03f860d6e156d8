import type { Encounter } from '../rules/core/encounter.ts';
import {
  type Answer,
  type AttackResult,
  type AttackSettled,
  type Harm,
  type Tier,
  WAYS,
} from '../rules/core/reason.ts';

/** The names that a phrase may use. All texts are safe to show. If an event lacks a name, a plain word is used. */
export interface PhraseNames {
  readonly by: string;
  readonly at: string;
  /** The tool as a sentence names it: "the longsword", "Fire Bolt". */
  readonly tool: string;
  /** The tool after a possessive: "Kira’s longsword". */
  readonly own: string;
  /** The ending of a verb whose subject is the tool: "the longsword find**s**", "the fists find". */
  readonly s: string;
  /** A condition, a kind of rest or another fact, by its name in the record. */
  readonly what: string;
}

export interface Line {
  (named: PhraseNames): string;
  /** Where the line fits: 'no map' for scenery, which a map might contradict, or 'map' for lines that need one. */
  readonly needs?: 'map' | 'no map';
}

/** Several ways to tell one thing, at least one. */
export type Lines = readonly [Line, ...Line[]];

/** Marks an event that gets no line, because another line or the meters show it. */
export const LEFT_OUT = 'untold';

/** Story lines by what happened: "check/success", "fell/dead", "gained/Burning", "remarked/immune". */
export type Phrasebook = Readonly<Record<string, Lines | typeof LEFT_OUT>>;

/** The names in a line, by placeholder. */
const PARTS: Readonly<Record<string, keyof PhraseNames>> = {
  actor: 'by',
  target: 'at',
  tool: 'tool',
  own: 'own',
  s: 's',
  what: 'what',
};

/** Parses a line: "{actor} gets past {target}’s guard, and {tool} land{s}." Throws at an unknown placeholder. */
export function lineOf(text: string, needs?: Line['needs']): Line {
  const pieces = text.split(/\{([^}]*)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const part = Object.hasOwn(PARTS, piece) ? PARTS[piece] : undefined;
    if (part === undefined) throw new Error(`No placeholder {${piece}} in a line of story: ${text}`);
    return (named: PhraseNames) => named[part];
  });
  const tell = (named: PhraseNames) => {
    let sentence = '';
    for (const piece of pieces) sentence += typeof piece === 'string' ? piece : piece(named);
    return sentence;
  };
  return needs ? Object.assign(tell, { needs }) : tell;
}

/** The lines that fit a fight with a map, or a fight without one. */
export function linesForMap(lines: readonly Line[], hasMap: boolean): readonly Line[] {
  return lines.filter(({ needs }) => needs === undefined || needs === (hasMap ? 'map' : 'no map'));
}

export function areSome(lines: readonly Line[]): lines is Lines {
  return lines.length > 0;
}

/** How often the special lines are chosen over the general ones, in percent. */
const SPECIAL = 45;

/**
 * Chooses one of several pools of lines, and a line of it, by the deed's place in the record. The same record always
 * gives the same line, and none repeats within half a pool's length. The first pool is the most special. If all others
 * are skipped, the last one is used.
 */
export function chosenLine(
  pools: readonly Lines[],
  { encounter, deed }: { readonly encounter: number; readonly deed: number },
  nth: number,
): Line | undefined {
  const isTaken = (at: number) => mixed(encounter, deed * 31 + nth, at + 1) % 100 < SPECIAL;
  const pool = pools.find((_, index) => index < pools.length - 1 && isTaken(index)) ?? pools.at(-1);
  // If something happens several times in one deed, each time has a different line, and so does the next deed.
  return pool?.[placeIn(pool.length, encounter, deed + nth * (pool.length >= 12 ? 5 : 1))];
}

/**
 * The place in a pool of `count` for a fight's step `step`. A cycle goes through the first half once, then through the
 * second, each in a shuffled order.
 */
export function placeIn(count: number, encounter: number, step: number): number {
  const [cycle, at] = [Math.floor(step / count), step % count];
  const half = Math.ceil(count / 2);
  const early = at < half;
  const size = early ? half : count - half;
  return (early ? 0 : half) + shuffledItem(early ? at : at - half, size, mixed(encounter, cycle, early ? 7 : 11));
}

/**
 * The item at `place` of a shuffled order of `size` items. If two have the same random key, the earlier comes first.
 */
function shuffledItem(place: number, size: number, seed: number): number {
  // Each key has its item's index as the remainder, so that sorting the keys sorts the items.
  const lots = new Uint32Array(size).map((_, index) => mixed(seed, index, 3) * size + index).sort();
  return (lots[place] ?? 0) % size;
}

/** A hash of three numbers. */
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
 * The books of a system for each tone, and those for all tones. The first book that has a key is used. Blows are chosen
 * by their facts, not by a key.
 */
export type PhraseSet = Readonly<Record<Tone | 'any', readonly Phrasebook[]>> & {
  readonly blows: Readonly<Record<Tone, readonly AttackPhrases[]>>;
};

/** The facts of a blow, as its system gives them. */
export type AttackFacts = Pick<AttackSettled, 'outcome' | 'degree' | 'answer' | 'result' | 'harm' | 'helpful'> & {
  readonly way: PhraseWay;
};

/**
 * How an attack reaches its target. The rules count a thrown weapon as ranged, but no one shoots it, so it needs its
 * own lines.
 */
export const PHRASE_WAYS = [...WAYS, 'thrown'] as const;
export type PhraseWay = (typeof PHRASE_WAYS)[number];

/**
 * What must be true for a line to be used. Facts that aren't named may have any value, with two exceptions: the target
 * isn't helpless, and the attack was meant to harm.
 */
export interface RequiredFacts {
  readonly way?: readonly PhraseWay[];
  readonly outcome?: readonly Tier[];
  readonly degree?: readonly string[];
  readonly answer?: readonly Answer[];
  readonly result?: readonly AttackResult[];
  readonly harm?: readonly Harm[];
  readonly helpful?: true;
}

/** Lines that fit the same blows. */
export interface AttackLines {
  readonly needs: RequiredFacts;
  readonly lines: Lines;
}

/** Groups of lines for blows. */
export type AttackPhrases = readonly AttackLines[];

export function isForAttack({ needs }: AttackLines, facts: AttackFacts): boolean {
  return (
    hasWay(needs.way, facts.way) &&
    has(needs.outcome, facts.outcome) &&
    has(needs.result, facts.result) &&
    (needs.answer ? needs.answer.includes(facts.answer) : facts.answer !== 'helpless') &&
    (needs.degree === undefined || (facts.degree !== undefined && needs.degree.includes(facts.degree))) &&
    (needs.harm === undefined || hasAny(needs.harm, facts.harm)) &&
    needs.helpful === facts.helpful
  );
}

/** Lines that fit melee and ranged attacks alike also fit a thrown weapon. */
function hasWay(wanted: readonly PhraseWay[] | undefined, way: PhraseWay): boolean {
  return has(wanted, way) || (way === 'thrown' && has(wanted, 'melee') && has(wanted, 'ranged'));
}

function has<T>(wanted: readonly T[] | undefined, value: T): boolean {
  return wanted?.includes(value) ?? true;
}

function hasAny<T>(wanted: readonly T[], are: readonly T[] = []): boolean {
  return are.some((each) => wanted.includes(each));
}

/** Whether the lines say more about a blow than its way and its outcome. */
export function isSpecial({ needs }: AttackLines): boolean {
  return needs.harm !== undefined || needs.answer !== undefined;
}

/** The setting for the tone of the story. */
export const TONE = 'tone';

/** Heroic: bright and quick. Grim: heavy and bloody. Plain: only what happened. The first is the default. */
export const TONES = ['heroic', 'grim', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** The tone of this encounter. */
export function toneOf({ settings }: Pick<Encounter, 'settings'>): Tone {
  return TONES.find((tone) => tone === settings[TONE]) ?? TONES[0];
}
