import type { Deed } from './deed.ts';
import type { Combatant, System } from './encounter.ts';
import type { Intent } from './intent.ts';

/** The combatants of a practice fight: the learner's character, and the training dummy. */
export const HERO = 'hero';
export const TRAINING_DUMMY = 'straw-man';

/** One step of a practice fight. */
interface Lesson<Teaches extends string = string> {
  /** What it teaches. Its texts are found by this. */
  readonly teaches: Teaches;
  /**
   * What can be tapped on the hero's turn, the likeliest first. Undefined: the answers to the question that the
   * training dummy's action asks.
   */
  readonly acts?: readonly Deed[];
  /** The answer that is offered first. */
  readonly likely?: string;
}

/** A fight in which a new player learns by doing, one step at a time, by the real rules. */
export interface Practice<S extends System = System, Teaches extends string = string> {
  /** The premade character that is played. */
  readonly hero: string;
  /** The hero's auto-reactions: what they are asked, and what ends their turn. */
  readonly standingOrders: Combatant<S>['standingOrders'];
  /** The training dummy: it can take a lot, and does little. */
  readonly dummy: S['sheet'];
  /** What the training dummy does on each of its turns. */
  readonly answers: Deed;
  readonly lessons: readonly Lesson<Teaches>[];
}

/** An action of the hero. */
export function heroDoes(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: HERO, ...more } };
}

/** The hero attacks the training dummy. */
export function attackDummy(more: Partial<Intent> = {}): Deed {
  return heroDoes('attack', { targets: [TRAINING_DUMMY], ...more });
}

/** An action of the training dummy against the hero. */
export function atHero(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: TRAINING_DUMMY, targets: [HERO], ...more } };
}

/** The hero ends their turn. */
export const HERO_IS_DONE: Deed = { type: 'end-turn', subject: HERO };
