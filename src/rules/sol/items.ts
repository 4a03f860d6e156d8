// Project Sol › Actions in Combat: gear and its use. The book says what gear does, but not how it is handed over.

import pack from '../../../packs/sol.json' with { type: 'json' };
import { action } from '../core/action.ts';
import { entriesIn } from '../core/book-pack.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import { choose, no, ok } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import { ACTION_POINTS, checkCanPay, payPoints, pointsOf } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import {
  type Armor,
  armor,
  FISTS,
  findEntry,
  type Gear,
  gear,
  type Sol,
  usableWeapons,
  type Weapon,
  weapon,
} from './sheet.ts';
import { circumstanceModifiers, rollPool, skillPool, thresholdTest } from './tests.ts';

const MAX_WEAPONS = 20;
const MAX_ARMOR = 10;
const MAX_GEAR = 20;

/** The names of weapons and armor that are parts of a creature's body, such as claws. */
const NATURAL_ITEMS: ReadonlySet<string> = new Set([
  FISTS.name,
  'Bite',
  'Claws',
  'Hide',
  'Plating',
  'Shell',
  'Slam',
  'Stomp',
  'Teeth',
]);

/**
 * Our choice, because the book is silent: a fighter can carry as much as the lists on a sheet allow, and only the GM
 * can hand out items during combat.
 */
export const items: ItemRules<Sol> = {
  cite: 'The book is silent',
  lists: {
    weapons: itemList<Weapon>({
      most: MAX_WEAPONS,
      stays: ({ name, natural = NATURAL_ITEMS.has(name) }) => (natural ? 'natural' : undefined),
    }),
    armor: itemList<Armor>({
      most: MAX_ARMOR,
      stays: ({ name, natural = NATURAL_ITEMS.has(name) }) => (natural ? 'natural' : undefined),
    }),
    gear: itemList<Gear>({ most: MAX_GEAR }),
    items: itemList<PlainItem>(plainItems),
  },
  inRounds: 'gm',
  changed(resolution, who) {
    const { sheet, own } = resolution.combatant(who);
    if (own.inHand !== undefined && !findEntry(usableWeapons(sheet), own.inHand))
      resolution.changeOwn(who, { inHand: undefined });
  },
};

// The weapon and armor tables aren't published. This is the equipment of the built-in pack, by the ruling "Content to
// ship".

/** All weapons of the built-in pack, and fists. */
export const allWeapons = [...entriesIn(weapon, pack.stock.weapons), FISTS];
/** All armor of the built-in pack. */
export const allArmor = entriesIn(armor, pack.stock.armor);
/** All gear of the built-in pack. */
export const allGear = entriesIn(gear, pack.stock.gear);

/** Uses a piece of gear: spends its points and rolls its skill + attribute. The GM says what a success does. */
export const use = action<Sol, { readonly actor: CombatantId; readonly gear: Gear }>({
  title: 'Use Gear',
  cite: 'Actions in Combat',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    const usableGear = who?.sheet.gear.filter((gear) => pointsOf(who) >= gear.points) ?? [];
    return usableGear.length > 0 ? { tools: usableGear.map(({ name }) => name) } : undefined;
  },
  ways(encounter, actor) {
    const { gear } = combatant(encounter, actor).sheet;
    return gear.map(({ name, points: cost }) => ({ tool: name, costs: [{ resource: ACTION_POINTS, points: cost }] }));
  },
  plan(encounter, { actor, tool: input }) {
    const who = find(encounter, actor);
    const gearNames = who?.sheet.gear.map(({ name }) => name) ?? [];
    if (!who || gearNames.length === 0) return refuse('no-gear', { name: who?.name ?? actor });
    if (input === undefined) return no({ type: 'missing', what: 'gear', known: gearNames });
    const gear = choose('gear', input, who.sheet.gear);
    if (!gear.ok) return gear;
    const costCheck = checkCanPay(encounter, who, gear.value.points);
    return costCheck.ok ? ok({ actor, gear: gear.value }) : costCheck;
  },
  resolve(resolution, { actor, gear }, intent) {
    declare(resolution, intent, { tool: gear.name });
    payPoints(resolution, actor, gear.points, because({ id: 'item', item: gear.name }));
    const who = resolution.combatant(actor);
    const pool = [...skillPool(who, gear.skill, gear.attribute), ...circumstanceModifiers(resolution.encounter, who)];
    const purpose = because({ id: 'gear', gear: gear.name });
    if (gear.threshold === undefined) {
      resolution.record({ type: 'rolled', actor, purpose, roll: rollPool(resolution, pool) });
      return;
    }
    const check = thresholdTest(resolution, pool, gear.threshold);
    resolution.record({ type: 'checked', actor, purpose, tool: gear.name, check });
  },
});
