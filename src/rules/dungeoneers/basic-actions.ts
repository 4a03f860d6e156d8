// Dungeoneers › Actions: those that every creature has, unless its sheet says otherwise

import type { Action } from '../core/action.ts';
import { combatant } from '../core/encounter.ts';
import { refuse } from './refusals.ts';
import type { BasicAction, Creature, Dungeoneers } from './sheet.ts';

/** True if the sheet says that the creature lacks this action. */
export function lacksAction({ sheet }: Creature, action: BasicAction): boolean {
  return sheet.lacks?.includes(action) === true;
}

/** A basic action, for every creature that doesn't lack it. */
export function basicAction(name: BasicAction, action: Action<Dungeoneers>): Action<Dungeoneers> {
  return {
    ...action,
    offers: (fight, actor) => (lacksAction(combatant(fight, actor), name) ? undefined : action.offers(fight, actor)),
    begin(fight, intent) {
      const actor = combatant(fight, intent.actor);
      return lacksAction(actor, name)
        ? refuse('lacks-action', { name: actor.name, action: action.title })
        : action.begin(fight, intent);
    },
  };
}
