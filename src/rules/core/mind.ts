import type { ActorView } from './actor-view.ts';
import type { Combatant, CombatantId, Style, System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Question } from './question.ts';

/** What an action is for. Each autopilot style weights these purposes differently. */
const OPTION_KINDS = ['harm', 'hinder', 'heal', 'boost', 'guard', 'close', 'rise', 'prepare'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** After this many rounds, autopilot no longer chooses actions that only delay the end of the fight. */
export const PATIENCE = 35;

/** Amounts of points, by resource. */
export type PointsByResource = Readonly<Record<string, number>>;

/** Something that an actor on autopilot can do now. */
export interface TacticOption {
  readonly kind: OptionKind;
  /** How much the option achieves, compared with others of its kind. 1 is usual. */
  readonly worth: number;
  /** The option's target. Undefined: the actor itself, or several targets. */
  readonly target?: CombatantId;
  readonly intent: Omit<Intent, 'actor'>;
  /** The points that the option may cost, apart from those that come back each turn. Undefined: none. */
  readonly spends?: PointsByResource;
}

/** A system's part in autopilot: how much the book's actions are worth. It reads only the actor's own sheet. */
export interface Mind<S extends System = System> {
  /**
   * The actor's current options, in an order that depends only on what the actor can see. A refused option does no
   * harm, because autopilot tries the next best. If an option could be repeated forever, leave it out once it is done.
   */
  options(view: ActorView<S>): readonly TacticOption[];
  /**
   * The options that harm an enemy or lead nearer to one, for the turn's buttons. Undefined: only attacks are offered.
   */
  likely?(view: ActorView<S>): readonly TacticOption[];
  /** The answer to a question. Undefined: the first offered answer. An answer that isn't offered is ignored. */
  answer?(
    subject: Combatant<S>,
    question: Question,
    style: Style,
    spendingLimits: PointsByResource | undefined,
  ): string | undefined;
}

/** Whether an action's cost is within the limits. Points that come back each turn don't count. */
export function isCostAllowed(
  { spends }: Pick<TacticOption, 'spends'>,
  spendingLimits: PointsByResource | undefined,
): boolean {
  if (spends === undefined || spendingLimits === undefined) return true;
  return Object.entries(spends).every(
    ([name, points]) => points <= (Object.hasOwn(spendingLimits, name) ? (spendingLimits[name] ?? 0) : 0),
  );
}
