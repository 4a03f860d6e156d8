import type { GroundName, TileName } from '../../field/field.ts';
import type { CombatantId, OwnConditionName } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { ConditionName } from './conditions.ts';
import type { Attribute, WoundLevel } from './sheet.ts';

/** What gives cover on a map: the ground of a tile, or its height. */
export type CoverSource = GroundName | 'height';

/**
 * The reasons for numbers and events of this system, with their facts. A reason that has no text is a compile error.
 */
export interface SolFacts extends CoreFacts {
  condition: { readonly condition: ConditionName | OwnConditionName };

  // How a combatant is doing.
  /** The name of the meter that counts wounds. `most` is how many wounds the fighter can have. */
  wounds: { readonly most: number };
  'wounds of level': { readonly level: WoundLevel };
  'wound called': { readonly level: WoundLevel; readonly letter?: string };
  'in hand': { readonly item: string };
  'standing order': { readonly about: string; readonly answer: string };

  // The parts of a pool.
  skill: { readonly skill: string };
  attribute: { readonly attribute: Attribute };
  /** The penalty for wounds of this level. */
  wound: { readonly level: WoundLevel };
  /** Cover from the ground of a tile, or from the GM, who may have explained it in `words`. */
  cover: {
    readonly cover: 'partial' | 'good';
    readonly thing?: CoverSource;
    readonly at?: TileName;
    readonly said?: true;
    readonly words?: string;
  };
  /** Flanked by two enemies, or by the GM's ruling. */
  flanked: {
    readonly by?: readonly { readonly who: CombatantId; readonly at: TileName }[];
    readonly said?: true;
    readonly words?: string;
  };
  reaction: { readonly reaction: 'dodge' | 'parry' };
  'initiative bonus': NoFacts;
  medkit: NoFacts;

  // The purpose of a roll, and what it must reach.
  attack: NoFacts;
  soak: NoFacts;
  surprise: NoFacts;
  recovery: NoFacts;
  test: NoFacts;
  gear: { readonly gear: string };
  threshold: { readonly level?: WoundLevel; readonly hours?: number };
  difficulty: { readonly difficulty: string };

  /**
   * An attack has enough net hits to raise the wound's level. The reason's `owner` is the target, because the net hits
   * show how well it defended.
   */
  critical: { readonly net: number };
  /** No box of this level was free. */
  'box full': { readonly level: WoundLevel };
  /** The level of a new or healed wound. Above level 3 there is no box; 0 is a grazing hit. */
  'level wound': { readonly level: number };
  'natural recovery': NoFacts;

  // What points are spent on, and why they come back.
  action: { readonly action: string };
  'full defense': NoFacts;
  surprised: NoFacts;
  'combat begins': NoFacts;
  joins: NoFacts;
  'turn over': NoFacts;

  // Why a condition ends or changes.
  'shot taken': NoFacts;
  moved: NoFacts;
  wounded: NoFacts;
  'other cover': NoFacts;
  'stood up': NoFacts;
  anew: NoFacts;
  'not surprised': NoFacts;
  'first turn over': NoFacts;
  'fewer wounds': NoFacts;

  // How a combatant falls and rises, and why it has no turn.
  unconscious: NoFacts;
  asleep: NoFacts;
  awake: NoFacts;
  newcomer: NoFacts;

  // Places in the turn order.
  'leads enemies': { readonly hits: number };
  'led by': { readonly leader: CombatantId };
  'standing score': { readonly hits?: number };
  'no enemies': { readonly hits: number };
  'before enemies': { readonly hits: number };
  'tied with enemies': { readonly hits: number };
  'after enemies': { readonly hits: number };

  // Remarks.
  'last point': NoFacts;
  'bought hits': {
    readonly hits: number;
    readonly dice: number;
    readonly threshold?: number;
    readonly difficulty?: string;
    readonly enough?: boolean;
  };
  rested: { readonly hours: number; readonly lost: number };
  mark: { readonly mark: string };
  /** The only side that is able to act. Undefined if no side is. */
  'able to act': { readonly side?: string };

  // Questions to a player.
  'attack on you': {
    readonly attacker: CombatantId;
    readonly item: string;
    readonly points: number;
    readonly cost: number;
    /** How many dice a reaction adds. */
    readonly dice?: number;
    /** True if the reaction would cost the last point of a last stand. */
    readonly last?: true;
  };
  'words for wound': { readonly level: WoundLevel; readonly from: Reason };
  'mark for wound': { readonly who: CombatantId; readonly from: Reason; readonly words?: string };
}

/** Makes a reason, which says why a number applies or why something happened, in this system's terms. */
export const because = reasons<SolFacts>();
