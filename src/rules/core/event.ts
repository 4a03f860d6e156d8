import type { Check, Contest, Roll, Step } from './check.ts';
import type {
  Block,
  Borne,
  Combatant,
  CombatantId,
  Encounter,
  Phase,
  Setting,
  Standing,
  System,
  Track,
  UserId,
} from './encounter.ts';
import { pair } from './encounter.ts';

/** Somebody enters the fight, whole. */
export interface Joined<S extends System> {
  readonly type: 'joined';
  readonly combatant: Combatant<S>;
}

/** Somebody is taken out of the fight altogether. */
export interface Left<S extends System> {
  readonly type: 'left';
  readonly combatant: Combatant<S>;
}

export interface PhaseBegun {
  readonly type: 'phase-begun';
  readonly before: Phase;
  readonly phase: Phase;
}

/** Why somebody stands where they stand in the order: the score, and what broke a tie. */
export interface Placing {
  readonly combatant: CombatantId;
  readonly score?: number;
  readonly why: string;
  readonly roll?: Roll;
}

/** The order of turns is made, or made anew. */
export interface OrderSet {
  readonly type: 'order-set';
  readonly before: readonly Block[];
  readonly order: readonly Block[];
  readonly placings: readonly Placing[];
  /** Whose turn it is in the new order, as a place in it; −1 nobody's. */
  readonly turn: number;
}

export interface RoundStarted {
  readonly type: 'round-started';
  readonly before: number;
  readonly round: number;
}

/** The turn comes to the block at place `turn` of the order. */
export interface TurnStarted {
  readonly type: 'turn-started';
  readonly turn: number;
  readonly block: Block;
}

/** One combatant is done with its turn. `skipped` says why it never had one. */
export interface TurnEnded {
  readonly type: 'turn-ended';
  readonly combatant: CombatantId;
  readonly skipped?: string;
}

/** What somebody sets out to do, before any die falls. */
export interface Declared {
  readonly type: 'declared';
  readonly action: string;
  readonly by: CombatantId;
  readonly at?: readonly CombatantId[];
  readonly with?: string;
  readonly how?: string;
  /** The player's own words. */
  readonly words?: string;
}

/** A plain roll for a purpose, against nothing. */
export interface Rolled {
  readonly type: 'rolled';
  readonly by: CombatantId;
  readonly purpose: string;
  readonly roll: Roll;
}

/** A roll against a number. `purpose` is the system's word: "attack", "stability". */
export interface Checked {
  readonly type: 'checked';
  readonly by: CombatantId;
  readonly at?: CombatantId;
  readonly purpose: string;
  readonly with?: string;
  readonly check: Check;
}

/** A roll against another's roll. */
export interface Contested {
  readonly type: 'contested';
  readonly by: CombatantId;
  readonly at: CombatantId;
  readonly purpose: string;
  readonly with?: string;
  readonly contest: Contest;
}

/** A track falls or fills for the worse. `steps` is the whole sum, from the raw number to `amount`. */
export interface Harmed {
  readonly type: 'harmed';
  readonly target: CombatantId;
  readonly by?: CombatantId;
  /** What did it: a weapon, a spell, a condition. */
  readonly from: string;
  /** The damage types, where the book has them. */
  readonly kinds: readonly string[];
  readonly track: string;
  readonly dice: readonly Roll[];
  readonly steps: readonly Step[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A track recovers by an act of healing or by rest. */
export interface Healed {
  readonly type: 'healed';
  readonly target: CombatantId;
  readonly by?: CombatantId;
  readonly from: string;
  readonly track: string;
  readonly steps: readonly Step[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A track is paid from, or comes back of itself: points, uses, armor pools, magica. */
export interface Spent {
  readonly type: 'spent' | 'regained';
  readonly combatant: CombatantId;
  readonly track: string;
  readonly why: string;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A track's maximum changes, or the track is new (no `before`) or gone (no `after`). */
export interface LimitChanged {
  readonly type: 'limit-changed';
  readonly combatant: CombatantId;
  readonly track: string;
  readonly why: string;
  readonly before?: Track;
  readonly after?: Track;
}

export interface ConditionGained<S extends System> {
  readonly type: 'condition-gained';
  readonly bearer: CombatantId;
  readonly condition: Borne<S['condition']>;
}

/** A condition goes on with another strength or duration. */
export interface ConditionChanged<S extends System> {
  readonly type: 'condition-changed';
  readonly bearer: CombatantId;
  readonly before: Borne<S['condition']>;
  readonly after: Borne<S['condition']>;
  readonly why: string;
}

export interface ConditionEnded<S extends System> {
  readonly type: 'condition-ended';
  readonly bearer: CombatantId;
  readonly condition: Borne<S['condition']>;
  readonly why: string;
}

/** Somebody goes down, dies, or comes to. `as` is the book's word: "Unconscious", "collapsed", "dead". */
export interface StandingChanged {
  readonly type: 'fell' | 'rose';
  readonly combatant: CombatantId;
  readonly as: string;
  readonly before: Standing;
  readonly after: Standing;
}

/** Something of the sheet is different from now on: a weapon in use, an armor off, a scar. */
export interface SheetChanged<S extends System> {
  readonly type: 'sheet-changed';
  readonly combatant: CombatantId;
  readonly why: string;
  readonly before: S['sheet'];
  readonly after: S['sheet'];
}

/** A standing order is given, or taken back (no `after`). */
export interface OrderGiven {
  readonly type: 'order-given';
  readonly combatant: CombatantId;
  readonly order: string;
  readonly before?: string;
  readonly after?: string;
}

/** Two combatants stand otherwise to each other. Absent: the system's default. */
export interface Positioned {
  readonly type: 'positioned';
  readonly combatant: CombatantId;
  readonly other: CombatantId;
  readonly before?: string;
  readonly after?: string;
}

export interface SettingChanged {
  readonly type: 'setting-changed';
  readonly setting: string;
  readonly before?: Setting;
  readonly after?: Setting;
}

/** Somebody is played by another from now on. Absent: the GM. */
export interface HandedOver {
  readonly type: 'handed-over';
  readonly combatant: CombatantId;
  readonly before?: UserId;
  readonly after?: UserId;
}

/** Somebody acts together with all of that group from the next order on. Absent: alone. */
export interface Grouped {
  readonly type: 'grouped';
  readonly combatant: CombatantId;
  readonly before?: string;
  readonly after?: string;
}

export interface GmsChanged {
  readonly type: 'gms-changed';
  readonly before: readonly UserId[];
  readonly after: readonly UserId[];
}

/** Something worth telling that changes nothing: the grade of a fumble, a grazing hit, a win condition that is met. */
export interface Remarked {
  readonly type: 'remarked';
  /** The system's word for what it is, by which phrases are chosen: "fumble", "grazing hit". */
  readonly what: string;
  readonly combatant?: CombatantId;
  readonly other?: CombatantId;
  /** The fact itself, short: "grade 3, notable". */
  readonly note?: string;
  readonly dice?: Roll;
}

/** Everything that can happen in a fight. Written once, in the past tense, complete, and never changed after. */
export type Event<S extends System = System> =
  | Joined<S>
  | Left<S>
  | PhaseBegun
  | OrderSet
  | RoundStarted
  | TurnStarted
  | TurnEnded
  | Declared
  | Rolled
  | Checked
  | Contested
  | Harmed
  | Healed
  | Spent
  | LimitChanged
  | ConditionGained<S>
  | ConditionChanged<S>
  | ConditionEnded<S>
  | StandingChanged
  | SheetChanged<S>
  | OrderGiven
  | Positioned
  | SettingChanged
  | HandedOver
  | Grouped
  | GmsChanged
  | Remarked;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The fight as it stands after `event`. The only place where state changes, for all systems. It assigns and never computes. */
export function apply<S extends System>(encounter: Encounter<S>, event: Event<S>): Encounter<S> {
  switch (event.type) {
    case 'joined':
      return { ...encounter, combatants: [...encounter.combatants, event.combatant] };
    case 'left':
      return { ...encounter, combatants: encounter.combatants.filter(({ id }) => id !== event.combatant.id) };
    case 'phase-begun':
      return { ...encounter, phase: event.phase };
    case 'order-set':
      return { ...encounter, order: event.order, turn: event.turn };
    case 'round-started':
      return { ...encounter, round: event.round, turn: -1, done: [] };
    case 'turn-started':
      return { ...encounter, turn: event.turn, done: [] };
    case 'turn-ended':
      return { ...encounter, done: [...encounter.done, event.combatant] };
    case 'declared':
    case 'rolled':
    case 'checked':
    case 'contested':
    case 'remarked':
      return encounter;
    case 'harmed':
    case 'healed':
      return withTrack(encounter, event.target, event.track, counted(event));
    case 'spent':
    case 'regained':
      return withTrack(encounter, event.combatant, event.track, counted(event));
    case 'limit-changed':
      return withTrack(encounter, event.combatant, event.track, event.after);
    case 'condition-gained':
      return change(encounter, event.bearer, (was) => ({ ...was, conditions: [...was.conditions, event.condition] }));
    case 'condition-changed':
      return change(encounter, event.bearer, (was) => ({
        ...was,
        conditions: was.conditions.map((borne) => (borne.key === event.before.key ? event.after : borne)),
      }));
    case 'condition-ended':
      return change(encounter, event.bearer, (was) => ({
        ...was,
        conditions: was.conditions.filter((borne) => borne.key !== event.condition.key),
      }));
    case 'fell':
    case 'rose':
      return change(encounter, event.combatant, (was) => ({ ...was, standing: event.after }));
    case 'sheet-changed':
      return change(encounter, event.combatant, (was) => ({ ...was, sheet: event.after }));
    case 'order-given':
      return change(encounter, event.combatant, (was) => ({
        ...was,
        orders: withEntry(was.orders, event.order, event.after),
      }));
    case 'positioned':
      return {
        ...encounter,
        positions: withEntry(encounter.positions, pair(event.combatant, event.other), event.after),
      };
    case 'setting-changed':
      return { ...encounter, settings: withEntry(encounter.settings, event.setting, event.after) };
    case 'handed-over':
      return change(encounter, event.combatant, (was) => {
        const { controller: _, ...rest } = was;
        return event.after === undefined ? rest : { ...rest, controller: event.after };
      });
    case 'grouped':
      return change(encounter, event.combatant, (was) => {
        const { group: _, ...rest } = was;
        return event.after === undefined ? rest : { ...rest, group: event.after };
      });
    case 'gms-changed':
      return { ...encounter, gms: event.after };
    default:
      return event satisfies never;
  }
}

function change<S extends System>(
  encounter: Encounter<S>,
  id: CombatantId,
  to: (was: Combatant<S>) => Combatant<S>,
): Encounter<S> {
  return { ...encounter, combatants: encounter.combatants.map((was) => (was.id === id ? to(was) : was)) };
}

function withTrack<S extends System>(encounter: Encounter<S>, id: CombatantId, name: string, to: Track | undefined) {
  return change(encounter, id, (was) => ({ ...was, tracks: withEntry(was.tracks, name, to) }));
}

function counted({ after, max }: { readonly after: number; readonly max?: number }): Track {
  return max === undefined ? { value: after } : { value: after, max };
}

function withEntry<T>(of: Readonly<Record<string, T>>, name: string, value: T | undefined): Record<string, T> {
  if (value !== undefined) return { ...of, [name]: value };
  const { [name]: _, ...rest } = of;
  return rest;
}
