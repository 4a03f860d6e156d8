// Dungeoneers › Actions › Defend

import { action } from '../core/action.ts';
import { bears, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { ok } from '../core/refusal.ts';
import { gain } from './bearing.ts';
import { borne, untilOwnTurn } from './conditions.ts';
import { declare, enough, pay } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers } from './sheet.ts';

/** Defensive until the start of its next turn. It doesn't stack with itself. */
export const defend = action<Dungeoneers, Intent>({
  title: 'Defend',
  cite: 'Actions › Defend',
  when: 'turn',
  kind: 'guard',
  offers: (fight, by) =>
    enough(fight, by, 'action points').ok && !bears(combatant(fight, by), 'Defensive') ? {} : undefined,
  plan(fight, intent) {
    const may = enough(fight, intent.actor, 'action points');
    if (!may.ok) return may;
    return bears(may.value, 'Defensive')
      ? refuse('already', { name: may.value.name, condition: 'Defensive' })
      : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'defend' }));
    gain(
      resolution,
      intent.actor,
      borne('Defensive', { duration: untilOwnTurn(intent.actor) }),
      because({ id: 'defend' }),
    );
  },
});
