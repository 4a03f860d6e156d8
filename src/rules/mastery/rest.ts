// Combat Rules v1.3 names no rest. Ruling: short +25 % of the maximum, long full, a house rule

import { action } from '../core/action.ts';
import { choose } from '../core/choose.ts';
import { endCondition } from '../core/durations.ts';
import type { CombatantId } from '../core/encounter.ts';
import { map, no } from '../core/result.ts';
import { RESTS, type Rest } from './names.ts';
import { because } from './reasons.ts';
import type { Mastery } from './sheet.ts';
import { STAMINA, staminaOf } from './stamina.ts';

/** What a rest gives back, before the maximum bounds it: a quarter rounded down, or all of it. */
export function restores(rest: Rest, max: number): number {
  return rest === 'long' ? max : Math.floor(max / 4);
}

/** A rest: stamina comes back, fatigue ends, and a collapsed fighter wakes (by what follows of stamina above 0). */
export const rest = action<Mastery, { readonly actor: CombatantId; readonly kind: Rest }>({
  title: 'Rest',
  cite: 'A house rule: the book names no rest',
  when: 'rest',
  kind: 'rest',
  offers: () => ({ manners: RESTS }),
  plan(_, { actor, manner }) {
    if (manner === undefined) return no({ type: 'missing', what: 'rest', known: RESTS });
    return map(choose('rest', manner, RESTS), (kind) => ({ actor, kind }));
  },
  resolve(resolution, { actor, kind }) {
    resolution.record({ type: 'declared', action: 'rest', actor, manner: kind });
    const { value: before, max } = staminaOf(resolution.combatant(actor));
    const amount = Math.min(restores(kind, max), max - before);
    const after = before + amount;
    const from = because({ id: 'rest', rest: kind });
    const steps = [{ why: from, plus: amount, left: after }];
    const common = { target: actor, actor, from, resource: STAMINA, steps };
    resolution.record({ type: 'healed', ...common, amount, before, after, max });
    endCondition(resolution, actor, 'Fatigued', from);
  },
});
