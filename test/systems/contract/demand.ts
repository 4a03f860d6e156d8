import type { Outcome } from '../../../src/embeds/meters.ts';
import type { Archetype, Ruleset } from '../../../src/rules/core/ruleset.ts';
import type { SystemBook } from '../../../src/text/core/book.ts';
import type { PhraseSet } from '../../../src/text/phrase.ts';
import { randomFight } from '../../embeds/random-fight.ts';
import { LONG } from '../../soak/length.ts';
import type { Sample } from '../samples.ts';

/** The paths of a system's files, as its author knows them. The texts of problems show these paths. */
export interface Files {
  /** The file that puts the rules together. */
  readonly rules: string;
  readonly sheet: string;
  /**
   * The file or folder with one-sentence descriptions of actions (briefs), questions, refusals, labels and resources.
   */
  readonly words: string;
  readonly names: string;
  readonly glossary: string;
  readonly verbs: string;
  readonly story: string;
  /** The file with the names that sentences use for weapons. */
  readonly tools: string;
  readonly pack: string;
}

export interface TestedSystem {
  readonly rules: Ruleset;
  readonly book: SystemBook;
  /** The system's own story lines, without the common ones. Reading them fails if the file has a fault. */
  readonly story: () => PhraseSet;
  readonly files: Files;
  readonly sample: Sample;
}

/** Something that every system must have or do. */
export interface Demand {
  readonly title: string;
  /** What is missing or wrong. Each sentence says what to write and where. */
  problems(system: TestedSystem): readonly string[] | Promise<readonly string[]>;
}

/** The character or creature that the sample names, or else the first premade one. Throws if there is none. */
export function premade({ rules, sample }: TestedSystem, kind: Archetype['kind']): Archetype {
  const wantedName = kind === 'character' ? sample.hero : sample.enemy;
  const candidates = rules.archetypes.filter((each) => each.kind === kind);
  const archetype = wantedName === undefined ? candidates[0] : candidates.find(({ name }) => name === wantedName);
  if (!archetype) throw new Error(`${rules.title} has no ${kind} ${wantedName ?? ''}`);
  return archetype;
}

/**
 * How much a demand checks: `short` in `npm test`, which tests seven systems at every change; `full` in
 * `contract.long.test.ts`, in the soak tests, and when an author checks a system.
 */
export function thorough(short: number, full: number): number {
  return process.env.VITEST && !LONG ? short : full;
}

/** The numbers from 1 to `short` in `npm test`, and up to `full` otherwise. */
export function numbersUpTo(short: number, full: number): readonly number[] {
  return Array.from({ length: thorough(short, full) }, (_, index) => index + 1);
}

/** Up to `short` entries of a list in `npm test`, from all parts of it. Otherwise, all of them. */
export function someOf<T>(list: readonly T[], short: number): readonly T[] {
  const step = Math.max(1, Math.ceil(list.length / thorough(short, Number.POSITIVE_INFINITY)));
  return list.filter((_, index) => index % step === 0);
}

const FIGHTS_BY_SYSTEM = new WeakMap<Ruleset, Map<number, readonly Outcome[]>>();

/** A long random fight of a system. All demands that use a seed share its fight. */
export function fightOf({ rules }: TestedSystem, seed: number): readonly Outcome[] {
  const fights = FIGHTS_BY_SYSTEM.get(rules) ?? new Map<number, readonly Outcome[]>();
  FIGHTS_BY_SYSTEM.set(rules, fights);
  const fight = fights.get(seed) ?? randomFight(rules, seed, {}, thorough(80, 120));
  fights.set(seed, fight);
  return fight;
}

/** The seeds of the random fights that the demands share. */
export const SEEDS: readonly number[] = numbersUpTo(2, 6);

/** The outcomes of everything that is done in the random fights with these seeds. */
export function* outcomesOf(system: TestedSystem, seeds: readonly number[] = SEEDS): Generator<Outcome> {
  for (const seed of seeds) yield* fightOf(system, seed);
}

/** The problems without repetitions. After `most` problems, one line says how many more there are. */
export function atMost(problems: Iterable<string>, most = 12): readonly string[] {
  const distinctProblems = [...new Set(problems)];
  return distinctProblems.length <= most
    ? distinctProblems
    : [...distinctProblems.slice(0, most), `And ${distinctProblems.length - most} more of this kind.`];
}

/** Runs something. If it throws, returns `sentence` followed by the error's message. */
export async function problemIfThrown(sentence: string, run: () => unknown): Promise<readonly string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    return [`${sentence}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Runs all steps. For each that throws, returns `sentence` followed by the step's name and the error's message. */
export async function problemsIfThrown(sentence: string, steps: Readonly<Record<string, () => unknown>>) {
  const problems: string[] = [];
  for (const [what, run] of Object.entries(steps))
    problems.push(...(await problemIfThrown(`${sentence}: ${what}`, run)));
  return problems;
}

/** Ids as a sentence lists them. */
export function idList(ids: readonly string[]): string {
  return ids.map((id) => `\`${id}\``).join(', ');
}
