import { STYLES } from '../../rules/core/style.ts';
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
  'balance',
  'auto',
  'settings',
  'stop clock',
  'run clock',
  'undo',
  'round start',
  'forgive',
  'more',
] as const;

/** GM on the card, and the buttons of the panel. `key` is that of the deed which undo would take back. */
export const panelButton = componentId('gm', { encounter: thisEncounter, press: oneOf(...PRESSED), key: text });

/** What can be done about somebody by one press. */
const ABOUT = ['skip', 'let play', 'reveal', 'hide', 'dismiss', 'remove', 'remove now', 'revive', 'sheet'] as const;

/** A button about somebody. `who` is the mark of a combatant's id. */
export const somebodyButton = componentId('gm-of', { encounter: thisEncounter, press: oneOf(...ABOUT), who: text });

/** A count of somebody’s goes up or down by so many. `count` is the mark of its name. */
export const stepButton = componentId('gm-step', {
  encounter: thisEncounter,
  who: text,
  count: text,
  way: oneOf('up', 'down'),
  by: integer,
});

/** A menu of those there are, of several its number: the mark of one is chosen. */
export const somebodyMenu = componentId('gm-who', { encounter: thisEncounter, menu: integer });

/** The menu of what somebody bears: the mark of a condition's key is chosen, and taken off. */
export const cureMenu = componentId('gm-cure', { encounter: thisEncounter, who: text });

/** What is filled in by a form. */
const FORMS = ['add', 'roll', 'whisper', 'adjust', 'condition', 'hand over', 'pace'] as const;
export type GmForm = (typeof FORMS)[number];

/** A button that opens a form, and that form. `who` is the mark of whom it is about; empty: nobody. */
export const gmForm = componentId('gm-form', { encounter: thisEncounter, form: oneOf(...FORMS), who: text });

/** What is chosen of somebody in a menu: who plays them, before whom or with whom they act. */
const CHOICES = ['hand over', 'order', 'group', 'auto'] as const;
export type Choice = (typeof CHOICES)[number];
export const aboutMenu = componentId('gm-about', { encounter: thisEncounter, choice: oneOf(...CHOICES), who: text });

/** Moves someone in the turn order, under the question whether to. `before` is the mark of the other. */
export const moveButton = componentId('gm-move', { encounter: thisEncounter, who: text, before: text });

/** The menu of creatures that fit what was searched for. */
export const addMenu = componentId('gm-add', {
  encounter: thisEncounter,
  count: integer,
  hidden: oneOf('hidden', ''),
  together: oneOf('together', ''),
});

/** A setting, which shows what it may be, and one of these values. Both are marks. */
export const settingButton = componentId('gm-setting', { encounter: thisEncounter, setting: text });
export const valueButton = componentId('gm-set', { encounter: thisEncounter, setting: text, value: text });

/** By hand again. */
export const OFF = 'off';

/** How all play whom the GM plays: by themselves in a style, or by hand. */
export const styleButton = componentId('gm-auto', { encounter: thisEncounter, style: oneOf(...STYLES, OFF) });

/** The edge of what only a GM sees. */
export const GM_COLOUR = 0xa970ff;
