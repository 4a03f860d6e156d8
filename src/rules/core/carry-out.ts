import { joinBlocks, TURNS_SETTING_NAME } from './blocks.ts';
import type { Deed } from './deed.ts';
import { delayOf, delayTurn, forgetDelay, recordTurnUsed, resumeTurn } from './delay.ts';
import { depart, endDependentConditions } from './departure.ts';
import type { Dice } from './dice.ts';
import type { Combatant, CombatantId, Encounter, Setting, System, UserId } from './encounter.ts';
import { hasLeftFight, ownerOf } from './encounter.ts';
import {
  changeTiles,
  leaveField,
  overrule,
  placeCombatants,
  placeNewcomer,
  replaceField,
  setFieldLook,
  useDoor,
} from './field-deeds.ts';
import { settingOf } from './former-settings.ts';
import { given } from './given.ts';
import type { Affliction } from './intent.ts';
import { dropItems, giveItems, giveNewItem, takeItems } from './item-deeds.ts';
import { parseExpression } from './notation/parse.ts';
import { rollDice, rollText } from './notation/roll.ts';
import { type PlayResult, playDeed, prepareIntent } from './play.ts';
import { changePlayer, giveBackCombatant, lendCombatant, setAutopilot, setPlan } from './played-by.ts';
import { answerProposal, propose, withdrawProposals } from './proposals.ts';
import type { EarlyAnswer } from './question.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import { moveInOrder } from './reorder.ts';
import type { Resolution } from './resolution.ts';
import { resourceKindOf } from './resource-kind.ts';
import { actionOf, conditionsOf, countsOf, type Ruleset, takesTurns } from './ruleset.ts';
import { changeScene } from './scene.ts';
import * as schema from './schema.ts';
import { removeTimedEvent, setTimedEvent } from './timed-events.ts';
import { beginFighting, endScene, endTurn, joinTurnOfSide, stopRounds } from './turns.ts';
import { putInZone, recordZone, setZones, startInZone } from './zones.ts';

const PASSED_OVER_REASON = because({ id: 'passed over' });

/**
 * Plays a deed in an encounter. The same encounter, deed, dice and answers always give the same result. If `until` is a
 * combatant's id, play stops after that combatant's turn, before anything that follows automatically. If `answers` runs
 * out, questions are answered from `earlyAnswers`.
 */
export function carryOut<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  dice: Dice,
  answers: readonly string[] = [],
  until?: CombatantId,
  earlyAnswers: readonly EarlyAnswer[] = [],
): Result<PlayResult<S>, Refusal> {
  return playDeed(
    rules,
    before,
    (resolution) => carryOutAndRecordActor(resolution, rules, deed),
    dice,
    answers,
    until,
    earlyAnswers,
  );
}

/** Carries out a deed, and records which combatant used its turn for it. */
function carryOutAndRecordActor<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: Deed<S>,
): Result<unknown, Refusal> {
  const deedResult = carryOutDeed(resolution, rules, deed);
  if (deedResult.ok) recordTurnUsed(resolution, actorOf(rules, deed));
  return deedResult;
}

/** The combatant that acts in a deed. Undefined if the GM acts, or if no one does, as when a turn ends. */
function actorOf<S extends System>(rules: Ruleset<S>, deed: Deed<S>): CombatantId | undefined {
  switch (deed.type) {
    case 'intent':
      return actionOf(rules, deed.intent.action)?.gm ? undefined : deed.intent.actor;
    case 'door':
      return deed.subject;
    case 'give':
    case 'drop':
      return deed.free ? undefined : deed.from;
    case 'take':
      return deed.free ? undefined : deed.to;
    default:
      return undefined;
  }
}

function carryOutDeed<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: Deed<S>,
): Result<unknown, Refusal> {
  const { encounter } = resolution;
  switch (deed.type) {
    case 'intent': {
      const beginResult = prepareIntent(rules, encounter, deed.intent);
      return beginResult.ok ? ok(beginResult.value(resolution)) : beginResult;
    }
    case 'join':
      return deed.hidden ? joinAsHidden(resolution, deed.combatants) : joinFight(resolution, rules, deed.combatants);
    case 'reveal':
      return revealCombatants(resolution, rules, deed.subjects);
    case 'hide':
      return hideCombatant(resolution, rules, deed.subject);
    case 'dismiss':
      return removeHiddenCombatant(resolution, deed.subject);
    case 'initiative':
      return beginFighting(resolution, rules);
    case 'roll':
      return rollFreely(resolution, deed.dice);
    case 'end-turn':
      return endTurns(resolution, rules, deed);
    case 'delay':
      return delayTurn(resolution, rules, deed);
    case 'resume-turn':
      return resumeTurn(resolution, deed);
    case 'event':
      return setTimedEvent(resolution, rules, deed.event);
    case 'remove-event':
      return removeTimedEvent(resolution, deed.id);
    case 'stop-rounds':
      if (encounter.phase !== 'fighting') return no({ type: 'wrong-phase', wants: 'fighting', phase: encounter.phase });
      return ok(stopRounds(resolution, rules));
    case 'end-scene':
      return endScene(resolution, rules);
    case 'standing-order':
      return setAutoReaction(resolution, rules, deed.subject, deed.about, deed.answer);
    case 'afflict':
      return afflict(resolution, rules, deed.subject, deed.affliction);
    case 'cure':
      return removeCondition(resolution, rules, deed.subject, deed.key);
    case 'adjust':
      return adjustResource(resolution, rules, deed);
    case 'scene-afflict':
    case 'scene-cure':
    case 'scene-adjust':
      return changeScene(resolution, rules, deed);
    case 'change-sheet':
      return changeSheet(resolution, rules, deed.subject, deed.sheet);
    case 'give':
      return giveItems(resolution, rules, deed);
    case 'take':
      return takeItems(resolution, rules, deed);
    case 'drop':
      return dropItems(resolution, rules, deed);
    case 'find':
      return giveNewItem(resolution, rules, deed);
    case 'set':
      return changeSetting(resolution, rules, deed.setting, deed.value);
    case 'depart':
      return leaveFight(resolution, rules, deed);
    case 'revive':
      return revive(resolution, rules, deed.subject);
    case 'remove':
      leaveField(resolution, deed.subject);
      recordZone(resolution, deed.subject, undefined);
      return ok(removeCombatant(resolution, rules, deed.subject));
    case 'hand-over':
      return handOver(resolution, deed.subject, deed.to);
    case 'lend':
      return lendCombatant(resolution, deed.subject, deed.to, deed.until);
    case 'give-back':
      return giveBackCombatant(resolution, deed.subject);
    case 'auto':
      return setAutopilot(resolution, deed.subjects, deed.style);
    case 'plan':
      return setPlan(resolution, deed.subject, deed.plan);
    case 'pace':
      return ok(resolution.record({ type: 'pace-set', ...given({ before: encounter.pace, after: deed.pace }) }));
    case 'group':
      return groupCombatants(resolution, rules, deed.members, deed.name);
    case 'gms':
      return ok(resolution.record({ type: 'gms-changed', before: encounter.gms, after: deed.gms }));
    case 'reorder':
      return moveInOrder(resolution, rules, deed);
    case 'field':
      return replaceField(resolution, rules, deed);
    case 'field-look':
      return setFieldLook(resolution, deed.look);
    case 'tiles':
      return changeTiles(resolution, rules, deed);
    case 'place':
      return placeCombatants(resolution, rules, deed);
    case 'propose':
      return propose(resolution, rules, deed);
    case 'answer-proposal':
      return answerProposal(resolution, rules, deed.id, deed.answer);
    case 'zones':
      return setZones(resolution, rules, deed.zones);
    case 'to-zone':
      return putInZone(resolution, deed.subjects, deed.at, deed.hidden === true);
    case 'door':
      return useDoor(resolution, rules, deed);
    case 'overrule':
      return overrule(resolution, rules, deed);
    default:
      return deed satisfies never;
  }
}

function endTurns<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, others = [], passedOver }: Extract<Deed, { type: 'end-turn' }>,
): Result<unknown, Refusal> {
  for (const who of [subject, ...others]) {
    const endResult = endTurn(resolution, rules, who, passedOver && PASSED_OVER_REASON);
    if (!endResult.ok) return endResult;
  }
  return ok();
}

function rollFreely<S extends System>(resolution: Resolution<S>, input: string): Result<unknown, Refusal> {
  const expression = parseExpression(input);
  if (!expression.ok) return expression;
  const roll = rollDice(expression.value, {
    roll: (sides) => resolution.rollDice({ count: 1, sides })[0]?.face ?? 1,
  });
  return ok(resolution.record({ type: 'remarked', what: because({ id: 'roll', written: rollText(roll) }) }));
}

function setAutoReaction<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  about: string,
  after: string | undefined,
): Result<unknown, Refusal> {
  const reactionEntry = Object.hasOwn(rules.standingOrders, about) ? rules.standingOrders[about] : undefined;
  if (!reactionEntry)
    return no({ type: 'no-such', what: 'auto-reaction', typed: about, known: Object.keys(rules.standingOrders) });
  if (after !== undefined && !reactionEntry.offers.includes(after))
    return no({ type: 'no-such', what: 'answer', typed: after, known: reactionEntry.offers });
  const answerBefore = resolution.combatant(who).standingOrders[about];
  const beforeAndAfter = given({ before: answerBefore, after });
  return ok(resolution.record({ type: 'standing-order-set', subject: who, about, ...beforeAndAfter }));
}

/** The maximum number of combatants in one encounter. */
export const MAX_COMBATANTS = 60;

/**
 * Lets combatants enter the fight. During rounds, the system's rule gives each of them a place in the turn order.
 * Refuses a name that is taken, and more than `MAX_COMBATANTS` combatants.
 */
function joinFight<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  newcomers: readonly Combatant<S>[],
): Result<undefined, Refusal> {
  for (const newcomer of newcomers) {
    const { combatants } = resolution.encounter;
    if (isNameOrIdTaken(newcomer, combatants)) return no({ type: 'name-taken', name: newcomer.name });
    if (combatants.length >= MAX_COMBATANTS) return tooManyCombatantsRefusal();
    resolution.record({ type: 'joined', combatant: newcomer });
    placeNewcomer(resolution, rules, newcomer.id);
    startInZone(resolution, newcomer.id);
    if (resolution.encounter.phase === 'fighting' && takesTurns(rules, newcomer)) rules.enter(resolution, newcomer.id);
  }
  if (resolution.encounter.phase !== 'fighting') return ok();
  joinBlocks(resolution, rules);
  for (const { id } of newcomers) joinTurnOfSide(resolution, rules, id);
  return ok();
}

/** Adds hidden combatants. Until they are revealed, no rule affects them and players don't see them. */
function joinAsHidden<S extends System>(
  resolution: Resolution<S>,
  newcomers: readonly Combatant<S>[],
): Result<undefined, Refusal> {
  for (const newcomer of newcomers) {
    const { combatants, hidden = [] } = resolution.encounter;
    if (isNameOrIdTaken(newcomer, [...combatants, ...hidden])) return no({ type: 'name-taken', name: newcomer.name });
    if (combatants.length + hidden.length >= MAX_COMBATANTS) return tooManyCombatantsRefusal();
    resolution.record({ type: 'concealed', combatant: newcomer });
  }
  return ok();
}

/**
 * Reveals hidden combatants, who join like newcomers but keep their current state. Only conditions that depend on
 * someone who has left are removed. If a newcomer has taken a hidden combatant's name in the meantime, the hidden
 * combatant gets a number. Refusing the newcomer that name would have revealed that someone is hidden.
 */
function revealCombatants<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subjects: readonly CombatantId[],
): Result<undefined, Refusal> {
  for (const subject of subjects) {
    const { encounter } = resolution;
    const hiddenCombatantResult = findHiddenCombatant(encounter, subject);
    if (!hiddenCombatantResult.ok) return hiddenCombatantResult;
    resolution.record({ type: 'emerged', combatant: hiddenCombatantResult.value });
    const joinResult = joinFight(resolution, rules, [asNewcomer(hiddenCombatantResult.value, encounter)]);
    if (!joinResult.ok) return joinResult;
  }
  return ok();
}

/**
 * Hides a creature: it leaves the turn order, and everything that depended on it ends. Its own state doesn't change.
 * Refuses a player's character.
 */
function hideCombatant<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
): Result<undefined, Refusal> {
  const combatant = resolution.combatant(who);
  if (combatant.controller !== undefined || ownerOf(combatant) !== undefined)
    return no({ type: 'not-a-creature', name: combatant.name });
  resolution.record({ type: 'concealed', combatant: removeCombatant(resolution, rules, who) });
  return ok();
}

/** Removes a hidden combatant. Players never learn that the combatant existed. */
function removeHiddenCombatant<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
): Result<undefined, Refusal> {
  const hiddenCombatantResult = findHiddenCombatant(resolution.encounter, subject);
  if (!hiddenCombatantResult.ok) return hiddenCombatantResult;
  leaveField(resolution, subject);
  recordZone(resolution, subject, undefined);
  resolution.record({ type: 'emerged', combatant: hiddenCombatantResult.value });
  return ok();
}

function findHiddenCombatant<S extends System>(
  { hidden = [] }: Encounter<S>,
  subject: CombatantId,
): Result<Combatant<S>, Refusal> {
  const hiddenCombatant = hidden.find(({ id }) => id === subject);
  const hiddenNames = hidden.map(({ name }) => name);
  return hiddenCombatant
    ? ok(hiddenCombatant)
    : no({ type: 'no-such', what: 'hidden-creature', typed: subject, known: hiddenNames });
}

function asNewcomer<S extends System>(hiddenCombatant: Combatant<S>, { combatants }: Encounter<S>): Combatant<S> {
  const isInEncounter = (id: CombatantId) => id === hiddenCombatant.id || combatants.some((each) => each.id === id);
  const conditions = hiddenCombatant.conditions.filter(
    ({ source, duration }) =>
      (source === undefined || isInEncounter(source)) && (!('of' in duration) || isInEncounter(duration.of)),
  );
  return { ...hiddenCombatant, name: freeNumberedName(hiddenCombatant.name, combatants), conditions };
}

/** Returns the name or, if the name is taken, the name with the next free number: "Ogre 2". */
function freeNumberedName(name: string, otherCombatants: readonly Combatant[]): string {
  const usedNames = new Set(otherCombatants.map((each) => each.name.toLowerCase()));
  if (!usedNames.has(name.toLowerCase())) return name;
  const nameWithoutNumber = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const numberedName = `${nameWithoutNumber} ${number}`;
    if (!usedNames.has(numberedName.toLowerCase())) return numberedName;
  }
}

function isNameOrIdTaken({ id, name }: Combatant, others: readonly Combatant[]): boolean {
  return others.some((other) => other.id === id || other.name.toLowerCase() === name.toLowerCase());
}

function tooManyCombatantsRefusal(): Result<undefined, Refusal> {
  return no({ type: 'too-many', what: 'combatants', most: MAX_COMBATANTS });
}

/** The GM puts a condition on someone by the system's rules, with the GM's duration if they chose one. */
function afflict<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subject: CombatantId,
  affliction: Affliction<S>,
): Result<unknown, Refusal> {
  const afflictResult = rules.afflict(resolution, subject, affliction);
  const conditionEnd = affliction.until === 'lasting' ? 'removed' : affliction.until;
  if (!afflictResult.ok || conditionEnd === undefined) return afflictResult;
  const lastConditionGained = resolution.events.findLast(
    (event) => event.type === 'condition-gained' && event.subject === subject,
  );
  const key = lastConditionGained?.type === 'condition-gained' ? lastConditionGained.condition.key : undefined;
  const conditionBefore = resolution.combatant(subject).conditions.find((each) => each.key === key);
  if (!conditionBefore || conditionBefore.duration.until === conditionEnd) return afflictResult;
  const conditionAfter = { ...conditionBefore, duration: { until: conditionEnd } };
  const why = because({ id: 'GM’s word' });
  return ok(
    resolution.record({ type: 'condition-changed', subject, before: conditionBefore, after: conditionAfter, why }),
  );
}

/** The GM removes a condition. Refuses if the combatant doesn't have it. */
export function removeCondition<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  key: string,
): Result<unknown, Refusal> {
  const conditions = conditionsOf(rules, resolution.combatant(who));
  const condition = conditions.find((each) => each.key === key);
  if (!condition)
    return no({ type: 'no-such', what: 'condition', typed: key, known: conditions.map((each) => each.key) });
  if (!resolution.combatant(who).conditions.includes(condition))
    return ok(rules.ownConditions?.remove(resolution, who, key));
  return ok(resolution.record({ type: 'condition-ended', subject: who, condition, why: because({ id: 'taken off' }) }));
}

/** The GM sets a resource within its limits. The rules work out what follows. */
export function adjustResource<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, resource: name, to, why: words }: Extract<Deed, { type: 'adjust' }>,
): Result<unknown, Refusal> {
  const counts = countsOf(rules, resolution.combatant(subject));
  const count = Object.hasOwn(counts, name) ? counts[name] : undefined;
  if (!count) return no({ type: 'no-such', what: 'resource', typed: name, known: Object.keys(counts) });
  const max = count.max ?? 1_000_000;
  if (!Number.isInteger(to) || to < 0 || to > max)
    return no({ type: 'out-of-bounds', what: { resource: name }, least: 0, most: max });
  const before = count.value;
  const why = because(words === undefined ? { id: 'GM’s word' } : { id: 'said', words });
  if (!Object.hasOwn(resolution.combatant(subject).resources, name))
    return ok(rules.ownCounts?.[name]?.set(resolution, subject, to, why));
  const commonFields = { target: subject, from: why, resource: name, before, after: to, amount: Math.abs(to - before) };
  const maxField = count.max === undefined ? {} : { max: count.max };
  const steps = [{ why, plus: to - before, left: to }];
  const { turn, fills } = resourceKindOf(rules.resourceKinds, name);
  // A change to points that come back each turn is neither damage nor healing, so it is recorded as spent or regained.
  if (turn) {
    const eventType = to < before ? 'spent' : 'regained';
    return ok(resolution.record({ type: eventType, subject, resource: name, why, before, after: to, ...maxField }));
  }
  if (fills ? to > before : to < before)
    return ok(resolution.record({ type: 'harmed', ...commonFields, ...maxField, kinds: [], steps }));
  return ok(resolution.record({ type: 'healed', ...commonFields, ...maxField, steps }));
}

/** Replaces a sheet. Refuses a sheet that isn't valid in the system. The rules then apply the consequences. */
export function changeSheet<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  subject: CombatantId,
  sheet: object,
): Result<unknown, Refusal> {
  const readResult = schema.readWhole(rules.sheet, sheet);
  if ('problems' in readResult) return no({ type: 'sheet-unfit', problems: readResult.problems, more: 0 });
  const sheetBefore = resolution.combatant(subject).sheet;
  const sheetAfter = readResult.value;
  const [oldFields, newFields] = [sheetBefore, sheetAfter].map(
    (each) => new Map<string, unknown>(Object.entries(each)),
  );
  const changedFields = [...(newFields?.keys() ?? [])].filter(
    (key) => JSON.stringify(newFields?.get(key)) !== JSON.stringify(oldFields?.get(key)),
  );
  const why = because({ id: 'sheet changed', fields: changedFields });
  return ok(resolution.record({ type: 'sheet-changed', subject, why, before: sheetBefore, after: sheetAfter }));
}

/** Changes a setting of the encounter. The caller must have checked the name and value. */
function changeSetting<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  setting: string,
  after: Setting,
): Result<unknown, Refusal> {
  const settingBefore = settingOf(resolution.encounter, setting);
  resolution.record({ type: 'setting-changed', setting, ...given({ before: settingBefore, after }) });
  if (setting === TURNS_SETTING_NAME && resolution.encounter.phase === 'fighting') joinBlocks(resolution, rules);
  return ok();
}

const REVIVED_REASON = because({ id: 'revived' });
const RETURNED_REASON = because({ id: 'returned' });

/**
 * A combatant leaves the fight, for example by fleeing or surrendering. Refuses the dead and those that have already
 * left.
 */
function leaveFight<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, as }: Extract<Deed, { type: 'depart' }>,
): Result<unknown, Refusal> {
  const { name, vitality } = resolution.combatant(subject);
  if (vitality === 'dead') return no({ type: 'target-dead', name });
  if (hasLeftFight(vitality)) return no({ type: 'has-left', name, as: vitality });
  rules.leave?.(resolution, subject);
  return ok(depart(resolution, subject, as));
}

/**
 * The GM revives someone with the minimum resources to stay up, or brings back someone who has left, and puts them in
 * the turn order.
 */
function revive<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
): Result<unknown, Refusal> {
  const { name, vitality: vitalityBefore } = resolution.combatant(who);
  if (vitalityBefore === 'up') return no({ type: 'on-their-feet', name });
  resolution.record({
    type: 'rose',
    subject: who,
    as: hasLeftFight(vitalityBefore) ? RETURNED_REASON : REVIVED_REASON,
    before: vitalityBefore,
    after: 'up',
  });
  for (const [resource, { value, max }] of Object.entries(resolution.combatant(who).resources)) {
    const { revived, fills } = resourceKindOf(rules.resourceKinds, resource);
    if (revived === undefined || (fills ? max === undefined || value < max : value > 0)) continue;
    const valueAfter = fills && max !== undefined ? Math.max(0, max - revived) : revived;
    const maxField = max === undefined ? {} : { max };
    const steps = [{ why: REVIVED_REASON, plus: revived, left: revived }];
    resolution.record({
      type: 'healed',
      target: who,
      from: REVIVED_REASON,
      resource,
      steps,
      amount: Math.abs(valueAfter - value),
      before: value,
      after: valueAfter,
      ...maxField,
    });
  }
  const { encounter } = resolution;
  const isInTurnOrder = encounter.turnOrder.flat().includes(who) || delayOf(encounter, who);
  if (encounter.phase === 'fighting' && !isInTurnOrder && takesTurns(rules, resolution.combatant(who)))
    rules.enter(resolution, who);
  return ok();
}

/**
 * Removes someone from the encounter and the turn order, and ends the conditions that depended on them. Returns the
 * removed combatant.
 */
function removeCombatant<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
): Combatant<S> {
  rules.leave?.(resolution, who);
  const removedCombatant = resolution.combatant(who);
  endDependentConditions(resolution, who);
  forgetDelay(resolution, who);
  withdrawProposals(resolution, who);
  const { turnOrder: orderBefore, turn } = resolution.encounter;
  // A turn without combatants stays in the order and is skipped, so that the current turn's index stays right.
  const orderAfter = orderBefore.map((block) => block.filter((id) => id !== who));
  if (orderBefore.flat().includes(who))
    resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder: orderAfter, reasons: [], turn });
  resolution.record({ type: 'left', combatant: removedCombatant });
  return removedCombatant;
}

/** Puts combatants into a group that acts together from now on. Without a name, each acts alone. */
function groupCombatants<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  members: readonly CombatantId[],
  after: string | undefined,
) {
  const combatantWithoutTurn = members.map((who) => resolution.combatant(who)).find((who) => !takesTurns(rules, who));
  if (combatantWithoutTurn && after !== undefined)
    return no({ type: 'takes-no-turns', name: combatantWithoutTurn.name });
  for (const who of members) {
    const { group: groupBefore } = resolution.combatant(who);
    const beforeAndAfter = given({ before: groupBefore, after });
    if (groupBefore !== after) resolution.record({ type: 'grouped', subject: who, ...beforeAndAfter });
  }
  if (resolution.encounter.phase === 'fighting') joinBlocks(resolution, rules);
  return ok();
}

/** Hands a combatant to another player, or to the GM if no player is given. Refuses if that player already plays it. */
function handOver<S extends System>(
  resolution: Resolution<S>,
  who: CombatantId,
  after: UserId | undefined,
): Result<unknown, Refusal> {
  const { controller: controllerBefore, lent, plan, name } = resolution.combatant(who);
  if (controllerBefore === after && !lent) return no({ type: 'theirs-already', name });
  // The new player must not use or read the old player's plan.
  if (plan && controllerBefore !== after) resolution.record({ type: 'plan-set', subject: who, before: plan });
  if (lent) resolution.record({ type: 'lent', subject: who, before: lent });
  return ok(changePlayer(resolution, who, after));
}
