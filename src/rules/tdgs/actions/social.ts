// TDGS › 5 Actions › Mental Actions: Persuade, Intimidate, Deceive, Insight; 8 Combat › Core Debuffs › Frightened,
// Charmed

import { action } from '../../core/action.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import type { Modifier } from '../../core/reason.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { checkCanAct, checkPresent, oneTarget, otherFighters, payCost } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { resolveAttempt } from '../attack-roll.ts';
import { because, conditionReason } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import { type Fight, type Fighter, STATS, type Stat, type Tdgs } from '../sheet.ts';
import { actionModifiers } from '../sight.ts';
import { apparentStat, statAsModifier, statWithSkills } from '../stats.ts';
import { SENSES, type Sense, senseBlocker } from './stealth.ts';
import { resistsCharm } from './treat.ts';

interface SocialPlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly intent: Intent;
}

type SocialAction = 'persuade' | 'intimidate' | 'deceive' | 'insight';

/**
 * Creates a mental action that rolls against another combatant's stat. Only Intimidate causes a condition; the others
 * only matter to the story.
 */
function socialAction(name: SocialAction, ownStat: Stat, targetStat: Stat, title: string) {
  return action<Tdgs, SocialPlan>({
    title,
    cite: `5 Actions › Mental Actions › ${title}`,
    when: 'turn',
    kind: 'talk',
    offers(encounter, actor) {
      const targets = otherFighters(encounter, actor).filter(
        (other) => planSocialAction(encounter, { action: name, actor, targets: [other.id] }, title).ok,
      );
      return targets.length > 0 ? { targets: targets.map(({ id }) => id) } : undefined;
    },
    plan: (encounter, intent) => planSocialAction(encounter, intent, title),
    resolve(resolution, { actor, target, intent }) {
      declare(resolution, intent, { targets: [target] });
      payCost(resolution, actor, 'Action', because({ id: 'action', action: name }));
      const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
      const modifiers = [
        statAsModifier(statWithSkills(who, ownStat, [name]), 1),
        statAsModifier(apparentStat(other, targetStat), -1, other.id),
        ...(ownStat === 'CHA' ? charmModifiers(who, other) : []),
        ...actionModifiers(resolution, actor),
      ];
      const { success } = resolveAttempt(resolution, { actor, target, purpose: because({ id: name }), modifiers });
      if (success && name === 'intimidate') afflict(resolution, target, { condition: 'Frightened', source: actor });
    },
  });
}

function planSocialAction(encounter: Fight, intent: Intent, title: string): Result<SocialPlan, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, { title, cost: 'Action', kind: 'mental' });
  if (!actionCheck.ok) return actionCheck;
  const targetResult = oneTarget(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const { id, name, vitality } = targetResult.value;
  if (vitality !== 'up') return no({ type: 'out-of-the-fight', name, as: 'unconscious' });
  return ok({ actor: intent.actor, target: id, intent });
}

/** The charmer's bonus to CHA actions against the charmed combatant. */
function charmModifiers(who: Fighter, other: Fighter): readonly Modifier[] {
  return isCharmed(other, who.id) ? [{ value: 4, why: because({ id: 'charmed', owner: other.id }) }] : [];
}

function isCharmed(other: Fighter, actor: CombatantId): boolean {
  return other.conditions.some(({ name, source }) => name === 'Charmed' && source === actor);
}

export const persuade = socialAction('persuade', 'CHA', 'WIS', 'Persuade');
export const intimidate = socialAction('intimidate', 'CHA', 'WIS', 'Intimidate');
export const deceive = socialAction('deceive', 'CHA', 'INT', 'Deceive');
export const insight = socialAction('insight', 'WIS', 'CHA', 'Insight');

export const SUGGESTION_KINDS = ['harmless', 'harmful'] as const;

interface SuggestionPlan extends SocialPlan {
  readonly harmful: boolean;
}

/** "May follow suggestions (WIS to resist harmful ones)": the charmed combatant rolls WIS against the charmer's CHA. */
export const suggest = action<Tdgs, SuggestionPlan>({
  title: 'Suggest',
  cite: '8 Combat › Core Debuffs › Charmed',
  when: 'turn',
  kind: 'talk',
  offers(encounter, actor) {
    const targets = otherFighters(encounter, actor).filter(
      (other) => planSuggest(encounter, { action: 'suggest', actor, targets: [other.id] }).ok,
    );
    return targets.length > 0 ? { targets: targets.map(({ id }) => id), manners: SUGGESTION_KINDS } : undefined;
  },
  plan: planSuggest,
  resolve(resolution, { actor, target, harmful, intent }) {
    const manner = harmful ? 'harmful' : 'harmless';
    declare(resolution, intent, { targets: [target], manner });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'suggest' }));
    const charmedCondition = resolution
      .combatant(target)
      .conditions.find(({ name, source }) => name === 'Charmed' && source === actor);
    const isRefused = harmful && charmedCondition !== undefined && resistsCharm(resolution, target, charmedCondition);
    const remark = because({ id: isRefused ? 'suggestion refused' : 'suggestion followed' });
    resolution.record({ type: 'remarked', what: remark, subject: target, other: actor });
  },
});

function planSuggest(encounter: Fight, intent: Intent): Result<SuggestionPlan, Refusal> {
  const socialPlan = planSocialAction(encounter, intent, 'Suggest');
  if (!socialPlan.ok) return socialPlan;
  const target = combatant(encounter, socialPlan.value.target);
  if (!isCharmed(target, intent.actor)) return no(refusal('not-charmed', { name: target.name }));
  const suggestionKindResult = choose('suggestion', intent.manner ?? 'harmless', SUGGESTION_KINDS);
  return map(suggestionKindResult, (chosen) => ({ ...socialPlan.value, harmful: chosen === 'harmful' }));
}

const LISTED_DIFFICULTIES = [10, 5, 8, 12, 15, 18, 20, 25, 30];

interface CheckPlan {
  readonly actor: CombatantId;
  readonly stat: Stat;
  readonly difficulty: number;
  readonly sense: Sense;
  readonly intent: Intent;
}

/**
 * Rolls a stat against a difficulty that the GM sets: a lock, a cliff, poison, fear. A WIS check by sight fails for a
 * Blinded combatant, and a WIS check by hearing for a Deafened one.
 */
export const check = action<Tdgs, CheckPlan>({
  title: 'Check',
  cite: '3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat',
  when: 'always',
  gm: true,
  offers: (encounter, actor) =>
    combatant(encounter, actor).vitality === 'dead'
      ? undefined
      : { tools: STATS, manners: SENSES, amount: { what: 'difficulty', most: 100 } },
  ways: (encounter, actor) =>
    STATS.map((tool) => ({
      tool,
      targets: [actor, ...otherFighters(encounter, actor).map(({ id }) => id)],
      hows: (tool === 'WIS' ? SENSES : SENSES.slice(-1)).map((manner) => ({ manner })),
      amount: { what: 'difficulty', most: 100, needed: true, usual: LISTED_DIFFICULTIES },
    })),
  plan: planCheck,
  resolve(resolution, { actor, stat, difficulty, sense, intent }) {
    declare(resolution, { ...intent, actor }, { tool: stat, manner: sense });
    const who = resolution.combatant(actor);
    const blockingCondition = stat === 'WIS' ? senseBlocker(who, sense) : undefined;
    if (blockingCondition !== undefined) {
      resolution.record({
        type: 'remarked',
        what: because({ id: 'check fails', sense, because: conditionReason(blockingCondition) }),
        subject: actor,
      });
      return;
    }
    const modifiers = [
      statAsModifier(statWithSkills(who, stat, ['check', stat]), 1),
      { value: -difficulty, why: because({ id: 'difficulty' }) },
      ...actionModifiers(resolution, actor),
    ];
    resolveAttempt(resolution, { actor, purpose: because({ id: 'check' }), tool: stat, modifiers });
  },
});

function planCheck(encounter: Fight, intent: Intent): Result<CheckPlan, Refusal> {
  const { actor, targets, tool: input, manner, amount } = intent;
  const presenceCheck = checkPresent(encounter, targets ?? []);
  if (!presenceCheck.ok) return presenceCheck;
  const who = combatant(encounter, targets?.[0] ?? actor);
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  if (input === undefined) return no({ type: 'missing', what: 'stat', known: STATS });
  const stat = choose('stat', input, STATS);
  if (!stat.ok) return stat;
  const sense = choose('sense', manner ?? 'other', SENSES);
  if (!sense.ok) return sense;
  const difficulty = amount ?? 10;
  if (difficulty > 100) return no({ type: 'out-of-bounds', what: 'difficulty', least: 0, most: 100 });
  return ok({ actor: who.id, stat: stat.value, difficulty, sense: sense.value, intent });
}
