import { masteryCard } from './cards/mastery.ts';
import type { Outcome } from './visibility.ts';

/** The form in which a system's book writes an outcome, where it has one of its own: parts in their order. */
export function cardOf(happening: Outcome): readonly string[] | undefined {
  return happening.after.system === 'mastery' ? masteryCard(happening) : undefined;
}
