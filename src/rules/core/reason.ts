import type { CombatantId } from './encounter.ts';

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
