import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import type { OptionValues } from './option-values.ts';

/** One suggestion of autocomplete: what is shown, and what is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What could be meant, given the table, what is typed so far, and the other options. Filtered and cut short by the caller. */
export type Choices<N extends Need = never> = (
  session: Session<N>,
  typed: string,
  others: OptionValues,
) => readonly (string | Choice)[];

/** Choices that need more than the channel's encounter. */
export interface ChoicesWithNeeds {
  readonly needs: PartialNeeds;
  readonly choices: Choices<Need>;
}

/** What is suggested for an option. */
export type Suggest = Choices | ChoicesWithNeeds;

/** Declares what choices need: it is loaded before they are asked for. */
export function withNeeds<N extends Need>(needs: Needs<N>, choices: Choices<N>): ChoicesWithNeeds {
  return { needs, choices };
}
