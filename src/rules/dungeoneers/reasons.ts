import type { Direction, TileName } from '../../field/field.ts';
import type { CombatantId, OwnConditionName } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, reasons } from '../core/reason.ts';
import type { ConditionName } from './conditions.ts';
import type { ReadiedAction } from './sheet.ts';
import type { DamageType, Score } from './sheet-equipment.ts';

/** The reasons for numbers and events of this system, with their facts. A reason without a text is a compile error. */
export interface DungeoneersFacts extends CoreFacts {
  condition: { readonly condition: ConditionName | OwnConditionName };

  // Why a roll has more or fewer dice, or an addition to its total.
  'stress taken': NoFacts;
  /** A creature has more stress than endurance. The reason's `owner` is that creature. */
  'past capacity': NoFacts;
  'from behind': NoFacts;
  /** The attacker's tile, the target's tile, and the direction the target faces. */
  'behind on the field': { readonly at: TileName; readonly target: TileName; readonly facing: Direction };
  'behind by GM’s word': { readonly words?: string };
  natural: NoFacts;

  // Numbers that a roll must overcome, and the parts of those numbers.
  'armor value': NoFacts;
  'spell resistance': NoFacts;

  // How a creature is doing.
  'threatened by': { readonly count: number };
  /** The creature is so small that any wound kills it. */
  'no wounds to spare': NoFacts;

  // The purpose of a roll.
  attack: NoFacts;
  pierce: NoFacts;
  grapple: NoFacts;
  push: NoFacts;
  escape: NoFacts;
  'spell attack': NoFacts;
  'spell save': { readonly save: Score };
  'spell pierce': NoFacts;

  // Why an attack causes more or fewer wounds, or stress instead of wounds.
  critical: NoFacts;
  weak: { readonly type: DamageType };
  resists: { readonly type: DamageType };
  'room for stress': NoFacts;
  'taken as stress': NoFacts;

  // Causes of stress, wounds and other changes.
  'hit dice bought': NoFacts;
  'pierce dice bought': NoFacts;
  'three times capacity': NoFacts;
  hazard: NoFacts;
  mended: NoFacts;
  rest: { readonly kind: 'short' | 'long' | 'full' };

  // Why points, magica and uses are spent, and why they come back.
  'opportune strike': NoFacts;
  spellcast: NoFacts;
  disengage: NoFacts;
  defend: NoFacts;
  sprint: NoFacts;
  move: NoFacts;
  'stand up': NoFacts;
  turn: NoFacts;
  ready: NoFacts;
  'readied act': NoFacts;
  equip: NoFacts;
  'turn starts': NoFacts;
  'round starts': NoFacts;
  'scene starts': NoFacts;

  // Why a condition changes or ends.
  'drops prone': NoFacts;
  'stands up': NoFacts;
  'a move is done': NoFacts;
  'hold lost': NoFacts;
  'lets go': NoFacts;
  'breaks free': NoFacts;
  'moves on another turn': NoFacts;

  // Changes to a sheet.
  equips: { readonly item: string };
  'takes off': { readonly item: string };
  tossed: { readonly item: string };
  'as the sheet says': NoFacts;

  // Remarks.
  'effect on a hit': { readonly note: string };
  'effect on a miss': { readonly note: string };
  'effect on a pierce': { readonly note: string };
  'effect on a deflection': { readonly note: string };
  'failed on purpose': { readonly spell: string };
  'let through': { readonly spell: string };
  'carried along': NoFacts;
  /** A push that moves no one, because of a full tile or ground that can't be entered. */
  'push stopped': { readonly by: 'somebody' | 'ground' };
  /** A fall over an edge, by this many levels. */
  falls: { readonly levels: number };
  'nothing to mend': { readonly item: string };
  'wound past capacity': { readonly capacity: number };
  'more than capacity': { readonly wounds: number; readonly capacity: number };
  'ambient magica': { readonly cost: number; readonly pierce: number };

  // A condition and the creature or thing it is bound to.
  'held by': { readonly whom: CombatantId };
  holds: { readonly whom: CombatantId };
  faces: { readonly whom: CombatantId };
  'faces toward': { readonly direction: Direction };
  'at the back': { readonly whom: CombatantId };
  enchanted: { readonly item: string; readonly gives: readonly { readonly to: string; readonly value: number }[] };

  // Places in the turn order.
  initiative: { readonly score: number };
  'initiative tie': { readonly score: number };

  // Why combat is over.
  'nobody lives': NoFacts;
  'one side lives': { readonly side: string };

  // Questions to a player.
  'to be grappled': { readonly attacker: CombatantId };
  'to be pushed': { readonly attacker: CombatantId };
  'leaves the threat range': { readonly mover: CombatantId };
  'attacks from afar': { readonly mover: CombatantId };
  'casts from afar': { readonly mover: CombatantId };
  readied: Pick<ReadiedAction, 'act' | 'moment' | 'turn' | 'tool'>;
  'may react': {
    readonly attacker: CombatantId;
    readonly item: string;
    /** The cost: how many points, of which resource. */
    readonly points?: number;
    readonly spends?: string;
  };
  'may turn': { readonly target: CombatantId };
  'may turn going': { readonly to: TileName };
  'cast at': { readonly caster: CombatantId; readonly spell: string };
}

/** Makes a reason, which says why a number applies or why something happened, in this system's terms. */
export const because = reasons<DungeoneersFacts>();
