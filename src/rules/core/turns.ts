import { joinBlocks, sidesActTogether } from './blocks.ts';
import { continuesDelayedTurn, endDelays, markDelayedTurnOver, waitingCombatants } from './delay.ts';
import {
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  find,
  isInFight,
  isOnTurn,
  onTurn,
  type System,
} from './encounter.ts';
import { actorsThisRound, chooseNextActor, isNextTurnChosen } from './next-up.ts';
import { withdrawProposals } from './proposals.ts';
import { because, type Reason } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import { countDownConditions, endConditions, type Resolution } from './resolution.ts';
import { type Ruleset, type SettingEntry, takesTurns } from './ruleset.ts';
import { startScene } from './scene.ts';
import { triggerDueEvents } from './timed-events.ts';

/** The maximum number of rounds that pass in one deed while no one can act. After that, the GM must do something. */
const MAX_IDLE_ROUNDS = 20;
/**
 * Like `MAX_IDLE_ROUNDS`, but for rounds in which an event in the turn order has an effect, so that a storm can't do
 * harm for many rounds without a GM.
 */
const MAX_IDLE_ROUNDS_WITH_EVENTS = 2;

/** The encounter setting that ends a turn automatically once there is nothing left to spend. */
export const AUTO_END = 'auto-end';

/**
 * Starts the rounds: makes the order and begins the first turn. Refuses if rounds are running, there is no one to
 * fight, or combat would end immediately because the fight is decided.
 */
export function beginFighting<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
): Result<undefined, Refusal> {
  const { phase, combatants } = resolution.encounter;
  if (phase === 'fighting' || phase === 'ended') return no({ type: 'wrong-phase', wants: 'gathering', phase });
  if (!combatants.some((each) => each.vitality === 'up' && takesTurns(rules, each)))
    return no({ type: 'no-one-to-fight' });
  resolution.record({ type: 'phase-begun', before: phase, phase: 'fighting' });
  if (phase === 'gathering') startScene(resolution, rules);
  rules.initiative(resolution);
  const outcomeReason = rules.decided(resolution.encounter);
  if (outcomeReason !== undefined) return no({ type: 'decided-already', how: outcomeReason });
  joinBlocks(resolution, rules);
  startRound(resolution, rules);
  return ok();
}

/** The refusal for something that needs a turn: it isn't the combatant's turn, or it never takes turns. */
export function notYourTurnRefusal<S extends System>(
  encounter: Encounter<S>,
  rules: Pick<Ruleset<S>, 'takesTurns'>,
  who: CombatantId,
): Refusal {
  const self = combatant(encounter, who);
  if (!takesTurns(rules, self)) return { type: 'takes-no-turns', name: self.name };
  return { type: 'not-your-turn', name: self.name, turn: onTurn(encounter).map(({ name }) => name) };
}

/** Ends a combatant's turn and starts the next. Refuses if it isn't their turn. */
export function endTurn<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  skipReason?: Reason,
): Result<undefined, Refusal> {
  if (!isOnTurn(resolution.encounter, who)) return no(notYourTurnRefusal(resolution.encounter, rules, who));
  finishTurn(resolution, rules, who, skipReason);
  return ok();
}

/** Ends the encounter and its rounds, with everything that lasts until then. */
export function endScene<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): Result<undefined, Refusal> {
  const { phase } = resolution.encounter;
  if (phase === 'ended') return no({ type: 'wrong-phase', wants: 'fighting', phase });
  endConditions(
    resolution,
    ({ duration }) => duration.until !== 'day' && duration.until !== 'removed',
    because({ id: 'scene over' }),
  );
  withdrawProposals(resolution);
  rules.endScene?.(resolution);
  resolution.record({ type: 'phase-begun', before: phase, phase: 'ended' });
  return ok();
}

/**
 * Carries out the automatic consequences of a deed: what the rules settle, the end of turns with nothing left to do,
 * and the end of combat once the fight is decided.
 */
export function settleConsequences<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  settleRuleConsequences(resolution, rules);
  for (let idleRounds = 0; resolution.encounter.phase === 'fighting' && idleRounds < maxIdleRounds(resolution); ) {
    if (stopIfDecided(resolution, rules)) return;
    endTurnsOfFallen(resolution, rules);
    const actors = onTurn(resolution.encounter);
    const finishedCombatant = firstFinishedCombatant(resolution.encounter, rules, actors);
    if (finishedCombatant) {
      finishTurn(resolution, rules, finishedCombatant.id);
    } else if (actors.length > 0) {
      return;
    } else {
      const { round } = resolution.encounter;
      startNextTurn(resolution, rules);
      if (resolution.encounter.round !== round) idleRounds += 1;
    }
    settleRuleConsequences(resolution, rules);
  }
}

/** The first combatant whose turn ends automatically, because there is nothing left to do in it. */
function firstFinishedCombatant<S extends System>(
  encounter: Encounter<S>,
  rules: Ruleset<S>,
  actors: readonly Combatant<S>[],
): Combatant<S> | undefined {
  if (encounter.settings[AUTO_END] === false) return undefined;
  // A turn doesn't end automatically if the actor has to choose who acts next. Otherwise the action that was just done
  // couldn't be shown before that choice.
  if (actors.length === 1 && isNextTurnChosen(rules, encounter)) return undefined;
  return actors.find(({ id }) => rules.finished(encounter, id));
}

function maxIdleRounds<S extends System>({ events, encounter }: Resolution<S>): number {
  const hasEventEffect = encounter.timeline && events.some((each) => each.type === 'event-came' && each.before.effect);
  return hasEventEffect ? MAX_IDLE_ROUNDS_WITH_EVENTS : MAX_IDLE_ROUNDS;
}

/**
 * Lets the rules add the consequences of the current state. Does nothing if the rules have already seen this state and
 * had nothing to add.
 */
function settleRuleConsequences<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  const encounterBefore = resolution.encounter;
  if (resolution.settled === encounterBefore) return;
  rules.settle(resolution);
  if (resolution.encounter === encounterBefore) resolution.settled = encounterBefore;
}

/** Ends combat, with everything that lasts until then. */
export function stopRounds<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  endDelays(resolution, rules);
  endConditions(resolution, ({ duration }) => duration.until === 'rounds-stop', because({ id: 'rounds stop' }));
  resolution.record({ type: 'phase-begun', before: 'fighting', phase: 'aftermath' });
}

function stopIfDecided<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): boolean {
  const why = rules.decided(resolution.encounter);
  if (why === undefined) return false;
  resolution.record({ type: 'remarked', what: because({ id: 'decided', how: why }) });
  stopRounds(resolution, rules);
  return true;
}

function startRound<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, needsNewOrder = false): void {
  const roundBefore = resolution.encounter.round;
  resolution.record({ type: 'round-started', before: roundBefore, round: roundBefore + 1 });
  countDownConditions(resolution, 'round-start');
  countDownForTurnlessCombatants(resolution, rules, 'turn-start');
  if (needsNewOrder) rules.orderAnew?.(resolution);
  rules.startRound(resolution);
  joinBlocks(resolution, rules);
}

/** Once a round, counts down conditions that last until the turn of a combatant that never takes turns. */
function countDownForTurnlessCombatants<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  moment: 'turn-start' | 'turn-end',
): void {
  if (rules.takesTurns === undefined) return;
  for (const who of resolution.encounter.combatants)
    if (isInFight(who.vitality) && !takesTurns(rules, who)) countDownConditions(resolution, moment, who.id);
}

/**
 * If sides act together, lets a newcomer act in its side's current turn. Does nothing if the book doesn't let the
 * newcomer act this round.
 */
export function joinTurnOfSide<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, who: CombatantId): void {
  const { encounter } = resolution;
  const { turnOrder: orderBefore, turn, done } = encounter;
  const { side, vitality } = resolution.combatant(who);
  const block = orderBefore[turn] ?? [];
  const ownIndex = orderBefore.findIndex((each) => each.includes(who));
  const isSidesTurn = block.some((id) => find(encounter, id)?.side === side);
  if (!sidesActTogether(encounter) || !isSidesTurn || ownIndex === -1 || block.includes(who) || done.includes(who))
    return;
  if (vitality !== 'up' || rules.skips(encounter, who) !== undefined) return;
  const orderAfterJoining = orderBefore.map((each, index) =>
    index === turn ? [...each, who] : each.filter((id) => id !== who),
  );
  const turnOrder = orderAfterJoining.filter((each, index) => index !== ownIndex || each.length > 0);
  const newTurnIndex = ownIndex < turn && turnOrder.length < orderBefore.length ? turn - 1 : turn;
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons: [], turn: newTurnIndex });
  beginTurn(resolution, rules, who);
}

/**
 * Starts the next turn in the order, and skips turns whose combatants are all dead. After the last turn, starts the
 * next round.
 */
function startNextTurn<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  // The order decides who begins the first round.
  const isActorChosen = rules.nextTurn !== undefined && resolution.encounter.turn >= 0;
  const actedIds = isActorChosen ? actorsThisRound(resolution.encounter) : [];
  if (isActorChosen) chooseNextActor(resolution, rules, actedIds);
  let nextIndex = nextBlockIndex(resolution);
  while (triggerDueEvents(resolution, rules, nextIndex === -1 ? Number.POSITIVE_INFINITY : nextIndex)) {
    settleRuleConsequences(resolution, rules);
    // What an event does can decide the fight, or kill the combatant whose turn is next.
    if (rules.decided(resolution.encounter) !== undefined) return;
    nextIndex = nextBlockIndex(resolution);
  }
  if (nextIndex === -1) {
    loseDelayedTurns(resolution, rules);
    countDownForTurnlessCombatants(resolution, rules, 'turn-end');
    countDownConditions(resolution, 'round-end');
    endDelays(resolution, rules);
    startRound(resolution, rules, isOrderedEachRound(resolution.encounter));
    if (!isActorChosen) return;
    settleRuleConsequences(resolution, rules);
    if (rules.decided(resolution.encounter) === undefined) chooseNextActor(resolution, rules, actedIds);
    return;
  }
  const block = resolution.encounter.turnOrder[nextIndex] ?? [];
  resolution.record({ type: 'turn-started', turn: nextIndex, block });
  // Begins the turn of everyone who acts now and is still in the fight, in the order they joined the encounter.
  for (const { id, vitality } of resolution.encounter.combatants)
    if (isInFight(vitality) && block.includes(id)) beginTurn(resolution, rules, id);
}

/** The index in the turn order of the next turn with anyone alive in it. −1: the round is over. */
function nextBlockIndex<S extends System>(resolution: Resolution<S>): number {
  const { turnOrder, turn } = resolution.encounter;
  return turnOrder.findIndex((block, index) => index > turn && block.some((id) => isAlive(resolution, id)));
}

/** At the end of a round, combatants that are still delaying lose their turns. */
function loseDelayedTurns<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  for (const { id, vitality } of waitingCombatants(resolution.encounter))
    if (vitality === 'up') finishTurn(resolution, rules, id, because({ id: 'waited too long' }));
}

function isAlive<S extends System>({ encounter }: Resolution<S>, id: CombatantId): boolean {
  const who = find(encounter, id);
  return who !== undefined && isInFight(who.vitality);
}

/**
 * Starts a turn. A skipped turn ends immediately but still counts for durations. For the rest of a delayed turn,
 * effects at the start of the turn aren't repeated.
 */
function beginTurn<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, who: CombatantId): void {
  if (!continuesDelayedTurn(resolution.encounter, who)) {
    rules.beforeTurn?.(resolution, who);
    countDownConditions(resolution, 'turn-start', who);
    rules.startTurn(resolution, who);
  }
  settleRuleConsequences(resolution, rules);
  const skipReason = rules.skips(resolution.encounter, who);
  if (skipReason !== undefined) finishTurn(resolution, rules, who, skipReason);
}

function finishTurn<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  skipReason?: Reason,
): void {
  resolution.record({
    type: 'turn-ended',
    subject: who,
    ...(skipReason !== undefined && { skipped: skipReason }),
  });
  rules.endTurn(resolution, who);
  countDownConditions(resolution, 'turn-end', who);
  markDelayedTurnOver(resolution, who);
}

/** Ends the turns of combatants who fell during their own turn. Such a turn counts for durations like any other. */
function endTurnsOfFallen<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  const { events, encounter } = resolution;
  const block = encounter.turnOrder[encounter.turn] ?? [];
  let isEveryoneUp = true;
  for (const id of block) isEveryoneUp &&= find(encounter, id)?.vitality === 'up';
  if (isEveryoneUp) return;
  const startIndex = events.findLastIndex(({ type }) => type === 'turn-started');
  for (const event of events.slice(startIndex + 1)) {
    if ((event.type !== 'fell' && event.type !== 'departed') || !block.includes(event.subject)) continue;
    const { vitality } = resolution.combatant(event.subject);
    if (vitality !== 'up' && !resolution.encounter.done.includes(event.subject))
      finishTurn(resolution, rules, event.subject);
  }
}

/** The encounter setting that decides how often a new turn order is made: a house rule for books that make it once. */
export const ORDER_SETTING_NAME = 'order';

const ORDER_KINDS = ['once', 'each round'] as const;
const [, EACH_ROUND] = ORDER_KINDS;

/** The setting's values, for a system that has `orderAnew`. The first value, the book's rule, is the default. */
export const ORDER_SETTING: SettingEntry = { cite: 'House', values: ORDER_KINDS };

/** Whether the house rule makes a new turn order each round. */
export function isOrderedEachRound({ settings }: Pick<Encounter, 'settings'>): boolean {
  return settings[ORDER_SETTING_NAME] === EACH_ROUND;
}
