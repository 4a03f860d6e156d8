// The ids of the screens for items. `who`, `from` and `to` are short hashes of combatants' ids. `item` is a short hash
// of an item's list and name.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, findByHash, idOneOf, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import { button } from '../../src/interaction/panel.ts';
import { lootButtonId } from '../../src/posts/card-buttons.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import type { OwnedThing } from '../../src/rules/core/items.ts';
import { itemKey } from '../../src/session/item-transfers.ts';
import type { Session } from '../../src/session/session.ts';
import { t } from '../../src/text/t.ts';

const idFields = { encounter: thisEncounter, who: idText } as const;

/** How many of an item to give or drop: one, or all. */
const COUNT_CHOICES = ['one', 'all'] as const;
export type CountChoice = (typeof COUNT_CHOICES)[number];

/** *Items…* and the buttons of its screens. */
export const itemsButtonId = componentId('items', {
  ...idFields,
  press: idOneOf('open', 'back', 'search', 'count', 'drop'),
  item: idText,
  count: idOneOf(...COUNT_CHOICES),
});

/** *Items…* in My character, if the system has rules for items. */
export function itemsButtons(session: Session, combatant: Combatant): readonly APIButtonComponent[] {
  if (!session.rules.items) return [];
  const idFields = { encounter: session.version?.encounter ?? 0, who: textHash(combatant.id) };
  return [button(t('items-button'), itemsButtonId.write({ ...idFields, press: 'open', item: '', count: 'one' }))];
}

/** *Loot…* on the GM's screen about a combatant. */
export function lootButtons(session: Session, from: Combatant): readonly APIButtonComponent[] {
  if (!session.rules.items) return [];
  const idFields = { encounter: session.version?.encounter ?? 0, from: textHash(from.id), to: '' };
  return [button(t('items-loot'), lootButtonId.write({ ...idFields, press: 'open' }))];
}

/** The menu of a combatant's items. */
export const itemMenuId = componentId('items-of', idFields);

/** The menu of combatants who can get an item. */
export const receiverMenuId = componentId('items-to', { ...idFields, item: idText, count: idOneOf(...COUNT_CHOICES) });

/** The menu of items on the ground. The chosen ones are picked up. */
export const groundMenuId = componentId('items-up', idFields);

const lootIdFields = { encounter: thisEncounter, from: idText, to: idText } as const;

/** The menu for choosing who or what to search. Each value is a short hash of a combatant's id, or `GROUND_CHOICE`. */
export const lootSourceMenuId = componentId('loot-from', lootIdFields);

/** The menu of combatants who can get the loot. */
export const takerMenuId = componentId('loot-to', lootIdFields);

/** The menu of what can be taken. The chosen items are taken. */
export const takeableItemsMenuId = componentId('loot-items', lootIdFields);

/** The form for a new item. */
export const newItemFormId = componentId('loot-find', lootIdFields);

/** Stands for the ground in an id. */
export const GROUND_CHOICE = 'ground';

/** A short hash of an item. */
export function itemHash(thing: OwnedThing): string {
  return textHash(itemKey(thing));
}

/** Finds an item by its short hash. */
export function itemByHash(things: readonly OwnedThing[], itemHash: string): OwnedThing | undefined {
  return findByHash(itemHash, things, itemKey);
}

/** Finds a combatant, hidden or not, by the short hash of its id. */
export function combatantByHash({ combatants, hidden = [] }: Encounter, combatantHash: string): Combatant | undefined {
  return findByHash(combatantHash, [...combatants, ...hidden], ({ id }) => id);
}
