// Project Sol: what only these rules say no to. `embeds/explain/sol.ts` puts each into words.

import type { Refusal } from '../core/refusal.ts';
import { no, type Result } from '../core/result.ts';

export const REFUSALS = [
  'concealed',
  'not-flanked',
  'not-in-hand',
  'in-hand',
  'aim-full',
  'no-styles',
  'no-stress',
  'already-so',
  'no-wounds',
  'medkit-tried',
  'no-medkit',
  'buying-forbidden',
  'buying-in-combat',
  'surprise-late',
  'follows-of-itself',
  'hours',
  'no-gear',
  'no-words',
  'no-attribute',
  'one-difficulty',
  'no-use',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** A "no" of these rules, with the facts its words need. */
export function refuse(id: RefusalId, facts: Readonly<Record<string, string | number>> = {}): Result<never, Refusal> {
  return no({ type: 'rule', rule: `sol/${id}`, facts });
}
