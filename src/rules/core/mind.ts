import type { ActorView } from './actor-view.ts';
import type { Combatant, CombatantId, Style, System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Question } from './question.ts';

/** What an action is for. Each autopilot style gives these different weights. */
const OPTION_KINDS = ['harm', 'hinder', 'heal', 'boost', 'guard', 'close', 'rise', 'prepare'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** After this many rounds no one on autopilot holds back: actions that only delay the end are no longer chosen. */
export const PATIENCE = 35;

/** Amounts of points, by resource. */
export type PointsByResource = Readonly<Record<string, number>>;

/** Something that an actor on autopilot can do now. */
export interface TacticOption {
  readonly kind: OptionKind;
  /** How much it achieves, compared with others of its kind. 1 is usual. */
  readonly worth: number;
  /** Its target. Undefined: the actor, or several. */
  readonly target?: CombatantId;
  readonly intent: Omit<Intent, 'actor'>;
  /** The points it may cost that don't come back with the turn. Undefined: none. */
  readonly spends?: PointsByResource;
}

/** A system's part in autopilot: the worth of the book's actions. Of sheets, it reads only the actor's own. */
export interface Mind<S extends System = System> {
  /**
   * The actor's current options, in an order that depends only on what the actor can see. A refused option does no
   * harm, because the next best is tried. An option that could be repeated forever must be left out once it is done.
   */
  options(view: ActorView<S>): readonly TacticOption[];
  /**
   * The options that harm an enemy or lead nearer to one, for the turn's buttons. Undefined: only attacks are offered.
   */
  likely?(view: ActorView<S>): readonly TacticOption[];
  /** The answer to a question, if it isn't the first offered one. An answer that isn't offered is ignored. */
  answer?(
    subject: Combatant<S>,
    question: Question,
    style: Style,
    leave: PointsByResource | undefined,
  ): string | undefined;
}

/** Whether an action's cost, apart from the points of a turn, is within the limits. */
export function isAllowed({ spends }: Pick<TacticOption, 'spends'>, leave: PointsByResource | undefined): boolean {
  if (spends === undefined || leave === undefined) return true;
  return Object.entries(spends).every(
    ([name, points]) => points <= (Object.hasOwn(leave, name) ? (leave[name] ?? 0) : 0),
  );
}
