// TDGS › 5 Actions › Hide, Search; 8 Combat › Core Buffs › Invisible

import { action } from '../../core/action.ts';
import { type ActiveCondition, type CombatantId, combatant, findCondition } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import { choose, map, no, type Refusal, type Result } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { checkCanAct, enemiesOf, payCost } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { rollAgainstTargets } from '../attack-roll.ts';
import { because, conditionReason } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { ConditionName, Fight, Fighter, Tdgs, TdgsResolution } from '../sheet.ts';
import { actionModifiers, isAwareOf, isHiddenFrom } from '../sight.ts';
import { apparentStat, statAsModifier, statWithSkills } from '../stats.ts';

interface StealthPlan {
  readonly actor: CombatantId;
  readonly sense: Sense;
  readonly intent: Intent;
}

/**
 * The sense that a search or a WIS check uses. A Blinded combatant always fails by sight, a Deafened one by hearing.
 */
export const SENSES = ['sight', 'hearing', 'other'] as const;
export type Sense = (typeof SENSES)[number];

/**
 * Ruling: rolls DEX once and compares it with the WIS of each conscious enemy. The beaten enemies can't target the
 * hidden combatant.
 */
export const hide = action<Tdgs, StealthPlan>({
  title: 'Hide',
  cite: '5 Actions › Hide',
  when: 'turn',
  kind: 'wait',
  offers: (encounter, actor) => (planHide(encounter, { action: 'hide', actor }).ok ? {} : undefined),
  plan: planHide,
  resolve(resolution, { actor, intent }) {
    declare(resolution, intent);
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'hide' }));
    const watchers = watchersOf(resolution.encounter, actor);
    const hider = resolution.combatant(actor);
    // "Auto-succeed Hide vs sight": an invisible combatant only has to beat enemies who have found it.
    const unawareWatchers = findCondition(hider, 'Invisible')
      ? watchers.filter((other) => !isAwareOf(other, actor))
      : [];
    const awareWatchers = watchers.filter((other) => !unawareWatchers.includes(other));
    const commonModifiers = [
      statAsModifier(statWithSkills(hider, 'DEX', ['hide']), 1),
      ...(awareWatchers.length > 0 ? actionModifiers(resolution, actor) : []),
    ];
    const beatenIds = rollAgainstTargets(
      resolution,
      { actor, purpose: because({ id: 'hide' }) },
      awareWatchers.map((other) => ({
        target: other.id,
        modifiers: [...commonModifiers, statAsModifier(apparentStat(other, 'WIS'), -1, other.id)],
      })),
    );
    if (awareWatchers.length === 0)
      resolution.record({ type: 'remarked', what: because({ id: 'unseen anyway' }), subject: actor });
    hideFrom(resolution, actor, [...unawareWatchers.map(({ id }) => id), ...beatenIds]);
  },
});

function planHide(encounter: Fight, intent: Intent): Result<StealthPlan, Refusal> {
  const stealthPlan = planStealth(encounter, intent, 'Hide');
  if (!stealthPlan.ok || watchersOf(encounter, intent.actor).length > 0) return stealthPlan;
  return no(refusal('no-one-watches', { name: combatant(encounter, intent.actor).name }));
}

/** The enemies that someone can hide from. */
function watchersOf(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  return enemiesOf(encounter, actor).filter(({ vitality }) => vitality === 'up');
}

function hideFrom(resolution: TdgsResolution, actor: CombatantId, from: readonly CombatantId[]): void {
  const oldCondition = findCondition(resolution.combatant(actor), 'Hidden');
  if (from.length === 0) return;
  const facts = { ...oldCondition?.facts, ...Object.fromEntries(from.map((id) => [id, true])) };
  const hiddenCondition = { key: 'Hidden', name: 'Hidden', facts, duration: { until: 'scene' } } as const;
  if (!oldCondition) resolution.record({ type: 'condition-gained', subject: actor, condition: hiddenCondition });
  else
    resolution.record({
      type: 'condition-changed',
      subject: actor,
      before: oldCondition,
      after: hiddenCondition,
      why: because({ id: 'hides' }),
    });
}

/**
 * Ruling: rolls WIS once and compares it with the DEX of each enemy who is hidden from the searcher or invisible to it.
 */
export const search = action<Tdgs, StealthPlan>({
  title: 'Search',
  cite: '5 Actions › Search',
  when: 'turn',
  kind: 'wait',
  offers: (encounter, actor) =>
    planStealth(encounter, { action: 'search', actor }, 'Search').ok ? { manners: SENSES } : undefined,
  plan: (encounter, intent) => planStealth(encounter, intent, 'Search'),
  resolve(resolution, { actor, sense, intent }) {
    declare(resolution, intent, { manner: sense });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'search' }));
    const searcher = resolution.combatant(actor);
    const blockingCondition = senseBlocker(searcher, sense);
    if (blockingCondition !== undefined) {
      resolution.record({
        type: 'remarked',
        what: because({ id: 'check fails', sense, because: conditionReason(blockingCondition) }),
        subject: actor,
      });
      return;
    }
    const hiddenEnemies = enemiesOf(resolution.encounter, actor).filter((other) => isUndetectedBy(other, searcher));
    const commonModifiers = [
      statAsModifier(statWithSkills(searcher, 'WIS', ['search']), 1),
      ...actionModifiers(resolution, actor),
    ];
    const foundEnemyIds = rollAgainstTargets(
      resolution,
      { actor, purpose: because({ id: 'search' }) },
      hiddenEnemies.map((other) => ({
        target: other.id,
        modifiers: [...commonModifiers, statAsModifier(apparentStat(other, 'DEX'), -1, other.id)],
      })),
    );
    for (const id of foundEnemyIds) revealToFinder(resolution, actor, id);
    if (hiddenEnemies.length === 0)
      resolution.record({ type: 'remarked', what: because({ id: 'nothing found' }), subject: actor });
  },
});

/** The condition that makes every check of this sense fail. Undefined if there is none. */
export function senseBlocker(who: Fighter, sense: Sense): ConditionName | undefined {
  const name = sense === 'sight' ? 'Blinded' : sense === 'hearing' ? 'Deafened' : undefined;
  return name && findCondition(who, name) && name;
}

function isUndetectedBy(other: Fighter, by: Fighter): boolean {
  return isHiddenFrom(other, by.id) || (findCondition(other, 'Invisible') !== undefined && !isAwareOf(by, other.id));
}

/**
 * Reveals a combatant to the finder. A hidden combatant isn't hidden from the finder anymore. An invisible one is known
 * to the finder until the end of the finder's next turn (ruling).
 */
function revealToFinder(resolution: TdgsResolution, actor: CombatantId, id: CombatantId): void {
  const hiddenCondition = findCondition(resolution.combatant(id), 'Hidden');
  if (hiddenCondition) endHidingFrom(resolution, actor, id, hiddenCondition);
  if (findCondition(resolution.combatant(id), 'Invisible'))
    afflict(resolution, actor, { condition: 'Aware', source: id, rounds: 1 });
}

function endHidingFrom(
  resolution: TdgsResolution,
  actor: CombatantId,
  id: CombatantId,
  before: ActiveCondition<ConditionName>,
): void {
  const { [actor]: _, ...facts } = before.facts ?? {};
  if (Object.keys(facts).length === 0) {
    resolution.record({ type: 'condition-ended', subject: id, condition: before, why: because({ id: 'found' }) });
    return;
  }
  resolution.record({
    type: 'condition-changed',
    subject: id,
    before,
    after: { ...before, facts },
    why: because({ id: 'found' }),
  });
}

function planStealth(encounter: Fight, intent: Intent, title: string): Result<StealthPlan, Refusal> {
  const { actor, manner } = intent;
  const actionCheck = checkCanAct(encounter, actor, { title, cost: 'Action', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  return map(choose('sense', manner ?? 'sight', SENSES), (sense) => ({ actor, sense, intent }));
}
