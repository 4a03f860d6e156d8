// TDGS › 5 Actions › Use Item; 15 Equipment & Slots › Equip, take off, swap; 8 Combat › Deflection Armor: destroyed if
// the GM says so

import { action } from '../../core/action.ts';
import { type CombatantId, combatant, find, onTurn, resource } from '../../core/encounter.ts';
import type { Intent, Limit } from '../../core/intent.ts';
import type { Reason } from '../../core/reason.ts';
import { choose, chooseByBeginning, no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { type Cost, checkCanAct, payCost } from '../acting.ts';
import { endInvisibility, inflictCondition, updateGearConditions } from '../afflict.ts';
import { wornArmor } from '../armor.ts';
import { FISTS, wieldedWeapon } from '../equipment.ts';
import { areOnMap } from '../field.ts';
import { heal, isHealingPointless } from '../healing.ts';
import { because, itemReason } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Fighter, Item, Sheet, Tdgs } from '../sheet.ts';
import { itemResourceName } from '../sheet-figures.ts';
import { isAdjacent } from '../situation.ts';
import { spendResource } from '../uses.ts';

interface UsePlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly item: Item;
  readonly intent: Intent;
}

/** "Activate an item's effect": on oneself or an adjacent ally. Costs the Action, unless the item was readied. */
export const useWithCost = (cost: Cost) =>
  action<Tdgs, UsePlan>({
    title: 'Use an item',
    cite: '5 Actions › Use Item',
    when: 'always',
    kind: 'use',
    offers(encounter, actor) {
      const who = combatant(encounter, actor);
      const items = who.sheet.items.filter((item) => resource(who, itemResourceName(item)).value > 0);
      if (items.length === 0 || !checkCanUse(encounter, actor, cost).ok) return undefined;
      const friends = encounter.combatants.filter(({ side }) => side === who.side);
      const targets = friends.filter(({ id }) =>
        items.some(({ name }) => planItemUse(encounter, { action: 'use', actor, targets: [id], tool: name }).ok),
      );
      return targets.length > 0
        ? { targets: targets.map(({ id }) => id), tools: items.map(({ name }) => name) }
        : undefined;
    },
    ways(encounter, actor) {
      const who = combatant(encounter, actor);
      return who.sheet.items.map((item) => ({ tool: item.name, helps: true, limit: itemUseLimit(who, item) }));
    },
    plan: (encounter, intent) => planUse(encounter, intent, cost),
    resolve(resolution, { actor, target, item, intent }) {
      declare(resolution, intent, { targets: [target], tool: item.name });
      payCost(resolution, actor, cost, itemReason(item.name));
      spendResource(resolution, actor, itemResourceName(item), 1, because({ id: 'used' }));
      if (item.heal > 0) heal(resolution, target, { percent: item.heal, from: itemReason(item.name), actor });
      for (const name of item.cleanses) endCondition(resolution, target, name, itemReason(item.name));
      for (const infliction of item.inflicts)
        inflictCondition(resolution, target, infliction, { actor, from: item.name });
      if (target !== actor) endInvisibility(resolution, actor, because({ id: 'touches another' }));
    },
  });
export const use = useWithCost('Action');

/** The limit on an item's uses: how many of the item are left. */
function itemUseLimit(who: Fighter, item: Item): Limit {
  const { value: left } = resource(who, itemResourceName(item));
  return { uses: left, left };
}

function planUse(encounter: Fight, intent: Intent, cost: Cost): Result<UsePlan, Refusal> {
  const actionCheck = checkCanUse(encounter, intent.actor, cost);
  return actionCheck.ok ? planItemUse(encounter, intent) : actionCheck;
}

function checkCanUse(encounter: Fight, actor: CombatantId, cost: Cost): Result<undefined, Refusal> {
  const timingCheck = checkTiming(encounter, actor, 'Use an item', cost);
  return timingCheck.ok ? checkCanAct(encounter, actor, { title: 'Use an item', cost, kind: 'physical' }) : timingCheck;
}

/** Checks the item and the target, but not whether the actor can act. */
function planItemUse(encounter: Fight, intent: Intent): Result<UsePlan, Refusal> {
  const { actor, targets, tool: input } = intent;
  const who = combatant(encounter, actor);
  const itemNames = who.sheet.items.map(({ name }) => name);
  if (input === undefined) return no({ type: 'missing', what: 'item', known: itemNames });
  const item = choose('item', input, who.sheet.items);
  if (!item.ok) return item;
  if (resource(who, itemResourceName(item.value)).value < 1)
    return no({ type: 'nothing-left', name: who.name, what: { thing: item.value.name }, need: 1, left: 0 });
  const target = find(encounter, targets?.[0] ?? actor);
  if (!target || (targets?.length ?? 0) > 1) return no(refusal('one-target'));
  if (target.vitality === 'dead') return no({ type: 'target-dead', name: target.name });
  if (target.side !== who.side) return no(refusal('friend-only', { name: target.name }));
  const adjacencyResult = areOnMap(encounter, actor, target.id) ? isAdjacent(encounter, intent, target.id) : ok(true);
  if (!adjacencyResult.ok) return adjacencyResult;
  if (!adjacencyResult.value && target.id !== actor) return no(refusal('not-adjacent', { name: target.name }));
  if (isHealingPointless(target, item.value))
    return no(refusal('no-need', { name: target.name, item: item.value.name }));
  return ok({ actor, target: target.id, item: item.value, intent });
}

/**
 * Refuses an action on another combatant's turn while rounds run, and after the encounter. A readied action may
 * interrupt another's turn.
 */
function checkTiming(encounter: Fight, actor: CombatantId, title: string, cost: Cost): Result<undefined, Refusal> {
  const { phase } = encounter;
  if (phase === 'ended') return no({ type: 'not-now', action: title, phase });
  const combatantsOnTurn = onTurn(encounter);
  if (phase !== 'fighting' || cost === 'free' || combatantsOnTurn.some(({ id }) => id === actor)) return ok();
  return no({
    type: 'not-your-turn',
    name: combatant(encounter, actor).name,
    turn: combatantsOnTurn.map(({ name }) => name),
  });
}

interface EquipmentChange {
  readonly intent: Intent;
  readonly what: string;
  readonly why: Reason;
  readonly manner: 'hand' | 'on' | 'off';
  readonly after: Sheet;
}

/**
 * "Equip, take off or swap one item": costs the Action in combat, otherwise free. Ruling: one suit, one shield.
 */
export const equip = action<Tdgs, EquipmentChange>({
  title: 'Equip',
  cite: '15 Equipment & Slots',
  when: 'always',
  kind: 'use',
  offers(encounter, actor) {
    const { sheet } = combatant(encounter, actor);
    const itemNames = [...sheet.weapons, FISTS, ...sheet.armor].map(({ name }) => name);
    const equippableNames = itemNames.filter((name) => planEquip(encounter, { action: 'equip', actor, tool: name }).ok);
    return equippableNames.length > 0 ? { tools: equippableNames } : undefined;
  },
  ways(encounter, actor) {
    const { sheet } = combatant(encounter, actor);
    const armorMethods = sheet.armor.map(({ name, worn: isWorn }) => ({ tool: name, manner: isWorn ? 'off' : 'on' }));
    return [...[...sheet.weapons, FISTS].map(({ name }) => ({ tool: name, manner: 'hand' })), ...armorMethods];
  },
  plan: planEquip,
  resolve(resolution, { intent, what, manner, why, after }) {
    const { actor } = intent;
    declare(resolution, intent, { tool: what, manner });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'equip' }));
    const sheetBefore = resolution.combatant(actor).sheet;
    resolution.record({ type: 'sheet-changed', subject: actor, why, before: sheetBefore, after });
    updateGearConditions(resolution, actor, wornArmor(sheetBefore));
  },
});

function planEquip(encounter: Fight, intent: Intent): Result<EquipmentChange, Refusal> {
  const { actor, tool: input } = intent;
  const timingCheck = checkTiming(encounter, actor, 'Equip', 'Action');
  if (!timingCheck.ok) return timingCheck;
  const actionCheck = checkCanAct(encounter, actor, { title: 'Equip', cost: 'Action', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, actor);
  const { weapons, armor } = who.sheet;
  if (input === undefined)
    return no({ type: 'missing', what: 'item', known: [...weapons, ...armor].map(({ name }) => name) });
  const itemChoice = choose('item', input, [...weapons, FISTS, ...armor]);
  if (!itemChoice.ok) return itemChoice;
  const piece = armor.find(({ name }) => name === itemChoice.value.name);
  if (!piece) return planWielding(who, intent, itemChoice.value.name);
  if (piece.kind === 'natural') return no(refusal('natural', { name: who.name, item: piece.name }));
  return piece.destroyed === true
    ? no(refusal('destroyed', { name: who.name, item: piece.name }))
    : planWearing(who, intent, piece);
}

function planWielding(who: Fighter, intent: Intent, name: string): Result<EquipmentChange, Refusal> {
  if (wieldedWeapon(who.sheet).name === name) return no(refusal('already', { name: who.name, condition: name }));
  return ok({
    intent,
    what: name,
    manner: 'hand',
    why: because({ id: 'in hand', item: name }),
    after: { ...who.sheet, wields: name },
  });
}

/**
 * Plans to put on or take off a piece of armor. A suit or shield replaces the one that is worn. A piece that is taken
 * off keeps the points in its pool.
 */
function planWearing(who: Fighter, intent: Intent, piece: Sheet['armor'][number]): Result<EquipmentChange, Refusal> {
  const isPuttingOn = !piece.worn;
  const canWearOnlyOne = piece.kind === 'suit' || piece.kind === 'shield';
  const armor = who.sheet.armor.map((each) => {
    if (each.name === piece.name) return { ...each, worn: isPuttingOn };
    return isPuttingOn && canWearOnlyOne && each.kind === piece.kind ? { ...each, worn: false } : each;
  });
  const why = because({ id: isPuttingOn ? 'put on' : 'off', item: piece.name });
  return ok({ intent, what: piece.name, manner: isPuttingOn ? 'on' : 'off', why, after: { ...who.sheet, armor } });
}

export const ARMOR_CHANGES = ['destroy', 'mend'] as const;

interface ArmorChange {
  readonly target: CombatantId;
  readonly piece: string;
  readonly way: (typeof ARMOR_CHANGES)[number];
  readonly intent: Intent;
}

/** Destroys a piece of armor, so that it is useless in this encounter and later ones, or repairs it. */
export const destroy = action<Tdgs, ArmorChange>({
  title: 'Destroy armor',
  cite: '8 Combat › Deflection Armor',
  when: 'always',
  gm: true,
  offers(encounter, actor) {
    const { armor } = combatant(encounter, actor).sheet;
    return armor.length > 0 ? { tools: armor.map(({ name }) => name), manners: ARMOR_CHANGES } : undefined;
  },
  plan: planArmorChange,
  resolve(resolution, { target, piece, way, intent }) {
    declare(resolution, intent, { targets: [target], tool: piece, manner: way });
    const sheetBefore = resolution.combatant(target).sheet;
    const armor = sheetBefore.armor.map((each) =>
      each.name === piece ? { ...each, destroyed: way === 'destroy' } : each,
    );
    const why = because({ id: way === 'destroy' ? 'destroyed' : 'mended', item: piece });
    resolution.record({
      type: 'sheet-changed',
      subject: target,
      why,
      before: sheetBefore,
      after: { ...sheetBefore, armor },
    });
    updateGearConditions(resolution, target, wornArmor(sheetBefore));
  },
});

function planArmorChange(encounter: Fight, intent: Intent): Result<ArmorChange, Refusal> {
  const { actor, targets = [], tool, manner } = intent;
  if (targets.length > 1) return no(refusal('one-target'));
  const target = find(encounter, targets[0] ?? actor);
  if (!target)
    return no({
      type: 'no-one-of-that-name',
      typed: targets[0] ?? '',
      known: encounter.combatants.map(({ name }) => name),
    });
  const { armor } = target.sheet;
  if (tool === undefined) return no({ type: 'missing', what: 'armor', known: armor.map(({ name }) => name) });
  const piece = choose('armor', tool, armor);
  if (!piece.ok) return piece;
  const chosenWay = manner === undefined ? ok(ARMOR_CHANGES[0]) : chooseByBeginning('way', manner, ARMOR_CHANGES);
  if (!chosenWay.ok) return chosenWay;
  const refusalFacts = { name: target.name, item: piece.value.name };
  if ((piece.value.destroyed === true) === (chosenWay.value === 'destroy'))
    return no(refusal(chosenWay.value === 'destroy' ? 'destroyed' : 'not-destroyed', refusalFacts));
  return ok({ target: target.id, piece: piece.value.name, way: chosenWay.value, intent });
}
