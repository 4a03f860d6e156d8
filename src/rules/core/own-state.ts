import type { Encounter, System } from './encounter.ts';

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
