// `/give`, `/drop` and `/take`, and *Items…* in My character.

import {
  type Choice,
  command,
  integer,
  namingOption,
  type Option,
  optional,
  typedTextOrEmpty,
} from '../../src/interaction/command.ts';
import { component, findByHash } from '../../src/interaction/component.ts';
import { actor, withEncounterNames } from '../../src/interaction/options/combatants.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { type Combatant, find } from '../../src/rules/core/encounter.ts';
import type { OwnedThing } from '../../src/rules/core/items.ts';
import { findCombatant } from '../../src/rules/core/names.ts';
import { choose, no, ok, type Refusal, type Result, unknownName } from '../../src/rules/core/refusal.ts';
import {
  type ItemTransfer,
  itemKey,
  itemNamed,
  itemReceivers,
  itemsOf,
  itemsOnGround,
  lootSources,
  takingRefusal,
  transferDeed,
} from '../../src/session/item-transfers.ts';
import { actor as actingFor, anyEncounter, isGm, mayActFor, type Session } from '../../src/session/session.ts';
import { idNamed, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import { characterByHash } from '../me/ids.ts';
import { type CountChoice, groundMenuId, itemByHash, itemMenuId, itemsButtonId, receiverMenuId } from './ids.ts';
import { loot, lootScreen } from './loot.ts';
import {
  type ItemSession,
  itemScreen,
  itemsScreen,
  nameOf,
  SEARCH_FIELD,
  searchForm,
  transferByCommand,
  transferFromPanel,
} from './screen.ts';

export { loot };

/** The maximum number of one item that can be given or taken with one command. */
const MAX_ITEM_COUNT = 9_999;

const countOption = () => optional(integer(1, MAX_ITEM_COUNT));

export const giveItems = command({
  name: 'give',
  requires: anyEncounter,
  options: { item: optional(ownItemOption()), to: optional(receiverOption()), count: countOption(), as: actor() },
  run({ item: input, to, count = 1, as }, session) {
    if (input === undefined) return itemsScreen(session, as);
    const itemResult = findTypedItem(session, input, itemsOf(session.encounter, as));
    if (!itemResult.ok) return itemResult;
    if (!to) return itemScreen(session, as, itemResult.value, count > 1 ? 'all' : 'one');
    return transferReply(session, { from: as, to, items: [{ ...itemReference(itemResult.value), count }] });
  },
});

export const dropItems = command({
  name: 'drop',
  requires: anyEncounter,
  options: { item: optional(ownItemOption()), count: countOption(), as: actor() },
  run({ item: input, count = 1, as }, session) {
    if (input === undefined) return itemsScreen(session, as);
    const itemResult = findTypedItem(session, input, itemsOf(session.encounter, as));
    return itemResult.ok
      ? transferReply(session, { from: as, items: [{ ...itemReference(itemResult.value), count }] })
      : itemResult;
  },
});

export const takeItems = command({
  name: 'take',
  requires: anyEncounter,
  options: {
    item: optional(takenItemOption()),
    from: optional(fallenCombatantOption()),
    count: countOption(),
    as: actor(),
  },
  run({ item: input, from, count, as }, session) {
    if (input === undefined) return from ? lootScreen(session, { from, to: as }) : itemsScreen(session, as);
    const itemResult = findTypedItem(
      session,
      input,
      from ? itemsOf(session.encounter, from) : itemsOnGround(session.encounter),
    );
    if (!itemResult.ok) return itemResult;
    return transferReply(session, {
      from,
      to: as,
      items: [{ ...itemReference(itemResult.value), count: count ?? itemResult.value.count }],
    });
  },
});

function transferReply(session: ItemSession, transfer: ItemTransfer): Result<Reply, Refusal> {
  const deedResult = transferDeed(session, transfer);
  return deedResult.ok ? transferByCommand(session, deedResult.value) : deedResult;
}

function itemReference({ list, name }: OwnedThing) {
  return { list, name };
}

/** Finds the typed item by its id or its name. */
function findTypedItem(
  { encounter }: ItemSession,
  input: string,
  things: readonly OwnedThing[],
): Result<OwnedThing, Refusal> {
  const matchingItem = itemNamed(things, input) ?? itemNamed(things, idNamed(encounter.system, TOOL_NAME_KINDS, input));
  return matchingItem
    ? ok(matchingItem)
    : unknownName(
        'item',
        input,
        things.map(({ name }) => name),
      );
}

/** An item of the combatant that the caller acts for. */
function ownItemOption(): Option<string> {
  return namingOption({
    suggest: (session, _, values) => {
      const [encounterResult, who] = [
        anyEncounter(session),
        actingFor(session, typedTextOrEmpty(values, 'as') || undefined),
      ];
      return encounterResult.ok && who.ok
        ? itemChoices(encounterResult.value, itemsOf(encounterResult.value.encounter, who.value))
        : [];
    },
    resolve: (input) => ok(input),
  });
}

/** An item on the ground, or of the combatant in the option `from`, if the caller may take from them. */
function takenItemOption(): Option<string> {
  return namingOption({
    suggest: (session, _, values) => {
      const encounterResult = anyEncounter(session);
      if (!encounterResult.ok) return [];
      const { encounter } = encounterResult.value;
      const typedSource = typedTextOrEmpty(values, 'from');
      const sourceResult =
        typedSource === ''
          ? undefined
          : choose('combatant', withEncounterNames(session, typedSource), lootSources(encounterResult.value));
      if (!sourceResult) return itemChoices(encounterResult.value, itemsOnGround(encounter));
      return sourceResult.ok ? itemChoices(encounterResult.value, itemsOf(encounter, sourceResult.value)) : [];
    },
    resolve: (input) => ok(input),
  });
}

function itemChoices({ encounter }: ItemSession, items: readonly OwnedThing[]): readonly Choice[] {
  return items.map((item) => {
    const isNameUnique = items.filter(({ name }) => name === item.name).length === 1;
    const name = nameOf(encounter, item);
    return {
      name: item.count === 1 ? name : t('items-several', { count: item.count, item: name }),
      value: isNameUnique ? item.name : itemKey(item),
    };
  });
}

/** Someone who can receive an item. */
function receiverOption(): Option<Combatant> {
  return namingOption({
    suggest: (session, _, values) => {
      const [encounterResult, from] = [
        anyEncounter(session),
        actingFor(session, typedTextOrEmpty(values, 'as') || undefined),
      ];
      return encounterResult.ok
        ? itemReceivers(encounterResult.value, from.ok ? from.value : undefined).map(({ name }) => name)
        : [];
    },
    resolve: combatantNamed,
  });
}

/**
 * A combatant that the caller may take from. The refusal is the same for all others, so that it doesn't reveal what
 * they have.
 */
function fallenCombatantOption(): Option<Combatant> {
  return namingOption({
    suggest: (session) => {
      const encounterResult = anyEncounter(session);
      return encounterResult.ok ? lootSources(encounterResult.value).map(({ name }) => name) : [];
    },
    resolve: (input, session) => {
      const encounterResult = anyEncounter(session);
      const receiverResult = combatantNamed(input, session);
      if (!encounterResult.ok || !receiverResult.ok) return receiverResult;
      return isGm(session) || mayTakeFrom(encounterResult.value, receiverResult.value)
        ? receiverResult
        : takingRefusal(encounterResult.value, receiverResult.value);
    },
  });
}

function mayTakeFrom(session: ItemSession, from: Combatant): boolean {
  return mayActFor(session, from) || lootSources(session).includes(from);
}

/** Finds a combatant by its name. A GM can also name hidden combatants. */
export function combatantNamed(input: string, session: Session): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const { combatants, hidden = [] } = encounter;
  const possibleCombatants = isGm(session) ? [...combatants, ...hidden] : combatants;
  return findCombatant({ combatants: possibleCombatants }, withEncounterNames(session, input));
}

/** *Items…* in My character, and the buttons on its screens. */
export const showItems = component({
  id: itemsButtonId,
  requires: anyEncounter,
  run({ who, press, item: wantedHash, count }, session, { fields }) {
    const combatantResult = itemOwner(session, who);
    if (!combatantResult.ok) return combatantResult;
    if (press === 'open' || press === 'back') return asUpdate(itemsScreen(session, combatantResult.value));
    const items = itemsOf(session.encounter, combatantResult.value);
    if (press === 'search') {
      const input = fields.get(SEARCH_FIELD);
      if (input === undefined) return { form: searchForm(session, combatantResult.value) };
      const searchResult = findItem(session, input, items);
      return asUpdate(
        searchResult.ok
          ? itemScreen(session, combatantResult.value, searchResult.value, 'one')
          : itemsScreen(session, combatantResult.value, explain(searchResult.why, session.encounter)),
      );
    }
    const item = itemByHash(items, wantedHash);
    if (!item) return no({ type: 'stale' });
    if (press === 'count') return asUpdate(itemScreen(session, combatantResult.value, item, count));
    return giveItemAndReply(session, combatantResult.value, item, count, undefined);
  },
});

/** The menu of a combatant's items. It opens the chosen one. */
export const chooseItem = component({
  id: itemMenuId,
  requires: anyEncounter,
  run({ who }, session, { chosen: [chosen = ''] }) {
    const combatantResult = itemOwner(session, who);
    if (!combatantResult.ok) return combatantResult;
    const item = itemByHash(itemsOf(session.encounter, combatantResult.value), chosen);
    return item ? asUpdate(itemScreen(session, combatantResult.value, item, 'one')) : no({ type: 'stale' });
  },
});

/** Gives an item to the combatant that was chosen in the menu. */
export const giveToChosenCombatant = component({
  id: receiverMenuId,
  requires: anyEncounter,
  run({ who, item: wantedHash, count }, session, { chosen: [chosen = ''] }) {
    const combatantResult = itemOwner(session, who);
    if (!combatantResult.ok) return combatantResult;
    const item = itemByHash(itemsOf(session.encounter, combatantResult.value), wantedHash);
    const chosenReceiver = findByHash(chosen, itemReceivers(session, combatantResult.value), ({ id }) => id);
    return item && chosenReceiver
      ? giveItemAndReply(session, combatantResult.value, item, count, chosenReceiver)
      : no({ type: 'stale' });
  },
});

/** Picks up the items that were chosen in the menu. */
export const pickUpChosenItems = component({
  id: groundMenuId,
  requires: anyEncounter,
  run({ who }, session, { chosen }) {
    const combatantResult = itemOwner(session, who);
    if (!combatantResult.ok) return combatantResult;
    const groundItems = itemsOnGround(session.encounter);
    const items = chosen.flatMap((each) => itemByHash(groundItems, each) ?? []);
    if (items.length < chosen.length) return no({ type: 'stale' });
    return itemsScreenAfter(session, combatantResult.value, { to: combatantResult.value, items });
  },
});

function giveItemAndReply(
  session: ItemSession,
  from: Combatant,
  item: OwnedThing,
  count: CountChoice,
  to: Combatant | undefined,
): Reply {
  const items = [{ ...itemReference(item), count: count === 'all' ? item.count : 1 }];
  return itemsScreenAfter(session, from, { from, to, items });
}

/** Transfers the items and shows the list again. A notice above the list says what was done, or why it was refused. */
function itemsScreenAfter(session: ItemSession, combatant: Combatant, transfer: ItemTransfer): Reply {
  const deedResult = transferDeed(session, transfer);
  const transferResult = deedResult.ok ? transferFromPanel(session, deedResult.value) : deedResult;
  const noticeText = transferResult.ok ? transferResult.value : explain(transferResult.why, session.encounter);
  return asUpdate(itemsScreen(session, find(session.encounter, combatant.id) ?? combatant, noticeText));
}

/** Finds an item by its name, or the only one whose name contains the typed text. */
function findItem(session: ItemSession, input: string, items: readonly OwnedThing[]): Result<OwnedThing, Refusal> {
  const lowerName = input.trim().toLowerCase();
  const matchingItems = items.filter((each) => nameOf(session.encounter, each).toLowerCase().includes(lowerName));
  const [only, another] = matchingItems;
  return only && !another ? ok(only) : findTypedItem(session, input, items);
}

function itemOwner(session: ItemSession, combatantHash: string): Result<Combatant, Refusal> {
  const combatantResult = characterByHash(session, combatantHash);
  if (!combatantResult.ok) return combatantResult;
  return combatantResult.value ? ok(combatantResult.value) : no({ type: 'stale' });
}
