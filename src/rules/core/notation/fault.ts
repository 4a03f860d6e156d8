import type { NoFacts } from '../reason.ts';

/** What can be wrong with what was typed as dice, with the facts of each. Their words are in `text/`. */
export interface DiceFaults {
  'too long': { readonly most: number };
  'nothing to throw': NoFacts;
  'no sense': NoFacts;
  // A term, and what joins two.
  'no term': NoFacts;
  'number too large': { readonly most: number };
  'result too large': NoFacts;
  'divided by 0': NoFacts;
  'too deep': { readonly most: number };
  'not closed': NoFacts;
  'never opened': NoFacts;
  // What stands after the end.
  'no sign': NoFacts;
  'not whole': NoFacts;
  'not after dice': NoFacts;
  'label like dice': NoFacts;
  'not understood': NoFacts;
  // A group of dice.
  'no dice': NoFacts;
  'too many groups': { readonly most: number };
  'no sides': NoFacts;
  'too few sides': { readonly least: number };
  'no face': NoFacts;
  'no face of': { readonly sides: number };
  'no such face': { readonly sides: number };
  'drops which': NoFacts;
  'cuts none': NoFacts;
  'said already': NoFacts;
  'minimum above maximum': NoFacts;
  'keeps too many': NoFacts;
  'drops all': NoFacts;
  'rerolls all': NoFacts;
  'explodes for ever': NoFacts;
}

/** What is wrong, as a closed union; of one id alone where that is named. */
export type DiceFault<Id extends keyof DiceFaults = keyof DiceFaults> = {
  readonly [Each in Id]: { readonly id: Each } & DiceFaults[Each];
}[Id];
