// Combat Rules v1.3 › Combat Flow › Next Combatant; and the consequences after every deed

import { bears, type CombatantId, combatant, type Encounter, resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { ACTION } from './acting.ts';
import { conditions } from './conditions.ts';
import { because } from './reasons.ts';
import type { Mastery } from './sheet.ts';
import { stabilityRoll } from './stability.ts';
import { exhaustionCheck, keepLimit, staminaOf } from './stamina.ts';

/**
 * A sub-round as the book writes it. Ruling: a sub-round is one pass through the turn order, and pass k is "Round {1 +
 * ⌊k/10⌋}.{k mod 10}": 1.1 … 1.9, 2.0, 2.1.
 */
export function roundNumber(pass: number): string {
  return `${1 + Math.floor(pass / 10)}.${pass % 10}`;
}

/** Gives a turn its action, unless the turn is lost. */
export function startTurn(resolution: Resolution<Mastery>, who: CombatantId): void {
  const { value: before } = resource(resolution.combatant(who), ACTION);
  if (before > 0 || resolution.combatant(who).vitality !== 'up' || skips(resolution.encounter, who) !== undefined)
    return;
  resolution.record({
    type: 'regained',
    subject: who,
    resource: ACTION,
    why: because({ id: 'turn' }),
    before,
    after: 1,
    max: 1,
  });
}

/** Why a standing fighter has no turn: it is lost to recovering or being stunned. */
export function skips(encounter: Encounter<Mastery>, who: CombatantId): Reason | undefined {
  const { vitality, conditions: active } = combatant(encounter, who);
  if (vitality !== 'up') return undefined;
  const [first, second] = active.filter(({ name }) => conditions[name].losesTurn);
  if (!first) return undefined;
  return because(second ? { id: 'recovering and stunned' } : { id: 'condition', condition: first.name });
}

/** A turn is one action and ends once that is taken. */
export function finished(encounter: Encounter<Mastery>, who: CombatantId): boolean {
  return resource(combatant(encounter, who), ACTION).value === 0;
}

/**
 * Consequences of every fighter's state, whatever caused it: the maximum by Endurance, exhaustion, a stability roll for
 * a standing fighter at 0 who has made none, and waking for a collapsed one with stamina again.
 */
export function settle(resolution: Resolution<Mastery>): void {
  for (const { id } of resolution.encounter.combatants) {
    keepLimit(resolution, id);
    const who = resolution.combatant(id);
    const { value } = staminaOf(who);
    exhaustionCheck(resolution, who);
    if (value > 0 && bears(who, 'Unsteady')) endCondition(resolution, id, 'Unsteady', because({ id: 'above 0' }));
    if (who.vitality === 'up' && value === 0 && !bears(who, 'Unsteady')) stabilityRoll(resolution, id);
    // Ruling: a collapsed fighter wakes after a rest; a GM who restores stamina wakes it as well.
    if (who.vitality === 'down' && value > 0)
      resolution.record({ type: 'rose', subject: id, as: because({ id: 'awake' }), before: 'down', after: 'up' });
  }
}
