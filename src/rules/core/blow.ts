import type { Tier } from './check.ts';
import type { CombatantId, System } from './encounter.ts';
import type { Reason } from './reason.ts';

/** How it reaches its target. The weapon's own field says it, never its name. */
export const WAYS = ['melee', 'ranged', 'spell'] as const;
export type Way = (typeof WAYS)[number];

/** What the target did about it. Helpless: it could do nothing. */
export const ANSWERS = ['none', 'dodge', 'block', 'parry', 'helpless'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * What came of it for the target, whatever the roll was called. Stopped: armor, or else what it is, took all of it. Nothing to
 * mend: it heals, and the target was unhurt.
 */
export const RESULTS = [
  'nothing',
  'stopped by armor',
  'stopped',
  'nothing to mend',
  'healed',
  'hurt',
  'knocked out',
  'dead',
] as const;
export type BlowResult = (typeof RESULTS)[number];

/** How something does harm. Every system says for its own damage types and weapons which of these they are. */
const HARMS = [
  'slash',
  'stab',
  'crush',
  'bite',
  'fire',
  'cold',
  'lightning',
  'acid',
  'poison',
  'dark',
  'light',
  'mind',
  'force',
] as const;
export type Harm = (typeof HARMS)[number];

/**
 * A blow, a shot or a spell at one target, when all that came of it is settled: the facts by which its story is told. The
 * rolls and the harm before it are its arithmetic.
 */
export interface Struck<S extends System = System> {
  readonly type: 'struck';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  /** The weapon or spell, as the sheet calls it. */
  readonly tool?: string;
  /** How it was done, where the book has a word for it and no tool is named: "Powerful Attack". */
  readonly manner?: Reason;
  readonly way: Way;
  /** How the roll came out, at last. */
  readonly outcome: Tier;
  /** The book's own word for it, where it tells more than the outcome: "matched", "glancing". */
  readonly degree?: S['degree'];
  readonly answer: Answer;
  readonly result: BlowResult;
  readonly harm?: readonly Harm[];
  /** It was meant to do good. Absent: to do harm. */
  readonly helpful?: true;
}
