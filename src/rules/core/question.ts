import type { CombatantId } from './encounter.ts';
import type { Reason } from './reason.ts';

/** A choice that a rule leaves to someone, as data, so that it survives a restart. */
export interface Question {
  /** The combatant that decides. Its player is asked, and the GM may answer for anyone. */
  readonly subject: CombatantId;
  /** The id of the question, for the book's words: "spell save". An auto-reaction with this id answers it. */
  readonly about: string;
  /** The possible answers, as ids or names. Empty: the player answers in their own words. */
  readonly offers: readonly string[];
  /** A short fact for the player: "Goblin strikes at you with a rusty dagger". */
  readonly note?: Reason;
}

/** An answer that was given before the rules came to its question. */
export interface EarlyAnswer {
  readonly question: Question;
  readonly answer: string;
}

/**
 * Whether two questions are the same choice, asked earlier and later: for the same combatant, about the same thing.
 * Other players' answers may have changed the numbers and the offers meanwhile.
 */
export function isSameQuestion(one: Question, other: Question): boolean {
  return one.subject === other.subject && one.about === other.about && whatFor(one) === whatFor(other);
}

function whatFor({ note }: Question): string {
  return JSON.stringify(note ?? '', (_, value: unknown) => {
    if (typeof value === 'number') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Takes the early answer to a question out of the list. Undefined if there is none that the question still offers. */
export function takeEarly(early: EarlyAnswer[], question: Question): string | undefined {
  const place = early.findIndex((each) => isSameQuestion(each.question, question));
  const [found] = place < 0 ? [] : early.splice(place, 1);
  return found && question.offers.includes(found.answer) ? found.answer : undefined;
}
