// Dungeoneers › Actions, ruling: Ready, and what happens when its moment comes

import { action } from '../core/action.ts';
import { type CombatantId, combatant, find, findCondition, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import type { Question } from '../core/question.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { carryOutAttack, planAttack } from './attack.ts';
import { lacksAction } from './basic-actions.ts';
import { giveCondition } from './condition-effects.ts';
import { durationUntilOwnTurn, newCondition } from './conditions.ts';
import { carryOutDisengage, planDisengage } from './disengage.ts';
import { planGrapple, planPush, resolveGrapple, resolvePush } from './grapple.ts';
import { outcomeReason } from './initiative.ts';
import { checkPoints, declare, pay, readAmount, readWord } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type {
  Creature,
  Dungeoneers,
  DungeoneersResolution,
  Fight,
  ReadiableAction,
  ReadiedAction,
  ReadyMoment,
} from './sheet.ts';
import { READIABLE_ACTIONS, READY_MOMENTS } from './sheet.ts';
import { castSpell, planCast } from './spellcast.ts';

interface ReadyPlan extends ReadiedAction {
  readonly intent: Intent;
  readonly cost: number;
}

/**
 * Readies an action. `targets`: the combatant whose turn triggers the action; `manner`: whether the action comes before
 * or after that turn; `tool`: the action, with its weapon or spell ("attack: Mace").
 */
export const ready = action<Dungeoneers, ReadyPlan>({
  title: 'Ready',
  cite: 'Ruling: Ready',
  when: 'turn',
  kind: 'wait',
  offers(fight, actor) {
    const owner = combatant(fight, actor);
    if (!checkPoints(fight, actor, 'action points').ok || owner.own.readied) return undefined;
    const otherIds = fight.combatants
      .filter(({ id, vitality }) => id !== actor && vitality === 'up')
      .map(({ id }) => id);
    const readiableActions = readiableActionsOf(owner);
    return otherIds.length > 0 && readiableActions.length > 0
      ? { targets: otherIds, tools: readiableActions, manners: READY_MOMENTS }
      : undefined;
  },
  ways: readyWays,
  plan: planReady,
  resolve(resolution, { intent, cost, ...readied }) {
    const { act, moment, tool } = readied;
    declare(resolution, intent, { tool: tool === undefined ? act : `${act}: ${tool}`, manner: moment });
    pay(resolution, intent.actor, 'action points', cost, because({ id: 'ready' }));
    resolution.changeOwn(intent.actor, { readied });
  },
});

/** The ways to ready: before or after another combatant's turn, for each action with each weapon or spell. */
function readyWays(fight: Fight, actor: CombatantId): readonly ActionWay[] {
  const owner = combatant(fight, actor);
  const { weapons, spells } = owner.sheet;
  const toolsByAction: Readonly<Record<string, readonly string[]>> = {
    attack: weapons.filter(({ equipped }) => equipped).map(({ name }) => name),
    cast: spells.map(({ name }) => name),
  };
  const readyMethods = readiableActionsOf(owner).flatMap(
    (act) => toolsByAction[act]?.map((tool) => ({ tool: `${act}: ${tool}` })) ?? [{ tool: act }],
  );
  return READY_MOMENTS.map((manner) => ({
    manner,
    hows: [...new Map(readyMethods.map((how) => [how.tool, how])).values()],
  }));
}

/**
 * The actions worth readying. Defend isn't one of them while the creature is Defensive, because Defensive already lasts
 * until the creature's next turn.
 */
function readiableActionsOf(owner: Creature): readonly ReadiableAction[] {
  const actionsNotWorthReadying = [
    ...(owner.sheet.spells.length === 0 ? ['cast'] : []),
    ...(findCondition(owner, 'Defensive') ? ['defend'] : []),
  ];
  return READIABLE_ACTIONS.filter((act) => !lacksAction(owner, act) && !actionsNotWorthReadying.includes(act));
}

function planReady(fight: Fight, intent: Intent): Result<ReadyPlan, Refusal> {
  const { actor, targets, manner, amount, tool: input } = intent;
  const pointsCheck = checkPoints(fight, actor, 'action points');
  if (!pointsCheck.ok) return pointsCheck;
  if (pointsCheck.value.own.readied) return refuse('already', { name: pointsCheck.value.name, condition: 'Readied' });
  const turnOwnerId = targets?.[0];
  if (turnOwnerId === undefined)
    return no({ type: 'missing', what: 'turn', known: fight.combatants.map(({ name }) => name) });
  if (turnOwnerId === actor) return no({ type: 'not-at-self' });
  const turnOwner = combatant(fight, turnOwnerId);
  if (turnOwner.vitality === 'dead') return no({ type: 'target-dead', name: turnOwner.name });
  const [typedAction, ...toolParts] = (input ?? 'attack').split(':');
  const act = readWord(READIABLE_ACTIONS, typedAction, 'action');
  if (!act.ok) return act;
  if (lacksAction(pointsCheck.value, act.value))
    return refuse('lacks-action', { name: pointsCheck.value.name, action: act.value });
  const readyMomentResult = readWord(READY_MOMENTS, manner, 'moment');
  if (!readyMomentResult.ok) return readyMomentResult;
  const amountResult = readAmount(amount, { resource: act.value === 'cast' ? 'magica' : 'stress' });
  if (!amountResult.ok) return amountResult;
  const toolName = toolParts.join(':').trim().slice(0, 60);
  const tool = toolName === '' ? undefined : toolName;
  const cost = actionCost(pointsCheck.value, act.value, tool);
  const costCheck = checkPoints(fight, actor, 'action points', cost);
  if (!costCheck.ok) return costCheck;
  const readiedAction = {
    turn: turnOwnerId,
    moment: readyMomentResult.value,
    act: act.value,
    amount: amountResult.value,
    ...given({ tool }),
  };
  return ok({ intent, cost, ...readiedAction });
}

/** How many action points a readied action costs. Its weapon or spell decides that. */
function actionCost({ sheet }: Creature, act: ReadiableAction, tool: string | undefined): number {
  const tools = act === 'cast' ? sheet.spells : act === 'attack' ? sheet.weapons : [];
  return tools.find(({ name }) => name.toLowerCase() === tool?.toLowerCase())?.points ?? 1;
}

/** The name of the auto-reaction, and of the question, that picks a readied action's target. */
export const READIED_ACTION = 'readied act';

/**
 * Carries out the actions readied for the moment before or after the turn of `turnOwner`, each for a reaction point.
 */
export function triggerReadiedActions(
  resolution: DungeoneersResolution,
  turnOwner: CombatantId,
  moment: ReadyMoment,
): void {
  const readyCreatures = resolution.encounter.combatants.flatMap(({ id, own: { readied } }) =>
    id !== turnOwner && readied?.turn === turnOwner && readied.moment === moment ? [{ id, readied }] : [],
  );
  carryOutReadiedActions(resolution, readyCreatures);
}

interface ReadyCreature {
  readonly id: CombatantId;
  readonly readied: ReadiedAction;
}

/** Carries out readied actions one after the other. Their players are asked together. */
function carryOutReadiedActions(resolution: DungeoneersResolution, readyCreatures: readonly ReadyCreature[]): void {
  for (const [index, { id, readied }] of readyCreatures.entries()) {
    const laterQuestions = () =>
      readyCreatures.slice(index + 1).flatMap((each) => aimQuestionFor(resolution, each) ?? []);
    resolution.askingTogether(laterQuestions, () => useReadiedAction(resolution, id, readied));
  }
}

/**
 * Carries out the actions that were readied for turns of dead creatures, if these turns were skipped right before
 * `next`. Ruling: a dead creature's turn still triggers the actions readied for that turn.
 */
export function triggerActionsForTheDead(resolution: DungeoneersResolution, next: CombatantId | undefined): void {
  const { turnOrder, combatants } = resolution.encounter;
  const isOutOfFight = (id: CombatantId) => find(resolution.encounter, id)?.vitality !== 'up';
  const nextIndex = next === undefined ? turnOrder.length : turnOrder.findIndex((block) => block.includes(next));
  let lastLivingIndex = nextIndex - 1;
  while (lastLivingIndex >= 0 && (turnOrder[lastLivingIndex] ?? []).every(isOutOfFight)) lastLivingIndex -= 1;
  const outOfFightIdsInBlock = (turnOrder[nextIndex] ?? []).filter((id) => id !== next && isOutOfFight(id));
  const passedIds = [...turnOrder.slice(lastLivingIndex + 1, nextIndex).flat(), ...outOfFightIdsInBlock];
  carryOutReadiedActions(
    resolution,
    combatants.flatMap(({ id, own: { readied } }) =>
      readied && passedIds.includes(readied.turn) ? [{ id, readied }] : [],
    ),
  );
}

/**
 * Picks the target, pays the reaction point, then does the readied action. Does nothing once the fight is decided, or
 * if the creature can't react, has no target or holds the action back. An action that isn't used is lost at the start
 * of the creature's next turn.
 */
function useReadiedAction(resolution: DungeoneersResolution, actor: CombatantId, readied: ReadiedAction): void {
  if (!mayAct(resolution.encounter, actor)) return;
  const intent = readiedIntent(resolution, actor, readied);
  if (!intent) return;
  resolution.changeOwn(actor, { readied: undefined });
  declare(resolution, intent, { ...given({ tool: readied.tool }), manner: 'readied' });
  pay(resolution, actor, 'reaction points', 1, because({ id: 'readied act' }));
  readiedActionResolver(resolution.encounter, intent, readied)?.(resolution);
}

function mayAct(encounter: Fight, actor: CombatantId): boolean {
  const owner = combatant(encounter, actor);
  return owner.vitality === 'up' && resource(owner, 'reaction points').value >= 1 && !outcomeReason(encounter);
}

/** The question that asks a creature for the target of its readied action. Undefined if nothing needs to be asked. */
function aimQuestionFor({ encounter }: DungeoneersResolution, { id, readied }: ReadyCreature): Question | undefined {
  const autoReaction = combatant(encounter, id).standingOrders[READIED_ACTION] ?? ASK_EACH_TIME;
  const targetNames =
    mayAct(encounter, id) && autoReaction === ASK_EACH_TIME
      ? readiedTargets(encounter, id, readied).map(({ name }) => name)
      : [];
  return targetNames.length === 0 ? undefined : aimQuestion(id, readied, targetNames);
}

function aimQuestion(subject: CombatantId, readied: ReadiedAction, names: readonly string[]) {
  const note = because({ id: 'readied', ...readied });
  return { subject, about: READIED_ACTION, note, offers: [...names, 'hold'] };
}

/** The action with its target, chosen by the auto-reaction or by the player. Undefined if it is held back. */
function readiedIntent(
  resolution: DungeoneersResolution,
  subject: CombatantId,
  readied: ReadiedAction,
): Intent | undefined {
  const offers = readiedTargets(resolution.encounter, subject, readied);
  const [firstTarget] = offers;
  if (!firstTarget) return undefined;
  const autoReaction = resolution.combatant(subject).standingOrders[READIED_ACTION] ?? ASK_EACH_TIME;
  if (autoReaction === 'hold') return undefined;
  if (autoReaction === 'first') return firstTarget.intent;
  const targetNames = offers.map(({ name }) => name);
  const choice = resolution.ask(aimQuestion(subject, readied, targetNames));
  return offers.find(({ name }) => name === choice)?.intent;
}

/** Every target that the action could have now, other sides first. An action on oneself needs no target. */
function readiedTargets(fight: Fight, actor: CombatantId, readied: ReadiedAction) {
  const { act, tool, amount } = readied;
  const { side } = combatant(fight, actor);
  const intentAtTargets = (targets: readonly CombatantId[]) => ({
    action: act,
    actor,
    targets,
    ...given({ tool }),
    amount,
  });
  if (act === 'defend' || act === 'disengage') {
    const intent = { action: act, actor };
    return readiedActionResolver(fight, intent, readied) ? [{ name: act, intent }] : [];
  }
  return fight.combatants
    .map(({ id, name, side: otherSide }) => ({ name, intent: intentAtTargets([id]), isFriend: otherSide === side }))
    .filter(({ intent }) => readiedActionResolver(fight, intent, readied) !== undefined)
    .toSorted((a, b) => Number(a.isFriend) - Number(b.isFriend));
}

function readiedActionResolver(
  fight: Fight,
  intent: Intent,
  { act }: ReadiedAction,
): ((resolution: DungeoneersResolution) => void) | undefined {
  const carryOutPlan = <Plan>(
    plan: Result<Plan, Refusal>,
    resolve: (resolution: DungeoneersResolution, plan: Plan) => void,
  ) => (plan.ok ? (resolution: DungeoneersResolution) => resolve(resolution, plan.value) : undefined);
  switch (act) {
    case 'attack':
      return carryOutPlan(planAttack(fight, intent), carryOutAttack);
    case 'grapple':
      return carryOutPlan(planGrapple(fight, intent), resolveGrapple);
    case 'push':
      return carryOutPlan(planPush(fight, intent), resolvePush);
    case 'cast':
      return carryOutPlan(planCast(fight, intent), castSpell);
    case 'disengage':
      return carryOutPlan(planDisengage(fight, intent), carryOutDisengage);
    case 'defend':
      if (findCondition(combatant(fight, intent.actor), 'Defensive')) return undefined;
      return (resolution) => {
        const defensiveCondition = newCondition('Defensive', { duration: durationUntilOwnTurn(intent.actor) });
        giveCondition(resolution, intent.actor, defensiveCondition, because({ id: 'defend' }));
      };
    default:
      return act satisfies never;
  }
}
