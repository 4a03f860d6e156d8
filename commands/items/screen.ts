// Screens for items: a combatant's list in My character, a single item, and the items on the ground.

import type { APIModalInteractionResponseCallbackData, APISelectMenuOption } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { textHash } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { lootButtonId, myCharacterButtonId } from '../../src/posts/card-buttons.ts';
import { outcomeReply, playFromPanel } from '../../src/posts/deed-reply.ts';
import type { ItemDeed } from '../../src/rules/core/deed.ts';
import { type Combatant, type Encounter, find } from '../../src/rules/core/encounter.ts';
import type { OwnedThing } from '../../src/rules/core/items.ts';
import { map, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import {
  isTransferShownToPlayers,
  itemReceivers,
  itemsOf,
  itemsOnGround,
  lootSources,
} from '../../src/session/item-transfers.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { nameAmong, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { capital, plain, t } from '../../src/text/t.ts';
import { characterIdFields } from '../me/ids.ts';
import { type CountChoice, groundMenuId, itemHash, itemMenuId, itemsButtonId, receiverMenuId } from './ids.ts';

export type ItemSession = Session & InEncounter;

/** The maximum number of items that are listed in the text. */
const MAX_LISTED_ITEMS = 40;
/** The id of the field in the search form. */
export const SEARCH_FIELD = 'search';

/**
 * Everything that a combatant owns, with ways to give, drop or pick up items. `notice` is at the top: what was just
 * done.
 */
export function itemsScreen(session: ItemSession, who: Combatant, notice?: string): Reply {
  const { encounter } = session;
  const combatant = find(encounter, who.id) ?? who;
  const items = itemsOf(encounter, combatant);
  const idFields = characterIdFields(session, combatant);
  const itemsButtonOf = (label: string, what: 'search') =>
    panel.button(label, itemsButtonId.write({ ...idFields, press: what, item: '', count: 'one' }));
  const hasTooManyItems = items.length > MENU_LIMITS.entries;
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      panel.paragraph(
        `### ${t('items-title', { name: plain(combatant.name) })}\n${items.length === 0 ? t('items-none') : itemList(encounter, items)}`,
      ),
      ...(items.length === 0
        ? []
        : [
            panel.menuRow(
              itemMenuId.write(idFields),
              t('items-choose'),
              items.map((each) => itemEntry(encounter, each)),
            ),
          ]),
      ...groundParts(session, combatant),
      ...panel.buttonRow(
        ...(hasTooManyItems ? [itemsButtonOf(t('items-search'), 'search')] : []),
        ...(lootSources(session).some((each) => each.vitality !== 'up' && each !== combatant)
          ? [
              panel.button(
                t('items-loot'),
                lootButtonId.write({ encounter: idFields.encounter, from: '', to: idFields.who, press: 'open' }),
              ),
            ]
          : []),
        panel.button(t('me-back'), myCharacterButtonId.write({ ...idFields, view: 'back' })),
        panel.closeButton(),
      ),
    ),
  );
}

/** The screen of an item, with ways to give it to someone or to drop it. */
export function itemScreen(
  session: ItemSession,
  combatant: Combatant,
  item: OwnedThing,
  count: CountChoice,
  notice?: string,
): Reply {
  const { encounter } = session;
  const idFields = { ...characterIdFields(session, combatant), item: itemHash(item) };
  const otherReceivers = itemReceivers(session, combatant);
  const itemButtonOf = (label: string, what: 'drop' | 'count' | 'back', howMany = count) =>
    panel.button(label, itemsButtonId.write({ ...idFields, press: what, count: howMany }));
  const otherCountChoice = count === 'one' ? ('all' as const) : ('one' as const);
  const isMoreThanOne = item.count > 1;
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      panel.paragraph(
        `### ${plain(nameOf(encounter, item))}\n${isMoreThanOne ? t('items-how-many', { count: item.count, chosen: count === 'all' ? item.count : 1 }) : t('items-one', { name: plain(combatant.name) })}`,
      ),
      ...(otherReceivers.length === 0
        ? []
        : [
            panel.menuRow(
              receiverMenuId.write({ ...idFields, count }),
              t('items-give-to'),
              otherReceivers.map((each) => panel.entry(each.name, textHash(each.id))),
            ),
          ]),
      ...panel.buttonRow(
        itemButtonOf(t('items-drop'), 'drop'),
        ...(isMoreThanOne
          ? [
              itemButtonOf(
                count === 'one' ? t('items-take-all', { count: item.count }) : t('items-only-one'),
                'count',
                otherCountChoice,
              ),
            ]
          : []),
        itemButtonOf(t('items-back'), 'back'),
        panel.closeButton(),
      ),
    ),
  );
}

/** A menu of the items on the ground. */
function groundParts(session: ItemSession, combatant: Combatant): readonly panel.Part[] {
  const groundItems = itemsOnGround(session.encounter);
  if (groundItems.length === 0) return [];
  return [
    panel.menuRow(
      groundMenuId.write(characterIdFields(session, combatant)),
      t('items-pick-up'),
      groundItems.map((each) => itemEntry(session.encounter, each)),
      { least: 1, most: MENU_LIMITS.entries },
    ),
  ];
}

/** An item as an entry of a menu. */
export function itemEntry(encounter: Encounter, item: OwnedThing): APISelectMenuOption {
  return panel.entry(itemWithCount(nameOf(encounter, item), item.count), itemHash(item), {
    about: item.worn ? t('items-worn') : undefined,
  });
}

/** Items as text: "Longsword, Plate (worn), 2 × Healing Potion". */
export function itemList(encounter: Encounter, items: readonly OwnedThing[]): string {
  const itemTexts = items.slice(0, MAX_LISTED_ITEMS).map((item) => {
    const name = itemWithCount(plain(nameOf(encounter, item)), item.count);
    return item.worn ? t('items-is-worn', { item: name }) : name;
  });
  const unlistedCount = items.length - itemTexts.length;
  return [...itemTexts, ...(unlistedCount > 0 ? [t('items-more', { count: unlistedCount })] : [])].join(', ');
}

function itemWithCount(item: string, count: number): string {
  return count === 1 ? item : t('items-several', { count, item });
}

export function nameOf({ system }: Encounter, { name }: Pick<OwnedThing, 'name'>): string {
  return nameAmong(system, TOOL_NAME_KINDS, name);
}

/** A form for searching the items of a combatant who has many. */
export function searchForm(session: ItemSession, combatant: Combatant): APIModalInteractionResponseCallbackData {
  const id = itemsButtonId.write({ ...characterIdFields(session, combatant), press: 'search', item: '', count: 'one' });
  return formOf(id, t('items-search-title'), [
    textField(SEARCH_FIELD, { label: t('items-search-name') }, { required: true, longest: 40 }),
  ]);
}

/**
 * Carries out a transfer that was chosen in a panel, and returns a text about it. Players are told about the transfer
 * in the channel if they may know of it.
 */
export function transferFromPanel(session: ItemSession, deed: ItemDeed): Result<string, Refusal> {
  if (isTransferShownToPlayers(session.encounter, deed)) return playFromPanel(session, deed);
  return map(session.do(deed), (outcome) => t('gm-done', { title: transferTitle(deed, outcome) }));
}

/** Carries out a transfer by a command, and tells everyone who may know about it. */
export function transferByCommand(session: ItemSession, deed: ItemDeed): Result<Reply, Refusal> {
  const isAnnounced = isTransferShownToPlayers(session.encounter, deed);
  return map(session.do(deed), (outcome) =>
    isAnnounced ? outcomeReply(session, outcome) : whisper(t('gm-done', { title: transferTitle(deed, outcome) })),
  );
}

function transferTitle(deed: ItemDeed, outcome: DeedOutcome): string {
  return capital(deedTitle(deed, outcome, 'gm'));
}
