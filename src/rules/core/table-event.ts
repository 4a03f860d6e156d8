// What happens at the table itself: who is there, whose turn it is, what has been settled.

import type { Roll } from './check.ts';
import type { Block, Combatant, CombatantId, Phase, Setting, System } from './encounter.ts';
import type { Lent } from './lent.ts';
import type { Pace } from './pace.ts';
import type { UserId } from './personal.ts';
import type { Plan } from './plan.ts';
import type { Reason } from './reason.ts';
import type { Style } from './style.ts';

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

/** Somebody waits unseen from now on, whole. */
export interface Concealed<S extends System> {
  readonly type: 'concealed';
  readonly combatant: Combatant<S>;
}

/** Somebody waits unseen no longer: they join, or have gone away. */
export interface Emerged<S extends System> {
  readonly type: 'emerged';
  readonly combatant: Combatant<S>;
}

export interface PhaseBegun {
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
export interface TurnOrderSet {
  readonly type: 'turn-order-set';
  readonly before: readonly Block[];
  readonly turnOrder: readonly Block[];
  readonly reasons: readonly OrderReason[];
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
  readonly subject: CombatantId;
  readonly skipped?: Reason;
}

/** A standing order is given, or taken back (no `after`). */
export interface StandingOrderSet {
  readonly type: 'standing-order-set';
  readonly subject: CombatantId;
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/** Two combatants stand otherwise to each other. Absent: the system's default. */
export interface Positioned {
  readonly type: 'positioned';
  readonly subject: CombatantId;
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
  readonly subject: CombatantId;
  readonly before?: UserId;
  readonly after?: UserId;
}

/** Somebody is in another's hands for a time, or goes back (no `after`). Who plays them says `handed-over`. */
export interface LentOut {
  readonly type: 'lent';
  readonly subject: CombatantId;
  readonly before?: Lent;
  readonly after?: Lent;
}

/** Somebody plays by themselves from now on, or by hand again (no `after`). */
export interface AutoSet {
  readonly type: 'auto-set';
  readonly subject: CombatantId;
  readonly before?: Style;
  readonly after?: Style;
}

/** A player has said what they do when their turn comes, or takes it back (no `after`). */
export interface PlanSet {
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
export interface Grouped {
  readonly type: 'grouped';
  readonly subject: CombatantId;
  readonly before?: string;
  readonly after?: string;
}

export interface GmsChanged {
  readonly type: 'gms-changed';
  readonly before: readonly UserId[];
  readonly after: readonly UserId[];
}

export type TableEvent<S extends System> =
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
