import type { Deed } from './deed.ts';
import { type CombatantId, type Encounter, GUARD, type Plan, type PlanLine } from './encounter.ts';
import type { Event } from './event.ts';
import { given } from './given.ts';
import { type Intent, plainWays } from './intent.ts';
import { attackersKnownTo, isPlanConditionMet, preferredTargets } from './plan-sight.ts';
import { actionPrice, isFreeAction, tryAction } from './plan-trial.ts';
import { guardIntentOf, offersOf, prepareIntent } from './play.ts';
import { actionOf, type Ruleset } from './ruleset.ts';

/** The maximum number of deeds that a plan does in one turn, because free actions could be repeated forever. */
const MAX_DEEDS_PER_TURN = 8;

/** What a plan has done this turn. */
export interface PlanProgress {
  readonly deeds: number;
  /** The points that the plan has spent, for each resource that doesn't come back each turn. */
  readonly spent: Readonly<Record<string, number>>;
  /**
   * The indexes of the plan's lines whose actions have been done and used up nothing. They aren't repeated in this
   * turn.
   */
  readonly free: readonly number[];
}

export const NO_PROGRESS: PlanProgress = { deeds: 0, spent: {}, free: [] };

/**
 * Why a line was skipped although its conditions are true. `no-way`: every path to its tile risks an opportunity
 * attack. `not-allowed`: it costs something the plan may not spend, or its cost could bring the actor down.
 */
const SKIP_REASONS = ['not-offered', 'no-target', 'no-way', 'not-allowed', 'asks'] as const;

interface SkippedLine {
  readonly line: number;
  readonly why: (typeof SKIP_REASONS)[number];
}

/** The next step of a plan. If `deed` is missing, nothing in the plan fits the situation, and the player has to act. */
interface NextPlanStep {
  readonly deed?: Deed;
  /** The index of the line that is played. Undefined: the turn ends. */
  readonly line?: number;
  readonly skippedLines: readonly SkippedLine[];
}

/**
 * The next step of a plan on its owner's turn: the first line whose conditions are true and whose action is possible.
 * The step is never refused and never spends more than the plan allows. It doesn't know the coming rolls, because
 * actions are tried with separate dice.
 */
export function nextPlanStep(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  plan: Plan,
  progress: PlanProgress = NO_PROGRESS,
): NextPlanStep {
  const skippedLines: SkippedLine[] = [];
  for (const [line, { when, act }] of progress.deeds < MAX_DEEDS_PER_TURN ? plan.lines.entries() : []) {
    if (progress.free.includes(line) || !when.every((each) => isPlanConditionMet(rules, encounter, owner, each)))
      continue;
    const intent = intentOfPlanLine(rules, encounter, owner, act);
    const why = typeof intent === 'string' ? intent : skipReason(rules, encounter, intent, plan, progress);
    if (typeof intent !== 'string' && !why) return { deed: { type: 'intent', intent }, line, skippedLines };
    if (why) skippedLines.push({ line, why });
  }
  return plan.otherwise === 'end turn'
    ? { deed: { type: 'end-turn', subject: owner }, skippedLines }
    : { skippedLines };
}

/** A plan's progress after one of its lines led to these events. */
export function progressAfterLine(
  rules: Ruleset,
  owner: CombatantId,
  { deeds, spent, free }: PlanProgress,
  line: number,
  events: readonly Event[],
): PlanProgress {
  const spentPoints: Record<string, number> = { ...spent };
  for (const [resource, points] of Object.entries(actionPrice(rules, owner, events)))
    spentPoints[resource] = (spentPoints[resource] ?? 0) + points;
  return { deeds: deeds + 1, spent: spentPoints, free: isFreeAction(rules, owner, events) ? [...free, line] : free };
}

/** The action of a line, aimed at the first preference that works now, or the reason why it is impossible. */
function intentOfPlanLine(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  act: PlanLine['act'],
): Intent | 'not-offered' | 'no-target' | 'no-way' {
  if (act === GUARD) return guardIntentOf(rules, encounter, owner) ?? 'not-offered';
  const { action, tool, manner, targets, to } = act;
  if (to !== undefined) {
    const way = rules.field?.ways(encounter, owner, attackersKnownTo(encounter, owner)).find((each) => each.to === to);
    return way && way.strikes.length === 0 ? way.intent : 'no-way';
  }
  const offers = offersOf(rules, encounter, owner, action);
  const entry = actionOf(rules, action);
  if (!offers || !entry || entry.gm) return 'not-offered';
  const baseIntent: Intent = { action, actor: owner, ...given({ tool, manner }) };
  const canBegin = (intent: Intent) => prepareIntent(rules, encounter, intent).ok;
  if (targets) {
    const aimedIntents = preferredTargets(rules, encounter, owner, targets).map(
      (id): Intent => ({ ...baseIntent, targets: [id] }),
    );
    return aimedIntents.find(canBegin) ?? 'no-target';
  }
  const ways = entry.ways?.(encounter, owner) ?? plainWays(offers);
  const usualTargets = ways.find((way) => way.tool === tool && way.manner === manner)?.several?.usual ?? [];
  const intentAtUsualTargets: Intent = { ...baseIntent, targets: usualTargets };
  return [baseIntent, ...(usualTargets.length > 0 ? [intentAtUsualTargets] : [])].find(canBegin) ?? 'not-offered';
}

function skipReason(
  rules: Ruleset,
  encounter: Encounter,
  intent: Intent,
  { may }: Plan,
  { spent }: PlanProgress,
): SkippedLine['why'] | undefined {
  const { price, asks, falls } = tryAction(rules, encounter, intent);
  if (asks) return 'asks';
  const exceedsLimit = Object.entries(price).some(([resource, points]) => {
    const max = Object.hasOwn(may, resource) ? (may[resource] ?? 0) : 0;
    return points + (spent[resource] ?? 0) > max;
  });
  return falls || exceedsLimit ? 'not-allowed' : undefined;
}
