// The events that a GM puts into the turn order, such as a storm: each has a place in the order, comes in certain
// rounds, and can have an automatic effect. A house rule, for any system. The damage, conditions and saves are the
// system's own.

import { tileName, tileNamed, tilesUnder } from '../../field/field.ts';
import { isOwnCondition } from './condition.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  type EventCondition,
  type EventEffect,
  type EventPlace,
  type EventTargets,
  find,
  isInFight,
  type System,
  type TimedEvent,
} from './encounter.ts';
import { given } from './given.ts';
import { bodyOf } from './map-positions.ts';
import { parseExpression } from './notation/parse.ts';
import { rollDice, rollText } from './notation/roll.ts';
import { playerOf } from './played-by.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

/** The maximum number of events that a GM can have in the turn order of one encounter. */
export const MAX_TIMED_EVENTS = 10;

/** The events in an encounter's turn order, such as a storm, in the order in which the GM added them. */
export function timedEventsOf({ timeline }: Pick<Encounter, 'timeline'>): readonly TimedEvent[] {
  return timeline?.events ?? [];
}

/** Whether an event is still to come in this round. */
export function isDueInRound({ from, until, came }: TimedEvent, round: number): boolean {
  return from <= round && (until === undefined || round <= until) && came !== round;
}

/** The GM adds an event, or replaces one. Refuses one that would never come. */
export function setTimedEvent<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  event: TimedEvent,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  if (encounter.phase === 'ended') return no({ type: 'wrong-phase', wants: 'fighting', phase: 'ended' });
  const { at, until } = event;
  if (at.kind === 'initiative' && !rules.orderScore)
    return no({ type: 'no-event', mark: event.mark, why: 'no-number' });
  const eventBefore = timedEventsOf(encounter).find(({ id }) => id === event.id);
  if (!eventBefore && timedEventsOf(encounter).length >= MAX_TIMED_EVENTS)
    return no({ type: 'too-many', what: 'events', most: MAX_TIMED_EVENTS });
  const { came: _, ...newEvent } = event;
  const hasPlacePassed = encounter.phase === 'fighting' && blockIndexOf(rules, encounter, at) <= encounter.turn;
  const eventAfter: TimedEvent =
    hasPlacePassed || eventBefore?.came === encounter.round ? { ...newEvent, came: encounter.round } : newEvent;
  const nextRound = eventAfter.came === undefined ? encounter.round : eventAfter.came + 1;
  if (until !== undefined && until < nextRound) return no({ type: 'no-event', mark: event.mark, why: 'over' });
  const effectResult = event.effect ? checkEffect(rules, encounter, event.effect) : ok();
  if (!effectResult.ok) return effectResult;
  resolution.record({ type: 'event-set', ...given({ before: eventBefore }), after: eventAfter });
  return ok();
}

/** The GM removes an event. */
export function removeTimedEvent<S extends System>(resolution: Resolution<S>, id: string): Result<undefined, Refusal> {
  const eventBefore = timedEventsOf(resolution.encounter).find((event) => event.id === id);
  if (!eventBefore) return no({ type: 'stale' });
  resolution.record({ type: 'event-set', before: eventBefore });
  return ok();
}

/**
 * Triggers the events that are due before the turn at this index of the turn order, each once a round. At an index
 * beyond the order's end, triggers all remaining events of the round. Returns whether one of them had an effect.
 */
export function triggerDueEvents<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  place: number,
): boolean {
  const { encounter } = resolution;
  if (encounter.timeline === undefined) return false;
  const { round } = encounter;
  const dueEvents = timedEventsOf(encounter)
    .filter((event) => isDueInRound(event, round))
    .map((event) => ({ event, at: blockIndexOf(rules, encounter, event.at) }))
    .filter(({ at }) => at <= place)
    .toSorted((a, b) => a.at - b.at);
  for (const { event } of dueEvents) {
    const isLastRound = event.until === round;
    resolution.record({ type: 'event-came', before: event, ...(!isLastRound && { after: { ...event, came: round } }) });
    const { mark, words } = event;
    resolution.record({ type: 'remarked', what: because({ id: 'event comes', mark, ...given({ words }) }) });
    if (event.effect) applyEffect(resolution, rules, mark, event.effect);
  }
  return dueEvents.some(({ event }) => event.effect !== undefined);
}

/**
 * The combatants that an effect would affect now. Always leaves out anyone who is dead or has left the fight. Leaves
 * out anyone who is down if the effect doesn't name that combatant.
 */
function affectedCombatants<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  { to }: EventEffect,
): readonly Combatant<S>[] {
  const { combatants } = encounter;
  if (to.kind === 'named') return combatants.filter(({ id, vitality }) => isInFight(vitality) && to.who.includes(id));
  const standingCombatants = combatants.filter(({ vitality }) => vitality === 'up');
  switch (to.kind) {
    case 'everyone':
      return standingCombatants;
    case 'players':
      return standingCombatants.filter((who) => playerOf(who) !== undefined);
    case 'side':
      return standingCombatants.filter(({ side }) => side === to.side);
    case 'area': {
      const [a, b] = [tileNamed(to.from), tileNamed(to.to)];
      if (!a || !b) return [];
      const isBetween = (at: number, one: number, other: number) =>
        Math.min(one, other) <= at && at <= Math.max(one, other);
      return standingCombatants.filter((who) => {
        const body = bodyOf(rules, encounter, who);
        return (
          body !== undefined && tilesUnder(body).some(({ x, y }) => isBetween(x, a.x, b.x) && isBetween(y, a.y, b.y))
        );
      });
    }
    default:
      return to satisfies never;
  }
}

/** The area between two typed tiles: "B2" and "D4". Undefined if one of them isn't a tile. */
export function areaTargetsBetween(first: string, last: string): EventTargets | undefined {
  const [from, to] = [tileNamed(first), tileNamed(last)];
  return from && to && { kind: 'area', from: tileName(from), to: tileName(to) };
}

/**
 * Refuses an effect with a condition that the rules would refuse for every combatant that the effect would affect now.
 */
function checkEffect<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  effect: EventEffect,
): Result<undefined, Refusal> {
  const targets = affectedCombatants(rules, encounter, effect);
  for (const condition of effect.conditions ?? []) {
    const trialResults = targets.map(({ id }) => {
      const trialResolution = new Resolution(encounter, { roll: () => 1 });
      return applyCondition(trialResolution, rules, id, condition);
    });
    const [firstResult] = trialResults;
    // That someone already has the condition is no reason to refuse, because they might have lost it by the time the
    // event comes.
    const isRefused = firstResult && !firstResult.ok && firstResult.why.type !== 'has-condition';
    if (isRefused && trialResults.every(({ ok: isOk }) => !isOk)) return firstResult;
  }
  return ok();
}

/** Rolls the saves. Everyone who fails takes the damage, then the conditions. */
function applyEffect<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  mark: string,
  effect: EventEffect,
): void {
  const { save, damage, conditions = [] } = effect;
  const reason = because({ id: 'timed event', mark });
  const isAlive = (id: CombatantId) => isInFight(resolution.combatant(id).vitality);
  for (const { id } of affectedCombatants(rules, resolution.encounter, effect)) {
    if (save && rollSave(resolution, rules, id, { ...save, mark })) continue;
    if (damage !== undefined) rules.hazards?.harm(resolution, id, damage, reason);
    for (const condition of conditions) if (isAlive(id)) applyCondition(resolution, rules, id, condition);
  }
}

/** Puts a condition on someone as if the GM had done it. Refuses if the rules do. */
function applyCondition<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  { condition, ...how }: EventCondition,
): Result<undefined, Refusal> {
  if (isOwnCondition(condition)) return rules.afflict(resolution, who, { condition, ...how });
  if (isBookCondition(rules, condition)) return rules.afflict(resolution, who, { condition, ...how });
  return no({ type: 'no-such', what: 'condition', typed: condition, known: Object.keys(rules.conditions) });
}

function isBookCondition<S extends System>({ conditions }: Ruleset<S>, name: string): name is S['condition'] {
  return Object.hasOwn(conditions, name);
}

/** Rolls a save against an event, in the same way as a check that the GM has asked for. Returns whether it succeeds. */
function rollSave<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subject: CombatantId,
  { mark, what, against }: { readonly mark: string; readonly what: string; readonly against: number },
): boolean {
  const { checks } = rules;
  const who = resolution.combatant(subject);
  const dice = checks?.dice(resolution.encounter, who, what, against);
  const expression = dice === undefined ? undefined : parseExpression(dice);
  const faces: number[] = [];
  const rollDie = (sides: number) => {
    const face = resolution.rollDice({ count: 1, sides })[0]?.face ?? 1;
    faces.push(face);
    return face;
  };
  const rolledExpression = expression?.ok ? rollDice(expression.value, { roll: rollDie }) : undefined;
  const tier = checks?.tier(who, { total: rolledExpression?.total ?? 0, last: faces.at(-1) ?? 0 }, against, what);
  const isSuccess = tier === 'success' || tier === 'critical success';
  const id = isSuccess ? 'event save made' : 'event save failed';
  const saveRollText = rolledExpression ? rollText(rolledExpression) : '0';
  const roll = dice === undefined || !rolledExpression ? undefined : { dice, faces };
  const reason = because({ id, mark, what, against, written: saveRollText, ...given({ roll }) });
  resolution.record({ type: 'remarked', what: reason, subject, sum: true });
  return isSuccess;
}

/**
 * The index, in the turn order, of the turn that an event comes before. Infinite if the event comes at the end of the
 * round. It also comes there if its combatant isn't in the order anymore, or if no one has a lower initiative.
 */
function blockIndexOf<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, at: EventPlace): number {
  const { turnOrder } = encounter;
  const endIndex = Number.POSITIVE_INFINITY;
  if (at.kind === 'round-end') return endIndex;
  if (at.kind === 'initiative') {
    const slowerIndex = turnOrder.findIndex(
      (block) => block.length > 0 && highestScore(rules, encounter, block) < at.score,
    );
    return slowerIndex === -1 ? endIndex : slowerIndex;
  }
  const blockIndex = turnOrder.findIndex((block) => block.includes(at.who));
  if (blockIndex === -1) return endIndex;
  return at.kind === 'before' ? blockIndex : blockIndex + 1;
}

/**
 * The highest initiative of the combatants who act together in a turn. An event with the same number comes after the
 * turn.
 */
function highestScore<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  block: readonly CombatantId[],
): number {
  const scores = block.flatMap((id) => {
    const who = find(encounter, id);
    return (who && rules.orderScore?.(who)) ?? [];
  });
  return Math.max(...scores);
}
