import type { CombatantId } from './encounter.ts';
import { type NoFacts, type Reason, reasons } from './reason.ts';

/** The reasons that every system has. A system's own table extends this one. */
export interface CoreFacts {
  /** A thing by the name that a sheet gives it: a weapon, a piece of armor, a potion. */
  item: { readonly item: string };
  /** A score that stands for itself, "STR 12", and against another's: "(STR 12 − REF 11)". Shown though it is 0. */
  stat: { readonly stat: string };
  /** A condition of the system's list. Systems narrow it. */
  condition: { readonly condition: string };
  /** Somebody's own words. */
  said: { readonly words: string };
  /** The GM decides so, and says no more. */
  'GM’s word': NoFacts;
  /** The GM changes these fields of a sheet. */
  'sheet changed': { readonly fields: readonly string[] };
  revived: NoFacts;
  dead: NoFacts;
  // Why something ends, or goes on otherwise.
  'taken off': NoFacts;
  'time over': NoFacts;
  'time passes': NoFacts;
  'scene over': NoFacts;
  'rounds stop': NoFacts;
  /** Somebody on whom it hung is out of the fight. */
  gone: { readonly who: CombatantId };
  /** Points that nobody spent in time. */
  unspent: NoFacts;
  /** A turn that a GM passes over. */
  'passed over': NoFacts;
  // Remarks.
  decided: { readonly how: Reason };
  roll: { readonly written: string };
}

export const because = reasons<CoreFacts>();

/** A free roll as it was written out; "" for any other reason. */
export function writtenIn(reason: Reason): string {
  return 'written' in reason && typeof reason.written === 'string' ? reason.written : '';
}
