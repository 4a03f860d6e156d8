import type { ActorView } from './actor-view.ts';
import type { Combatant, CombatantId, Style, System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Question } from './resolution.ts';

/** What an action is for. Each autopilot style gives these different weights. */
const OPTION_KINDS = ['harm', 'hinder', 'heal', 'boost', 'guard', 'close', 'rise', 'prepare'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** After this many rounds no one on autopilot holds back: actions that only delay the end are no longer chosen. */
export const PATIENCE = 35;

/** Points of each resource, by its name. */
export type Points = Readonly<Record<string, number>>;

/** Something that can be done now. */
export interface Option {
  readonly kind: OptionKind;
  /** How much it achieves for its kind, where 1 is usual. */
  readonly worth: number;
  /** The one it is about. Undefined: the actor, or several. */
  readonly target?: CombatantId;
  readonly intent: Omit<Intent, 'actor'>;
  /** What it may cost that doesn't come back with the turn. Undefined: nothing. */
  readonly spends?: Points;
}

/** A system's part in autopilot: what the book's actions are worth. It only reads the actor's own sheet. */
export interface Mind<S extends System = System> {
  /**
   * What the actor could do now, in an order that depends only on what the actor can see. Options that would be refused
   * do no harm: the next best is tried then. An option without a limit has to be left out once it is done.
   */
  options(view: ActorView<S>): readonly Option[];
  /**
   * The options that harm an enemy or lead nearer to one, for the turn's buttons. Undefined: only attacks are offered.
   */
  likely?(view: ActorView<S>): readonly Option[];
  /** The answer to a question, if it isn't the first on offer. An answer that isn't on offer is ignored. */
  answer?(subject: Combatant<S>, question: Question, style: Style, leave: Points | undefined): string | undefined;
}

/** Whether an action's cost, apart from the points of a turn, stays within what may be spent. */
export function isAllowed({ spends }: Pick<Option, 'spends'>, leave: Points | undefined): boolean {
  if (spends === undefined || leave === undefined) return true;
  return Object.entries(spends).every(
    ([name, points]) => points <= (Object.hasOwn(leave, name) ? (leave[name] ?? 0) : 0),
  );
}
