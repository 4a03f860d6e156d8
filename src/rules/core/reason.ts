import type { Die } from './dice.ts';
import type { CombatantId, System } from './encounter.ts';

/** What every reason may have besides the facts of its own. */
export interface About {
  readonly id: string;
  /** Whom it tells something about, where that is not the actor. What players are told of it goes by this. */
  readonly owner?: CombatantId;
  /** The number that `parts` are added to. */
  readonly base?: number;
  /** What made the number up: 12 + 2 Warrior. */
  readonly parts?: readonly Part[];
  /** What makes the number 0, whatever made it up. */
  readonly zeroed?: Reason;
}

/** A part of a number, and why it is there. */
export interface Part {
  readonly value: number;
  readonly why: Reason;
}

declare const held: unique symbol;

/**
 * Why a number is there, or why something happened: an id from its system's table, with the facts. `text/` has words for
 * it in every language; nothing reads words back. Only `because` makes one, so that none is without words.
 */
export interface Reason extends About {
  readonly [held]: true;
}

/** The reasons of a table of facts, as a closed union. A system declares one table. */
export type ReasonOf<Facts> = {
  readonly [Id in keyof Facts & string]: About & { readonly id: Id } & Facts[Id];
}[keyof Facts & string];

/** For ids without facts of their own. */
export type NoFacts = Readonly<Record<never, never>>;

/** The maker of a system's reasons: an id that is not in the table, or lacks a fact, does not compile. */
export function reasons<Facts>(): (reason: ReasonOf<Facts>) => Reason {
  return (reason) => {
    const about: About = reason;
    return about as Reason;
  };
}

/** The same reason, as somebody's. For reasons that are made once and used for all. */
export function ownedBy(owner: CombatantId, reason: Reason): Reason {
  return { ...reason, owner };
}

/** Do both say the same, whoever's they are and whatever made them up? */
export function isSame(one: Reason, other: Reason): boolean {
  if (one === other) return true;
  if (one.id !== other.id) return false;
  return JSON.stringify(alone(one)) === JSON.stringify(alone(other));
}

function alone(reason: Reason): object {
  const { owner: _, base: __, parts: ___, zeroed: ____, ...facts } = reason;
  return Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everybody whom a reason tells something about, by itself or by its parts. */
export function ownersOf({ owner, parts = [] }: Reason): readonly CombatantId[] {
  const others = parts.flatMap(({ why }) => ownersOf(why));
  return owner === undefined ? others : [owner, ...others];
}

/** The reasons that every system has. A system's own table extends this one. */
export interface CoreFacts {
  /** A thing by the name that a sheet gives it: a weapon, a piece of armor, a potion. */
  item: { readonly item: string };
  /** A score that stands for itself, "STR 12", and against another's: "(STR 12 − REF 11)". Shown though it is 0. */
  stat: { readonly stat: string };
  /** A condition of the system's list. Systems narrow it. */
  condition: { readonly condition: string };
  /** Somebody's own words. */
  said: { readonly words: string };
  /** The GM decides so, and says no more. */
  'GM’s word': NoFacts;
  /** The GM changes these fields of a sheet. */
  'sheet changed': { readonly fields: readonly string[] };
  revived: NoFacts;
  dead: NoFacts;
  // Why something ends, or goes on otherwise.
  'taken off': NoFacts;
  'time over': NoFacts;
  'time passes': NoFacts;
  'scene over': NoFacts;
  'rounds stop': NoFacts;
  /** Somebody on whom it hung is out of the fight. */
  gone: { readonly who: CombatantId };
  /** Points that nobody spent in time. */
  unspent: NoFacts;
  /** A turn that a GM passes over. */
  'passed over': NoFacts;
  // Remarks.
  decided: { readonly how: Reason };
  roll: { readonly written: string };
}

export const because = reasons<CoreFacts>();

/** A free roll as it was written out; "" for any other reason. */
export function writtenIn(reason: Reason): string {
  return 'written' in reason && typeof reason.written === 'string' ? reason.written : '';
}

/** A number and the reason it is there. Nothing is added to a roll without one. */
export interface Modifier extends Part {
  /** The dice that came to it. */
  readonly roll?: Roll;
}

/** What made the dice of a roll more or fewer, or held them to a number. It adds nothing to their sum. */
export type DiceChange = { readonly why: Reason } & ({ readonly dice: number } | { readonly most: number });

/** The rungs every ladder of success can be told by, whatever its book calls them. */
export const TIERS = ['critical failure', 'failure', 'success', 'critical success'] as const;
export type Tier = (typeof TIERS)[number];

/** Dice thrown for one purpose, and what they come to. */
export interface Roll {
  /** Every die that was thrown, dropped ones too, in the order they fell. */
  readonly dice: readonly Die[];
  /** Places in `dice` that count; absent: all of them. */
  readonly kept?: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly pool?: readonly DiceChange[];
  /** Dice whose face is at least this are counted, not added up. */
  readonly counting?: { readonly hits: number };
}

/** A roll against a number. */
export interface Check<Degree extends string = string> {
  readonly roll: Roll;
  /** What is to be reached. Where it has no name the number alone is shown. */
  readonly against: { readonly name?: Reason; readonly value: number };
  /** What decided, where the sum did not: a natural 20, luck, a condition. */
  readonly decided?: Reason;
  /** The book's own word for how it came out. */
  readonly degree: Degree;
  readonly tier: Tier;
}

/** A roll against another's roll. */
export interface Contest<Degree extends string = string> {
  readonly own: Roll;
  readonly theirs: Roll;
  readonly degree: Degree;
  readonly tier: Tier;
}

/** One step of a sum that players can follow: what was added, or what share was taken, why, and what was left after it. */
export type Step = { readonly why: Reason; readonly left: number; readonly roll?: Roll } & (
  | { readonly plus: number }
  /** The share that stays: 50 halves, 150 is half as much again. `left` is rounded only where the book rounds. */
  | { readonly percent: number }
  /** Taken so many times: 2 doubles. */
  | { readonly times: number }
  /** A bound that was reached: "at least 1". */
  | { readonly bound: number }
);

export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

/** Leaves out the modifiers that change nothing. A stat stays: that it is 0 is worth telling. */
export function nonZero(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.every(changesOrTells) ? modifiers : modifiers.filter(changesOrTells);
}

function changesOrTells({ value, why }: Modifier): boolean {
  return value !== 0 || isStat(why);
}

/** Is it a score that stands for itself, and against another's? */
export function isStat(why: Reason): boolean {
  return why.id === 'stat';
}

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
