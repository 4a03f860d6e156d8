// Reasons say why a number is there. Refusals say why something isn't allowed. Both are ids with facts. words.ts puts
// them into words, and doesn't compile if one has no words.

import { type CoreFacts, type NoFacts, reasons, refusals } from 'fray/rules';

/** The book's own reasons with their facts, besides the reasons that every system has (`CoreFacts`). */
export interface NewsystemFacts extends CoreFacts {
  attack: NoFacts;
  armor: NoFacts;
  initiative: NoFacts;
  'only one side stands': { readonly side: string };
  'no one stands': NoFacts;
}

/** Makes a reason: `because({ id: 'armor', owner: target })`. */
export const because = reasons<NewsystemFacts>();

/** The book's own refusals with their facts, besides the refusals that every system has. */
export interface NewsystemRefusals {
  'already acted': { readonly name: string };
  'already guarding': { readonly name: string };
}

/** Makes a refusal: `refusal('already acted', { name })`. */
export const refusal = refusals<NewsystemRefusals>('newsystem');
