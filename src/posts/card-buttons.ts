// The ids of the buttons on an encounter's card and victory message. What the buttons do is in `commands/`.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { canPartyRest } from '../embeds/victory.ts';
import { componentId, idOneOf, idText, textHash, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import type { Session } from '../session/session.ts';
import { nameOf } from '../text/names.ts';
import { t } from '../text/t.ts';

/** The *Join* button on an encounter's card, and the menu that it opens. */
export const joinButtonId = componentId('join', { encounter: thisEncounter });

/** The *Begin* button on a quick fight's card: enemies join, and combat begins. */
export const quickFightButtonId = componentId('quick', { encounter: thisEncounter });

/** A button for a rest, which everyone takes together. `kind` is a short hash of the kind's name. */
export const restButtonId = componentId('rest', { encounter: thisEncounter, kind: idText });

/** Discord's maximum number of buttons in a row. */
const MAX_BUTTONS_IN_ROW = 5;

/** A button for each kind of rest in the system, if someone can rest, followed by the buttons in `more`. */
export function restButtonsRow(
  { rules, version, encounter }: Session,
  ...more: readonly APIButtonComponent[]
): readonly panel.ButtonRow[] {
  const encounterId = version?.encounter ?? 0;
  const restKinds = encounter && canPartyRest(encounter) ? rules.rests.slice(0, MAX_BUTTONS_IN_ROW) : [];
  return panel.buttonRow(
    ...restKinds.map((kind) =>
      panel.button(
        t('me-rest', { kind: nameOf(rules.id, 'option', kind) }),
        restButtonId.write({ encounter: encounterId, kind: textHash(kind) }),
      ),
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

/**
 * The *GM* button on the encounter's pinned overview, and the buttons of the GM’s panel. `key` is a short hash that
 * stands for the deed that *Undo* would undo, or for the combatants that *Reveal all* would reveal.
 */
export const panelButtonId = componentId('gm', {
  encounter: thisEncounter,
  press: idOneOf(...PANEL_ACTIONS),
  key: idText,
});

/** The parts of the panel *My character* that a button can open, in a new message or in the message with the button. */
const MY_CHARACTER_VIEWS = ['open', 'back', 'answers', 'sheet', 'saved', 'leave', 'leave now'] as const;

/**
 * The *My character* button, and the buttons in the panel that it opens. `who` is a short hash of a combatant's id. If
 * it is empty, the most likely combatant is meant.
 */
export const myCharacterButtonId = componentId('corner', {
  encounter: thisEncounter,
  view: idOneOf(...MY_CHARACTER_VIEWS),
  who: idText,
});

/**
 * The *Loot…* button, and the buttons of its panel, which shows the items that can be taken and who takes them. `from`
 * and `to` are short hashes of combatants' ids. If one is empty, the first combatant is meant.
 */
export const lootButtonId = componentId('loot', {
  encounter: thisEncounter,
  from: idText,
  to: idText,
  press: idOneOf('open', 'all', 'find', 'let', 'keep'),
});
