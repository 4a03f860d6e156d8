// Dungeoneers › Actions › Spellcast › Resolving a Spell Attack, a Spell Save; Overcoming Spell Resistance

import type { Contest, Modifier } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import { ASK } from '../core/resolution.ts';
import { modifiersTo, spellResistance } from './armor-value.ts';
import type { Spell } from './arms.ts';
import { criticalsCount, piercesCritically, spellStrikesCritically } from './critical.ts';
import { D4, dodge, dodgePool, fromAfar, limitBy, type Pool, pool, thrown } from './dice.ts';
import { takeEffect } from './effect.ts';
import { SPELLBANE } from './settings.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import { takeWounds } from './wounds.ts';

/** The standing orders by which a creature fails saves on purpose and lets spells through. */
export const SPELL_SAVE = 'spell save';
export const SPELL_RESISTANCE = 'spell resistance';

/** A spell on its way, paid for. */
export interface Cast {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly spell: Spell;
  readonly ranged: boolean;
  readonly behind: boolean;
  readonly extra: number;
}

/** The first step as the spell says, then spell pierce, then what it does. Ruling: on oneself no roll is made. */
export function resolveSpell(resolution: DungeoneersResolution, cast: Cast): void {
  const outcome = cast.actor === cast.target ? 'succeeds' : struggle(resolution, cast);
  if (outcome !== 'fails') takesPlace(resolution, cast, outcome === 'critical');
}

type Outcome = 'fails' | 'succeeds' | 'critical';

/** A first step that fails ends the spell: no spell pierce, no effect. A critical one pierces of itself. */
function struggle(resolution: DungeoneersResolution, cast: Cast): Outcome {
  const first = cast.spell.step === 'attack' ? spellAttack(resolution, cast) : spellSave(resolution, cast);
  return first === 'succeeds' ? spellPierce(resolution, cast) : first;
}

/** Spell dice against prowess dodge dice; the caster needs as much or more. */
function spellAttack(
  resolution: DungeoneersResolution,
  { actor: by, target: at, spell, ranged, behind }: Cast,
): Outcome {
  const [caster, target] = [resolution.combatant(by), resolution.combatant(at)];
  const dice = castersPool(
    resolution,
    caster,
    caster.sheet.spell,
    spell.die,
    'spell attack',
    ranged ? fromAfar(target) : undefined,
  );
  const own = thrown(resolution, dice);
  const dodging = dodgePool(target);
  const theirs = dodge(resolution, dodging, modifiersTo(target, 'dodge'), behind);
  const outcome = outcomeOf(resolution, { own, theirs }, dodging);
  const degree = outcome === 'fails' ? 'miss' : outcome === 'critical' ? 'critical hit' : 'hit';
  const contest = { own, theirs, degree, tier: rungOf(outcome) };
  resolution.record({ type: 'contested', actor: by, target: at, purpose: 'spell attack', tool: spell.name, contest });
  return outcome;
}

/** Mind dice against dice by the score that the spell names. The defender may fail on purpose; then nothing is rolled. */
function spellSave(resolution: DungeoneersResolution, { actor: by, target: at, spell }: Cast): Outcome {
  const [caster, target] = [resolution.combatant(by), resolution.combatant(at)];
  if (yields(resolution, target, caster, spell, SPELL_SAVE, 'fail')) {
    resolution.record({ type: 'remarked', what: 'failed on purpose', subject: at, other: by, note: spell.name });
    return 'succeeds';
  }
  const own = thrown(resolution, castersPool(resolution, caster, caster.sheet.mind, spell.die, 'spell save'));
  // Prone holds the save to one die where it is by prowess, as it does dodge dice.
  const most = spell.save === 'prowess' ? limitBy(target, 'mostDodgeDice') : undefined;
  const saving = pool(target, target.sheet[spell.save], D4, `save by ${spell.save}`, [], most);
  const theirs = thrown(resolution, saving);
  const outcome = outcomeOf(resolution, { own, theirs }, saving);
  const degree = outcome === 'fails' ? 'save passed' : 'save failed';
  const contest = { own, theirs, degree, tier: rungOf(outcome) };
  resolution.record({ type: 'contested', actor: by, target: at, purpose: 'spell save', tool: spell.name, contest });
  return outcome;
}

/** The extra magica and 1 more, in dice, against the spell resistance. The defender may let it through unrolled. */
function spellPierce(resolution: DungeoneersResolution, { actor: by, target: at, spell, extra }: Cast): Outcome {
  const [caster, target] = [resolution.combatant(by), resolution.combatant(at)];
  const { value } = spellResistance(target);
  if (value > 0 && yields(resolution, target, caster, spell, SPELL_RESISTANCE, 'let through')) {
    resolution.record({ type: 'remarked', what: 'let through', subject: at, other: by, note: spell.name });
    return 'succeeds';
  }
  const foci = caster.sheet.gear.filter(
    ({ equipped, focus }) => equipped && focus !== undefined && (focus === 'any' || focus === spell.source),
  );
  const changes = [
    ...foci.map((focus) => ({ value: focus.dice, why: focus.name })),
    ...modifiersTo(caster, 'spell pierce dice'),
    ...spellbane(resolution, caster),
  ];
  const roll = thrown(resolution, pool(caster, extra + 1, spell.pierceDie, 'spell pierce', changes));
  const critical = criticalsCount(resolution.encounter) && piercesCritically(roll.total, value);
  const outcome: Outcome = critical ? 'critical' : roll.total >= value ? 'succeeds' : 'fails';
  const degree = outcome === 'fails' ? 'resisted' : outcome === 'critical' ? 'pierces critically' : 'pierces';
  const check = { roll, against: { name: 'spell resistance', value }, degree, tier: rungOf(outcome) };
  resolution.record({ type: 'checked', actor: by, target: at, purpose: 'spell pierce', tool: spell.name, check });
  return outcome;
}

/** The wounds, by the wounds step of an attack, with the caster's own modifiers; then whatever else it does. */
function takesPlace(resolution: DungeoneersResolution, { actor, target, spell }: Cast, critical: boolean): void {
  const { name: from, wounds, type } = spell;
  const modifiers = modifiersTo(resolution.combatant(actor), 'wounds');
  if (wounds > 0)
    takeWounds(resolution, target, { actor, from, wounds, modifiers, critical, ...(type !== undefined && { type }) });
  takeEffect(resolution, actor, target, from, spell);
}

function castersPool(
  resolution: DungeoneersResolution,
  caster: Creature,
  score: number,
  die: number,
  why: string,
  most?: Modifier,
): Pool {
  return pool(caster, score, die, why, [...modifiersTo(caster, 'spell dice'), ...spellbane(resolution, caster)], most);
}

/** Optional rule: what a caster wears takes dice from all its rolls; robes give one. */
function spellbane(resolution: DungeoneersResolution, { sheet }: Creature): readonly Modifier[] {
  if (resolution.encounter.settings[SPELLBANE] !== true) return [];
  return sheet.gear
    .filter(({ equipped }) => equipped)
    .map(({ name, spellbane: lost }) => ({ value: -lost, why: name }));
}

/** Ruling: by default allies' spells are let through and others' resisted; a standing order says otherwise, or asks. */
function yields(
  resolution: DungeoneersResolution,
  target: Creature,
  caster: Creature,
  spell: Spell,
  about: string,
  giveIn: string,
): boolean {
  const order = target.standingOrders[about] ?? 'allies';
  if (order === ASK) {
    const note = `${caster.name} casts ${spell.name} on ${target.name}`;
    return resolution.ask({ subject: target.id, about, offers: ['resist', giveIn], note }) === giveIn;
  }
  return order === 'always' || (order === 'allies' && target.side === caster.side);
}

function outcomeOf(
  resolution: DungeoneersResolution,
  { own, theirs }: Pick<Contest, 'own' | 'theirs'>,
  defending: Pool,
): Outcome {
  if (criticalsCount(resolution.encounter) && spellStrikesCritically(own, defending)) return 'critical';
  return own.total >= theirs.total ? 'succeeds' : 'fails';
}

function rungOf(outcome: Outcome): 'failure' | 'success' | 'critical success' {
  return outcome === 'fails' ? 'failure' : outcome === 'critical' ? 'critical success' : 'success';
}
