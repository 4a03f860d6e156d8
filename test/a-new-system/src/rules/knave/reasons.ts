import { type CoreFacts, type NoFacts, reasons } from '../core/reason.ts';

/** What a number or an event can come from. The words for each are in `text/knave/book.ts`. */
export interface KnaveFacts extends CoreFacts {
  attack: NoFacts;
  armor: NoFacts;
  initiative: NoFacts;
  'only one side stands': NoFacts;
}

/** Makes a reason of this system: one that lacks a fact or has another id does not compile. */
export const because = reasons<KnaveFacts>();
