import { masterySlim } from './cards/mastery-slim.ts';
import { masteryCardOf } from './mastery-card.ts';
import type { Outcome } from './visibility.ts';

/** The systems whose books have a form of their own in which an outcome is written: whole, and as short as the book allows. */
const CARDS: Readonly<Record<string, Readonly<Record<'whole' | 'slim', typeof masteryCardOf>>>> = {
  mastery: { whole: masteryCardOf, slim: masterySlim },
};

/** That form: parts in their order; slim: for a message of a turn. Nothing where the book has none, or none for this. */
export function cardOf(outcome: Outcome, form: 'whole' | 'slim' = 'whole'): readonly string[] | undefined {
  const { system } = outcome.after;
  return Object.hasOwn(CARDS, system) ? CARDS[system]?.[form](outcome) : undefined;
}
