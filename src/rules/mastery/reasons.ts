import type { CombatantId } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { AttackType, Band, ConditionName, Defense, Rest } from './names.ts';

/** What a number or an event of this book can come from, with its facts. A reason without words does not compile. */
export interface MasteryFacts extends CoreFacts {
  condition: { readonly condition: ConditionName };
  // What is declared: the cause of costs and of damage.
  'attack type': { readonly type: AttackType };
  skill: { readonly skill: string };
  defense: { readonly defense: Defense };
  'prepared defense': NoFacts;
  turn: NoFacts;
  rest: { readonly rest: Rest };
  endurance: NoFacts;
  /** The damage type of a difference of the totals. */
  damage: { readonly band: Band; readonly difference: number };
  // What rolls are for.
  initiative: NoFacts;
  'initiative tie': NoFacts;
  attack: NoFacts;
  special: NoFacts;
  stability: NoFacts;
  /** What a special action has to meet. */
  difficulty: NoFacts;
  /** What a stability roll has to meet: 10, less the opponent's Offense, and the own Defense. */
  'stability DC': NoFacts;
  /** A modifier of the opponent's skill, where the roll is not the opponent's. */
  'opponent’s skill': { readonly opponent: CombatantId; readonly skill: string };
  'own skill': { readonly skill: string };
  // What puts somebody where they stand in the order. A skill that settled a tie, with its level.
  'initiative roll': {
    readonly tie?: { readonly skill: string; readonly level: string };
    readonly again?: readonly number[];
  };
  // Advantage, and where it comes from.
  advantage: { readonly from: readonly Reason[] };
  'levels above': { readonly skill: string; readonly levels: number; readonly against: string };
  'critical hit': NoFacts;
  'counterattack opening': NoFacts;
  'kept advantage': NoFacts;
  /** A defense that costs nothing, and why: the defender's Speed, or the defense was prepared. */
  'free defense': { readonly defense: Defense; readonly by: 'Speed' | 'Prepared' };
  /** What a fighter will do about attacks from now on; whether it was the turn's action, and so is free once. */
  'stands ready': { readonly defense?: Defense; readonly prepared: boolean };
  /** How somebody defends by standing order. */
  hits: NoFacts;
  'hits of the side': NoFacts;
  'standing defense': { readonly defense: string };
  /** A status that was won against somebody who collapsed in the same exchange. */
  'no hold': { readonly status: ConditionName };
  /** What a defender should know who is asked: who attacks, how, and which defenses would be free. */
  attacked: { readonly attacker: CombatantId; readonly how: Reason; readonly free: readonly Defense[] };
  // Why something ends, how somebody falls and wakes.
  'used by attack': NoFacts;
  'used by defense': NoFacts;
  collapsed: NoFacts;
  awake: NoFacts;
  'above a quarter': NoFacts;
  'above 0': NoFacts;
  /** A turn that is lost for two reasons. One alone is the condition. */
  'recovering and stunned': NoFacts;
  // Who has won. Those named have; the side has a name where they are many.
  'last standing': Winners;
  'first to hits': Winners & { readonly hits: number };
  draw: NoFacts;
}

interface Winners {
  readonly winners: readonly CombatantId[];
  readonly side: string;
}

/** Makes a reason of this book. */
export const because = reasons<MasteryFacts>();
