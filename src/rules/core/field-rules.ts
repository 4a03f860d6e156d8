import type { Direction, TileName } from '../../field/field.ts';
import type { Combatant, CombatantId, Encounter, Situation, System } from './encounter.ts';
import type { Intent, SituationChoices } from './intent.ts';
import type { Reason } from './reason.ts';

/** Somebody who may strike at a mover on the way. */
export interface StrikeOnTheWay {
  readonly by: CombatantId;
  /** With what: a weapon, or the book's word for it. */
  readonly tool?: string;
}

/** Of whom a search for ways reckons that they may strike, as far as it may be known of them. */
export type Heeded = (striker: CombatantId) => boolean;

/** A place somebody can move to now, and the intent that goes there. */
export interface MoveWay {
  readonly to: TileName;
  /** From the tile they stand on to the last. */
  readonly path: readonly TileName[];
  /** What it costs of what the book moves by: squares, points. */
  readonly cost: number;
  /** Those who may strike at them on the way. */
  readonly strikes: readonly StrikeOnTheWay[];
  readonly intent: Intent;
}

/** What a place is good for. */
export type PlaceMeaning =
  /** Nearer to: fewer squares away from whoever cannot be got at with this one move. On the way to: around what is in between. */
  | {
      readonly means: 'beside' | 'behind' | 'in reach of' | 'nearer to' | 'on the way to' | 'out of sight of';
      readonly whom: CombatantId;
    }
  | { readonly means: 'in cover'; readonly behind: TileName }
  | { readonly means: 'high ground' | 'away' };

/** A place worth going to, and why: for the few buttons that stand for a map on a phone. */
export interface NamedPlace {
  readonly meaning: PlaceMeaning;
  readonly way: MoveWay;
}

/** How one stands to another by the field: what a player would have said without one, each with the reason that tells why. */
export interface FieldSituation extends Situation {
  /** What is told of it in the sums: "partial cover: the crate at C4". */
  readonly reasons: readonly Reason[];
}

/** How a system plays on a field. */
export interface FieldRules<S extends System = System> {
  /** What may be said of how two stand, in the book's words: what a GM overrules the field with. Absent: anything is taken. */
  readonly words?: SituationChoices;
  /** The most squares between the front lines of the two sides at the start. Absent: each begins at its end of the field. */
  readonly apart?: number;
  /** Metres a tile is across, where distances are told in metres. Absent: they are told in squares. */
  readonly metres?: number;
  /** How many tiles a side somebody takes. Absent: 1. */
  side?(who: Combatant<S>): number;
  /** Whether somebody may stand on the tile of those others. Absent: nobody shares one. */
  mayShare?(who: Combatant<S>, others: readonly Combatant<S>[]): boolean;
  /** Everywhere somebody can go with one move now, the nearest first. Empty: they cannot move now. Without `heeded` all are. */
  ways(encounter: Encounter<S>, who: CombatantId, heeded?: Heeded): readonly MoveWay[];
  /** The few of these worth a button, the best first, no tile twice. At most six. */
  places(encounter: Encounter<S>, who: CombatantId, heeded?: Heeded): readonly NamedPlace[];
  /** How one stands to another. Undefined: one of them stands nowhere. */
  situation?(encounter: Encounter<S>, actor: CombatantId, target: CombatantId): FieldSituation | undefined;
  /** The tiles that somebody threatens, or reaches with what they have in hand: drawn around them. */
  reach?(encounter: Encounter<S>, who: CombatantId): readonly TileName[];
  /** Where somebody looks. Absent: the book has no facing. */
  facing?(who: Combatant<S>): Direction | undefined;
  /** One letter for a condition on a token, none twice. Absent, or undefined: it has none. */
  letter?(condition: S['condition']): string | undefined;
}

/**
 * The same, worked out once for each encounter as it stands and each of those in it: whether there is a button, what it
 * offers and what the picture shows are asked one after the other, and the ways of one over a large field take some 10 ms.
 * What heeds some only is worked out each time.
 */
export function remembered<S extends System, Found>(
  find: (encounter: Encounter<S>, who: CombatantId, heeded?: Heeded) => Found,
): (encounter: Encounter<S>, who: CombatantId, heeded?: Heeded) => Found {
  const known = new WeakMap<Encounter<S>, Map<CombatantId, Found>>();
  return (encounter, who, heeded) => {
    if (heeded) return find(encounter, who, heeded);
    const of = known.get(encounter) ?? new Map<CombatantId, Found>();
    known.set(encounter, of);
    const found = of.get(who) ?? find(encounter, who);
    of.set(who, found);
    return found;
  };
}
