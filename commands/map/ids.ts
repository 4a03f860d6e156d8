// The ids of the map's screens, and the button that places combatants.

import { PREMADE_MAPS } from '../../src/field/premade.ts';
import { componentId, idInteger, idOneOf, idText, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Combatant, Encounter, PlayedField } from '../../src/rules/core/encounter.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { t } from '../../src/text/t.ts';
import { hashOf } from '../gm/ids.ts';

/** What a button does with the current map. */
const MAP_ACTIONS = ['open', 'new', 'random', 'text', 'place', 'mirror', 'swap', 'dark', 'light', 'off'] as const;
export type MapAction = (typeof MAP_ACTIONS)[number];
/** A button on the map's screens. For `text`, also the form that it opens. */
export const fieldButtonId = componentId('field', { encounter: thisEncounter, press: idOneOf(...MAP_ACTIONS) });

/** The values from which `draft.ts` makes a map that only the GM sees so far. */
const DRAFT_FIELDS = {
  kind: idOneOf(...PREMADE_MAPS),
  /** A size such as "12x10". Empty for the size of the premade map. */
  size: idText,
  seed: idInteger,
  mirrored: idOneOf('m', ''),
  swapped: idOneOf('s', ''),
  /** The digest of a picture under the map. */
  image: idText,
} as const;

/** A button on a map's draft. The form that the `text` button opens has the same id. */
export const draftButtonId = componentId('field-draft', {
  encounter: thisEncounter,
  press: idOneOf('show', 'another', 'use', 'text'),
  ...DRAFT_FIELDS,
});

/** The menu of things to put on a draft. Choosing one makes the draft the encounter's map. */
export const draftMenuId = componentId('field-with', { encounter: thisEncounter, ...DRAFT_FIELDS });

/** The menu of maps to start with. */
export const mapKindMenuId = componentId('field-kind', { encounter: thisEncounter, image: idText });

/** What can be put on squares. */
export const MAP_THINGS = [
  'crate',
  'pillar',
  'wall',
  'closed door',
  'rough ground',
  'water',
  'deep water',
  'higher',
  'lower',
  'floor',
  'nothing',
] as const;
export type MapThing = (typeof MAP_THINGS)[number];

/** The menu of things to put on squares. */
export const mapThingMenuId = componentId('field-put', { encounter: thisEncounter });
/**
 * The menu of the squares on which the chosen thing, such as a wall, can be put. The first page has the squares nearest
 * the middle of the map.
 */
export const tilesMenuId = componentId('field-tiles', {
  encounter: thisEncounter,
  put: idOneOf(...MAP_THINGS),
  page: idInteger,
});
export const tilesButtonId = componentId('field-more', {
  encounter: thisEncounter,
  put: idOneOf(...MAP_THINGS),
  page: idInteger,
});

/** The menu for choosing who to place on the map. Each value is a short hash of a combatant's id. */
export const placedCombatantMenuId = componentId('field-who', { encounter: thisEncounter });
/** A further menu for choosing who to place, because a menu has room for only 25. `menu` is its number, from 1. */
export const furtherPlacedMenuId = componentId('field-who-next', { encounter: thisEncounter, menu: idInteger });
/** The button to choose a square for a combatant. `who` is a short hash of the combatant's id. */
export const placedCombatantButtonId = componentId('field-one', { encounter: thisEncounter, who: idText });
/** The menu of squares for a combatant. `who` is a short hash of the combatant's id. */
export const squareMenuId = componentId('field-where', { encounter: thisEncounter, who: idText });
/** The button to type a square, and the form that it opens. */
export const squareFormId = componentId('field-to', { encounter: thisEncounter, who: idText });

/** A button on the zones' screen. For `change`, also the form that it opens. */
export const zonesButtonId = componentId('zones', {
  encounter: thisEncounter,
  press: idOneOf('open', 'change', 'remove'),
});
/** The menu for choosing who to put in a zone. Each value is a short hash of a combatant's id. */
export const zoneCombatantMenuId = componentId('zone-who', { encounter: thisEncounter });
/** A further menu for choosing who to put in a zone. `menu` is its number, from 1. */
export const furtherZoneMenuId = componentId('zone-who-next', { encounter: thisEncounter, menu: idInteger });
/** The menu of zones for a combatant. `who` is a short hash of the combatant's id. */
export const zoneDestinationMenuId = componentId('zone-where', { encounter: thisEncounter, who: idText });

/** A menu value that stands for no square. It takes the combatant off the map. */
export const OFF_MAP_CHOICE = 'off';

/** Hidden combatants without a place on the map. If the GM doesn't place them, they appear on their side's start. */
export function hiddenCombatantsOffMap(
  { hidden = [] }: Pick<Encounter, 'hidden'>,
  field: PlayedField | undefined,
): readonly Combatant[] {
  return field ? hidden.filter(({ id }) => !Object.hasOwn(field.standing, id)) : [];
}

/** A button to choose a combatant's square. If there are several combatants, the GM first chooses one of them. */
export function placeButtons(
  { version, encounter: { field } }: Pick<Session & InEncounter, 'version' | 'encounter'>,
  [only, another]: readonly Combatant[],
) {
  if (!field || !only) return [];
  const encounter = version?.encounter ?? 0;
  const id = another
    ? fieldButtonId.write({ encounter, press: 'place' })
    : placedCombatantButtonId.write({ encounter, who: hashOf(only) });
  return [panel.button(t('drawing-place'), id)];
}
