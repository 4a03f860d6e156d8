// Project Sol › Physical Combat: action points

import { type CombatantId, type Encounter, resource } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Fighter, Sol } from './sheet.ts';

/** The track of action points. */
export const POINTS = 'action points';
/** "They have three action points to spend." Unspent ones are not added up. */
export const POINTS_A_ROUND = 3;
/** "Surprised characters only start combat with one action point." */
export const POINTS_SURPRISED = 1;

export function points(of: Fighter): number {
  return resource(of, POINTS).value;
}

/** May this fighter spend so many points? Outside the rounds nobody counts them. */
export function canPay({ phase }: Encounter<Sol>, who: Fighter, cost: number): Result<undefined, Refusal> {
  const left = points(who);
  if (phase !== 'fighting' || left >= cost) return ok();
  return no({ type: 'nothing-left', name: who.name, what: POINTS, need: cost, left });
}

/** Points are spent; `why` is what on. */
export function pay(resolution: Resolution<Sol>, who: CombatantId, cost: number, why: string): void {
  if (resolution.encounter.phase === 'fighting')
    setPoints(resolution, who, points(resolution.combatant(who)) - cost, why);
}

/** The points are as many as `to` from now on. Nothing is recorded where they are so already. */
export function setPoints(resolution: Resolution<Sol>, combatant: CombatantId, to: number, why: string): void {
  const { value: before } = resource(resolution.combatant(combatant), POINTS);
  if (before === to) return;
  const type = to < before ? 'spent' : 'regained';
  resolution.record({ type, subject: combatant, resource: POINTS, why, before, after: to, max: POINTS_A_ROUND });
}
