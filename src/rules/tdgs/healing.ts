// TDGS › 8 Combat › Healing › Healing Effects, Rest

import { action } from '../core/action.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare, endCondition } from '../core/resolution.ts';
import { restoreArmor } from './armor.ts';
import type { AnyCondition } from './conditions.ts';
import { restoreHp } from './hit-points.ts';
import { because } from './reasons.ts';
import type { Ability, ConditionName, Fighter, Tdgs, TdgsResolution } from './sheet.ts';
import { renewUses } from './uses.ts';

/**
 * Applies a healing effect. It restores a percentage of maximum HP, more on a critical, and stops all Bleeding, as any
 * healing does (ruling). Does nothing for the dead.
 */
export function heal(
  resolution: TdgsResolution,
  target: CombatantId,
  {
    percent,
    magnitude = 0,
    from,
    actor,
  }: {
    readonly percent: number;
    readonly magnitude?: number | undefined;
    readonly from: Reason;
    readonly actor: CombatantId;
  },
): void {
  if (resolution.combatant(target).vitality === 'dead') return;
  restoreHp(resolution, target, Math.floor((percent * (100 + magnitude * 25)) / 100), from, actor);
  endCondition(resolution, target, 'Bleeding', from);
}

/** Whether healing would do nothing, because the target has full HP and no condition that it ends. */
export function isHealingPointless(
  { resources, conditions }: Fighter,
  { heal: percent, cleanses, inflicts }: Pick<Ability, 'heal' | 'cleanses' | 'inflicts'>,
): boolean {
  const { value = 0, max = value } = resources.hp ?? {};
  if (inflicts.length > 0 || (percent === 0 && cleanses.length === 0)) return false;
  const endedConditionNames: readonly AnyCondition[] = [
    ...cleanses,
    ...(percent > 0 ? (['Bleeding'] satisfies ConditionName[]) : []),
  ];
  return (percent === 0 || value >= max) && !conditions.some(({ name }) => endedConditionNames.includes(name));
}

export const REST_KINDS = ['short', 'long'] as const;
type RestKind = (typeof REST_KINDS)[number];

export const rest = action<Tdgs, { readonly actor: CombatantId; readonly kind: RestKind; readonly intent: Intent }>({
  title: 'Rest',
  cite: '8 Combat › Healing › Rest',
  when: 'rest',
  kind: 'rest',
  offers: (encounter, actor) => (combatant(encounter, actor).vitality === 'dead' ? undefined : { manners: REST_KINDS }),
  plan(encounter, intent) {
    const { actor, manner } = intent;
    const who = combatant(encounter, actor);
    if (who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who.name, as: 'dead' });
    const restKindResult = readRestKind(manner);
    return restKindResult.ok ? ok({ actor, kind: restKindResult.value, intent }) : restKindResult;
  },
  resolve(resolution, { actor, kind, intent }) {
    declare(resolution, intent, { manner: kind });
    if (kind === 'short') restoreHp(resolution, actor, 25, because({ id: 'rest', rest: 'short' }), actor);
    else takeLongRest(resolution, actor);
  },
});

function readRestKind(how: string | undefined): Result<RestKind, Refusal> {
  if (how === undefined) return no({ type: 'missing', what: 'rest', known: REST_KINDS });
  return choose('rest', how, REST_KINDS);
}

const LONG_REST_REASON = because({ id: 'rest', rest: 'long' });

/**
 * "Recover to full HP": the day is over. Ruling: conditions that last until removed end too, unless their source or the
 * GM marked them as lasting; a long rest outlasts any number of rounds.
 */
function takeLongRest(resolution: TdgsResolution, actor: CombatantId): void {
  for (const condition of resolution.combatant(actor).conditions) {
    const { duration, facts } = condition;
    const isEndedByRest =
      'left' in duration || duration.until === 'day' || (duration.until === 'removed' && facts?.lasting !== true);
    if (isEndedByRest && facts?.knockout !== true)
      resolution.record({ type: 'condition-ended', subject: actor, condition, why: LONG_REST_REASON });
  }
  restoreArmor(resolution, actor, LONG_REST_REASON);
  for (const per of ['day', 'scene', 'round'] as const) renewUses(resolution, actor, per);
  restoreHp(resolution, actor, 100, LONG_REST_REASON, actor);
}
