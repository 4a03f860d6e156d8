import type { CombatantId, OwnConditionName } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { AttackType, Band, ConditionName, Defense, Rest } from './names.ts';

/** The reasons for numbers and events of this system, with their facts. A reason without a text is a compile error. */
export interface MasteryFacts extends CoreFacts {
  condition: { readonly condition: ConditionName | OwnConditionName };
  // Declared actions, which cause costs and damage.
  'attack type': { readonly type: AttackType };
  skill: { readonly skill: string };
  defense: { readonly defense: Defense };
  'prepared defense': NoFacts;
  turn: NoFacts;
  rest: { readonly rest: Rest };
  endurance: NoFacts;
  /** Damage of a type that follows from the difference between the two totals. */
  damage: { readonly band: Band; readonly difference: number };
  // The purpose of a roll.
  initiative: NoFacts;
  'initiative tie': NoFacts;
  attack: NoFacts;
  special: NoFacts;
  stability: NoFacts;
  /** The number that a special action must reach. */
  difficulty: NoFacts;
  /** The number that a stability roll must reach: 10 minus the opponent's Offense plus the fighter's own Defense. */
  'stability DC': NoFacts;
  /** A modifier to a fighter's roll that comes from the opponent's skill. */
  'opponent’s skill': { readonly opponent: CombatantId; readonly skill: string };
  'own skill': { readonly skill: string };
  // What decided a place in the turn order: the roll, and the skill that broke a tie, with its level.
  'initiative roll': {
    readonly tie?: { readonly skill: string; readonly level: string };
    readonly again?: readonly number[];
  };
  // Advantage and its sources.
  advantage: { readonly from: readonly Reason[] };
  'levels above': { readonly skill: string; readonly levels: number; readonly against: string };
  'critical hit': NoFacts;
  'counterattack opening': NoFacts;
  'kept advantage': NoFacts;
  /** A free defense, and what makes it free: the defender's Speed or preparation. */
  'free defense': { readonly defense: Defense; readonly by: 'Speed' | 'Prepared' };
  /** A fighter's defense from now on. If setting it was the turn's action, the first defense is free. */
  'stands ready': { readonly defense?: Defense; readonly prepared: boolean };
  hits: NoFacts;
  'hits of the side': NoFacts;
  /** The defense a fighter has set as an auto-reaction. */
  'standing defense': { readonly defense: string };
  /** A status that a fighter avoided by collapsing in the same exchange. */
  'no hold': { readonly status: ConditionName };
  /** Everything that a defender needs to know: the attacker, the attack, and the defenses that would be free. */
  attacked: { readonly attacker: CombatantId; readonly how: Reason; readonly free: readonly Defense[] };
  // Why a condition ends, and how a fighter falls and wakes.
  'used by attack': NoFacts;
  'used by defense': NoFacts;
  collapsed: NoFacts;
  awake: NoFacts;
  'above a quarter': NoFacts;
  'above 0': NoFacts;
  /** A turn lost to two conditions at once. If there is only one, that condition is the reason. */
  'recovering and stunned': NoFacts;
  // The winner. If the winning side has several fighters, the side is named too.
  'last standing': WinnerFacts;
  'first to hits': WinnerFacts & { readonly hits: number };
  draw: NoFacts;
}

interface WinnerFacts {
  readonly winners: readonly CombatantId[];
  readonly side: string;
}

/** Makes a reason, which says why a number applies or why something happened, in this system's terms. */
export const because = reasons<MasteryFacts>();
