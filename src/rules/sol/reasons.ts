import type { GroundName, TileName } from '../../field/field.ts';
import type { CombatantId } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { ConditionName } from './conditions.ts';
import type { Attribute, Level } from './sheet.ts';

/** What covers somebody on a field: what is on a tile, or its height. */
export type Thing = GroundName | 'height';

/** What a number or an event of this book can come from, with its facts. A reason without words does not compile. */
export interface SolFacts extends CoreFacts {
  condition: { readonly condition: ConditionName };

  // How somebody is doing.
  wounds: NoFacts;
  'wounds of level': { readonly level: Level };
  'wound called': { readonly level: Level; readonly letter?: string };
  'in hand': { readonly item: string };
  'standing order': { readonly about: string; readonly answer: string };

  // What makes up a pool.
  skill: { readonly skill: string };
  attribute: { readonly attribute: Attribute };
  /** The penalty for having any wound of that level. */
  wound: { readonly level: Level };
  /** Of what is on a tile, or by the GM’s word, in the GM’s words where there are any. */
  cover: {
    readonly cover: 'partial' | 'good';
    readonly thing?: Thing;
    readonly at?: TileName;
    readonly said?: true;
    readonly words?: string;
  };
  /** Between two enemies, or by the GM’s word. */
  flanked: {
    readonly by?: readonly { readonly who: CombatantId; readonly at: TileName }[];
    readonly said?: true;
    readonly words?: string;
  };
  reaction: { readonly reaction: 'dodge' | 'parry' };
  'initiative bonus': NoFacts;
  medkit: NoFacts;

  // What a roll is for, and what it has to reach.
  attack: NoFacts;
  soak: NoFacts;
  surprise: NoFacts;
  recovery: NoFacts;
  test: NoFacts;
  gear: { readonly gear: string };
  threshold: { readonly level?: Level; readonly hours?: number };
  difficulty: { readonly difficulty: string };

  // Harm and healing.
  /** Net hits of an attack. The owner is who was hit: they tell how well it was defended. */
  critical: { readonly net: number };
  /** No box of that level was free. */
  'box full': { readonly level: Level };
  /** What harm came to, or what has healed. Above level 3 there is no box; 0 is a grazing hit. */
  'level wound': { readonly level: number };
  'natural recovery': NoFacts;

  // What points are spent on, and why they come back.
  action: { readonly action: string };
  'full defense': NoFacts;
  surprised: NoFacts;
  'combat begins': NoFacts;
  joins: NoFacts;
  'turn over': NoFacts;

  // Why a condition ends or goes on otherwise.
  'shot taken': NoFacts;
  moved: NoFacts;
  wounded: NoFacts;
  'other cover': NoFacts;
  'stood up': NoFacts;
  anew: NoFacts;
  'not surprised': NoFacts;
  'first turn over': NoFacts;
  'fewer wounds': NoFacts;

  // How somebody falls and rises, and why they have no turn.
  unconscious: NoFacts;
  asleep: NoFacts;
  awake: NoFacts;
  newcomer: NoFacts;

  // Where somebody stands in the order.
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
  /** Where one side alone is able to act, or nobody (no `side`). */
  'able to act': { readonly side?: string };

  // What is asked.
  'attack on you': {
    readonly attacker: CombatantId;
    readonly item: string;
    readonly points: number;
    readonly cost: number;
    /** How many dice a reaction adds. */
    readonly dice?: number;
    /** It would be the last point of a last stand. */
    readonly last?: true;
  };
  'words for wound': { readonly level: Level; readonly from: Reason };
  'mark for wound': { readonly who: CombatantId; readonly from: Reason; readonly words?: string };
}

/** Makes a reason of this book. */
export const because = reasons<SolFacts>();
