// TDGS › 8 Combat › Applying and Removing Conditions; 17 Damage › Conditions and Damage Types

import { type ActiveCondition, type CombatantId, type Duration, onTurn } from '../core/encounter.ts';
import type { Until } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { foes } from './acting.ts';
import type { ConditionName } from './condition-names.ts';
import { conditions } from './conditions.ts';
import { immuneTo } from './interactions.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { TdgsResolution } from './sheet.ts';

/** A condition to be put on somebody: what its box leaves to the source. */
export interface Infliction {
  readonly condition: ConditionName;
  readonly source?: CombatantId;
  readonly value?: number;
  readonly rounds?: number;
  readonly until?: Until;
  readonly note?: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Puts a condition on somebody. Refused for those immune to the only type it deals, and for one that is there already
 * and at least as strong. A second one refreshes a shorter duration; the higher value wins where the book says so;
 * Bleeding and Burning add up; poisons, and fears and charms of different sources, stand side by side.
 */
export function afflict(
  resolution: TdgsResolution,
  bearer: CombatantId,
  given: Infliction,
): Result<undefined, Refusal> {
  const who = resolution.combatant(bearer);
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  const read = complete(resolution, bearer, given);
  if (!read.ok) return read;
  const is = read.value;
  const entry = conditions[is.condition];
  const typeOf = is.facts?.type;
  const only = entry.onlyOfType === undefined ? undefined : typeof typeOf === 'string' ? typeOf : entry.onlyOfType;
  if (only !== undefined && immuneTo(who, only))
    return no(refusal('immune', { name: who.name, type: only, condition: is.condition }));
  const condition = asBorne(resolution, bearer, is);
  const before = who.conditions.find(({ key }) => key === condition.key);
  if (!before) {
    resolution.record({ type: 'condition-gained', subject: bearer, condition });
    return ok();
  }
  const after = together(before, condition);
  if (JSON.stringify(after) === JSON.stringify(before))
    return no(refusal('already', { name: who.name, condition: is.condition }));
  resolution.record({ type: 'condition-changed', subject: bearer, before, after, why: because({ id: 'again' }) });
  if (entry.stacking === 'adds' && after.value !== undefined)
    resolution.record({
      type: 'remarked',
      what: because({ id: 'adds up', condition: after.name, value: after.value }),
      subject: bearer,
    });
  return ok();
}

function asBorne(resolution: TdgsResolution, bearer: CombatantId, is: Infliction): ActiveCondition<ConditionName> {
  const { condition: name, source, value, note } = is;
  const facts = is.until === 'lasting' ? { ...is.facts, lasting: true } : is.facts;
  return {
    key: keyOf(is),
    name,
    ...(source !== undefined && { source }),
    ...(value !== undefined && { value }),
    ...(note !== undefined && { note }),
    ...(facts !== undefined && { facts }),
    duration: durationOf(resolution, bearer, is),
  };
}

function keyOf({ condition: name, source, note, facts }: Infliction): string {
  const { stacking } = conditions[name];
  if (name === 'Enchanted') return `${name}: ${facts?.spell ?? ''} ${facts?.interaction} ${facts?.type}`.toLowerCase();
  if (stacking === 'by name') return `${name}: ${(note ?? (name === 'Poisoned' ? 'poison' : 'unnamed')).toLowerCase()}`;
  return stacking === 'by source' && source !== undefined ? `${name}: ${source}` : name;
}

/** Ruling: n rounds end at the end of the bearer's n-th turn after this, the running turn not counted. */
function durationOf(
  resolution: TdgsResolution,
  bearer: CombatantId,
  { condition, rounds, until }: Infliction,
): Duration {
  if (until !== undefined && rounds === undefined) return { until: until === 'lasting' ? 'removed' : until };
  const { unless } = conditions[condition];
  const count = rounds ?? (typeof unless === 'number' ? unless : undefined);
  if (count === undefined) return { until: unless === 'removed' ? 'removed' : 'scene' };
  const running = onTurn(resolution.encounter).some(({ id }) => id === bearer);
  return { until: 'turn-end', of: bearer, left: running ? count + 1 : count };
}

/** One condition of two of the same key. */
function together(
  before: ActiveCondition<ConditionName>,
  next: ActiveCondition<ConditionName>,
): ActiveCondition<ConditionName> {
  const stacking = conditions[before.name].stacking;
  const longer = { ...before, ...longerOf(before, next) };
  if (stacking === 'adds') return { ...longer, value: (before.value ?? 0) + (next.value ?? 0) };
  if (stacking === 'highest') {
    const [first, second] = [strength(before), strength(next)];
    // "Highest value wins": the lower is dropped; of two alike the longer counts.
    if (first === second) return longer;
    return second > first ? next : before;
  }
  if (before.facts?.knockout === true) return before;
  return next.facts?.gear === undefined ? longer : next;
}

/** How long the longer of the two lasts; a lasting one stays lasting. */
function longerOf(before: ActiveCondition<ConditionName>, next: ActiveCondition<ConditionName>) {
  const facts = next.facts?.lasting === true ? { facts: { ...before.facts, lasting: true } } : {};
  return { duration: longest(before.duration, next.duration), ...facts };
}

function strength({ name, value }: ActiveCondition<ConditionName>): number {
  return value ?? (conditions[name].raises === undefined ? 0 : 2);
}

const NAMED = ['rounds-stop', 'scene', 'day', 'removed'] as const;

/** The longer of two durations: rounds < until they stop < the scene < the day < until removed. */
function longest(a: Duration, b: Duration): Duration {
  const rank = (of: Duration) => ('left' in of ? of.left : 1_000_000 * (NAMED.indexOf(of.until) + 1));
  return rank(b) > rank(a) ? b : a;
}

/** What the GM leaves out. What a condition cannot say in a note has an action of its own. */
function complete(resolution: TdgsResolution, bearer: CombatantId, is: Infliction): Result<Infliction, Refusal> {
  if (is.facts !== undefined) return ok(is);
  if (is.condition === 'Enchanted') return no(refusal('by-action', { condition: is.condition, action: 'ward' }));
  if (is.condition === 'In Hazard') return no(refusal('by-action', { condition: is.condition, action: 'hazard' }));
  return ok(unseenByAll(resolution, bearer, is));
}

/** Hidden from whom: from every foe, where the GM does not say. */
function unseenByAll(resolution: TdgsResolution, bearer: CombatantId, is: Infliction): Infliction {
  if (is.condition !== 'Hidden' || is.facts !== undefined) return is;
  return { ...is, facts: Object.fromEntries(foes(resolution.encounter, bearer).map(({ id }) => [id, true])) };
}
