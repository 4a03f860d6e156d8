// Dungeoneers › Actions › Attack: "any effects that take place" on a hit, miss, pierce or deflection

import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Answer, AttackStep, Follow, Weapon } from './arms.ts';
import { gain } from './bearing.ts';
import { borne, untilOwnTurn } from './conditions.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { gainStress } from './stress.ts';
import { takeWounds } from './wounds.ts';

interface Struggle {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
}

/** What follows of a step, at once: of the weapon, of the attacker, of the one who is struck, of what that one wears. */
export function follow(
  resolution: DungeoneersResolution,
  { attacker, target, weapon }: Struggle,
  step: AttackStep,
): void {
  const [own, struck] = [resolution.combatant(attacker).sheet, resolution.combatant(target).sheet];
  const takesHold = (effects: readonly (Follow | Answer)[] | undefined, self: CombatantId, other: CombatantId) => {
    for (const effect of effects ?? [])
      if (effect.on === step) takeHold(resolution, effect, self, effect.to === 'self' ? self : other);
  };
  takesHold(weapon.effects, attacker, target);
  takesHold(own.effects, attacker, target);
  for (const { equipped, whenStruck } of struck.gear) if (equipped) takesHold(whenStruck, target, attacker);
  takesHold(struck.whenStruck, target, attacker);
}

/** `actor` is whose effect it is. Nothing happens to the dead. */
function takeHold(
  resolution: DungeoneersResolution,
  { on, condition, stress, wounds, type, note }: Follow | Answer,
  actor: CombatantId,
  target: CombatantId,
): void {
  if (resolution.combatant(target).vitality === 'dead') return;
  const from = because({ id: 'said', words: note });
  const what = because({ id: `effect on a ${on}`, note });
  resolution.record({ type: 'remarked', what, subject: target, ...(actor !== target && { other: actor }) });
  if (condition !== undefined) {
    const duration = condition === 'Defensive' ? { duration: untilOwnTurn(target) } : {};
    gain(resolution, target, borne(condition, { ...duration, ...(actor !== target && { source: actor }) }), from);
  }
  if (stress !== undefined) gainStress(resolution, target, stress, from, actor);
  if (wounds !== undefined) takeWounds(resolution, target, { actor, from, wounds, ...given({ type }) });
}
