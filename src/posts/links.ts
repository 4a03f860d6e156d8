import type { APIButtonComponent } from 'discord-api-types/v10';
import { closeButton } from '../interaction/close-button.ts';
import { componentId, idOneOf, idText, mark, thisEncounter } from '../interaction/component.ts';
import {
  type ButtonRow,
  button,
  buttonRow,
  type PanelPart,
  panel,
  words as paragraph,
  whisperPanel,
} from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Combatant } from '../rules/core/encounter.ts';
import type { Session } from '../session/session.ts';
import { capital } from '../text/markdown.ts';
import { corner as cornerWords, gm as gmWords } from '../text/spoken.ts';

/** Join on the card of an encounter, and the menu that it opens. */
export const joinButton = componentId('join', { encounter: thisEncounter });

/** A rest of everybody, by the mark of its kind. */
export const restButton = componentId('rest', { encounter: thisEncounter, kind: idText });

/** Most buttons in a row. */
const MOST = 5;

/** A button for each kind of rest that the rules have, for when no rounds run, and more beside them. */
export function restRow({ rules, version }: Session, ...more: readonly APIButtonComponent[]): readonly ButtonRow[] {
  const encounter = version?.encounter ?? 0;
  const kinds = rules.rests.slice(0, MOST);
  return buttonRow(
    ...kinds.map((kind) => button(cornerWords.rest(capital(kind)), restButton.write({ encounter, kind: mark(kind) }))),
    ...more,
  );
}

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
export const panelButton = componentId('gm', { encounter: thisEncounter, press: idOneOf(...PRESSED), key: idText });

/** The edge of what only a GM sees. */
export const GM_COLOUR = 0xa970ff;

/** A screen that only a GM sees. `said` stands on top: what has just been done, or why not. */
export function gmScreen(said: string | undefined, ...parts: readonly PanelPart[]): Reply {
  const top = said === undefined ? [] : [paragraph(said)];
  return whisperPanel(panel({ accent: GM_COLOUR }, paragraph(`-# ${gmWords.alone}`), ...top, ...parts));
}

/** The way back to the panel, and away. */
export function backRow(encounter: number): readonly ButtonRow[] {
  return buttonRow(button(gmWords.back, panelButton.write({ encounter, press: 'back', key: '' })), closeButton());
}

/** What of a corner is shown: anew, or in place of what was shown before. */
const VIEWS = ['open', 'back', 'answers', 'sheet', 'saved', 'leave', 'leave now'] as const;

/** My corner, and what is behind its buttons. `who` is the mark of a combatant's id; empty: whoever is likeliest. */
export const cornerButton = componentId('corner', {
  encounter: thisEncounter,
  view: idOneOf(...VIEWS),
  who: idText,
});

/** Back to one's corner from what is behind it, in any channel. */
export const backToCorner = componentId('corner-again', {});

export function toCorner(): APIButtonComponent {
  return button(gmWords.back, backToCorner.write({}));
}

/** The edge of a corner. */
export const OWN_COLOUR = 0x5865f2;

/** What the ids of somebody's corner begin with. */
export function cornerAt({ version }: Pick<Session, 'version'>, { id }: Combatant) {
  return { encounter: version?.encounter ?? 0, who: mark(id) };
}
