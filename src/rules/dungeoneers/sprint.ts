// Dungeoneers › Actions › Sprint

import { action } from '../core/action.ts';
import { combatant, findCondition } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { ok } from '../core/refusal.ts';
import { giveCondition } from './bearing.ts';
import { conditions, newCondition, untilOwnTurn } from './conditions.ts';
import { declare, hasPoints, pay } from './intent.ts';
import { gainMovement } from './movement-points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution } from './sheet.ts';

/**
 * Gives Sprinting until the start of the creature's next turn, and 2 movement points immediately. It doesn't stack with
 * itself.
 */
export const sprint = action<Dungeoneers, Intent>({
  title: 'Sprint',
  cite: 'Actions › Sprint',
  when: 'turn',
  kind: 'move',
  offers(fight, by) {
    const who = combatant(fight, by);
    return hasPoints(fight, by, 'action points').ok &&
      !findCondition(who, 'Sprinting') &&
      !findCondition(who, 'Grappled')
      ? {}
      : undefined;
  },
  plan(fight, intent) {
    const allowed = hasPoints(fight, intent.actor, 'action points');
    if (!allowed.ok) return allowed;
    const { name } = allowed.value;
    if (findCondition(allowed.value, 'Sprinting')) return refuse('already', { name, condition: 'Sprinting' });
    return findCondition(allowed.value, 'Grappled') ? refuse('held', { name }) : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'sprint' }));
    startSprinting(resolution, intent.actor);
  },
});

export function startSprinting(resolution: DungeoneersResolution, who: string): void {
  const { movement } = conditions.Sprinting;
  const alreadySprints = findCondition(resolution.combatant(who), 'Sprinting');
  giveCondition(resolution, who, newCondition('Sprinting', { duration: untilOwnTurn(who) }), because({ id: 'sprint' }));
  if (!alreadySprints && movement && 'plus' in movement)
    gainMovement(resolution, who, movement.plus, because({ id: 'condition', condition: 'Sprinting' }));
}
