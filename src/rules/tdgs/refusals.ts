// TDGS: what only this book says no to

import type { Refusal } from '../core/refusal.ts';

/** Every refusal of TDGS's own. `embeds/explain/tdgs.ts` has a sentence for each. */
export const REFUSALS = [
  'not-in-use',
  'full-cover',
  'hidden-target',
  'charmed',
  'afraid',
  'grappled',
  'immune',
  'already',
  'not-bearing',
  'holds-one',
  'too-large',
  'nobody-held',
  'not-adjacent',
  'cooldown',
  'too-far',
  'nothing-to-treat',
  'needs-method',
  'turn-begun',
  'nobody-later',
  'nothing-readied',
  'deaf',
  'friend-only',
  'not-charmed',
  'by-action',
  'knocked-out',
  'nobody-watches',
  'no-need',
  'no-type',
  'destroyed',
  'not-destroyed',
  'one-target',
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** A refusal of TDGS's own, with the facts its sentence needs. */
export function refusal(id: RefusalId, facts: Readonly<Record<string, string | number>> = {}): Refusal {
  return { type: 'rule', rule: `tdgs/${id}`, facts };
}
