// TDGS › 5 Actions › Concentration, Dispel: what keeps a spell up, and what ends it whole

import { type ActiveCondition, bears, type CombatantId, find } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { ConditionName } from './condition-names.ts';
import { because } from './reasons.ts';
import type { Ability, Fight, TdgsResolution } from './sheet.ts';

/** Tells one casting of a spell from another, wherever its effects lie. */
export function nextCasting({ combatants }: Fight): number {
  const numbers = combatants.flatMap(({ conditions }) => conditions.map(({ facts }) => Number(facts?.casting ?? 0)));
  return Math.max(0, ...numbers) + 1;
}

/** "Success ends the spell". Ruling: all its effects, wherever they lie, and the concentration on it. */
export function endSpell(resolution: TdgsResolution, spell: ActiveCondition<ConditionName>, why: Reason): void {
  const { source, facts } = spell;
  for (const { id, conditions } of resolution.encounter.combatants)
    for (const condition of conditions)
      if (
        condition.source === source &&
        condition.facts?.spell === facts?.spell &&
        condition.facts?.casting === facts?.casting
      )
        resolution.record({ type: 'condition-ended', subject: id, condition, why });
  const caster = source === undefined ? undefined : find(resolution.encounter, source);
  if (facts?.concentration === true && caster && bears(caster, 'Concentrating')?.facts?.casting === facts.casting)
    endConcentration(resolution, caster.id, why);
}

/** "Starting concentration on a new effect ends the previous one." */
export function concentrate(resolution: TdgsResolution, actor: CombatantId, spell: Ability, casting: number): void {
  const before = bears(resolution.combatant(actor), 'Concentrating');
  if (before) endConcentration(resolution, actor, because({ id: 'new effect' }));
  const condition = {
    key: 'Concentrating',
    name: 'Concentrating',
    note: spell.name,
    facts: { spell: spell.name, casting },
    duration: { until: 'scene' },
  } as const;
  resolution.record({ type: 'condition-gained', subject: actor, condition });
}

/** Ends concentration, and at once all that hung on it. */
export function endConcentration(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  const condition = bears(resolution.combatant(actor), 'Concentrating');
  if (!condition) return;
  resolution.record({ type: 'condition-ended', subject: actor, condition, why });
  for (const { id, conditions } of resolution.encounter.combatants)
    for (const each of conditions)
      if (
        each.facts?.concentration === true &&
        each.source === actor &&
        each.facts.casting === condition.facts?.casting
      )
        resolution.record({
          type: 'condition-ended',
          subject: id,
          condition: each,
          why: because({ id: 'concentration over' }),
        });
}
