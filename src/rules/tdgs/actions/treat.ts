// TDGS › 8 Combat › Removing Conditions: extinguish, treat, awaken (as ruled)

import { action } from '../../core/action.ts';
import { type ActiveCondition, type CombatantId, combatant, find, findCondition } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { Intent } from '../../core/intent.ts';
import { no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { checkCanAct, payCost } from '../acting.ts';
import { endInvisibility } from '../afflict.ts';
import { resolveAttempt } from '../attack-roll.ts';
import { because, itemReason } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { ConditionName, Fight, Fighter, Tdgs, TdgsResolution } from '../sheet.ts';
import { fearModifiers } from '../sight.ts';
import { isAdjacent } from '../situation.ts';
import { apparentStat, statAsModifier } from '../stats.ts';

interface TreatmentPlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly condition: ActiveCondition<ConditionName>;
  readonly intent: Intent;
}

/** Examples of "water, roll on ground, etc."; any method in the player's own words works. */
export const EXTINGUISH_METHODS = ['water', 'roll on the ground', 'smother it'];
const DEFAULT_DIFFICULTY = 10;

/**
 * Finds the patient: an adjacent combatant, or the actor if none is named. Refuses the dead and anyone out of reach.
 */
function findPatient(encounter: Fight, intent: Intent, title: string, allowsSelf = true): Result<Fighter, Refusal> {
  const { actor, targets } = intent;
  const actionCheck = checkCanAct(encounter, actor, { title, cost: 'Action', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const patient = find(encounter, targets?.[0] ?? actor);
  if (!patient || (targets?.length ?? 0) > 1) return no(refusal('one-target'));
  if (!allowsSelf && patient.id === actor) return no({ type: 'not-at-self' });
  if (patient.vitality === 'dead') return no({ type: 'target-dead', name: patient.name });
  const adjacencyResult = patient.id === actor ? ok(true) : isAdjacent(encounter, intent, patient.id);
  if (!adjacencyResult.ok) return adjacencyResult;
  return adjacencyResult.value ? ok(patient) : no(refusal('not-adjacent', { name: patient.name }));
}

function treatmentOffers(
  encounter: Fight,
  actor: CombatantId,
  conditionNames: readonly ConditionName[],
  title: string,
  allowsSelf = true,
) {
  const targets = encounter.combatants.filter(
    (each) =>
      conditionNames.some((name) => findCondition(each, name)) &&
      findPatient(encounter, { action: '', actor, targets: [each.id] }, title, allowsSelf).ok,
  );
  return targets.length > 0 ? { targets: targets.map(({ id }) => id) } : undefined;
}

function beginTreatment(resolution: TdgsResolution, name: string, { actor, target, intent }: TreatmentPlan): void {
  declare(resolution, intent, { targets: [target], manner: intent.manner });
  payCost(resolution, actor, 'Action', because({ id: 'action', action: name }));
  if (target !== actor) endInvisibility(resolution, actor, because({ id: 'touches another' }));
}

/** "Extinguish: Action + method (water, roll on ground, etc.)". */
export const extinguish = action<Tdgs, TreatmentPlan>({
  title: 'Extinguish',
  cite: '8 Combat › Core Debuffs › Burning',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const offers = treatmentOffers(encounter, actor, ['Burning'], 'Extinguish');
    return offers && { ...offers, manners: EXTINGUISH_METHODS };
  },
  plan(encounter, intent) {
    const patientResult = findPatient(encounter, intent, 'Extinguish');
    if (!patientResult.ok) return patientResult;
    const condition = findCondition(patientResult.value, 'Burning');
    if (!condition) return no(refusal('not-bearing', { name: patientResult.value.name, condition: 'Burning' }));
    if ((intent.manner ?? intent.words ?? '').trim() === '')
      return no(refusal('needs-method', { name: patientResult.value.name }));
    return ok({ actor: intent.actor, target: patientResult.value.id, condition, intent });
  },
  resolve(resolution, treatment) {
    beginTreatment(resolution, 'extinguish', treatment);
    resolution.record({
      type: 'condition-ended',
      subject: treatment.target,
      condition: treatment.condition,
      why: because({ id: 'extinguished' }),
    });
  },
});

const CONDITION_BY_MANNER = { bleeding: 'Bleeding', poison: 'Poisoned' } as const;

/** Ruling: stops all Bleeding, or lets a poisoned combatant roll CON against the poison's difficulty (default 10). */
export const treat = action<Tdgs, TreatmentPlan>({
  title: 'Treat',
  cite: 'Ruling: treating; 8 Combat › Poisoned, Bleeding (until treated)',
  when: 'turn',
  kind: 'use',
  offers: (encounter, actor) => treatmentOffers(encounter, actor, ['Bleeding', 'Poisoned'], 'Treat'),
  ways: () => Object.keys(CONDITION_BY_MANNER).map((manner) => ({ manner, helps: true })),
  plan(encounter, intent) {
    const patientResult = findPatient(encounter, intent, 'Treat');
    if (!patientResult.ok) return patientResult;
    const input = intent.manner?.trim().toLowerCase();
    const treatedCondition = input === 'bleeding' || input === 'poison' ? CONDITION_BY_MANNER[input] : undefined;
    const poisonName = intent.tool?.trim().toLowerCase();
    const condition = patientResult.value.conditions.find(
      ({ name, note }) =>
        (name === 'Bleeding' || name === 'Poisoned') &&
        (treatedCondition === undefined || name === treatedCondition) &&
        (poisonName === undefined || note?.toLowerCase() === poisonName),
    );
    if (!condition) return no(refusal('nothing-to-treat', { name: patientResult.value.name }));
    return ok({ actor: intent.actor, target: patientResult.value.id, condition, intent });
  },
  resolve(resolution, treatment) {
    const { target, condition } = treatment;
    beginTreatment(resolution, 'treat', treatment);
    if (condition.name === 'Bleeding' || resistsPain(resolution, target, condition))
      resolution.record({ type: 'condition-ended', subject: target, condition, why: because({ id: 'treated' }) });
  },
});

/** "Resist poison or pain: CON against a difficulty." */
function resistsPain(
  resolution: TdgsResolution,
  target: CombatantId,
  { note, facts, source }: ActiveCondition<ConditionName>,
): boolean {
  const difficulty = typeof facts?.difficulty === 'number' ? facts.difficulty : DEFAULT_DIFFICULTY;
  const who = resolution.combatant(target);
  const modifiers = [
    statAsModifier(apparentStat(who, 'CON'), 1),
    {
      value: -difficulty,
      why: because({
        id: 'difficulty',
        ...(note !== undefined && { of: itemReason(note) }),
        ...given({ owner: source }),
      }),
    },
    ...fearModifiers(resolution.encounter, who),
  ];
  return resolveAttempt(resolution, {
    actor: target,
    purpose: because({ id: 'shake off', condition: 'Poisoned' }),
    modifiers,
  }).success;
}

/**
 * "Until awakened (allies)": an adjacent ally's Action wakes a sleeper, or lets a charmed combatant roll WIS against
 * the charmer's CHA.
 */
export const wake = action<Tdgs, TreatmentPlan>({
  title: 'Wake',
  cite: '8 Combat › Unconscious, Charmed',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const offers = treatmentOffers(encounter, actor, ['Unconscious', 'Charmed'], 'Wake', false);
    const targets = offers?.targets.filter((id) => wakeableCondition(combatant(encounter, id)) !== undefined) ?? [];
    return targets.length > 0 ? { targets } : undefined;
  },
  plan(encounter, intent) {
    const patientResult = findPatient(encounter, intent, 'Wake', false);
    if (!patientResult.ok) return patientResult;
    const condition = wakeableCondition(patientResult.value);
    if (!condition && findCondition(patientResult.value, 'Unconscious'))
      return no(refusal('knocked-out', { name: patientResult.value.name }));
    if (!condition) return no(refusal('nothing-to-wake', { name: patientResult.value.name }));
    return ok({ actor: intent.actor, target: patientResult.value.id, condition, intent });
  },
  resolve(resolution, treatment) {
    const { target, actor, condition } = treatment;
    beginTreatment(resolution, 'wake', treatment);
    if (condition.name === 'Unconscious' || resistsCharm(resolution, target, condition))
      resolution.record({
        type: 'condition-ended',
        subject: target,
        condition,
        why: because({ id: 'intervenes', who: actor }),
      });
  },
});

/** The condition that an ally can end: sleep (but not a knockout) or a charm. */
function wakeableCondition(who: Fighter): ActiveCondition<ConditionName> | undefined {
  return who.conditions.find(
    ({ name, facts }) => name === 'Charmed' || (name === 'Unconscious' && facts?.knockout !== true),
  );
}

/** Whether a charmed combatant shakes off the charm. Ruling: it rolls WIS against the charmer's CHA. */
export function resistsCharm(
  resolution: TdgsResolution,
  target: CombatantId,
  { source }: ActiveCondition<ConditionName>,
): boolean {
  const who = resolution.combatant(target);
  const charmer = source === undefined ? undefined : find(resolution.encounter, source);
  const modifiers = [
    statAsModifier(apparentStat(who, 'WIS'), 1),
    charmer
      ? statAsModifier(apparentStat(charmer, 'CHA'), -1, charmer.id)
      : { value: -DEFAULT_DIFFICULTY, why: because({ id: 'difficulty' }) },
    ...fearModifiers(resolution.encounter, who),
  ];
  return resolveAttempt(resolution, {
    actor: target,
    ...(charmer && { target: charmer.id }),
    purpose: because({ id: 'shake off', condition: 'Charmed' }),
    modifiers,
  }).success;
}
