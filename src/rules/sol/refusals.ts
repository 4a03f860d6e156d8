// Project Sol: refusals of these rules only. `src/text/sol/book.ts` puts each into words.

import type { NoFacts } from '../core/reason.ts';
import { type FactsOf, no, type Refusal, type Result } from '../core/refusal.ts';

/** The facts that each refusal of this system needs. A missing fact or text is a compile error. */
export interface SolRefusals {
  concealed: { readonly target: string };
  'not-flanked': { readonly target: string; readonly enemies: number };
  'not-in-hand': { readonly weapon: string; readonly hand: string; readonly cost: number };
  /** The distance in meters. */
  'out-of-reach': { readonly tool: string; readonly target: string; readonly meters: number };
  'cover-by-place': { readonly name: string };
  'in-hand': { readonly weapon: string; readonly name: string };
  'aim-full': { readonly name: string; readonly most: number };
  'no-styles': { readonly typed: string };
  'no-stress': NoFacts;
  'already-so': { readonly name: string; readonly state: 'partial cover' | 'good cover' | 'prone' | 'standing' };
  'no-wounds': { readonly name: string };
  'medkit-tried': { readonly name: string; readonly level: number };
  'no-medkit': { readonly name: string };
  'buying-forbidden': NoFacts;
  'buying-in-combat': NoFacts;
  'surprise-late': NoFacts;
  'follows-of-itself': { readonly condition: string };
  hours: { readonly most: number };
  'no-gear': { readonly name: string };
  'no-attribute': { readonly typed: string; readonly known: string };
  'one-difficulty': { readonly one: string; readonly other: string };
  'no-use': { readonly option: string };
  'no-words': { readonly wound: string };
}
type RefusalId = keyof SolRefusals;

/** A refusal of this system, with the facts that its words need. */
export function refuse<Id extends RefusalId>(id: Id, ...[facts]: FactsOf<SolRefusals[Id]>): Result<never, Refusal> {
  return no({ type: 'rule', rule: `sol/${id}`, facts: facts ?? {} });
}
