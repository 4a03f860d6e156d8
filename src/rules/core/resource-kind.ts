import type { Encounter, System } from './encounter.ts';

/** What others need to know of a resource that a system counts. */
interface ResourceKind {
  /** A turn is made of it: what is left of it is shown with whose turn it is, not among the costs. */
  readonly turn?: true;
  /** That it comes back is told, because it is spent out of turn too. */
  readonly returns?: true;
  /** The one that a GM means who names none, and by which "hurt" and "near death" are told. */
  readonly main?: true;
  /** It fills up for the worse, as wounds and stress do: there, more of it is harm. */
  readonly fills?: true;
  /** Nobody pays with it: blows take from it. */
  readonly soaks?: true;
  /** How much of it somebody has who is revived with none of it. */
  readonly revived?: number;
}

/** The resources of a system by kind: what a key begins with, "uses" of "uses: Dodge". */
export type ResourceKinds = Readonly<Record<string, ResourceKind>>;

/** What a resource is, and whose or of what: "uses: Dodge: twice" is the uses of "Dodge: twice". */
export function kindOf(resource: string): { readonly kind: string; readonly of?: string } {
  const end = resource.indexOf(': ');
  return end === -1 ? { kind: resource } : { kind: resource.slice(0, end), of: resource.slice(end + 2) };
}

/** What its system declares of a resource. */
export function declared(kinds: ResourceKinds, resource: string): ResourceKind {
  const { kind } = kindOf(resource);
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? {};
}

/** The main resource of a system's combatants. */
export function mainOf(kinds: ResourceKinds): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.main === true);
}

/** How a system's own state begins. */
export interface OwnState<S extends System = System> {
  /** An encounter's, as it opens. */
  encounter(settings: Encounter<S>['settings']): S['state']['encounter'];
  /** A newcomer's. `last` is what they had at the end of their last encounter in the channel. */
  combatant(
    sheet: S['sheet'],
    settings: Encounter<S>['settings'],
    last?: S['state']['combatant'],
  ): S['state']['combatant'];
  /** Fields of either by which nothing goes but the turn order. Absent: none. */
  readonly forOrder?: readonly string[];
}

/** New values for some fields of a state; undefined takes a field away. */
export type Changes<State> = { readonly [Field in keyof State]?: State[Field] | undefined };

/** The fields that `to` changes: as they were and as they are. Nothing where all of them stay. */
export function changed<State extends object>(
  was: State,
  to: Changes<State>,
): { readonly before: Partial<State>; readonly after: Partial<State> } | undefined {
  const before: Partial<State> = {};
  const after: Partial<State> = {};
  let stays = true;
  for (const field in to) {
    const value = to[field];
    if (Object.is(was[field], value)) continue;
    stays = false;
    if (Object.hasOwn(was, field)) before[field] = was[field];
    if (value !== undefined) after[field] = value;
  }
  return stays ? undefined : { before, after };
}

/** A state after a change of some fields. A field that `before` has and `after` has not is gone. */
export function merged<State extends object>(
  was: State,
  { before, after }: { readonly before: Partial<State>; readonly after: Partial<State> },
): State {
  const state = { ...was, ...after };
  for (const field in before) if (!Object.hasOwn(after, field)) Reflect.deleteProperty(state, field);
  return state;
}
