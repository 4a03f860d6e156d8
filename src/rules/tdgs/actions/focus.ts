// TDGS › 5 Actions › Concentrate, Voluntary End, Dispel; 3 Resolution › Contested Resolution (chase, flee)

import { action } from '../../core/action.ts';
import { type ActiveCondition, type CombatantId, combatant, find, findCondition } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import { choose, no, ok, type Refusal, type Result, unknownName } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { checkCanAct, oneTarget, otherFighters, payCost } from '../acting.ts';
import { contest, resolveAttempt } from '../attack-roll.ts';
import { disengageFrom, engage } from '../field.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { ConditionName, Fight, Fighter, Tdgs } from '../sheet.ts';
import { actionModifiers, fearModifiers } from '../sight.ts';
import { castingStat, endConcentration, endSpell } from '../spell.ts';
import { apparentStat, statAsModifier, statWithSkills } from '../stats.ts';

/** "You may end your own concentration at any time (free action, no roll required)." Continuing it costs nothing. */
export const concentrate = action<Tdgs, Intent>({
  title: 'End concentration',
  cite: '5 Actions › Concentrate, Voluntary End',
  when: 'always',
  kind: 'cast',
  offers: (encounter, actor) => (findCondition(combatant(encounter, actor), 'Concentrating') ? {} : undefined),
  plan(encounter, intent) {
    const { actor } = intent;
    const who = combatant(encounter, actor);
    return findCondition(who, 'Concentrating')
      ? ok(intent)
      : no(refusal('not-bearing', { name: who.name, condition: 'Concentrating' }));
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    endConcentration(resolution, intent.actor, because({ id: 'ended freely' }));
  },
});

interface DispelPlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly spell: ActiveCondition<ConditionName>;
  readonly intent: Intent;
}

/** "Your INT (arcane) or WIS (divine) versus the caster's same stat. Success ends the spell." */
export const dispel = action<Tdgs, DispelPlan>({
  title: 'Dispel',
  cite: '5 Actions › Dispel',
  when: 'turn',
  kind: 'cast',
  offers(encounter, actor) {
    if (!checkCanDispel(encounter, actor).ok) return undefined;
    const spellBearers = encounter.combatants.filter((who) => spellsOn(who).length > 0);
    const spellNames = [
      ...new Set(spellBearers.flatMap((who) => spellsOn(who).map(({ facts }) => String(facts?.spell)))),
    ];
    return spellBearers.length > 0 ? { targets: spellBearers.map(({ id }) => id), tools: spellNames } : undefined;
  },
  plan(encounter, intent) {
    const { actor, targets, tool: input } = intent;
    const actionCheck = checkCanDispel(encounter, actor);
    if (!actionCheck.ok) return actionCheck;
    const target = find(encounter, targets?.[0] ?? actor);
    if (!target || (targets?.length ?? 0) > 1) return no(refusal('one-target'));
    const spells = spellsOn(target);
    const spellNames = [...new Set(spells.map(({ facts }) => String(facts?.spell)))];
    const spell =
      input === undefined
        ? spells[0]
        : spells.find(({ facts }) => String(facts?.spell).toLowerCase() === input.trim().toLowerCase());
    if (spell) return ok({ actor, target: target.id, spell, intent });
    if (input === undefined) return no(refusal('no-spell-on', { name: target.name }));
    return unknownName('spell', input, spellNames);
  },
  resolve(resolution, { actor, target: targetId, spell, intent }) {
    const name = String(spell.facts?.spell);
    declare(resolution, intent, { targets: [targetId], tool: name });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'dispel' }));
    const [who, caster] = [resolution.combatant(actor), find(resolution.encounter, spell.source ?? '')];
    const stat = castingStat({ tradition: spell.facts?.tradition === 'arcane' ? 'arcane' : 'divine' });
    const modifiers = [
      statAsModifier(statWithSkills(who, stat, ['dispel']), 1),
      caster
        ? statAsModifier(apparentStat(caster, stat), -1, caster.id)
        : { value: -10, why: because({ id: 'difficulty' }) },
      ...actionModifiers(resolution, actor),
    ];
    if (
      !resolveAttempt(resolution, {
        actor,
        target: targetId,
        purpose: because({ id: 'dispel' }),
        tool: name,
        modifiers,
      }).success
    )
      return;
    endSpell(resolution, spell, because({ id: 'dispelled' }));
  },
});

function checkCanDispel(encounter: Fight, actor: CombatantId): Result<undefined, Refusal> {
  return checkCanAct(encounter, actor, { title: 'Dispel', cost: 'Action', kind: 'physical' });
}

function spellsOn(who: Fighter): readonly ActiveCondition<ConditionName>[] {
  return who.conditions.filter(({ facts }) => typeof facts?.spell === 'string');
}

export const CHASE_MANNERS = ['chase', 'flee'] as const;

interface ChasePlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly way: (typeof CHASE_MANNERS)[number];
  readonly intent: Intent;
}

/**
 * Both combatants roll MOV against each other's MOV. Ruling: a natural 20 beats everything except another 20, and a
 * natural 1 loses to everything except another 1.
 */
export const chase = action<Tdgs, ChasePlan>({
  title: 'Chase or flee',
  cite: '5 Actions › Chase, Flee; 3 Resolution › Contested Resolution',
  when: 'turn',
  kind: 'move',
  offers(encounter, actor) {
    const targets = otherFighters(encounter, actor).filter(
      (other) => planChase(encounter, { action: 'chase', actor, targets: [other.id] }).ok,
    );
    return targets.length > 0 ? { targets: targets.map(({ id }) => id), manners: CHASE_MANNERS } : undefined;
  },
  plan: planChase,
  resolve(resolution, { actor, target, way, intent }) {
    declare(resolution, intent, { targets: [target], manner: way });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: way }));
    const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
    const [ownMovement, otherMovement] = [apparentStat(who, 'MOV'), apparentStat(other, 'MOV')];
    const modifiers = [
      statAsModifier(statWithSkills(who, 'MOV', [way]), 1),
      statAsModifier(otherMovement, -1, other.id),
      ...actionModifiers(resolution, actor),
    ];
    const targetModifiers = [
      statAsModifier(otherMovement, 1),
      statAsModifier(ownMovement, -1, who.id),
      ...fearModifiers(resolution.encounter, other),
    ];
    const hasWonChase = contest(
      resolution,
      because({ id: way }),
      { id: actor, modifiers },
      { id: target, modifiers: targetModifiers },
    );
    if (!hasWonChase) return;
    if (way === 'chase') engage(resolution, actor, target, 'Adjacent', false);
    else disengageFrom(resolution, actor, target);
  },
});

function planChase(encounter: Fight, intent: Intent): Result<ChasePlan, Refusal> {
  const { actor, manner } = intent;
  const actionCheck = checkCanAct(encounter, actor, { title: 'Chase or flee', cost: 'Action', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const targetResult = oneTarget(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const chosenWay = choose('way', manner ?? 'chase', CHASE_MANNERS);
  if (!chosenWay.ok) return chosenWay;
  const who = combatant(encounter, actor);
  const isAfraid = who.conditions.some(({ name, source }) => name === 'Frightened' && source === targetResult.value.id);
  if (chosenWay.value === 'chase' && isAfraid)
    return no(refusal('afraid', { name: who.name, source: targetResult.value.name }));
  return ok({ actor, target: targetResult.value.id, way: chosenWay.value, intent });
}
