// Says why an action that a text means isn't possible or useful now.

import type { Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import { prepareIntent } from '../rules/core/play.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { OWN_ACTION_EVIDENCE } from './clauses.ts';
import type { RankedMeaning } from './meanings.ts';
import { intentWithStrangeThing } from './missing-actions.ts';
import type { Mention } from './narrowing.ts';
import { areAllies, targetsOf } from './options.ts';
import type { MeantAction } from './ranking.ts';
import { isSubject, type Scope, type TextFacts } from './scope.ts';

/**
 * What is in the way of an action: the rules refuse it, none of the actor's tools can do it, no one here can move that
 * way, or it's allowed but wouldn't do anything for the target.
 */
export type Obstacle =
  | Refusal
  | { readonly type: 'beyond-tools' }
  | { readonly type: 'impossible-way' }
  | { readonly type: 'no-effect' };

/** Something that a text means but that isn't possible or useful now. */
export interface ImpossibleAction {
  readonly intent: Intent;
  readonly why: Obstacle;
}

/**
 * Why an action isn't possible now. Undefined if it is possible, or if it only lacks details that the player can still
 * choose.
 */
export function obstacleTo(
  { reader: { rules, encounter }, byAction }: TextFacts,
  { intent, isBeyondTools, isImpossibleMove }: Pick<RankedMeaning, 'intent' | 'isBeyondTools' | 'isImpossibleMove'>,
): Obstacle | undefined {
  if (isBeyondTools) return { type: 'beyond-tools' };
  if (isImpossibleMove) return { type: 'impossible-way' };
  const beginResult = prepareIntent(rules, encounter, intent);
  if (beginResult.ok) return isUseless(rules, encounter, intent) ? { type: 'no-effect' } : undefined;
  if (beginResult.why.type === 'where-to') return undefined;
  if (beginResult.why.type !== 'missing') return beginResult.why;
  const { known } = beginResult.why;
  if (known.length === 0) return beginResult.why;
  // “I drink my potion” doesn't say which. If none of them is possible, the player reads why the first one isn't.
  return intent.tool === undefined && !byAction.has(intent.action)
    ? refusalOfAll(
        rules,
        encounter,
        known.map((tool) => ({ ...intent, tool })),
      )
    : undefined;
}

/** Why the first of some intents isn't possible. Undefined if one of them is possible or lacks details. */
function refusalOfAll(rules: Ruleset, encounter: Encounter, intents: readonly Intent[]): Refusal | undefined {
  const refusals = intents.flatMap((intent) => {
    const result = prepareIntent(rules, encounter, intent);
    return result.ok || result.why.type === 'missing' || result.why.type === 'where-to' ? [] : [result.why];
  });
  return refusals.length === intents.length ? refusals[0] : undefined;
}

/** Whether an action is allowed but isn't offered, because it wouldn't do anything for its target. */
function isUseless(rules: Ruleset, encounter: Encounter, { action, actor, tool, targets = [] }: Intent): boolean {
  const [target] = targets;
  const ways = rules.actions[action]?.ways?.(encounter, actor) ?? [];
  const usefulTargetIdsByWay = ways.flatMap((way) => (way.tool === tool && way.usefulTo ? [way.usefulTo] : []));
  return (
    target !== undefined &&
    usefulTargetIdsByWay.length > 0 &&
    usefulTargetIdsByWay.every((ids) => !ids.includes(target))
  );
}

/**
 * Whether an action is impossible now. If the actor only lacks the manner that the text names, the action counts as
 * possible.
 */
export function isRefused(facts: TextFacts, missing: RankedMeaning): boolean {
  const why = obstacleTo(facts, missing);
  return why !== undefined && !(missing.intent.manner !== undefined && why.type === 'no-such');
}

/**
 * The likeliest action, with the reason why it isn't possible against the target that the text names. Undefined if it
 * is possible.
 */
export function impossibleActionIn(
  facts: TextFacts,
  scope: Scope,
  best: MeantAction | undefined,
): ImpossibleAction | undefined {
  if (!best?.act) return undefined;
  const { actor } = facts.reader;
  const { action } = best.intent;
  const targetMentions = scope.mentions.filter((each) => !isSubject(facts, each));
  const why = targetRefusal(facts, scope, best, targetMentions);
  const [wanted] = targetMentions.flatMap((each) => (each.pronoun || each.self ? [] : each.ids.slice(0, 1)));
  if (why) return { intent: { ...best.intent, targets: [wanted ?? actor] }, why };
  const targetIds = targetMentions.flatMap(({ ids }) => ids.slice(0, 1));
  const actionOptions = facts.byAction.get(action) ?? [];
  const isForOtherTargets =
    (scope.evidence.get(action) ?? 0) >= OWN_ACTION_EVIDENCE &&
    targetIds.length > 0 &&
    !targetIds.some((id) => actionOptions.some((each) => targetsOf(each).includes(id))) &&
    actionOptions.some((each) => targetsOf(each).length > 0);
  if (!isForOtherTargets) return undefined;
  const intent: Intent = { action, actor, ...given({ targets: targetIds.slice(0, 1) }) };
  const obstacle = obstacleTo(facts, { intent });
  return obstacle && { intent, why: obstacle };
}

/**
 * Why the likeliest action isn't possible against the target that the text names. If an action helps and no one else is
 * named, the actor is the target.
 */
function targetRefusal(
  facts: TextFacts,
  scope: Scope,
  best: MeantAction,
  aimed: readonly Mention[],
): Obstacle | undefined {
  const { reader } = facts;
  const { actor } = reader;
  const { act, intent } = best;
  if (!act || (intent.targets?.length ?? 0) !== 1 || scope.isConditional) return undefined;
  const namedMentions = aimed.filter((each) => !each.pronoun && !each.self && !each.all);
  const isActorMentioned = aimed.some(({ self }) => self === true);
  // A combatant that is named twice is only one target: “I grab the cultist by the hood”.
  const namedIds = new Set(namedMentions.map(({ ids }) => ids[0]));
  const wantedTarget =
    namedIds.size === 1
      ? namedMentions[0]?.ids[0]
      : act.helps && (isActorMentioned || namedMentions.length === 0)
        ? actor
        : undefined;
  if (
    wantedTarget === undefined ||
    intent.targets?.[0] === wantedTarget ||
    (act.helps && intent.targets?.[0] === actor)
  )
    return undefined;
  if (act.harms && areAllies(reader, [wantedTarget])) return undefined;
  return obstacleTo(facts, { intent: { ...intent, targets: [wantedTarget] } });
}

/** The likeliest action that needs a tool, with a weapon or item that no book has. Undefined if the text names none. */
export function actionWithStrangeThing(
  facts: TextFacts,
  scope: Scope,
  meanings: readonly RankedMeaning[],
): ImpossibleAction | undefined {
  const intent = intentWithStrangeThing(facts, scope, meanings);
  const why = intent && obstacleTo(facts, { intent });
  return why && { intent, why };
}
