import type { OwnCondition } from '../rules/core/condition.ts';
import { ownAffliction } from '../rules/core/condition.ts';
import type { Affliction } from '../rules/core/intent.ts';

/** A condition to put on someone: of these first, otherwise the book's of that name. */
export function afflictionOf(
  name: string,
  own: readonly OwnCondition[],
  how: Omit<Affliction, 'condition' | 'form'>,
): Affliction {
  const made = own.find((each) => each.name === name);
  return made ? ownAffliction(made, how) : { condition: name, ...how };
}
