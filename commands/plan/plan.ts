// `/plan`: a player plans their next turn. Also the buttons on its panel, and how a plan is played.

import { command } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { outcomesReply, postOutcomes } from '../../src/posts/deed-reply.ts';
import { gmsOf } from '../../src/posts/pings.ts';
import type { Combatant, CombatantId, Plan } from '../../src/rules/core/encounter.ts';
import { combatant, find, isOnTurn, MAX_PLAN_LINES } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import {
  NO_PROGRESS,
  nextPlanStep,
  type PlanProgress,
  progressAfterLine,
} from '../../src/rules/core/next-plan-step.ts';
import { PLAN_PRESETS, planLinesWith, planWithLines, presetPlan } from '../../src/rules/core/plan-choices.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { takesTurns } from '../../src/rules/core/ruleset.ts';
import type { PlanRun } from '../../src/session/encounter-state.ts';
import { type InEncounter, ownCombatants, runningEncounter, type Session } from '../../src/session/session.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import { plain, t } from '../../src/text/t.ts';
import { hasTurnEnded } from '../autopilot.ts';
import { characterByHash } from '../me/ids.ts';
import {
  lineKey,
  lineOfDraft,
  planButtonId,
  planInUse,
  planMenuId,
  planOptionsFor,
  planScreen,
  planWords,
  presetScreen,
  trialText,
} from './screen.ts';

export const plan = command({
  name: 'plan',
  requires: runningEncounter,
  options: { as: actor() },
  run({ as }, session) {
    // A GM can act for everyone, but can't read players' plans.
    if (!ownCombatants(session).includes(as)) return no({ type: 'not-yours', name: as.name });
    if (!takesTurns(session.rules, as)) return no({ type: 'takes-no-turns', name: as.name });
    return planScreen(session, as);
  },
});

/** *My plan*, and the buttons on its panel. */
export const changePlan = component({
  id: planButtonId,
  requires: runningEncounter,
  run({ press, who, preset: chosenPreset, ...draft }, session) {
    const { rules, encounter, caller } = session;
    const combatantResult = plannedCombatant(session, who);
    if (!combatantResult.ok) return combatantResult;
    const combatant = combatantResult.value;
    if (press === 'open') return planScreen(session, combatant);
    if (press === 'back' || combatant.lent) return asUpdate(planScreen(session, combatant));
    const plan = planInUse(combatant);
    const planOptions = () => planOptionsFor(rules, encounter, combatant);
    if (press === 'preset' || press === 'keep') {
      const preset = PLAN_PRESETS.find((each) => each === chosenPreset);
      const presetLines = preset && presetPlan(rules, planOptions().choices, preset);
      if (!preset || !presetLines) return no({ type: 'stale' });
      return press === 'keep'
        ? keepPlan(session, combatant, presetLines)
        : asUpdate(presetScreen(session, combatant, preset, presetLines));
    }
    if (press === 'add') {
      const currentOptions = planOptions();
      const lineResult = lineOfDraft(draft, currentOptions);
      // The player might have added lines in another panel.
      if (plan && plan.lines.length >= MAX_PLAN_LINES) return no({ type: 'stale' });
      return lineResult.ok
        ? keepPlan(
            session,
            combatant,
            planWithLines(planLinesWith(plan, lineResult.value), currentOptions.choices, plan),
          )
        : lineResult;
    }
    if (!plan) return asUpdate(planScreen(session, combatant));
    if (press === 'try')
      return asUpdate(planScreen(session, combatant, { notice: trialText(session, combatant, plan) }));
    if (press === 'drop') return keepPlan(session, combatant, undefined);
    const planResult = playPlan(session, combatant.id, caller.user);
    if (!planResult.ok) return planResult;
    if (session.outcomes.length > 0) return outcomesReply(session);
    return asUpdate(
      planScreen(session, combatant, { notice: planResult.value === 'unfit' ? t('plan-tried-unfit') : undefined }),
    );
  },
});

/** The menus for a new line, and for changes to the plan. */
export const chooseForPlan = component({
  id: planMenuId,
  requires: runningEncounter,
  run({ menu, who, ...draft }, session, { chosen }) {
    const combatantResult = plannedCombatant(session, who);
    if (!combatantResult.ok) return combatantResult;
    const combatant = combatantResult.value;
    if (menu === 'when')
      return asUpdate(planScreen(session, combatant, { draft: { ...draft, when: chosen.join('.') } }));
    if (menu === 'act') return asUpdate(planScreen(session, combatant, { draft: { ...draft, act: chosen[0] ?? '' } }));
    const plan = planInUse(combatant);
    if (!plan) return no({ type: 'stale' });
    const [what] = chosen;
    if (what === 'use') return keepPlan(session, combatant, { ...plan, use: plan.use === 'late' ? 'at once' : 'late' });
    if (what === 'otherwise')
      return keepPlan(session, combatant, {
        ...plan,
        otherwise: plan.otherwise === 'tell me' ? 'end turn' : 'tell me',
      });
    const lines = plan.lines.filter((each, index) => lineKey(each, index) !== what);
    if (lines.length === plan.lines.length) return no({ type: 'stale' });
    const { choices } = planOptionsFor(session.rules, session.encounter, combatant);
    return keepPlan(
      session,
      combatant,
      lines.length === 0 ? undefined : planWithLines(lines, choices, plan),
      t('plan-line-removed'),
    );
  },
});

/** Finds the caller's combatant by the short hash of its id. Without a hash, finds the most likely one. */
function plannedCombatant(session: Session, combatantHash: string): Result<Combatant, Refusal> {
  const combatantResult = characterByHash(session, combatantHash);
  if (!combatantResult.ok) return combatantResult;
  return combatantResult.value ? ok(combatantResult.value) : no({ type: 'stale' });
}

/** Saves or deletes a plan, and shows the panel. No one else sees it. */
export function keepPlan(
  session: Session & InEncounter,
  { id: subject }: Combatant,
  plan: Plan | undefined,
  notice = plan ? t('plan-kept') : t('plan-dropped'),
): Result<Reply, Refusal> {
  return map(session.do({ type: 'plan', subject, ...given({ plan }) }), ({ after }) =>
    asUpdate(planScreen(session, combatant(after, subject), { notice })),
  );
}

/**
 * How a plan stopped. `'played'`: the turn is over. `'asked'`: a question is open, and the plan goes on after the
 * answer. `'unfit'`: no line fits, so the player must act.
 */
type PlanResult = 'played' | 'asked' | 'unfit';

/**
 * Plays a combatant's turn according to its plan, on behalf of `user`. Returns `'unfit'` if there is no plan. Returns
 * `'played'` if it isn't the combatant's turn, because then the turn is already over.
 */
export function playPlan(session: Session, subject: CombatantId, user: string): Result<PlanResult, Refusal> {
  return playPlanFrom(session, subject, user, NO_PROGRESS);
}

/** Goes on with a plan after the question at which it stopped. */
export function continuePlan(
  session: Session,
  { subject, line, sofar }: PlanRun,
  user: string,
  { events }: DeedOutcome,
): Result<PlanResult, Refusal> {
  const { encounter, rules } = session;
  if (line === undefined || !encounter || hasTurnEnded(events, subject)) return ok('played');
  return playPlanFrom(session, subject, user, progressAfterLine(rules, subject, sofar, line, events));
}

function playPlanFrom(
  session: Session,
  subject: CombatantId,
  user: string,
  progressBefore: PlanProgress,
): Result<PlanResult, Refusal> {
  const { rules } = session;
  let progress = progressBefore;
  for (;;) {
    const { encounter } = session;
    const combatant = encounter && find(encounter, subject);
    const plan = combatant && planInUse(combatant);
    if (!encounter || !isOnTurn(encounter, subject)) return ok('played');
    const { deed, line } = plan
      ? nextPlanStep(rules, encounter, subject, plan, progress)
      : { deed: undefined, line: undefined };
    if (!deed) return ok('unfit');
    const deedResult = session.do(deed, { user, run: { how: 'plan', subject, sofar: progress, ...given({ line }) } });
    if (!deedResult.ok) return deedResult;
    if (deedResult.value.question) return ok('asked');
    if (line === undefined || hasTurnEnded(deedResult.value.events, subject)) return ok('played');
    progress = progressAfterLine(rules, subject, progress, line, deedResult.value.events);
  }
}

/** Pings the player whose plan no longer fits, without showing the plan. */
export function reportUnfitPlan(session: Session, subject: CombatantId): void {
  const { encounter } = session;
  const combatant = encounter && find(encounter, subject);
  if (!encounter || !combatant) return;
  const player = playerOf(combatant);
  const users = player === undefined ? gmsOf(encounter) : [player];
  postOutcomes(session, () => ({ content: planWords.noLongerFits(users, plain(combatant.name)), ping: users }));
}
