import type { Direction, TileName } from '../../field/field.ts';
import type { Combatant, CombatantId, Encounter, Situation, System } from './encounter.ts';
import type { Intent, SituationChoices } from './intent.ts';
import type { Reason } from './reason.ts';

/** A combatant that may make an opportunity attack against a mover. */
export interface OpportunityAttacker {
  readonly by: CombatantId;
  /** The weapon, or the book's word for it. */
  readonly tool?: string;
}

/** Whether the mover may know about a possible attacker, so that a path search considers that attacker. */
export type KnownAttackers = (attacker: CombatantId) => boolean;

/** A place to move to now, and the intent that moves there. */
export interface MoveWay {
  readonly to: TileName;
  /** The tiles from where the mover stands to the destination. */
  readonly path: readonly TileName[];
  /** The cost in squares or in movement points, whichever the book counts. */
  readonly cost: number;
  /** Opportunity attacks that the path may provoke. */
  readonly strikes: readonly OpportunityAttacker[];
  readonly intent: Intent;
}

/** Why a place is worth going to. */
export type PlaceMeaning =
  /**
   * `nearer to`: the move doesn't reach the target but ends fewer squares away from it. `on the way to`: the path goes
   * around obstacles first, so the move doesn't end nearer yet.
   */
  | {
      readonly means: 'beside' | 'behind' | 'in reach of' | 'nearer to' | 'on the way to' | 'out of sight of';
      readonly target: CombatantId;
    }
  | { readonly means: 'in cover'; readonly behind: TileName }
  | { readonly means: 'high ground' | 'away' };

/** A place worth going to, and why. On a phone, the move buttons show these places instead of a map. */
export interface NamedPlace {
  readonly meaning: PlaceMeaning;
  readonly way: MoveWay;
}

/**
 * The position of one combatant relative to another on the map, with the reason for each part. Without a map, players
 * state the position.
 */
export interface FieldSituation extends Situation {
  /** What the details show: "partial cover: the crate at C4". */
  readonly reasons: readonly Reason[];
}

/** How a system's rules work on a map. */
export interface FieldRules<S extends System = System> {
  /** The book's words for positions, which a GM can use to override the map. Undefined: any word is accepted. */
  readonly words?: SituationChoices;
  /**
   * The maximum number of squares between the two front lines at the start. Undefined: each side starts at its end of
   * the map.
   */
  readonly apart?: number;
  /** Meters per tile, if distances are shown in meters. Undefined: they are shown in squares. */
  readonly meters?: number;
  /** A combatant's width in tiles. Undefined: 1. */
  side?(who: Combatant<S>): number;
  /** Whether a combatant may share a tile with these others. Undefined: no one shares a tile. */
  mayShare?(who: Combatant<S>, others: readonly Combatant<S>[]): boolean;
  /**
   * Everywhere a combatant can go with one move now, nearest first. Empty if they can't move now. Each way lists who
   * might attack along it: everyone, or only those for whom `knownAttackers` returns true.
   */
  ways(encounter: Encounter<S>, who: CombatantId, knownAttackers?: KnownAttackers): readonly MoveWay[];
  /** The places that get a move button, best first: at most six, and no tile twice. */
  places(encounter: Encounter<S>, who: CombatantId, knownAttackers?: KnownAttackers): readonly NamedPlace[];
  /** The position of one combatant relative to another. Undefined if one of them isn't on the map. */
  situation?(encounter: Encounter<S>, actor: CombatantId, target: CombatantId): FieldSituation | undefined;
  /** The tiles that a combatant threatens, or reaches with its weapon. The map marks them. */
  reach?(encounter: Encounter<S>, who: CombatantId): readonly TileName[];
  /** The direction a combatant faces. Undefined: the book has no facing. */
  facing?(who: Combatant<S>): Direction | undefined;
  /** A unique letter for a condition, shown on tokens. Undefined: the condition has none. */
  letter?(condition: S['condition']): string | undefined;
}

/**
 * Caches the result of a search for each state of the encounter and each combatant, because the buttons, their choices
 * and the picture all need it. Finding all paths of one combatant on a large map takes about 10 ms. Calls with
 * `knownAttackers` aren't cached.
 */
export function cachedPerCombatant<S extends System, Found>(
  find: (encounter: Encounter<S>, who: CombatantId, knownAttackers?: KnownAttackers) => Found,
): (encounter: Encounter<S>, who: CombatantId, knownAttackers?: KnownAttackers) => Found {
  const cacheByEncounter = new WeakMap<Encounter<S>, Map<CombatantId, Found>>();
  return (encounter, who, knownAttackers) => {
    if (knownAttackers) return find(encounter, who, knownAttackers);
    const cacheByCombatant = cacheByEncounter.get(encounter) ?? new Map<CombatantId, Found>();
    cacheByEncounter.set(encounter, cacheByCombatant);
    const cachedResult = cacheByCombatant.get(who) ?? find(encounter, who);
    cacheByCombatant.set(who, cachedResult);
    return cachedResult;
  };
}
