// The ids of the GM's panel and screens, and whom they mean.

import {
  componentId,
  idInteger,
  idOneOf,
  idText,
  mark,
  marked,
  thisEncounter,
} from '../../src/interaction/component.ts';
import { type ButtonRow, button, buttonRow, closeButton } from '../../src/interaction/panel.ts';
import { panelButton } from '../../src/posts/links.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { InEncounter } from '../../src/session/session.ts';
import { shorten } from '../../src/text/markdown.ts';
import { t } from '../../src/text/t.ts';

/** What can be done about somebody by one press. */
const ABOUT = ['skip', 'let play', 'reveal', 'hide', 'dismiss', 'remove', 'remove now', 'revive', 'sheet'] as const;

/** A button about somebody. `who` is the mark of a combatant's id. */
export const combatantButton = componentId('gm-of', {
  encounter: thisEncounter,
  press: idOneOf(...ABOUT),
  who: idText,
});

/** A count of somebody’s goes up or down by so many. `count` is the mark of its name. */
export const stepButton = componentId('gm-step', {
  encounter: thisEncounter,
  who: idText,
  count: idText,
  way: idOneOf('up', 'down'),
  by: idInteger,
});

/** A menu of those there are, of several its number: the mark of one is chosen. */
export const combatantMenu = componentId('gm-who', { encounter: thisEncounter, menu: idInteger });

/** The menu of what somebody bears: the mark of a condition's key is chosen, and taken off. */
export const cureMenu = componentId('gm-cure', { encounter: thisEncounter, who: idText });

/** What is filled in by a form. */
const FORMS = ['add', 'roll', 'whisper', 'adjust', 'condition', 'hand over', 'pace'] as const;
export type GmForm = (typeof FORMS)[number];

/** A button that opens a form, and that form. `who` is the mark of whom it is about; empty: nobody. */
export const gmForm = componentId('gm-form', { encounter: thisEncounter, form: idOneOf(...FORMS), who: idText });

/** What is chosen of somebody in a menu: who plays them, before whom or with whom they act. */
const CHOICES = ['hand over', 'order', 'group', 'auto'] as const;
export type Choice = (typeof CHOICES)[number];
export const aboutMenu = componentId('gm-about', {
  encounter: thisEncounter,
  choice: idOneOf(...CHOICES),
  who: idText,
});

/** Moves someone in the turn order, under the question whether to. `before` is the mark of the other. */
export const moveButton = componentId('gm-move', { encounter: thisEncounter, who: idText, before: idText });

/** The menu of creatures that fit what was searched for. */
export const addMenu = componentId('gm-add', {
  encounter: thisEncounter,
  count: idInteger,
  hidden: idOneOf('hidden', ''),
  together: idOneOf('together', ''),
});

/** A setting, which shows what it may be, and one of these values. Both are marks. */
export const settingButton = componentId('gm-setting', { encounter: thisEncounter, setting: idText });
export const valueButton = componentId('gm-set', { encounter: thisEncounter, setting: idText, value: idText });

/** The longest name on a button. */
const LONGEST_NAME = 30;

/** A name as it fits on a button. */
export function shortName({ name }: Pick<Combatant, 'name'>): string {
  return shorten(name, LONGEST_NAME);
}

/** Everybody in an encounter, those who wait unseen first. */
export function everybody({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...hidden, ...combatants];
}

export function markOf({ id }: Pick<Combatant, 'id'>): string {
  return mark(id);
}

/** Whoever has that mark, unseen or not. Refused where nobody has it any more. */
export function combatantMeant({ encounter }: InEncounter, who: string): Result<Combatant, Refusal> {
  const found = marked(who, everybody(encounter), ({ id }) => id);
  return found ? ok(found) : no({ type: 'stale' });
}

/** The way back to the panel, and away. */
export function backRow(encounter: number): readonly ButtonRow[] {
  return buttonRow(button(t('gm-back'), panelButton.write({ encounter, press: 'back', key: '' })), closeButton());
}
