import { type FactsOf, no, type Refusal, type Result } from '../core/refusal.ts';

/** The facts that each refusal of this system needs. A missing fact or text is a compile error. */
export interface DungeoneersRefusals {
  'threatened-is-computed': { readonly name: string };
  'wasted-dice': { readonly name: string };
  'too-near': { readonly weapon: string };
  'not-equipped': { readonly weapon: string };
  'not-adjacent': { readonly name: string };
  'range-contradicts': { readonly name: string; readonly position: string; readonly said: string };
  'faces-you': { readonly name: string };
  already: { readonly name: string; readonly condition: string };
  'faces-already': { readonly name: string };
  'behind-already': { readonly name: string };
  held: { readonly name: string };
  'holds-already': { readonly name: string };
  'held-already': { readonly name: string };
  'not-holding': { readonly name: string };
  /** No line between the two creatures is open. */
  'no-open-line': { readonly name: string };
  'stands-on-field': { readonly name: string };
  'not-in-reach': { readonly name: string };
  'cannot-move': { readonly name: string };
  'no-closer': { readonly name: string };
  'no-farther': { readonly name: string };
  'no-tome': { readonly spell: string };
  'no-room': { readonly item: string; readonly slot: string };
  'dead-stay-dead': { readonly name: string };
  'readied-by-act': { readonly name: string };
  'in-use-already': { readonly name: string; readonly item: string };
  'off-already': { readonly name: string; readonly item: string };
  'lacks-action': { readonly name: string; readonly action: string };
  'harm-needs-rounds': { readonly spell: string };
  'held-to-one-die': { readonly name: string };
  'waits-for-trigger': { readonly ability: string; readonly trigger: string };
  'cannot-cross': { readonly name: string };
  'not-prone': { readonly name: string };
}
type RefusalId = keyof DungeoneersRefusals;

/** A refusal of this system, with the facts that its explanation needs, such as names of combatants and items. */
export function refuse<Id extends RefusalId>(
  id: Id,
  ...[facts]: FactsOf<DungeoneersRefusals[Id]>
): Result<never, Extract<Refusal, { type: 'rule' }>> {
  return no({ type: 'rule', rule: `dungeoneers/${id}`, facts: facts ?? {} });
}
