import type { CombatantId, Encounter, System } from './encounter.ts';
import { given } from './given.ts';
import type { Intent, Offers, Way } from './intent.ts';
import { ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/** When an action may be done: on one's turn; at any moment while rounds run; only while none run; always. */
const WHENS = ['turn', 'round', 'rest', 'always'] as const;
type When = (typeof WHENS)[number];

/** What an action is like, by which players find it among the others. */
const KINDS = ['attack', 'cast', 'use', 'move', 'wrestle', 'guard', 'wait', 'talk', 'test', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** The commands that do one action of a system's each, whatever the book calls it. */
export const ACTION_COMMANDS = ['attack', 'defend', 'cast', 'rest'] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

/** Does what was planned. Typed as a method, so that one system's actions can stand in a list of any system's. */
export type Resolve<S extends System> = { resolve(resolution: Resolution<S>): void }['resolve'];

/** One entry of the book's list of actions. */
export interface Action<S extends System = System> {
  readonly title: string;
  /** Where the rule is: seed and heading, or the ruling. */
  readonly cite: string;
  readonly when: When;
  readonly kind?: Kind;
  /** Only a GM may do it, for anybody: a hazard, a verdict. */
  readonly gm?: true;
  /** There is nothing to do by it without a field. */
  readonly onField?: true;
  /** The command that does it, where its own name is another: the book’s usual attack, guard, rest, or casting. */
  readonly command?: ActionCommand;
  /** A command that does it too, though it is more than that: the special actions among which casting is one. */
  readonly also?: ActionCommand;
  /** What there is to choose, or nothing if this combatant cannot do it now. */
  offers(encounter: Encounter<S>, by: CombatantId): Offers | undefined;
  /** The ways of doing what is offered, the likeliest first. Absent: with each of the tools, in each of the manners. */
  ways?(encounter: Encounter<S>, by: CombatantId): readonly Way[];
  begin(encounter: Encounter<S>, intent: Intent): Result<Resolve<S>, Refusal>;
}

/** Declares an action in two steps: `plan` says what it comes to, or why not; `resolve` does it and never says no. */
export function action<S extends System, Plan>(
  is: Omit<Action<S>, 'begin'> & {
    plan(encounter: Encounter<S>, intent: Intent): Result<Plan, Refusal>;
    resolve(resolution: Resolution<S>, plan: Plan, intent: Intent): void;
  },
): Action<S> {
  const { title, cite, when, kind, gm, onField, command, also, ways } = is;
  return {
    title,
    cite,
    when,
    ...given({ kind, gm, onField, command, also, ways }),
    offers: (encounter, by) => is.offers(encounter, by),
    begin(encounter, intent) {
      const plan = is.plan(encounter, intent);
      return plan.ok ? ok((resolution: Resolution<S>) => is.resolve(resolution, plan.value, intent)) : plan;
    },
  };
}
