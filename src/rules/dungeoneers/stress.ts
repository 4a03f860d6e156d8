// Dungeoneers › Stress, and what rests recover (Wounds; Stress)

import { action } from '../core/action.ts';
import { type CombatantId, combatant, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { MathStep, Reason } from '../core/reason.ts';
import { no, ok } from '../core/refusal.ts';
import { modifiersTo } from './armor-value.ts';
import { declare, readWord, setResource } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution } from './sheet.ts';
import { isPastCapacity, takeWounds } from './wounds.ts';

/** Gained stress causes a wound if it raises stress above this many times the capacity. */
const WOUNDING_MULTIPLE_OF_CAPACITY = 3;

/**
 * Adds stress from anything except wounds. The gain is doubled if stress already exceeds the capacity, then changed by
 * modifiers. If stress ends above three times the capacity, this causes 1 untyped wound, once. Ruling: a gain that
 * takes stress past the capacity isn't doubled, not even its part above the capacity.
 */
export function gainStress(
  resolution: DungeoneersResolution,
  who: CombatantId,
  gained: number,
  from: Reason,
  actor?: CombatantId,
): void {
  const creature = resolution.combatant(who);
  if (creature.vitality === 'dead' || gained === 0) return;
  const steps: MathStep[] = [{ why: from, plus: gained, left: gained }];
  let amount = gained;
  if (isPastCapacity(creature)) {
    amount *= 2;
    steps.push({ why: because({ id: 'past capacity', owner: who }), times: 2, left: amount });
  }
  for (const { value, why } of modifiersTo(creature, 'stress gained', who)) {
    const amountLeft = Math.max(0, amount + value);
    if (amountLeft !== amount) steps.push({ why, plus: amountLeft - amount, left: amountLeft });
    amount = amountLeft;
  }
  const stressBefore = resource(creature, 'stress').value;
  const stressAfter = stressBefore + amount;
  const eventFields = { target: who, ...(actor !== undefined && { actor }), from, kinds: [] };
  resolution.record({
    type: 'harmed',
    ...eventFields,
    resource: 'stress',
    steps,
    amount,
    before: stressBefore,
    after: stressAfter,
  });
  if (amount > 0 && stressAfter > WOUNDING_MULTIPLE_OF_CAPACITY * creature.sheet.endurance)
    takeWounds(resolution, who, { from: because({ id: 'three times capacity' }), wounds: 1 });
}

/** Relieves stress after a rest, spell, item or ability, never below 0. Records nothing if there is no stress. */
export function relieveStress(
  resolution: DungeoneersResolution,
  who: CombatantId,
  max: number,
  from: Reason,
  actor?: CombatantId,
): void {
  reduceResource(resolution, who, 'stress', max, from, actor);
}

/** Restores wounds after a full rest, spell, item or ability. Nothing heals the dead. */
export function restoreWounds(
  resolution: DungeoneersResolution,
  who: CombatantId,
  max: number,
  from: Reason,
  actor?: CombatantId,
): void {
  reduceResource(resolution, who, 'wounds', max, from, actor);
}

function reduceResource(
  resolution: DungeoneersResolution,
  who: CombatantId,
  what: 'stress' | 'wounds',
  limit: number,
  from: Reason,
  actor?: CombatantId,
) {
  const creature = resolution.combatant(who);
  const { value: valueBefore, max } = resource(creature, what);
  const amount = Math.min(valueBefore, limit);
  if (creature.vitality === 'dead' || amount <= 0) return;
  const eventFields = { target: who, ...(actor !== undefined && { actor }), from, resource: what };
  const steps = [{ why: from, plus: -amount, left: valueBefore - amount }];
  resolution.record({
    type: 'healed',
    ...eventFields,
    steps,
    amount,
    before: valueBefore,
    after: valueBefore - amount,
    ...(max !== undefined && { max }),
  });
}

/** The kinds of rest. Ruling: the group decides how long each takes, for example 10 minutes, a night and a day. */
export const RESTS = ['short', 'long', 'full'] as const;

interface RestPlan {
  readonly intent: Intent;
  readonly kind: (typeof RESTS)[number];
}

/**
 * A completed rest. An interrupted rest doesn't count. A short rest relieves stress equal to endurance, a long rest all
 * stress, and a full rest all stress and all wounds. Ruling: magica is full after any rest. Nothing heals the dead.
 */
export const rest = action<Dungeoneers, RestPlan>({
  title: 'Rest',
  cite: 'Wounds; Stress',
  when: 'rest',
  kind: 'rest',
  offers: (fight, actor) => (combatant(fight, actor).vitality === 'dead' ? undefined : { manners: RESTS }),
  plan(fight, intent) {
    const { name, vitality } = combatant(fight, intent.actor);
    if (vitality === 'dead') return refuse('dead-stay-dead', { name });
    if (intent.manner === undefined) return no({ type: 'missing', what: 'rest', known: RESTS });
    const kind = readWord(RESTS, intent.manner, 'rest');
    return kind.ok ? ok({ intent, kind: kind.value }) : kind;
  },
  resolve(resolution, { intent, kind }) {
    declare(resolution, intent, { manner: kind });
    const reason = because({ id: 'rest', kind });
    for (const condition of resolution.combatant(intent.actor).conditions)
      if ('left' in condition.duration)
        resolution.record({ type: 'condition-ended', subject: intent.actor, condition, why: reason });
    const { actor } = intent;
    const { sheet } = resolution.combatant(actor);
    const stress = resource(resolution.combatant(actor), 'stress').value;
    relieveStress(resolution, actor, kind === 'short' ? sheet.endurance : stress, reason);
    if (kind === 'full')
      restoreWounds(resolution, actor, resource(resolution.combatant(actor), 'wounds').value, reason);
    const { max } = resource(resolution.combatant(actor), 'magica');
    if (max !== undefined) setResource(resolution, actor, 'magica', max, reason);
  },
});
