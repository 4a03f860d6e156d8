// Dungeoneers › Actions › Spellcast › Overcoming Spell Resistance: the effects of spells, items and abilities

import { type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { giveCondition } from './condition-effects.ts';
import { durationUntilOwnTurn, newCondition } from './conditions.ts';
import { startSprinting } from './movement-points.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';
import type { Effect } from './sheet-equipment.ts';
import { gainStress, relieveStress, restoreWounds } from './stress.ts';
import { takeWounds } from './wounds.ts';

/** A spell, item or ability that takes effect on a creature. */
interface EffectOnCreature {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly name: string;
  readonly effect: Effect;
  /** The caster's modifiers to the number of wounds. */
  readonly modifiers?: readonly Modifier[];
  readonly critical?: boolean;
}

/**
 * Applies the effect: first its wounds, as in the wounds step of an attack, then everything else that it does. Bonuses
 * with the same name count once, however often they are given.
 */
export function applyEffectOnCreature(resolution: DungeoneersResolution, effectOnCreature: EffectOnCreature): void {
  const { actor, target, name, effect, ...woundFields } = effectOnCreature;
  const { wounds, type, stress = 0, relieves, restores, gives } = effect;
  const reason = because({ id: 'item', item: name });
  if (wounds > 0) takeWounds(resolution, target, { actor, from: reason, wounds, ...given({ type }), ...woundFields });
  gainStress(resolution, target, stress, reason, actor);
  const targetBefore = resolution.combatant(target);
  if (targetBefore.vitality === 'dead') return;
  if (healsNothing(targetBefore, effect))
    resolution.record({
      type: 'remarked',
      what: because({ id: 'nothing to mend', item: name }),
      subject: target,
      sum: true,
    });
  if (relieves > 0) relieveStress(resolution, target, relieves, reason, actor);
  if (restores > 0) restoreWounds(resolution, target, restores, reason, actor);
  giveEffectCondition(resolution, effectOnCreature, reason);
  if (gives.length > 0) {
    const facts = Object.fromEntries(gives.map(({ to, value }) => [to, value]));
    giveCondition(
      resolution,
      target,
      newCondition('Enchanted', { key: `Enchanted: ${name}`, note: name, facts }),
      reason,
    );
  }
}

/** True if the effect heals, but this creature has nothing to heal. */
function healsNothing({ resources }: Creature, { restores, relieves }: Effect): boolean {
  const restoresNothing = restores === 0 || resources.wounds?.value === 0;
  return restores + relieves > 0 && restoresNothing && (relieves === 0 || resources.stress?.value === 0);
}

/** True if the effect only heals and this creature doesn't need it. */
export function isPointlessFor(who: Creature, effect: Effect): boolean {
  const { wounds, stress = 0, condition, gives } = effect;
  const hasOtherEffect = wounds > 0 || stress > 0 || condition !== undefined || gives.length > 0;
  return !hasOtherEffect && healsNothing(who, effect);
}

/**
 * Makes the field `usefulTo`, which lists the targets that the effect helps. Returns an empty object if it helps all of
 * them.
 */
export function usefulTargetFields(
  fight: Fight,
  effect: Effect,
  targets: readonly CombatantId[],
): { readonly usefulTo?: readonly CombatantId[] } {
  const usefulTargets = targets.filter((id) => !isPointlessFor(combatant(fight, id), effect));
  return usefulTargets.length < targets.length ? { usefulTo: usefulTargets } : {};
}

function giveEffectCondition(
  resolution: DungeoneersResolution,
  { actor, target, effect }: EffectOnCreature,
  from: Reason,
): void {
  const { condition } = effect;
  if (condition === undefined) return;
  if (condition === 'Sprinting') startSprinting(resolution, target);
  else if (condition === 'Defensive')
    giveCondition(resolution, target, newCondition(condition, { duration: durationUntilOwnTurn(target) }), from);
  else giveCondition(resolution, target, newCondition(condition, { source: actor }), from);
}

/** True if the effect does any harm. Ruling: no one casts a harmful spell at themselves. */
export function isHarmfulEffect({ wounds, stress = 0, condition, gives }: Effect): boolean {
  return wounds > 0 || stress > 0 || condition === 'Prone' || gives.some(isHarmfulChange);
}

const D4 = 4;

/** True if the change is bad for the bearer: more wounds or stress, fewer dice or points, a smaller die, a limit. */
function isHarmfulChange({ to, value }: Effect['gives'][number]): boolean {
  switch (to) {
    case 'wounds taken':
    case 'stress gained':
      return value > 0;
    case 'most hit dice':
    case 'most dodge dice':
      return true;
    case 'dodge die':
    case 'spell pierce die':
      return value < D4;
    default:
      return value < 0;
  }
}
