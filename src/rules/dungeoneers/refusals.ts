import type { Refusal } from '../core/refusal.ts';
import { no, type Result } from '../core/result.ts';

/** What only Dungeoneers says no to. `embeds/explain/dungeoneers.ts` puts each into words, with the way out. */
export const REFUSALS = [
  'threatened-is-computed',
  'wasted-dice',
  'too-near',
  'not-equipped',
  'not-adjacent',
  'range-contradicts',
  'faces-you',
  'already',
  'held',
  'holds-already',
  'held-already',
  'not-holding',
  'not-in-reach',
  'cannot-move',
  'no-closer',
  'no-farther',
  'no-tome',
  'no-room',
  'dead-stay-dead',
  'not-prone',
  'readied-by-act',
  'lacks-action',
  'harm-needs-rounds',
  'held-to-one-die',
  'waits-for-trigger',
  'cannot-cross',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** A refusal of this system, with the facts its explanation needs. Names of combatants and things may be among them. */
export function refuse(
  id: RefusalId,
  facts: Readonly<Record<string, string | number>> = {},
): Result<never, Extract<Refusal, { type: 'rule' }>> {
  return no({ type: 'rule', rule: `dungeoneers/${id}`, facts });
}
