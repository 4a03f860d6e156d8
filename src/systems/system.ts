import type { System } from '../rules/core/encounter.ts';
import type { CoreFacts, NoFacts } from '../rules/core/reason.ts';
import type { FactsOf, Refusal } from '../rules/core/refusal.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { BookParts, RefusalWords } from '../text/core/book.ts';
import type { SheetLines, Term } from '../text/reference.ts';
import type { Words } from '../text/words.ts';

/**
 * The version of `fray/rules`. It increases when systems that were written for an older version would no longer work. A
 * system's `fray` says which version it was written for.
 */
export const API = 1;

/** Whether a text can be the id of a system. Ids are typed in commands and are part of message ids. */
export function isSystemId(id: string): boolean {
  return /^[a-z][a-z0-9-]{0,29}$/.test(id);
}

/** The descriptions that `/rules` and the menus show, by the id or name of what they describe. */
interface SystemBriefs<S extends System> {
  /** What each action does, in a sentence. */
  readonly actions: Readonly<Record<string, string>>;
  /** What each condition does. */
  readonly conditions?: Readonly<Record<S['condition'], string>>;
  /** What each premade character and creature is like. */
  readonly archetypes: Readonly<Record<string, string>>;
  /** What each auto-reaction decides. */
  readonly standingOrders?: Readonly<Record<string, string>>;
  /** What each setting changes. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * All words of a system that need code: those below, and `about`, `questions`, `resources`, `results`, `acts` and
 * `practice` of `BookParts`. `Facts` is the table of the system's reasons, which say why a number applies or why
 * something happened. `Refusals` is the table of its refusals. If a reason or a refusal has no words, the system
 * doesn't compile.
 */
export type SystemWords<S extends System, Facts, Refusals = NoFacts> = Omit<
  BookParts<Facts, Refusals, S['sheet']>,
  'reasons' | 'refusals' | 'degrees' | 'reference' | 'sheet'
> & {
  /** Words for each of the system's own reasons. A reason says why a number applies or why something happened. */
  readonly reasons: Words<Omit<Facts, keyof CoreFacts>>;
  /** The names of a roll's results: "hit". */
  readonly degrees: Readonly<Record<S['degree'], string>>;
  readonly briefs: SystemBriefs<S>;
  /** The sheet in short lines. By default, each field with a word or a number is a line. */
  readonly sheet?: SheetLines<S['sheet']>;
  /** Numbers for the placeholders in `locales/en/glossary.yaml`: `{damage}`. */
  readonly figures?: Readonly<Record<string, string>>;
  /** Entries for `/rules` that are made from the rules. They come after the entries in `locales/en/glossary.yaml`. */
  readonly terms?: () => readonly Term[];
} & (keyof Refusals extends never
    ? { readonly refusals?: undefined }
    : {
        /** Words for each of the system's own refusals. */
        readonly refusals: RefusalWords<Refusals>;
      });

/** A rule system in a folder of its own: what its `system.ts` exports as `system`. */
export interface FraySystem<S extends System = System, Facts = object, Refusals = object> {
  /** The version of `fray/rules` that the system was written for: the value of `API` at that time. */
  readonly fray: number;
  /** The system's own version: "1.0.0". Records of fights include it. Raise it when the system's rules change. */
  readonly version: string;
  readonly rules: Ruleset<S>;
  readonly words: SystemWords<S, Facts, Refusals>;
}

/**
 * A system of any kind. Its type doesn't say which words it has for reasons (why a number applies or why something
 * happened) and for refusals.
 */
export type SystemWithAnyWords<S extends System = System> = Omit<FraySystem<S>, 'words'> & { readonly words: object };

/** Puts a system together: its rules, its words, and the versions. `system.ts` exports the result as `system`. */
export function defineSystem<S extends System, Facts, Refusals>(
  system: FraySystem<S, Facts, Refusals>,
): FraySystem<S, Facts, Refusals> {
  return system;
}

/** Makes a system's refusals, by id and facts. `Refusals` is its table of refusals. */
export function refusals<Refusals>(
  system: string,
): <Id extends keyof Refusals & string>(id: Id, ...facts: FactsOf<Refusals[Id]>) => Refusal {
  return (id, ...[facts]) => ({ type: 'rule', rule: `${system}/${id}`, facts: facts ?? {} });
}
