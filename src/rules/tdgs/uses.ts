// TDGS › 6 Action Economy › Interrupt Limits; 7 Abilities › Cooldowns: counting, spending and renewing uses

import { type CombatantId, type Resource, resource } from '../core/encounter.ts';
import { cachedPerObject } from '../core/given.ts';
import type { Limit } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Ability, Fighter, Sheet, TdgsResolution } from './sheet.ts';

/** The name of the resource that counts an ability's uses. */
export const usesResourceName = cachedPerObject(({ name }: Pick<Ability, 'name'>) => `uses: ${name}`);

/** The fields that an ability's limit depends on. */
type LimitedAbility = Pick<Ability, 'interrupt' | 'level' | 'uses' | 'per'>;

/** The limit of an ability: its uses per round, scene or day. Undefined if it has none. */
export function limitOfUses(
  ability: LimitedAbility,
): { readonly uses: number; readonly per: 'round' | 'scene' | 'day' } | undefined {
  const { interrupt, level, uses, per } = ability;
  // Ruling: by default, an interrupt has 1 use a round, and Parry has 2 from level 5 on.
  if (interrupt !== undefined)
    return { uses: uses ?? (interrupt === 'Parry' && level >= 5 ? 2 : 1), per: per ?? 'round' };
  return per === undefined && uses === undefined ? undefined : { uses: uses ?? 1, per: per ?? 'scene' };
}

export function resourceWithFullUses(ability: Ability): Resource | undefined {
  const limit = limitOfUses(ability);
  return limit && { value: limit.uses, max: limit.uses };
}

export function hasUseLeft(who: Fighter, ability: Ability): boolean {
  return limitOfUses(ability) === undefined || resource(who, usesResourceName(ability)).value > 0;
}

/** An ability's limit, with the uses that are left. */
export function limitWithUsesLeft(who: Fighter, ability: LimitedAbility & Pick<Ability, 'name'>): Limit | undefined {
  const limit = limitOfUses(ability);
  return limit && { ...limit, left: resource(who, usesResourceName(ability)).value };
}

/** Refuses an ability that has no uses left, and says when they come back. */
export function checkUses(who: Fighter, ability: Ability): Result<undefined, Refusal> {
  if (hasUseLeft(who, ability)) return ok();
  return no(refusal('cooldown', { name: who.name, ability: ability.name, per: limitOfUses(ability)?.per ?? 'scene' }));
}

/** Spends a use. Ruling: a failed action spends it too; a refused one spends nothing. */
export function spendUse(resolution: TdgsResolution, who: CombatantId, ability: Ability): void {
  if (limitOfUses(ability) === undefined) return;
  spendResource(resolution, who, usesResourceName(ability), 1, because({ id: 'used' }));
}

/** A sheet's abilities, grouped by when their uses come back. */
const abilitiesByRenewal = cachedPerObject(({ abilities }: Sheet) =>
  Map.groupBy(abilities, (ability) => limitOfUses(ability)?.per),
);

/** Brings back a combatant's uses per round, per scene or per day. */
export function renewUses(resolution: TdgsResolution, who: CombatantId, per: 'round' | 'scene' | 'day'): void {
  for (const ability of abilitiesByRenewal(resolution.combatant(who).sheet).get(per) ?? [])
    refillResource(resolution, who, usesResourceName(ability), because({ id: `new ${per}` }));
}

/** Lowers a resource by an amount, never below 0. Records nothing if the resource doesn't change. */
export function spendResource(
  resolution: TdgsResolution,
  subject: CombatantId,
  name: string,
  amount: number,
  why: Reason,
): void {
  const { value: before, max } = resource(resolution.combatant(subject), name);
  const usesAfter = Math.max(0, before - amount);
  if (usesAfter === before) return;
  const spentEvent = { type: 'spent', subject, resource: name, why, before, after: usesAfter } as const;
  resolution.record(max === undefined ? spentEvent : { ...spentEvent, max });
}

/** Fills a resource to its maximum. Records nothing if it is full. */
export function refillResource(resolution: TdgsResolution, subject: CombatantId, name: string, why: Reason): void {
  const { value: before, max } = resource(resolution.combatant(subject), name);
  if (max === undefined || before >= max) return;
  resolution.record({ type: 'regained', subject, resource: name, why, before, after: max, max });
}
