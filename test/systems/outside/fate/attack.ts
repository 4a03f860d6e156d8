// Actions › Attack: your roll against the target's. The difference is stress.

import {
  action,
  type CombatantId,
  combatant,
  declare,
  no,
  ok,
  oneTarget,
  type Refusal,
  type Result,
  zonesApart,
} from 'fray/rules';
import { because, refusal } from './reasons.ts';
import { degreeOf, improvedRoll, putAspect, rollSkill, TIERS } from './rolls.ts';
import type { Actor, Fate, Fight, Scene, Skill, Weapon } from './sheet.ts';
import { takeHit } from './stress.ts';

interface Plan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
}

export const attack = action<Fate, Plan>({
  title: 'Attack',
  cite: 'Actions › Attack',
  when: 'turn',
  kind: 'attack',
  offers(encounter, actor) {
    const attacker = combatant(encounter, actor);
    if (attacker.own.acted) return undefined;
    const tools = attacker.sheet.weapons.filter((weapon) => inReach(encounter, attacker, weapon).length > 0);
    const targets = [...new Set(tools.flatMap((weapon) => inReach(encounter, attacker, weapon)))];
    return targets.length === 0 ? undefined : { targets, tools: tools.map(({ name }) => name) };
  },
  ways(encounter, actor) {
    const attacker = combatant(encounter, actor);
    return attacker.sheet.weapons.map((weapon) => ({
      tool: weapon.name,
      targets: inReach(encounter, attacker, weapon),
      harms: true as const,
    }));
  },
  plan(encounter, intent) {
    const attacker = combatant(encounter, intent.actor);
    if (attacker.own.acted) return no(refusal('already acted', { name: attacker.name }));
    const targetResult = oneTarget(encounter, intent);
    if (!targetResult.ok) return targetResult;
    const weaponResult = weaponOf(encounter, attacker, targetResult.value, intent.tool);
    return weaponResult.ok
      ? ok({ actor: attacker.id, target: targetResult.value.id, weapon: weaponResult.value })
      : weaponResult;
  },
  resolve(scene, { actor, target, weapon }, intent) {
    declare(scene, intent, { targets: [target], tool: weapon.name });
    scene.changeOwn(actor, { acted: true });
    const { ahead, degree } = oppose(scene, actor, target, weapon.skill, 'attack', weapon.name);
    if (degree === 'tie') putAspect(scene, target, 'boost', actor, 1);
    const hit = ahead > 0 ? takeHit(scene, { actor, target, weapon, ahead }) : 'nothing';
    scene.record({
      type: 'struck',
      actor,
      target,
      tool: weapon.name,
      way: weapon.skill === 'fight' ? 'melee' : weapon.skill === 'shoot' ? 'ranged' : 'fear',
      outcome: TIERS[degree],
      answer: 'none',
      result: hit,
      ...(weapon.skill === 'provoke' && { harm: ['mind'] as const }),
    });
  },
});

/** The skill with which a target defends against this skill. */
export function defenseAgainst(skill: Skill): Skill {
  return skill === 'provoke' ? 'will' : skill === 'notice' ? 'notice' : 'athletics';
}

/** Rolls for both sides. Each side may use an aspect to turn the result, and the side that is behind chooses first. */
export function oppose(
  scene: Scene,
  actor: CombatantId,
  target: CombatantId,
  skill: Skill,
  use: 'attack' | 'create',
  tool?: string,
): { readonly ahead: number; readonly degree: Fate['degree'] } {
  const isGuarding = scene.combatant(target).conditions.some(({ name }) => name === 'full defense');
  const guard = isGuarding ? [{ value: 2, why: because({ id: 'full defense' }) }] : [];
  const firstRoll = rollSkill(scene, actor, skill, use);
  const defense = rollSkill(scene, target, defenseAgainst(skill), 'defend', guard);
  // To turn the result, the attacker must get ahead by at least 1, and the target must at least tie.
  const attackRoll = improvedRoll(scene, actor, firstRoll, defense.total - firstRoll.total + 1, target);
  const defenseRoll = improvedRoll(scene, target, defense, attackRoll.total - defense.total, actor);
  const difference = attackRoll.total - defenseRoll.total;
  const degree = degreeOf(difference);
  scene.record({
    type: 'contested',
    actor,
    target,
    purpose: because({ id: 'use', use, skill }),
    ...(tool !== undefined && { tool }),
    contest: { own: attackRoll, theirs: defenseRoll, degree, tier: TIERS[degree] },
  });
  return { ahead: difference, degree };
}

/** True if two combatants are at most this many zones apart. Without zones, everyone is near enough. */
export function isWithin(encounter: Fight, one: CombatantId, other: CombatantId, zones: number): boolean {
  return !encounter.zones || (zonesApart(encounter, one, other) ?? Number.POSITIVE_INFINITY) <= zones;
}

function inReach(encounter: Fight, who: Actor, { zones }: Weapon): readonly CombatantId[] {
  const otherCombatants = encounter.combatants.filter(({ id, vitality }) => id !== who.id && vitality === 'up');
  return otherCombatants.filter(({ id }) => isWithin(encounter, who.id, id, zones)).map(({ id }) => id);
}

/** The weapon that was named, or the first that reaches the target. */
function weaponOf(encounter: Fight, who: Actor, target: Actor, typed: string | undefined): Result<Weapon, Refusal> {
  const { weapons } = who.sheet;
  const reaches = (weapon: Weapon) => isWithin(encounter, who.id, target.id, weapon.zones);
  const foundWeapon =
    typed === undefined ? (weapons.find(reaches) ?? weapons[0]) : weapons.find(({ name }) => name === typed);
  if (!foundWeapon)
    return no({ type: 'no-such', what: 'weapon', typed: typed ?? '', known: weapons.map(({ name }) => name) });
  return reaches(foundWeapon)
    ? ok(foundWeapon)
    : no(refusal('too far', { name: target.name, weapon: foundWeapon.name }));
}
