import type { PhraseSet } from '../phrase.ts';
import type { ResourceNames } from '../resource-names.ts';
import { type Book, catalogue, type Words } from '../words.ts';
import { coreReasons } from './core/reasons.ts';

/** A system's own refusals in plain words, by the refusal's name. */
export type Explanations = Readonly<Record<string, (facts: Readonly<Record<string, string | number>>) => string>>;

/** All that a system is told by in English. */
export interface EnglishBook extends Book {
  readonly refusals: Explanations;
  readonly phrases: PhraseSet;
}

/** What is told of every system, and of one that has no book: the reasons that all have. */
export const coreBook: Book = { words: catalogue(coreReasons), resources: {} };

/** The phrases of a system that has none of its own: the common ones tell it. */
const NO_PHRASES: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [],
  blows: { heroic: [], grim: [], plain: [] },
};

/** A system's book. What is left out is told as it is for every system. */
export function bookOf<Facts>({
  reasons,
  resources = {},
  refusals = {},
  phrases = NO_PHRASES,
}: {
  readonly reasons: Words<Facts>;
  readonly resources?: ResourceNames;
  readonly refusals?: Explanations;
  readonly phrases?: PhraseSet;
}): EnglishBook {
  return { words: catalogue(reasons, coreBook.words), resources, refusals, phrases };
}
