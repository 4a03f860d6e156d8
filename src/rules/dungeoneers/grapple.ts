// Dungeoneers › Actions › Grapple

import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
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
  brief: 'Seize a creature within the threat range, by power. 1 action point.',
  cite: 'Actions › Grapple',
  when: 'turn',
  offers(fight, by) {
    if (!enough(fight, by, 'action points').ok || bears(combatant(fight, by), 'Grappling')) return undefined;
    const at = targets(fight, by, (other) => reaches(fight, by, other.id) && !bears(other, 'Grappled'));
    return at.length > 0 ? { targets: at } : undefined;
  },
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
  const { actor: by, target: at } = handling.value;
  if (bears(combatant(fight, by), 'Grappling')) return refuse('holds-already', { name: combatant(fight, by).name });
  if (bears(combatant(fight, at), 'Grappled')) return refuse('held-already', { name: combatant(fight, at).name });
  return handling;
}

/** A creature within reach, and whether from behind. */
export function planHandling(fight: Fight, intent: Intent): Result<Handling, Refusal> {
  const found = targetInReach(fight, intent);
  if (!found.ok) return found;
  const { actor, situation } = intent;
  const at = found.value.id;
  const behind = situation?.behind === true || standsBehind(fight, actor, at);
  if (behind && facing(fight, at) === actor) return refuse('faces-you', { name: found.value.name });
  return ok({ intent, actor, target: at, behind });
}

/** The roll; on a success the one is Grappling, the other Grappled, and their movement points shrink at once. */
export function seize(resolution: DungeoneersResolution, { actor: by, target: at, behind }: Handling): void {
  turnTo(resolution, by, at);
  if (!contestOfPower(resolution, by, at, 'grapple', behind)) return;
  gain(resolution, by, borne('Grappling', { source: at }), because({ id: 'grapple' }));
  gain(resolution, at, borne('Grappled', { source: by }), because({ id: 'grapple' }));
  shrinkMovement(resolution, by, because({ id: 'condition', condition: 'Grappling' }));
  shrinkMovement(resolution, at, because({ id: 'condition', condition: 'Grappled' }));
}

/** Ruling: the grappler may let go, free, on its own turn. */
export const release = action<Dungeoneers, Intent>({
  title: 'Let go',
  brief: 'Let go of the one you hold. Free.',
  cite: 'Ruling: the grapple ends when the grappler lets go',
  when: 'turn',
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
