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
