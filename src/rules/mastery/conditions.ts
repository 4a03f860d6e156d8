// Combat Rules v1.3 › Combat Flow › Advantage and Status Effects; also the conditions in other sections of the book

import { type ConditionEntry, displayName, entryIn, isOwnCondition, ownKey } from '../core/condition.ts';
import type { ActiveCondition, CombatantId, Duration, OwnConditionName } from '../core/encounter.ts';
import { isOnTurn } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Affliction } from '../core/intent.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import * as schema from '../core/schema.ts';
import { CONDITIONS, type ConditionName } from './names.ts';
import { refusal } from './refusals.ts';
import type { Fighter, Mastery } from './sheet.ts';

/** A condition: its effect on rolls, and whether it costs the next turn. */
interface Condition extends ConditionEntry {
  /** A penalty to all rolls. If there are several, only the largest counts. */
  readonly tires?: number;
  /** A penalty to the next defense. That defense ends the condition. */
  readonly unguards?: number;
  /** True if the bearer loses its next turn. */
  readonly losesTurn?: true;
  /** True if the condition ends when the bearer collapses. */
  readonly whileUp?: true;
  readonly lasts: (typeof DURATIONS)[number];
}

const DURATIONS = ['scene', 'removed', 'lost turn', 'next turn'] as const;

/** The largest penalty that a GM's own condition can have. The book's are −1 and −2. */
const LARGEST_PENALTY = -20;

/** What a GM's own condition can do. */
export const ownCondition = schema.object({
  kind: schema.optional(schema.oneOf(['buff', 'debuff'])),
  tires: schema.optional(schema.integer(LARGEST_PENALTY, -1)),
  unguards: schema.optional(schema.integer(LARGEST_PENALTY, -1)),
  losesTurn: schema.flag(),
  whileUp: schema.flag(),
  lasts: schema.withDefault(schema.oneOf(DURATIONS), 'scene'),
});

/** What each condition does. A missing condition is a compile error. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  Exhausted: {
    cite: 'Fatigue and Stamina Calculation › Stamina Impact',
    kind: 'debuff',
    tires: -2,
    derived: true,
    lasts: 'removed',
  },
  Unsteady: {
    cite: 'Stability Rolls',
    kind: 'debuff',
    derived: true,
    whileUp: true,
    lasts: 'removed',
  },
  Recovering: {
    cite: 'Stability Rolls › Outcomes',
    kind: 'debuff',
    losesTurn: true,
    whileUp: true,
    lasts: 'lost turn',
  },
  Advantage: {
    cite: 'Rolling for Offense and Defense › Critical Advantage/Disadvantage',
    kind: 'buff',
    lasts: 'scene',
  },
  Prepared: {
    cite: 'Combat Flow › Declare Actions; House',
    kind: 'buff',
    whileUp: true,
    lasts: 'next turn',
  },
  Stunned: {
    cite: 'Combat Flow › Advantage and Status Effects; House',
    kind: 'debuff',
    losesTurn: true,
    lasts: 'lost turn',
  },
  Fatigued: {
    cite: 'Combat Flow › Advantage and Status Effects; House',
    kind: 'debuff',
    tires: -2,
    lasts: 'removed',
  },
  Disoriented: {
    cite: 'Combat Flow › Advantage and Status Effects; House',
    kind: 'debuff',
    unguards: -1,
    lasts: 'scene',
  },
  Status: {
    cite: 'Combat Flow › Advantage and Status Effects',
    lasts: 'scene',
  },
};

type AnyConditionName = ConditionName | OwnConditionName;
type BearerCondition = ActiveCondition<ConditionName>;

/** What a condition does: the book's entry, or the definition of a GM's own condition. */
export function entryOf(condition: Pick<BearerCondition, 'name' | 'form'>): Omit<Condition, 'cite'> {
  return entryIn(conditions, condition);
}

/** A fighter's conditions in the order of `CONDITIONS`, with a GM's own conditions last. */
export function conditionsInOrder(who: Fighter): readonly BearerCondition[] {
  const catalogIndex = ({ name }: BearerCondition) =>
    isOwnCondition(name) ? CONDITIONS.length : CONDITIONS.indexOf(name);
  return who.conditions.toSorted((one, other) => catalogIndex(one) - catalogIndex(other));
}

/** The optional details of a condition. */
type ConditionDetails = Pick<ActiveCondition, 'source' | 'note' | 'facts' | 'form'>;

/** Gives a combatant a condition. Conditions don't stack: if the bearer already has it, nothing is recorded. */
export function gainCondition(
  resolution: Resolution<Mastery>,
  subject: CombatantId,
  name: AnyConditionName,
  details: ConditionDetails = {},
  rounds?: number,
): void {
  const key = keyOf(name, details.note);
  if (resolution.combatant(subject).conditions.some((active) => active.key === key)) return;
  const condition = {
    key,
    name,
    duration: durationOf(resolution, subject, entryOf({ name, ...details }), rounds),
    ...details,
  };
  resolution.record({ type: 'condition-gained', subject, condition });
}

/** The key of a condition. Statuses in the GM's own words have different keys if the words differ. */
function keyOf(name: AnyConditionName, note: string | undefined): string {
  if (isOwnCondition(name)) return ownKey(name);
  return name === 'Status' && note !== undefined ? `${name}: ${note.toLowerCase()}` : name;
}

/**
 * How long a condition lasts: as its entry says, or for the given number of rounds. For a condition that costs turns,
 * `rounds` is the number of lost turns.
 */
function durationOf(
  resolution: Resolution<Mastery>,
  bearer: CombatantId,
  { lasts }: Pick<Condition, 'lasts'>,
  rounds: number | undefined,
): Duration {
  if (lasts === 'lost turn') {
    // The count of lost turns goes down at the end of each of the bearer's turns. If the bearer gets the condition
    // during a turn of their own, they don't lose that turn, but its end counts too. So the count starts one higher.
    const currentTurnCount = isOnTurn(resolution.encounter, bearer) ? 1 : 0;
    return { until: 'turn-end', of: bearer, left: (rounds ?? 1) + currentTurnCount };
  }
  if (rounds !== undefined) return { until: 'round-end', left: rounds };
  if (lasts === 'next turn') return { until: 'turn-start', of: bearer, left: 1 };
  return { until: lasts };
}

/** The maximum number of rounds that a condition can be given for. */
const MAX_CONDITION_ROUNDS = 100;

/**
 * Gives a combatant a condition that the GM chose ("apply any relevant status effects"). Refuses conditions that depend
 * on stamina, and those the combatant already has.
 */
export function afflict(
  resolution: Resolution<Mastery>,
  subject: CombatantId,
  { condition, form, source, note, rounds }: Affliction<Mastery>,
): Result<undefined, Refusal> {
  const who = resolution.combatant(subject);
  if (entryOf({ name: condition, ...given({ form }) }).derived) return no(refusal('follows-of-stamina', { condition }));
  if (condition === 'Status' && note === undefined) return no(refusal('status-needs-words'));
  const key = keyOf(condition, note);
  if (who.conditions.some((active) => active.key === key))
    return no(
      refusal('already', { name: who.name, condition: condition === 'Status' ? (note ?? '') : displayName(condition) }),
    );
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1 && rounds <= MAX_CONDITION_ROUNDS))
    return no({ type: 'out-of-bounds', what: 'rounds', least: 1, most: MAX_CONDITION_ROUNDS });
  gainCondition(resolution, subject, condition, given({ source, note, form }), rounds);
  return ok();
}
