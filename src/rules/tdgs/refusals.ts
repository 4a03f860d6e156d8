// TDGS: refusals that only this book has

import type { NoFacts } from '../core/reason.ts';
import type { FactsOf, Refusal } from '../core/refusal.ts';

/** The facts of each refusal of this book. A missing fact, or a refusal without a text, is a compile error. */
export interface TdgsRefusals {
  'not-in-use': { readonly weapon: string; readonly uses: string };
  'full-cover': { readonly name: string };
  /** On a map, no line to the target is clear. */
  'no-line': { readonly name: string };
  'hidden-target': { readonly name: string };
  charmed: { readonly name: string; readonly charmer: string };
  afraid: { readonly name: string; readonly source: string };
  grappled: { readonly name: string; readonly holder: string };
  immune: { readonly name: string; readonly type: string; readonly condition: string };
  already: { readonly name: string; readonly condition: string };
  'not-bearing': { readonly name: string; readonly condition: string };
  'no-spell-on': { readonly name: string };
  'nothing-to-wake': { readonly name: string };
  natural: { readonly name: string; readonly item: string };
  'holds-one': { readonly name: string; readonly held: string };
  'too-large': { readonly name: string };
  'no-one-held': { readonly name: string };
  'not-adjacent': { readonly name: string };
  cooldown: { readonly name: string; readonly ability: string; readonly per: string };
  'too-far': { readonly name: string; readonly squares: number; readonly most: number };
  'nothing-to-treat': { readonly name: string };
  'needs-method': { readonly name: string };
  'turn-begun': { readonly name: string };
  'no-one-later': { readonly name: string };
  'nothing-readied': { readonly name: string };
  deaf: { readonly name: string };
  'friend-only': { readonly name: string };
  'not-charmed': { readonly name: string };
  'by-action': { readonly condition: string; readonly action: string };
  'knocked-out': { readonly name: string };
  'no-one-watches': { readonly name: string };
  'no-need': { readonly name: string; readonly item: string };
  'no-type': { readonly typed: string; readonly near: string };
  destroyed: { readonly name: string; readonly item: string };
  'not-destroyed': { readonly name: string; readonly item: string };
  'one-target': NoFacts;
  /** There is nowhere to shove the target to. */
  'no-room': { readonly name: string };
  'not-away': { readonly name: string; readonly tile: string };
  /** An area must be aimed at a tile. */
  'aim-where': { readonly spell: string };
  'no-aim': { readonly spell: string; readonly tile: string };
  'no-one-there': { readonly spell: string; readonly tile: string };
}
type RefusalId = keyof TdgsRefusals;

/** A refusal of TDGS, with the facts its text needs. */
export function refusal<Id extends RefusalId>(id: Id, ...[facts]: FactsOf<TdgsRefusals[Id]>): Refusal {
  return { type: 'rule', rule: `tdgs/${id}`, facts: facts ?? {} };
}
