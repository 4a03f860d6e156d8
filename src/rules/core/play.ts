import type { Action, Resolve } from './action.ts';
import { checkAllPresent, withoutDepartedTargets } from './departure.ts';
import type { Dice, Die } from './dice.ts';
import type { Combatant, CombatantId, Encounter, System } from './encounter.ts';
import { combatant, find, hasLeftFight, isInFight, isOnTurn, onTurn } from './encounter.ts';
import type { Event } from './event.ts';
import type { Intent, Offers } from './intent.ts';
import type { EarlyAnswer, Question } from './question.ts';
import { no, ok, type Refusal, type Result, unknownName } from './refusal.ts';
import { QuestionAsked, Resolution, TurnEndReached } from './resolution.ts';
import { actionName, actionOf, type Ruleset } from './ruleset.ts';
import { notYourTurnRefusal, settleConsequences } from './turns.ts';

/**
 * The result of a deed. "Asked" means that nothing has happened yet. Once the question is answered, the deed is played
 * again from its start with that answer.
 */
export type PlayResult<S extends System = System> =
  | {
      readonly type: 'done';
      readonly events: readonly Event<S>[];
      readonly after: Encounter<S>;
      readonly thrown: readonly Die[];
      readonly answers: readonly string[];
      /** The early answers that weren't used. */
      readonly early: readonly EarlyAnswer[];
    }
  | {
      readonly type: 'asked';
      readonly question: Question;
      /** The questions asked together with `question`, in the rules' order. */
      readonly together: readonly Question[];
      /**
       * What happened before the question, as events. These are shown to the players who have to answer, but not
       * recorded.
       */
      readonly events: readonly Event<S>[];
      readonly after: Encounter<S>;
      /**
       * The dice rolled before the question. They show the same faces when the deed is played again with the answer.
       */
      readonly thrown: readonly Die[];
      readonly answers: readonly string[];
      readonly early: readonly EarlyAnswer[];
    };

/**
 * Plays a deed in an encounter: it is refused, stopped at a question, or done. The same encounter, deed, dice and
 * answers always give the same result. If `until` is a combatant's id, play stops after that combatant's turn. An early
 * answer is used when the rules reach its question.
 */
export function playDeed<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: (resolution: Resolution<S>) => Result<unknown, Refusal>,
  dice: Dice,
  answers: readonly string[] = [],
  until?: CombatantId,
  early: readonly EarlyAnswer[] = [],
): Result<PlayResult<S>, Refusal> {
  const resolution = new Resolution(before, dice, answers, until, early);
  try {
    const deedResult = deed(resolution);
    if (!deedResult.ok) return deedResult;
    settleConsequences(resolution, rules);
  } catch (signal) {
    if (signal instanceof QuestionAsked) {
      const { question, together } = signal;
      return ok({ ...outcomeSoFar(resolution), type: 'asked', question, together });
    }
    if (!(signal instanceof TurnEndReached)) throw signal;
  }
  return ok({ ...outcomeSoFar(resolution), type: 'done' });
}

function outcomeSoFar<S extends System>({ events, encounter: after, thrown, answers, early }: Resolution<S>) {
  return { events, after, thrown, answers, early };
}

/** Checks whether an intent can be played now. Returns the function that plays it, or the reason why not. */
export function prepareIntent<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  intent: Intent,
): Result<Resolve<S>, Refusal> {
  const action = actionNamed(rules, intent.action);
  if (!action.ok) return action;
  const presenceResult = checkAllPresent(encounter, intent);
  if (!presenceResult.ok) return presenceResult;
  const timeResult = checkTime(encounter, action.value, intent.actor);
  if (timeResult.ok) return action.value.begin(encounter, intent);
  const { why } = timeResult;
  if (why.type !== 'not-your-turn') return timeResult;
  const refusal = notYourTurnRefusal(encounter, rules, intent.actor);
  if (refusal.type !== 'not-your-turn') return no(refusal);
  const skipReason = rules.skips(encounter, intent.actor);
  return skipReason === undefined ? timeResult : no({ ...why, skips: skipReason });
}

function actionNamed<S extends System>(rules: Ruleset<S>, input: string): Result<Action<S>, Refusal> {
  const action = actionOf(rules, input);
  return action ? ok(action) : unknownName('action', input, Object.keys(rules.actions));
}

/** Refuses an action that isn't possible now. */
function checkTime<S extends System>(
  encounter: Encounter<S>,
  { title, when }: Action<S>,
  by: CombatantId,
): Result<undefined, Refusal> {
  const { phase } = encounter;
  const { name, vitality } = combatant(encounter, by);
  const isOutOfFight = vitality !== 'up' && phase === 'fighting';
  switch (when) {
    case 'always':
      return ok();
    case 'rest':
      return phase === 'fighting' ? no({ type: 'rounds-run' }) : ok();
    case 'round':
      return phase === 'fighting' ? ok() : no({ type: 'not-now', action: title, phase });
    case 'turn': {
      if (phase !== 'fighting') return no({ type: 'not-now', action: title, phase });
      if (isOnTurn(encounter, by)) return ok();
      // A combatant who is down or dead never gets a turn.
      if (isOutOfFight && !hasLeftFight(vitality)) return no({ type: 'out-of-the-fight', name, as: vitality });
      return no({ type: 'not-your-turn', name, turn: onTurn(encounter).map((other) => other.name) });
    }
    default:
      return when satisfies never;
  }
}

/** A combatant's current actions, with the choices for each. */
export function actionOffers<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  by: CombatantId,
): readonly { readonly action: string; readonly title: string; readonly offers: Offers }[] {
  return Object.entries(rules.actions).flatMap(([action, { title }]) => {
    const offers = offersOf(rules, encounter, by, action);
    return offers ? [{ action, title, offers }] : [];
  });
}

/** The choices for one action now. Undefined if this combatant can't do it. */
export function offersOf<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  by: CombatantId,
  action: string,
): Offers | undefined {
  const namedAction = actionOf(rules, action);
  const offers =
    namedAction && checkTime(encounter, namedAction, by).ok ? namedAction.offers(encounter, by) : undefined;
  return offers && withoutDepartedTargets(encounter, by, offers);
}

/**
 * The single target of an action. Refuses if there is no target or several, or if the target is the actor, unknown,
 * dead or gone.
 */
export function oneTarget<S extends System>(
  encounter: Encounter<S>,
  { actor, targets = [] }: Intent,
): Result<Combatant<S>, Refusal> {
  const [id] = targets;
  if (id === undefined) return no({ type: 'missing', what: 'target', known: namesOfOthers(encounter, actor) });
  if (targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
  const target = find(encounter, id);
  if (!target) return no({ type: 'no-one-of-that-name', typed: id, known: namesOfOthers(encounter, actor) });
  if (target.id === actor) return no({ type: 'not-at-self' });
  if (hasLeftFight(target.vitality)) return no({ type: 'has-left', name: target.name, as: target.vitality });
  return target.vitality === 'dead' ? no({ type: 'target-dead', name: target.name }) : ok(target);
}

function namesOfOthers({ combatants }: Encounter, actor: CombatantId): readonly string[] {
  return combatants.filter(({ id, vitality }) => id !== actor && isInFight(vitality)).map(({ name }) => name);
}

/** Whether the book has an action that makes someone harder to hit. */
export function hasGuard(rules: Ruleset): boolean {
  return rules.guardAction !== undefined || actionName(rules, 'defend') !== undefined;
}

/** The book's action that makes someone harder to hit. Undefined if it is already done or not possible. */
export function guardIntentOf(rules: Ruleset, encounter: Encounter, actor: CombatantId): Intent | undefined {
  const action = actionName(rules, 'defend');
  const defendIntent = action === undefined ? undefined : { action, actor };
  const guardIntent = rules.guardAction ? rules.guardAction(encounter, actor) : defendIntent;
  return guardIntent && prepareIntent(rules, encounter, guardIntent).ok ? guardIntent : undefined;
}
