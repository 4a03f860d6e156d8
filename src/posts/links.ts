// The ids of the buttons on an encounter's card and victory message. The features themselves are in commands/.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { componentId, idOneOf, idText, mark, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import type { Session } from '../session/session.ts';
import { capital, t } from '../text/t.ts';

/** *Join* on an encounter's card, and the menu it opens. */
export const joinButton = componentId('join', { encounter: thisEncounter });

/** *Begin* on the card of a quick fight: enemies join, and the rounds begin. */
export const quickButton = componentId('quick', { encounter: thisEncounter });

/** The id of a button for a rest, which everyone takes together. `kind` is the mark of the kind of rest. */
export const restButton = componentId('rest', { encounter: thisEncounter, kind: idText });

/** Discord's limit of buttons in a row. */
const MAX_BUTTONS = 5;

/** A button for each kind of rest in the system, followed by `more`. Rests are taken outside of combat. */
export function restRow(
  { rules, version }: Session,
  ...more: readonly APIButtonComponent[]
): readonly panel.ButtonRow[] {
  const encounter = version?.encounter ?? 0;
  const kinds = rules.rests.slice(0, MAX_BUTTONS);
  return panel.buttonRow(
    ...kinds.map((kind) =>
      panel.button(t('me-rest', { kind: capital(kind) }), restButton.write({ encounter, kind: mark(kind) })),
    ),
    ...more,
  );
}

/** What the buttons of the GM's panel do, or which part of the panel they open. */
const PANEL_ACTIONS = [
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
  'events',
] as const;

/** The *GM* button on the card, and the buttons of the GM’s panel. `key` marks the deed that *Undo* would undo. */
export const panelButton = componentId('gm', {
  encounter: thisEncounter,
  press: idOneOf(...PANEL_ACTIONS),
  key: idText,
});

/** The parts of My character that a button opens, in a new message or in place of the old one. */
const VIEWS = ['open', 'back', 'answers', 'sheet', 'saved', 'leave', 'leave now'] as const;

/**
 * *My character*, and the buttons in it. `who` is the mark of a combatant's id. Empty for the most likely combatant.
 */
export const myCharacterButton = componentId('corner', {
  encounter: thisEncounter,
  view: idOneOf(...VIEWS),
  who: idText,
});

/**
 * *Loot…*: what a combatant or the ground has, and who takes it. `from` and `to` are marks of combatants' ids. Empty
 * for the first.
 */
export const lootButton = componentId('loot', {
  encounter: thisEncounter,
  from: idText,
  to: idText,
  press: idOneOf('open', 'all', 'find', 'let', 'keep'),
});
