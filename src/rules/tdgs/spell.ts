// TDGS › 7 Abilities: what a spell or an active ability does; 5 Actions › Concentration, Dispel; 8 Combat › Damage
// Formula, Healing Effects; 16 Area of Effect

import { type ActiveCondition, type CombatantId, find, findCondition } from '../core/encounter.ts';
import { isSameReason, type Modifier, type Reason } from '../core/reason.ts';
import { endCondition } from '../core/resolution.ts';
import { afflict, endInvisibility, inflictCondition, lengthenedRounds, reveal } from './afflict.ts';
import { degradeArmor } from './armor.ts';
import { recordAttackResult } from './attack-result.ts';
import { type RollOutcome, resolveAttempt, tierOf } from './attack-roll.ts';
import { damageAfterCritical, type RawDamage, rawDamage, takeHit } from './damage.ts';
import { heal } from './healing.ts';
import { because, conditionReason, itemReason } from './reasons.ts';
import type { Ability, ConditionName, Fight, Fighter, Stat, TdgsResolution } from './sheet.ts';
import { actionModifiers, sightModifiers } from './sight.ts';
import type { CheckedSituation } from './situation.ts';
import { type ApparentStat, apparentStat, statAsModifier, statWithSkills } from './stats.ts';
import { spendUse } from './uses.ts';

/** A spell being cast, after all checks, so nothing can refuse it anymore. */
export interface Casting {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly spell: Ability;
  /** The effect of range, position and cover, for each target. */
  readonly situationByTarget: ReadonlyMap<CombatantId, CheckedSituation>;
}

/**
 * Rolls against each target and applies the spell on a success. An area affects allies and enemies, each once. All
 * targets share one roll of the damage dice, while the d20 and magnitude are rolled for each target. There are no
 * interrupts. A helpful spell has no roll and no critical (ruling).
 */
export function resolveSpell(resolution: TdgsResolution, casting: Casting): void {
  const { actor, targets, spell } = casting;
  spendUse(resolution, actor, spell);
  // Help counts for the next roll only: in an area, for the first target.
  let modifiers = spell.helpful ? [] : actionModifiers(resolution, actor);
  const modifiersWithoutHelp = modifiers.filter(({ why }) => !isSameReason(why, conditionReason('Helped')));
  let raw: RawDamage | undefined;
  let hasTakenEffect = false;
  const castingNumber = nextCastingNumber(resolution.encounter);
  for (const target of targets) {
    const [before, since] = [resolution.combatant(target), resolution.events.length];
    if (before.vitality === 'dead') continue;
    const outcome: RollOutcome = spell.helpful
      ? { success: true, natural: 0 }
      : rollSpell(resolution, casting, target, modifiers);
    modifiers = modifiersWithoutHelp;
    if (outcome.success) {
      if (!hasTakenEffect && spell.concentration) startConcentration(resolution, actor, spell, castingNumber);
      hasTakenEffect = true;
      if (doesDamage(spell)) raw ??= spellDamage(resolution, resolution.combatant(actor), spell);
      applySpellEffects(resolution, { ...casting, casting: castingNumber }, target, outcome, raw);
    }
    // A spell on a willing target isn't an attack, and its casting already has a story line.
    if (spell.helpful) continue;
    const answer = isHelpless(before, spell) ? 'helpless' : 'none';
    const attackFacts = { actor, target, tool: spell.name, way: 'spell', outcome: tierOf(outcome), answer } as const;
    recordAttackResult(resolution, attackFacts, { before, since });
  }
  if (targets.every((target) => target === actor)) return;
  const why = because({ id: 'casts at another' });
  if (spell.helpful) endInvisibility(resolution, actor, why);
  else reveal(resolution, actor, why);
}

function isHelpless(target: Fighter, { against }: Ability): boolean {
  return against === 'REF' && apparentStat(target, 'REF').zeroed !== undefined;
}

/**
 * The caster's stat: INT for an arcane spell, WIS for a divine one. For any other spell, the stat that is added in full
 * to its damage, or WIS if there is none.
 */
export function castingStat({ tradition, whole }: Pick<Ability, 'tradition' | 'whole'>): Stat {
  if (tradition === 'arcane') return 'INT';
  return tradition === 'divine' ? 'WIS' : (whole ?? 'WIS');
}

function doesDamage({ damage, whole }: Ability): boolean {
  return damage.length > 0 || whole !== undefined;
}

function rollSpell(
  resolution: TdgsResolution,
  { actor, spell, situationByTarget }: Casting,
  targetId: CombatantId,
  extraModifiers: readonly Modifier[],
): RollOutcome {
  const [caster, target] = [resolution.combatant(actor), resolution.combatant(targetId)];
  const { modifiers = [], cover = [] } = situationByTarget.get(targetId) ?? {};
  const opposingStat = apparentStat(target, spell.against, spell.against === 'REF' ? cover : []);
  const rollModifiers = [
    statAsModifier(apparentCastingStat(caster, spell), 1),
    statAsModifier(opposingStat, -1, target.id),
    { value: spell.hit, why: itemReason(spell.name) },
    ...modifiers,
    // A spell cast at someone else is an attack, so Invisible and Blinded count.
    ...(caster.id === target.id ? [] : sightModifiers(caster, target)),
    ...extraModifiers,
  ];
  return resolveAttempt(resolution, {
    actor,
    target: targetId,
    purpose: because({ id: 'spell' }),
    tool: spell.name,
    modifiers: rollModifiers,
    isAttack: doesDamage(spell),
    zeroRefCondition: opposingStat.zeroed,
  });
}

/** The caster's stat with its skills for this spell. */
function apparentCastingStat(caster: Fighter, spell: Ability): ApparentStat {
  const { name, tradition } = spell;
  return statWithSkills(caster, castingStat(spell), ['cast', tradition, name]);
}

/**
 * Spell damage: the casting stat + the bonus. If an ability names a stat for its whole damage, that stat counts
 * instead, without skills (ruling).
 */
function spellDamage(resolution: TdgsResolution, caster: Fighter, spell: Ability): RawDamage {
  const damageStat = spell.whole === undefined ? apparentCastingStat(caster, spell) : apparentStat(caster, spell.whole);
  const damageBonuses = spell.damage.map((each) => ({ ...each, from: itemReason(each.name ?? spell.name) }));
  return rawDamage(resolution, [statAsModifier(damageStat, 1)], damageBonuses);
}

function applySpellEffects(
  resolution: TdgsResolution,
  { actor, spell, casting }: Casting & { readonly casting: number },
  target: CombatantId,
  { natural, magnitude }: RollOutcome,
  raw: RawDamage | undefined,
): void {
  const reason = itemReason(spell.name);
  if (raw) takeHit(resolution, target, damageAfterCritical(raw, magnitude), { actor, from: reason });
  if (raw && magnitude === 4 && resolution.combatant(target).vitality !== 'dead') degradeArmor(resolution, target);
  if (spell.heal > 0) heal(resolution, target, { percent: spell.heal, magnitude, from: reason, actor });
  if (resolution.combatant(target).vitality === 'dead') return;
  for (const name of spell.cleanses) endCondition(resolution, target, name, reason);
  // Ruling: a critical lengthens durations only if the action neither harms nor heals.
  const magnitudeField = raw || spell.heal > 0 || magnitude === undefined ? {} : { magnitude };
  const facts = {
    spell: spell.name,
    tradition: spell.tradition,
    casting,
    ...(spell.concentration && { concentration: true }),
  };
  for (const infliction of spell.inflicts)
    if (!infliction.onCritical || natural === 20)
      inflictCondition(resolution, target, infliction, { actor, from: spell.name, facts, ...magnitudeField });
  for (const { kind, type, percent } of spell.grants) {
    const roundsField =
      spell.rounds === undefined ? {} : { rounds: lengthenedRounds(spell.rounds, magnitudeField.magnitude) };
    const commonFields = { note: spell.name, value: percent, ...roundsField };
    afflict(resolution, target, {
      condition: 'Enchanted',
      source: actor,
      ...commonFields,
      facts: { ...facts, interaction: kind, type },
    });
  }
}

/** A number for a new casting, higher than that of any casting whose effects still last. */
function nextCastingNumber({ combatants }: Fight): number {
  const castingNumbers = combatants.flatMap(({ conditions }) =>
    conditions.map(({ facts }) => Number(facts?.casting ?? 0)),
  );
  return Math.max(0, ...castingNumbers) + 1;
}

/** "Success ends the spell". Ruling: this ends all its effects, wherever they are, and the concentration on it. */
export function endSpell(resolution: TdgsResolution, spell: ActiveCondition<ConditionName>, why: Reason): void {
  const { source, facts } = spell;
  for (const { id, conditions } of resolution.encounter.combatants)
    for (const condition of conditions)
      if (
        condition.source === source &&
        condition.facts?.spell === facts?.spell &&
        condition.facts?.casting === facts?.casting
      )
        resolution.record({ type: 'condition-ended', subject: id, condition, why });
  const caster = source === undefined ? undefined : find(resolution.encounter, source);
  if (
    facts?.concentration === true &&
    caster &&
    findCondition(caster, 'Concentrating')?.facts?.casting === facts.casting
  )
    endConcentration(resolution, caster.id, why);
}

/** "Starting concentration on a new effect ends the previous one." */
function startConcentration(resolution: TdgsResolution, actor: CombatantId, spell: Ability, casting: number): void {
  const oldConcentration = findCondition(resolution.combatant(actor), 'Concentrating');
  if (oldConcentration) endConcentration(resolution, actor, because({ id: 'new effect' }));
  const condition = {
    key: 'Concentrating',
    name: 'Concentrating',
    note: spell.name,
    facts: { spell: spell.name, casting },
    duration: { until: 'scene' },
  } as const;
  resolution.record({ type: 'condition-gained', subject: actor, condition });
}

/** Ends concentration, and everything that depended on it. */
export function endConcentration(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  const condition = findCondition(resolution.combatant(actor), 'Concentrating');
  if (!condition) return;
  resolution.record({ type: 'condition-ended', subject: actor, condition, why });
  for (const { id, conditions } of resolution.encounter.combatants)
    for (const activeCondition of conditions)
      if (
        activeCondition.facts?.concentration === true &&
        activeCondition.source === actor &&
        activeCondition.facts.casting === condition.facts?.casting
      )
        resolution.record({
          type: 'condition-ended',
          subject: id,
          condition: activeCondition,
          why: because({ id: 'concentration over' }),
        });
}
