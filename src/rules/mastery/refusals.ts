// Combat Rules v1.3: the refusals that only Mastery has

import type { NoFacts } from '../core/reason.ts';
import type { FactsOf, Refusal } from '../core/refusal.ts';

/** The facts that each refusal of this system needs. A missing fact or text is a compile error. */
export interface MasteryRefusals {
  'action-taken': { readonly name: string };
  'target-collapsed': { readonly name: string };
  'no-stakes': NoFacts;
  'harm-needs-a-roll': { readonly number: number };
  'harm-costs': { readonly least: number };
  'follows-of-stamina': { readonly condition: string };
  'status-needs-words': NoFacts;
  counterattack: NoFacts;
  'one-purpose': NoFacts;
  'no-healing': NoFacts;
  already: { readonly name: string; readonly condition: string };
}
type RefusalId = keyof MasteryRefusals;

/** A refusal of Mastery, with the facts its sentence needs. */
export function refusal<Id extends RefusalId>(id: Id, ...[facts]: FactsOf<MasteryRefusals[Id]>): Refusal {
  return { type: 'rule', rule: `mastery/${id}`, facts: facts ?? {} };
}
