// TDGS › 7 Abilities: what a spell or an active ability does; 8 Combat › Damage Formula, Healing Effects; 16 Area of Effect

import type { Modifier } from '../core/check.ts';
import { type ActiveCondition, bears, type CombatantId, find } from '../core/encounter.ts';
import { afflict } from './afflict.ts';
import { degrade } from './armor.ts';
import { attempt, type RollOutcome } from './attack-roll.ts';
import type { ConditionName } from './condition-names.ts';
import { critical, type Raw, rawDamage, takeHit } from './damage.ts';
import { heal } from './healing.ts';
import { inflict, longer, reveal, revealInvisible } from './inflict.ts';
import type { Ability, Fight, Fighter, Stat, TdgsResolution } from './sheet.ts';
import { awareOf, onAction } from './situation.ts';
import { apparent, asModifier, skills } from './stats.ts';
import { spendUse } from './uses.ts';

/** A casting that is under way: nothing more can refuse it. */
export interface Casting {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly spell: Ability;
  readonly modifiers: readonly Modifier[];
  readonly cover: readonly Modifier[];
}

/**
 * Rolls against each target and does what the spell does to those it takes hold of. In an area: friend and foe, each
 * once; damage dice once for all, d20 and magnitude for each; no interrupts. Helpful: no roll, no critical (ruling).
 */
export function perform(resolution: TdgsResolution, casting: Casting): void {
  const { actor: by, targets: at, spell } = casting;
  spendUse(resolution, by, spell);
  // Help is for the next roll: the first of an area.
  const modifiers = spell.helpful ? [] : onAction(resolution, by);
  let raw: Raw | undefined;
  let begun = false;
  const number = nextCasting(resolution.encounter);
  at.forEach((target, place) => {
    if (resolution.combatant(target).vitality === 'dead') return;
    const own = modifiers.filter(({ why }) => place === 0 || why !== 'Helped');
    const outcome: RollOutcome = spell.helpful ? { success: true, natural: 0 } : roll(resolution, casting, target, own);
    if (!outcome.success) return;
    if (!begun && spell.concentration) concentrate(resolution, by, spell);
    begun = true;
    if (harms(spell)) raw ??= rawOf(resolution, resolution.combatant(by), spell);
    takeEffect(resolution, { ...casting, casting: number }, target, outcome, raw);
  });
  if (at.every((target) => target === by)) return;
  if (spell.helpful) revealInvisible(resolution, by, 'casts at another');
  else reveal(resolution, by, 'casts at another');
}

/** The caster's stat: arcane INT, divine WIS, else the stat that is its whole damage, else WIS. */
export function castingStat({ tradition, whole }: Pick<Ability, 'tradition' | 'whole'>): Stat {
  if (tradition === 'arcane') return 'INT';
  return tradition === 'divine' ? 'WIS' : (whole ?? 'WIS');
}

function harms({ damage, whole }: Ability): boolean {
  return damage.length > 0 || whole !== undefined;
}

function roll(
  resolution: TdgsResolution,
  { actor: by, spell, modifiers, cover }: Casting,
  at: CombatantId,
  more: readonly Modifier[],
): RollOutcome {
  const [caster, target] = [resolution.combatant(by), resolution.combatant(at)];
  const against = apparent(target, spell.against, spell.against === 'REF' ? cover : []);
  const all = [
    asModifier(apparent(caster, castingStat(spell)), 1),
    asModifier(against, -1, target.name),
    ...skills(caster.sheet, acts(spell)),
    { value: spell.hit, why: spell.name },
    ...modifiers,
    ...sight(caster, target),
    ...more,
  ];
  const certain = against.zeroed === undefined ? {} : { certain: against.zeroed };
  return attempt(resolution, {
    actor: by,
    target: at,
    purpose: 'spell',
    tool: spell.name,
    modifiers: all,
    blow: harms(spell),
    ...certain,
  });
}

function acts({ name, tradition }: Ability): readonly string[] {
  return ['cast', tradition, name];
}

/** A spell at somebody is an attack: the invisible and the blinded have it easier and harder. */
function sight(caster: Fighter, target: Fighter): readonly Modifier[] {
  if (caster.id === target.id) return [];
  return [
    ...(bears(caster, 'Blinded') ? [{ value: -4, why: 'Blinded' }] : []),
    ...(bears(caster, 'Invisible') && !awareOf(target, caster.id) ? [{ value: 4, why: 'Invisible' }] : []),
    ...(bears(target, 'Invisible') && !awareOf(caster, target.id)
      ? [{ value: -4, why: `${target.name} is Invisible` }]
      : []),
  ];
}

/** Spell damage: the stat + the bonus; an ability that names its whole damage adds no stat (ruling). */
function rawOf(resolution: TdgsResolution, caster: Fighter, spell: Ability): Raw {
  const stat = asModifier(apparent(caster, spell.whole ?? castingStat(spell)), 1);
  const shares = spell.whole === undefined ? [stat, ...skills(caster.sheet, acts(spell))] : [stat];
  return rawDamage(
    resolution,
    shares,
    spell.damage.map((component) => ({ ...component, from: component.name ?? spell.name })),
  );
}

function takeEffect(
  resolution: TdgsResolution,
  { actor: by, spell, casting }: Casting & { readonly casting: number },
  at: CombatantId,
  { natural, magnitude }: RollOutcome,
  raw: Raw | undefined,
): void {
  const from = spell.name;
  if (raw) takeHit(resolution, at, critical(raw, magnitude), { actor: by, from });
  if (raw && magnitude === 4 && resolution.combatant(at).vitality !== 'dead') degrade(resolution, at);
  if (spell.heal > 0) heal(resolution, at, { percent: spell.heal, magnitude, from, actor: by });
  if (resolution.combatant(at).vitality === 'dead') return;
  for (const name of spell.cleanses)
    for (const condition of resolution.combatant(at).conditions)
      if (condition.name === name) resolution.record({ type: 'condition-ended', subject: at, condition, why: from });
  // Ruling: a critical lengthens durations only where the act neither harms nor heals.
  const stretch = raw || spell.heal > 0 || magnitude === undefined ? {} : { stretch: magnitude };
  const facts = {
    spell: from,
    tradition: spell.tradition,
    casting,
    ...(spell.concentration && { concentration: true }),
  };
  for (const each of spell.inflicts)
    if (!each.onCritical || natural === 20) inflict(resolution, at, each, { actor: by, from, facts, ...stretch });
  for (const { kind, type, percent } of spell.grants) {
    const rounds = spell.rounds === undefined ? {} : { rounds: longer(spell.rounds, stretch.stretch) };
    const given = { note: `${from}: ${kind} to ${type}`, value: percent, ...rounds };
    afflict(resolution, at, {
      condition: 'Enchanted',
      source: by,
      ...given,
      facts: { ...facts, interaction: kind, type },
    });
  }
}

/** Tells one casting of a spell from another, wherever its effects lie. */
function nextCasting({ combatants }: Fight): number {
  const numbers = combatants.flatMap(({ conditions }) => conditions.map(({ facts }) => Number(facts?.casting ?? 0)));
  return Math.max(0, ...numbers) + 1;
}

/** "Success ends the spell". Ruling: all its effects, wherever they lie, and the concentration on it. */
export function endSpell(resolution: TdgsResolution, spell: ActiveCondition<ConditionName>, why: string): void {
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
  if (facts?.concentration === true && caster && bears(caster, 'Concentrating')?.note === facts.spell)
    endConcentration(resolution, caster.id, why);
}

/** "Starting concentration on a new effect ends the previous one." */
function concentrate(resolution: TdgsResolution, by: CombatantId, spell: Ability): void {
  const before = bears(resolution.combatant(by), 'Concentrating');
  if (before) endConcentration(resolution, by, 'a new effect');
  const condition = {
    key: 'Concentrating',
    name: 'Concentrating',
    note: spell.name,
    duration: { until: 'scene' },
  } as const;
  resolution.record({ type: 'condition-gained', subject: by, condition });
}

/** Ends concentration, and at once all that hung on it. */
export function endConcentration(resolution: TdgsResolution, by: CombatantId, why: string): void {
  const condition = bears(resolution.combatant(by), 'Concentrating');
  if (!condition) return;
  resolution.record({ type: 'condition-ended', subject: by, condition, why });
  for (const { id, conditions } of resolution.encounter.combatants)
    for (const each of conditions)
      if (each.facts?.concentration === true && each.source === by && each.facts.spell === condition.note)
        resolution.record({ type: 'condition-ended', subject: id, condition: each, why: 'concentration ended' });
}
