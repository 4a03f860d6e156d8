import type { NoFacts } from '../../rules/core/reason.ts';
import type { RefusalFacts } from '../../rules/core/refusal.ts';
import { NO_REFERENCE, plainSheet, type Reference, type SheetLines } from '../reference.ts';
import type { ResourceNames } from '../resource-names.ts';
import type { ActionWords, Book, PracticeWords, QuestionWords, Words } from '../words.ts';
import { catalogue, questionnaire } from '../words.ts';
import { coreQuestions, coreReasons, coreReference } from './reference.ts';

/** A system's own refusals in plain words, by the refusal's name. */
type Explanations = Readonly<Record<string, (facts: RefusalFacts) => string>>;

/** Words for every refusal of a system's table. A missing one does not compile. */
export type RefusalWords<Refusals> = { readonly [Id in keyof Refusals]: (facts: Refusals[Id]) => string };

/** All the words of a system in English. */
export interface EnglishBook extends Book {
  /** The ids of its own reasons that have words. */
  readonly reasons: readonly string[];
  readonly refusals: Explanations;
  readonly acts: ActionWords;
}

/** The words that every system has, even without a book of its own. */
export const coreBook: Book = {
  words: catalogue(coreReasons),
  questions: questionnaire(coreQuestions),
  resources: {},
  degrees: {},
  results: {},
  sheet: plainSheet,
  reference: coreReference,
};

/** The parts of a system's book. */
export interface BookParts<Facts, Refusals, Sheet extends object> {
  /** Words for each of its own reasons. */
  readonly reasons: Words<Facts>;
  /** The questions that players are asked, and the buttons of the answers. */
  readonly questions?: QuestionWords<Facts>;
  /** The names of its resources. */
  readonly resources?: ResourceNames;
  readonly degrees?: Readonly<Record<string, string>>;
  /** Results at the end of a short line of math, where `degrees` don't fit: "a hit". */
  readonly results?: Readonly<Record<string, string>>;
  readonly refusals?: RefusalWords<Refusals>;
  readonly sheet?: SheetLines<Sheet>;
  readonly reference?: Reference;
  /** The words of its practice fight. */
  readonly practice?: PracticeWords;
  /** What kind of game it is, in one line. */
  readonly about?: () => string;
  /** Labels of actions on buttons, and the questions in their forms. */
  readonly acts?: ActionWords;
}

/**
 * A system's book. Words that it lacks are taken from the core book. The two casts are safe because a refusal's name
 * selects its own words, and a system's sheets are shown only by its own book.
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
  about,
  acts = { labels: {} },
}: BookParts<Facts, Refusals, Sheet>): EnglishBook {
  const explained = (refusals ?? {}) as unknown as Explanations;
  const words = catalogue(reasons, coreBook.words);
  const own = questionnaire(questions);
  return {
    words,
    reasons: Object.keys(reasons),
    questions: (note, say) => own(note, say) ?? coreBook.questions(note, say),
    resources,
    degrees,
    results,
    refusals: explained,
    sheet: sheet as SheetLines<object>,
    reference,
    acts,
    ...(practice && { practice }),
    ...(about && { about }),
  };
}
