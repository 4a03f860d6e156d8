// Dungeoneers › Combat in Dungeoneers: reactions, "done in response to some trigger"

import { type CombatantId, resource } from '../core/encounter.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { applyEffectOnCreature, isHarmfulEffect } from './effect.ts';
import { checkPoints, declare, pay, usesResourceOf } from './intent.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import type { Ability, Trigger } from './sheet-equipment.ts';

/** The auto-reaction for the reactions on a creature's sheet. */
export const REACTION = 'reaction';

/**
 * Carries out the target's reactions to this moment of the attack, and pays their points. The auto-reaction or the
 * player decides whether each reaction is used. Reach doesn't matter, because a reaction always reaches the attacker.
 */
export function carryOutReactions(
  resolution: DungeoneersResolution,
  attack: { readonly attacker: CombatantId; readonly target: CombatantId },
  trigger: Trigger,
): void {
  const { attacker, target: subject } = attack;
  for (const ability of resolution.combatant(subject).sheet.abilities) {
    if (ability.trigger !== trigger || !canUseAbility(resolution, subject, ability)) continue;
    const target = reactionTarget(ability) === 'self' ? subject : attacker;
    if (resolution.combatant(target).vitality === 'dead' || !choosesToReact(resolution, subject, ability, attacker))
      continue;
    const { name, spends, points, uses } = ability;
    const why = because({ id: 'item', item: name });
    declare(resolution, { action: REACTION, actor: subject, targets: [target] }, { tool: name, manner: trigger });
    pay(resolution, subject, spends, points, why);
    if (uses !== undefined) pay(resolution, subject, usesResourceOf(name), 1, why);
    applyEffectOnCreature(resolution, { actor: subject, target, name, effect: ability });
  }
}

/**
 * The target of a reaction, as the sheet says. By default, a harmful reaction targets the attacker, and any other
 * reaction the creature itself.
 */
function reactionTarget(ability: Ability): 'self' | 'attacker' {
  return ability.aims ?? (isHarmfulEffect(ability) ? 'attacker' : 'self');
}

function canUseAbility(
  resolution: DungeoneersResolution,
  subject: CombatantId,
  { name, spends, points, uses }: Ability,
) {
  const usesLeft = uses === undefined ? 1 : resource(resolution.combatant(subject), usesResourceOf(name)).value;
  return usesLeft > 0 && checkPoints(resolution.encounter, subject, spends, points).ok;
}

function choosesToReact(
  resolution: DungeoneersResolution,
  subject: CombatantId,
  { name, points, spends }: Ability,
  attacker: CombatantId,
): boolean {
  const autoReaction = resolution.combatant(subject).standingOrders[REACTION] ?? ASK_EACH_TIME;
  if (autoReaction !== ASK_EACH_TIME) return autoReaction === 'use';
  const note = because({ id: 'may react', attacker, item: name, points, spends });
  return resolution.ask({ subject, about: REACTION, offers: ['use', 'hold'], note }) === 'use';
}
