import type { NoFacts } from '../../rules/core/reason.ts';
import type { RefusalFacts } from '../../rules/core/refusal.ts';
import { NO_REFERENCE, plainSheetLines, type Reference, type SheetLines } from '../reference.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t } from '../t.ts';
import {
  type ActionWords,
  type Book,
  type PracticeRoll,
  type PracticeWords,
  type QuestionWords,
  questionFormatter,
  reasonFormatter,
  type Words,
} from '../words.ts';
import { coreQuestions, coreReasons, coreReference } from './reference.ts';

/** Explains a system's own refusals in plain words, by the name of the refusal. */
type Explanations = Readonly<Record<string, (facts: RefusalFacts) => string>>;

/** Words for all of a system's refusals, by their ids. If one is missing, the code doesn't compile. */
export type RefusalWords<Refusals> = { readonly [Id in keyof Refusals]: (facts: Refusals[Id]) => string };

/** All of a system's words, including those for its refusals and actions. */
export interface SystemBook extends Book {
  /**
   * The ids of the system's own reasons that have words. A reason says why a number applies or why something happened.
   */
  readonly reasons: readonly string[];
  readonly refusals: Explanations;
  readonly acts: ActionWords;
}

/** The texts that every system has, even if it has no book. */
export const coreBook: Book = {
  words: reasonFormatter(coreReasons),
  questions: questionFormatter(coreQuestions),
  resources: {},
  degrees: {},
  results: {},
  sheet: plainSheetLines,
  reference: coreReference,
};

/** The parts that a system's book is made of. */
export interface BookParts<Facts, Refusals, Sheet extends object> {
  /** Words for each of the system's own reasons. A reason says why a number applies or why something happened. */
  readonly reasons: Words<Facts>;
  /** The questions that players are asked, and the buttons for the answers. */
  readonly questions?: QuestionWords<Facts>;
  /** The names of the system's resources. */
  readonly resources?: ResourceNames;
  readonly degrees?: Readonly<Record<string, string>>;
  /** The words for roll results at the end of a short line of math, where those in `degrees` don't fit: "a hit". */
  readonly results?: Readonly<Record<string, string>>;
  readonly refusals?: RefusalWords<Refusals>;
  readonly sheet?: SheetLines<Sheet>;
  readonly reference?: Reference;
  /** The texts of the system's practice fight. */
  readonly practice?: PracticeWords;
  /** What kind of game the system is, in one line. */
  readonly about?: () => string;
  /** The labels of actions on buttons, and the questions in their forms. */
  readonly acts?: ActionWords;
}

/**
 * Makes a system's book. Words that the system lacks come from the core book. The casts are safe, because a refusal's
 * name selects its own words, and only a system's own book shows its sheets.
 */
export function bookFromParts<Facts, Refusals = NoFacts, Sheet extends object = object>({
  reasons,
  questions = {},
  resources = {},
  degrees = {},
  results = {},
  refusals,
  sheet = plainSheetLines,
  reference = NO_REFERENCE,
  practice,
  about,
  acts = { labels: {} },
}: BookParts<Facts, Refusals, Sheet>): SystemBook {
  const explanations = (refusals ?? {}) as unknown as Explanations;
  const reasonWords = reasonFormatter(reasons, coreBook.words);
  const systemQuestions = questionFormatter(questions);
  return {
    words: reasonWords,
    reasons: Object.keys(reasons),
    questions: (note, say) => systemQuestions(note, say) ?? coreBook.questions(note, say),
    resources,
    degrees,
    results,
    refusals: explanations,
    sheet: sheet as SheetLines<object>,
    reference,
    acts,
    ...(practice && { practice }),
    ...(about && { about }),
  };
}

/** A roll and its sum in words: "You rolled 12 + 10 = 22." */
export function rollSumText(whose: 'Your' | 'Its', { shown, added, total }: PracticeRoll): string {
  const possessive = whose === 'Your' ? 'your' : 'its';
  if (added === 0) return t(`practice-roll-${possessive}`, { shown });
  const signWord = added > 0 ? 'plus' : 'minus';
  return t(`practice-roll-${possessive}-${signWord}`, { shown, added: Math.abs(added), total });
}
