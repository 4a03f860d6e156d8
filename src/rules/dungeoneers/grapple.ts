// Dungeoneers › Actions › Grapple

import { action } from '../core/action.ts';
import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { gain } from './bearing.ts';
import { borne } from './conditions.ts';
import { contestOfPower } from './contest-of-power.ts';
import { declare, enough, pay, targetInReach, targets } from './intent.ts';
import { endGrapple } from './movement.ts';
import { shrinkMovement } from './movement-points.ts';
import { facing, reaches, standsBehind, turnTo } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';

/** A grapple or a push that nothing forbids. */
export interface Handling {
  readonly intent: Intent;
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly behind: boolean;
}

export const grapple = action<Dungeoneers, Handling>({
  title: 'Grapple',
  cite: 'Actions › Grapple',
  when: 'turn',
  kind: 'wrestle',
  offers(fight, by) {
    if (!enough(fight, by, 'action points').ok || bears(combatant(fight, by), 'Grappling')) return undefined;
    const within = targets(fight, by, (other) => reaches(fight, by, other.id) && !bears(other, 'Grappled'));
    return within.length > 0 ? { targets: within } : undefined;
  },
  ways: () => [{ harms: true }],
  plan(fight, intent) {
    const may = enough(fight, intent.actor, 'action points');
    return may.ok ? planGrapple(fight, intent) : may;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent);
    pay(resolution, plan.actor, 'action points', 1, because({ id: 'grapple' }));
    seize(resolution, plan);
  },
});

/** Everything but the points. Ruling: a creature holds one and is held by one. */
export function planGrapple(fight: Fight, intent: Intent): Result<Handling, Refusal> {
  const handling = planHandling(fight, intent);
  if (!handling.ok) return handling;
  const { actor, target } = handling.value;
  if (bears(combatant(fight, actor), 'Grappling'))
    return refuse('holds-already', { name: combatant(fight, actor).name });
  if (bears(combatant(fight, target), 'Grappled'))
    return refuse('held-already', { name: combatant(fight, target).name });
  return handling;
}

/** A creature within reach, and whether from behind. */
export function planHandling(fight: Fight, intent: Intent): Result<Handling, Refusal> {
  const found = targetInReach(fight, intent);
  if (!found.ok) return found;
  const { actor, situation } = intent;
  const target = found.value.id;
  const behind = situation?.behind === true || standsBehind(fight, actor, target);
  if (behind && facing(fight, target) === actor) return refuse('faces-you', { name: found.value.name });
  return ok({ intent, actor, target, behind });
}

/** The roll; on a success the one is Grappling, the other Grappled, and their movement points shrink at once. */
export function seize(resolution: DungeoneersResolution, { actor, target, behind }: Handling): void {
  turnTo(resolution, actor, target);
  if (!contestOfPower(resolution, actor, target, 'grapple', behind)) return;
  gain(resolution, actor, borne('Grappling', { source: target }), because({ id: 'grapple' }));
  gain(resolution, target, borne('Grappled', { source: actor }), because({ id: 'grapple' }));
  shrinkMovement(resolution, actor, because({ id: 'condition', condition: 'Grappling' }));
  shrinkMovement(resolution, target, because({ id: 'condition', condition: 'Grappled' }));
}

/** Ruling: the grappler may let go, free, on its own turn. */
export const release = action<Dungeoneers, Intent>({
  title: 'Let go',
  cite: 'Ruling: the grapple ends when the grappler lets go',
  when: 'turn',
  kind: 'wrestle',
  offers: (fight, by) => (bears(combatant(fight, by), 'Grappling') ? {} : undefined),
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    return bears(who, 'Grappling') ? ok(intent) : refuse('not-holding', { name: who.name });
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    endGrapple(resolution, intent.actor, because({ id: 'lets go' }));
  },
});
