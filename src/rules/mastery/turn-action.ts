// Combat Rules v1.3 › Combat Flow › Declare Actions. Ruling: a turn is one action; an unused action is lost

import { type CombatantId, combatant, type Encounter, isOnTurn, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { oneTarget } from '../core/play.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { refusal } from './refusals.ts';
import type { Mastery } from './sheet.ts';

/** The resource for the turn's action: 1 while it is available, 0 afterward. */
export const ACTION_RESOURCE = 'action';

/** True if it is this fighter's turn and the action is still available. */
export function canAct(encounter: Encounter<Mastery>, who: CombatantId): boolean {
  return isOnTurn(encounter, who) && resource(combatant(encounter, who), ACTION_RESOURCE).value > 0;
}

/** Spends the turn's action. */
export function spendAction(resolution: Resolution<Mastery>, who: CombatantId, why: Reason): void {
  const { value: before } = resource(resolution.combatant(who), ACTION_RESOURCE);
  resolution.record({ type: 'spent', subject: who, resource: ACTION_RESOURCE, why, before, after: 0, max: 1 });
}

/** The possible targets of this fighter: everyone else who still stands. Other sides come first, then allies. */
export function possibleTargets(encounter: Encounter<Mastery>, actor: CombatantId): readonly CombatantId[] {
  const { side } = combatant(encounter, actor);
  const otherFighters = encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up');
  return otherFighters.toSorted((a, b) => Number(a.side === side) - Number(b.side === side)).map(({ id }) => id);
}

/** The single opponent of an action. Ruling: no one attacks oneself or a collapsed fighter. */
export function opponentOf(encounter: Encounter<Mastery>, intent: Intent): Result<CombatantId, Refusal> {
  const target = oneTarget(encounter, intent);
  if (!target.ok) return target;
  const { id, name, vitality } = target.value;
  return vitality === 'up' ? ok(id) : no(refusal('target-collapsed', { name }));
}

/** Refuses a second action in one turn. */
export function checkActionLeft(encounter: Encounter<Mastery>, actor: CombatantId): Result<undefined, Refusal> {
  return canAct(encounter, actor) ? ok() : no(refusal('action-taken', { name: combatant(encounter, actor).name }));
}
