// Dungeoneers › Equipment: slots and hands. Ruling: Equip

import { action } from '../core/action.ts';
import { type CombatantId, combatant, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import { standsAt } from '../core/map-positions.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { IMPROVISED, POTIONS } from './content/equipment.ts';
import { applyEffectOnCreature, isHarmfulEffect, usefulTargetFields } from './effect.ts';
import {
  checkMayActNow,
  checkPoints,
  declare,
  mayActNow,
  oneTarget,
  pay,
  possibleTargets,
  readWord,
  usesResourceOf,
} from './intent.ts';
import { MOVE_WAYS } from './movement.ts';
import { carryOutMove, moveWays, planMove } from './movement-actions.ts';
import { gainMovement } from './movement-points.ts';
import { canReach } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, Fight, Sheet } from './sheet.ts';
import { type Ability, type Gear, overfullSlot, type Weapon } from './sheet-equipment.ts';
import { waysWithPoints } from './walk.ts';

export const EQUIP_WAYS = ['equip', 'take off'] as const;
interface EquipPlan {
  readonly intent: Intent;
  readonly name: string;
  readonly equips: boolean;
  readonly after: Sheet;
}

/** Draws, puts on, takes off or picks up one item. This costs an action in combat, and is free outside of it. */
export const equip = action<Dungeoneers, EquipPlan>({
  title: 'Equip',
  cite: 'Ruling: Equip',
  when: 'always',
  kind: 'use',
  offers(fight, actor) {
    const { sheet, vitality } = combatant(fight, actor);
    const itemNames = [...sheet.weapons, ...sheet.gear].map(({ name }) => name);
    const canEquipNow =
      mayActNow(fight, actor) && (fight.phase !== 'fighting' || checkPoints(fight, actor, 'action points').ok);
    return canEquipNow && vitality === 'up' && itemNames.length > 0
      ? { tools: itemNames, manners: EQUIP_WAYS }
      : undefined;
  },
  plan: planEquip,
  resolve(resolution, { intent, name, equips, after }) {
    const { sheet: sheetBefore } = resolution.combatant(intent.actor);
    declare(resolution, intent, { tool: name, manner: equips ? 'equip' : 'take off' });
    if (resolution.encounter.phase === 'fighting')
      pay(resolution, intent.actor, 'action points', 1, because({ id: 'equip' }));
    const why = because({ id: equips ? 'equips' : 'takes off', item: name });
    resolution.record({ type: 'sheet-changed', subject: intent.actor, why, before: sheetBefore, after });
  },
});

function planEquip(fight: Fight, intent: Intent): Result<EquipPlan, Refusal> {
  const { actor, tool: input, manner } = intent;
  const who = combatant(fight, actor);
  const turnCheck = checkMayActNow(fight, actor);
  if (!turnCheck.ok) return turnCheck;
  const { weapons, gear } = who.sheet;
  if (input === undefined)
    return no({ type: 'missing', what: 'item', known: [...weapons, ...gear].map(({ name }) => name) });
  const chosenWay = readWord(EQUIP_WAYS, manner, 'way');
  if (!chosenWay.ok) return chosenWay;
  const isEquipping = chosenWay.value === 'equip';
  const changeableItems = <T extends { readonly equipped: boolean }>(items: readonly T[]) =>
    items.filter((each) => each.equipped !== isEquipping);
  const chosenItem = choose('item', input, [
    ...changeableItems(weapons),
    ...changeableItems(gear),
    ...weapons,
    ...gear,
  ]);
  if (!chosenItem.ok) return chosenItem;
  const item = chosenItem.value;
  if (item.equipped === isEquipping)
    return refuse(isEquipping ? 'in-use-already' : 'off-already', { name: who.name, item: item.name });
  const withItemChanged = <T extends object>(items: readonly T[]): readonly T[] =>
    items.map((each) => (Object.is(each, item) ? { ...each, equipped: isEquipping } : each));
  const sheetAfter = { ...who.sheet, weapons: withItemChanged(weapons), gear: withItemChanged(gear) };
  const fullSlot = isEquipping ? overfullSlot(sheetAfter) : undefined;
  if (fullSlot !== undefined) return refuse('no-room', { item: item.name, slot: fullSlot });
  if (fight.phase === 'fighting') {
    const pointsCheck = checkPoints(fight, actor, 'action points');
    if (!pointsCheck.ok) return pointsCheck;
  }
  return ok({ intent, name: item.name, equips: isEquipping, after: sheetAfter });
}

/** "One step of movement" on the map: a tile that costs 1 movement point. */
const ONE_STEP_MOVEMENT_POINTS = 1;

interface UsePlan {
  readonly intent: Intent;
  readonly ability: Ability;
  readonly target: CombatantId;
}

/**
 * Uses an item or ability, such as a potion, on oneself or a creature within reach. Costs the points that the item or
 * ability names.
 */
export const use = action<Dungeoneers, UsePlan>({
  title: 'Use',
  cite: 'Wounds; Stress; Movement',
  when: 'always',
  kind: 'use',
  offers(fight, actor) {
    const who = combatant(fight, actor);
    const usableAbilities = who.sheet.abilities.filter((each) => checkCanUse(fight, actor, each).ok);
    if (usableAbilities.length === 0) return undefined;
    const targetIds = [actor, ...possibleTargets(fight, actor, (other) => canReach(fight, actor, other.id))];
    return {
      targets: targetIds,
      tools: usableAbilities.map(({ name }) => name),
      ...(usableAbilities.some(({ moves }) => moves) && !standsAt(fight, actor) && { manners: MOVE_WAYS }),
    };
  },
  ways: waysToUse,
  plan: planUse,
  resolve(resolution, { intent, ability, target: targetId }) {
    const { actor } = intent;
    const { name, spends, points, uses } = ability;
    const why = because({ id: 'item', item: name });
    declare(
      resolution,
      { ...intent, targets: intent.targets ?? [targetId] },
      { tool: name, ...(intent.manner !== undefined && { manner: intent.manner }) },
    );
    if (resolution.encounter.phase === 'fighting') pay(resolution, actor, spends, points, why);
    if (uses !== undefined) pay(resolution, actor, usesResourceOf(name), 1, why);
    if (ability.movement > 0) gainMovement(resolution, targetId, ability.movement, why);
    applyEffectOnCreature(resolution, { actor, target: targetId, name, effect: ability });
    const move = ability.moves ? planMove(resolution.encounter, intent, ONE_STEP_MOVEMENT_POINTS) : undefined;
    if (move?.ok) carryOutMove(resolution, move.value.movement, mayActNow(resolution.encounter, actor));
  },
});

/**
 * The ways to use each item and ability, on oneself or on others. Without a map, an item that moves its owner is listed
 * once for each kind of move.
 */
function waysToUse(fight: Fight, actor: CombatantId): readonly ActionWay[] {
  const otherIds = possibleTargets(
    fight,
    actor,
    ({ id }) => !fight.field || fight.phase !== 'fighting' || canReach(fight, actor, id),
  );
  const who = combatant(fight, actor);
  const abilities = who.sheet.abilities.filter((each) => !fight.field || checkCanUse(fight, actor, each).ok);
  return abilities.flatMap((ability): readonly ActionWay[] => {
    const { name: tool, spends, points, uses, moves } = ability;
    const limit = uses === undefined ? undefined : { uses, left: resource(who, usesResourceOf(tool)).value };
    const commonFields = { tool, costs: [{ resource: spends, points }], ...given({ limit }) };
    if (moves && standsAt(fight, actor)) {
      const tiles = waysWithPoints(fight, who, ONE_STEP_MOVEMENT_POINTS).map(({ to }) => to);
      return tiles.length > 0 ? [{ ...commonFields, alone: true, tiles }] : [];
    }
    if (moves) return moveWays(fight, actor).map((way) => ({ ...commonFields, ...way }));
    const allTargets = [actor, ...otherIds];
    const targetFields = isHarmfulEffect(ability)
      ? { harms: true as const, targets: otherIds }
      : { helps: true as const, targets: allTargets, ...usefulTargetFields(fight, ability, allTargets) };
    return [{ ...commonFields, ...targetFields }];
  });
}

/**
 * Refuses an ability that waits for a trigger, has no uses left, or costs more points than the actor has. Action and
 * movement points count only on the actor's own turn, reaction points at any time.
 */
function checkCanUse(fight: Fight, actor: CombatantId, ability: Ability): Result<unknown, Refusal> {
  const { name, spends, points, uses, trigger } = ability;
  const who = combatant(fight, actor);
  if (trigger !== undefined) return refuse('waits-for-trigger', { ability: name, trigger });
  if (who.vitality !== 'up') return no({ type: 'out-of-the-fight', name: who.name, as: 'dead' });
  if (uses !== undefined && resource(who, usesResourceOf(name)).value < 1)
    return no({ type: 'nothing-left', name: who.name, what: { thing: name }, need: 1, left: 0 });
  if (fight.phase !== 'fighting') return ok();
  const turnCheck = spends === 'reaction points' ? ok() : checkMayActNow(fight, actor);
  return turnCheck.ok ? checkPoints(fight, actor, spends, points) : turnCheck;
}

function planUse(fight: Fight, intent: Intent): Result<UsePlan, Refusal> {
  const { actor, tool: input } = intent;
  const { abilities } = combatant(fight, actor).sheet;
  if (input === undefined)
    return no({ type: 'missing', what: 'item-or-ability', known: abilities.map(({ name }) => name) });
  const ability = choose('item-or-ability', input, abilities);
  if (!ability.ok) return ability;
  const useCheck = checkCanUse(fight, actor, ability.value);
  if (!useCheck.ok) return useCheck;
  if (ability.value.moves) {
    const move = planMove(fight, intent, ONE_STEP_MOVEMENT_POINTS);
    return move.ok ? ok({ intent, ability: ability.value, target: actor }) : move;
  }
  const targetsSelf =
    intent.targets === undefined ||
    intent.targets.length === 0 ||
    (intent.targets.length === 1 && intent.targets[0] === actor);
  if (targetsSelf && !isHarmfulEffect(ability.value)) return ok({ intent, ability: ability.value, target: actor });
  const target = oneTarget(fight, intent);
  if (!target.ok) return target;
  if (fight.phase === 'fighting' && !canReach(fight, actor, target.value.id))
    return refuse('not-in-reach', { name: target.value.name });
  return ok({ intent, ability: ability.value, target: target.value.id });
}

// Dungeoneers › Equipment: the items that can be handed over. Ruling: handing over an item is an action, as picking one
// up is (Equip)

const MAX_WEAPONS = 12;
const MAX_GEAR = 16;
const MAX_ABILITIES = 16;
const MAX_USES = 20;

/** The names of weapons that are parts of a creature's body, such as claws. */
const NATURAL_WEAPONS: ReadonlySet<string> = new Set([
  IMPROVISED.name,
  'Acid Mass',
  'Bite',
  'Claws',
  'Dead Fists',
  'Dead Hand',
  'Fangs',
  'Tail',
  'Teeth',
  'Trunk',
  'Tusks',
  'Web',
  'Wings',
]);

/**
 * The names of the book's potions. They are listed with a creature's abilities, but they are items that can be handed
 * over. Our choice: any other ability is an item only if the sheet says so.
 */
const potionNames: ReadonlySet<string> = new Set(POTIONS.map(({ name }) => name));

/**
 * The book limits what is worn and wielded, but not what is carried. Our choice: handing something over costs an
 * action, like picking it up. A received item is neither worn nor wielded.
 */
export const items: ItemRules<Dungeoneers> = {
  cite: 'Ruling: Equip',
  lists: {
    weapons: itemList<Weapon>({
      most: MAX_WEAPONS,
      stays: ({ name, natural = NATURAL_WEAPONS.has(name) }) => (natural ? 'natural' : undefined),
      unworn: (each) => ({ ...each, equipped: false }),
    }),
    gear: itemList<Gear>({
      most: MAX_GEAR,
      stays: ({ slot, equipped }) => (equipped && slot !== 'wield' ? 'worn' : undefined),
      unworn: (each) => ({ ...each, equipped: false }),
    }),
    abilities: itemList<Ability>({
      most: MAX_ABILITIES,
      counts: { by: 'uses', most: MAX_USES },
      tracks: ({ name, uses }) => (uses === undefined ? [] : [usesResourceOf(name)]),
      stays: ({ name, item = potionNames.has(name) }) => (item ? undefined : 'natural'),
    }),
    items: itemList<PlainItem>(plainItems),
  },
  inRounds: { resource: 'action points', points: 1 },
};
