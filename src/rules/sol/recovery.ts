// Project Sol › Injury and Recovery: Natural Recovery, Medkits, and Damage in Combat › Wounds: how wounds heal. The
// numbers are house values (Ruling "Recovery").

import { action } from '../core/action.ts';
import { type CombatantId, type Encounter, find } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare, type Resolution } from '../core/resolution.ts';
import { isWithinReach, metersApart } from './distance.ts';
import { houseValue } from './house-values.ts';
import { ACTION_POINTS, checkCanPay, payPoints } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Fighter, Sol, Wound, WoundLevel } from './sheet.ts';
import { attributePool, circumstanceModifiers, skillPool, thresholdTest } from './tests.ts';
import { changeWound, removeWound } from './wounds.ts';

/** What it takes to recover from a wound of each level: the threshold of the BOD + WIL test, and the hours. */
const RECOVERY_BY_LEVEL: Readonly<Record<WoundLevel, { readonly threshold: number; readonly hours: number }>> = {
  1: { threshold: 1, hours: 2 },
  2: { threshold: 3, hours: 8 },
  3: { threshold: 5, hours: 24 },
};

/** Suggested hours of rest; players can type any number up to a week. */
export const REST_DURATIONS = ['2 hours', '8 hours', '24 hours'] as const;
const MAX_REST_HOURS = 168;

/**
 * Natural recovery. Each attempt to heal a wound takes some hours, more for wounds of a higher level. The combatant
 * tries to heal one wound at a time: the lowest level first, and the oldest first within a level.
 */
export const rest = action<Sol, { readonly actor: CombatantId; readonly hours: number }>({
  title: 'Rest',
  cite: 'Injury and Recovery › Natural Recovery',
  when: 'rest',
  kind: 'rest',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    return who && who.vitality !== 'dead' ? { manners: REST_DURATIONS } : undefined;
  },
  plan(encounter, { actor, manner, amount }) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who?.name ?? actor, as: 'dead' });
    const hours = hoursOf(manner) ?? amount;
    if (hours === undefined) return refuse('hours', { typed: manner ?? '', most: MAX_REST_HOURS });
    if (!Number.isInteger(hours) || hours < 1 || hours > MAX_REST_HOURS)
      return no({ type: 'out-of-bounds', what: 'hours', least: 1, most: MAX_REST_HOURS });
    return ok({ actor, hours });
  },
  resolve: naturalRecovery,
});

/** Reads "10", "10 h", "10 hours". */
function hoursOf(input: string | undefined): number | undefined {
  const match = /^(\d{1,4})\s*(?:h|hours?)?$/i.exec(input?.trim() ?? '');
  return match ? Number(match[1]) : undefined;
}

/**
 * Tries to recover from wounds. Wounds of a higher level wait until those of a lower level are healed. A failed attempt
 * is repeated while there are enough hours. Hours that are too few for another attempt are lost.
 */
function naturalRecovery(
  resolution: Resolution<Sol>,
  { actor, hours }: { readonly actor: CombatantId; readonly hours: number },
  intent: Intent,
): void {
  declare(resolution, intent, { manner: intent.manner });
  let hoursLeft = hours;
  let wound = firstWound(resolution, actor);
  for (; wound && RECOVERY_BY_LEVEL[wound.level].hours <= hoursLeft; wound = firstWound(resolution, actor)) {
    hoursLeft -= RECOVERY_BY_LEVEL[wound.level].hours;
    tryToRecover(resolution, actor, wound);
  }
  const remark = because({ id: 'rested', hours, lost: wound ? hoursLeft : 0 });
  resolution.record({ type: 'remarked', what: remark, subject: actor });
}

function firstWound(resolution: Resolution<Sol>, who: CombatantId): Wound | undefined {
  return resolution.combatant(who).own.wounds[0];
}

/** Makes one BOD + WIL test for one wound. There is no wound penalty, and an available medkit adds dice. */
function tryToRecover(resolution: Resolution<Sol>, actor: CombatantId, wound: Wound): void {
  const who = resolution.combatant(actor);
  const { level } = wound;
  const { threshold, hours } = RECOVERY_BY_LEVEL[level];
  const pool = [...attributePool(who, 'BOD', 'WIL'), ...medkitSupport(resolution.encounter, who)];
  const check = thresholdTest(resolution, pool, threshold, because({ id: 'threshold', level, hours }));
  resolution.record({ type: 'checked', actor, purpose: because({ id: 'recovery' }), check });
  if (check.degree !== 'failure') healWound(resolution, actor, wound, because({ id: 'natural recovery' }));
}

/** The bonus of the best medkit that the fighter or an awake friend has. */
function medkitSupport({ combatants }: Encounter<Sol>, who: Fighter): readonly Modifier[] {
  const medkitRatings = combatants
    .filter(({ id, side, vitality }) => id === who.id || (side === who.side && vitality === 'up'))
    .map(({ sheet }) => sheet.medkit ?? 0);
  const bestRating = Math.max(0, ...medkitRatings);
  return bestRating > 0 ? [{ value: bestRating, why: because({ id: 'medkit' }) }] : [];
}

/** Heals one wound and frees its wound box on the sheet. A level 3 wound leaves a mark. */
function healWound(
  resolution: Resolution<Sol>,
  target: CombatantId,
  wound: Wound,
  from: Reason,
  actor?: CombatantId,
): void {
  closeWound(resolution, target, wound, from, actor);
  if (wound.level === 3) leaveMark(resolution, target, wound);
}

/** Closes a wound and frees its box, without leaving a mark. Also used when the GM removes a wound. */
export function closeWound(
  resolution: Resolution<Sol>,
  target: CombatantId,
  wound: Wound,
  from: Reason,
  actor?: CombatantId,
): void {
  const { level } = wound;
  const woundCountBefore = resolution.combatant(target).own.wounds.length;
  resolution.record({
    type: 'healed',
    target,
    from,
    came: because({ id: 'level wound', level }),
    steps: [],
    amount: level,
    before: woundCountBefore,
    after: woundCountBefore - 1,
    ...given({ actor }),
  });
  removeWound(resolution, target, wound);
}

/**
 * "Level 3 wounds will leave behind evidence": the player describes the mark, and the sheet keeps it. A GM's creature
 * gets a scar instead, so that no one has to wait for the GM.
 */
function leaveMark(resolution: Resolution<Sol>, target: CombatantId, { from, words }: Wound): void {
  const { sheet: sheetBefore, controller } = resolution.combatant(target);
  const questionReason = because({ id: 'mark for wound', who: target, from, ...given({ words }) });
  const mark =
    controller === undefined ? (words ?? SCAR) : resolution.askForWords(target, MARK_QUESTION, questionReason);
  const sheetAfter = { ...sheetBefore, marks: [...sheetBefore.marks, mark].slice(-MAX_MARKS) };
  resolution.record({ type: 'remarked', what: because({ id: 'mark', mark }), subject: target });
  resolution.record({
    type: 'sheet-changed',
    subject: target,
    why: because({ id: 'mark', mark }),
    before: sheetBefore,
    after: sheetAfter,
  });
}

/** The question about the mark that a healed wound leaves. */
export const MARK_QUESTION = 'mark';
/**
 * The mark that a healed wound without a description leaves on a GM's creature. Autopilot also gives this answer when
 * it is asked what mark a wound leaves.
 */
export const SCAR = 'scar';

/** The maximum number of marks from healed wounds on a sheet, as in its schema. The oldest are dropped first. */
const MAX_MARKS = 60;

interface TreatmentPlan {
  readonly healer: CombatantId;
  readonly patient: CombatantId;
  readonly rating: number;
  readonly wound: Wound;
}

/** Treats wounds during combat: one attempt on each wound, pass or fail, on oneself or a friend within reach. */
export const medkit = action<Sol, TreatmentPlan>({
  title: 'Medkit',
  cite: 'Injury and Recovery › Medkits; Ruling "Recovery"',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const healer = find(encounter, actor);
    if (!healer?.sheet.medkit || !checkCanPay(encounter, healer, houseValue(encounter, 'medkit-cost')).ok)
      return undefined;
    const targetIds = encounter.combatants
      .filter((who) => treatableWound(who).ok && isWithinReach(encounter, healer, who))
      .map(({ id }) => id);
    return targetIds.length > 0 ? { targets: targetIds } : undefined;
  },
  ways: (encounter) => [
    { helps: true, costs: [{ resource: ACTION_POINTS, points: houseValue(encounter, 'medkit-cost') }] },
  ],
  plan(encounter, { actor, targets = [actor] }) {
    if (targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
    const healer = find(encounter, actor);
    const patient = encounter.combatants.find(({ id }) => id === targets[0]);
    if (!healer || !patient)
      return no({ type: 'missing', what: 'target', known: encounter.combatants.map(({ name }) => name) });
    const rating = healer.sheet.medkit;
    if (!rating) return refuse('no-medkit', { name: healer.name });
    const wound = treatableWound(patient);
    if (!wound.ok) return wound;
    if (!isWithinReach(encounter, healer, patient)) {
      const meters = metersApart(encounter, healer, patient);
      return refuse('out-of-reach', { tool: 'medkit', target: patient.name, meters });
    }
    const costCheck = checkCanPay(encounter, healer, houseValue(encounter, 'medkit-cost'));
    return costCheck.ok ? ok({ healer: actor, patient: patient.id, rating, wound: wound.value }) : costCheck;
  },
  resolve: treatWound,
});

/** The wound that a medkit would treat: the oldest one of the lowest level that no medkit has been tried on. */
function treatableWound(patient: Fighter): Result<Wound, Refusal> {
  if (patient.vitality === 'dead') return no({ type: 'target-dead', name: patient.name });
  const { wounds } = patient.own;
  const [lowestWound] = wounds;
  if (!lowestWound) return refuse('no-wounds', { name: patient.name });
  const wound = wounds.find(({ level, tried }) => level === lowestWound.level && !tried);
  return wound ? ok(wound) : refuse('medkit-tried', { name: patient.name, level: lowestWound.level });
}

function treatWound(
  resolution: Resolution<Sol>,
  { healer: actor, patient: target, rating, wound }: TreatmentPlan,
  intent: Intent,
) {
  declare(resolution, intent, { targets: [target], tool: `Medkit ${rating}` });
  payPoints(resolution, actor, houseValue(resolution.encounter, 'medkit-cost'), MEDKIT_REASON);
  const healer = resolution.combatant(actor);
  const medkitDice = { value: rating, why: MEDKIT_REASON };
  const pool = [
    ...skillPool(healer, 'Medicine', 'LOG'),
    medkitDice,
    ...circumstanceModifiers(resolution.encounter, healer),
  ];
  const { level } = wound;
  const check = thresholdTest(
    resolution,
    pool,
    RECOVERY_BY_LEVEL[level].threshold,
    because({ id: 'threshold', level }),
  );
  resolution.record({ type: 'checked', actor, target, purpose: MEDKIT_REASON, check });
  // A medkit can be tried only once on a wound, so the wound records a failed attempt.
  if (check.degree === 'failure') changeWound(resolution, target, wound, { tried: true });
  else healWound(resolution, target, wound, MEDKIT_REASON, actor);
}

const MEDKIT_REASON = because({ id: 'medkit' });
