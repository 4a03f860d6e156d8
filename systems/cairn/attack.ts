// Combat › Attacking & Damage, Multiple Attackers, Attack Modifiers, Dual Weapons, Blast, Detachments

import {
  type ActionWay,
  action,
  type CombatantId,
  choose,
  combatant,
  type Die,
  declare,
  find,
  findCondition,
  type MathStep,
  no,
  ok,
  type Reason,
  type Refusal,
  type Result,
  type Roll,
} from 'fray/rules';
import { takeDamage } from './damage.ts';
import { because, refusal } from './reasons.ts';
import type { Cairn, Fight, Fighter, Scene, Weapon } from './sheet.ts';

/** How someone attacks: as usual, from a strong or a weak position, or with two weapons at once. */
export const MANNERS = ['normal', 'enhanced', 'impaired', 'two weapons'] as const;
export type Manner = (typeof MANNERS)[number];

/** Bare hands, which everyone can attack with. Unarmed attacks always do 1d4. */
export const FISTS: Weapon = { name: 'Fists', damage: 'd4' };

/** An attack that `plan` has allowed, ready for `resolve`. */
interface AttackPlan {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly weapon: Weapon;
  readonly manner: Manner;
}

export const attack = action<Cairn, AttackPlan>({
  title: 'Attack',
  cite: 'Combat › Attacking & Damage',
  when: 'turn',
  kind: 'attack',
  offers(encounter, actor) {
    const attacker = combatant(encounter, actor);
    if (attacker.own.acted) return undefined;
    const targets = attackableCombatants(encounter, actor).map(({ id }) => id);
    return { targets, tools: weaponsOf(attacker).map(({ name }) => name), manners: mannersOf(attacker) };
  },
  ways(encounter, actor) {
    const attacker = combatant(encounter, actor);
    const enemies = attackableCombatants(encounter, actor).filter(({ side }) => side !== attacker.side);
    return weaponsOf(attacker).flatMap((weapon) =>
      mannersOf(attacker)
        .filter((manner) => manner !== 'two weapons' || isLight(weapon))
        .map((manner): ActionWay => {
          const blastTargets = isBlast(attacker, weapon) && {
            several: { least: 1, usual: enemies.map(({ id }) => id), singly: true as const },
          };
          return { tool: weapon.name, manner, harms: true, ...blastTargets };
        }),
    );
  },
  plan(encounter, intent) {
    const attacker = combatant(encounter, intent.actor);
    if (attacker.own.acted) return no(refusal('already acted', { name: attacker.name }));
    const weapon = findWeapon(attacker, intent.tool);
    if (!weapon.ok) return weapon;
    const manner = choose('style', intent.manner ?? 'normal', MANNERS);
    if (!manner.ok) return manner;
    if (manner.value === 'two weapons' && !(isLight(weapon.value) && secondWeapon(attacker, weapon.value)))
      return no(refusal('no two weapons', { name: attacker.name }));
    const targets = targetsOf(encounter, intent.actor, intent.targets ?? []);
    if (!targets.ok) return targets;
    if (targets.value.length > 1 && !isBlast(attacker, weapon.value))
      return no(refusal('one target', { weapon: weapon.value.name }));
    return ok({ actor: attacker.id, targets: targets.value, weapon: weapon.value, manner: manner.value });
  },
  resolve(scene, { actor, targets, weapon, manner }, intent) {
    declare(scene, intent, { targets, tool: weapon.name, ...(manner !== 'normal' && { manner }) });
    scene.changeOwn(actor, { acted: true });
    for (const target of targets) attackTarget(scene, actor, target, weapon, manner);
  },
});

/** One roll of damage against one target. Attacks always hit. */
function attackTarget(scene: Scene, actor: CombatantId, target: CombatantId, weapon: Weapon, manner: Manner): void {
  const [attacker, defender] = [scene.combatant(actor), scene.combatant(target)];
  const { dealt: dealtTo = {} } = scene.encounter.own;
  const earlierDamage = dealtTo[target] ?? 0;
  const { roll, why, remark } = rollDamage(scene, attacker, defender, weapon, manner);
  if (remark) scene.record({ type: 'remarked', what: remark, subject: actor, sum: true });
  const steps: MathStep[] = [{ plus: roll.total, why, left: roll.total, roll }];
  const weaponReason = because({ id: 'item', item: weapon.name });
  const damageDone = takeDamage(scene, {
    target,
    actor,
    from: weaponReason,
    steps,
    raw: roll.total,
    dealt: earlierDamage,
    weapon,
  });
  if (damageDone > 0) scene.changeEncounterOwn({ dealt: { ...dealtTo, [target]: earlierDamage + damageDone } });
  const { vitality } = find(scene.encounter, target) ?? defender;
  const harmResult =
    vitality === 'dead' ? 'dead' : vitality === 'down' && defender.vitality === 'up' ? 'knocked out' : 'hurt';
  scene.record({
    type: 'struck',
    actor,
    target,
    tool: weapon.name,
    way: weapon.ranged ? 'ranged' : 'melee',
    outcome: 'success',
    answer: defender.vitality === 'up' ? 'none' : 'helpless',
    result: damageDone === 0 ? (earlierDamage > 0 ? 'nothing' : 'stopped by armor') : harmResult,
  });
}

interface DamageRoll {
  readonly roll: Roll;
  readonly why: Reason;
  /** Why the weapon's own die wasn't rolled. */
  readonly remark?: Reason;
}

/** Attack Modifiers: a weak position rolls a d4, a strong one a d12. Both together change nothing (ruling). */
function rollDamage(scene: Scene, attacker: Fighter, defender: Fighter, weapon: Weapon, manner: Manner): DamageRoll {
  const isBlastAttack = isBlast(attacker, weapon);
  const impairingReasons = [
    ...(manner === 'impaired' || findCondition(attacker, 'impaired') ? [because({ id: 'impaired' })] : []),
    ...(defender.sheet.detachment && !attacker.sheet.detachment && !isBlastAttack
      ? [because({ id: 'against detachment' })]
      : []),
  ];
  const enhancingReasons = [
    ...(manner === 'enhanced' || findCondition(attacker, 'enhanced') || defender.vitality === 'down'
      ? [because({ id: 'enhanced' })]
      : []),
    ...(attacker.sheet.detachment && !defender.sheet.detachment ? [because({ id: 'by detachment' })] : []),
  ];
  const why = because({ id: 'item', item: weapon.name });
  if (impairingReasons[0] && !enhancingReasons[0]) return { roll: scene.roll('1d4'), why, remark: impairingReasons[0] };
  if (enhancingReasons[0] && !impairingReasons[0])
    return { roll: scene.roll('1d12'), why, remark: enhancingReasons[0] };
  const secondDie = manner === 'two weapons' ? secondWeapon(attacker, weapon)?.damage : weapon.second;
  if (secondDie === undefined) return { roll: scene.roll(`1${weapon.damage}`), why };
  return { roll: rollOfHighestDie([...scene.rollDice(`1${weapon.damage}`), ...scene.rollDice(`1${secondDie}`)]), why };
}

/** Dual Weapons: both dice are rolled, and the single highest result counts. */
function rollOfHighestDie(dice: readonly Die[]): Roll {
  const total = Math.max(...dice.map(({ face }) => face));
  return { dice, kept: [dice.findIndex(({ face }) => face === total)], modifiers: [], total };
}

/** All other combatants who are up, because everyone can be attacked. */
function attackableCombatants(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  return encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up');
}

function targetsOf(
  encounter: Fight,
  actor: CombatantId,
  ids: readonly CombatantId[],
): Result<readonly CombatantId[], Refusal> {
  const targetNames = attackableCombatants(encounter, actor).map(({ name }) => name);
  if (ids.length === 0) return no({ type: 'missing', what: 'target', known: targetNames });
  for (const id of ids) {
    const { name, vitality } = combatant(encounter, id);
    if (id === actor) return no({ type: 'not-at-self' });
    if (vitality === 'dead') return no({ type: 'target-dead', name });
  }
  return ok([...new Set(ids)]);
}

/** The weapons on a sheet, and bare hands. */
export function weaponsOf({ sheet }: Fighter): readonly Weapon[] {
  return [...sheet.weapons, FISTS];
}

function findWeapon(who: Fighter, typed: string | undefined): Result<Weapon, Refusal> {
  const weapons = weaponsOf(who);
  const weapon = typed === undefined ? weapons[0] : weapons.find(({ name }) => name === typed);
  const weaponNames = weapons.map(({ name }) => name);
  return weapon ? ok(weapon) : no({ type: 'no-such', what: 'weapon', typed: typed ?? '', known: weaponNames });
}

function isLight({ bulky, ranged, name }: Weapon): boolean {
  return !bulky && !ranged && name !== FISTS.name;
}

/** The second weapon of an attack with two weapons: the one with the largest die. */
function secondWeapon({ sheet }: Fighter, firstWeapon: Weapon): Weapon | undefined {
  const otherLightWeapons = sheet.weapons.toSpliced(sheet.weapons.indexOf(firstWeapon), 1).filter(isLight);
  return otherLightWeapons.toSorted((one, other) => Number(other.damage.slice(1)) - Number(one.damage.slice(1)))[0];
}

function mannersOf(who: Fighter): readonly Manner[] {
  const hasTwoLightWeapons = who.sheet.weapons.filter(isLight).length > 1;
  return MANNERS.filter((manner) => manner !== 'two weapons' || hasTwoLightWeapons);
}

function isBlast({ sheet }: Fighter, { blast }: Weapon): boolean {
  return blast === true || sheet.detachment === true;
}
