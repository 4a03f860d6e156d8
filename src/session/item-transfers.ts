// Decides who can give or take which items. Players can give their own items, and loot if the GM allows it. A GM
// can give and take all items.

import type { ItemDeed } from '../rules/core/deed.ts';
import { type Combatant, type Encounter, type ItemPart, isOutOfReach, ownerOf } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { groundItemsIn, type OwnedThing, ownedItems, PLAIN_ITEMS_FIELD, thingsOnGround } from '../rules/core/items.ts';
import { readJson } from '../rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Ruleset, SettingEntry } from '../rules/core/ruleset.ts';
import { readWhole } from '../rules/core/schema.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { rulesOf } from '../rules/systems.ts';
import { type InEncounter, isBorrowed, isGm, mayActFor, type Session } from './session.ts';

/**
 * The setting for loot. It says who may loot creatures: only the GM, players if the creatures are dead, players if they
 * are down or dead, or no one.
 */
export const LOOT_SETTING_NAME = 'loot';
const LOOT_VALUES = ['gm', 'dead', 'fallen', 'off'] as const;

export const LOOT_SETTING: Readonly<Record<string, SettingEntry>> = {
  [LOOT_SETTING_NAME]: { cite: 'House', values: LOOT_VALUES },
};

/**
 * Whether players may take items from a combatant. They may only take from fallen creatures, if the GM allows it, and
 * never from another player's character.
 */
export function isLootable(encounter: Pick<Encounter, 'settings'>, from: Combatant): boolean {
  if (!isFallenCreature(from)) return false;
  const lootingRule = lootingRuleOf(encounter);
  if (isOutOfReach(from.vitality)) return false;
  return lootingRule === 'fallen' || (lootingRule === 'dead' && from.vitality === 'dead');
}

function lootingRuleOf({ settings }: Pick<Encounter, 'settings'>): (typeof LOOT_VALUES)[number] {
  return LOOT_VALUES.find((each) => each === settings[LOOT_SETTING_NAME]) ?? 'gm';
}

function isFallenCreature(who: Combatant): boolean {
  return who.controller === undefined && ownerOf(who) === undefined && who.vitality !== 'up';
}

/**
 * Whether no one, not even the GM, can take items from a combatant, because looting is off and it is a fallen creature.
 */
function isLootingOff(encounter: Pick<Encounter, 'settings'>, who: Combatant): boolean {
  return lootingRuleOf(encounter) === 'off' && isFallenCreature(who);
}

/** All combatants that the caller can take items from. For a GM, these include combatants who are up or hidden. */
export function lootSources(session: Session & InEncounter): readonly Combatant[] {
  const { encounter } = session;
  const lootableCombatants = isGm(session)
    ? [...encounter.combatants, ...(encounter.hidden ?? [])]
    : encounter.combatants.filter((each) => isLootable(encounter, each));
  return lootableCombatants
    .filter((each) => !isLootingOff(encounter, each) && itemsOf(encounter, each).length > 0)
    .toSorted((a, b) => Number(a.vitality === 'up') - Number(b.vitality === 'up'));
}

/** All items that a combatant can give away. */
export function itemsOf(encounter: Encounter, who: Combatant): readonly OwnedThing[] {
  const { items } = rulesOf(encounter);
  return items ? ownedItems(items, who) : [];
}

export function itemsOnGround(encounter: Encounter): readonly OwnedThing[] {
  const { items } = rulesOf(encounter);
  return items ? thingsOnGround(items, groundItemsIn(encounter)) : [];
}

/** The combatants that can receive items. A player can give to allies, and a GM to everyone. */
export function itemReceivers(session: Session & InEncounter, from: Combatant | undefined): readonly Combatant[] {
  const { combatants, hidden = [] } = session.encounter;
  if (isGm(session)) return [...combatants, ...hidden].filter((each) => each !== from);
  return combatants.filter((each) => each !== from && each.vitality !== 'dead' && each.side === from?.side);
}

/** Finds an item by its key or its name. The key tells apart items with the same name in several lists. */
export function itemNamed(things: readonly OwnedThing[], input: string): OwnedThing | undefined {
  const trimmedName = input.trim();
  return (
    things.find((each) => itemKey(each) === trimmedName) ?? things.find(({ name }) => isSameName(name, trimmedName))
  );
}

/** Identifies an item among all of its owner's items. */
export function itemKey({ list, name }: Pick<ItemPart, 'list' | 'name'>): string {
  return `${list}:${name}`;
}

/**
 * Which items are handed over, who gives them and who gets them. If `from` is undefined, the items come from the
 * ground. If `to` is undefined, they are put on the ground.
 */
export interface ItemTransfer {
  readonly from?: Combatant | undefined;
  readonly to?: Combatant | undefined;
  readonly items: readonly ItemPart[];
}

/** The deed for a transfer that the caller makes. Refuses items that the caller may not give or take. */
export function transferDeed(
  session: Session & InEncounter,
  { from, to, items }: ItemTransfer,
): Result<ItemDeed, Refusal> {
  const { encounter } = session;
  const isGmsTransfer = isGm(session);
  const { hidden = [] } = encounter;
  const deedFlags = given({
    free: isGmsTransfer || undefined,
    hidden: [from, to].some((each) => each && hidden.includes(each)) || undefined,
  });
  // The refusal must not tell players about hidden combatants.
  if (!isGmsTransfer && deedFlags.hidden) return no({ type: 'stale' });
  if (from && isLootingOff(encounter, from)) return takingRefusal(session, from);
  if (from && to) {
    const isOwnedByCaller = mayActFor(session, from) && !isBorrowed(session, from);
    const type = isOwnedByCaller && (!isGmsTransfer || from.vitality === 'up') ? ('give' as const) : ('take' as const);
    if (type === 'take' && !isGmsTransfer && !isLootable(encounter, from)) return takingRefusal(session, from);
    if (type === 'take' && !mayActFor(session, to)) return no({ type: 'not-yours', name: to.name });
    if (!isGmsTransfer && type === 'give' && from.side !== to.side) return no({ type: 'not-an-ally', name: to.name });
    return ok({ type, from: from.id, to: to.id, items, ...deedFlags });
  }
  if (from) {
    if (!mayActFor(session, from) || isBorrowed(session, from)) return no({ type: 'not-yours', name: from.name });
    return ok({ type: 'drop', from: from.id, items, ...deedFlags });
  }
  if (!to) return no({ type: 'stale' });
  return mayActFor(session, to)
    ? ok({ type: 'take', to: to.id, items, ...deedFlags })
    : no({ type: 'not-yours', name: to.name });
}

/** The refusal for taking items from a combatant, with the reason. */
export function takingRefusal({ encounter }: InEncounter, from: Combatant): Result<never, Refusal> {
  if (isLootingOff(encounter, from)) return no({ type: 'looting-off', name: from.name });
  const isCreature = from.controller === undefined && ownerOf(from) === undefined;
  return isCreature && from.vitality === 'up'
    ? no({ type: 'not-fallen', name: from.name })
    : no({ type: 'no-looting', name: from.name, gms: encounter.gms });
}

/** The deed with which a GM gives someone a new item, or puts one on the ground. */
export function newItemDeed(
  session: Session & InEncounter,
  input: string,
  { to, count }: { readonly to?: Combatant | undefined; readonly count: number },
): Result<ItemDeed, Refusal> {
  const itemResult = newItem(session.rules, input, count);
  if (!itemResult.ok) return itemResult;
  const isHidden = (to && session.encounter.hidden?.includes(to)) || undefined;
  return ok({ type: 'find', ...itemResult.value, free: true, ...given({ to: to?.id, hidden: isHidden }) });
}

/** The names of all items from the system's stock that a GM can give. */
export function availableItemNames(rules: Ruleset): readonly string[] {
  return [...new Set(availableItems(rules).map(({ entry }) => entry.name))];
}

type NewItem = Pick<Extract<ItemDeed, { type: 'find' }>, 'list' | 'entry'>;

function availableItems({ items, stock = {} }: Ruleset): readonly NewItem[] {
  return Object.entries(items?.lists ?? {}).flatMap(([list, { stays }]) =>
    (Object.hasOwn(stock, list) ? (stock[list] ?? []) : [])
      .filter((entry) => stays?.(entry) !== 'natural')
      .map((entry) => ({ list, entry })),
  );
}

/** Makes a new item: one from the system's stock, one written as JSON, or one with only a name. */
function newItem(rules: Ruleset, input: string, count: number): Result<NewItem, Refusal> {
  const { items } = rules;
  if (!items) return no({ type: 'no-items' });
  const availableItem = availableItems(rules).find(({ entry }) => isSameName(entry.name, input));
  if (availableItem) return itemWithCount(rules, availableItem, count);
  if (!input.trim().startsWith('{')) return readEntry(rules, PLAIN_ITEMS_FIELD, { name: input.trim(), count });
  const jsonResult = readJson(input);
  if (!jsonResult.ok) return jsonResult;
  const listNames = Object.keys(items.lists);
  const entryResults = listNames.map((list) => readEntry(rules, list, jsonResult.value));
  return entryResults.find((each) => each.ok) ?? entryResults.at(-1) ?? no({ type: 'no-items' });
}

function itemWithCount(rules: Ruleset, { list, entry }: NewItem, count: number): Result<NewItem, Refusal> {
  const countField = rules.items?.lists[list]?.counts?.by;
  if (count === 1) return ok({ list, entry });
  if (countField === undefined) return no({ type: 'item-full', name: entry.name, item: entry.name, most: 1 });
  return readEntry(rules, list, { ...entry, [countField]: count });
}

/** Reads an item as an entry for a list on a sheet. */
function readEntry({ sheet }: Ruleset, list: string, value: unknown): Result<NewItem, Refusal> {
  const entryReader = sheet.fields?.[list]?.entry;
  if (!entryReader) return no({ type: 'no-items' });
  const entryResult = readWhole(entryReader, value);
  if ('problems' in entryResult) return no({ type: 'sheet-unfit', problems: entryResult.problems, more: 0 });
  const entry = entryResult.value;
  const hasName = typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';
  return hasName ? ok({ list, entry: { ...entry, name: String(entry.name) } }) : no({ type: 'no-items' });
}

/**
 * Whether players are told about a transfer: if items are put on the ground, or if players know the sheet of someone
 * involved.
 */
export function isTransferShownToPlayers(encounter: Encounter, deed: ItemDeed): boolean {
  if (deed.hidden) return false;
  const ids = [...('from' in deed ? [deed.from] : []), ...('to' in deed ? [deed.to] : [])];
  if (deed.type === 'drop' || (deed.type === 'find' && deed.to === undefined)) return true;
  return encounter.combatants.some((each) => ids.includes(each.id) && detailOf(each, encounter) === 'exact');
}
