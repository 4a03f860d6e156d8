import type { OwnCondition } from '../rules/core/condition.ts';
import { ownAffliction } from '../rules/core/condition.ts';
import type { Affliction } from '../rules/core/intent.ts';
import type { Session } from './session.ts';

/** The conditions that a GM can choose from besides the book's. */
export function ownConditions(_session: Pick<Session, 'encounter'>): readonly OwnCondition[] {
  return [];
}

/** A condition to put on someone: of these first, otherwise the book's of that name. */
export function afflictionOf(
  name: string,
  own: readonly OwnCondition[],
  how: Omit<Affliction, 'condition' | 'form'>,
): Affliction {
  const made = own.find((each) => each.name === name);
  return made ? ownAffliction(made, how) : { condition: name, ...how };
}
