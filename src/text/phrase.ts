import type { Encounter } from '../rules/core/encounter.ts';
import type { Answer, AttackResult, AttackSettled, AttackWay, Harm, Tier } from '../rules/core/reason.ts';
import { CONTRACTIONS, currentLanguage } from './languages.ts';

/**
 * The names that a phrase can use, already escaped for Discord. If an event lacks one of them, a general word takes its
 * place.
 */
export interface PhraseNames {
  readonly by: string;
  readonly at: string;
  /** The tool, as a sentence names it: "the longsword", "Fire Bolt". */
  readonly tool: string;
  /** The tool after a possessive: "Kira’s longsword". */
  readonly own: string;
  /** The ending of a verb after the tool: "the longsword find**s**", "the fists find". */
  readonly s: string;
  /** Other forms of the tool that a language needs, by their names: "dem Langschwert". Undefined if it has none. */
  readonly forms?: Readonly<Record<string, string>>;
  /** The name of a condition, a kind of rest or another fact. */
  readonly what: string;
}

export interface PhraseLine {
  (names: PhraseNames): string;
  /**
   * Which fights the line fits: 'no map' for lines with scenery that a map could contradict, and 'map' for lines that
   * need a map.
   */
  readonly needs?: 'map' | 'no map';
}

/** One or more lines for the same event. */
export type PhraseLines = readonly [PhraseLine, ...PhraseLine[]];

/** Marks an event without a line, because another line or the meters already show it. */
export const LEFT_OUT_MARK = 'untold';

/** Story lines, by what happened: "check/success", "fell/dead", "gained/Burning", "remarked/immune". */
export type Phrasebook = Readonly<Record<string, PhraseLines | typeof LEFT_OUT_MARK>>;

/** For each placeholder in a line, the field of `PhraseNames` that replaces it. */
const NAME_PLACEHOLDERS: Readonly<Record<string, Exclude<keyof PhraseNames, 'forms'>>> = {
  actor: 'by',
  target: 'at',
  tool: 'tool',
  own: 'own',
  s: 's',
  what: 'what',
};

/** A placeholder for another form of the tool: "{tool dat}". */
const TOOL_FORM_PATTERN = /^tool ([a-z]+)$/;

/** A small word that merges with the name after it: "{de actor}" is “d’Ana” in French. */
const CONTRACTION_PATTERN = /^([a-z]+) ([a-z]+)$/;

/**
 * Parses a line: "{actor} gets past {target}’s guard, and {tool} land{s}." Throws an error if a placeholder is unknown.
 */
export function parseLine(text: string, needs?: PhraseLine['needs']): PhraseLine {
  for (const [, name = ''] of text.matchAll(PLACEHOLDER_PATTERN))
    if (!TOOL_FORM_PATTERN.test(name) && !Object.hasOwn(NAME_PLACEHOLDERS, name) && !contractionIn(name))
      throw new Error(`No placeholder {${name}} in a line of story: ${text}`);
  // Placeholders are found each time a line is used, because parsing all lines in advance would be wasted on most.
  const line = (names: PhraseNames) => text.replace(PLACEHOLDER_PATTERN, (_, name: string) => nameIn(names, name));
  return needs ? Object.assign(line, { needs }) : line;
}

const PLACEHOLDER_PATTERN = /\{([^}]*)\}/g;

/** The word and the name of a placeholder such as "de actor". Undefined if it is another placeholder. */
function contractionIn(placeholder: string): { readonly word: string; readonly name: string } | undefined {
  const [, word = '', name = ''] = CONTRACTION_PATTERN.exec(placeholder) ?? [];
  const functionName = word.toUpperCase();
  const isWord = Object.values(CONTRACTIONS).some((each) => Object.hasOwn(each, functionName));
  return isWord && Object.hasOwn(NAME_PLACEHOLDERS, name) ? { word, name } : undefined;
}

function nameIn(names: PhraseNames, placeholder: string): string {
  const contraction = contractionIn(placeholder);
  if (contraction) {
    const { word, name } = contraction;
    const text = nameIn(names, name);
    return CONTRACTIONS[currentLanguage()]?.[word.toUpperCase()]?.(text) ?? `${word} ${text}`;
  }
  const [, form] = TOOL_FORM_PATTERN.exec(placeholder) ?? [];
  if (form !== undefined) return names.forms?.[form] ?? names.tool;
  const nameField = NAME_PLACEHOLDERS[placeholder];
  return nameField === undefined ? '' : names[nameField];
}

/** The lines that fit a fight with a map, or one without a map. */
export function linesForMap(lines: readonly PhraseLine[], hasMap: boolean): readonly PhraseLine[] {
  return lines.filter(({ needs }) => needs === undefined || needs === (hasMap ? 'map' : 'no map'));
}

export function isNotEmpty(lines: readonly PhraseLine[]): lines is PhraseLines {
  return lines.length > 0;
}

/** How often a special line is chosen when there is also a general one, in percent. */
const SPECIAL_POOL_PERCENT = 45;

/**
 * Chooses a pool and one of its lines by the deed's place in the record, so the same record always gives the same
 * lines. A line is repeated only after at least half of the other lines in its pool were used. The most specific pool
 * comes first in `pools`. The last pool is used if no other is chosen. `timesTold` is how many lines for the same kind
 * of event the deed already has.
 */
export function chosenLine(
  pools: readonly PhraseLines[],
  { encounter, deed }: { readonly encounter: number; readonly deed: number },
  timesTold: number,
): PhraseLine | undefined {
  const isPoolChosen = (index: number) =>
    hashOf(encounter, deed * 31 + timesTold, index + 1) % 100 < SPECIAL_POOL_PERCENT;
  const pool = pools.find((_, index) => index < pools.length - 1 && isPoolChosen(index)) ?? pools.at(-1);
  // An event that happens several times gets a different line each time, in the same deed and in the next one.
  return pool?.[indexAtStep(pool.length, encounter, deed + timesTold * (pool.length >= 12 ? 5 : 1))];
}

/**
 * An index below `count` for the given step of a fight. In `count` steps, each index comes once: first the lower half
 * of the indexes in random order, then the upper half in random order.
 */
export function indexAtStep(count: number, encounter: number, step: number): number {
  const [cycle, indexInCycle] = [Math.floor(step / count), step % count];
  const halfCount = Math.ceil(count / 2);
  const isFirstHalf = indexInCycle < halfCount;
  const halfSize = isFirstHalf ? halfCount : count - halfCount;
  return (
    (isFirstHalf ? 0 : halfCount) +
    shuffledIndex(
      isFirstHalf ? indexInCycle : indexInCycle - halfCount,
      halfSize,
      hashOf(encounter, cycle, isFirstHalf ? 7 : 11),
    )
  );
}

/** The number at a place in a random order of the numbers from 0 to `size` − 1. The same seed gives the same order. */
function shuffledIndex(place: number, size: number, seed: number): number {
  // Each key is a random multiple of `size` plus one of the numbers, so sorting the keys shuffles the numbers.
  const randomKeys = new Uint32Array(size).map((_, index) => hashOf(seed, index, 3) * size + index).sort();
  return (randomKeys[place] ?? 0) % size;
}

/** A hash of three numbers that is below 1,000,003. */
function hashOf(a: number, b: number, c: number): number {
  let hash = 0x811c9dc5;
  for (const number of [a, b, c]) {
    hash = Math.imul(hash ^ (number & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (number >>> 16), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0) % 1_000_003;
}

/**
 * A system's phrasebooks for each tone, and those for all tones. If several phrasebooks have a key, the first one is
 * used. An attack's lines are chosen by its facts, not by a key.
 */
export type PhraseSet = Readonly<Record<Tone | 'any', readonly Phrasebook[]>> & {
  readonly blows: Readonly<Record<Tone, readonly AttackPhrases[]>>;
};

/** The facts about an attack, as its system gives them. */
export type AttackFacts = Pick<AttackSettled, 'way' | 'outcome' | 'degree' | 'answer' | 'result' | 'harm' | 'helpful'>;

/**
 * What must be true about an attack for a line to fit. Facts that aren't mentioned can have any value, with two
 * exceptions: lines for a helpless target, or for an attack that was meant to help, must say so.
 */
export interface RequiredFacts {
  readonly way?: readonly AttackWay[];
  readonly outcome?: readonly Tier[];
  readonly degree?: readonly string[];
  readonly answer?: readonly Answer[];
  readonly result?: readonly AttackResult[];
  readonly harm?: readonly Harm[];
  readonly helpful?: true;
}

/** A group of story lines about attacks. `needs` says what must be true about an attack for these lines to fit. */
export interface AttackLines {
  readonly needs: RequiredFacts;
  readonly lines: PhraseLines;
}

/** Groups of lines for attacks. */
export type AttackPhrases = readonly AttackLines[];

export function isForAttack({ needs }: AttackLines, facts: AttackFacts): boolean {
  return (
    fitsAttackWay(needs.way, facts.way) &&
    fitsFact(needs.outcome, facts.outcome) &&
    fitsFact(needs.result, facts.result) &&
    (needs.answer ? needs.answer.includes(facts.answer) : facts.answer !== 'helpless') &&
    (needs.degree === undefined || (facts.degree !== undefined && needs.degree.includes(facts.degree))) &&
    (needs.harm === undefined || fitsAnyFact(needs.harm, facts.harm)) &&
    needs.helpful === facts.helpful
  );
}

/** Lines that fit both melee and ranged attacks also fit thrown weapons. */
function fitsAttackWay(wanted: readonly AttackWay[] | undefined, way: AttackWay): boolean {
  return fitsFact(wanted, way) || (way === 'thrown' && fitsFact(wanted, 'melee') && fitsFact(wanted, 'ranged'));
}

function fitsFact<T>(wanted: readonly T[] | undefined, value: T): boolean {
  return wanted?.includes(value) ?? true;
}

function fitsAnyFact<T>(wanted: readonly T[], values: readonly T[] = []): boolean {
  return values.some((each) => wanted.includes(each));
}

/** Whether the lines are only for certain answers or kinds of harm. */
export function hasNeeds({ needs }: AttackLines): boolean {
  return needs.harm !== undefined || needs.answer !== undefined;
}

/** The setting for the tone of the story. */
export const TONE_SETTING_NAME = 'tone';

/**
 * Heroic is bright and quick, grim is heavy and bloody, and plain tells only what happened. The first one is the
 * default.
 */
export const TONES = ['heroic', 'grim', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** The tone of an encounter's story. */
export function toneOf({ settings }: Pick<Encounter, 'settings'>): Tone {
  return TONES.find((tone) => tone === settings[TONE_SETTING_NAME]) ?? TONES[0];
}
