import { componentId, integer, oneOf, text, thisEncounter } from '../component.ts';

/** What can be pressed in the panel: what it does, or which part of it is shown. */
const PRESSED = [
  'open',
  'back',
  'begin',
  'pause',
  'end',
  'end now',
  'reveal all',
  'act',
  'settings',
  'undo',
  'round start',
  'forgive',
] as const;

/** GM on the card, and the buttons of the panel. `key` is that of the deed which undo would take back. */
export const panelButton = componentId('gm', { encounter: thisEncounter, press: oneOf(...PRESSED), key: text });

/** What can be done about somebody by one press. */
const ABOUT = ['show', 'skip', 'reveal', 'hide', 'dismiss', 'remove', 'remove now', 'revive', 'sheet'] as const;

/** A button about somebody. `who` is the mark of a combatant's id. */
export const somebodyButton = componentId('gm-of', { encounter: thisEncounter, press: oneOf(...ABOUT), who: text });

/** The menu of all there are: the mark of one is chosen. */
export const somebodyMenu = componentId('gm-who', { encounter: thisEncounter });

/** The menu of what somebody bears: the mark of a condition's key is chosen, and taken off. */
export const cureMenu = componentId('gm-cure', { encounter: thisEncounter, who: text });

/** What is filled in by a form. */
const FORMS = ['add', 'roll', 'whisper', 'adjust', 'condition', 'hand over', 'order', 'group'] as const;
export type GmForm = (typeof FORMS)[number];

/** A button that opens a form, and that form. `who` is the mark of whom it is about; empty: nobody. */
export const gmForm = componentId('gm-form', { encounter: thisEncounter, form: oneOf(...FORMS), who: text });

/** The menu of creatures that fit what was searched for. */
export const addMenu = componentId('gm-add', {
  encounter: thisEncounter,
  count: integer,
  hidden: oneOf('hidden', ''),
  together: oneOf('together', ''),
});

/** The menu of settings, and that of the values of one; `setting` is its mark. */
export const settingsMenu = componentId('gm-settings', { encounter: thisEncounter });
export const valuesMenu = componentId('gm-set', { encounter: thisEncounter, setting: text });

/** The edge of what only a GM sees. */
export const GM_COLOUR = 0xa970ff;
