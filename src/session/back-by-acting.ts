import type { Deed } from '../rules/core/deed.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { ok, type Result } from '../rules/core/result.ts';
import type { EncounterState } from './encounter-state.ts';
import { type By, type Done, deedStep } from './step.ts';

/** Whoever acts for somebody whom they have lent has them back first: the deeds that come before theirs, in order. */
export function backByActing(state: EncounterState, deed: Deed, by: By): Result<readonly Done[], Refusal> {
  const acting = actingIn(deed);
  const done: Done[] = [];
  for (const { id: subject, lent } of state.encounter.combatants) {
    if (lent?.owner !== by.user || !acting.includes(subject)) continue;
    const back = deedStep(done.at(-1)?.state ?? state, { type: 'give-back', subject }, [], by);
    if (!back.ok) return back;
    done.push(back.value);
  }
  return ok(done);
}

function actingIn(deed: Deed): readonly CombatantId[] {
  if (deed.type === 'intent') return [deed.intent.actor];
  return deed.type === 'end-turn' && !deed.passedOver ? [deed.subject, ...(deed.others ?? [])] : [];
}
