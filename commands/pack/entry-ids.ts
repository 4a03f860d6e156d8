// The ids of the screens and forms for an entry of a pack.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, idInteger, idOneOf, idText, mark } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { PackList } from '../../src/packs/edit.ts';
import { t } from '../../src/text/t.ts';

/**
 * A button for an entry, and the forms that it opens. `pack` is the pack's id, and `list` the name of one of its lists.
 * `entry` is the mark of the entry's name, or empty for a new one. `again` opens the page with the values that weren't
 * valid.
 */
export const entryId = componentId('pack-entry', {
  press: idOneOf('show', 'page', 'again', 'unportrayed'),
  pack: idText,
  list: idText,
  entry: idText,
  page: idInteger,
});

/** A page of an entry's form. `was` is the mark of what the page had in it when it was opened. */
export const entryFormId = componentId('pack-form', {
  pack: idText,
  list: idText,
  entry: idText,
  page: idInteger,
  was: idText,
});

/**
 * *Remove entry…*, and *Remove it* under its question. `was` is the mark of the entry as the screen showed it, so that
 * an entry that another GM has changed since isn't removed.
 */
export const removeEntryId = componentId('pack-remove', {
  step: idOneOf('ask', 'sure'),
  pack: idText,
  list: idText,
  entry: idText,
  was: idText,
});

/** *Creature…* or *Weapon…*: the form for a new entry that starts from another one. */
export const startId = componentId('pack-start', { as: idOneOf('page', 'again'), pack: idText, list: idText });

/**
 * *About…*: opens the form for a pack's title, author, source and license. `again` opens it with what was filled in.
 */
export const aboutId = componentId('pack-about', { as: idOneOf('page', 'again'), pack: idText });

/**
 * The form for a pack's title, author, source and license. `was` is the mark of what the pack said when it was opened.
 */
export const aboutFormId = componentId('pack-about-form', { pack: idText, was: idText });

/** The menu of the lists of a pack that can get a new entry. */
export const listMenuId = componentId('pack-lists', { pack: idText });

/** A menu of a pack's entries, numbered if there are several. A value is the list and the mark of the entry's name. */
export const entryMenuId = componentId('pack-entries', { pack: idText, menu: idInteger });

/** *About…* on a pack's screen. */
export function aboutButton(pack: string): APIButtonComponent {
  return panel.button(t('pack-about-button'), aboutId.write({ as: 'page', pack }));
}

/** *Edit…*: the screen of an entry. */
export function entryButton(pack: string, list: PackList, name: string): APIButtonComponent {
  return panel.button(t('pack-edit'), entryId.write({ press: 'show', pack, list, entry: mark(name), page: 0 }));
}
