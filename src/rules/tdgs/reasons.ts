import type { GroundName, TileName } from '../../field/field.ts';
import type { CombatantId, OwnConditionName } from '../core/encounter.ts';
import { type CoreFacts, type NoFacts, type Reason, reasons } from '../core/reason.ts';
import type { Band, ConditionName, Interaction, Interrupt, Size, Stat } from './sheet.ts';

/** Percentages from several sources: their sum, how much of it counts, and the sources. */
export interface CappedPercent {
  readonly all: number;
  readonly counts: number;
  readonly of: readonly Reason[];
}

/**
 * The reasons for numbers and events of this system, with their facts. A reason that has no text is a compile error.
 */
export interface TdgsFacts extends CoreFacts {
  stat: { readonly stat: Stat };
  condition: { readonly condition: ConditionName | OwnConditionName };

  /** Someone carries more than they can, in weight units. */
  encumbered: { readonly weight: number; readonly most: number };

  /** The target is Invisible, and the attacker hasn't found it. The reason's `owner` is the target. */
  unseen: NoFacts;
  /** The target of a CHA action is Charmed by the actor. The reason's `owner` is the target. */
  charmed: NoFacts;
  /** `shown` is the source of the band: the squares, or the GM's override. */
  'extended range': { readonly band: Band; readonly shown?: Reason };
  /** The flanking combatants, with their tiles if there is a map. */
  position: {
    readonly position: 'flanked' | 'surrounded' | 'overwhelmed';
    readonly by?: readonly { readonly who: CombatantId; readonly at: TileName }[];
  };
  /** The higher and the lower tile, if there is a map. */
  'high ground': { readonly tiles?: readonly [TileName, TileName] };
  /** What gives the cover, if there is a map. */
  cover: {
    readonly cover: 'none' | 'partial' | 'half' | 'full';
    readonly by?: { readonly ground: GroundName | 'height'; readonly tile: TileName };
  };
  band: { readonly band: Band };
  /** How many squares apart two tiles are, and the range band that results. */
  range: { readonly band: Band; readonly squares: number; readonly from: TileName; readonly to: TileName };
  /** The GM overrides what the map shows. `why` is in the GM's own words. */
  overruled: { readonly of: Reason; readonly why?: Reason };
  size: NoFacts;
  /** Lost HP, which can break concentration. */
  damage: NoFacts;
  /** What the difficulty belongs to, if it has a name: a poison, a lock, a net. */
  difficulty: { readonly of?: Reason };
  natural: { readonly face: number };
  luck: { readonly luck: number };

  // The purposes of rolls.
  attack: NoFacts;
  'opportunity attack': NoFacts;
  parry: NoFacts;
  spell: NoFacts;
  resist: { readonly condition: ConditionName };
  'shake off': { readonly condition: ConditionName };
  concentration: NoFacts;
  grapple: NoFacts;
  escape: NoFacts;
  shove: NoFacts;
  hide: NoFacts;
  search: NoFacts;
  persuade: NoFacts;
  intimidate: NoFacts;
  deceive: NoFacts;
  insight: NoFacts;
  dispel: NoFacts;
  chase: NoFacts;
  flee: NoFacts;
  check: NoFacts;

  // The math of damage and healing.
  critical: { readonly magnitude: number };
  'raw minimum': NoFacts;
  'hit minimum': NoFacts;
  deflection: { readonly share: CappedPercent };
  absorption: { readonly type?: string; readonly percent: number; readonly of: Reason; readonly heals: number };
  immunity: { readonly type?: string; readonly of: Reason };
  interaction: { readonly type?: string; readonly resistance?: CappedPercent; readonly vulnerability?: CappedPercent };
  /** The total for one damage type. */
  'in all': { readonly type?: string };
  absorbed: NoFacts;
  'maximum HP': NoFacts;
  'not above': NoFacts;
  /** A hazard by its name, or by its type. */
  hazard: { readonly hazard: string };
  rest: { readonly rest: 'short' | 'long' };
  /** The creature has the interaction by nature. */
  nature: NoFacts;

  // Why resources and gear change.
  action: { readonly action: string };
  used: NoFacts;
  absorbs: NoFacts;
  degrades: NoFacts;
  'new turn': NoFacts;
  'new round': NoFacts;
  'new scene': NoFacts;
  'new day': NoFacts;
  'in hand': { readonly item: string };
  'put on': { readonly item: string };
  off: { readonly item: string };
  destroyed: { readonly item: string };
  mended: { readonly item: string };

  // Why conditions end or change.
  again: NoFacts;
  attacks: NoFacts;
  grapples: NoFacts;
  shoves: NoFacts;
  'casts at another': NoFacts;
  'touches another': NoFacts;
  'moves out': NoFacts;
  'out of it': NoFacts;
  'gear off': NoFacts;
  treated: NoFacts;
  extinguished: NoFacts;
  escaped: NoFacts;
  released: NoFacts;
  'grappler moved': NoFacts;
  'pushed away': NoFacts;
  'grip lost': NoFacts;
  'stands up': NoFacts;
  found: NoFacts;
  hides: NoFacts;
  'source defeated': NoFacts;
  'charmer gone': NoFacts;
  'charmer hurts': NoFacts;
  intervenes: { readonly who: CombatantId };
  'woken by damage': NoFacts;
  'HP above': NoFacts;
  knockout: NoFacts;
  'cannot act': NoFacts;
  'no longer invisible': NoFacts;
  fired: NoFacts;
  'readied anew': NoFacts;
  'delays again': NoFacts;
  'ended freely': NoFacts;
  'new effect': NoFacts;
  'concentration broken': NoFacts;
  'concentration over': NoFacts;
  dispelled: NoFacts;
  awake: NoFacts;
  'knocked out': NoFacts;
  asleep: NoFacts;

  // Places in the turn order, and the end of combat.
  'by stats': { readonly REF: number; readonly LUK: number };
  delays: { readonly after?: CombatantId };
  'only stand': { readonly side: string };
  'nobody stands': NoFacts;

  /** A condition and the combatant it is bound to, such as Frightened of the goblin. */
  bound: { readonly bound: 'Frightened' | 'Charmed' | 'Grappled' | 'Aware'; readonly to: CombatantId };
  /** An interaction that a spell or the GM grants: Fire resistance. */
  lent: { readonly kind: Interaction['kind']; readonly type: string };
  concealed: { readonly from: readonly CombatantId[] };
  senseless: { readonly how: 'knocked out' | 'asleep' };

  // Questions.
  attacked: {
    readonly attacker: CombatantId;
    readonly tool: string;
    /** How many times each interrupt can be used. */
    readonly limits?: readonly {
      readonly interrupt: Interrupt;
      readonly uses: number;
      readonly per: 'round' | 'scene' | 'day';
    }[];
  };
  'moves away': { readonly mover: CombatantId };

  // Remarks.
  magnitude: { readonly magnitude: number; readonly percent: number };
  fumble: { readonly grade: number };
  'size decides': { readonly own: Size; readonly theirs: Size };
  depleted: { readonly item: string; readonly destroyed: boolean };
  immune: { readonly condition: ConditionName | OwnConditionName; readonly type: string };
  moves: { readonly squares?: number; readonly most: number; readonly bands: number };
  steps: NoFacts;
  pushed: NoFacts;
  /** Why someone is moved on the map, and how many squares they fall. */
  'shoved by': { readonly who: CombatantId; readonly falls?: number };
  'not moved': { readonly size: Size };
  'nothing found': NoFacts;
  'unseen anyway': NoFacts;
  'check fails': { readonly sense: string; readonly because: Reason };
  'adds up': { readonly condition: ConditionName | OwnConditionName; readonly value: number };
  'comes to nothing': { readonly item: string };
  'instant lost': { readonly item: string };
  'suggestion refused': NoFacts;
  'suggestion followed': NoFacts;
}

/** Makes a reason, which says why a number applies or why something happened, in this system's terms. */
export const because = reasons<TdgsFacts>();

/** The reason that names an item, spell, trait or poison. */
export const itemReason = (name: string) => because({ id: 'item', item: name });

export const conditionReason = (name: ConditionName | OwnConditionName) =>
  because({ id: 'condition', condition: name });
