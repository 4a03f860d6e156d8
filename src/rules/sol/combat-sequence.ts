// Project Sol › Combat Sequence: 1. Determining Awareness, 2. Determining Initiative Order, 3. Combat Round, 4.
// Continuing Combat; and conditions that the GM gives

import { action } from '../core/action.ts';
import { orderBySide } from '../core/blocks.ts';
import { isOwnCondition, ownKey } from '../core/condition.ts';
import type { Block, CombatantId, Duration, Encounter } from '../core/encounter.ts';
import { find, findCondition, isInFight, PLAYERS } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { given } from '../core/given.ts';
import type { Affliction } from '../core/intent.ts';
import type { Reason, Roll } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare, endCondition, type Resolution } from '../core/resolution.ts';
import { entryOf } from './conditions.ts';
import {
  isMakingLastStand,
  POINTS_PER_ROUND,
  POINTS_WHEN_SURPRISED,
  pointsOf,
  setPoints,
  updateLastStand,
} from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Fighter, Sol } from './sheet.ts';
import { attributePool, circumstanceModifiers, rollPool, thresholdTest } from './tests.ts';
import { MAX_WOUND_TEXT_LENGTH, takeWound } from './wounds.ts';

/** The threshold of the Surprise Test: "Reaction + Intuition (3), Instant". */
const SURPRISE_THRESHOLD = 3;

/** The GM picks who may be surprised. Each of them tests immediately, before combat begins. The test costs nothing. */
export const surprise = action<Sol, { readonly testedIds: readonly CombatantId[] }>({
  title: 'Surprise Test',
  cite: 'Combat Sequence › 1. Determining Awareness',
  when: 'always',
  gm: true,
  offers({ phase, combatants }) {
    if (phase !== 'gathering' && phase !== 'aftermath') return undefined;
    return { targets: combatants.filter(({ vitality }) => vitality === 'up').map(({ id }) => id) };
  },
  ways: ({ combatants }) => [
    {
      several: { least: 1, usual: combatants.filter(({ controller }) => controller !== undefined).map(({ id }) => id) },
    },
  ],
  plan({ phase, combatants }, { actor, targets = [actor] }) {
    if (phase === 'fighting' || phase === 'ended') return refuse('surprise-late');
    const targetFighters = combatants.filter(({ id }) => targets.includes(id));
    if (targetFighters.length === 0)
      return no({ type: 'missing', what: 'target', known: combatants.map(({ name }) => name) });
    const deadFighter = targetFighters.find(({ vitality }) => vitality === 'dead');
    if (deadFighter) return no({ type: 'target-dead', name: deadFighter.name });
    return ok({ testedIds: targetFighters.map(({ id }) => id) });
  },
  resolve(resolution, { testedIds }, intent) {
    declare(resolution, intent, { targets: testedIds });
    for (const who of testedIds) makeSurpriseTest(resolution, who);
  },
});

/** Tests for surprise. A new test replaces an earlier one. */
function makeSurpriseTest(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  const pool = [...attributePool(combatant, 'REA', 'INT'), ...circumstanceModifiers(resolution.encounter, combatant)];
  const check = thresholdTest(resolution, pool, SURPRISE_THRESHOLD);
  resolution.record({ type: 'checked', actor: who, purpose: because({ id: 'surprise' }), check });
  if (check.degree !== 'failure') endCondition(resolution, who, 'surprised', because({ id: 'not surprised' }));
  else if (!findCondition(combatant, 'surprised')) makeSurprised(resolution, who);
}

function makeSurprised(resolution: Resolution<Sol>, bearer: CombatantId): void {
  const condition = { key: 'surprised', name: 'surprised', duration: { until: 'rounds-stop' } } as const;
  resolution.record({ type: 'condition-gained', subject: bearer, condition });
}

/**
 * Makes the turn order: players with more hits than the enemies, then the enemies, then all other players. The order
 * stays the same for the whole combat, unless the house rule repeats the tests.
 */
export function prepareCombat(resolution: Resolution<Sol>): void {
  for (const { id } of resolution.encounter.combatants) giveActionPoints(resolution, id);
  redoTurnOrder(resolution);
}

/** Makes the tests for the turn order and sets it. With the house rule, this is repeated at the start of each round. */
export function redoTurnOrder(resolution: Resolution<Sol>): void {
  const livingFighters = resolution.encounter.combatants.filter(({ vitality }) => isInFight(vitality));
  const enemies = livingFighters.filter((who) => isEnemy(resolution.encounter, who));
  const players = livingFighters.filter((who) => !isEnemy(resolution.encounter, who));
  const playerRolls = players.map((who) => [who, makeInitiativeTest(resolution, who)] as const);
  const { score, reasons } = rollEnemyScore(resolution, enemies);
  const beatsEnemies = ([, roll]: readonly [Fighter, Roll]) => score === undefined || roll.total > score;
  const idsOf = (fighters: readonly Fighter[]): Block => fighters.map(({ id }) => id);
  const playersBeforeEnemies = idsOf(playerRolls.filter(beatsEnemies).map(([who]) => who));
  const playersAfterEnemies = idsOf(playerRolls.filter((each) => !beatsEnemies(each)).map(([who]) => who));
  const blocks = [playersBeforeEnemies, idsOf(enemies), playersAfterEnemies].filter((block) => block.length > 0);
  const turnOrderAfter = orderBySide(resolution.encounter, blocks);
  const playerReasons = playerRolls.map(([who, roll]) => orderReason(who.id, roll, score));
  resolution.record({
    type: 'turn-order-set',
    before: resolution.encounter.turnOrder,
    turnOrder: turnOrderAfter,
    reasons: [...playerReasons, ...reasons],
    turn: -1,
  });
}

const COMBAT_BEGINS_REASON = because({ id: 'combat begins' });

/**
 * Gives a combatant its points at the start of combat: three action points, or one if it is surprised. In a last stand,
 * no points come back.
 */
function giveActionPoints(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  if (combatant.vitality === 'dead') return;
  endCondition(resolution, who, 'newcomer', COMBAT_BEGINS_REASON);
  const max = findCondition(combatant, 'surprised') ? POINTS_WHEN_SURPRISED : POINTS_PER_ROUND;
  const startPoints = isMakingLastStand(combatant) ? Math.min(max, pointsOf(combatant)) : max;
  setPoints(
    resolution,
    who,
    startPoints,
    max === POINTS_WHEN_SURPRISED ? because({ id: 'surprised' }) : COMBAT_BEGINS_REASON,
  );
}

/** Tests for initiative: REA + INT + the initiative bonus, counted in hits. */
function makeInitiativeTest(resolution: Resolution<Sol>, who: Fighter): Roll {
  const bonus = { value: who.sheet.initiative, why: because({ id: 'initiative bonus' }) };
  return rollPool(resolution, [
    ...attributePool(who, 'REA', 'INT'),
    bonus,
    ...circumstanceModifiers(resolution.encounter, who),
  ]);
}

/** One score for all enemies, rolled by their leader. */
function rollEnemyScore(resolution: Resolution<Sol>, enemies: readonly Fighter[]) {
  const leader = leaderOf(enemies);
  if (!leader) return { score: undefined, reasons: [] };
  const roll = makeInitiativeTest(resolution, leader);
  resolution.changeEncounterOwn({ enemiesScore: roll.total });
  const reasons = enemies.map(({ id }): OrderReason => {
    if (id === leader.id)
      return { subject: id, score: roll.total, why: because({ id: 'leads enemies', hits: roll.total }), roll };
    return { subject: id, score: roll.total, why: because({ id: 'led by', leader: leader.id }) };
  });
  return { score: roll.total, reasons };
}

/**
 * The enemies' leader: the fighter whose sheet says so. If none or several do, the one with the highest REA + INT, and
 * on a tie the first who joined.
 */
function leaderOf(enemies: readonly Fighter[]): Fighter | undefined {
  const awakeEnemies = enemies.filter(({ vitality }) => vitality === 'up');
  const possibleLeaders = awakeEnemies.length > 0 ? awakeEnemies : enemies;
  const leaders = possibleLeaders.filter(({ sheet }) => sheet.leader);
  const leaderScore = ({ sheet }: Fighter) => sheet.attributes.REA + sheet.attributes.INT;
  return (leaders.length > 0 ? leaders : possibleLeaders).toSorted((a, b) => leaderScore(b) - leaderScore(a))[0];
}

function orderReason(who: CombatantId, roll: Roll, score: number | undefined): OrderReason {
  return {
    subject: who,
    score: roll.total,
    why: because({ id: turnOrderReasonId(roll.total, score), hits: roll.total }),
    roll,
  };
}

/**
 * The reason for a player's place in the order, by their hits against the enemies' score. On a tie the player acts
 * after the enemies.
 */
function turnOrderReasonId(hits: number, score: number | undefined) {
  if (score === undefined) return 'no enemies';
  if (hits === score) return 'tied with enemies';
  return hits > score ? 'before enemies' : 'after enemies';
}

/**
 * Whether a combatant is an enemy: not on the players' side. The players' side is the one named `PLAYERS`, otherwise
 * the side of the first combatant that a player plays.
 */
function isEnemy({ combatants }: Encounter<Sol>, { side }: Fighter): boolean {
  if (combatants.some((who) => who.side === PLAYERS)) return side !== PLAYERS;
  const firstPlayerFighter = combatants.find(({ controller }) => controller !== undefined) ?? combatants[0];
  return side !== firstPlayerFighter?.side;
}

/** A newcomer has full points and a place in the order, but no turn in the current round. */
export function enterTurnOrder(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  if (combatant.vitality === 'dead') return;
  if (!isMakingLastStand(combatant)) setPoints(resolution, who, POINTS_PER_ROUND, because({ id: 'joins' }));
  placeNewcomer(resolution, combatant);
  const duration = { until: 'round-end', left: 1 } as const;
  resolution.record({
    type: 'condition-gained',
    subject: who,
    condition: { key: 'newcomer', name: 'newcomer', duration },
  });
  const { turnOrder, turn } = resolution.encounter;
  // The combatants of a block act together. If the newcomer's block is acting now, the newcomer counts as done.
  // Otherwise, the newcomer is skipped when that block acts.
  if (turnOrder[turn]?.includes(who))
    resolution.record({ type: 'turn-ended', subject: who, skipped: because({ id: 'newcomer' }) });
}

/**
 * Gives a newcomer a place in the turn order. A player's place comes from their own test; an enemy gets the enemies'
 * existing score, without a test.
 */
function placeNewcomer(resolution: Resolution<Sol>, who: Fighter): void {
  const { encounter } = resolution;
  const enemyBlockIndex = encounter.turnOrder.findIndex((block) =>
    encounter.combatants.some((each) => block.includes(each.id) && isEnemy(encounter, each)),
  );
  const score = encounter.own.enemiesScore;
  if (isEnemy(encounter, who)) placeEnemy(resolution, who, enemyBlockIndex, score);
  else placePlayer(resolution, who, enemyBlockIndex, score);
}

function placeEnemy(
  resolution: Resolution<Sol>,
  who: Fighter,
  enemyBlockIndex: number,
  score: number | undefined,
): void {
  const { turnOrder: orderBefore, turn } = resolution.encounter;
  const why = because({ id: 'standing score', ...given({ hits: score }) });
  const reason = { subject: who.id, ...given({ score }), why };
  // If no enemy is in the order yet, the newcomer leads the enemies and goes after everyone placed so far.
  const reasons = enemyBlockIndex >= 0 ? [reason] : rollEnemyScore(resolution, [who]).reasons;
  const turnOrderAfter = withCombatant(
    orderBefore,
    enemyBlockIndex >= 0 ? enemyBlockIndex : orderBefore.length,
    who.id,
  );
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder: turnOrderAfter, reasons, turn });
}

function placePlayer(
  resolution: Resolution<Sol>,
  who: Fighter,
  enemyBlockIndex: number,
  score: number | undefined,
): void {
  const { turnOrder: orderBefore, turn } = resolution.encounter;
  const roll = makeInitiativeTest(resolution, who);
  const reasons = [orderReason(who.id, roll, score)];
  const actsBeforeEnemies = score === undefined || roll.total > score;
  if (actsBeforeEnemies && enemyBlockIndex === 0) {
    // Until now, the enemies acted first. The new player comes before them, which moves all others one place back in
    // the order. So the index of the current turn goes up by 1.
    const turnOrderAfter = [[who.id], ...orderBefore];
    resolution.record({
      type: 'turn-order-set',
      before: orderBefore,
      turnOrder: turnOrderAfter,
      reasons,
      turn: turn < 0 ? turn : turn + 1,
    });
    return;
  }
  const turnOrderAfter = withCombatant(
    orderBefore,
    Math.max(0, actsBeforeEnemies ? enemyBlockIndex - 1 : enemyBlockIndex + 1),
    who.id,
  );
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder: turnOrderAfter, reasons, turn });
}

/** The order with one combatant added to the block at this index, or in a new block at the end. */
function withCombatant(order: readonly Block[], blockIndex: number, who: CombatantId): readonly Block[] {
  if (blockIndex >= order.length) return [...order, [who]];
  return order.map((block, index) => (index === blockIndex ? [...block, who] : block));
}

/** Ends a turn: the combatant's action points go back to three, but not in a last stand. */
export function endTurn(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  // A newcomer has had no turn, so no turn ends.
  if (findCondition(combatant, 'newcomer')) return;
  endCondition(resolution, who, 'surprised', because({ id: 'first turn over' }));
  if (!isMakingLastStand(combatant)) setPoints(resolution, who, POINTS_PER_ROUND, because({ id: 'turn over' }));
}

/** Why a combatant has no turn: it is unconscious, or joined this round. */
export function skipReason(encounter: Encounter<Sol>, who: CombatantId): Reason | undefined {
  const combatant = find(encounter, who);
  if (combatant?.vitality === 'down')
    return because({ id: findCondition(combatant, 'asleep') ? 'asleep' : 'unconscious' });
  return combatant && findCondition(combatant, 'newcomer') ? because({ id: 'newcomer' }) : undefined;
}

/** Whether a combatant's turn is over. It ends when no points are left, because no action is possible without them. */
export function isTurnOver(encounter: Encounter<Sol>, who: CombatantId): boolean {
  const combatant = find(encounter, who);
  return combatant !== undefined && pointsOf(combatant) === 0;
}

/**
 * Applies consequences: last stands begin or end, fighters fall or wake. Skips the dead, and combatants who haven't
 * changed since the last time.
 */
export function settleConsequences(resolution: Resolution<Sol>): void {
  const settledCombatants = resolution.settled?.combatants;
  for (const [index, who] of resolution.encounter.combatants.entries())
    if (who !== settledCombatants?.[index] && who.vitality !== 'dead') updateLastStand(resolution, who.id);
}

/** Combat is over when only one side has members able to act, or no side has. */
export function outcomeReason({ combatants }: Encounter<Sol>): Reason | undefined {
  const firstStandingFighter = combatants.find(({ vitality }) => vitality === 'up');
  if (!firstStandingFighter) return because({ id: 'able to act' });
  const hasOpponents = combatants.some(({ side, vitality }) => side !== firstStandingFighter.side && vitality === 'up');
  return hasOpponents ? undefined : because({ id: 'able to act', side: firstStandingFighter.side });
}

/** The maximum number of rounds that a condition can be given for. */
const MAX_CONDITION_ROUNDS = 100;

/**
 * Gives a combatant a condition that the GM chose. If it is a wound, it takes a box on the sheet, like any other wound.
 * Refuses conditions that the rules themselves add and end. Other conditions don't stack: a new one replaces the old
 * one.
 */
export function afflict(
  resolution: Resolution<Sol>,
  bearer: CombatantId,
  affliction: Affliction<Sol>,
): Result<undefined, Refusal> {
  const { condition: name, form, source, rounds, note } = affliction;
  const who = resolution.combatant(bearer);
  const { derived, value: bounds, lasts } = entryOf({ name, ...given({ form }) });
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  if (derived) return refuse('follows-of-itself', { condition: name });
  const value = affliction.value ?? bounds?.usual;
  if (bounds && value !== undefined && (!Number.isInteger(value) || value < bounds.least || value > bounds.most))
    return no({ type: 'out-of-bounds', what: { condition: name }, least: bounds.least, most: bounds.most });
  if (rounds !== undefined && (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_CONDITION_ROUNDS))
    return no({ type: 'out-of-bounds', what: 'rounds', least: 1, most: MAX_CONDITION_ROUNDS });
  if (name === 'wound') return ok(woundByGm(resolution, bearer, value ?? 1, note));
  if (name === 'surprised') return ok(surpriseByGm(resolution, bearer));
  const duration: Duration = rounds === undefined ? { until: lasts } : { until: 'round-end', left: rounds };
  const key = isOwnCondition(name) ? ownKey(name) : name;
  const conditionAfter = { key, name, duration, ...given({ source, value: bounds && value, note, form }) };
  if (name === 'good cover') endCondition(resolution, bearer, 'partial cover', because({ id: 'other cover' }));
  if (name === 'partial cover') endCondition(resolution, bearer, 'good cover', because({ id: 'other cover' }));
  const conditionBefore = who.conditions.find((condition) => condition.key === key);
  if (conditionBefore)
    resolution.record({
      type: 'condition-changed',
      subject: bearer,
      before: conditionBefore,
      after: conditionAfter,
      why: because({ id: 'anew' }),
    });
  else resolution.record({ type: 'condition-gained', subject: bearer, condition: conditionAfter });
  return ok();
}

/** Adds a wound of this level, from a hazard or the story, without a test or soak. */
function woundByGm(
  resolution: Resolution<Sol>,
  bearer: CombatantId,
  level: number,
  note: string | undefined,
): undefined {
  const reason = note === undefined ? because({ id: 'GM’s word' }) : because({ id: 'said', words: note });
  const words = note?.slice(0, MAX_WOUND_TEXT_LENGTH);
  takeWound(resolution, bearer, {
    level,
    steps: [{ why: reason, plus: level, left: level }],
    from: reason,
    ...given({ words }),
  });
}

/**
 * Makes a combatant surprised because the GM says so, without the test. If combat has begun, the combatant's points are
 * immediately reduced to one.
 */
function surpriseByGm(resolution: Resolution<Sol>, bearer: CombatantId): undefined {
  const who = resolution.combatant(bearer);
  if (!findCondition(who, 'surprised')) makeSurprised(resolution, bearer);
  if (resolution.encounter.phase === 'fighting' && pointsOf(who) > POINTS_WHEN_SURPRISED)
    setPoints(resolution, bearer, POINTS_WHEN_SURPRISED, because({ id: 'surprised' }));
}
