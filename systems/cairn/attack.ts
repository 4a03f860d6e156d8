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

/** Everyone's last resort: unarmed attacks always do 1d4. */
export const FISTS: Weapon = { name: 'Fists', damage: 'd4' };

/** A planned attack. */
interface Plan {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly weapon: Weapon;
  readonly manner: Manner;
}

export const attack = action<Cairn, Plan>({
  title: 'Attack',
  cite: 'Combat › Attacking & Damage',
  when: 'turn',
  kind: 'attack',
  offers(encounter, actor) {
    const who = combatant(encounter, actor);
    if (who.own.acted) return undefined;
    const targets = others(encounter, actor).map(({ id }) => id);
    return { targets, tools: weaponsOf(who).map(({ name }) => name), manners: mannersOf(who) };
  },
  ways(encounter, actor) {
    const who = combatant(encounter, actor);
    const enemies = others(encounter, actor).filter(({ side }) => side !== who.side);
    return weaponsOf(who).flatMap((weapon) =>
      mannersOf(who)
        .filter((manner) => manner !== 'two weapons' || isLight(weapon))
        .map((manner): ActionWay => {
          const several = isBlast(who, weapon) && {
            several: { least: 1, usual: enemies.map(({ id }) => id), singly: true as const },
          };
          return { tool: weapon.name, manner, harms: true, ...several };
        }),
    );
  },
  plan(encounter, intent) {
    const who = combatant(encounter, intent.actor);
    if (who.own.acted) return no(refusal('already acted', { name: who.name }));
    const weapon = weaponNamed(who, intent.tool);
    if (!weapon.ok) return weapon;
    const manner = choose('style', intent.manner ?? 'normal', MANNERS);
    if (!manner.ok) return manner;
    if (manner.value === 'two weapons' && !(isLight(weapon.value) && secondWeapon(who, weapon.value)))
      return no(refusal('no two weapons', { name: who.name }));
    const targets = targetsOf(encounter, intent.actor, intent.targets ?? []);
    if (!targets.ok) return targets;
    if (targets.value.length > 1 && !isBlast(who, weapon.value))
      return no(refusal('one target', { weapon: weapon.value.name }));
    return ok({ actor: who.id, targets: targets.value, weapon: weapon.value, manner: manner.value });
  },
  resolve(scene, { actor, targets, weapon, manner }, intent) {
    declare(scene, intent, { targets, tool: weapon.name, ...(manner !== 'normal' && { manner }) });
    scene.changeOwn(actor, { acted: true });
    for (const target of targets) strike(scene, actor, target, weapon, manner);
  },
});

/** One roll of damage against one target. Attacks always hit. */
function strike(scene: Scene, actor: CombatantId, target: CombatantId, weapon: Weapon, manner: Manner): void {
  const [who, foe] = [scene.combatant(actor), scene.combatant(target)];
  const { dealt: dealtTo = {} } = scene.encounter.own;
  const dealt = dealtTo[target] ?? 0;
  const { roll, why, remark } = damageRoll(scene, who, foe, weapon, manner);
  if (remark) scene.record({ type: 'remarked', what: remark, subject: actor, sum: true });
  const steps: MathStep[] = [{ plus: roll.total, why, left: roll.total, roll }];
  const from = because({ id: 'item', item: weapon.name });
  const done = takeDamage(scene, { target, actor, from, steps, raw: roll.total, dealt, weapon });
  if (done > 0) scene.changeEncounterOwn({ dealt: { ...dealtTo, [target]: dealt + done } });
  const { vitality } = find(scene.encounter, target) ?? foe;
  const isHarmed = vitality === 'dead' ? 'dead' : vitality === 'down' && foe.vitality === 'up' ? 'knocked out' : 'hurt';
  scene.record({
    type: 'struck',
    actor,
    target,
    tool: weapon.name,
    way: weapon.ranged ? 'ranged' : 'melee',
    outcome: 'success',
    answer: foe.vitality === 'up' ? 'none' : 'helpless',
    result: done === 0 ? (dealt > 0 ? 'nothing' : 'stopped by armor') : isHarmed,
  });
}

interface DamageRoll {
  readonly roll: Roll;
  readonly why: Reason;
  /** Why the weapon's own die wasn't rolled. */
  readonly remark?: Reason;
}

/** Attack Modifiers: a weak position rolls a d4, a strong one a d12. Both together change nothing (ruling). */
function damageRoll(scene: Scene, who: Fighter, foe: Fighter, weapon: Weapon, manner: Manner): DamageRoll {
  const blast = isBlast(who, weapon);
  const weak = [
    ...(manner === 'impaired' || findCondition(who, 'impaired') ? [because({ id: 'impaired' })] : []),
    ...(foe.sheet.detachment && !who.sheet.detachment && !blast ? [because({ id: 'against detachment' })] : []),
  ];
  const strong = [
    ...(manner === 'enhanced' || findCondition(who, 'enhanced') || foe.vitality === 'down'
      ? [because({ id: 'enhanced' })]
      : []),
    ...(who.sheet.detachment && !foe.sheet.detachment ? [because({ id: 'by detachment' })] : []),
  ];
  const why = because({ id: 'item', item: weapon.name });
  if (weak[0] && !strong[0]) return { roll: scene.roll('1d4'), why, remark: weak[0] };
  if (strong[0] && !weak[0]) return { roll: scene.roll('1d12'), why, remark: strong[0] };
  const second = manner === 'two weapons' ? secondWeapon(who, weapon)?.damage : weapon.second;
  if (second === undefined) return { roll: scene.roll(`1${weapon.damage}`), why };
  return { roll: higherOf([...scene.rollDice(`1${weapon.damage}`), ...scene.rollDice(`1${second}`)]), why };
}

/** Dual Weapons: both dice are rolled, and the single highest result counts. */
function higherOf(dice: readonly Die[]): Roll {
  const total = Math.max(...dice.map(({ face }) => face));
  return { dice, kept: [dice.findIndex(({ face }) => face === total)], modifiers: [], total };
}

/** Everyone else who is up, and can be attacked as a matter of course. */
function others(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  return encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up');
}

function targetsOf(
  encounter: Fight,
  actor: CombatantId,
  ids: readonly CombatantId[],
): Result<readonly CombatantId[], Refusal> {
  const known = others(encounter, actor).map(({ name }) => name);
  if (ids.length === 0) return no({ type: 'missing', what: 'target', known });
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

function weaponNamed(who: Fighter, typed: string | undefined): Result<Weapon, Refusal> {
  const all = weaponsOf(who);
  const found = typed === undefined ? all[0] : all.find(({ name }) => name === typed);
  const known = all.map(({ name }) => name);
  return found ? ok(found) : no({ type: 'no-such', what: 'weapon', typed: typed ?? '', known });
}

function isLight({ bulky, ranged, name }: Weapon): boolean {
  return !bulky && !ranged && name !== FISTS.name;
}

/** The other weapon for an attack with two: the one with the largest die. */
function secondWeapon({ sheet }: Fighter, first: Weapon): Weapon | undefined {
  const others = sheet.weapons.toSpliced(sheet.weapons.indexOf(first), 1).filter(isLight);
  return others.toSorted((one, other) => Number(other.damage.slice(1)) - Number(one.damage.slice(1)))[0];
}

function mannersOf(who: Fighter): readonly Manner[] {
  const hasTwo = who.sheet.weapons.filter(isLight).length > 1;
  return MANNERS.filter((manner) => manner !== 'two weapons' || hasTwo);
}

function isBlast({ sheet }: Fighter, { blast }: Weapon): boolean {
  return blast === true || sheet.detachment === true;
}
