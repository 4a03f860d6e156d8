import type { CombatantId } from './encounter.ts';
import type { Reason } from './reason.ts';

/** A choice that a rule leaves to someone. It is data, so that it survives a restart. */
export interface Question {
  /** The combatant that decides. Its player is asked, and the GM may answer for anyone. */
  readonly subject: CombatantId;
  /** The id of the question, from which its text is chosen: "spell save". An auto-reaction with this id answers it. */
  readonly about: string;
  /** The possible answers, as ids or names. Empty: the player answers in their own words. */
  readonly offers: readonly string[];
  /** A short fact for the player who answers: "Goblin strikes at you with a rusty dagger". */
  readonly note?: Reason;
}

/** An answer that was given before the rules reached its question. */
export interface EarlyAnswer {
  readonly question: Question;
  readonly answer: string;
}

/**
 * Whether two questions ask for the same choice: the same combatant decides about the same thing. The numbers and the
 * offers may differ, because other players might have answered between the two questions.
 */
export function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.subject === other.subject && one.about === other.about && noteWithoutNumbers(one) === noteWithoutNumbers(other)
  );
}

function noteWithoutNumbers({ note }: Question): string {
  return JSON.stringify(note ?? '', (_, value: unknown) => {
    if (typeof value === 'number') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Removes the early answer to a question from the list and returns it. Undefined if there is none,
 * or if the question no longer offers it.
 */
export function takeEarlyAnswer(earlyAnswers: EarlyAnswer[], question: Question): string | undefined {
  const index = earlyAnswers.findIndex((each) => isSameQuestion(each.question, question));
  const [earlyAnswer] = index < 0 ? [] : earlyAnswers.splice(index, 1);
  return earlyAnswer && question.offers.includes(earlyAnswer.answer) ? earlyAnswer.answer : undefined;
}
