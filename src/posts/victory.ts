// The message that says who has won.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { cutToLimits } from '../embeds/limits.ts';
import { victoryNextText, victoryReason, victoryText } from '../embeds/victory.ts';
import { componentId, idOneOf, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import { isLootable, itemsOf } from '../session/item-transfers.ts';
import type { Session } from '../session/session.ts';
import { mention, t } from '../text/t.ts';
import { lootButtonId, restButtonsRow } from './card-buttons.ts';
import { gmsOf } from './pings.ts';
import { eventsOf, type PostsDraft } from './turn-post.ts';
import type { PostView } from './views.ts';

/** The buttons for what the GM can do when a fight is decided. */
export const victoryButtonId = componentId('over', { encounter: thisEncounter, press: idOneOf('end', 'go on') });

/**
 * Posts a message that says who has won, and what the GM and the players can do now. When combat goes on or the
 * encounter ends, the message loses its buttons and only says who has won. If the victory is undone, the message is
 * deleted.
 */
export function updateVictoryPost(draft: PostsDraft, session: Session, { encounter, id }: EncounterState): void {
  const isUndone = session.rewound?.by === 'undo';
  if (draft.posts.victory && (encounter.phase !== 'aftermath' || isUndone)) {
    const { victory, ...posts } = draft.posts;
    const { number, said } = victory;
    const postChangeFields = { kind: 'told', number, version: victory.version + 1 } as const;
    draft.posts = posts;
    draft.changes.push(
      isUndone
        ? { ...postChangeFields, state: 'gone' }
        : { ...postChangeFields, state: 'closed', view: victoryView(said, []) },
    );
  }
  const reason = isUndone || encounter.phase !== 'aftermath' ? undefined : victoryReason(eventsOf(session));
  if (reason === undefined) return;
  const postNumber = draft.posts.next;
  const text = victoryText(reason, encounter);
  draft.posts = { ...draft.posts, next: postNumber + 1, victory: { number: postNumber, version: 1, said: text } };
  const buttonIdFor = (button: 'end' | 'go on') => victoryButtonId.write({ encounter: id, press: button });
  const buttonRows = [
    ...panel.buttonRow(
      panel.button(t('victory-end'), buttonIdFor('end'), ButtonStyle.Primary),
      panel.button(t('victory-go-on'), buttonIdFor('go on')),
    ),
    ...restButtonsRow(session, ...lootRow(encounter, id)),
  ];
  // The GM isn't pinged if their deed decided the fight.
  const pingedGms = gmsOf(encounter).filter((gm) => gm !== session.caller.user);
  draft.changes.push({
    kind: 'told',
    state: 'closed',
    number: postNumber,
    version: 1,
    view: {
      ...victoryView(`${text}\n${victoryNextText(encounter)}`, buttonRows),
      content: pingedGms.map(mention).join(' '),
      ping: pingedGms,
    },
  });
}

/** The *Loot…* button, if players may take something from a fallen combatant. */
function lootRow(encounter: Encounter, id: number): readonly APIButtonComponent[] {
  const isAnythingLootable = encounter.combatants.some(
    (each) => isLootable(encounter, each) && itemsOf(encounter, each).length > 0,
  );
  const lootId = lootButtonId.write({ encounter: id, from: '', to: '', press: 'open' });
  return isAnythingLootable ? [panel.button(t('items-loot'), lootId)] : [];
}

function victoryView(text: string, components: readonly panel.ButtonRow[]): PostView {
  return { embeds: [cutToLimits({ description: text })], components };
}
