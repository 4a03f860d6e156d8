// Dungeoneers › Actions › Spellcast › Resolving a Spell Attack, a Spell Save; Overcoming Spell Resistance

import type { CombatantId } from '../core/encounter.ts';
import type { Contest, Modifier, Reason } from '../core/reason.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { modifiersTo, numberToOvercome, spellResistance } from './armor-value.ts';
import { piercesCritically, recordAttackResult, spellStrikesCritically } from './attack-result.ts';
import {
  changedDie,
  conditionLimit,
  D4,
  type DiceLimit,
  dicePool,
  dodgePool,
  hitDiceLimitFromAfar,
  type Pool,
  rollDodge,
  rollPool,
} from './dice.ts';
import { applyEffectOnCreature, isHarmfulEffect, isPointlessFor } from './effect.ts';
import { because } from './reasons.ts';
import { areCriticalHitsOn, SPELLBANE_SETTING_NAME } from './settings.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import type { Spell } from './sheet-equipment.ts';

/** The auto-reaction for failing saves on purpose. */
export const SPELL_SAVE = 'spell save';
/**
 * The answers to a spell: resist it, fail the save on purpose, or let the spell through without a spell pierce roll.
 */
export const SPELL_ANSWERS = ['resist', 'fail', 'let through'] as const;
/** The auto-reaction for letting spells through without a spell pierce roll. */
export const SPELL_RESISTANCE = 'spell resistance';

/** A spell that is already paid for and about to resolve. */
interface PaidSpell {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly spell: Spell;
  readonly ranged: boolean;
  /** Why the target is attacked from behind. Undefined if it isn't. */
  readonly behind?: Reason;
  readonly extra: number;
}

type SpellOutcome = 'fails' | 'succeeds' | 'critical';

/**
 * Resolves a spell: its first step (an attack, a save or none), then spell pierce, then the effect. Ruling: a spell on
 * oneself needs no roll.
 */
export function resolveSpell(resolution: DungeoneersResolution, cast: PaidSpell): void {
  const { actor, target, spell } = cast;
  if (actor === target) {
    applySpell(resolution, cast, false);
    return;
  }
  const targetBefore = resolution.combatant(target);
  const firstOutcome = resolveFirstStep(resolution, cast);
  // A failed first step ends the spell without spell pierce or effect. A critical first step pierces automatically.
  const finalOutcome = firstOutcome === 'succeeds' ? rollSpellPierce(resolution, cast) : firstOutcome;
  if (finalOutcome !== 'fails') applySpell(resolution, cast, finalOutcome === 'critical');
  const answer = spell.step === 'attack' ? 'dodge' : 'none';
  const outcome = firstOutcome === 'fails' ? 'failure' : finalOutcome === 'critical' ? 'critical success' : 'success';
  const attackFacts = { actor, target, tool: spell.name, way: 'spell', answer, outcome } as const;
  // Used only if the target wasn't harmed. A spell was stopped if it was resisted or should have caused wounds.
  const isSpellStopped = firstOutcome !== 'fails' && (finalOutcome === 'fails' || spell.wounds > 0);
  const resultIfUnharmed =
    finalOutcome !== 'fails' && isPointlessFor(targetBefore, spell) ? 'nothing to mend' : 'nothing';
  const resultIfUnchanged = isSpellStopped ? 'stopped' : resultIfUnharmed;
  const factsToRecord = isHarmfulEffect(spell) ? attackFacts : ({ ...attackFacts, helpful: true } as const);
  recordAttackResult(resolution, factsToRecord, { before: targetBefore, damage: spell.type, resultIfUnchanged });
}

/**
 * Applies the spell's wounds and effects. Ruling: the caster's own modifiers change a spell's wounds, as they change a
 * weapon's.
 */
function applySpell(resolution: DungeoneersResolution, { actor, target, spell }: PaidSpell, isCritical: boolean): void {
  const modifiers = modifiersTo(resolution.combatant(actor), 'wounds');
  applyEffectOnCreature(resolution, {
    actor,
    target,
    name: spell.name,
    effect: spell,
    modifiers,
    critical: isCritical,
  });
}

/** Resolves the first step that the spell declares: an attack, a save or none. */
function resolveFirstStep(resolution: DungeoneersResolution, cast: PaidSpell): SpellOutcome {
  switch (cast.spell.step) {
    case 'attack':
      return rollSpellAttack(resolution, cast);
    case 'save':
      return rollSpellSave(resolution, cast);
    case 'none':
      return 'succeeds';
    default:
      return cast.spell.step satisfies never;
  }
}

const SPELL_ATTACK_REASON = because({ id: 'spell attack' });
const SPELL_PIERCE_REASON = because({ id: 'spell pierce' });

/** Rolls dice for the caster's spell score against the defender's dodge dice. The caster wins ties. */
function rollSpellAttack(
  resolution: DungeoneersResolution,
  { actor, target, spell, ranged, behind }: PaidSpell,
): SpellOutcome {
  const [caster, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const limit = ranged ? hitDiceLimitFromAfar(defender) : undefined;
  const casterRoll = rollPool(
    resolution,
    casterPool(resolution, caster, caster.sheet.spell, spell.die, 'spell attack', limit),
  );
  const defenderPool = dodgePool(defender);
  const defenderRoll = rollDodge(resolution, defenderPool, modifiersTo(defender, 'dodge'), behind);
  const outcome = spellOutcomeOf(resolution, { own: casterRoll, theirs: defenderRoll }, defenderPool);
  const degree = outcome === 'fails' ? 'miss' : outcome === 'critical' ? 'critical hit' : 'hit';
  const contest = { own: casterRoll, theirs: defenderRoll, degree, tier: tierOf(outcome) } as const;
  resolution.record({ type: 'contested', actor, target, purpose: SPELL_ATTACK_REASON, tool: spell.name, contest });
  return outcome;
}

/**
 * Rolls dice for the caster's mind against dice for the defender's score that the spell names. If the defender fails on
 * purpose, nothing is rolled.
 */
function rollSpellSave(resolution: DungeoneersResolution, { actor, target, spell }: PaidSpell): SpellOutcome {
  const [caster, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const { name, save } = spell;
  if (letsSpellThrough(resolution, defender, caster, spell, SPELL_SAVE, 'fail')) {
    const remark = because({ id: 'failed on purpose', spell: name });
    resolution.record({ type: 'remarked', what: remark, subject: target, other: actor });
    return 'succeeds';
  }
  const casterRoll = rollPool(resolution, casterPool(resolution, caster, caster.sheet.mind, spell.die, 'spell save'));
  // Prone limits a save by prowess to one die, as it limits dodge dice.
  const limit = save === 'prowess' ? conditionLimit(defender, 'mostDodgeDice') : undefined;
  const defenderPool = dicePool(defender, defender.sheet[save], D4, 'save', [], limit);
  const defenderRoll = rollPool(resolution, defenderPool);
  const outcome = spellOutcomeOf(resolution, { own: casterRoll, theirs: defenderRoll }, defenderPool);
  const degree = outcome === 'fails' ? 'save passed' : 'save failed';
  const contest = { own: casterRoll, theirs: defenderRoll, degree, tier: tierOf(outcome) } as const;
  const purpose = because({ id: 'spell save', save });
  resolution.record({ type: 'contested', actor, target, purpose, tool: name, contest });
  return outcome;
}

/**
 * Rolls one die, and one more for each extra magica, against the spell resistance. The defender may let the spell
 * through without a roll.
 */
function rollSpellPierce(resolution: DungeoneersResolution, { actor, target, spell, extra }: PaidSpell): SpellOutcome {
  const [caster, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const resistance = spellResistance(defender);
  // Without resistance the spell gets through anyway, so the defender isn't asked whether to let it through.
  const isAsked = defender.standingOrders[SPELL_RESISTANCE] === ASK_EACH_TIME;
  if (
    !(isAsked && resistance.value === 0) &&
    letsSpellThrough(resolution, defender, caster, spell, SPELL_RESISTANCE, 'let through')
  ) {
    if (resistance.value === 0) return 'succeeds';
    const remark = because({ id: 'let through', spell: spell.name });
    resolution.record({ type: 'remarked', what: remark, subject: target, other: actor });
    return 'succeeds';
  }
  const focusGear = caster.sheet.gear.filter(
    ({ equipped, focus }) => equipped && focus !== undefined && (focus === 'any' || focus === spell.source),
  );
  const die = changedDie(spell.pierceDie, modifiersTo(caster, 'spell pierce die'));
  const diceModifiers = [
    ...focusGear.map((focus) => ({ value: focus.dice, why: because({ id: 'item', item: focus.name }) })),
    ...modifiersTo(caster, 'spell pierce dice'),
    ...spellbaneModifiers(resolution, caster),
  ];
  const roll = rollPool(resolution, dicePool(caster, extra + 1, die, 'spell pierce', diceModifiers));
  const isCritical = areCriticalHitsOn(resolution.encounter) && piercesCritically(roll.total, resistance.value);
  const outcome: SpellOutcome = isCritical ? 'critical' : roll.total >= resistance.value ? 'succeeds' : 'fails';
  const degree = outcome === 'fails' ? 'resisted' : outcome === 'critical' ? 'pierces critically' : 'pierces';
  const check = {
    roll,
    against: numberToOvercome('spell resistance', resistance, target),
    degree,
    tier: tierOf(outcome),
  } as const;
  resolution.record({ type: 'checked', actor, target, purpose: SPELL_PIERCE_REASON, tool: spell.name, check });
  return outcome;
}

function casterPool(
  resolution: DungeoneersResolution,
  caster: Creature,
  score: number,
  die: number,
  why: string,
  limit?: DiceLimit,
): Pool {
  return dicePool(
    caster,
    score,
    die,
    why,
    [...modifiersTo(caster, 'spell dice'), ...spellbaneModifiers(resolution, caster)],
    limit,
  );
}

/** The dice that worn gear takes from a caster's rolls, by an optional rule. Robes add a die instead. */
function spellbaneModifiers(resolution: DungeoneersResolution, { sheet }: Creature): readonly Modifier[] {
  if (resolution.encounter.settings[SPELLBANE_SETTING_NAME] !== true) return [];
  return sheet.gear
    .filter(({ equipped }) => equipped)
    .map(({ name, spellbane: lostDice }) => ({ value: -lostDice, why: because({ id: 'item', item: name }) }));
}

/**
 * Whether the target lets a spell through. Ruling: by default it lets allies' spells through and resists all others.
 * Its auto-reaction can decide otherwise, or have the player asked.
 */
function letsSpellThrough(
  resolution: DungeoneersResolution,
  target: Creature,
  caster: Creature,
  spell: Spell,
  about: string,
  yieldAnswer: string,
): boolean {
  const autoReaction = target.standingOrders[about] ?? 'allies';
  if (autoReaction === ASK_EACH_TIME) {
    const note = because({ id: 'cast at', caster: caster.id, spell: spell.name });
    return resolution.ask({ subject: target.id, about, offers: ['resist', yieldAnswer], note }) === yieldAnswer;
  }
  return autoReaction === 'always' || (autoReaction === 'allies' && target.side === caster.side);
}

function spellOutcomeOf(
  resolution: DungeoneersResolution,
  { own, theirs }: Pick<Contest, 'own' | 'theirs'>,
  defenderPool: Pool,
): SpellOutcome {
  if (areCriticalHitsOn(resolution.encounter) && spellStrikesCritically(own, defenderPool)) return 'critical';
  return own.total >= theirs.total ? 'succeeds' : 'fails';
}

function tierOf(outcome: SpellOutcome): 'failure' | 'success' | 'critical success' {
  return outcome === 'fails' ? 'failure' : outcome === 'critical' ? 'critical success' : 'success';
}
