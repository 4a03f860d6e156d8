// The ids of the features that an encounter's card and its message of victory lead to.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, idOneOf, idText, mark, thisEncounter } from '../interaction/component.ts';
import { type ButtonRow, button, buttonRow } from '../interaction/panel.ts';
import type { Session } from '../session/session.ts';
import { capital } from '../text/markdown.ts';
import { t } from '../text/t.ts';

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
    ...kinds.map((kind) =>
      button(t('me-rest', { kind: capital(kind) }), restButton.write({ encounter, kind: mark(kind) })),
    ),
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

/** What of a corner is shown: anew, or in place of what was shown before. */
const VIEWS = ['open', 'back', 'answers', 'sheet', 'saved', 'leave', 'leave now'] as const;

/** My corner, and what is behind its buttons. `who` is the mark of a combatant's id; empty: whoever is likeliest. */
export const myCharacterButton = componentId('corner', {
  encounter: thisEncounter,
  view: idOneOf(...VIEWS),
  who: idText,
});
