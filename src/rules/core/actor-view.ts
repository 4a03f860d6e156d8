import type { Combatant, CombatantId, Encounter, System, Vitality } from './encounter.ts';
import type { MoveWay, NamedPlace } from './field-rules.ts';
import type { Offers, Way } from './intent.ts';

/** How hurt somebody who is up is, by the share of the main meter that is left: the words that the table is told. */
export const HEALTHS = ['hale', 'hurt', 'bloodied', 'near death'] as const;
export type Health = (typeof HEALTHS)[number] | Exclude<Vitality, 'up'>;

/** What one combatant sees of another: what the table is told in words, and no figure, resource or order. */
export interface Seen {
  readonly id: CombatantId;
  /** On the actor's side. */
  readonly friend: boolean;
  readonly vitality: Vitality;
  /** Absent where the encounter's secrecy keeps it from whoever plays the actor. */
  readonly health?: Health;
  /** The names of its conditions, as far as they are told. */
  readonly conditions: readonly string[];
  /** How it stands to the actor, in the book's word. Absent: the book has none. */
  readonly position?: string;
  /** So close that the two fight hand to hand. Absent: they do not, or the book does not keep it. */
  readonly near?: true;
  /** Squares away. Absent: there is no field, one of the two stands nowhere, or the dark hides them. */
  readonly squares?: number;
}

/** All that an actor decides from: itself whole, the others as they are seen, and what the rules offer it now. */
export interface ActorView<S extends System = System> {
  readonly actor: Combatant<S>;
  readonly others: readonly Seen[];
  readonly round: number;
  readonly settings: Encounter<S>['settings'];
  /** What there is to choose for an action, or nothing where the actor cannot do it now. */
  offers(action: string): Offers | undefined;
  /** The ways of doing an action now, each with its targets; none where it cannot be done. */
  ways(action: string): readonly Way[];
  /** The way on the field that leads nearest to somebody now. Undefined: there is no field, or no way leads nearer. */
  towards(whom: CombatantId): MoveWay | undefined;
  /** The few places on the field that are worth going to now. None without a field. */
  places(): readonly NamedPlace[];
}

/** Whether somebody is up and on the other side. */
export function isFoe({ friend, vitality }: Seen): boolean {
  return !friend && vitality === 'up';
}

/** Those of a list of ids whom the actor sees and who are so. */
export function seenAmong(
  ids: readonly CombatantId[] | undefined,
  { others }: ActorView,
  are: (seen: Seen) => boolean,
): readonly Seen[] {
  return ids ? others.filter((each) => ids.includes(each.id) && are(each)) : [];
}
