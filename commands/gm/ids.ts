// The ids of buttons, menus and forms in the GM's panel and screens, and functions that find the combatants that these
// ids are about.

import {
  componentId,
  findByHash,
  idInteger,
  idOneOf,
  idText,
  textHash,
  thisEncounter,
} from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { panelButtonId } from '../../src/posts/card-buttons.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { InEncounter } from '../../src/session/session.ts';
import { shorten, t } from '../../src/text/t.ts';

/** What a tap can do to a combatant. */
const COMBATANT_ACTIONS = [
  'skip',
  'let play',
  'reveal',
  'hide',
  'dismiss',
  'remove',
  'remove now',
  'revive',
  'sheet',
] as const;

/** A button about a combatant. `who` is a short hash of the combatant's id. */
export const combatantButtonId = componentId('gm-of', {
  encounter: thisEncounter,
  press: idOneOf(...COMBATANT_ACTIONS),
  who: idText,
});

/** A button that changes a resource by an amount. `count` is a short hash of the resource's name. */
export const stepButtonId = componentId('gm-step', {
  encounter: thisEncounter,
  who: idText,
  count: idText,
  way: idOneOf('up', 'down'),
  by: idInteger,
});

/**
 * A menu of combatants. `menu` is the menu's number if there are several. Each value is a short hash of a combatant's
 * id.
 */
export const combatantMenuId = componentId('gm-who', { encounter: thisEncounter, menu: idInteger });

/** The menu that removes one of a combatant's conditions. Each value is a short hash of a condition's key. */
export const removeConditionMenuId = componentId('gm-cure', { encounter: thisEncounter, who: idText });

const GM_FORMS = [
  'add',
  'roll',
  'whisper',
  'offer',
  'check',
  'adjust',
  'condition',
  'hand over',
  'pace',
  'event',
  'event-effect',
  'scene',
] as const;
export type GmForm = (typeof GM_FORMS)[number];

/**
 * A button that opens a form, and the form itself. `who` is a short hash of the id of the combatant that the form is
 * about, or empty.
 */
export const gmFormId = componentId('gm-form', { encounter: thisEncounter, form: idOneOf(...GM_FORMS), who: idText });

/** What a menu sets: who plays a combatant, who it acts before or with, its autopilot, or how it leaves the fight. */
const COMBATANT_MENU_NAMES = ['hand over', 'order', 'group', 'auto', 'leave'] as const;
export type CombatantMenuName = (typeof COMBATANT_MENU_NAMES)[number];
export const combatantChoiceMenuId = componentId('gm-about', {
  encounter: thisEncounter,
  choice: idOneOf(...COMBATANT_MENU_NAMES),
  who: idText,
});

/**
 * The button that confirms a combatant's move in the turn order, after a warning that someone will lose or repeat a
 * turn. `before` is a short hash of the id of the combatant who will act right after the moved one.
 */
export const reorderButtonId = componentId('gm-move', { encounter: thisEncounter, who: idText, before: idText });

/** The menu of creatures that match a search. */
export const addMenuId = componentId('gm-add', {
  encounter: thisEncounter,
  count: idInteger,
  hidden: idOneOf('hidden', ''),
  together: idOneOf('together', ''),
  /**
   * What the GM chose in the form: a template for the creatures, or a number: each creature becomes as strong as that
   * many player characters.
   */
  variant: idText,
});

/** A button that shows a setting's values. `setting` is a short hash of the setting's name. */
export const settingButtonId = componentId('gm-setting', { encounter: thisEncounter, setting: idText });
/** A button that changes a setting. `setting` and `value` are short hashes. */
export const valueButtonId = componentId('gm-set', { encounter: thisEncounter, setting: idText, value: idText });

/** The maximum length of a name on a button, in characters. */
const MAX_NAME_LENGTH = 30;

/** A combatant's name, shortened for a button. */
export function shortName({ name }: Pick<Combatant, 'name'>): string {
  return shorten(name, MAX_NAME_LENGTH);
}

/** Everyone in an encounter, hidden combatants first. */
export function allCombatants({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...hidden, ...combatants];
}

export function hashOf({ id }: Pick<Combatant, 'id'>): string {
  return textHash(id);
}

/** A short hash of several combatants, for a button that does something with exactly these. */
export function hashOfAll(combatants: readonly Combatant[]): string {
  return textHash(combatants.map(({ id }) => id).join(' '));
}

/** Finds a combatant, hidden or not, by the short hash of its id. Refuses an unknown hash. */
export function combatantByHash({ encounter }: InEncounter, combatantHash: string): Result<Combatant, Refusal> {
  const combatant = findByHash(combatantHash, allCombatants(encounter), ({ id }) => id);
  return combatant ? ok(combatant) : no({ type: 'stale' });
}

/** A button back to the panel, and *Close*. */
export function backButtonRow(encounter: number): readonly panel.ButtonRow[] {
  return panel.buttonRow(
    panel.button(t('gm-back'), panelButtonId.write({ encounter, press: 'back', key: '' })),
    panel.closeButton(),
  );
}
