// TDGS › 6 Action Economy › The Instant Phase

import { type CombatantId, combatant } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import { castable, declareCast, planCast } from './cast.ts';
import { forbidder } from './conditions.ts';
import { resolved } from './initiative.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Ability, Fight, Tdgs, TdgsResolution } from './sheet.ts';
import { perform } from './spell.ts';
import { refForOrder } from './stats.ts';
import { hasUse } from './uses.ts';

interface Declaration {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly ability: Ability;
}

/** Declares an Instant for the start of the next round; free. None is waited for (ruling). */
export const instant = action<Tdgs, Declaration>({
  title: 'Declare an Instant',
  brief: 'An ability with timing Instant, to resolve at the start of the next round, before any turn. Free.',
  cite: '6 Action Economy › The Instant Phase',
  when: 'always',
  offers(encounter, by) {
    const who = combatant(encounter, by);
    const open = castable(who, 'instant').filter((each) => hasUse(who, each) && !declared(encounter, by, each));
    if (encounter.phase === 'ended' || who.vitality !== 'up' || forbidder(who, 'instants') !== undefined)
      return undefined;
    const at = encounter.combatants.filter(({ vitality }) => vitality !== 'dead').map(({ id }) => id);
    return open.length > 0 ? { tools: open.map(({ name }) => name), targets: at } : undefined;
  },
  plan,
  resolve(resolution, { actor: by, targets: at, ability }) {
    resolution.record({ type: 'declared', action: 'instant', actor: by, targets: at, tool: ability.name });
    const condition = {
      key: `Declared: ${ability.name}`,
      name: 'Declared',
      note: ability.name,
      facts: { target: at.join(',') },
      duration: { until: 'scene' },
    } as const;
    resolution.record({ type: 'condition-gained', subject: by, condition });
  },
});

function plan(encounter: Fight, intent: Intent): Result<Declaration, Refusal> {
  const who = combatant(encounter, intent.actor);
  if (encounter.phase === 'ended') return no({ type: 'not-now', action: 'Declare an Instant', phase: encounter.phase });
  const because = forbidder(who, 'instants');
  if (because !== undefined) return no({ type: 'cannot', name: who.name, action: 'Declare an Instant', because });
  const able = planCast(encounter, intent, 'free', 'instant');
  if (!able.ok) return able;
  const { spell: ability, targets: at } = able.value;
  if (declared(encounter, who.id, ability)) return no(refusal('already', { name: who.name, condition: ability.name }));
  return ok({ actor: who.id, targets: at, ability });
}

function declared(encounter: Fight, by: CombatantId, { name }: Ability): boolean {
  return combatant(encounter, by).conditions.some(({ key }) => key === `Declared: ${name}`);
}

/** "Instant's REF → Entity's LUK → d2"; one without a REF uses its declarer's, as the order of turns counts it (ruling). */
export function resolveInstants(resolution: TdgsResolution): void {
  const waiting = resolution.encounter.combatants.flatMap((who) =>
    who.conditions
      .filter(({ name }) => name === 'Declared')
      .map((condition) => {
        const ability = who.sheet.abilities.find(({ name }) => name === condition.note);
        const ref = ability?.ref ?? refForOrder(who);
        return { who, condition, rank: ref * 100 + who.sheet.LUK };
      }),
  );
  const ranks = [...new Set(waiting.map(({ rank }) => rank))].toSorted((a, b) => b - a);
  for (const rank of ranks) {
    const tied = waiting.filter((each) => each.rank === rank);
    const ids = [...new Set(tied.map(({ who }) => who.id))];
    for (const { id } of resolved(resolution, ids))
      for (const { condition } of tied.filter(({ who }) => who.id === id)) fire(resolution, id, condition);
  }
}

function fire(
  resolution: TdgsResolution,
  by: CombatantId,
  condition: ReturnType<TdgsResolution['combatant']>['conditions'][number],
): void {
  // Settled in the meantime: it may be gone with its declarer.
  if (!resolution.combatant(by).conditions.some(({ key }) => key === condition.key)) return;
  resolution.record({ type: 'condition-ended', subject: by, condition, why: because({ id: 'its moment' }) });
  const at = String(condition.facts?.at ?? '')
    .split(',')
    .filter((id) => id !== '');
  const intent = {
    action: 'instant',
    actor: by,
    targets: at,
    ...(condition.note !== undefined && { tool: condition.note }),
  };
  const able = planCast(resolution.encounter, intent, 'free', 'instant');
  if (!able.ok) {
    const what = because({ id: 'comes to nothing', item: condition.note ?? '' });
    resolution.record({ type: 'remarked', what, subject: by });
    return;
  }
  const { intent: as, ...casting } = able.value;
  declareCast(resolution, 'instant fires', casting, as);
  perform(resolution, casting);
}
