import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import type { PlanCondition, PlanLine } from '../../rules/core/plan.ts';
import { type PlanChoice, planChoices, planConditions } from '../../rules/core/plan-choices.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import { asOnTurn } from '../../rules/core/their-turn.ts';
import { marked } from '../posts/mark.ts';
import type { Draft } from './ids.ts';

/** What somebody may plan, as things stand. */
export interface Plannable {
  /** The encounter as if their turn came now. */
  readonly at: Encounter;
  readonly choices: readonly PlanChoice[];
  readonly conditions: readonly PlanCondition[];
}

/** What somebody may plan, as things stand. */
export function plannableBy(rules: Ruleset, encounter: Encounter, { id }: Combatant): Plannable {
  const at = asOnTurn(rules, encounter, id);
  return { at, choices: planChoices(rules, at, id), conditions: planConditions(rules, at, id) };
}

/** What identifies a condition or an act in an id. */
export function keyOf(what: PlanCondition | PlanLine['act']): string {
  return JSON.stringify(what);
}

/** The conditions that were chosen; those that are offered no more are left out. */
export function conditionsChosen({ when }: Draft, { conditions }: Plannable): readonly PlanCondition[] {
  return when.split('.').flatMap((each) => marked(each, conditions, keyOf) ?? []);
}

/** The act that was chosen. Absent: none, or it is offered no more. */
export function actChosen({ act }: Draft, { choices }: Plannable): PlanChoice | undefined {
  return marked(act, choices, (each) => keyOf(each.act));
}

/** The line that was chosen. Refused where it is offered no more. */
export function lineChosen(draft: Draft, plannable: Plannable): Result<PlanLine, Refusal> {
  const when = conditionsChosen(draft, plannable);
  const chosen = actChosen(draft, plannable);
  const isWhole = when.length === draft.when.split('.').filter((each) => each !== '').length;
  return chosen && isWhole ? ok({ when, act: chosen.act }) : no({ type: 'stale' });
}
