import { type NoFacts, reasons } from './reason.ts';

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
  'GM’s word': NoFacts;
}

export const because = reasons<CoreFacts>();
