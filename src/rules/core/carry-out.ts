import type { Deed } from './deed.ts';
import type { Dice } from './dice.ts';
import type { CombatantId, Encounter, System } from './encounter.ts';
import { changeTiles, drawField, leaveField, overrule, place, setLook, useDoor } from './field-deeds.ts';
import { given } from './given.ts';
import { adjust, afflict, changeSheet, group, handOver, remove, removeCondition, revive, set } from './gm.ts';
import { giveBack, keepPlan, lend, playByThemselves } from './hands.ts';
import { dismiss, hide, join, joinUnseen, reveal } from './joining.ts';
import { parse } from './notation/parse.ts';
import { show, throwDice } from './notation/throw.ts';
import { begin, type Played, perform } from './play.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import { moveInOrder } from './reorder.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';
import { beginFighting, endScene, endTurn, stopRounds } from './turns.ts';

const PASSED_OVER = because({ id: 'passed over' });

/**
 * Plays a deed in an encounter. The same encounter, deed, dice and answers always give the same result. `until` is a
 * combatant: anything that happens by itself after their turn ends is left out.
 */
export function carryOut<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  dice: Dice,
  answers: readonly string[] = [],
  until?: CombatantId,
): Result<Played<S>, Refusal> {
  return perform(rules, before, (resolution) => does(resolution, rules, deed), dice, answers, until);
}

function does<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, deed: Deed<S>): Result<unknown, Refusal> {
  const { encounter } = resolution;
  switch (deed.type) {
    case 'intent': {
      const begun = begin(rules, encounter, deed.intent);
      return begun.ok ? ok(begun.value(resolution)) : begun;
    }
    case 'join':
      return deed.hidden ? joinUnseen(resolution, deed.combatants) : join(resolution, rules, deed.combatants);
    case 'reveal':
      return reveal(resolution, rules, deed.subjects);
    case 'hide':
      return hide(resolution, rules, deed.subject);
    case 'dismiss':
      return dismiss(resolution, deed.subject);
    case 'initiative':
      return beginFighting(resolution, rules);
    case 'roll':
      return rollFreely(resolution, deed.dice);
    case 'end-turn':
      return endTurns(resolution, rules, deed);
    case 'stop-rounds':
      if (encounter.phase !== 'fighting') return no({ type: 'wrong-phase', wants: 'fighting', phase: encounter.phase });
      return ok(stopRounds(resolution));
    case 'end-scene':
      return endScene(resolution, rules);
    case 'standing-order':
      return order(resolution, rules, deed.subject, deed.about, deed.answer);
    case 'afflict':
      return afflict(resolution, rules, deed.subject, deed.affliction);
    case 'cure':
      return removeCondition(resolution, rules, deed.subject, deed.key);
    case 'adjust':
      return adjust(resolution, rules, deed);
    case 'change-sheet':
      return changeSheet(resolution, rules, deed.subject, deed.sheet);
    case 'set':
      return set(resolution, rules, deed.setting, deed.value);
    case 'revive':
      return revive(resolution, rules, deed.subject);
    case 'remove':
      leaveField(resolution, deed.subject);
      return ok(remove(resolution, rules, deed.subject));
    case 'hand-over':
      return handOver(resolution, deed.subject, deed.to);
    case 'lend':
      return lend(resolution, deed.subject, deed.to, deed.until);
    case 'give-back':
      return giveBack(resolution, deed.subject);
    case 'auto':
      return playByThemselves(resolution, deed.subjects, deed.style);
    case 'plan':
      return keepPlan(resolution, deed.subject, deed.plan);
    case 'pace':
      return ok(resolution.record({ type: 'pace-set', ...given({ before: encounter.pace, after: deed.pace }) }));
    case 'group':
      return group(resolution, rules, deed.members, deed.name);
    case 'gms':
      return ok(resolution.record({ type: 'gms-changed', before: encounter.gms, after: deed.gms }));
    case 'reorder':
      return moveInOrder(resolution, deed);
    case 'field':
      return drawField(resolution, rules, deed);
    case 'field-look':
      return setLook(resolution, deed.look);
    case 'tiles':
      return changeTiles(resolution, rules, deed);
    case 'place':
      return place(resolution, rules, deed);
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
    const ended = endTurn(resolution, rules, who, passedOver && PASSED_OVER);
    if (!ended.ok) return ended;
  }
  return ok();
}

function rollFreely<S extends System>(resolution: Resolution<S>, typed: string): Result<unknown, Refusal> {
  const expression = parse(typed);
  if (!expression.ok) return expression;
  const thrown = throwDice(expression.value, {
    throw: (sides) => resolution.throw({ count: 1, sides })[0]?.face ?? 1,
  });
  return ok(resolution.record({ type: 'remarked', what: because({ id: 'roll', written: show(thrown) }) }));
}

function order<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  about: string,
  after: string | undefined,
): Result<unknown, Refusal> {
  const entry = Object.hasOwn(rules.standingOrders, about) ? rules.standingOrders[about] : undefined;
  if (!entry)
    return no({ type: 'no-such', what: 'standing order', typed: about, known: Object.keys(rules.standingOrders) });
  if (after !== undefined && !entry.offers.includes(after))
    return no({ type: 'no-such', what: 'answer', typed: after, known: entry.offers });
  const before = resolution.combatant(who).standingOrders[about];
  const given = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return ok(resolution.record({ type: 'standing-order-set', subject: who, about, ...given }));
}
