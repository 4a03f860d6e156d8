import type { ActorView } from './actor-view.ts';
import type { Combatant, CombatantId, Style, System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Question } from './resolution.ts';

/** What an act is for, by which a style cares for it or not. */
const OPTION_KINDS = ['harm', 'hinder', 'heal', 'boost', 'guard', 'close', 'rise', 'prepare'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** Rounds after which nobody who plays itself holds back any more: whatever only puts off the end is over. */
export const PATIENCE = 35;

/** Points of each resource, by its name. */
export type Points = Readonly<Record<string, number>>;

/** Something that could be done now. */
export interface Option {
  readonly kind: OptionKind;
  /** How much of its kind it comes to; 1 is the usual. */
  readonly worth: number;
  /** Whom it is about. Absent: the actor, or several. */
  readonly whom?: CombatantId;
  readonly intent: Omit<Intent, 'actor'>;
  /** What it may cost that does not come back with the turn. Absent: nothing. */
  readonly spends?: Points;
}

/** A system's part in playing for somebody: what the acts of its book come to. It reads the actor's own sheet only. */
export interface Mind<S extends System = System> {
  /**
   * What the actor could do now, in an order that depends on nothing it cannot see. What would be refused does no harm:
   * the next best is taken then. What is offered without end has to be left out once it is done.
   */
  options(view: ActorView<S>): readonly Option[];
  /** Those of them that harm a foe or lead nearer to one, for the buttons of a turn. Absent: attacks are offered alone. */
  likely?(view: ActorView<S>): readonly Option[];
  /** The answer to a question, where it is not the first that is offered. Other than what is offered counts as none. */
  answer?(subject: Combatant<S>, question: Question, style: Style, leave: Points | undefined): string | undefined;
}

/** Whether what an act costs, besides the points of a turn, keeps to what may be spent. */
export function isAllowed({ spends }: Pick<Option, 'spends'>, leave: Points | undefined): boolean {
  if (spends === undefined || leave === undefined) return true;
  return Object.entries(spends).every(
    ([name, points]) => points <= (Object.hasOwn(leave, name) ? (leave[name] ?? 0) : 0),
  );
}
