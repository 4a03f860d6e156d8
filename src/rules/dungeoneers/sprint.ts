// Dungeoneers › Actions › Sprint

import { action } from '../core/action.ts';
import { bears, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { ok } from '../core/refusal.ts';
import { gain } from './bearing.ts';
import { borne, conditions, untilOwnTurn } from './conditions.ts';
import { declare, enough, pay } from './intent.ts';
import { gainMovement } from './movement-points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution } from './sheet.ts';

/** Sprinting until the start of its next turn, with 2 movement points at once. It doesn't stack with itself. */
export const sprint = action<Dungeoneers, Intent>({
  title: 'Sprint',
  cite: 'Actions › Sprint',
  when: 'turn',
  kind: 'move',
  offers(fight, by) {
    const who = combatant(fight, by);
    return enough(fight, by, 'action points').ok && !bears(who, 'Sprinting') && !bears(who, 'Grappled')
      ? {}
      : undefined;
  },
  plan(fight, intent) {
    const may = enough(fight, intent.actor, 'action points');
    if (!may.ok) return may;
    const { name } = may.value;
    if (bears(may.value, 'Sprinting')) return refuse('already', { name, condition: 'Sprinting' });
    return bears(may.value, 'Grappled') ? refuse('held', { name }) : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'sprint' }));
    startSprinting(resolution, intent.actor);
  },
});

export function startSprinting(resolution: DungeoneersResolution, who: string): void {
  const { movement } = conditions.Sprinting;
  const stacks = bears(resolution.combatant(who), 'Sprinting');
  gain(resolution, who, borne('Sprinting', { duration: untilOwnTurn(who) }), because({ id: 'sprint' }));
  if (!stacks && movement && 'plus' in movement)
    gainMovement(resolution, who, movement.plus, because({ id: 'condition', condition: 'Sprinting' }));
}
