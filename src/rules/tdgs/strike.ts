// TDGS › 8 Combat › The Three Layers of Survival; 6 Action Economy › Declare, Interrupt, Resolution, Magnitude

import type { Modifier } from '../core/check.ts';
import { bears, type CombatantId } from '../core/encounter.ts';
import { degrade } from './armor.ts';
import { attempt, type RollOutcome } from './attack-roll.ts';
import { type Bonus, blocked, critical, rawDamage, takeHit } from './damage.ts';
import { engage } from './engaged.ts';
import { inflict, reveal } from './inflict.ts';
import { type Answer, answer } from './interrupts.ts';
import type { Ability, Band, Fighter, TdgsResolution, Weapon } from './sheet.ts';
import { awareOf, fear, isMelee, onAction } from './situation.ts';
import { apparent, asModifier, skills } from './stats.ts';
import { spendUse } from './uses.ts';

/** An attack that is under way: nothing more can refuse it. */
export interface Blow {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly band: Band;
  /** Range, position, high ground. */
  readonly modifiers: readonly Modifier[];
  readonly cover: readonly Modifier[];
  readonly trick?: Ability;
  readonly purpose: 'attack' | 'opportunity attack';
  /** An Action of one's own: Help counts for it. */
  readonly deliberate: boolean;
}

/** The blow: the defender's interrupt, the roll, and on a hit the damage and what the weapon causes. */
export function strike(resolution: TdgsResolution, blow: Blow): void {
  const { actor: by, target: at, weapon, band } = blow;
  const melee = isMelee(weapon.range);
  engage(resolution, by, at, band, weapon.range === 'reach');
  const reply = answer(resolution, { actor: by, target: at, melee, tool: weapon.name });
  if (reply.is === 'parried') {
    resolution.record({ type: 'remarked', what: 'parried', subject: at, other: by, note: weapon.name });
  } else {
    const outcome = rollToHit(resolution, blow, reply);
    if (outcome.success) land(resolution, blow, outcome, reply);
  }
  reveal(resolution, by, 'attacks');
}

/** "d20 + (Your Stat − Their Stat) + Modifiers >= 11": STR or DEX against REF. */
function rollToHit(
  resolution: TdgsResolution,
  { actor: by, target: at, weapon, modifiers, cover, purpose, deliberate }: Blow,
  reply: Answer,
): RollOutcome {
  const [attacker, target] = [resolution.combatant(by), resolution.combatant(at)];
  const melee = isMelee(weapon.range);
  const dodge = reply.is === 'dodge' ? [reply.modifier] : [];
  const ref = apparent(target, 'REF', [...prone(target, melee), ...cover, ...dodge]);
  const dice = weapon.hitDice === undefined ? [] : [resolution.roll(weapon.hitDice, `to hit, ${weapon.name}`)];
  const all = [
    asModifier(apparent(attacker, melee ? 'STR' : 'DEX'), 1),
    asModifier(ref, -1, target.name),
    ...skills(attacker.sheet, acts(weapon)),
    { value: weapon.hit, why: weapon.name },
    ...dice.map(({ total }) => ({ value: total, why: `${weapon.name} ${weapon.hitDice}` })),
    ...modifiers,
    ...sight(attacker, target),
    ...(deliberate ? onAction(resolution, by) : fear(resolution.encounter, attacker)),
  ];
  const certain = ref.zeroed === undefined ? {} : { certain: ref.zeroed };
  return attempt(resolution, {
    actor: by,
    target: at,
    purpose,
    tool: weapon.name,
    modifiers: all,
    blow: true,
    ...certain,
  });
}

/** "−2 to REF vs melee, +2 to REF vs ranged." */
function prone(target: Fighter, melee: boolean): readonly Modifier[] {
  return bears(target, 'Prone') ? [{ value: melee ? -2 : 2, why: 'Prone' }] : [];
}

/** Blinded −4; +4 for the invisible against those unaware of it; −4 against the invisible one has not found. */
function sight(attacker: Fighter, target: Fighter): readonly Modifier[] {
  return [
    ...(bears(attacker, 'Blinded') ? [{ value: -4, why: 'Blinded' }] : []),
    ...(bears(attacker, 'Invisible') && !awareOf(target, attacker.id) ? [{ value: 4, why: 'Invisible' }] : []),
    ...(bears(target, 'Invisible') && !awareOf(attacker, target.id)
      ? [{ value: -4, why: `${target.name} is Invisible` }]
      : []),
  ];
}

/** The acts a skill may name for this weapon. */
function acts({ name, range }: Weapon): readonly string[] {
  return ['attack', isMelee(range) ? 'melee' : 'ranged', name];
}

/** A hit: damage through the pipeline, the weapon's conditions, and armor that a devastating blow degrades. */
function land(resolution: TdgsResolution, blow: Blow, { natural, magnitude }: RollOutcome, reply: Answer): void {
  const { actor: by, target: at, weapon } = blow;
  const attacker = resolution.combatant(by);
  const stat = isMelee(weapon.range) ? 'STR' : 'DEX';
  const shares = [asModifier(apparent(attacker, stat), 1), ...skills(attacker.sheet, acts(weapon))];
  const whole = critical(rawDamage(resolution, shares, bonuses(attacker, blow)), magnitude);
  const raw = reply.is === 'block' ? blocked(whole, reply.modifier) : whole;
  if (reply.is === 'block') {
    spendUse(resolution, at, reply.ability);
    resolution.record({ type: 'remarked', what: 'block', subject: at, other: by, note: reply.ability.name });
  }
  takeHit(resolution, at, raw, { actor: by, from: weapon.name });
  for (const each of weapon.inflicts)
    if (!each.onCritical || natural === 20) inflict(resolution, at, each, { actor: by, from: weapon.name });
  if (magnitude === 4 && resolution.combatant(at).vitality !== 'dead') degrade(resolution, at);
}

/** The damage bonus: the weapon's components, what traits and skills add, and the trick the attack names. */
function bonuses({ sheet }: Fighter, { weapon, trick }: Blow): readonly Bonus[] {
  const always = sheet.abilities.filter(({ adds, timing }) => adds.length > 0 && timing === 'passive');
  return [
    ...weapon.damage.map((component) => ({ ...component, from: component.name ?? weapon.name })),
    ...[...always, ...(trick ? [trick] : [])].flatMap(({ name, adds }) =>
      adds.map((each) => ({ ...each, from: each.name ?? name })),
    ),
  ];
}
