// TDGS › 6 Action Economy › Readied Actions, Delay; 5 Actions › Help, Delay

import { type Action, action } from '../../core/action.ts';
import { type Block, type CombatantId, combatant, findCondition, resource } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { ActionMethod, ActionWay, Intent } from '../../core/intent.ts';
import { no, ok, type Refusal, type Result, unknownName } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { type Cost, checkCanAct, checkPresent, oneTarget, otherFighters, payCost } from '../acting.ts';
import { planAttack, resolveAttack } from '../attack.ts';
import { castableAbilities, castWays, castWithCost } from '../cast.ts';
import { forbiddingCondition } from '../conditions.ts';
import { declaredBand } from '../field.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import { BANDS, type Fight, type Tdgs, type TdgsResolution } from '../sheet.ts';
import { situationOf } from '../situation.ts';
import { grappleWithCost } from './grapple.ts';
import { useWithCost } from './items.ts';
import { moveWithCost } from './movement.ts';
import { shoveWays, shoveWithCost } from './shove.ts';

type BeginAction = Action<Tdgs>['begin'];

const readiedMove = moveWithCost('free');

/**
 * The Actions that can be readied, with the code that does them when they are triggered. They are free then, because
 * the player has already paid for Ready.
 */
export const READIABLE_ACTIONS: Readonly<Record<string, BeginAction>> = {
  attack(encounter, intent) {
    const plan = planAttack(encounter, intent, 'free');
    return plan.ok ? ok((resolution: TdgsResolution) => resolveAttack(resolution, plan.value)) : plan;
  },
  cast: castWithCost('free').begin,
  grapple: grappleWithCost('free').begin,
  shove: shoveWithCost('free').begin,
  move: readiedMove.begin,
  use: useWithCost('free').begin,
  help: helpWithCost('free').begin,
};

interface ReadyPlan {
  readonly held: string;
  readonly intent: Intent;
}

/**
 * "Declare your trigger condition and your held action". Costs the Action. An action that nothing triggers is lost at
 * the start of the actor's next turn.
 */
export const ready = action<Tdgs, ReadyPlan>({
  title: 'Ready',
  cite: '6 Action Economy › Readied Actions',
  when: 'turn',
  kind: 'wait',
  offers: (encounter, actor) =>
    checkCanReady(encounter, actor).ok ? { manners: Object.keys(READIABLE_ACTIONS) } : undefined,
  ways: (encounter, actor) => [{ hows: readiableMethods(encounter, actor), words: 'trigger' }],
  plan(encounter, intent) {
    const { actor, manner } = intent;
    const actionCheck = checkCanReady(encounter, actor);
    if (!actionCheck.ok) return actionCheck;
    const readiedAction = (manner ?? 'attack').trim().toLowerCase();
    if (!Object.hasOwn(READIABLE_ACTIONS, readiedAction))
      return unknownName('action-to-hold', manner ?? '', Object.keys(READIABLE_ACTIONS));
    return ok({ held: readiedAction, intent });
  },
  resolve(resolution, { held, intent }) {
    const { actor, tool } = intent;
    const trigger = intent.words?.trim();
    declare(resolution, intent, { tool, manner: held });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'ready' }));
    const condition = {
      key: 'Readied',
      name: 'Readied',
      ...(trigger !== undefined && trigger !== '' && { note: trigger }),
      facts: { held, ...given({ tool }) },
      duration: { until: 'turn-start', of: actor, left: 1 },
    } as const;
    const conditionBefore = findCondition(resolution.combatant(actor), 'Readied');
    if (conditionBefore)
      resolution.record({
        type: 'condition-changed',
        subject: actor,
        before: conditionBefore,
        after: condition,
        why: because({ id: 'readied anew' }),
      });
    else resolution.record({ type: 'condition-gained', subject: actor, condition });
  },
});

/** Each Action that can be readied, with its tool if it needs one. */
function readiableMethods(encounter: Fight, actor: CombatantId): readonly ActionMethod[] {
  const who = combatant(encounter, actor);
  const tools: Readonly<Record<string, readonly string[]>> = {
    cast: castableAbilities(who, 'action').map(({ name }) => name),
    use: who.sheet.items.map(({ name }) => name),
  };
  return Object.keys(READIABLE_ACTIONS).flatMap(
    (manner) => tools[manner]?.map((tool) => ({ manner, tool })) ?? [{ manner }],
  );
}

function checkCanReady(encounter: Fight, actor: CombatantId): Result<undefined, Refusal> {
  return checkCanAct(encounter, actor, { title: 'Ready', cost: 'Action', kind: 'physical' });
}

interface FirePlan {
  readonly actor: CombatantId;
  readonly carryOut: (resolution: TdgsResolution) => void;
}

/**
 * Carries out the readied Action right after its trigger, between two actions. Its target is chosen only then (ruling).
 */
export const fire = action<Tdgs, FirePlan>({
  title: 'Trigger the readied action',
  cite: '6 Action Economy › Readied Actions',
  when: 'round',
  kind: 'attack',
  offers(encounter, actor) {
    const readiedAction = findCondition(combatant(encounter, actor), 'Readied')?.facts?.held;
    if (readiedAction === undefined) return undefined;
    const targets = otherFighters(encounter, actor).filter(
      (other) => planFire(encounter, { action: 'fire', actor, targets: [other.id] }).ok,
    );
    if (readiedAction === 'move') return readiedMove.offers(encounter, actor) && {};
    return targets.length > 0 ? { targets: targets.map(({ id }) => id), ranges: BANDS } : undefined;
  },
  ways: fireWays,
  plan: planFire,
  resolve(resolution, { actor, carryOut }) {
    endCondition(resolution, actor, 'Readied', because({ id: 'fired' }));
    carryOut(resolution);
  },
});

/** The ways to do the readied Action. */
function fireWays(encounter: Fight, actor: CombatantId): readonly ActionWay[] {
  const { held, tool } = findCondition(combatant(encounter, actor), 'Readied')?.facts ?? {};
  if (held === 'cast')
    return castWays(encounter, actor, 'action').filter((way) => tool === undefined || way.tool === tool);
  if (held === 'shove') return shoveWays(encounter, actor);
  if (held === 'move') return [{ alone: true }];
  if (held === 'help') return [{ helps: true }];
  if (held === 'use') return [{ helps: true, ...given({ tool: typeof tool === 'string' ? tool : undefined }) }];
  return [{ harms: true }];
}

function planFire(encounter: Fight, intent: Intent): Result<FirePlan, Refusal> {
  const who = combatant(encounter, intent.actor);
  const condition = findCondition(who, 'Readied');
  const { held, tool } = condition?.facts ?? {};
  const beginAction =
    typeof held === 'string' && Object.hasOwn(READIABLE_ACTIONS, held) ? READIABLE_ACTIONS[held] : undefined;
  if (!beginAction) return no(refusal('nothing-readied', { name: who.name }));
  const { manner: inputManner, ...rest } = intent;
  const usedTool = rest.tool ?? (typeof tool === 'string' ? tool : undefined);
  const mannerField = held === 'shove' && inputManner !== undefined ? { manner: inputManner } : {};
  const beginResult = beginAction(encounter, {
    ...rest,
    ...mannerField,
    action: String(held),
    ...(usedTool !== undefined && { tool: usedTool }),
  });
  return beginResult.ok ? ok({ actor: who.id, carryOut: beginResult.value }) : beginResult;
}

interface HelpPlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly intent: Intent;
}

/**
 * "+2 to one ally's next roll", before the helper's next turn. Ruling: it counts for the roll of an Action, and two
 * Helps don't add up.
 */
export const help = helpWithCost('Action');

function helpWithCost(cost: Cost) {
  return action<Tdgs, HelpPlan>({
    title: 'Help',
    cite: '5 Actions › Help',
    when: 'turn',
    kind: 'wait',
    offers(encounter, actor) {
      const targets = otherFighters(encounter, actor).filter(
        (other) => planHelp(encounter, { action: 'help', actor, targets: [other.id] }, cost).ok,
      );
      return targets.length > 0 ? { targets: targets.map(({ id }) => id) } : undefined;
    },
    ways: () => [{ helps: true }],
    plan: (encounter, intent) => planHelp(encounter, intent, cost),
    resolve(resolution, { actor, target, intent }) {
      declare(resolution, intent, { targets: [target] });
      payCost(resolution, actor, cost, because({ id: 'action', action: 'help' }));
      const duration = { until: 'turn-start', of: actor, left: 1 } as const;
      resolution.record({
        type: 'condition-gained',
        subject: target,
        condition: { key: 'Helped', name: 'Helped', source: actor, duration },
      });
    },
  });
}

function planHelp(encounter: Fight, intent: Intent, cost: Cost): Result<HelpPlan, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, { title: 'Help', cost, kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const targetResult = oneTarget(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const { id, name, side } = targetResult.value;
  if (side !== combatant(encounter, intent.actor).side) return no(refusal('friend-only', { name }));
  const situationResult = situationOf(encounter, intent, id);
  if (!situationResult.ok) return situationResult;
  const band = declaredBand(situationResult.value.range, 'Adjacent');
  if (!band.ok) return band;
  // "Cannot benefit from verbal commands/warnings". Ruling: no Help from afar.
  if (findCondition(targetResult.value, 'Deafened') && band.value !== 'Adjacent') return no(refusal('deaf', { name }));
  if (findCondition(targetResult.value, 'Helped')) return no(refusal('already', { name, condition: 'Helped' }));
  return ok({ actor: intent.actor, target: id, intent });
}

interface DelayPlan {
  readonly actor: CombatantId;
  /** The combatant to act after. If undefined, the actor goes last in the round. */
  readonly after?: CombatantId;
  readonly intent: Intent;
}

/**
 * "Act later in initiative order", for free. Ruling: a combatant can delay only if it has spent nothing of its turn
 * yet, and it delays the whole turn.
 */
export const delay = action<Tdgs, DelayPlan>({
  title: 'Delay',
  cite: '6 Action Economy › Delay',
  when: 'turn',
  kind: 'wait',
  offers(encounter, actor) {
    if (!planDelay(encounter, { action: 'delay', actor }).ok) return undefined;
    return { targets: idsActingLater(encounter) };
  },
  ways: () => [{ alone: true }],
  plan: planDelay,
  resolve(resolution, { actor, after, intent }) {
    const { turnOrder, turn } = resolution.encounter;
    declare(resolution, intent, { targets: after === undefined ? undefined : [after] });
    const duration = { until: 'round-end', left: 1 } as const;
    const sourceField = after === undefined ? {} : { source: after };
    endCondition(resolution, actor, 'Delaying', because({ id: 'delays again' }));
    resolution.record({
      type: 'condition-gained',
      subject: actor,
      condition: { key: 'Delaying', name: 'Delaying', ...sourceField, duration },
    });
    // The actor's old place in the turn order stays empty until the next round, so that no one gets two turns.
    const blockMates = (turnOrder[turn] ?? []).filter((id) => id !== actor);
    const orderWithoutActor: Block[] = turnOrder.with(turn, blockMates);
    const newIndex =
      after === undefined ? orderWithoutActor.length : blockIndexAfter(resolution.encounter, orderWithoutActor, after);
    const orderAfterMove = orderWithoutActor.toSpliced(newIndex, 0, [actor]);
    const why = because({ id: 'delays', ...given({ after }) });
    resolution.record({
      type: 'turn-order-set',
      before: turnOrder,
      turnOrder: orderAfterMove,
      reasons: [{ subject: actor, why }],
      turn,
    });
  },
});

/**
 * The index right after the named combatant, and after everyone who has already delayed to that place: the first to
 * delay acts first there.
 */
function blockIndexAfter(encounter: Fight, order: readonly Block[], after: CombatantId): number {
  let index = order.findIndex((block) => block.includes(after)) + 1;
  while (order[index]?.some((id) => findCondition(combatant(encounter, id), 'Delaying')?.source === after)) index += 1;
  return index;
}

function idsActingLater(encounter: Fight): readonly CombatantId[] {
  return encounter.turnOrder
    .slice(encounter.turn + 1)
    .flat()
    .filter((id) => combatant(encounter, id).vitality !== 'dead');
}

function planDelay(encounter: Fight, intent: Intent): Result<DelayPlan, Refusal> {
  const { actor, targets } = intent;
  const presenceCheck = checkPresent(encounter, targets ?? []);
  if (!presenceCheck.ok) return presenceCheck;
  const who = combatant(encounter, actor);
  const blockingCondition = forbiddingCondition(who, 'actions');
  if (blockingCondition !== undefined)
    return no({ type: 'cannot', name: who.name, action: 'Delay', because: blockingCondition });
  const hasActed = ['actions', 'step'].some((name) => resource(who, name).value < (resource(who, name).max ?? 0));
  if (hasActed) return no(refusal('turn-begun', { name: who.name }));
  const laterIds = idsActingLater(encounter);
  if (laterIds.length === 0) return no(refusal('no-one-later', { name: who.name }));
  const precedingId = targets?.[0];
  if (precedingId === undefined) return ok({ actor, intent });
  if (!laterIds.includes(precedingId))
    return no(refusal('no-one-later', { name: combatant(encounter, precedingId).name }));
  return ok({ actor, after: precedingId, intent });
}
