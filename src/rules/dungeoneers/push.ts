// Dungeoneers › Actions › Push

import { action } from '../core/action.ts';
import type { CombatantId } from '../core/encounter.ts';
import { force } from '../core/field-moves.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import { contestOfPower } from './contest-of-power.ts';
import { turnTo } from './facing.ts';
import { type Handling, planHandling } from './grapple.ts';
import { declare, enough, pay, targets } from './intent.ts';
import { moveIsDone } from './movement.ts';
import { POSITIONS, place, position, reaches } from './position.ts';
import { because } from './reasons.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { areOnField, BODIES, directionFaced } from './tiles.ts';

export const push = action<Dungeoneers, Handling>({
  title: 'Push',
  cite: 'Actions › Push',
  when: 'turn',
  kind: 'wrestle',
  offers(fight, by) {
    if (!enough(fight, by, 'action points').ok) return undefined;
    const within = targets(fight, by, (other) => reaches(fight, by, other.id));
    return within.length > 0 ? { targets: within } : undefined;
  },
  ways: () => [{ harms: true }],
  plan(fight, intent) {
    const may = enough(fight, intent.actor, 'action points');
    return may.ok ? planPush(fight, intent) : may;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent);
    pay(resolution, plan.actor, 'action points', 1, because({ id: 'push' }));
    shove(resolution, plan);
  },
});

/** Everything but the points. */
export function planPush(fight: Fight, intent: Intent): Result<Handling, Refusal> {
  return planHandling(fight, intent);
}

/**
 * The roll; on a success the target is one tile farther off, in the direction the attacker faces. Ruling: nobody strikes
 * at a pushed creature; without a map the push puts one step between the two, and ends a grapple it pulls out of reach.
 */
export function shove(resolution: DungeoneersResolution, { actor, target, behind }: Handling): void {
  turnTo(resolution, actor, target);
  if (!contestOfPower(resolution, actor, target, 'push', behind)) return;
  if (areOnField(resolution.encounter, actor, target)) {
    shoveOnField(resolution, actor, target);
    return;
  }
  const to = POSITIONS[POSITIONS.indexOf(position(resolution.encounter, actor, target)) + 1];
  if (to !== undefined) place(resolution, target, actor, to);
  moveIsDone(resolution);
}

/**
 * One tile on the field. Ruling: into a full tile the push fails; so it does at a wall and at the edge of the field, and
 * over a drop the target falls. Chosen: the book has no harm for a fall, so that it is the GM's word (`hazard`).
 */
function shoveOnField(resolution: DungeoneersResolution, actor: CombatantId, target: CombatantId): void {
  const direction = directionFaced(resolution.encounter, actor);
  const forced = direction && force(resolution, BODIES, target, { direction, tiles: 1 }, because({ id: 'push' }));
  if (!forced) return;
  const remark = (what: Reason) => resolution.record({ type: 'remarked', what, subject: target, other: actor });
  if (forced.stopped) remark(because({ id: 'push stopped', by: forced.stopped }));
  if (forced.fell !== undefined) remark(because({ id: 'falls', levels: forced.fell }));
  if (!forced.stopped) moveIsDone(resolution);
}
