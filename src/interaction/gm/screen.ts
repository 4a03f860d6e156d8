import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import { shorten } from '../../text/markdown.ts';
import { gm as words } from '../../text/spoken.ts';
import { type ButtonRow, button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { type PanelPart, panel, words as paragraph, whisperPanel } from '../panel.ts';
import { mark } from '../posts/mark.ts';
import type { Reply } from '../reply.ts';
import { GM_COLOUR, panelButton } from './ids.ts';

/** The longest name on a button. */
const LONGEST_NAME = 30;

/** A screen that only a GM sees. `said` stands on top: what has just been done, or why not. */
export function gmScreen(said: string | undefined, ...parts: readonly PanelPart[]): Reply {
  const top = said === undefined ? [] : [paragraph(said)];
  return whisperPanel(panel({ accent: GM_COLOUR }, paragraph(`-# ${words.alone}`), ...top, ...parts));
}

/** The way back to the panel, and away. */
export function backRow(encounter: number): readonly ButtonRow[] {
  return buttonRow(button(words.back, panelButton.write({ encounter, press: 'back', key: '' })), closeButton());
}

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
