import type { OwnCondition } from '../rules/core/condition.ts';
import { ownAffliction } from '../rules/core/condition.ts';
import type { Deed, PackSource } from '../rules/core/deed.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Affliction } from '../rules/core/intent.ts';

/** A condition in a pack that the GM can put on someone. */
export interface PackedCondition extends OwnCondition {
  readonly from: PackSource;
}

/**
 * The deed that puts a condition on someone: the pack's condition with this name if there is one, or else the book's.
 */
export function afflictDeed(
  subject: CombatantId,
  name: string,
  conditions: readonly PackedCondition[],
  how: Omit<Affliction, 'condition' | 'form'>,
): Extract<Deed, { type: 'afflict' }> {
  const ownCondition = conditions.find((each) => each.name === name);
  const affliction = ownCondition ? ownAffliction(ownCondition, how) : { condition: name, ...how };
  return { type: 'afflict', subject, affliction, ...given({ from: ownCondition?.from }) };
}
