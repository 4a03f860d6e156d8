import type { Deed } from './deed.ts';
import type { Combatant, System } from './encounter.ts';
import type { Intent } from './intent.ts';

/** Who plays in a practice fight: the one who learns, and the straw man. */
export const HERO = 'hero';
export const STRAW_MAN = 'straw-man';

/** One step of a practice fight. */
interface Lesson<Teaches extends string = string> {
  /** What it teaches, by which it is put into words. */
  readonly teaches: Teaches;
  /** What can be tapped on the hero's turn, the likeliest first. Absent: the answers to what the straw man's act asks. */
  readonly acts?: readonly Deed[];
  /** The answer that is offered first. */
  readonly likely?: string;
}

/** A fight in which somebody new learns by doing what there is to know, a step at a time, by the rules as they are. */
export interface Practice<S extends System = System, Teaches extends string = string> {
  /** The ready-made character that is played. */
  readonly hero: string;
  /** What the hero is asked, and what ends its turn. */
  readonly standingOrders: Combatant<S>['standingOrders'];
  /** The straw man: it stands much, and does little. */
  readonly strawMan: S['sheet'];
  /** What the straw man does on each turn of its own. */
  readonly answers: Deed;
  readonly lessons: readonly Lesson<Teaches>[];
}

/** The hero does something. */
export function heroDoes(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: HERO, ...more } };
}

/** The hero does something to the straw man. */
export function atStrawMan(action: string, more: Partial<Intent> = {}): Deed {
  return heroDoes(action, { targets: [STRAW_MAN], ...more });
}

/** The straw man does something to the hero. */
export function atHero(action: string, more: Partial<Intent> = {}): Deed {
  return { type: 'intent', intent: { action, actor: STRAW_MAN, targets: [HERO], ...more } };
}

/** The hero ends its turn. */
export const HERO_IS_DONE: Deed = { type: 'end-turn', subject: HERO };
