import type { NoFacts } from '../../rules/core/reason.ts';
import type { RefusalFacts } from '../../rules/core/refusal.ts';
import { NO_REFERENCE, plainSheet, type Reference, type SheetLines } from '../reference.ts';
import type { ResourceNames } from '../resource-names.ts';
import {
  type ActWords,
  type Book,
  catalogue,
  type PracticeWords,
  type QuestionWords,
  questionnaire,
  type Words,
} from '../words.ts';
import { coreReasons, coreReference } from './reference.ts';

/** A system's own refusals in plain words, by the refusal's name. */
type Explanations = Readonly<Record<string, (facts: RefusalFacts) => string>>;

/** Words for every refusal of a system's table. One that is missing does not compile. */
export type RefusalWords<Refusals> = { readonly [Id in keyof Refusals]: (facts: Refusals[Id]) => string };

/** All that a system is told by in English. */
export interface EnglishBook extends Book {
  readonly refusals: Explanations;
  readonly acts: ActWords;
}

/** What is told of every system, and of one that has no book: the reasons that all have. */
export const coreBook: Book = {
  words: catalogue(coreReasons),
  questions: questionnaire({}),
  resources: {},
  degrees: {},
  results: {},
  sheet: plainSheet,
  reference: coreReference,
};

/**
 * A system's book. What is left out is told as it is for every system. The two casts: the name of a refusal chooses its own
 * words, so its facts are theirs; and a system's sheets are shown by its own book.
 */
export function bookOf<Facts, Refusals = NoFacts, Sheet extends object = object>({
  reasons,
  questions = {},
  resources = {},
  degrees = {},
  results = {},
  refusals,
  sheet = plainSheet,
  reference = NO_REFERENCE,
  practice,
  acts = { labels: {} },
}: {
  readonly reasons: Words<Facts>;
  readonly questions?: QuestionWords<Facts>;
  readonly resources?: ResourceNames;
  readonly degrees?: Readonly<Record<string, string>>;
  readonly results?: Readonly<Record<string, string>>;
  readonly refusals?: RefusalWords<Refusals>;
  readonly sheet?: SheetLines<Sheet>;
  readonly reference?: Reference;
  readonly practice?: PracticeWords;
  readonly acts?: ActWords;
}): EnglishBook {
  const explained = (refusals ?? {}) as unknown as Explanations;
  const words = catalogue(reasons, coreBook.words);
  return {
    words,
    questions: questionnaire(questions),
    resources,
    degrees,
    results,
    refusals: explained,
    sheet: sheet as SheetLines<object>,
    reference,
    acts,
    ...(practice && { practice }),
  };
}
