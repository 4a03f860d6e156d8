// TDGS › 8 Combat › The Three Layers of Survival; 5 Actions › Active Defense: Dodge, Block, Parry; 6 Action Economy ›
// Declare, Interrupts, Resolution, Magnitude

import { type CombatantId, findCondition } from '../core/encounter.ts';
import { type Modifier, ownedBy } from '../core/reason.ts';
import { inflictCondition, reveal } from './afflict.ts';
import { degradeArmor, wornArmor } from './armor.ts';
import { recordAttackResult } from './attack-result.ts';
import { type RollOutcome, resolveAttempt, tierOf } from './attack-roll.ts';
import { forbiddingCondition } from './conditions.ts';
import { type DamageBonus, damageAfterBlock, damageAfterCritical, rawDamage, takeHit } from './damage.ts';
import { engage, isMelee } from './field.ts';
import { because, conditionReason, itemReason } from './reasons.ts';
import { standingOrderOf } from './settings.ts';
import type { Ability, Band, DamageComponent, Fighter, Interrupt, TdgsResolution, Weapon } from './sheet.ts';
import { actionModifiers, fearModifiers, sightModifiers } from './sight.ts';
import { apparentStat, skillModifiers, statAsModifier, statWithSkills } from './stats.ts';
import { hasUseLeft, limitOfUses, spendUse } from './uses.ts';

/** An attack after all checks, so nothing can refuse it anymore. */
export interface AttackOnTarget {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly band: Band;
  /** The modifiers for range, position and high ground. */
  readonly modifiers: readonly Modifier[];
  readonly cover: readonly Modifier[];
  readonly chosenAbility?: Ability | undefined;
  readonly purpose: 'attack' | 'opportunity attack';
  /** Whether the attack is the attacker's own Action, for which Help counts. */
  readonly deliberate: boolean;
}

/** Resolves an attack: the defender's interrupt, the roll, and on a hit the damage and the weapon's conditions. */
export function strike(resolution: TdgsResolution, attack: AttackOnTarget): void {
  const { actor, target, weapon, band } = attack;
  const attackStart = { before: resolution.combatant(target), since: resolution.events.length };
  const isMeleeAttack = isMelee(weapon.range);
  const attackFacts = { actor, target, tool: weapon.name, way: isMeleeAttack ? 'melee' : 'ranged' } as const;
  engage(resolution, actor, target, band, weapon.range === 'reach');
  const answer = chooseInterruptAnswer(resolution, { actor, target, melee: isMeleeAttack, tool: weapon.name });
  if (answer.is === 'parried') {
    recordAttackResult(resolution, { ...attackFacts, outcome: 'failure', answer: 'parry' }, attackStart);
  } else {
    const ownAttackModifier = attackModifier(resolution.combatant(actor), weapon);
    const outcome = rollToHit(resolution, attack, ownAttackModifier, answer);
    if (outcome.success) resolveHit(resolution, attack, ownAttackModifier, outcome, answer);
    recordAttackResult(
      resolution,
      { ...attackFacts, outcome: tierOf(outcome), answer: targetReaction(attackStart.before, answer, outcome) },
      attackStart,
    );
  }
  reveal(resolution, actor, because({ id: 'attacks' }));
}

/** The target's reaction, as it is recorded. A block counts only if the attack hit. */
function targetReaction(target: Fighter, answer: InterruptAnswer, { success }: RollOutcome) {
  if (answer.is === 'dodge') return 'dodge';
  if (answer.is === 'block' && success) return 'block';
  return apparentStat(target, 'REF').zeroed === undefined ? 'none' : 'helpless';
}

/** "d20 + (Your Stat − Their Stat) + Modifiers >= 11": STR or DEX against REF. */
function rollToHit(
  resolution: TdgsResolution,
  { actor, target: targetId, weapon, modifiers, cover, purpose, deliberate }: AttackOnTarget,
  stat: Modifier,
  answer: InterruptAnswer,
): RollOutcome {
  const [attacker, target] = [resolution.combatant(actor), resolution.combatant(targetId)];
  const isMeleeAttack = isMelee(weapon.range);
  const dodgeModifiers = answer.is === 'dodge' ? [answer.modifier] : [];
  const ref = apparentStat(target, 'REF', [...proneModifiers(target, isMeleeAttack), ...cover, ...dodgeModifiers]);
  const rollModifiers = [
    stat,
    statAsModifier(ref, -1, target.id),
    { value: weapon.hit, why: itemReason(weapon.name) },
    ...hitDice(resolution, weapon),
    ...modifiers,
    ...sightModifiers(attacker, target),
    ...(deliberate ? actionModifiers(resolution, actor) : fearModifiers(resolution.encounter, attacker)),
  ];
  return resolveAttempt(resolution, {
    actor,
    target: targetId,
    purpose: because({ id: purpose }),
    tool: weapon.name,
    modifiers: rollModifiers,
    isAttack: true,
    zeroRefCondition: ref.zeroed,
  });
}

/** "Equipment may give modifier dice instead of a flat bonus to hit." */
function hitDice(resolution: TdgsResolution, { name, hitDice: notation }: Weapon): readonly Modifier[] {
  if (notation === undefined) return [];
  const roll = resolution.roll(notation);
  return [{ value: roll.total, why: itemReason(name), roll }];
}

/**
 * The modifier from the attacker's stat and skills for this weapon. It counts for both the attack roll and the damage.
 */
function attackModifier(attacker: Fighter, weapon: Weapon): Modifier {
  return statAsModifier(statWithSkills(attacker, isMelee(weapon.range) ? 'STR' : 'DEX', weaponActionNames(weapon)), 1);
}

/** "−2 to REF vs melee, +2 to REF vs ranged." */
function proneModifiers(target: Fighter, melee: boolean): readonly Modifier[] {
  return findCondition(target, 'Prone') ? [{ value: melee ? -2 : 2, why: conditionReason('Prone') }] : [];
}

/** The names by which a skill can refer to attacks with this weapon. */
function weaponActionNames({ name, range }: Weapon): readonly string[] {
  return ['attack', isMelee(range) ? 'melee' : 'ranged', name];
}

/** Resolves a hit: damage through the pipeline, the weapon's conditions, and armor that a devastating hit degrades. */
function resolveHit(
  resolution: TdgsResolution,
  attack: AttackOnTarget,
  stat: Modifier,
  { natural, magnitude }: RollOutcome,
  answer: InterruptAnswer,
): void {
  const { actor, target, weapon } = attack;
  const reason = itemReason(weapon.name);
  const fullDamage = damageAfterCritical(
    rawDamage(resolution, [stat], damageBonuses(resolution.combatant(actor), attack)),
    magnitude,
  );
  const damageBeforeArmor = answer.is === 'block' ? damageAfterBlock(fullDamage, answer.modifier) : fullDamage;
  if (answer.is === 'block') spendUse(resolution, target, answer.ability);
  takeHit(resolution, target, damageBeforeArmor, { actor, from: reason });
  for (const infliction of weapon.inflicts)
    if (!infliction.onCritical || natural === 20)
      inflictCondition(resolution, target, infliction, { actor, from: weapon.name });
  if (magnitude === 4 && resolution.combatant(target).vitality !== 'dead') degradeArmor(resolution, target);
}

/**
 * Collects the damage bonuses: the weapon's components, and what passive abilities and the ability named in the attack
 * add.
 */
function damageBonuses({ sheet }: Fighter, { weapon, chosenAbility }: AttackOnTarget): readonly DamageBonus[] {
  const bonuses: DamageBonus[] = [];
  const addBonuses = (name: string, damage: readonly DamageComponent[]) => {
    for (const damageComponent of damage)
      bonuses.push({ ...damageComponent, from: itemReason(damageComponent.name ?? name) });
  };
  addBonuses(weapon.name, weapon.damage);
  for (const { name, adds, timing } of sheet.abilities) if (timing === 'passive') addBonuses(name, adds);
  if (chosenAbility) addBonuses(chosenAbility.name, chosenAbility.adds);
  return bonuses;
}

/** How a defender answers an attack, before the attack roll. */
type InterruptAnswer =
  | { readonly is: 'nothing' }
  /** A dodge changes the target's REF against this attack. */
  | { readonly is: 'dodge'; readonly modifier: Modifier }
  /** A block reduces the raw damage. Its use is spent only on a hit. */
  | { readonly is: 'block'; readonly modifier: Modifier; readonly ability: Ability }
  | { readonly is: 'parried' };

/**
 * The interrupt that answers an attack, at most one, chosen by auto-reaction. Ruling: by default, it is the first whose
 * uses come back each round.
 */
function chooseInterruptAnswer(
  resolution: TdgsResolution,
  attack: { readonly actor: CombatantId; readonly target: CombatantId; readonly melee: boolean; readonly tool: string },
): InterruptAnswer {
  const who = resolution.combatant(attack.target);
  const usableAbilities = usableInterrupts(who, attack.melee);
  if (usableAbilities.length === 0) return { is: 'nothing' };
  const ability = chooseInterrupt(resolution, who, usableAbilities, attack);
  if (ability?.interrupt === undefined) return { is: 'nothing' };
  const skillBonus = Math.floor(ability.level / 2);
  switch (ability.interrupt) {
    case 'Dodge':
      spendUse(resolution, who.id, ability);
      return { is: 'dodge', modifier: { value: 2 + skillBonus, why: itemReason(ability.name) } };
    case 'Block': {
      const shieldBlock = wornArmor(who.sheet).reduce((best, piece) => Math.max(best, piece.block), 0);
      return {
        is: 'block',
        ability,
        modifier: { value: ability.level + shieldBlock, why: ownedBy(who.id, itemReason(ability.name)) },
      };
    }
    case 'Parry':
      spendUse(resolution, who.id, ability);
      return parry(resolution, who, attack.actor, ability, skillBonus) ? { is: 'parried' } : { is: 'nothing' };
    default:
      return ability.interrupt satisfies never;
  }
}

/** The interrupts that this combatant could use now against a melee or ranged attack. Parry is for melee only. */
function usableInterrupts(who: Fighter, melee: boolean): readonly Ability[] {
  if (who.vitality !== 'up' || forbiddingCondition(who, 'interrupts') !== undefined) return [];
  return who.sheet.abilities.filter(
    (ability) =>
      ability.interrupt !== undefined && (melee || ability.interrupt !== 'Parry') && hasUseLeft(who, ability),
  );
}

function chooseInterrupt(
  resolution: TdgsResolution,
  who: Fighter,
  usable: readonly Ability[],
  { actor, tool }: { readonly actor: CombatantId; readonly tool: string },
): Ability | undefined {
  const autoReaction = standingOrderOf(who, 'interrupt');
  if (autoReaction === 'first') return usable.find((ability) => limitOfUses(ability)?.per === 'round');
  if (autoReaction !== 'ask') return usable.find(({ interrupt }) => interrupt === autoReaction);
  const interruptKinds = usable.flatMap(({ interrupt }) => (interrupt === undefined ? [] : [interrupt]));
  const offers: readonly (Interrupt | 'none')[] = [...new Set(interruptKinds), 'none'];
  const useLimits = usable.flatMap((ability) => {
    const { interrupt } = ability;
    const limit = limitOfUses(ability);
    return interrupt === undefined || limit === undefined ? [] : [{ interrupt, ...limit }];
  });
  const questionNote = because({ id: 'attacked', attacker: actor, tool, limits: useLimits });
  const chosenInterrupt = resolution.ask({ subject: who.id, about: 'interrupt', offers, note: questionNote });
  return usable.find(({ interrupt }) => interrupt === chosenInterrupt);
}

/** Ruling: "Parry: STR + skill bonus against the attacker's STR; success ends the attack." */
function parry(
  resolution: TdgsResolution,
  who: Fighter,
  actor: CombatantId,
  ability: Ability,
  skillBonus: number,
): boolean {
  const attacker = resolution.combatant(actor);
  const sheetWithoutAbility = { ...who.sheet, abilities: who.sheet.abilities.filter((each) => each !== ability) };
  const parrySkillModifiers = [
    { value: skillBonus, why: itemReason(ability.name) },
    ...skillModifiers(sheetWithoutAbility, ['parry']),
  ];
  const modifiers = [
    statAsModifier(apparentStat(who, 'STR', [], parrySkillModifiers), 1),
    statAsModifier(apparentStat(attacker, 'STR'), -1, attacker.id),
    ...fearModifiers(resolution.encounter, who),
  ];
  const purpose = because({ id: 'parry' });
  return resolveAttempt(resolution, { actor: who.id, target: actor, purpose, tool: ability.name, modifiers }).success;
}
