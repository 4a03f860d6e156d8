import type { Encounter, System } from './encounter.ts';

/** What a system declares about a kind of resource. */
interface ResourceKind {
  /**
   * True for points that come back each turn. What is left of them is shown with the current turn, not among the costs.
   */
  readonly turn?: true;
  /**
   * True for points that combatants can also spend on others' turns. If a combatant gets such points back outside its
   * own turn, the details of the action say so.
   */
  readonly returns?: true;
  /**
   * True if the resource is the default when a GM names none. It also decides the words for health, such as "hurt" and
   * "near death".
   */
  readonly main?: true;
  /**
   * True if getting the resource back counts as healing in the fight's statistics, as it does for the main resource.
   * Other resources count as points.
   */
  readonly health?: true;
  /** True if a higher value is worse, as with wounds and stress. */
  readonly fills?: true;
  /** True if the resource can't be spent and only attacks reduce it. */
  readonly soaks?: true;
  /**
   * How many points of the resource a revived combatant gets if it has none. For a resource that gets worse as it
   * `fills`, this many points are removed from a revived combatant that has the maximum.
   */
  readonly revived?: number;
}

/** A system's resources by kind, the part before the colon: "uses" of "uses: Dodge". */
export type ResourceKinds = Readonly<Record<string, ResourceKind>>;

/**
 * The kind of a resource and what it belongs to: "uses: Dodge: twice" has the kind "uses" and belongs to "Dodge:
 * twice".
 */
export function splitResourceName(resource: string): { readonly kind: string; readonly of?: string } {
  const end = resource.indexOf(': ');
  return end === -1 ? { kind: resource } : { kind: resource.slice(0, end), of: resource.slice(end + 2) };
}

/** The system's declaration of a resource's kind. */
export function resourceKindOf(kinds: ResourceKinds, resource: string): ResourceKind {
  const { kind } = splitResourceName(resource);
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? {};
}

/** The main resource of a system's combatants. */
export function mainResourceOf(kinds: ResourceKinds): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.main === true);
}

/**
 * Whether restoring this resource counts as healing. True if `resource` is undefined, because the harm is then kept in
 * the system's own state. If a system declares no resource for health, restoring any resource counts.
 */
export function isHealthResource(kinds: ResourceKinds, resource: string | undefined): boolean {
  if (resource === undefined) return true;
  const isHealthKind = ({ main, health }: ResourceKind) => main === true || health === true;
  return isHealthKind(resourceKindOf(kinds, resource)) || !Object.values(kinds).some(isHealthKind);
}

/** The initial values of a system's own state. */
export interface OwnState<S extends System = System> {
  /** The state of a new encounter. */
  encounter(settings: Encounter<S>['settings']): S['state']['encounter'];
  /** The state of a newcomer. `last` is their state at the end of their last encounter in the channel. */
  combatant(
    sheet: S['sheet'],
    settings: Encounter<S>['settings'],
    last?: S['state']['combatant'],
  ): S['state']['combatant'];
  /** Fields of the encounter's or a combatant's own state that matter only for the turn order. Undefined: none. */
  readonly forOrder?: readonly string[];
}

/** Changes to fields of a state. A field that is undefined is removed. */
export type Changes<State> = { readonly [Field in keyof State]?: State[Field] | undefined };

/** The changed fields, before and after. Undefined if nothing changes. */
export function changedState<State extends object>(
  state: State,
  to: Changes<State>,
): { readonly before: Partial<State>; readonly after: Partial<State> } | undefined {
  const fieldsBefore: Partial<State> = {};
  const fieldsAfter: Partial<State> = {};
  let isUnchanged = true;
  for (const field in to) {
    const newValue = to[field];
    if (Object.is(state[field], newValue)) continue;
    isUnchanged = false;
    if (Object.hasOwn(state, field)) fieldsBefore[field] = state[field];
    if (newValue !== undefined) fieldsAfter[field] = newValue;
  }
  return isUnchanged ? undefined : { before: fieldsBefore, after: fieldsAfter };
}

/** A state after some of its fields changed. A field in `before` that isn't in `after` is removed. */
export function mergedState<State extends object>(
  oldState: State,
  { before, after }: { readonly before: Partial<State>; readonly after: Partial<State> },
): State {
  const state = { ...oldState, ...after };
  for (const field in before) if (!Object.hasOwn(after, field)) Reflect.deleteProperty(state, field);
  return state;
}
