import type { Combatant, CombatantId, Encounter, System, Vitality } from './encounter.ts';
import type { MoveWay, NamedPlace } from './field-rules.ts';
import type { ActionWay, Offers } from './intent.ts';

/** The health of a combatant that is up, by how much of its main meter is left. Players see these words. */
export const HEALTH_LEVELS = ['hale', 'hurt', 'bloodied', 'near death'] as const;
export type Health = (typeof HEALTH_LEVELS)[number] | 'down' | 'dead';

/** What one combatant sees of another: no numbers except distances, no resources and no turn order. */
export interface SeenCombatant {
  readonly id: CombatantId;
  /** Whether the combatant is on the actor's side. */
  readonly friend: boolean;
  readonly vitality: Vitality;
  /** The combatant's health. Undefined if the encounter's secrecy hides it from the actor's player. */
  readonly health?: Health;
  /** The names of the combatant's visible conditions. */
  readonly conditions: readonly string[];
  /**
   * The combatant's position relative to the actor, in the book's own words. Undefined if the book has no such words.
   */
  readonly position?: string;
  /**
   * True if the combatant is close enough to fight hand to hand. Undefined if it isn't, or if the book doesn't track
   * distance.
   */
  readonly near?: true;
  /**
   * The distance to the actor in squares. Undefined without a map, or if one of the two isn't on it or is hidden by
   * fog.
   */
  readonly squares?: number;
  /**
   * The distance to the actor in zones: 0 in the same zone. Undefined if there are no zones, or no path between the
   * two.
   */
  readonly zones?: number;
}

/**
 * Everything an actor bases its decision on: its own full state, what it sees of the others, and its current choices.
 */
export interface ActorView<S extends System = System> {
  readonly actor: Combatant<S>;
  readonly others: readonly SeenCombatant[];
  readonly round: number;
  readonly settings: Encounter<S>['settings'];
  /** The choices for an action. Undefined if the actor can't do it now. */
  offers(action: string): Offers | undefined;
  /** The ways to do an action now, each with its targets. Empty if it can't be done. */
  ways(action: string): readonly ActionWay[];
  /** The path on the map that ends closest to a target now. Undefined if there is no map, or no path leads closer. */
  pathToward(target: CombatantId): MoveWay | undefined;
  /** The few places on the map worth going to now. Empty without a map. */
  places(): readonly NamedPlace[];
}

/** Whether a combatant is up and not on the actor's side. */
export function isEnemy({ friend, vitality }: SeenCombatant): boolean {
  return !friend && vitality === 'up';
}

/** The combatants with these ids that the actor sees and that pass a test. */
export function visibleAmong(
  ids: readonly CombatantId[] | undefined,
  { others }: ActorView,
  passes: (seen: SeenCombatant) => boolean,
): readonly SeenCombatant[] {
  return ids ? others.filter((each) => ids.includes(each.id) && passes(each)) : [];
}
