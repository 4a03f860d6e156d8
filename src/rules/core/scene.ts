// Things that belong to the scene and to no combatant: its conditions ("on fire"), and its pools and countdowns.

import { isOwnCondition, ownKey } from './condition.ts';
import type { Deed } from './deed.ts';
import type { Encounter, Resource, SceneCondition, System } from './encounter.ts';
import { given } from './given.ts';
import type { Affliction } from './intent.ts';
import { because, type Reason } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

/** The maximum number of conditions on one scene. */
const MAX_SCENE_CONDITIONS = 25;

/** The scene's conditions. */
export function sceneConditions<S extends System>({ scene }: Encounter<S>): readonly SceneCondition<S['condition']>[] {
  return scene?.conditions ?? [];
}

/** The scene's resources, by name. */
export function sceneResources({ scene }: Encounter): Readonly<Record<string, Resource>> {
  return scene?.resources ?? {};
}

/** The optional details of a condition that a rule puts on the scene. */
interface SceneAffliction {
  /** True if only the GM knows of the condition. */
  readonly hidden?: true | undefined;
  /** Why the scene has the condition. Undefined: because the GM says so. */
  readonly why?: Reason;
  /** More facts, which only the condition's own system reads. */
  readonly facts?: SceneCondition['facts'];
}

/**
 * Puts a condition on the scene. Refuses a condition that scenes don't have in this system, or that the scene already
 * has, unless it stacks and has a different note.
 */
export function afflictScene<S extends System>(
  resolution: Resolution<S>,
  rules: Pick<Ruleset<S>, 'scene' | 'conditions'>,
  { condition: name, form, source, value, rounds, until, note }: Affliction<S>,
  { hidden, why = because({ id: 'GM’s word' }), facts }: SceneAffliction = {},
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const allowedConditions = rules.scene?.conditions ?? [];
  if (!isOwnCondition(name) && !allowedConditions.includes(name))
    return no({ type: 'no-such', what: 'condition', typed: name, known: allowedConditions });
  const isStackable = !isOwnCondition(name) && rules.conditions[name].stacks !== undefined;
  const key = isOwnCondition(name)
    ? ownKey(name)
    : isStackable && note !== undefined
      ? `${name}: ${note.toLowerCase()}`
      : name;
  const currentConditions = sceneConditions(encounter);
  if (currentConditions.some((each) => each.key === key))
    return no({ type: 'has-condition', condition: name, stacks: isStackable });
  if (currentConditions.length >= MAX_SCENE_CONDITIONS)
    return no({ type: 'too-many', what: 'entry', most: MAX_SCENE_CONDITIONS });
  const duration =
    rounds === undefined
      ? ({ until: until === undefined || until === 'lasting' ? 'removed' : until } as const)
      : ({ until: 'round-end', left: rounds } as const);
  const conditionAfter = { key, name, duration, ...given({ form, source, value, note, hidden, facts }) };
  resolution.record({ type: 'scene-condition-set', after: conditionAfter, why });
  return ok();
}

/** Ends a condition of the scene, by its key. Records nothing if the scene doesn't have it. */
export function endSceneCondition<S extends System>(resolution: Resolution<S>, key: string, why: Reason): void {
  const conditionBefore = sceneConditions(resolution.encounter).find((each) => each.key === key);
  if (conditionBefore) resolution.record({ type: 'scene-condition-set', before: conditionBefore, why });
}

/** Sets a resource of the scene, within its limits. Records nothing if it stays the same or there is no such resource. */
export function setSceneResource<S extends System>(
  resolution: Resolution<S>,
  { scene }: Pick<Ruleset<S>, 'scene'>,
  resource: string,
  to: number,
  why: Reason,
): void {
  const resourceBefore = sceneResources(resolution.encounter)[resource];
  if (!resourceBefore) return;
  const newValue = Math.max(0, Math.min(resourceBefore.max ?? Number.POSITIVE_INFINITY, to));
  if (newValue === resourceBefore.value) return;
  const isSecret = scene?.secret?.includes(resource) || undefined;
  resolution.record({
    type: 'scene-counted',
    resource,
    why,
    before: resourceBefore,
    after: { ...resourceBefore, value: newValue },
    ...given({ secret: isSecret }),
  });
}

/** Sets the resources that depend on who is there when combat begins. */
export function startScene<S extends System>(resolution: Resolution<S>, rules: Pick<Ruleset<S>, 'scene'>): void {
  for (const [resource, to] of Object.entries(rules.scene?.atStart?.(resolution.encounter) ?? {}))
    setSceneResource(resolution, rules, resource, to, because({ id: 'scene begins' }));
}

/** The GM changes the scene's conditions or resources. */
export function changeScene<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: Extract<Deed<S>, { readonly type: 'scene-afflict' | 'scene-cure' | 'scene-adjust' }>,
): Result<undefined, Refusal> {
  switch (deed.type) {
    case 'scene-afflict':
      return afflictScene(resolution, rules, deed.affliction, deed);
    case 'scene-cure': {
      const conditionKeys = sceneConditions(resolution.encounter).map(({ key }) => key);
      if (!conditionKeys.includes(deed.key))
        return no({ type: 'no-such', what: 'condition', typed: deed.key, known: conditionKeys });
      endSceneCondition(resolution, deed.key, because({ id: 'taken off' }));
      return ok();
    }
    case 'scene-adjust': {
      const { resource, to, why } = deed;
      const resources = sceneResources(resolution.encounter);
      const sceneResource = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
      if (!sceneResource)
        return no({ type: 'no-such', what: 'resource', typed: resource, known: Object.keys(resources) });
      const maxValue = sceneResource.max ?? 1_000_000;
      if (!Number.isInteger(to) || to < 0 || to > maxValue)
        return no({ type: 'out-of-bounds', what: { resource }, least: 0, most: maxValue });
      setSceneResource(
        resolution,
        rules,
        resource,
        to,
        because(why === undefined ? { id: 'GM’s word' } : { id: 'said', words: why }),
      );
      return ok();
    }
    default:
      return deed satisfies never;
  }
}
