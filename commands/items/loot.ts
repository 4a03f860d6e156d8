// *Loot…* and `/gm loot`: what the fallen have and what is on the ground, who gets it, and new items from the GM.

import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { command, integer, namingOption, type Option, optional, text } from '../../src/interaction/command.ts';
import { component, textHash } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import { withEncounterNames } from '../../src/interaction/options/combatants.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { lootButtonId, panelButtonId } from '../../src/posts/card-buttons.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { type Combatant, ownerOf } from '../../src/rules/core/encounter.ts';
import type { OwnedThing } from '../../src/rules/core/items.ts';
import { findCombatant } from '../../src/rules/core/names.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import {
  availableItemNames,
  isLootable,
  itemReceivers,
  itemsOf,
  itemsOnGround,
  LOOT_SETTING_NAME,
  lootSources,
  newItemDeed,
  takingRefusal,
  transferDeed,
} from '../../src/session/item-transfers.ts';
import { anyEncounter, gmOfAnyEncounter, isGm, mayActFor, ownCombatants } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, t } from '../../src/text/t.ts';
import {
  combatantByHash,
  GROUND_CHOICE,
  itemByHash,
  lootSourceMenuId,
  newItemFormId,
  takeableItemsMenuId,
  takerMenuId,
} from './ids.ts';
import { type ItemSession, itemEntry, itemList, transferByCommand, transferFromPanel } from './screen.ts';

/** Where the loot is, and who gets it. */
interface LootState {
  /**
   * The combatant who is searched. Undefined means the ground, or the first combatant that can be searched if nothing
   * is on the ground.
   */
  readonly from?: Combatant | undefined;
  readonly to?: Combatant | undefined;
  /** The screen's first line: what was just done, or why it wasn't. */
  readonly notice?: string | undefined;
}

/** The maximum number of one item that a GM can hand out in one step. */
const MAX_ITEM_COUNT = 9_999;
/** The maximum length of a typed item, in characters. It can be JSON, which is longer than a name. */
const MAX_ITEM_LENGTH = 1_000;
const ITEM_FIELDS = { item: 'item', count: 'count' } as const;

export const loot = command({
  name: 'loot',
  requires: gmOfAnyEncounter,
  options: {
    to: optional(combatantOption((session) => itemReceivers(session, undefined))),
    from: optional(combatantOption(lootSources)),
    find: optional(text((session) => (session.encounter ? availableItemNames(session.rules) : []), MAX_ITEM_LENGTH)),
    count: optional(integer(1, MAX_ITEM_COUNT)),
  },
  run({ to, from, find, count = 1 }, session) {
    if (find === undefined) return lootScreen(session, { from, to });
    const deedResult = newItemDeed(session, find, { to, count });
    return deedResult.ok ? transferByCommand(session, deedResult.value) : deedResult;
  },
});

function combatantOption(among: (session: ItemSession) => readonly Combatant[]): Option<Combatant> {
  return namingOption({
    suggest: (session) => {
      const sessionResult = gmOfAnyEncounter(session);
      return sessionResult.ok ? among(sessionResult.value).map(({ name }) => name) : [];
    },
    resolve: (input, session) => {
      const { encounter } = session;
      if (!encounter) return no({ type: 'no-encounter' });
      const combatants = [...encounter.combatants, ...(encounter.hidden ?? [])];
      return findCombatant({ combatants }, withEncounterNames(session, input));
    },
  });
}

/** *Loot…*, and the buttons on its screen. */
export const showLoot = component({
  id: lootButtonId,
  requires: anyEncounter,
  run({ from: fromHash, to: toHash, press }, session) {
    const { encounter } = session;
    const [from, to] = [combatantByHash(encounter, fromHash), combatantByHash(encounter, toHash)];
    if (press === 'open') return openLoot(session, from, to);
    if (press === 'find' && isGm(session)) return { form: newItemForm(session, fromHash, toHash) };
    if (press === 'let' || press === 'keep') {
      if (!isGm(session)) return no({ type: 'not-the-gm', gms: encounter.gms });
      const settingResult = playFromPanel(session, {
        type: 'set',
        setting: LOOT_SETTING_NAME,
        value: press === 'let' ? 'dead' : 'gm',
      });
      return asUpdate(lootScreen(session, { from, to, notice: noticeOf(session, settingResult) }));
    }
    const items = from ? itemsOf(encounter, from) : itemsOnGround(encounter);
    return takeItems(session, from, to, items);
  },
});

/** Opens a new screen from a message in the channel. Players who aren't allowed to take anything are told why. */
function openLoot(
  session: ItemSession,
  from: Combatant | undefined,
  to: Combatant | undefined,
): Result<Reply, Refusal> {
  const [first] = lootSources(session);
  if (from && !isGm(session) && !isLootable(session.encounter, from)) return takingRefusal(session, from);
  const hasNothingToLoot = !first && itemsOnGround(session.encounter).length === 0 && !isGm(session);
  if (!from && hasNothingToLoot) return no({ type: 'nothing-on-the-ground' });
  const takers = takersFor(session);
  return takers.length === 0 ? no({ type: 'no-one-of-yours' }) : ok(lootScreen(session, { from, to }));
}

/** The menu for choosing who or what to search. A choice shows the items that are there. */
export const chooseLootSource = component({
  id: lootSourceMenuId,
  requires: anyEncounter,
  run: ({ to }, session, { chosen: [chosen = ''] }) =>
    asUpdate(
      lootScreen(
        session,
        {
          from: combatantByHash(session.encounter, chosen),
          to: combatantByHash(session.encounter, to),
        },
        chosen === GROUND_CHOICE,
      ),
    ),
});

export const chooseTaker = component({
  id: takerMenuId,
  requires: anyEncounter,
  run: ({ from }, session, { chosen: [chosen = ''] }) =>
    asUpdate(
      lootScreen(
        session,
        {
          from: combatantByHash(session.encounter, from),
          to: combatantByHash(session.encounter, chosen),
        },
        from === GROUND_CHOICE,
      ),
    ),
});

/** Takes the items that were chosen in the menu. */
export const takeChosenItems = component({
  id: takeableItemsMenuId,
  requires: anyEncounter,
  run({ from: fromHash, to }, session, { chosen }) {
    const source = combatantByHash(session.encounter, fromHash);
    if (!source && fromHash !== GROUND_CHOICE) return no({ type: 'stale' });
    const sourceItems = source ? itemsOf(session.encounter, source) : itemsOnGround(session.encounter);
    const items = chosen.flatMap((each) => itemByHash(sourceItems, each) ?? []);
    if (items.length < chosen.length) return no({ type: 'stale' });
    return takeItems(session, source, combatantByHash(session.encounter, to), items);
  },
});

/** Gives out the new item that was typed into the form. */
export const giveNewItem = component({
  id: newItemFormId,
  requires: gmOfAnyEncounter,
  run({ from, to: toHash }, session, { fields }) {
    const recipient = combatantByHash(session.encounter, toHash);
    const countInput = fields.get(ITEM_FIELDS.count)?.trim() ?? '';
    const count = countInput === '' ? 1 : Number(countInput);
    const isValidCount = Number.isInteger(count) && count >= 1 && count <= MAX_ITEM_COUNT;
    const deedResult = isValidCount
      ? newItemDeed(session, fields.get(ITEM_FIELDS.item) ?? '', { to: recipient, count })
      : no({ type: 'out-of-bounds', what: 'amount', least: 1, most: MAX_ITEM_COUNT } as const);
    const transferResult = deedResult.ok ? transferFromPanel(session, deedResult.value) : deedResult;
    const lootState = {
      from: combatantByHash(session.encounter, from),
      to: recipient,
      notice: noticeOf(session, transferResult),
    };
    return asUpdate(lootScreen(session, lootState, from === GROUND_CHOICE));
  },
});

function newItemForm(session: ItemSession, from: string, to: string) {
  const id = newItemFormId.write({ encounter: session.version?.encounter ?? 0, from, to });
  return formOf(id, t('items-find-title'), [
    textField(
      ITEM_FIELDS.item,
      { label: t('items-find-item'), hint: t('items-find-hint') },
      { required: true, longest: MAX_ITEM_LENGTH },
    ),
    textField(ITEM_FIELDS.count, { label: t('items-find-count') }, { required: false, longest: 4, value: '1' }),
  ]);
}

function takeItems(
  session: ItemSession,
  from: Combatant | undefined,
  to: Combatant | undefined,
  things: readonly OwnedThing[],
): Reply {
  const itemReferences = things.map(({ list, name, count }) => ({ list, name, count }));
  const deedResult = transferDeed(session, { from, to: to ?? takersFor(session)[0], items: itemReferences });
  const transferResult = deedResult.ok ? transferFromPanel(session, deedResult.value) : deedResult;
  return asUpdate(lootScreen(session, { from, to, notice: noticeOf(session, transferResult) }, !from));
}

function noticeOf({ encounter }: ItemSession, result: Result<string, Refusal>): string {
  return result.ok ? result.value : explain(result.why, encounter);
}

/**
 * The combatants who can get the loot. The dead can't. A GM can choose anyone else, and players' characters come first.
 * A player can choose their own characters.
 */
function takersFor(session: ItemSession): readonly Combatant[] {
  const recipients = isGm(session) ? itemReceivers(session, undefined) : ownCombatants(session);
  return recipients
    .filter(({ vitality }) => vitality !== 'dead')
    .toSorted((a, b) => Number(ownerOf(a) === undefined) - Number(ownerOf(b) === undefined));
}

/** The screen with the items of a combatant or of the ground, and a menu of who gets them. */
export function lootScreen(
  session: ItemSession,
  { from: chosenCombatant, to: combatant, notice }: LootState,
  isGround = false,
): Reply {
  const { encounter } = session;
  const searchableCombatants = lootSources(session);
  const groundItems = itemsOnGround(encounter);
  // A combatant that was just searched stays in the menu, even if it has no items left.
  const searchedCombatant = isGround
    ? undefined
    : ((chosenCombatant && currentCombatant(session, chosenCombatant)) ??
      (groundItems.length > 0 ? undefined : searchableCombatants[0]));
  const items = searchedCombatant ? itemsOf(encounter, searchedCombatant) : groundItems;
  const takers = takersFor(session).filter((each) => each.id !== searchedCombatant?.id);
  const taker = takers.find(({ id }) => id === combatant?.id) ?? takers[0];
  const idFields = {
    encounter: session.version?.encounter ?? 0,
    from: searchedCombatant ? textHash(searchedCombatant.id) : GROUND_CHOICE,
    to: taker ? textHash(taker.id) : '',
  };
  const title = searchedCombatant
    ? t('items-loot-title', { name: plain(searchedCombatant.name) })
    : t('items-ground-title');
  const screenParts: readonly panel.Part[] = [
    panel.paragraph(`### ${title}\n${items.length === 0 ? t('items-nothing-there') : itemList(encounter, items)}`),
    ...sourceMenu(idFields, searchableCombatants, groundItems.length > 0),
    ...(takers.length > 1 && taker
      ? [
          panel.menuRow(
            takerMenuId.write(idFields),
            t('items-who-gets-it'),
            withChosenFirst(taker, takers).map((each) =>
              panel.entry(t('items-for', { name: each.name }), textHash(each.id), { usual: each === taker }),
            ),
          ),
        ]
      : []),
    ...(items.length > 0 && taker
      ? [
          panel.menuRow(
            takeableItemsMenuId.write(idFields),
            t('items-take', { name: taker.name }),
            items.map((each) => itemEntry(encounter, each)),
            { least: 1, most: MENU_LIMITS.entries },
          ),
        ]
      : []),
    ...panel.buttonRow(
      ...(items.length > 1 && taker
        ? [panel.button(t('items-take-everything'), lootButtonId.write({ ...idFields, press: 'all' }))]
        : []),
      ...gmButtons(session, idFields),
      panel.closeButton(),
    ),
  ];
  if (isGm(session)) return panel.gmScreen(notice, ...screenParts);
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      ...screenParts,
    ),
  );
}

/** The combatant as it is now. Undefined if its items are secret from the caller. */
function currentCombatant(session: ItemSession, { id }: Combatant): Combatant | undefined {
  const { combatants, hidden = [] } = session.encounter;
  if (isGm(session)) return [...combatants, ...hidden].find((each) => each.id === id);
  const combatant = combatants.find((each) => each.id === id);
  return combatant && (isLootable(session.encounter, combatant) || mayActFor(session, combatant))
    ? combatant
    : undefined;
}

/** Puts the chosen combatant first, because a menu can show only 25 combatants. */
function withChosenFirst(chosenCombatant: Combatant, combatants: readonly Combatant[]): readonly Combatant[] {
  return [chosenCombatant, ...combatants.filter((each) => each !== chosenCombatant)];
}

function sourceMenu(
  idFields: Parameters<typeof lootSourceMenuId.write>[0],
  searchableCombatants: readonly Combatant[],
  hasGroundItems: boolean,
): readonly panel.Part[] {
  const otherCombatants = searchableCombatants.filter((each) => textHash(each.id) !== idFields.from);
  const groundEntries =
    hasGroundItems && idFields.from !== GROUND_CHOICE ? [panel.entry(t('items-ground'), GROUND_CHOICE)] : [];
  if (otherCombatants.length + groundEntries.length === 0) return [];
  const combatantEntries = otherCombatants.map((each) =>
    panel.entry(each.name, textHash(each.id), { about: each.vitality === 'up' ? undefined : t('items-fallen') }),
  );
  return [panel.menuRow(lootSourceMenuId.write(idFields), t('items-where'), [...groundEntries, ...combatantEntries])];
}

function gmButtons(session: ItemSession, idFields: Parameters<typeof lootSourceMenuId.write>[0]) {
  if (!isGm(session)) return [];
  const { settings, phase } = session.encounter;
  const mayPlayersLoot = settings[LOOT_SETTING_NAME] === 'dead' || settings[LOOT_SETTING_NAME] === 'fallen';
  const lootSettingButton = mayPlayersLoot
    ? panel.button(t('items-keep'), lootButtonId.write({ ...idFields, press: 'keep' }))
    : panel.button(t('items-let'), lootButtonId.write({ ...idFields, press: 'let' }));
  return [
    panel.button(t('items-find'), lootButtonId.write({ ...idFields, press: 'find' })),
    lootSettingButton,
    ...(phase === 'ended'
      ? []
      : [panel.button(t('gm-back'), panelButtonId.write({ encounter: idFields.encounter, press: 'back', key: '' }))]),
  ];
}
