import type { Die, FacedDice } from './dice.ts';
import type { CombatantId, System } from './encounter.ts';

/** The fields that every reason can have, besides its own facts. */
export interface About {
  readonly id: string;
  /**
   * The combatant that the reason reveals something about, if it isn't the actor. How much players may know about this
   * combatant decides how much of the reason they see.
   */
  readonly owner?: CombatantId;
  /** The number to which `parts` are added. */
  readonly base?: number;
  /** The numbers that are added, each with its reason: the “2 Warrior” in “12 + 2 Warrior”. */
  readonly parts?: readonly NumberPart[];
  /** The reason why the number is 0, whatever its parts. */
  readonly zeroed?: Reason;
}

/** One of the numbers that are added up, with its reason. */
export interface NumberPart {
  readonly value: number;
  readonly why: Reason;
}

declare const reasonMark: unique symbol;

/**
 * Why a number applies, or why something happened: an id from its system's table, with its facts. `text/` puts reasons
 * into words in each language, and no code reads the words. Only `because` makes reasons, so that every reason has
 * words.
 */
export interface Reason extends About {
  readonly [reasonMark]: true;
}

/** The union of all reasons in a table of facts. Each system declares one such table. */
export type ReasonOf<Facts> = {
  readonly [Id in keyof Facts & string]: About & { readonly id: Id } & Facts[Id];
}[keyof Facts & string];

/** The type for a reason that has no facts. */
export type NoFacts = Readonly<Record<never, never>>;

/** Makes the function that builds a system's reasons. An unknown id or a missing fact doesn't compile. */
export function reasons<Facts>(): (reason: ReasonOf<Facts>) => Reason {
  return (reason) => {
    const about: About = reason;
    return about as Reason;
  };
}

/** A copy of a reason with this owner, for reasons that are shared as constants. */
export function ownedBy(owner: CombatantId, reason: Reason): Reason {
  return { ...reason, owner };
}

/** Whether two reasons are equal, apart from their owners and parts. */
export function isSameReason(one: Reason, other: Reason): boolean {
  if (one === other) return true;
  if (one.id !== other.id) return false;
  return JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));
}

function factsOf(reason: Reason): object {
  const { owner: _, base: __, parts: ___, zeroed: ____, ...facts } = reason;
  return Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everyone that a reason or its parts reveal something about. */
export function ownersOf({ owner, parts = [] }: Reason): readonly CombatantId[] {
  const partOwners = parts.flatMap(({ why }) => ownersOf(why));
  return owner === undefined ? partOwners : [owner, ...partOwners];
}

/** Items that are given, taken or dropped, by their names on the sheet. */
interface HandedItems {
  readonly items: readonly { readonly item: string; readonly count: number }[];
}

/** A roll in a record: its dice in the record's notation, and the faces that they showed. */
export interface NotedRoll {
  readonly dice: string;
  readonly faces: readonly number[];
}

/**
 * A save against an event in the turn order, such as a storm: what was rolled against which number. `written` is the
 * roll as English text, for records made before `roll` existed, and for programs that read only that.
 */
interface EventSave {
  readonly mark: string;
  readonly what: string;
  readonly against: number;
  readonly written: string;
  /** Undefined if no dice were rolled. */
  readonly roll?: NotedRoll;
}

/** The reasons that every system has. Each system's own table extends it. */
export interface CoreFacts {
  /** An item by its name on a sheet: a weapon, a piece of armor, a potion. */
  item: { readonly item: string };
  /** A score, "STR 12", or the difference of two scores: "(STR 12 − REF 11)". Shown even if it is 0. */
  stat: { readonly stat: string };
  /** A condition of the system's list. Each system narrows the type to its own conditions. */
  condition: { readonly condition: string };
  /** Text in a user's own words. */
  said: { readonly words: string };
  /** The GM decides, without giving a reason. */
  'GM’s word': NoFacts;
  /** The GM changes these fields of a sheet. */
  'sheet changed': { readonly fields: readonly string[] };
  revived: NoFacts;
  /** Someone who had left the fight comes back. */
  returned: NoFacts;
  dead: NoFacts;
  // Why something ends or changes.
  'taken off': NoFacts;
  'time over': NoFacts;
  'time passes': NoFacts;
  'scene over': NoFacts;
  'rounds stop': NoFacts;
  /** A condition ended because the combatant it depended on has left the fight. */
  gone: { readonly who: CombatantId };
  /** The scene's resources are set when combat begins, because they depend on who is there. */
  'scene begins': NoFacts;
  /** Points that were not spent in time. */
  unspent: NoFacts;
  /** A turn that a GM skips. */
  'passed over': NoFacts;
  /** A delayed turn that wasn't resumed before the end of the round. */
  'waited too long': NoFacts;
  /** Something changes because items were given, taken or dropped. */
  'item moved': NoFacts;
  // Remarks.
  'delays until after': NoFacts;
  'waits to act': NoFacts;
  resumes: NoFacts;
  /** The question to a combatant who chooses who acts next. */
  'chooses next': NoFacts;
  'passes the turn': NoFacts;
  /** A player is offered something, and the fight waits. */
  'is offered': { readonly title: string; readonly words?: string };
  /** A player may join an ally's action. */
  'can join': { readonly ally: CombatantId; readonly title: string };
  /** An event in the turn order, such as a storm, comes: its name, and what the GM wrote about it. */
  'event comes': { readonly mark: string; readonly words?: string };
  /** An event in the turn order, such as a storm, is the cause of harm. */
  'timed event': { readonly mark: string };
  'event save made': EventSave;
  'event save failed': EventSave;
  gives: HandedItems;
  loots: HandedItems;
  'picks up': HandedItems;
  drops: HandedItems;
  finds: HandedItems;
  /** A new item appears on the ground. */
  lies: HandedItems;
  decided: { readonly how: Reason };
  /** A free roll, as English text. In other languages, its text is made from its deed and dice. */
  roll: { readonly written: string };
}

export const because = reasons<CoreFacts>();

/** A free roll or the roll of a save as it was written, in English. "" for other reasons. */
export function rollAsWritten(reason: Reason): string {
  return 'written' in reason && typeof reason.written === 'string' ? reason.written : '';
}

/** A number added to a roll, with its reason. */
export interface Modifier extends NumberPart {
  /** The roll that gave this number. */
  readonly roll?: Roll;
}

/** A reason that adds dice to a roll, removes some, or limits their number. It adds nothing to the total. */
export type DiceChange = { readonly why: Reason } & ({ readonly dice: number } | { readonly most: number });

/** The four tiers that every book's scale of success maps to. */
export const TIERS = ['critical failure', 'failure', 'success', 'critical success'] as const;
export type Tier = (typeof TIERS)[number];

/** Dice rolled for one purpose, and their result. */
export interface Roll {
  /** Every die that was rolled, including dropped ones, in the order rolled. */
  readonly dice: readonly Die[];
  /** The indexes in `dice` that count. Undefined: all of them. */
  readonly kept?: readonly number[];
  /** What paid for a reroll, such as luck. If it is set, the dice that don't count are the first roll. */
  readonly rerolled?: Reason;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  /** What added or removed dice, or limited their number. */
  readonly pool?: readonly DiceChange[];
  /** The faces of the dice, if they aren't numbers. */
  readonly faced?: FacedDice;
  /**
   * If set, dice that show at least `hits` are counted instead of added up. `total` is their number, and the values of
   * `modifiers` are numbers of dice.
   */
  readonly counting?: { readonly hits: number };
}

/** A roll against a number. */
export interface Check<Degree extends string = string> {
  readonly roll: Roll;
  /** The number to reach. Without a name, only the number is shown. */
  readonly against: { readonly name?: Reason; readonly value: number };
  /** True if the roll succeeds at or under the number, in books where you roll under a score. */
  readonly under?: true;
  /** What decided the result instead of the total: a natural 20, luck, a condition. */
  readonly decided?: Reason;
  /** The book's own word for the result. */
  readonly degree: Degree;
  readonly tier: Tier;
}

/** By how much a check succeeds. Below 0: by how much it fails. */
export function marginOf({ roll: { total }, against: { value }, under }: Omit<Check, 'degree' | 'tier'>): number {
  return under ? value - total : total - value;
}

/** A roll against another's roll. */
export interface Contest<Degree extends string = string> {
  readonly own: Roll;
  readonly theirs: Roll;
  readonly degree: Degree;
  readonly tier: Tier;
}

/**
 * One step of the math: a number to add, a percentage, a factor or a limit, with its reason and the value afterward
 * (`left`).
 */
export type MathStep = { readonly why: Reason; readonly left: number; readonly roll?: Roll } & (
  | { readonly plus: number }
  /**
   * The result in percent of the value before: 50 turns 10 into 5, and 150 turns 10 into 15. `left` is rounded only
   * where the book rounds. (In a template, `percent` means something else: there, −50 turns 10 into 5.)
   */
  | { readonly percent: number }
  /** A factor: 2 doubles. */
  | { readonly times: number }
  /** A limit that was reached. The reason's words are shown before the number: "at least 1". */
  | { readonly bound: number }
);

export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

/** Leaves out modifiers of 0, except stats, whose 0 is worth showing. */
export function nonZero(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.every(isWorthListing) ? modifiers : modifiers.filter(isWorthListing);
}

function isWorthListing({ value, why }: Modifier): boolean {
  return value !== 0 || isStatReason(why);
}

/** Whether a reason is a score, or the difference of two scores. */
export function isStatReason(why: Reason): boolean {
  return why.id === 'stat';
}

export const ATTACK_WAYS = ['melee', 'ranged', 'thrown', 'spell', 'power', 'fear'] as const;
/**
 * How an attack reaches its target. It comes from the weapon's own field, never from its name. A power, such as a
 * breath of fire or a gaze, is neither a spell nor a weapon. Fear is an attack on the target's courage.
 */
export type AttackWay = (typeof ATTACK_WAYS)[number];

export const ATTACK_ANSWERS = ['none', 'dodge', 'block', 'parry', 'helpless'] as const;
/** The target's reaction to an attack. Helpless: it could do nothing. */
export type Answer = (typeof ATTACK_ANSWERS)[number];

/**
 * The effect on the target, whatever the book calls the result of the roll. "Stopped" means that armor or the target's
 * nature absorbed everything. "Nothing to mend" means a healing action on an unhurt target.
 */
export const ATTACK_RESULTS = [
  'nothing',
  'stopped by armor',
  'stopped',
  'nothing to mend',
  'healed',
  'hurt',
  'knocked out',
  'dead',
] as const;
export type AttackResult = (typeof ATTACK_RESULTS)[number];

/** How something does harm. Every system maps its own damage types and weapons to these. */
export const HARM_KINDS = [
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
export type Harm = (typeof HARM_KINDS)[number];

/**
 * An attack or spell against one target. Story lines are chosen by the facts in this event. It comes after the events
 * with the attack's rolls and damage, which players read in the details.
 */
export interface AttackSettled<S extends System = System> {
  readonly type: 'struck';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  /** The weapon or spell, by its name on the sheet. */
  readonly tool?: string;
  /** How the attack was made, if no tool is named and the book has a word for it: "Powerful Attack". */
  readonly manner?: Reason;
  readonly way: AttackWay;
  /** The final outcome of the roll. */
  readonly outcome: Tier;
  /** The book's own word for the result, if it says more than the outcome: "matched", "glancing". */
  readonly degree?: S['degree'];
  readonly answer: Answer;
  readonly result: AttackResult;
  readonly harm?: readonly Harm[];
  /** True if the attack or spell was meant to help. Undefined: it was meant to harm. */
  readonly helpful?: true;
}
