// TDGS › 8 Combat › Applying and Removing Conditions; 3 Resolution › Resist; 15 Equipment; 17 Damage › Conditions and
// Damage Types

import { displayName, isOwnCondition, ownKey } from '../core/condition.ts';
import { type CombatantId, type ConditionForm, type Duration, onTurn } from '../core/encounter.ts';
import type { Until } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { endCondition } from '../core/resolution.ts';
import { enemiesOf } from './acting.ts';
import { wornArmor } from './armor.ts';
import { resolveAttempt } from './attack-roll.ts';
import { type AnyCondition, type BearerCondition, entryOf } from './conditions.ts';
import { isImmuneTo } from './damage.ts';
import { because, itemReason } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Armor, InflictedCondition, TdgsResolution } from './sheet.ts';
import { fearModifiers } from './sight.ts';
import { apparentStat, statAsModifier } from './stats.ts';

/** A condition to put on someone, with the details that depend on the spell, weapon or trait that causes it. */
interface Infliction {
  readonly condition: AnyCondition;
  readonly form?: ConditionForm;
  readonly source?: CombatantId;
  readonly value?: number;
  readonly rounds?: number;
  readonly until?: Until;
  readonly note?: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Puts a condition on a combatant. Refuses if the bearer is immune to the only damage type that the condition deals, or
 * if the bearer has the condition already and nothing would change. A second condition with the same key lengthens a
 * shorter duration. The higher value wins where the book says so; Bleeding and Burning add up. Different poisons are
 * kept separate, and so are fears and charms from different sources.
 */
export function afflict(
  resolution: TdgsResolution,
  bearer: CombatantId,
  requested: Infliction,
): Result<undefined, Refusal> {
  const who = resolution.combatant(bearer);
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  const inflictionResult = completedInfliction(resolution, bearer, requested);
  if (!inflictionResult.ok) return inflictionResult;
  const infliction = inflictionResult.value;
  const entry = entryOf(nameAndFormOf(infliction));
  const statedDamageType = infliction.facts?.type;
  const onlyDamageType =
    entry.onlyOfType === undefined
      ? undefined
      : typeof statedDamageType === 'string'
        ? statedDamageType
        : entry.onlyOfType;
  if (onlyDamageType !== undefined && isImmuneTo(who, onlyDamageType))
    return no(
      refusal('immune', { name: who.name, type: onlyDamageType, condition: displayName(infliction.condition) }),
    );
  const condition = bearerCondition(resolution, bearer, infliction);
  const oldCondition = who.conditions.find(({ key }) => key === condition.key);
  if (!oldCondition) {
    resolution.record({ type: 'condition-gained', subject: bearer, condition });
    return ok();
  }
  const combinedCondition = combineConditions(oldCondition, condition);
  if (JSON.stringify(combinedCondition) === JSON.stringify(oldCondition))
    return no(refusal('already', { name: who.name, condition: displayName(infliction.condition) }));
  resolution.record({
    type: 'condition-changed',
    subject: bearer,
    before: oldCondition,
    after: combinedCondition,
    why: because({ id: 'again' }),
  });
  if (entry.stacking === 'adds' && combinedCondition.value !== undefined)
    resolution.record({
      type: 'remarked',
      what: because({ id: 'adds up', condition: combinedCondition.name, value: combinedCondition.value }),
      subject: bearer,
    });
  return ok();
}

/** The name of the bearer's condition and, if it is a GM's own condition, its definition. */
function nameAndFormOf({ condition: name, form }: Infliction): Pick<BearerCondition, 'name' | 'form'> {
  return form === undefined ? { name } : { name, form };
}

function bearerCondition(resolution: TdgsResolution, bearer: CombatantId, infliction: Infliction): BearerCondition {
  const { source, value, note } = infliction;
  const facts = infliction.until === 'lasting' ? { ...infliction.facts, lasting: true } : infliction.facts;
  return {
    key: conditionKeyOf(infliction),
    ...nameAndFormOf(infliction),
    ...(source !== undefined && { source }),
    ...(value !== undefined && { value }),
    ...(note !== undefined && { note }),
    ...(facts !== undefined && { facts }),
    duration: durationOf(resolution, bearer, infliction),
  };
}

function conditionKeyOf(infliction: Infliction): string {
  const { condition: name, source, note, facts } = infliction;
  const { stacking } = entryOf(nameAndFormOf(infliction));
  if (isOwnCondition(name))
    return ownKey(name, stacking === 'by name' ? (note ?? 'unnamed') : stacking === 'by source' ? source : undefined);
  if (name === 'Enchanted') return `${name}: ${facts?.spell ?? ''} ${facts?.interaction} ${facts?.type}`.toLowerCase();
  if (stacking === 'by name') return `${name}: ${(note ?? (name === 'Poisoned' ? 'poison' : 'unnamed')).toLowerCase()}`;
  return stacking === 'by source' && source !== undefined ? `${name}: ${source}` : name;
}

/**
 * How long a condition lasts. Ruling: n rounds end at the end of the bearer's n-th turn from now on, not counting the
 * current turn.
 */
function durationOf(resolution: TdgsResolution, bearer: CombatantId, infliction: Infliction): Duration {
  const { rounds, until } = infliction;
  if (until !== undefined && rounds === undefined) return { until: until === 'lasting' ? 'removed' : until };
  const { unless } = entryOf(nameAndFormOf(infliction));
  const roundCount = rounds ?? (typeof unless === 'number' ? unless : undefined);
  if (roundCount === undefined) return { until: unless === 'removed' ? 'removed' : 'scene' };
  const isBearersTurn = onTurn(resolution.encounter).some(({ id }) => id === bearer);
  return { until: 'turn-end', of: bearer, left: isBearersTurn ? roundCount + 1 : roundCount };
}

/** Combines an old condition with a new one that has the same key. */
function combineConditions(before: BearerCondition, next: BearerCondition): BearerCondition {
  const { stacking } = entryOf(next);
  // For a GM's own condition, the latest definition applies.
  const mergedCondition = {
    ...before,
    ...(next.form !== undefined && { form: next.form }),
    ...longerDurationFields(before, next),
  };
  if (stacking === 'adds') return { ...mergedCondition, value: (before.value ?? 0) + (next.value ?? 0) };
  if (stacking === 'highest') {
    const [oldStrength, newStrength] = [conditionStrength(before), conditionStrength(next)];
    // "Highest value wins": the condition with the lower value is dropped. If both values are equal, the longer
    // duration counts.
    if (oldStrength === newStrength) return mergedCondition;
    return newStrength > oldStrength ? next : before;
  }
  if (before.facts?.knockout === true) return before;
  return next.facts?.gear === undefined ? mergedCondition : next;
}

/**
 * Returns the longer of the two conditions' durations. If either condition is marked as `lasting`, so is the result.
 */
function longerDurationFields(before: BearerCondition, next: BearerCondition) {
  const factsField = next.facts?.lasting === true ? { facts: { ...before.facts, lasting: true } } : {};
  return { duration: longerDuration(before.duration, next.duration), ...factsField };
}

function conditionStrength(condition: BearerCondition): number {
  return condition.value ?? (entryOf(condition).raises === undefined ? 0 : 2);
}

const NAMED_DURATIONS = ['rounds-stop', 'scene', 'day', 'removed'] as const;

/**
 * Returns the longer of two durations. From shortest to longest: rounds, until the rounds stop, the scene, the day,
 * until removed.
 */
function longerDuration(a: Duration, b: Duration): Duration {
  const durationRank = (duration: Duration) =>
    'left' in duration ? duration.left : 1_000_000 * (NAMED_DURATIONS.indexOf(duration.until) + 1);
  return durationRank(b) > durationRank(a) ? b : a;
}

/**
 * Completes a condition that the GM adds. Refuses conditions that need more details, because those have their own
 * action.
 */
function completedInfliction(
  resolution: TdgsResolution,
  bearer: CombatantId,
  infliction: Infliction,
): Result<Infliction, Refusal> {
  if (infliction.facts !== undefined) return ok(infliction);
  if (infliction.condition === 'Enchanted')
    return no(refusal('by-action', { condition: infliction.condition, action: 'ward' }));
  if (infliction.condition === 'In Hazard')
    return no(refusal('by-action', { condition: infliction.condition, action: 'hazard' }));
  return ok(withEnemiesUnaware(resolution, bearer, infliction));
}

/** If the GM doesn't say who a combatant is hidden from, it is hidden from every enemy. */
function withEnemiesUnaware(resolution: TdgsResolution, bearer: CombatantId, infliction: Infliction): Infliction {
  if (infliction.condition !== 'Hidden' || infliction.facts !== undefined) return infliction;
  return {
    ...infliction,
    facts: Object.fromEntries(enemiesOf(resolution.encounter, bearer).map(({ id }) => [id, true])),
  };
}

/**
 * Applies a condition that a hit, a spell or an item causes. Ruling: no further roll is made unless the hit, spell or
 * item names a difficulty to resist it, and the dead get no conditions. A critical lengthens a duration in rounds by
 * its magnitude.
 */
export function inflictCondition(
  resolution: TdgsResolution,
  target: CombatantId,
  requested: InflictedCondition,
  {
    actor,
    from,
    magnitude,
    facts,
  }: {
    readonly actor?: CombatantId;
    readonly from?: string;
    readonly magnitude?: number;
    readonly facts?: Readonly<Record<string, string | number | boolean>>;
  },
): void {
  const who = resolution.combatant(target);
  if (who.vitality === 'dead') return;
  if (requested.difficulty !== undefined) {
    const stat = requested.resist ?? 'CON';
    const modifiers = [
      statAsModifier(apparentStat(who, stat), 1),
      { value: -requested.difficulty, why: difficultyReason(from, actor) },
      ...fearModifiers(resolution.encounter, who),
    ];
    const hasResisted = resolveAttempt(resolution, {
      actor: target,
      purpose: because({ id: 'resist', condition: requested.condition }),
      modifiers,
    }).success;
    if (hasResisted) return;
  }
  const { condition, value, lasting, note, type } = requested;
  const rounds = requested.rounds === undefined ? undefined : lengthenedRounds(requested.rounds, magnitude);
  const conditionFacts = {
    ...facts,
    ...(type !== undefined && { type }),
    ...(requested.difficulty !== undefined && { difficulty: requested.difficulty }),
  };
  const afflictResult = afflict(resolution, target, {
    condition,
    ...(actor !== undefined && { source: actor }),
    ...(value !== undefined && { value }),
    ...(rounds !== undefined && { rounds }),
    ...(lasting !== undefined && { until: lasting }),
    ...(note === undefined ? condition === 'Poisoned' && from !== undefined && { note: from } : { note }),
    ...(Object.keys(conditionFacts).length > 0 && { facts: conditionFacts }),
  });
  if (!afflictResult.ok && afflictResult.why.type === 'rule' && afflictResult.why.rule === 'tdgs/immune')
    resolution.record({
      type: 'remarked',
      what: because({ id: 'immune', condition, type: String(afflictResult.why.facts.type) }),
      subject: target,
    });
}

function difficultyReason(from: string | undefined, owner: CombatantId | undefined): Reason {
  return because({
    id: 'difficulty',
    ...(from !== undefined && { of: itemReason(from) }),
    ...(owner !== undefined && { owner }),
  });
}

/** Ruling: a critical of magnitude 1 to 4 lengthens a duration in rounds: +1, +2, +50% (at least +1), doubled. */
export function lengthenedRounds(rounds: number, magnitude: number | undefined): number {
  switch (magnitude) {
    case 1:
      return rounds + 1;
    case 2:
      return rounds + 2;
    case 3:
      return Math.max(rounds + 1, Math.floor((rounds * 3) / 2));
    case 4:
      return rounds * 2;
    default:
      return rounds;
  }
}

/** Ends Invisible and Hidden. Ruling: attacking (also with a harmful spell), grabbing and shoving do this. */
export function reveal(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  endInvisibility(resolution, actor, why);
  endCondition(resolution, actor, 'Hidden', why);
}

/**
 * "Broken: when you attack or interact physically": touching someone, or casting a spell on them, ends Invisible, but
 * not Hidden.
 */
export function endInvisibility(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  endCondition(resolution, actor, 'Invisible', why);
}

/** Adds the conditions from a combatant's nature and gear when it enters combat. */
export function addOwnConditions(resolution: TdgsResolution, subject: CombatantId): void {
  const { sheet } = resolution.combatant(subject);
  for (const infliction of sheet.innate) inflictCondition(resolution, subject, infliction, {});
  for (const piece of wornArmor(sheet)) addGearConditions(resolution, subject, piece);
}

/**
 * Adds the conditions that a piece of gear gives ("certain gear"). They last while the gear is worn, through any rest,
 * unless the gear gives them a duration. A condition that ends early comes back only when the gear is put on again.
 */
function addGearConditions(resolution: TdgsResolution, subject: CombatantId, { name, inflicts = [] }: Armor): void {
  for (const infliction of inflicts) {
    const inflictionWithDuration =
      infliction.rounds === undefined ? { ...infliction, lasting: infliction.lasting ?? 'lasting' } : infliction;
    inflictCondition(resolution, subject, inflictionWithDuration, { from: name, facts: { gear: name } });
  }
}

/** Updates conditions after a change of gear. Conditions from gear end when it is taken off. */
export function updateGearConditions(resolution: TdgsResolution, subject: CombatantId, before: readonly Armor[]): void {
  const wornPieces = wornArmor(resolution.combatant(subject).sheet);
  const containsPiece = (pieces: readonly Armor[], name: unknown) => pieces.some((piece) => piece.name === name);
  for (const condition of resolution.combatant(subject).conditions) {
    const gearName = condition.facts?.gear;
    if (gearName !== undefined && !containsPiece(wornPieces, gearName))
      resolution.record({ type: 'condition-ended', subject, condition, why: because({ id: 'gear off' }) });
  }
  for (const piece of wornPieces) if (!containsPiece(before, piece.name)) addGearConditions(resolution, subject, piece);
}
