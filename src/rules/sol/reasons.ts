import { type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { CoreFacts } from '../core/reasons.ts';
import type { ConditionName } from './conditions.ts';
import type { Attribute } from './sheet.ts';
import type { Level } from './state.ts';

/** What a number or an event of this book can come from, with its facts. A reason without words does not compile. */
export interface SolFacts extends CoreFacts {
  condition: { readonly condition: ConditionName };
  skill: { readonly skill: string };
  attribute: { readonly attribute: Attribute };
  /** The penalty for having any wound of that level. */
  wound: { readonly level: Level };
  /** Net hits of an attack. The owner is who was hit: they tell how well it was defended. */
  critical: { readonly net: number };
  soak: NoFacts;
  /** No box of that level was free. */
  'box full': { readonly level: Level };
  /** What harm came to, or what has healed. Above level 3 there is no box. */
  'level wound': { readonly level: number };
  medkit: NoFacts;
  'natural recovery': NoFacts;
  'words for wound': { readonly level: Level; readonly from: Reason };
  'mark for wound': { readonly name: string; readonly from: Reason; readonly words?: string };
}

/** Makes a reason of this book. */
export const because = reasons<SolFacts>();
