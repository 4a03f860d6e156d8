// Handing over, dropping, taking and receiving items.

import type { ItemDeed } from './deed.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  type GroundItem,
  type ItemPart,
  isOnTurn,
  onTurn,
  resource,
  type System,
} from './encounter.ts';
import { given } from './given.ts';
import {
  entriesOf,
  groundItemsIn,
  type ItemRules,
  putInItem,
  type ResourceChange,
  setGroundItems,
  takeOutItems,
} from './items.ts';
import { squaresApart } from './map-positions.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result, unknownName } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';
import { readWhole } from './schema.ts';

/** The maximum distance for handing over or taking something, in squares. */
const HAND_OVER_REACH_IN_SQUARES = 1;

const ITEM_MOVED_REASON = because({ id: 'item moved' });

type DeedOf<Type extends ItemDeed['type']> = Extract<ItemDeed, { readonly type: Type }>;

/** Hands a combatant's items to another. */
export function giveItems<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'give'>,
): Result<unknown, Refusal> {
  const ownersResult = ownersIn(resolution, rules, deed, deed.from, deed.to);
  if (!ownersResult.ok) return ownersResult;
  const { items, from, to } = ownersResult.value;
  if (!deed.free && to.vitality === 'dead') return no({ type: 'target-dead', name: to.name });
  const checkResult = deed.free ? ok() : checkHandOver(resolution.encounter, rules, from, to);
  if (!checkResult.ok) return checkResult;
  const changes = handOverChanges(items, from, deed.items, to, deed.free === true);
  if (!changes.ok) return changes;
  if (!deed.free) payForHandOver(resolution, items, from.id);
  recordHandOver(resolution, deed, 'gives', from.id, to.id);
  for (const change of changes.value) recordOwnerChange(resolution, items, change);
  return ok();
}

/** Takes items from a fallen combatant or from the ground. */
export function takeItems<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'take'>,
): Result<unknown, Refusal> {
  if (deed.from === undefined) return pickUpItems(resolution, rules, deed);
  const ownersResult = ownersIn(resolution, rules, deed, deed.from, deed.to);
  if (!ownersResult.ok) return ownersResult;
  const { items, from, to } = ownersResult.value;
  if (!deed.free && from.vitality === 'up') return no({ type: 'not-fallen', name: from.name });
  const checkResult = deed.free ? ok() : checkHandOver(resolution.encounter, rules, to, from);
  if (!checkResult.ok) return checkResult;
  // `true` allows worn items too, because those can be taken from the fallen.
  const changes = handOverChanges(items, from, deed.items, to, true);
  if (!changes.ok) return changes;
  if (!deed.free) payForHandOver(resolution, items, to.id);
  recordHandOver(resolution, deed, 'loots', to.id, from.id);
  for (const change of changes.value) recordOwnerChange(resolution, items, change);
  return ok();
}

function pickUpItems<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'take'>,
): Result<unknown, Refusal> {
  const owner = ownerIn(resolution, rules, deed, deed.to);
  if (!owner.ok) return owner;
  const { items, who } = owner.value;
  const checkResult = deed.free ? ok() : checkHandOver(resolution.encounter, rules, who);
  if (!checkResult.ok) return checkResult;
  const splitResult = splitGroundItems(items, groundItemsIn(resolution.encounter), deed.items);
  if (!splitResult.ok) return splitResult;
  const change = withReceivedItems(items, unchangedOwner(who), splitResult.value.takenItems);
  if (!change.ok) return change;
  if (!deed.free) payForHandOver(resolution, items, who.id);
  recordHandOver(resolution, deed, 'picks up', who.id);
  setGroundItems(resolution, splitResult.value.remainingItems);
  recordOwnerChange(resolution, items, change.value);
  return ok();
}

/** Drops a combatant's items. This costs nothing, but during rounds it is only possible on the combatant's turn. */
export function dropItems<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'drop'>,
): Result<unknown, Refusal> {
  const owner = ownerIn(resolution, rules, deed, deed.from);
  if (!owner.ok) return owner;
  const { items, who } = owner.value;
  const checkResult = deed.free ? ok() : checkMayHandOver(resolution.encounter, items, who);
  if (!checkResult.ok) return checkResult;
  const removal = takeFromOwner(items, unchangedOwner(who), deed.items, deed.free === true);
  if (!removal.ok) return removal;
  const { change, takenItems: droppedItems } = removal.value;
  recordHandOver(resolution, deed, 'drops', who.id);
  recordOwnerChange(resolution, items, change);
  setGroundItems(resolution, [...groundItemsIn(resolution.encounter), ...droppedItems]);
  return ok();
}

/** The GM hands out something new. Refuses an entry that doesn't fit the sheet. */
export function giveNewItem<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'find'>,
): Result<unknown, Refusal> {
  const { items } = rules;
  if (!items) return no({ type: 'no-items' });
  if (!Object.hasOwn(items.lists, deed.list)) return unknownName('kind', deed.list, Object.keys(items.lists));
  const item: GroundItem = { list: deed.list, entry: deed.entry };
  const newItems = [{ list: deed.list, name: deed.entry.name, count: itemCount(items, item) }];
  if (deed.to === undefined) {
    recordHandOver(resolution, { ...deed, items: newItems }, 'lies');
    setGroundItems(resolution, [...groundItemsIn(resolution.encounter), item]);
    return ok();
  }
  const owner = ownerIn(resolution, rules, deed, deed.to);
  if (!owner.ok) return owner;
  const { who } = owner.value;
  const initialResources = rules.resources({ ...who.sheet, [deed.list]: [deed.entry] }, resolution.encounter.settings);
  const resourceNames = items.lists[deed.list]?.tracks?.(deed.entry) ?? [];
  const startResources = resourceNames.flatMap((name) =>
    Object.hasOwn(initialResources, name) ? (initialResources[name] ?? []) : [],
  );
  const change = withReceivedItems(items, unchangedOwner(who), [
    { ...item, ...(startResources.length > 0 && { left: startResources }) },
  ]);
  if (!change.ok) return change;
  const sheetResult = readWhole(rules.sheet, change.value.sheet);
  if ('problems' in sheetResult) return no({ type: 'sheet-unfit', problems: sheetResult.problems, more: 0 });
  recordHandOver(resolution, { ...deed, items: newItems }, 'finds', who.id);
  recordOwnerChange(resolution, items, change.value);
  return ok();
}

function itemCount<S extends System>({ lists }: ItemRules<S>, { list, entry }: GroundItem): number {
  const countField = lists[list]?.counts?.by;
  const count = countField === undefined ? undefined : new Map<string, unknown>(Object.entries(entry)).get(countField);
  return typeof count === 'number' ? count : 1;
}

interface ItemOwner<S extends System> {
  readonly items: ItemRules<S>;
  readonly who: Combatant<S>;
}

/**
 * Finds a combatant by its id. Finds hidden combatants only for a deed that is hidden from players. Otherwise, players
 * would learn that these combatants exist.
 */
function ownerIn<S extends System>(
  { encounter }: Resolution<S>,
  { items }: Ruleset<S>,
  { hidden }: Pick<ItemDeed, 'hidden'>,
  id: CombatantId,
): Result<ItemOwner<S>, Refusal> {
  if (!items) return no({ type: 'no-items' });
  const candidates = hidden ? [...encounter.combatants, ...(encounter.hidden ?? [])] : encounter.combatants;
  const who = candidates.find((each) => each.id === id);
  if (who) return ok({ items, who });
  return no({ type: 'no-one-of-that-name', typed: id, known: candidates.map(({ name }) => name) });
}

function ownersIn<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  deed: DeedOf<'give' | 'take'>,
  fromId: CombatantId,
  toId: CombatantId,
): Result<{ readonly items: ItemRules<S>; readonly from: Combatant<S>; readonly to: Combatant<S> }, Refusal> {
  if (fromId === toId) return no({ type: 'not-at-self' });
  const giverResult = ownerIn(resolution, rules, deed, fromId);
  if (!giverResult.ok) return giverResult;
  const receiverResult = ownerIn(resolution, rules, deed, toId);
  if (!receiverResult.ok) return receiverResult;
  return ok({ items: receiverResult.value.items, from: giverResult.value.who, to: receiverResult.value.who });
}

/**
 * Refuses if someone can't hand over, take or pick up things now: it isn't their turn, the other combatant is out of
 * reach, or they can't pay.
 */
function checkHandOver<S extends System>(
  encounter: Encounter<S>,
  rules: Ruleset<S>,
  who: Combatant<S>,
  other?: Combatant<S>,
): Result<unknown, Refusal> {
  const { items } = rules;
  if (!items) return no({ type: 'no-items' });
  const checkResult = checkMayHandOver(encounter, items, who);
  if (!checkResult.ok || encounter.phase !== 'fighting') return checkResult;
  const { inRounds } = items;
  if (inRounds === 'gm') return no({ type: 'items-by-gm', gms: encounter.gms });
  const squareCount = other && squaresApart(rules, encounter, who, other);
  if (other && squareCount !== undefined && squareCount > HAND_OVER_REACH_IN_SQUARES)
    return no({ type: 'beyond-hands', name: other.name, squares: squareCount });
  if (inRounds === 'free') return ok();
  const pointsLeft = resource(who, inRounds.resource).value;
  const { resource: name, points: need } = inRounds;
  return pointsLeft < need
    ? no({ type: 'nothing-left', name: who.name, what: { resource: name }, need, left: pointsLeft })
    : ok();
}

/**
 * During combat, refuses if someone is down, if it isn't their turn, or if the system's rules don't let them hand
 * things over. Outside combat, refuses no one, because others can help someone who is down.
 */
function checkMayHandOver<S extends System>(
  encounter: Encounter<S>,
  { mayHandOver }: ItemRules<S>,
  { id, name, vitality }: Combatant<S>,
): Result<unknown, Refusal> {
  if (encounter.phase !== 'fighting') return ok();
  if (vitality !== 'up') return no({ type: 'out-of-the-fight', name, as: vitality });
  if (!isOnTurn(encounter, id))
    return no({ type: 'not-your-turn', name, turn: onTurn(encounter).map((each) => each.name) });
  return mayHandOver?.(encounter, id) ?? ok();
}

/** Spends the points that handing over an item costs during rounds. */
function payForHandOver<S extends System>(
  resolution: Resolution<S>,
  { inRounds }: ItemRules<S>,
  subject: CombatantId,
): void {
  if (typeof inRounds === 'string' || resolution.encounter.phase !== 'fighting') return;
  const { value: pointsBefore, max } = resource(resolution.combatant(subject), inRounds.resource);
  const pointsAfter = pointsBefore - inRounds.points;
  resolution.record({
    type: 'spent',
    subject,
    resource: inRounds.resource,
    why: ITEM_MOVED_REASON,
    before: pointsBefore,
    after: pointsAfter,
    ...given({ max }),
  });
}

/** A combatant before a deed, and their sheet and resources after it. */
interface OwnerChange<S extends System> {
  readonly who: Combatant<S>;
  readonly sheet: S['sheet'];
  readonly resources: Combatant['resources'];
  readonly tracks: readonly ResourceChange[];
}

function unchangedOwner<S extends System>(who: Combatant<S>): OwnerChange<S> {
  return { who, sheet: who.sheet, resources: who.resources, tracks: [] };
}

/** Returns what changes for the giver and the receiver when items are handed over. */
function handOverChanges<S extends System>(
  items: ItemRules<S>,
  from: Combatant<S>,
  parts: readonly ItemPart[],
  to: Combatant<S>,
  mayStrip: boolean,
): Result<readonly OwnerChange<S>[], Refusal> {
  const removal = takeFromOwner(items, unchangedOwner(from), parts, mayStrip);
  if (!removal.ok) return removal;
  const receiverChange = withReceivedItems(items, unchangedOwner(to), removal.value.takenItems);
  return receiverChange.ok ? ok([removal.value.change, receiverChange.value]) : receiverChange;
}

function takeFromOwner<S extends System>(
  items: ItemRules<S>,
  start: OwnerChange<S>,
  parts: readonly ItemPart[],
  mayStrip: boolean,
): Result<{ readonly change: OwnerChange<S>; readonly takenItems: readonly GroundItem[] }, Refusal> {
  let change = start;
  const takenItems: GroundItem[] = [];
  for (const part of parts) {
    const listResult = findItemList(items, part.list);
    if (!listResult.ok) return listResult;
    const { who, sheet, resources } = change;
    const owner = { name: who.name, entries: entriesOf(sheet, part.list), resources };
    const removal = takeOutItems(listResult.value, owner, part, mayStrip);
    if (!removal.ok) return removal;
    change = changeEntries(change, part.list, removal.value);
    takenItems.push(...removal.value.takenItems);
  }
  return takenItems.length > 0 ? ok({ change, takenItems }) : no({ type: 'owns-nothing', name: start.who.name });
}

function withReceivedItems<S extends System>(
  items: ItemRules<S>,
  start: OwnerChange<S>,
  things: readonly GroundItem[],
): Result<OwnerChange<S>, Refusal> {
  let change = start;
  for (const item of things) {
    const listResult = findItemList(items, item.list);
    if (!listResult.ok) return listResult;
    const { who, sheet, resources } = change;
    const addition = putInItem(
      listResult.value,
      { name: who.name, entries: entriesOf(sheet, item.list), resources },
      item,
    );
    if (!addition.ok) return addition;
    change = changeEntries(change, item.list, addition.value);
  }
  return ok(change);
}

function changeEntries<S extends System>(
  { who, sheet, resources, tracks }: OwnerChange<S>,
  field: string,
  after: Pick<Extract<ReturnType<typeof putInItem>, { readonly ok: true }>['value'], 'entries' | 'tracks'>,
): OwnerChange<S> {
  const newResourceByName = new Map(Object.entries(resources));
  for (const resourceChange of after.tracks)
    if (resourceChange.after) newResourceByName.set(resourceChange.resource, resourceChange.after);
    else newResourceByName.delete(resourceChange.resource);
  return {
    who,
    sheet: { ...sheet, [field]: after.entries },
    resources: Object.fromEntries(newResourceByName),
    tracks: [...tracks, ...after.tracks],
  };
}

function findItemList<S extends System>({ lists }: ItemRules<S>, field: string) {
  const itemList = Object.hasOwn(lists, field) ? lists[field] : undefined;
  return itemList ? ok(itemList) : unknownName('kind', field, Object.keys(lists));
}

/** Splits the items on the ground into those that are taken and those that stay. */
function splitGroundItems<S extends System>(
  items: ItemRules<S>,
  groundItems: readonly GroundItem[],
  parts: readonly ItemPart[],
): Result<{ readonly takenItems: readonly GroundItem[]; readonly remainingItems: readonly GroundItem[] }, Refusal> {
  let remainingItems = groundItems;
  const takenItems: GroundItem[] = [];
  for (const { list, name, count = 1 } of parts) {
    const itemList = findItemList(items, list);
    if (!itemList.ok) return itemList;
    const { by } = itemList.value.counts ?? {};
    let missingCount = count;
    const itemsLeft: GroundItem[] = [];
    for (const groundItem of remainingItems) {
      const availableCount = itemCount(items, groundItem);
      if (missingCount === 0 || groundItem.list !== list || groundItem.entry.name !== name) itemsLeft.push(groundItem);
      else if (availableCount <= missingCount || by === undefined) {
        missingCount -= availableCount;
        takenItems.push(groundItem);
      } else {
        takenItems.push(partOfItem(groundItem, by, missingCount));
        itemsLeft.push(partOfItem(groundItem, by, availableCount - missingCount));
        missingCount = 0;
      }
    }
    if (missingCount > 0 && missingCount === count) return no({ type: 'nothing-on-the-ground' });
    if (missingCount > 0) return no({ type: 'items-too-few', name, item: name, left: count - missingCount });
    remainingItems = itemsLeft;
  }
  return takenItems.length > 0 ? ok({ takenItems, remainingItems }) : no({ type: 'nothing-on-the-ground' });
}

function partOfItem({ list, entry, left = [] }: GroundItem, by: string, count: number): GroundItem {
  const resourcesLeftField = left.length > 0 ? { left: [{ value: count, max: count }] } : {};
  return { list, entry: { ...entry, [by]: count }, ...resourcesLeftField };
}

/**
 * Records a combatant's new sheet. A hidden combatant's whole state is replaced, because only the GM may see the
 * change.
 */
function recordOwnerChange<S extends System>(
  resolution: Resolution<S>,
  { changed: afterChange }: ItemRules<S>,
  { who, sheet: after, resources, tracks }: OwnerChange<S>,
): void {
  if (!find(resolution.encounter, who.id)) {
    resolution.record({ type: 'emerged', combatant: who });
    resolution.record({ type: 'concealed', combatant: { ...who, sheet: after, resources } });
    return;
  }
  const { id: subject, sheet: sheetBefore } = who;
  resolution.record({ type: 'sheet-changed', subject, why: ITEM_MOVED_REASON, before: sheetBefore, after });
  for (const resourceChange of tracks)
    resolution.record({ type: 'limit-changed', subject, why: ITEM_MOVED_REASON, ...resourceChange });
  afterChange?.(resolution, subject, sheetBefore);
}

/** Records who gave or took which items, for the story. */
function recordHandOver<S extends System>(
  resolution: Resolution<S>,
  { items, hidden }: Pick<DeedOf<'drop'>, 'items' | 'hidden'>,
  id: 'gives' | 'loots' | 'picks up' | 'drops' | 'finds' | 'lies',
  subject?: CombatantId,
  other?: CombatantId,
): void {
  if (hidden) return;
  const remark = because({ id, items: items.map(({ name: item, count = 1 }) => ({ item, count })) });
  resolution.record({ type: 'remarked', what: remark, ...given({ subject, other }) });
}
