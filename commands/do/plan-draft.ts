// The plan that a text describes.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { componentId, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reading, TextStep } from '../../src/prose/read.ts';
import {
  type Combatant,
  type Encounter,
  GUARD,
  isOnTurn,
  MAX_PLAN_LINES,
  type Plan,
  type PlanCondition,
  type PlanLine,
} from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { planWithLines } from '../../src/rules/core/plan-choices.ts';
import { guardIntentOf } from '../../src/rules/core/play.ts';
import { type Ruleset, takesTurns } from '../../src/rules/core/ruleset.ts';
import type { Draft } from '../../src/session/encounter-state.ts';
import { ownCombatants } from '../../src/session/session.ts';
import { nameOf as nameInBook } from '../../src/text/names.ts';
import { plain, t } from '../../src/text/t.ts';
import { planInUse, planOptionsFor, planText } from '../plan/screen.ts';
import { labelOf, type PlayingSession, readingOf } from './meaning.ts';

/** The button that keeps the plan that a text describes. */
export const keepDraftedPlanId = componentId('do-plan', {
  encounter: thisEncounter,
  actor: idText,
  draft: idText,
  plan: idText,
});

/** A plan that a text describes, and the parts of the text that a plan can't contain. */
export interface PlanDraft {
  readonly plan?: Plan;
  /** Why parts of the text are left out, in words. */
  readonly leftOutReasons: readonly string[];
}

/**
 * The plan that a text describes. If the text has no conditions, the plan is what the text would mean on the
 * combatant's turn. Undefined if the text isn't a plan, or if the caller can't plan for this combatant.
 */
export function planDraftOf(
  session: PlayingSession,
  who: Combatant,
  words: string,
  reading: Reading,
): PlanDraft | undefined {
  const { rules, encounter } = session;
  const isOffTurn = encounter.phase === 'fighting' && !isOnTurn(encounter, who.id);
  const canPlan = ownCombatants(session).includes(who) && who.vitality === 'up' && takesTurns(rules, who) && !who.lent;
  if (!canPlan || (!isOffTurn && !reading[0]?.plan)) return undefined;
  const planOptions = planOptionsFor(rules, encounter, who);
  const ownTurnReading = isOffTurn ? readingOf(session, who, words, planOptions.encounter) : reading;
  const branches: readonly PlanBranch[] =
    ownTurnReading[0]?.plan?.branches ?? ownTurnReading.flatMap(({ meant }) => (meant.length > 0 ? [{ meant }] : []));
  const leftOutReasons: string[] = [];
  const lines = branches.flatMap((branch): readonly PlanLine[] => {
    const conditions = branch.when ? plannedConditions(branch.when, planOptions.conditions) : [];
    const act = plannedAct(rules, planOptions, branch);
    if (!conditions)
      leftOutReasons.push(t('do-plan-cannot-wait', { words: plain(branch.when?.words ?? '', MAX_CONDITION_LENGTH) }));
    else if (!act) leftOutReasons.push(t('do-plan-cannot-do', { action: branchActionLabel(branch, encounter) }));
    return conditions && act ? [{ when: conditions, act }] : [];
  });
  // On the combatant's own turn, a condition that no plan can check is probably a part of the story: “when the dust
  // settles, I strike”.
  if (!isOffTurn && !lines.some(({ when }) => when.length > 0)) return undefined;
  if (lines.length === 0) return leftOutReasons.length > 0 ? { leftOutReasons } : undefined;
  return { plan: planWithLines(lines.slice(0, MAX_PLAN_LINES), planOptions.choices), leftOutReasons };
}

/** The maximum length of a condition that is quoted, in characters. */
const MAX_CONDITION_LENGTH = 80;

/** A part of a text that describes a plan. */
type PlanBranch = NonNullable<TextStep['plan']>['branches'][number];

/**
 * The plan conditions that match the condition in a player's text, such as “when an enemy comes near”. Undefined if
 * none matches.
 */
function plannedConditions(
  { about }: NonNullable<PlanBranch['when']>,
  conditions: readonly PlanCondition[],
): readonly PlanCondition[] | undefined {
  const findCondition = (matches: (condition: PlanCondition) => boolean) => {
    const condition = conditions.find(matches);
    return condition && [condition];
  };
  switch (about) {
    case 'near':
    case 'attack':
      return findCondition((each) => each.if === 'foe-near');
    case 'self-hurt':
      return findCondition((each) => each.if === 'self-below' && each.percent === 50);
    case 'friend-hurt':
      return findCondition((each) => each.if === 'friend-below' && each.percent === 50);
    case 'acts':
    case 'other':
      return undefined;
    default:
      return about satisfies never;
  }
}

/** The planned action that a text describes. Undefined if no plan can include it. */
function plannedAct(
  rules: Ruleset,
  { encounter, choices }: ReturnType<typeof planOptionsFor>,
  { meant: [best], later }: PlanBranch,
): PlanLine['act'] | undefined {
  const { action, tool, manner, target, to } = best
    ? { ...best.intent, target: best.toward ?? best.intent.targets?.[0] }
    : { to: undefined, ...later };
  if (action === undefined) return undefined;
  const actor = best?.intent.actor;
  const guard = actor === undefined ? undefined : guardIntentOf(rules, encounter, actor);
  if (guard?.action === action && choices.some(({ act }) => act === GUARD)) return GUARD;
  if (best && !best.act && target !== undefined && rules.approach)
    return { ...rules.approach, targets: [{ who: target }, 'any foe'] };
  if (best && !best.act && to !== undefined) return { action, to, ...given({ tool, manner }) };
  const actionsWithName = choices.flatMap(({ act }) => (act !== GUARD && act.action === action ? [act] : []));
  const chosenAction =
    actionsWithName.find((act) => act.tool === tool && act.manner === manner) ??
    actionsWithName.find((act) => tool !== undefined && act.tool === tool) ??
    (tool === undefined ? actionsWithName[0] : undefined);
  if (!chosenAction?.targets || target === undefined) return chosenAction;
  const otherTargets = chosenAction.targets.filter((each) => typeof each !== 'object');
  return { ...chosenAction, targets: target === actor ? ['self'] : [{ who: target }, ...otherTargets] };
}

function branchActionLabel({ meant: [best], later }: PlanBranch, encounter: Encounter): string {
  return best ? plain(labelOf(best, encounter)) : nameInBook(encounter.system, 'action', later?.action ?? '');
}

/** The plan that a text describes, in words. */
export function planDraftTexts(
  { encounter }: PlayingSession,
  who: Combatant,
  { plan, leftOutReasons }: PlanDraft,
): readonly string[] {
  const headLines = plan ? [`**${t('plan-title', { name: plain(who.name) })}**`, planText(plan, encounter)] : [];
  const replacementNotices = plan && planInUse(who) ? [`-# ${t('do-plan-replaces')}`] : [];
  return [...headLines, ...leftOutReasons.map((each) => `-# ${each}`), ...replacementNotices];
}

/** A hash that identifies a plan, so that the button below a plan saves exactly the plan that the player sees. */
export function planHash(plan: Plan): string {
  return textHash(JSON.stringify(plan));
}

export function keepPlanButton(
  { version }: PlayingSession,
  who: Combatant,
  draft: Draft,
  plan: Plan,
): APIButtonComponent {
  const encounterId = version?.encounter ?? 0;
  const idValues = {
    encounter: encounterId,
    actor: textHash(who.id),
    draft: textHash(draft.from),
    plan: planHash(plan),
  };
  return panel.button(t('plan-keep'), keepDraftedPlanId.write(idValues), ButtonStyle.Success);
}
