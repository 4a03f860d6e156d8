// Dungeoneers › Actions › Spellcast

import { action } from '../core/action.ts';
import { type CombatantId, combatant, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent, Offers } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { MAX_AMOUNT_PER_ROLL } from './dice.ts';
import { isHarmfulEffect, usefulTargetFields } from './effect.ts';
import { turnTo } from './facing.ts';
import { checkMayActNow, checkPoints, declare, oneTarget, pay, possibleTargets, readAmount } from './intent.ts';
import { survivesOpportuneStrikes } from './opportune-strike.ts';
import { distance, situationOf } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { AMBIENT_MAGICA_SETTING_NAME, numericSetting } from './settings.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import type { Spell } from './sheet-equipment.ts';
import { resolveSpell } from './spell.ts';

/** A spellcast that is allowed, and how it is paid for. */
interface SpellcastPlan {
  readonly intent: Intent;
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly spell: Spell;
  readonly ranged: boolean;
  /** Why the target is attacked from behind. Undefined if it isn't. */
  readonly behind?: Reason;
  /**
   * How much of the caster's own magica is spent. `ambient` is the ambient magica spent on the cost and on extra dice.
   */
  readonly own: number;
  readonly ambient: { readonly cost: number; readonly extra: number };
  /** The caster's own and ambient magica spent beyond the spell's cost. Each point adds a spell-pierce die. */
  readonly extra: number;
}

export const cast = action<Dungeoneers, SpellcastPlan>({
  title: 'Spellcast',
  cite: 'Actions › Spellcast',
  when: 'always',
  kind: 'cast',
  offers: castOffers,
  ways: castWays,
  plan(fight, intent) {
    const turnCheck = checkMayActNow(fight, intent.actor);
    if (!turnCheck.ok) return turnCheck;
    const castPlan = planCast(fight, intent);
    if (!castPlan.ok) return castPlan;
    const { spell } = castPlan.value;
    if (fight.phase !== 'fighting')
      return isHarmfulEffect(spell) ? refuse('harm-needs-rounds', { spell: spell.name }) : castPlan;
    const pointsCheck = checkPoints(fight, intent.actor, 'action points', spell.points);
    return pointsCheck.ok ? castPlan : pointsCheck;
  },
  resolve(resolution, plan) {
    declare(resolution, { ...plan.intent, targets: [plan.target] }, { tool: plan.spell.name });
    if (resolution.encounter.phase === 'fighting')
      pay(resolution, plan.actor, 'action points', plan.spell.points, because({ id: 'spellcast' }));
    castSpell(resolution, plan);
  },
});

/**
 * Pays the magica, ambient magica first. Then a ranged spell provokes opportune strikes, and the spell resolves.
 * Ruling: if the target dies while it makes its own opportune strike, the spell has no effect.
 */
export function castSpell(resolution: DungeoneersResolution, casting: SpellcastPlan): void {
  const { actor, target, spell, own, ambient, ranged } = casting;
  if (ambient.cost + ambient.extra > 0) {
    const remark = because({ id: 'ambient magica', cost: ambient.cost, pierce: ambient.extra });
    resolution.record({ type: 'remarked', what: remark, subject: actor, sum: true });
  }
  pay(resolution, actor, 'magica', own, because({ id: 'item', item: spell.name }));
  turnTo(resolution, actor, target);
  const canProvokeStrikes = ranged && resolution.encounter.phase === 'fighting';
  if (canProvokeStrikes && !survivesOpportuneStrikes(resolution, actor, 'casts from afar')) return;
  if (resolution.combatant(target).vitality === 'dead') return;
  resolveSpell(resolution, casting);
}

/**
 * Checks everything except whether the caster has enough action points. Extra magica is declared in advance and paid
 * with the cost, hit or miss.
 */
export function planCast(fight: Fight, intent: Intent): Result<SpellcastPlan, Refusal> {
  const { actor, tool: input } = intent;
  const caster = combatant(fight, actor);
  const spell = spellFor(fight, caster, input);
  if (!spell.ok) return spell;
  const targetResult = spellTarget(fight, intent, spell.value);
  if (!targetResult.ok) return targetResult;
  const target = targetResult.value;
  const situationResult = situationOf(fight, intent, target);
  if (!situationResult.ok) return situationResult;
  const { tiles, threat, isOpen, behind } = situationResult.value;
  const { range, name } = spell.value;
  if (tiles > Math.max(range, threat)) return no({ type: 'out-of-range', weapon: name, band: tiles, reaches: range });
  if (!isOpen()) return refuse('no-open-line', { name: target.name });
  const extraMagicaResult = readAmount(intent.amount, { resource: 'magica' });
  if (!extraMagicaResult.ok) return extraMagicaResult;
  const paymentResult = magicaPayment(fight, caster, spell.value, extraMagicaResult.value);
  if (!paymentResult.ok) return paymentResult;
  if (!behind.ok) return behind;
  const behindProperty = given({ behind: behind.value });
  return ok({
    intent,
    actor,
    target: target.id,
    spell: spell.value,
    ranged: tiles > threat,
    ...behindProperty,
    ...paymentResult.value,
  });
}

/**
 * Finds the spell to cast. Refuses a spell that needs a tome if none is equipped. Whether a spell is a cantrip depends
 * on where it is inscribed, not on how strong it is.
 */
function spellFor(fight: Fight, caster: Creature, input: string | undefined): Result<Spell, Refusal> {
  const { spells } = caster.sheet;
  if (input === undefined) return no({ type: 'missing', what: 'spell', known: spells.map(({ name }) => name) });
  const chosenSpell = choose('spell', input, spells);
  if (!chosenSpell.ok || isCastable(fight, caster, chosenSpell.value)) return chosenSpell;
  return refuse('no-tome', { spell: chosenSpell.value.name });
}

/** A harmful spell needs another creature as its target; any other spell is cast on oneself if no target is named. */
function spellTarget(fight: Fight, intent: Intent, spell: Spell): Result<Creature, Refusal> {
  const targetsSelf =
    intent.targets === undefined ||
    intent.targets.length === 0 ||
    (intent.targets.length === 1 && intent.targets[0] === intent.actor);
  if (!targetsSelf) return oneTarget(fight, intent);
  return isHarmfulEffect(spell) ? oneTarget(fight, intent) : ok(combatant(fight, intent.actor));
}

/** The maximum extra magica that a menu lists. Players can type more. */
const MAX_LISTED_MAGICA = 6;

/** Whether the caster can cast the spell now. In combat, only a cantrip can be cast without an equipped tome. */
function isCastable({ phase }: Fight, { sheet }: Creature, { inscribed }: Spell): boolean {
  return phase !== 'fighting' || inscribed === 'cantrip' || sheet.gear.some(({ tome, equipped }) => tome && equipped);
}

/** Ambient magica pays the base cost first, then the extra; the caster's own magica pays the rest. */
function magicaPayment(fight: Fight, caster: Creature, spell: Spell, chosenExtra: number) {
  const ambientMagica = numericSetting(fight.settings, AMBIENT_MAGICA_SETTING_NAME);
  const ambientCost = Math.min(ambientMagica, spell.cost);
  const ambientMagicaLeft = ambientMagica - ambientCost;
  const ownCost = spell.cost - ambientCost + Math.max(0, chosenExtra - ambientMagicaLeft);
  const magicaLeft = resource(caster, 'magica').value;
  if (ownCost > magicaLeft)
    return no({
      type: 'nothing-left',
      name: caster.name,
      what: { resource: 'magica' },
      need: ownCost,
      left: magicaLeft,
    });
  return ok({
    own: ownCost,
    ambient: { cost: ambientCost, extra: ambientMagicaLeft },
    extra: Math.max(chosenExtra, ambientMagicaLeft),
  });
}

/**
 * The ways to cast each spell, with or without extra magica. Any spell can be cast at others, and a spell that does no
 * harm also at oneself. On the map, lists only spells that can be cast now, with targets in range.
 */
function castWays(fight: Fight, actor: CombatantId): readonly ActionWay[] {
  const caster = combatant(fight, actor);
  const spells = fight.field ? spellsCastableNow(fight, caster) : caster.sheet.spells;
  return spells.flatMap((spell): readonly ActionWay[] => {
    const { name, cost, points } = spell;
    const isHarmful = isHarmfulEffect(spell);
    const otherIds = possibleTargets(fight, actor, ({ id }) => !fight.field || canCast(fight, caster, id, spell.range));
    const targetIds = isHarmful ? otherIds : [actor, ...otherIds];
    if (fight.field && targetIds.length === 0) return [];
    return [
      {
        tool: name,
        ...(isHarmful ? { harms: true } : { helps: true, ...usefulTargetFields(fight, spell, targetIds) }),
        targets: targetIds,
        costs: [
          { resource: 'action points', points },
          { resource: 'magica', points: cost },
        ],
        amount: { what: 'magica', most: MAX_LISTED_MAGICA },
        ...(!fight.field && { situation: { behind: true } }),
      },
    ];
  });
}

/** Whether the target is within the spell's range, or the threat range if that is longer, with an open line to it. */
function canCast(fight: Fight, { id }: Creature, target: CombatantId, range: number): boolean {
  const { tiles, threat, isOpen } = distance(fight, id, target);
  return tiles <= Math.max(range, threat) && isOpen();
}

/**
 * The spells for which the caster has a tome, enough magica and, in combat, enough action points. Outside of combat,
 * only those that do no harm.
 */
function spellsCastableNow(fight: Fight, caster: Creature): readonly Spell[] {
  const isFighting = fight.phase === 'fighting';
  return caster.sheet.spells.filter(
    (spell) =>
      (isFighting ? checkPoints(fight, caster.id, 'action points', spell.points).ok : !isHarmfulEffect(spell)) &&
      isCastable(fight, caster, spell) &&
      magicaPayment(fight, caster, spell, 0).ok,
  );
}

function castOffers(fight: Fight, actor: CombatantId): Offers | undefined {
  const caster = combatant(fight, actor);
  const isFighting = fight.phase === 'fighting';
  const mayCast = isFighting ? checkPoints(fight, actor, 'action points').ok : caster.vitality === 'up';
  if (!mayCast || !checkMayActNow(fight, actor).ok) return undefined;
  const spells = fight.field
    ? spellsCastableNow(fight, caster)
    : caster.sheet.spells.filter(
        (spell) =>
          (isFighting || !isHarmfulEffect(spell)) &&
          isCastable(fight, caster, spell) &&
          magicaPayment(fight, caster, spell, 0).ok,
      );
  const selfTargets = spells.some((spell) => !isHarmfulEffect(spell)) ? [actor] : [];
  const maxRange = Math.max(0, ...spells.map(({ range }) => range));
  const targetIds = [
    ...possibleTargets(fight, actor, ({ id }) => canCast(fight, caster, id, maxRange)),
    ...selfTargets,
  ];
  if (spells.length === 0 || targetIds.length === 0) return undefined;
  const magicaLeft = resource(caster, 'magica').value + numericSetting(fight.settings, AMBIENT_MAGICA_SETTING_NAME);
  const lowestCost = Math.min(...spells.map(({ cost }) => cost));
  const amount = { what: 'magica', most: Math.min(MAX_AMOUNT_PER_ROLL, Math.max(0, magicaLeft - lowestCost)) };
  return { targets: targetIds, tools: spells.map(({ name }) => name), amount };
}
