// Combat Rules v1.3: what only this book says no to

import type { Refusal } from '../core/refusal.ts';

/** Every refusal of Mastery's own. `text/en/refusals/mastery.ts` has a sentence for each. */
export const REFUSALS = [
  'action-taken',
  'target-collapsed',
  'no-stakes',
  'harm-needs-a-roll',
  'harm-costs',
  'follows-of-stamina',
  'already',
  'status-needs-words',
  'counterattack',
  'one-purpose',
  'no-healing',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** A refusal of Mastery's own, with the facts its sentence needs. */
export function refusal(id: RefusalId, facts: Readonly<Record<string, string | number>> = {}): Refusal {
  return { type: 'rule', rule: `mastery/${id}`, facts };
}
