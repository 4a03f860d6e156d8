import type { ActionCommand } from '../rules/core/action.ts';

/** An act as a button or an entry of a menu names it. Names are as they are: nothing there is markdown. */
export interface ActFacts {
  readonly title: string;
  readonly command?: ActionCommand;
  readonly tool?: string;
  readonly manner?: string;
  /** Whom it is aimed at. Absent: nobody in particular. */
  readonly target?: string;
  /** It is aimed at whoever does it. */
  readonly self: boolean;
  readonly helps: boolean;
  /** A form asks for more. */
  readonly asks: boolean;
}

/** How a system’s acts are called, by the action’s name. What is absent is called as any system’s is. */
export type ActLabels = Readonly<Record<string, (act: ActFacts) => string>>;

/** What a form asks about an amount, and what so much of it comes to. */
export interface AmountWords {
  readonly asks: string;
  readonly line?: (amount: number) => string;
}

/** How a system’s acts are called, and what their forms ask. */
export interface ActWords {
  readonly labels: ActLabels;
  /** Whom it is for, and how it is done, where “Whom?” and “How?” are not enough; by the action’s name. */
  readonly questions?: Readonly<Record<string, { readonly whom?: string; readonly how?: string }>>;
  /** Ways of doing something as a form offers them, where the rules’ own word says too little. */
  readonly hows?: Readonly<Record<string, string>>;
  /** By what the amounts are of. */
  readonly amounts?: Readonly<Record<string, AmountWords>>;
}
