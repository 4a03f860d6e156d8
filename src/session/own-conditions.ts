import type { OwnCondition } from '../rules/core/condition.ts';
import { ownAffliction } from '../rules/core/condition.ts';
import type { Affliction } from '../rules/core/intent.ts';

/** The condition to put on a combatant: the GM's own with that name, otherwise the book's. */
export function afflictionOf(
  name: string,
  own: readonly OwnCondition[],
  how: Omit<Affliction, 'condition' | 'form'>,
): Affliction {
  const made = own.find((each) => each.name === name);
  return made ? ownAffliction(made, how) : { condition: name, ...how };
}
