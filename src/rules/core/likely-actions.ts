import { isEnemy } from './actor-view.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, find, type System } from './encounter.ts';
import { given } from './given.ts';
import { actionKey, type Intent, type LikelyAction } from './intent.ts';
import type { TacticOption } from './mind.ts';
import { offersOf, prepareIntent } from './play.ts';
import { splitResourceName } from './resource-kind.ts';
import { actionName, actionOf, mainMeterOf, type Ruleset } from './ruleset.ts';
import { actorView } from './visible-state.ts';

/**
 * A combatant's likeliest actions now, at most `max`: its last action, and the best one against each enemy. Leaves out
 * actions that would be refused, and uses nothing that only a GM knows.
 */
export function likelyActions<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
  max: number,
): readonly LikelyAction[] {
  const repeatedAction = last && repeatedActionFrom(rules, encounter, { ...last, actor });
  const attacks = rules.likelyActions?.(encounter, actor, last) ?? actionsOnEnemies(rules, encounter, actor, last);
  // The best action against an enemy is often the repeated one. It is listed only once.
  const otherActions = repeatedAction
    ? attacks.filter((action) => actionKey(action.intent) !== actionKey(repeatedAction.action.intent))
    : attacks;
  const candidates = repeatedAction
    ? repeatedAction.comesFirst
      ? [repeatedAction.action, ...otherActions]
      : [...otherActions, repeatedAction.action]
    : otherActions;
  const possibleActions: LikelyAction[] = [];
  for (const action of candidates) {
    if (possibleActions.length === max) break;
    if (prepareIntent(rules, encounter, action.intent).ok) possibleActions.push(action);
  }
  return possibleActions;
}

/**
 * Offers the last action again, unless it was an attack, because attacks are offered anyway. It comes first if its
 * targets are enemies who are still up, or allies who need it.
 */
function repeatedActionFrom<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  intent: Intent,
): { readonly action: LikelyAction; readonly comesFirst: boolean } | undefined {
  const targets = (intent.targets ?? []).flatMap((id) => find(encounter, id) ?? []);
  if (
    intent.to !== undefined ||
    intent.action === actionName(rules, 'attack') ||
    targets.length !== intent.targets?.length
  )
    return undefined;
  const { side } = combatant(encounter, intent.actor);
  const enemies = targets.filter((each) => each.side !== side);
  if (enemies.some(({ vitality }) => vitality !== 'up')) return undefined;
  if (isPointless(rules, encounter, intent)) return undefined;
  const shouldComeFirst = enemies.length > 0 || targets.some((each) => isHurt(rules, encounter, each));
  return { action: { intent, again: true }, comesFirst: shouldComeFirst };
}

/** Whether an action would do nothing for its targets, because they are already healed. */
function isPointless<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  { action, actor, tool, manner, targets = [actor] }: Intent,
): boolean {
  const ways = actionOf(rules, action)?.ways?.(encounter, actor) ?? [];
  const way = ways.find((each) => each.tool === tool && each.manner === manner);
  return way?.usefulTo !== undefined && !targets.some((id) => way.usefulTo?.includes(id));
}

function isHurt<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, who: Combatant<S>): boolean {
  if (who.vitality !== 'up') return true;
  const mainMeter = mainMeterOf(rules, who, encounter);
  return (
    mainMeter !== undefined && (mainMeter.bad === 'full' ? mainMeter.value > 0 : mainMeter.value < (mainMeter.max ?? 0))
  );
}

/**
 * The likeliest action against each enemy who is up, starting with the enemy attacked last: the same attack as last
 * time, otherwise the best harmful option, otherwise an attack with the weapon in hand. If the first enemy's action
 * isn't an attack, adds an attack on that enemy. Moves toward enemies come last, and only if no enemy is near.
 */
function actionsOnEnemies<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly LikelyAction[] {
  const attack = actionName(rules, 'attack');
  const attacks = attacksOn(rules, encounter, actor, last);
  // Players often repeat their last attack, so the other options are computed only if they are needed.
  let cachedOptions: ReturnType<typeof likelyOptions> | undefined;
  const getLikelyOptions = () => {
    cachedOptions ??= likelyOptions(rules, encounter, actor);
    return cachedOptions;
  };
  const { side } = combatant(encounter, actor);
  const enemies = encounter.combatants.filter((each) => each.side !== side && each.vitality === 'up');
  const lastTarget = last?.targets?.[0];
  const sortedEnemies = enemies.toSorted(
    (one, other) => Number(other.id === lastTarget) - Number(one.id === lastTarget),
  );
  const canBegin = (action: LikelyAction) => prepareIntent(rules, encounter, action.intent).ok;
  const harmfulActionsOn = (id: CombatantId): readonly LikelyAction[] =>
    getLikelyOptions()
      .harms.filter(({ target, intent }) => target === id && intent.targets?.length === 1)
      .map(({ intent }) => ({ intent: { ...intent, actor } }));
  const actions = sortedEnemies.flatMap(({ id }) => {
    const repeatedAttack = last?.action === attack ? attacks(id).find(canBegin) : undefined;
    return repeatedAttack ?? harmfulActionsOn(id).find(canBegin) ?? attacks(id).find(canBegin) ?? [];
  });
  const [firstAction] = actions;
  const firstTargets = firstAction && firstAction.intent.action !== attack ? firstAction.intent.targets : [];
  const plainAttacks = (firstTargets ?? []).flatMap(
    (id) => [...harmfulActionsOn(id), ...attacks(id)].find(isActionNamed(attack)) ?? [],
  );
  const allApproachOptions = actions.length < sortedEnemies.length ? getLikelyOptions().closing : [];
  const approachOptions = allApproachOptions.filter(({ target }) =>
    target === undefined ? !firstAction : !actions.some((action) => hasTarget(action, target)),
  );
  return [...actions, ...plainAttacks, ...approachOptions.map((option) => approachAction(actor, option))];
}

/** The options that harm enemies, best first, and if no enemy is near, those that lead nearer to one. */
function likelyOptions<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, actor: CombatantId) {
  if (!rules.mind?.likely) return { harms: [], closing: [] };
  const view = actorView(rules, encounter, actor);
  const options = rules.mind.likely(view);
  const harmfulOptions = options.filter((option) => option.kind === 'harm' && isCheapEnough(option, encounter, actor));
  const hasEnemyNear = view.others.some((each) => isEnemy(each) && (each.near || (each.squares ?? 2) <= 1));
  return {
    harms: harmfulOptions.toSorted((one, other) => other.worth - one.worth),
    closing: hasEnemyNear ? [] : options.filter(({ kind }) => kind === 'close'),
  };
}

function isActionNamed(action: string | undefined): (action: LikelyAction) => boolean {
  return ({ intent }) => intent.action === action;
}

function hasTarget({ intent }: LikelyAction, target: CombatantId | undefined): boolean {
  return target !== undefined && intent.targets?.includes(target) === true;
}

function approachAction(actor: CombatantId, { intent, target }: TacticOption): LikelyAction {
  return { intent: { ...intent, actor }, ...given({ approach: target }) };
}

/**
 * Whether an action may be done with a single tap. It must not spend extra points or use up anything that the player
 * should think about, such as a limited use.
 */
function isCheapEnough({ intent, spends = {} }: TacticOption, encounter: Encounter, actor: CombatantId): boolean {
  const { resources } = combatant(encounter, actor);
  const isPoolName = (name: string) => Object.hasOwn(resources, name) && splitResourceName(name).of === undefined;
  return intent.amount === undefined && Object.keys(spends).every(isPoolName);
}

/**
 * Returns a function that finds the attack on an enemy, with the tool and manner of the last attack. If that tool can't
 * be used anymore, the attack is with the weapon in hand. The list is empty if the enemy can't be attacked.
 */
function attacksOn<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
): (enemy: CombatantId) => readonly LikelyAction[] {
  const attackName = actionName(rules, 'attack');
  const offers = attackName === undefined ? undefined : offersOf(rules, encounter, actor, attackName);
  if (attackName === undefined || !offers) return () => [];
  const lastAttack = last?.action === attackName ? last : undefined;
  const tool = lastAttack?.tool !== undefined && offers.tools?.includes(lastAttack.tool) ? lastAttack.tool : undefined;
  const manner =
    lastAttack?.manner !== undefined && offers.manners?.includes(lastAttack.manner) ? lastAttack.manner : undefined;
  return (enemy) =>
    offers.targets?.includes(enemy)
      ? [{ intent: { action: attackName, actor, targets: [enemy], ...given({ tool, manner }) } }]
      : [];
}
