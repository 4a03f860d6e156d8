import type { Struck } from './blow.ts';
import type { Check, Contest, Roll, Step } from './check.ts';
import type { ActiveCondition, CombatantId, Resource, System, Vitality } from './encounter.ts';
import type { FieldEvent } from './field-event.ts';
import type { OwnWords } from './personal.ts';
import type { Reason } from './reason.ts';
import type { TableEvent } from './table-event.ts';

/** What somebody sets out to do, before any die falls. */
interface Declared {
  readonly type: 'declared';
  readonly action: string;
  readonly actor: CombatantId;
  readonly targets?: readonly CombatantId[];
  readonly tool?: string;
  readonly manner?: string;
  /** The player's own words. */
  readonly words?: OwnWords;
}

/** A plain roll for a purpose, against nothing. */
interface Rolled {
  readonly type: 'rolled';
  readonly actor: CombatantId;
  readonly purpose: Reason;
  readonly roll: Roll;
}

/** A roll against a number. `purpose` is the system's word: "attack", "stability". */
interface Checked<S extends System> {
  readonly type: 'checked';
  readonly actor: CombatantId;
  readonly target?: CombatantId;
  readonly purpose: Reason;
  readonly tool?: string;
  readonly check: Check<S['degree']>;
}

/** A roll against another's roll. */
interface Contested<S extends System> {
  readonly type: 'contested';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly purpose: Reason;
  readonly tool?: string;
  readonly contest: Contest<S['degree']>;
}

/** A resource falls or fills for the worse. `steps` is the whole sum, from the raw number to `amount`. */
interface Harmed {
  readonly type: 'harmed';
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  /** What did it: a weapon, a spell, a condition. */
  readonly from: Reason;
  /** The damage types, where the book has them. */
  readonly kinds: readonly string[];
  /** Absent: what came of it is kept in the system's own state, and `came` says it. */
  readonly resource?: string;
  /** What came of it, where that is no amount of a resource: "a level 2 wound". */
  readonly came?: Reason;
  readonly steps: readonly Step[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource recovers by an act of healing or by rest. */
interface Healed {
  readonly type: 'healed';
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  readonly from: Reason;
  /** Absent: what has healed is kept in the system's own state, and `came` says it. */
  readonly resource?: string;
  readonly came?: Reason;
  readonly steps: readonly Step[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource is paid from, or comes back of itself: points, uses, armor pools, magica. */
export interface Spent {
  readonly type: 'spent' | 'regained';
  readonly subject: CombatantId;
  readonly resource: string;
  readonly why: Reason;
  /** What was to be paid, where it is more than there was. */
  readonly cost?: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource's maximum changes, or the resource is new (no `before`) or gone (no `after`). */
interface LimitChanged {
  readonly type: 'limit-changed';
  readonly subject: CombatantId;
  readonly resource: string;
  readonly why: Reason;
  readonly before?: Resource;
  readonly after?: Resource;
}

interface ConditionGained<S extends System> {
  readonly type: 'condition-gained';
  readonly subject: CombatantId;
  readonly condition: ActiveCondition<S['condition']>;
}

/** A condition goes on with another strength or duration. */
interface ConditionChanged<S extends System> {
  readonly type: 'condition-changed';
  readonly subject: CombatantId;
  readonly before: ActiveCondition<S['condition']>;
  readonly after: ActiveCondition<S['condition']>;
  readonly why: Reason;
}

interface ConditionEnded<S extends System> {
  readonly type: 'condition-ended';
  readonly subject: CombatantId;
  readonly condition: ActiveCondition<S['condition']>;
  readonly why: Reason;
}

/** Somebody goes down, dies, or comes to. `as` is the book's word: "Unconscious", "collapsed", "dead". */
interface VitalityChanged {
  readonly type: 'fell' | 'rose';
  readonly subject: CombatantId;
  readonly as: Reason;
  readonly before: Vitality;
  readonly after: Vitality;
}

/** Something of the sheet is different from now on: a weapon in use, an armor off, a scar. */
interface SheetChanged<S extends System> {
  readonly type: 'sheet-changed';
  readonly subject: CombatantId;
  readonly why: Reason;
  readonly before: S['sheet'];
  readonly after: S['sheet'];
}

/** A system's own state of a combatant, or of the encounter where no `subject` is named: the fields that changed. */
type StateChanged<S extends System> =
  | {
      readonly type: 'state-changed';
      readonly subject: CombatantId;
      readonly before: Partial<S['state']['combatant']>;
      readonly after: Partial<S['state']['combatant']>;
    }
  | {
      readonly type: 'state-changed';
      readonly subject?: undefined;
      readonly before: Partial<S['state']['encounter']>;
      readonly after: Partial<S['state']['encounter']>;
    };

/** Something worth telling that changes nothing: the grade of a fumble, a grazing hit, a win condition that is met. */
interface Remarked {
  readonly type: 'remarked';
  /** What it is, by which phrases are chosen: "fumble", "grazing hit". */
  readonly what: Reason;
  readonly subject?: CombatantId;
  readonly other?: CombatantId;
  /** It is arithmetic: told among the sums too. */
  readonly sum?: true;
  readonly dice?: Roll;
}

/** Everything that can happen in a fight. Written once, in the past tense, complete, and never changed after. */
export type Event<S extends System = System> =
  | TableEvent<S>
  | FieldEvent
  | Declared
  | Rolled
  | Checked<S>
  | Contested<S>
  | Struck<S>
  | Harmed
  | Healed
  | Spent
  | LimitChanged
  | ConditionGained<S>
  | ConditionChanged<S>
  | ConditionEnded<S>
  | VitalityChanged
  | SheetChanged<S>
  | StateChanged<S>
  | Remarked;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
