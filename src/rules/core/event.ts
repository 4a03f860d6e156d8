import type { TileName } from '../../field/field.ts';
import type {
  ActiveCondition,
  Block,
  Combatant,
  CombatantId,
  FieldLook,
  Lent,
  Overruled,
  OwnWords,
  Pace,
  Phase,
  Plan,
  PlayedField,
  Resource,
  Setting,
  Style,
  System,
  TileState,
  UserId,
  Vitality,
} from './encounter.ts';
import type { Check, Contest, Reason, Roll, Step, Struck } from './reason.ts';

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

// What happens to the field of an encounter, and where people come to stand on it.

/** The encounter has another field from now on, or none (no `after`). */
interface FieldSet {
  readonly type: 'field-set';
  readonly before?: PlayedField;
  readonly after?: PlayedField;
}

interface FieldLookSet {
  readonly type: 'field-look-set';
  readonly before: FieldLook;
  readonly after: FieldLook;
}

/** The ground is another. `by`: who opened or closed a door; else the GM did it. */
interface TilesChanged {
  readonly type: 'tiles-changed';
  readonly by?: CombatantId;
  readonly tiles: readonly { readonly at: TileName; readonly before: TileState; readonly after: TileState }[];
}

/** Somebody is put on a tile by the table, not by a move; or off the field (no `after`). */
interface Placed {
  readonly type: 'placed';
  readonly subject: CombatantId;
  readonly before?: TileName;
  readonly after?: TileName;
  /** They wait unseen: only the GM may know. */
  readonly unseen?: true;
}

/** Somebody goes, or is forced, along a path: from the tile they stood on to the one they end on. */
interface Moved {
  readonly type: 'moved';
  readonly subject: CombatantId;
  readonly path: readonly TileName[];
  /** Squares or points it took, as the book counts them. Absent: it costs nothing. */
  readonly cost?: number;
  /** Why they move who did not choose to: pushed, dragged. */
  readonly forced?: Reason;
  readonly before?: PlayedField['lastMove'];
}

/** The GM says how one stands to another in place of the field, or no longer does (no `after`). */
interface SituationOverruled {
  readonly type: 'overruled';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly before?: Overruled;
  readonly after?: Overruled;
}

export type FieldEvent = FieldSet | FieldLookSet | TilesChanged | Placed | Moved | SituationOverruled;

// What happens at the table itself: who is there, whose turn it is, what has been settled.

/** Somebody enters the fight, whole. */
interface Joined<S extends System> {
  readonly type: 'joined';
  readonly combatant: Combatant<S>;
}

/** Somebody is taken out of the fight altogether. */
interface Left<S extends System> {
  readonly type: 'left';
  readonly combatant: Combatant<S>;
}

/** Somebody waits unseen from now on, whole. */
interface Concealed<S extends System> {
  readonly type: 'concealed';
  readonly combatant: Combatant<S>;
}

/** Somebody waits unseen no longer: they join, or have gone away. */
interface Emerged<S extends System> {
  readonly type: 'emerged';
  readonly combatant: Combatant<S>;
}

interface PhaseBegun {
  readonly type: 'phase-begun';
  readonly before: Phase;
  readonly phase: Phase;
}

/** Why somebody stands where they stand in the order: the score, and what broke a tie. */
export interface OrderReason {
  readonly subject: CombatantId;
  readonly score?: number;
  readonly why: Reason;
  readonly roll?: Roll;
}

/** The order of turns is made, or made anew. */
interface TurnOrderSet {
  readonly type: 'turn-order-set';
  readonly before: readonly Block[];
  readonly turnOrder: readonly Block[];
  readonly reasons: readonly OrderReason[];
  /** Whose turn it is in the new order, as a place in it; −1 nobody's. */
  readonly turn: number;
}

interface RoundStarted {
  readonly type: 'round-started';
  readonly before: number;
  readonly round: number;
}

/** The turn comes to the block at place `turn` of the order. */
interface TurnStarted {
  readonly type: 'turn-started';
  readonly turn: number;
  readonly block: Block;
}

/** One combatant is done with its turn. `skipped` says why it never had one. */
interface TurnEnded {
  readonly type: 'turn-ended';
  readonly subject: CombatantId;
  readonly skipped?: Reason;
}

/** A standing order is given, or taken back (no `after`). */
interface StandingOrderSet {
  readonly type: 'standing-order-set';
  readonly subject: CombatantId;
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/** Two combatants stand otherwise to each other. Absent: the system's default. */
interface Positioned {
  readonly type: 'positioned';
  readonly subject: CombatantId;
  readonly other: CombatantId;
  readonly before?: string;
  readonly after?: string;
}

interface SettingChanged {
  readonly type: 'setting-changed';
  readonly setting: string;
  readonly before?: Setting;
  readonly after?: Setting;
}

/** Somebody is played by another from now on. Absent: the GM. */
interface HandedOver {
  readonly type: 'handed-over';
  readonly subject: CombatantId;
  readonly before?: UserId;
  readonly after?: UserId;
}

/** Somebody is in another's hands for a time, or goes back (no `after`). Who plays them says `handed-over`. */
interface LentOut {
  readonly type: 'lent';
  readonly subject: CombatantId;
  readonly before?: Lent;
  readonly after?: Lent;
}

/** Somebody plays by themselves from now on, or by hand again (no `after`). */
interface AutoSet {
  readonly type: 'auto-set';
  readonly subject: CombatantId;
  readonly before?: Style;
  readonly after?: Style;
}

/** A player has said what they do when their turn comes, or takes it back (no `after`). */
interface PlanSet {
  readonly type: 'plan-set';
  readonly subject: CombatantId;
  readonly before?: Plan;
  readonly after?: Plan;
}

/** Moves may take so long from now on; as long as they take (no `after`). */
export interface PaceSet {
  readonly type: 'pace-set';
  readonly before?: Pace;
  readonly after?: Pace;
}

/** Somebody acts together with all of that group from the next order on. Absent: alone. */
interface Grouped {
  readonly type: 'grouped';
  readonly subject: CombatantId;
  readonly before?: string;
  readonly after?: string;
}

interface GmsChanged {
  readonly type: 'gms-changed';
  readonly before: readonly UserId[];
  readonly after: readonly UserId[];
}

type TableEvent<S extends System> =
  | Joined<S>
  | Left<S>
  | PhaseBegun
  | TurnOrderSet
  | TurnStarted
  | RoundStarted
  | Concealed<S>
  | Emerged<S>
  | TurnEnded
  | StandingOrderSet
  | SettingChanged
  | Positioned
  | HandedOver
  | LentOut
  | AutoSet
  | PlanSet
  | PaceSet
  | Grouped
  | GmsChanged;
