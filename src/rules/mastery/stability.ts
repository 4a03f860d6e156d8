// Combat Rules v1.3 › Stability Rolls; also damage from events in the turn order, such as a storm, which may require a
// stability roll

import type { Notation } from '../core/dice.ts';
import { type CombatantId, findCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import { type Check, type MathStep, type Modifier, sum } from '../core/reason.ts';
import { no, ok } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import type { HazardRules } from '../core/ruleset.ts';
import { conditionsInOrder, entryOf, gainCondition } from './conditions.ts';
import { because } from './reasons.ts';
import { rollSkill } from './rolling.ts';
import { type Fighter, type Mastery, modifierOf, skillLevelOf } from './sheet.ts';
import { STAMINA, staminaOf } from './stamina.ts';

/**
 * The base of a stability roll's DC. The opponent's Offense modifier lowers the DC, and the fighter's own Defense
 * modifier raises it.
 */
const BASE_DC = 10;

/**
 * The parts of the DC. Ruling: the opponent is the other fighter in the exchange. Without an opponent nothing is added.
 */
function dcModifiers(who: Fighter, opponent: Fighter | undefined): readonly Modifier[] {
  if (!opponent) return [];
  const [offense, defense] = [skillModifierOf(opponent, 'Offense'), skillModifierOf(who, 'Defense')];
  const opponentSkillReason = because({
    id: 'opponent’s skill',
    opponent: opponent.id,
    skill: 'Offense',
    owner: opponent.id,
  });
  return [
    { value: -offense, why: opponentSkillReason },
    { value: defense, why: because({ id: 'own skill', skill: 'Defense' }) },
  ];
}

/**
 * The DC: 10 − (the opponent's Offense modifier − the fighter's own Defense modifier). By this formula, which is the
 * book's, a stronger opponent makes the roll easier.
 */
export function stabilityDC(who: Fighter, opponent: Fighter | undefined): Check['against'] {
  const modifiers = dcModifiers(who, opponent);
  return { name: because({ id: 'stability DC', base: BASE_DC, parts: modifiers }), value: BASE_DC + sum(modifiers) };
}

/**
 * "Stability Roll": 1d20 + Endurance modifier, −2 if exhausted, as on every roll; it must reach the DC. Advantage
 * doesn't count. "Outcomes": on a pass the fighter stands and loses its next action; on a fail it collapses.
 */
export function makeStabilityRoll(resolution: Resolution<Mastery>, actor: CombatantId, opponent?: CombatantId): void {
  const who = resolution.combatant(actor);
  const difficulty = stabilityDC(who, opponent === undefined ? undefined : resolution.combatant(opponent));
  const roll = rollSkill(resolution, who, { skill: 'Endurance', advantage: false });
  const hasPassed = roll.total >= difficulty.value;
  const check: Check<'pass' | 'fail'> = {
    roll,
    against: difficulty,
    degree: hasPassed ? 'pass' : 'fail',
    tier: hasPassed ? 'success' : 'failure',
  };
  const purpose = because({ id: 'stability' });
  resolution.record({ type: 'checked', actor, purpose, check, ...given({ target: opponent }) });
  if (hasPassed) {
    gainCondition(resolution, actor, 'Unsteady');
    // Ruling: passing a second roll before the lost turn doesn't cost another turn. `gainCondition` does nothing if the
    // fighter already has the condition.
    gainCondition(resolution, actor, 'Recovering');
  } else collapse(resolution, actor);
}

function skillModifierOf(who: Fighter, skill: string): number {
  return modifierOf(skillLevelOf(who.sheet, skill));
}

/** Collapses a fighter: "The character collapses and is out of combat." Conditions that need a standing fighter end. */
function collapse(resolution: Resolution<Mastery>, subject: CombatantId): void {
  const reason = because({ id: 'collapsed' });
  resolution.record({ type: 'fell', subject, as: reason, before: 'up', after: 'down' });
  for (const condition of conditionsInOrder(resolution.combatant(subject)))
    if (entryOf(condition).whileUp) resolution.record({ type: 'condition-ended', subject, condition, why: reason });
}

/**
 * The stamina damage of an event in the turn order, such as a storm: "5" or "2d6+1". Damage that takes stamina to 0, or
 * that is taken at 0, requires a stability roll.
 */
export const hazards: HazardRules<Mastery> = {
  examples: () => ['5', '1d6', '2d6+3'],
  read(encounter, typed) {
    const parsedDamage = parseDamage(typed.trim().toLowerCase());
    if (!parsedDamage) return no({ type: 'no-such', what: 'hazard', typed, known: hazards.examples(encounter) });
    const { flat, dice } = parsedDamage;
    return ok(dice === undefined ? `${flat}` : flat === 0 ? dice : `${dice}+${flat}`);
  },
  harm(resolution, target, damage, from) {
    const { flat = 0, dice } = parseDamage(damage) ?? {};
    const steps: MathStep[] = [];
    const roll = dice === undefined ? undefined : resolution.roll(dice);
    if (roll) steps.push({ why: from, plus: roll.total, left: roll.total, roll });
    const amount = (roll?.total ?? 0) + flat;
    if (flat > 0) steps.push({ why: from, plus: flat, left: amount });
    const who = resolution.combatant(target);
    const { value: staminaBefore, max } = staminaOf(who);
    const staminaAfter = Math.max(0, staminaBefore - amount);
    const commonFields = { target, from, kinds: [], resource: STAMINA, steps, amount, max };
    resolution.record({ type: 'harmed', ...commonFields, before: staminaBefore, after: staminaAfter });
    // At 0 stamina, `settleConsequences` rolls only for fighters who aren't Unsteady yet.
    if (staminaBefore === 0 && who.vitality === 'up' && findCondition(who, 'Unsteady'))
      makeStabilityRoll(resolution, target);
  },
};

function parseDamage(typed: string): { readonly flat: number; readonly dice?: Notation } | undefined {
  const match = /^(?:(\d{1,3})|(\d{1,2})d(\d{1,3})(?:\+(\d{1,3}))?)(?: (?:damage|stamina))?$/.exec(typed);
  if (!match) return undefined;
  const [count, sides] = [Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (count === 0) return match[1] === undefined ? undefined : { flat: Number(match[1]) };
  if (count > MAX_EVENT_DICE || sides < 2 || sides > 100) return undefined;
  return { flat: Number(match[4] ?? 0), dice: `${count}d${sides}` };
}

/** The maximum number of dice in the damage of an event in the turn order. */
const MAX_EVENT_DICE = 20;
