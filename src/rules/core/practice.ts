import type { Deed } from './deed.ts';
import type { Combatant, System } from './encounter.ts';
import type { Intent } from './intent.ts';

/** The id of the learner's character in a practice fight. */
export const HERO = 'hero';
/** The id of the training dummy in a practice fight. */
export const TRAINING_DUMMY = 'straw-man';

/** One step of a practice fight. */
interface Lesson<Teaches extends string = string> {
  /** What the step teaches. Its texts are found by this name. */
  readonly teaches: Teaches;
  /**
   * The actions on the hero's buttons, starting with the likeliest. Undefined: the buttons answer the question that the
   * training dummy's action asks.
   */
  readonly acts?: readonly Deed[];
  /** The answer that the buttons offer first, if the step asks the hero a question. */
  readonly likely?: string;
}

/** A fight in which a new player learns by doing, one step at a time, with the real rules. */
export interface Practice<S extends System = System, Teaches extends string = string> {
  /** The premade character that the learner plays. */
  readonly hero: string;
  /**
   * The hero's auto-reactions. They decide which questions the learner is asked, and whether the turn ends
   * automatically.
   */
  readonly standingOrders: Combatant<S>['standingOrders'];
  /** The training dummy's sheet. The dummy survives a lot of harm and does little. */
  readonly dummy: S['sheet'];
  /** The training dummy's action on each of its turns. */
  readonly answers: Deed;
  readonly lessons: readonly Lesson<Teaches>[];
}

/** One of the hero's deeds. */
export function heroDoes(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: HERO, ...more } };
}

/** The hero attacks the training dummy. */
export function attackDummy(more: Partial<Intent> = {}): Deed {
  return heroDoes('attack', { targets: [TRAINING_DUMMY], ...more });
}

/** One of the training dummy's actions against the hero. */
export function dummyDoes(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: TRAINING_DUMMY, targets: [HERO], ...more } };
}

/** The hero ends the turn. */
export const HERO_IS_DONE: Deed = { type: 'end-turn', subject: HERO };
