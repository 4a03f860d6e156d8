// The ids of the field's screens.

import { PREMADE_MAPS } from '../../src/field/premade.ts';
import { componentId, idInteger, idOneOf, idText, thisEncounter } from '../../src/interaction/component.ts';

/** What can be pressed about the field that there is. */
const PRESSED = ['open', 'new', 'random', 'text', 'place', 'mirror', 'swap', 'dark', 'light', 'off'] as const;
export type FieldPress = (typeof PRESSED)[number];
/** A button of the field's screens; with `text` also the form that it opens. */
export const fieldButton = componentId('field', { encounter: thisEncounter, press: idOneOf(...PRESSED) });

/** A field that is shown to the GM and drawn for nobody else yet: `draft.ts` makes it anew from these. */
const DRAFT = {
  kind: idOneOf(...PREMADE_MAPS),
  /** "12x10"; empty: as it is ready-made. */
  size: idText,
  seed: idInteger,
  mirrored: idOneOf('m', ''),
  swapped: idOneOf('s', ''),
  /** The digest of a picture that lies under it. */
  image: idText,
} as const;

/** A button about such a field; with `text` also the form that it opens. */
export const draftButton = componentId('field-draft', {
  encounter: thisEncounter,
  press: idOneOf('show', 'another', 'use', 'text'),
  ...DRAFT,
});

/** The menu of what is put on such a field as it is used. */
export const draftMenu = componentId('field-with', { encounter: thisEncounter, ...DRAFT });

/** The menu of fields to begin with. */
export const kindMenu = componentId('field-kind', { encounter: thisEncounter, image: idText });

/** What can be put on tiles. */
export const PUT = [
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
export type Put = (typeof PUT)[number];

/** The menu of what can be put somewhere. */
export const putMenu = componentId('field-put', { encounter: thisEncounter });
/** The menu of tiles on which it may be put. `page`: from the middle outwards. */
export const tilesMenu = componentId('field-tiles', {
  encounter: thisEncounter,
  put: idOneOf(...PUT),
  page: idInteger,
});
export const tilesButton = componentId('field-more', {
  encounter: thisEncounter,
  put: idOneOf(...PUT),
  page: idInteger,
});

/** The menu of all there are: the mark of one is chosen, who is to stand elsewhere. */
export const whoMenu = componentId('field-who', { encounter: thisEncounter });
/** Where to, of a menu; of a form that the button of the same id opens. `who` is a mark. */
export const whereMenu = componentId('field-where', { encounter: thisEncounter, who: idText });
export const whereForm = componentId('field-to', { encounter: thisEncounter, who: idText });

/** In place of a tile: nowhere. */
export const NOWHERE = 'off';
