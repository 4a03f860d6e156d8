import { masteryCard } from './cards/mastery.ts';
import { masterySlim } from './cards/mastery-slim.ts';
import type { Outcome } from './visibility.ts';

/** The systems whose books have a form of their own in which an outcome is written. */
const CARDS: Readonly<Record<string, (outcome: Outcome) => readonly string[] | undefined>> = { mastery: masteryCard };

/** That form: parts in their order. Nothing where the book has none, or none for this. */
export function cardOf(outcome: Outcome): readonly string[] | undefined {
  const { system } = outcome.after;
  return Object.hasOwn(CARDS, system) ? CARDS[system]?.(outcome) : undefined;
}

/** The same as short as the book allows, for a message of a turn. */
const SLIM: typeof CARDS = { mastery: masterySlim };

export function slimCardOf(outcome: Outcome): readonly string[] | undefined {
  const { system } = outcome.after;
  return Object.hasOwn(SLIM, system) ? SLIM[system]?.(outcome) : undefined;
}
