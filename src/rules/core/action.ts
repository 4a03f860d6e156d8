import type { CombatantId, Encounter, System } from './encounter.ts';
import { given } from './given.ts';
import type { ActionWay, Intent, Offers } from './intent.ts';
import { ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/** When an action is possible: on the actor's turn, anytime during rounds, only outside rounds, or always. */
const ACTION_TIMES = ['turn', 'round', 'rest', 'always'] as const;
type ActionTime = (typeof ACTION_TIMES)[number];

/** The categories under which players find actions. */
const ACTION_CATEGORIES = [
  'attack',
  'cast',
  'use',
  'move',
  'wrestle',
  'guard',
  'wait',
  'talk',
  'test',
  'rest',
] as const;
export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

/** The commands that exist in every system, even if the book calls the action something different. */
export const ACTION_COMMANDS = ['attack', 'defend', 'cast', 'rest'] as const;
/** A command that every system has. */
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

/** Carries out a planned action. It's typed as a method, so that one list can hold the actions of any system. */
export type Resolve<S extends System> = { resolve(resolution: Resolution<S>): void }['resolve'];

/** One entry in the book's list of actions. */
export interface Action<S extends System = System> {
  readonly title: string;
  /** The rule's heading in the book, or the name of our ruling. */
  readonly cite: string;
  readonly when: ActionTime;
  readonly kind?: ActionCategory;
  /** True if only the GM can take the action, for example to apply a hazard. The GM can take it for any combatant. */
  readonly gm?: true;
  /** True if the action is only possible on a map or in zones. */
  readonly onField?: true;
  /**
   * The command for the action, if it isn't the action's own name. Each command belongs to one action: the action with
   * the command's name, otherwise the first action that declares the command.
   */
  readonly command?: ActionCommand;
  /** A second command for the action. For example, players also find Mastery's special actions under `/cast`. */
  readonly also?: ActionCommand;
  /** The choices for the action now. Undefined if this combatant can't do it now. */
  offers(encounter: Encounter<S>, by: CombatantId): Offers | undefined;
  /** The ways to do the action, starting with the likeliest. Undefined: any tool with any manner. */
  ways?(encounter: Encounter<S>, by: CombatantId): readonly ActionWay[];
  begin(encounter: Encounter<S>, intent: Intent): Result<Resolve<S>, Refusal>;
}

/**
 * Declares an action in two steps: `plan` works out what the action would do, or refuses it. `resolve` carries it out
 * and never refuses.
 */
export function action<S extends System, Plan>(
  parts: Omit<Action<S>, 'begin'> & {
    plan(encounter: Encounter<S>, intent: Intent): Result<Plan, Refusal>;
    resolve(resolution: Resolution<S>, plan: Plan, intent: Intent): void;
  },
): Action<S> {
  const { title, cite, when, kind, gm, onField, command, also, ways } = parts;
  return {
    title,
    cite,
    when,
    ...given({ kind, gm, onField, command, also, ways }),
    offers: (encounter, by) => parts.offers(encounter, by),
    begin(encounter, intent) {
      const plan = parts.plan(encounter, intent);
      return plan.ok ? ok((resolution: Resolution<S>) => parts.resolve(resolution, plan.value, intent)) : plan;
    },
  };
}
