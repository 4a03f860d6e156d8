// Rules › Armor; Combat › Critical Damage, Ability Score Loss, Scars, Detachments

import {
  type CombatantId,
  endCondition,
  findCondition,
  given,
  type MathStep,
  PLAYERS,
  type Reason,
  type Roll,
  resource,
} from 'fray/rules';
import { leaveFight } from './leaving.ts';
import { because } from './reasons.ts';
import { rollSave } from './saves.ts';
import { ABILITIES, type Ability, type Fighter, MAX_ARMOR, type Scene, type Weapon } from './sheet.ts';

/** The resource for hit protection: how well someone avoids harm. It isn't health. */
export const HP = 'hp';

/** The armor of everything worn or held, added to natural armor. At most 3. */
export function armorOf({ sheet }: Fighter): number {
  const totalArmor = sheet.armor.reduce((sum, { armor }) => sum + armor, sheet.natural);
  return Math.min(MAX_ARMOR, totalArmor);
}

/** Whether someone is a player character. Only player characters take scars, and only the others make morale saves. */
export function isPlayerCharacter({ side }: Pick<Fighter, 'side'>): boolean {
  return side === PLAYERS;
}

/** Damage that someone is about to take. */
export interface Damage {
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  readonly from: Reason;
  /** The math before armor: the dice. */
  readonly steps: readonly MathStep[];
  /** The damage before armor. */
  readonly raw: number;
  /** The highest damage that earlier attackers did to the target this turn. Only new damage beyond it counts. */
  readonly dealt?: number;
  /** False for harm that armor doesn't stop, such as a fall. */
  readonly armor?: false;
  readonly weapon?: Weapon;
}

/**
 * Subtracts armor from the damage, then the damage from hit protection, and the rest of it from STR. Returns the damage
 * done.
 */
export function takeDamage(scene: Scene, damage: Damage): number {
  const { target, from, actor, dealt = 0 } = damage;
  const victim = scene.combatant(target);
  const steps = [...damage.steps];
  let remainingDamage = damage.raw;
  const changeDamageBy = (change: number, why: Reason): void => {
    remainingDamage = Math.max(0, remainingDamage + change);
    steps.push({ plus: change, why, left: remainingDamage });
  };
  const armor = damage.armor === false ? 0 : armorOf(victim);
  if (armor > 0) changeDamageBy(-armor, because({ id: 'armor', owner: target }));
  if (damage.weapon && remainingDamage > 0 && findCondition(victim, 'shielded'))
    changeDamageBy(-remainingDamage, because({ id: 'condition', condition: 'shielded' }));
  if (dealt > 0) changeDamageBy(-dealt, because({ id: 'several attackers', dealt }));
  const { value: before, max } = resource(victim, HP);
  const hpAfter = Math.max(0, before - remainingDamage);
  const excessDamage = remainingDamage - (before - hpAfter);
  const commonFields = { target, from, kinds: [], ...given({ actor }) };
  scene.record({
    type: 'harmed',
    ...commonFields,
    resource: HP,
    steps,
    amount: before - hpAfter,
    before,
    after: hpAfter,
    ...given({ max }),
  });
  if (excessDamage > 0) takeCriticalDamage(scene, { ...damage, steps }, excessDamage);
  else if (remainingDamage > 0 && hpAfter === 0 && isPlayerCharacter(victim) && victim.vitality === 'up')
    takeScar(scene, target, remainingDamage);
  return remainingDamage;
}

/**
 * Critical Damage: damage beyond hit protection lowers STR, and the target saves with what is left of it. Someone who
 * fails can only crawl, or dies if they are doomed. A detachment that fails is routed.
 */
function takeCriticalDamage(scene: Scene, damage: Damage, excessDamage: number): void {
  const { target, actor, from } = damage;
  loseAbility(scene, {
    target,
    ability: 'STR',
    amount: excessDamage,
    from,
    steps: damage.steps,
    ...given({ actor }),
  });
  const victim = scene.combatant(target);
  if (victim.vitality === 'dead') return;
  if (rollSave(scene, target, 'STR', 'critical damage')) overcomeDoom(scene, target);
  else if (findCondition(victim, 'doomed'))
    recordFall(scene, target, because({ id: 'condition', condition: 'doomed' }), 'dead');
  else if (victim.sheet.detachment) leaveFight(scene, target, 'routed');
  else makeCrawl(scene, damage);
}

/** Critical damage: the victim can only crawl. Some weapons do more. */
function makeCrawl(scene: Scene, { target, actor, weapon }: Damage): void {
  // Someone with critical damage can be hit again, but doesn't get the condition twice.
  if (!findCondition(scene.combatant(target), 'critical damage'))
    scene.record({
      type: 'condition-gained',
      subject: target,
      condition: { key: 'critical damage', name: 'critical damage', duration: { until: 'removed' } },
    });
  recordFall(scene, target, because({ id: 'critical damage' }), 'down');
  if (weapon) applyWeaponCritical(scene, target, weapon, actor);
}

/** What a weapon's critical damage does in addition. */
function applyWeaponCritical(
  scene: Scene,
  target: CombatantId,
  { name, drains, critical }: Weapon,
  actor?: CombatantId,
): void {
  if (drains !== undefined) {
    const roll = scene.roll('1d4');
    const drainReason = because({ id: 'critical drain', ability: drains, weapon: name });
    const steps = [{ plus: roll.total, why: drainReason, left: roll.total, roll }];
    loseAbility(scene, { target, ability: drains, amount: roll.total, from: drainReason, steps, ...given({ actor }) });
  }
  if (critical !== undefined)
    scene.record({
      type: 'remarked',
      what: because({ id: 'said', words: critical }),
      subject: target,
      ...given({ other: actor }),
    });
}

interface AbilityLoss {
  readonly target: CombatantId;
  readonly actor?: CombatantId;
  readonly ability: Ability;
  readonly amount: number;
  readonly from: Reason;
  readonly steps: readonly MathStep[];
}

/** Ability Score Loss: at 0 STR you die, at 0 DEX you're paralyzed, at 0 WIL delirious. */
export function loseAbility(scene: Scene, { target, actor, ability, amount, from, steps }: AbilityLoss): void {
  const { value: before, max } = resource(scene.combatant(target), ability);
  const scoreAfter = Math.max(0, before - amount);
  if (before === scoreAfter) return;
  scene.record({
    type: 'harmed',
    target,
    from,
    kinds: [],
    resource: ability,
    steps,
    amount: before - scoreAfter,
    before,
    after: scoreAfter,
    ...given({ actor, max }),
  });
  if (scoreAfter > 0) return;
  if (ability === 'STR') {
    recordFall(scene, target, because({ id: 'no strength left' }), 'dead');
    return;
  }
  const name = ability === 'DEX' ? 'paralyzed' : 'delirious';
  if (findCondition(scene.combatant(target), name)) return;
  scene.record({
    type: 'condition-gained',
    subject: target,
    condition: { key: name, name, duration: { until: 'removed' } },
  });
  recordFall(scene, target, because({ id: 'no ability left', ability }), 'down');
}

function recordFall(scene: Scene, subject: CombatantId, reason: Reason, after: 'down' | 'dead'): void {
  const { vitality: before } = scene.combatant(subject);
  if (before !== after && before !== 'dead') scene.record({ type: 'fell', subject, as: reason, before, after });
}

/** The part of the body that a lasting scar marks, rolled on a d6. */
export const SCAR_PLACE_TABLE = ['neck', 'hands', 'eye', 'chest', 'legs', 'ear'] as const;
/** The limb that breaks, rolled on a d6. */
export const LIMB_TABLE = ['leg', 'leg', 'arm', 'arm', 'rib', 'skull'] as const;
/** The ability that a head wound changes, rolled on a d6. */
const HEAD_WOUND_TABLE = ['STR', 'STR', 'DEX', 'DEX', 'WIL', 'WIL'] as const;

/** The number of the last entry in the table of scars. */
export const LAST_SCAR_NUMBER = 12;

/** Scars that change a number only once their bearer has recovered. */
const SCARS_THAT_CHANGE_LATER: readonly number[] = [3, 4, 5, 7, 11];
/** Scars whose bearer is deprived until they have rested. */
const SCARS_THAT_DEPRIVE: readonly number[] = [3, 11];

/**
 * Scars: damage that takes hit protection to exactly 0 leaves a scar. The amount of damage, 12 at most, is the scar's
 * number in the table.
 */
function takeScar(scene: Scene, target: CombatantId, damage: number): void {
  const scarNumber = Math.min(LAST_SCAR_NUMBER, damage);
  scene.record({ type: 'remarked', what: because({ id: 'scar', scar: scarNumber }), subject: target });
  const { conditions } = scene.combatant(target);
  const key = `scar: ${scarNumber}`;
  if (!conditions.some((each) => each.key === key))
    scene.record({
      type: 'condition-gained',
      subject: target,
      condition: { key, name: 'scar', value: scarNumber, duration: { until: 'removed' } },
    });
  if (SCARS_THAT_DEPRIVE.includes(scarNumber) && !findCondition(scene.combatant(target), 'deprived'))
    scene.record({
      type: 'condition-gained',
      subject: target,
      condition: { key: 'deprived', name: 'deprived', duration: { until: 'removed' } },
    });
  if (scarNumber === 12 && !findCondition(scene.combatant(target), 'doomed'))
    scene.record({
      type: 'condition-gained',
      subject: target,
      condition: { key: 'doomed', name: 'doomed', duration: { until: 'removed' } },
    });
  if (scarNumber === 11) recordFall(scene, target, because({ id: 'scar', scar: scarNumber }), 'down');
  if (scarNumber === 4) rollTableEntry(scene, target, scarNumber, LIMB_TABLE);
  if (!SCARS_THAT_CHANGE_LATER.includes(scarNumber)) {
    applyScarEffect(scene, target, scarNumber);
    return;
  }
  const { scars = [] } = scene.combatant(target).own;
  scene.changeOwn(target, { scars: [...scars, { scar: scarNumber }] });
}

/** Rolls the dice that the scar's entry in the table names, and changes hit protection or an ability. */
export function applyScarEffect(scene: Scene, target: CombatantId, scarNumber: number): void {
  const { sheet } = scene.combatant(target);
  const raiseToRoll = (what: Ability | 'HP', notation: '1d6' | '2d6' | '3d6', current: number): void => {
    const { total } = rollScar(scene, target, scarNumber, notation);
    if (total > current) changeMaximum(scene, target, what, total);
  };
  const raiseByRoll = (what: Ability | 'HP', notation: '1d4' | '1d6'): void => {
    const currentMaximum = what === 'HP' ? sheet.hp : sheet[what];
    changeMaximum(scene, target, what, currentMaximum + rollScar(scene, target, scarNumber, notation).total);
  };
  const passesSave = (): boolean => rollSave(scene, target, 'WIL', 'scar');
  if (scarNumber === 1) rollTableEntry(scene, target, scarNumber, SCAR_PLACE_TABLE);
  if (scarNumber === 1 || scarNumber === 2) raiseToRoll('HP', '1d6', sheet.hp);
  else if (scarNumber === 3) raiseByRoll('HP', '1d6');
  else if (scarNumber === 4 || scarNumber === 5) raiseToRoll('HP', '2d6', sheet.hp);
  else if (scarNumber === 6) {
    const ability = rollTableEntry(scene, target, scarNumber, HEAD_WOUND_TABLE);
    raiseToRoll(ability, '3d6', resource(scene.combatant(target), ability).value);
  } else if (scarNumber === 7) raiseToRoll('DEX', '3d6', sheet.DEX);
  else if (scarNumber === 8 && passesSave()) raiseByRoll('WIL', '1d4');
  else if (scarNumber === 9) raiseToRoll('WIL', '3d6', sheet.WIL);
  else if (scarNumber === 10 && passesSave()) raiseByRoll('WIL', '1d6');
  else if (scarNumber === 11) changeMaximum(scene, target, 'HP', rollScar(scene, target, scarNumber, '2d6').total);
}

/**
 * Doomed: someone who passes their next save against critical damage is no longer doomed, and may gain hit protection.
 */
function overcomeDoom(scene: Scene, target: CombatantId): void {
  const survivor = scene.combatant(target);
  if (!findCondition(survivor, 'doomed')) return;
  endCondition(scene, target, 'doomed', because({ id: 'save', ability: 'STR', for: 'critical damage' }));
  const { total } = rollScar(scene, target, LAST_SCAR_NUMBER, '3d6');
  if (total > survivor.sheet.hp) changeMaximum(scene, target, 'HP', total);
}

function rollScar(scene: Scene, actor: CombatantId, scarNumber: number, notation: '1d4' | '1d6' | '2d6' | '3d6'): Roll {
  const roll = scene.roll(notation);
  scene.record({ type: 'rolled', actor, purpose: because({ id: 'scar roll', scar: scarNumber }), roll });
  return roll;
}

/** Rolls a d6 for one of six entries, and records which one it was. */
function rollTableEntry<const Entry extends string>(
  scene: Scene,
  subject: CombatantId,
  scarNumber: number,
  entries: readonly Entry[],
): Entry {
  const { total } = rollScar(scene, subject, scarNumber, '1d6');
  const entry = entries[total - 1] ?? entries[0];
  if (entry === undefined) throw new Error('A table of scars is empty');
  scene.record({ type: 'remarked', what: because({ id: 'scar place', place: entry }), subject });
  return entry;
}

/** Changes the highest value of hit protection or of an ability, on the sheet. */
function changeMaximum(scene: Scene, subject: CombatantId, score: Ability | 'HP', newMaximum: number): void {
  const { sheet: before, resources } = scene.combatant(subject);
  const [field, key] = score === 'HP' ? (['hp', HP] as const) : ([score, score] as const);
  const [from, limit] = [before[field], score === 'HP' ? 40 : 20];
  const cappedMaximum = Math.min(limit, newMaximum);
  if (cappedMaximum === from) return;
  const why = because({ id: 'scar changes', what: score, before: from, after: cappedMaximum });
  scene.record({ type: 'sheet-changed', subject, why, before, after: { ...before, [field]: cappedMaximum } });
  const { value } = resources[key] ?? { value: 0 };
  // If an ability's maximum rises, its current value rises by as much. A rest restores lost hit protection.
  const newValue = score === 'HP' ? Math.min(value, cappedMaximum) : Math.max(1, value + cappedMaximum - from);
  scene.record({
    type: 'limit-changed',
    subject,
    resource: key,
    why,
    before: resources[key] ?? { value: 0 },
    after: { value: newValue, max: cappedMaximum },
  });
}

/**
 * Adjusts hit protection and abilities to a sheet that the GM has changed. An ability changes by as much as its maximum
 * changed. So does hit protection, but only if it was at its maximum.
 */
export function updateResourcesFromSheet(scene: Scene, subject: CombatantId): void {
  const { sheet, resources, vitality } = scene.combatant(subject);
  if (vitality === 'dead') return;
  for (const [key, max] of [
    [HP, sheet.hp] as const,
    ...ABILITIES.map((ability) => [ability, sheet[ability]] as const),
  ]) {
    const oldResource = resources[key];
    if (oldResource?.max === undefined || oldResource.max === max) continue;
    const raisedValue =
      key !== HP || oldResource.value === oldResource.max
        ? oldResource.value + max - oldResource.max
        : oldResource.value;
    const value = oldResource.value === 0 ? 0 : Math.min(max, Math.max(1, raisedValue));
    const why = because({ id: 'sheet changed', fields: [key] });
    scene.record({ type: 'limit-changed', subject, resource: key, why, before: oldResource, after: { value, max } });
  }
}
