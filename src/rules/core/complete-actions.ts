import type { TileName } from '../../field/field.ts';
import type { Action } from './action.ts';
import { formOfAction, isFormNeeded, type OpenForm } from './action-form.ts';
import { type CombatantId, combatant, type Encounter, type System } from './encounter.ts';
import { given } from './given.ts';
import { type ActionWay, actionKey, type Intent, plainWays } from './intent.ts';
import { actionOffers, prepareIntent } from './play.ts';
import { commandOf, type Ruleset } from './ruleset.ts';

/** An action that someone can choose now, complete except for what its form asks. */
export interface CompleteAction {
  readonly name: string;
  readonly action: Pick<Action, 'title' | 'when' | 'kind' | 'gm'>;
  readonly way: ActionWay;
  /** What is already decided about the action, such as its tool. The choices of `form` are still missing. */
  readonly intent: Intent;
  /** The choices that must or may still be made. Undefined if there are none. */
  readonly form?: OpenForm;
  /** The tiles to choose from, if only the tile is missing. */
  readonly tiles?: readonly TileName[];
  readonly harms: boolean;
  readonly helps: boolean;
}

/**
 * Everything useful that a combatant can do now without being refused, each action as complete as possible. Actions
 * against enemies or for allies come before actions on unlikely targets. `asGm` includes actions that only a GM can
 * take.
 */
export function completeActions<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  asGm: boolean,
): readonly CompleteAction[] {
  const actions = actionOffers(rules, encounter, actor).flatMap(({ action: name, offers }) => {
    const action = rules.actions[name];
    if (!action || (action.gm && !asGm)) return [];
    const isAttack = isAttackAction(rules, name);
    return (action.ways?.(encounter, actor) ?? plainWays(offers)).flatMap((way) => {
      const allTargets = way.targets ?? offers.targets ?? [];
      // Aiming is in the category of attacks too, but has no targets and harms no one.
      const isHarmful = way.harms ?? (isAttack && allTargets.length > 0);
      const commonFields = { name, action, way, harms: isHarmful, helps: way.helps ?? false };
      const usefulTargets = way.usefulTo ? allTargets.filter((id) => way.usefulTo?.includes(id)) : allTargets;
      if (way.usefulTo && usefulTargets.length === 0) return [];
      const targets = action.gm ? usefulTargets : targetsInOrder(encounter, actor, commonFields.helps, usefulTargets);
      return completeActionsOfWay(rules, encounter, actor, commonFields, targets);
    });
  });
  return withoutRepeatedActions(actions).toSorted(
    (a, b) => unlikelihoodRank(encounter, a) - unlikelihoodRank(encounter, b),
  );
}

/** The actions, each only once. Someone who carries two items of the same name would have each of their actions twice. */
function withoutRepeatedActions(actions: readonly CompleteAction[]): readonly CompleteAction[] {
  const keys = new Set<string>();
  return actions.filter(({ intent, form }) => {
    const key = `${form ? 'form' : ''}\n${actionKey(intent)}`;
    return keys.size < keys.add(key).size;
  });
}

function completeActionsOfWay<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  commonFields: Omit<CompleteAction, 'intent' | 'form'>,
  targets: readonly CombatantId[],
): readonly CompleteAction[] {
  const { name, way } = commonFields;
  const intent = { action: name, actor, ...given({ tool: way.tool, manner: way.manner }) };
  const canBegin = (each: Intent): boolean => prepareIntent(rules, encounter, each).ok;
  const canBeginSomewhere = (each: Intent) => way.tiles?.some((to) => canBegin({ ...each, to })) ?? canBegin(each);
  const isFormRequired = isFormNeeded(way);
  const possibleTargets = isFormRequired
    ? targets
    : targets.filter((target) => canBeginSomewhere({ ...intent, targets: [target] }));
  const canHaveNoTarget = !isFormRequired && (way.alone || targets.length === 0) && canBeginSomewhere(intent);
  const completeIntents = isFormRequired
    ? []
    : [...(canHaveNoTarget ? [intent] : []), ...possibleTargets.map((id) => ({ ...intent, targets: [id] }))];
  const hasOptionalChoices =
    completeIntents.length > 0 && (way.amount || way.situation || (way.several && possibleTargets.length > 1));
  const form = isFormRequired || hasOptionalChoices ? formOfAction(way, intent, possibleTargets, canBegin) : undefined;
  return [
    ...completeIntents.map((each) => ({ ...commonFields, ...withTileChoice(each, way, canBegin) })),
    ...(form ? [{ ...commonFields, intent, form }] : []),
  ];
}

/** Whether an action is an attack by its category or its command. */
export function isAttackAction<S extends System>(rules: Ruleset<S>, name: string): boolean {
  const { kind, also } = rules.actions[name] ?? {};
  return kind === 'attack' || also === 'attack' || commandOf(rules, name) === 'attack';
}

/** The action with the only possible tile, or the tiles to choose from. */
function withTileChoice(
  intent: Intent,
  { tiles }: ActionWay,
  can: (intent: Intent) => boolean,
): Pick<CompleteAction, 'intent' | 'tiles'> {
  const fittingTiles = tiles?.filter((to) => can({ ...intent, to }));
  const [only, another] = fittingTiles ?? [];
  if (only === undefined || !fittingTiles) return { intent };
  return another === undefined ? { intent: { ...intent, to: only } } : { intent, tiles: fittingTiles };
}

/** The targets in order: enemies before allies; for helpful actions, allies before enemies. */
function targetsInOrder(encounter: Encounter, actor: CombatantId, helps: boolean, targets: readonly CombatantId[]) {
  const { side } = combatant(encounter, actor);
  const sideRank = (id: CombatantId) => Number((combatant(encounter, id).side === side) !== helps);
  return targets.toSorted((a, b) => sideRank(a) - sideRank(b));
}

/**
 * How unlikely an action is, for sorting. Harming an ally or helping an enemy comes last. An action that does neither,
 * like chasing someone, is mostly meant for enemies. An action that needs a form comes after complete ones.
 */
function unlikelihoodRank(encounter: Encounter, { action, intent, form, harms, helps }: CompleteAction): number {
  const [target] = intent.targets ?? [];
  if (target === undefined) return form?.needed === false ? 1 : 0;
  if (target === intent.actor || action.gm) return 0;
  const isFriend = combatant(encounter, target).side === combatant(encounter, intent.actor).side;
  if (isFriend) return harms ? 3 : helps ? 0 : 2;
  return helps ? 3 : 0;
}

/** Whether an action is done to the actor's allies against their will. */
export function harmsAllies(
  encounter: Encounter,
  { harms, intent }: Pick<CompleteAction, 'harms' | 'intent'>,
): boolean {
  const { side } = combatant(encounter, intent.actor);
  return harms && allyIdsAmong(encounter, intent, side).length > 0;
}

function allyIdsAmong(encounter: Encounter, { actor, targets = [] }: Intent, side: string): readonly CombatantId[] {
  return targets.filter((id) => id !== actor && combatant(encounter, id).side === side);
}
