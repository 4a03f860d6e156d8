import type { TileName } from '../../field/field.ts';
import type {
  ActiveCondition,
  Block,
  Combatant,
  CombatantId,
  Delay,
  Departure,
  FieldLook,
  LoanToPlayer,
  OwnWords,
  Phase,
  Plan,
  PlayedField,
  PlayedZones,
  Proposal,
  Resource,
  SceneCondition,
  Setting,
  SituationOverride,
  Style,
  System,
  TileState,
  TimedEvent,
  TurnTimer,
  UserId,
  Vitality,
  ZoneId,
} from './encounter.ts';
import type { AttackSettled, Check, Contest, MathStep, Reason, Roll } from './reason.ts';

/** What someone is about to do, before any roll. */
interface ActionDeclared {
  readonly type: 'declared';
  readonly action: string;
  readonly actor: CombatantId;
  readonly targets?: readonly CombatantId[];
  readonly tool?: string;
  readonly manner?: string;
  readonly words?: OwnWords;
}

/** A plain roll, without a number to reach. */
interface PlainRoll {
  readonly type: 'rolled';
  readonly actor: CombatantId;
  readonly purpose: Reason;
  readonly roll: Roll;
}

/** A roll against a number. `purpose` is the system's word: "attack", "stability". */
interface CheckMade<S extends System> {
  readonly type: 'checked';
  readonly actor: CombatantId;
  readonly target?: CombatantId;
  readonly purpose: Reason;
  readonly tool?: string;
  readonly check: Check<S['degree']>;
}

/** A roll against another combatant's roll. */
interface ContestMade<S extends System> {
  readonly type: 'contested';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly purpose: Reason;
  readonly tool?: string;
  readonly contest: Contest<S['degree']>;
}

/**
 * Someone loses HP or suffers a similar loss, such as stress. `steps` is the full math from the damage rolled to
 * `amount`.
 */
interface HarmDone {
  readonly type: 'harmed';
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  /** The cause: a weapon, a spell, a condition. */
  readonly from: Reason;
  readonly kinds: readonly string[];
  /** Undefined if the change is in the system's own state, which `came` describes. */
  readonly resource?: string;
  /** What changed, if it isn't an amount of a resource: "a level 2 wound". */
  readonly came?: Reason;
  readonly steps: readonly MathStep[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource recovers through healing or rest. */
interface HealingDone {
  readonly type: 'healed';
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  readonly from: Reason;
  /** Undefined if the change is in the system's own state, which `came` describes. */
  readonly resource?: string;
  readonly came?: Reason;
  readonly steps: readonly MathStep[];
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource is spent, or regained without healing: points, uses, armor pools, magica. */
export interface Spent {
  readonly type: 'spent' | 'regained';
  readonly subject: CombatantId;
  readonly resource: string;
  readonly why: Reason;
  /** The full cost, if it was more than the amount that was left. Otherwise undefined. */
  readonly cost?: number;
  readonly before: number;
  readonly after: number;
  readonly max?: number;
}

/** A resource's maximum changes, or the resource is new (no `before`) or gone (no `after`). */
interface ResourceLimitChanged {
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

/** A condition changes its strength or duration. */
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

/** A combatant goes down, dies or recovers. `as` is the book's word: "Unconscious", "collapsed", "dead". */
interface VitalityChanged {
  readonly type: 'fell' | 'rose';
  readonly subject: CombatantId;
  readonly as: Reason;
  readonly before: Vitality;
  readonly after: Vitality;
}

/**
 * Someone leaves the fight without being down or dead: they flee, surrender or are captured. If they come back, the
 * event `rose` records it.
 */
interface CombatantDeparted {
  readonly type: 'departed';
  readonly subject: CombatantId;
  readonly as: Reason;
  readonly before: Vitality;
  readonly after: Departure;
}

/** Something on the sheet changes: a weapon in use, armor taken off, a scar. */
interface SheetChanged<S extends System> {
  readonly type: 'sheet-changed';
  readonly subject: CombatantId;
  readonly why: Reason;
  readonly before: S['sheet'];
  readonly after: S['sheet'];
}

/** The changed fields of a system's own state, for a combatant or, without `subject`, for the encounter. */
type OwnStateChanged<S extends System> =
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

/** The scene gets a condition (no `before`), or one changes or ends (no `after`). */
interface SceneConditionSet<S extends System> {
  readonly type: 'scene-condition-set';
  readonly before?: SceneCondition<S['condition']>;
  readonly after?: SceneCondition<S['condition']>;
  readonly why: Reason;
}

/** A resource of the scene changes: a GM's pool, a countdown. */
interface SceneResourceSet {
  readonly type: 'scene-counted';
  readonly resource: string;
  readonly why: Reason;
  readonly before: Resource;
  readonly after: Resource;
  /** True if only the GM sees the resource. */
  readonly secret?: true;
}

/** Something worth showing that changes nothing: the grade of a fumble, a grazing hit, a victory condition. */
interface RemarkMade {
  readonly type: 'remarked';
  /** What the remark is about: "fumble", "grazing hit". It decides which story lines can be used. */
  readonly what: Reason;
  readonly subject?: CombatantId;
  readonly other?: CombatantId;
  /** True if the remark is part of the math, so that the details show it too. */
  readonly sum?: true;
  readonly dice?: Roll;
}

/**
 * Everything that can happen in a fight. An event is written once, in the past tense. It is complete and never changes.
 */
export type Event<S extends System = System> =
  | TableEvent<S>
  | FieldEvent
  | ActionDeclared
  | PlainRoll
  | CheckMade<S>
  | ContestMade<S>
  | AttackSettled<S>
  | HarmDone
  | HealingDone
  | Spent
  | ResourceLimitChanged
  | ConditionGained<S>
  | ConditionChanged<S>
  | ConditionEnded<S>
  | VitalityChanged
  | CombatantDeparted
  | SheetChanged<S>
  | OwnStateChanged<S>
  | SceneConditionSet<S>
  | SceneResourceSet
  | RemarkMade;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The encounter gets another map, or none (no `after`). */
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

/** Tiles change. `by` is the combatant who opened or closed a door. Undefined if the GM did it. */
interface TilesChanged {
  readonly type: 'tiles-changed';
  readonly by?: CombatantId;
  readonly tiles: readonly { readonly at: TileName; readonly before: TileState; readonly after: TileState }[];
}

/** A combatant is put on a tile without moving there, or taken off the map (no `after`). */
interface CombatantPlaced {
  readonly type: 'placed';
  readonly subject: CombatantId;
  readonly before?: TileName;
  readonly after?: TileName;
  /** True if the combatant is hidden, so that only the GM may see this event. */
  readonly unseen?: true;
}

/** A combatant moves, or is moved by force, along a path of tiles. The path begins with the tile they stood on. */
interface CombatantMoved {
  readonly type: 'moved';
  readonly subject: CombatantId;
  readonly path: readonly TileName[];
  /** Squares or points spent, as the book counts them. Undefined: the move is free. */
  readonly cost?: number;
  /** Why the combatant was moved, if not by choice: pushed, dragged. */
  readonly forced?: Reason;
  readonly before?: PlayedField['lastMove'];
}

/** The GM overrides what the map says about two combatants, or lifts the override (no `after`). */
interface SituationOverruled {
  readonly type: 'overruled';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly before?: SituationOverride;
  readonly after?: SituationOverride;
}

export type FieldEvent = FieldSet | FieldLookSet | TilesChanged | CombatantPlaced | CombatantMoved | SituationOverruled;

/** Something is offered to a combatant's player. */
interface ProposalMade {
  readonly type: 'proposed';
  readonly proposal: Proposal;
}

/** An offer is accepted, refused or withdrawn. */
interface ProposalAnswered {
  readonly type: 'proposal-answered';
  readonly proposal: Proposal;
  readonly answer: 'accept' | 'refuse' | 'withdraw';
}

/** The encounter gets other zones, or none (no `after`). */
interface ZonesSet {
  readonly type: 'zones-set';
  readonly before?: PlayedZones;
  readonly after?: PlayedZones;
}

/** A combatant goes to another zone, is put there by the GM, or leaves the zones (no `after`). */
interface ZoneEntered {
  readonly type: 'zone-entered';
  readonly subject: CombatantId;
  readonly before?: ZoneId;
  readonly after?: ZoneId;
  /** Why the combatant was moved, if not by choice. */
  readonly forced?: Reason;
  /** True if the combatant is hidden, so that only the GM may see this event. */
  readonly unseen?: true;
}

/** A combatant enters the fight. The event has the combatant's whole state. */
interface CombatantJoined<S extends System> {
  readonly type: 'joined';
  readonly combatant: Combatant<S>;
}

/** A combatant is removed from the fight. */
interface CombatantLeft<S extends System> {
  readonly type: 'left';
  readonly combatant: Combatant<S>;
}

/** A combatant becomes hidden. The event has the combatant's whole state. */
interface CombatantHidden<S extends System> {
  readonly type: 'concealed';
  readonly combatant: Combatant<S>;
}

/** A combatant is no longer hidden: they join, or they are removed. */
interface CombatantRevealed<S extends System> {
  readonly type: 'emerged';
  readonly combatant: Combatant<S>;
}

interface PhaseBegun {
  readonly type: 'phase-begun';
  readonly before: Phase;
  readonly phase: Phase;
}

/** Why a combatant has this place in the order: the score, and what broke a tie. */
export interface OrderReason {
  readonly subject: CombatantId;
  readonly score?: number;
  readonly why: Reason;
  readonly roll?: Roll;
}

/** The turn order is set, for the first time or again. */
interface TurnOrderSet {
  readonly type: 'turn-order-set';
  readonly before: readonly Block[];
  readonly turnOrder: readonly Block[];
  readonly reasons: readonly OrderReason[];
  /** The index of the current turn in the new order. −1: it is no one's turn. */
  readonly turn: number;
}

interface RoundStarted {
  readonly type: 'round-started';
  readonly before: number;
  readonly round: number;
}

/** The turn passes to the combatants at index `turn` of the turn order: one combatant, or several who act together. */
interface TurnStarted {
  readonly type: 'turn-started';
  readonly turn: number;
  readonly block: Block;
}

/**
 * A combatant delays its turn or resumes it, or the rest of the turn is over. Without `after`, the delay is forgotten.
 */
interface TurnDelayed {
  readonly type: 'turn-delayed';
  readonly subject: CombatantId;
  readonly before?: Delay;
  readonly after?: Delay;
}

/** A combatant did something in its turn. Recorded only if players may delay their turns. */
interface TurnUsed {
  readonly type: 'turn-used';
  readonly subject: CombatantId;
}

/** The GM adds an event to the turn order, such as a storm, changes it, or removes it (no `after`). */
interface TimedEventSet {
  readonly type: 'event-set';
  readonly before?: TimedEvent;
  readonly after?: TimedEvent;
}

/** An event in the turn order, such as a storm, comes. Without `after`, this was the last time. */
interface TimedEventHappened {
  readonly type: 'event-came';
  readonly before: TimedEvent;
  readonly after?: TimedEvent;
}

/** One combatant's turn ends. If the turn never started, `skipped` says why. */
interface TurnEnded {
  readonly type: 'turn-ended';
  readonly subject: CombatantId;
  readonly skipped?: Reason;
}

/** An auto-reaction is set, or removed (no `after`). */
interface AutoReactionSet {
  readonly type: 'standing-order-set';
  readonly subject: CombatantId;
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * The position of two combatants relative to each other changes, or becomes the system's default again (no `after`).
 */
interface PositionSet {
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

/** Another player plays a combatant from now on, or the GM does (no `after`). */
interface CombatantHandedOver {
  readonly type: 'handed-over';
  readonly subject: CombatantId;
  readonly before?: UserId;
  readonly after?: UserId;
}

/** A combatant is lent temporarily, or given back (no `after`). The event `handed-over` records who plays it. */
interface CombatantLent {
  readonly type: 'lent';
  readonly subject: CombatantId;
  readonly before?: LoanToPlayer;
  readonly after?: LoanToPlayer;
}

/** A combatant goes on autopilot, or off it (no `after`). */
interface AutopilotSet {
  readonly type: 'auto-set';
  readonly subject: CombatantId;
  readonly before?: Style;
  readonly after?: Style;
}

/** A player plans their next turn, or drops the plan (no `after`). */
interface PlanSet {
  readonly type: 'plan-set';
  readonly subject: CombatantId;
  readonly before?: Plan;
  readonly after?: Plan;
}

/** The turn timer changes, or is turned off (no `after`). */
export interface TimerSet {
  readonly type: 'pace-set';
  readonly before?: TurnTimer;
  readonly after?: TurnTimer;
}

/** A combatant joins a group that acts together, or acts alone again (no `after`). */
interface GroupSet {
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
  | CombatantJoined<S>
  | CombatantLeft<S>
  | PhaseBegun
  | ProposalMade
  | ProposalAnswered
  | ZonesSet
  | ZoneEntered
  | TurnOrderSet
  | TurnStarted
  | TurnDelayed
  | TurnUsed
  | TimedEventSet
  | TimedEventHappened
  | RoundStarted
  | CombatantHidden<S>
  | CombatantRevealed<S>
  | TurnEnded
  | AutoReactionSet
  | SettingChanged
  | PositionSet
  | CombatantHandedOver
  | CombatantLent
  | AutopilotSet
  | PlanSet
  | TimerSet
  | GroupSet
  | GmsChanged;
