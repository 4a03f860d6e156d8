// Combat Rules v1.3 names no rest. Ruling: short +25 % of the maximum, long full, a house rule

import type { CombatantId } from '../core/encounter.ts';
import { near } from '../core/refusal.ts';
import { no, ok } from '../core/result.ts';
import { action } from '../core/ruleset.ts';
import { lose } from './conditions.ts';
import { alike, type Mastery } from './sheet.ts';
import { STAMINA, staminaOf } from './stamina.ts';

/** The kinds of rest. */
export const RESTS = ['short', 'long'] as const;
export type Rest = (typeof RESTS)[number];

/** What a rest gives back, before the maximum bounds it: a quarter rounded down, or all of it. */
export function restores(rest: Rest, max: number): number {
  return rest === 'long' ? max : Math.floor(max / 4);
}

/** A rest: stamina comes back, fatigue ends, and a collapsed fighter wakes (by what follows of stamina above 0). */
export const rest = action<Mastery, { readonly actor: CombatantId; readonly manner: Rest }>({
  title: 'Rest',
  brief:
    'A short rest gives 25 % of your stamina back, a long rest all of it; either ends fatigue and wakes the collapsed.',
  cite: 'A house rule: the book names no rest',
  when: 'rest',
  offers: () => ({ manners: RESTS }),
  plan(_, { actor, manner: typed }) {
    if (typed === undefined) return no({ type: 'missing', what: 'rest', known: RESTS });
    const how = RESTS.find((each) => alike(each, typed));
    if (how) return ok({ actor, manner: how });
    const like = near(typed, RESTS);
    return no({ type: 'no-such', what: 'rest', typed, known: RESTS, ...(like && { near: like }) });
  },
  resolve(resolution, { actor: by, manner: how }) {
    resolution.record({ type: 'declared', action: 'rest', actor: by, manner: how });
    const { value: before, max } = staminaOf(resolution.combatant(by));
    const amount = Math.min(restores(how, max), max - before);
    const after = before + amount;
    const from = `${how} rest`;
    const steps = [{ why: from, plus: amount, left: after }];
    resolution.record({
      type: 'healed',
      target: by,
      actor: by,
      from,
      resource: STAMINA,
      steps,
      amount,
      before,
      after,
      max,
    });
    lose(resolution, by, 'Fatigued', from);
  },
});
