// Project Sol › Combat Sequence › 1. Determining Awareness

import { action } from '../core/action.ts';
import { declare } from '../core/declare.ts';
import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId, type Duration } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Affliction } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import { conditions } from './conditions.ts';
import { POINTS_SURPRISED, points, setPoints } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Sol } from './sheet.ts';
import { circumstances, paired, thresholdTest } from './tests.ts';
import { LONGEST_WORDS, takeWound } from './wounds.ts';

/** The threshold of the Surprise Test: "Reaction + Intuition (3), Instant". */
const THRESHOLD = 3;

/** The GM says who may be surprised: each of them tests at once, before rounds begin. It costs nothing. */
export const surprise = action<Sol, { readonly tested: readonly CombatantId[] }>({
  title: 'Surprise Test',
  cite: 'Combat Sequence › 1. Determining Awareness',
  when: 'always',
  gm: true,
  offers({ phase, combatants }) {
    if (phase !== 'gathering' && phase !== 'aftermath') return undefined;
    return { targets: combatants.filter(({ vitality }) => vitality === 'up').map(({ id }) => id) };
  },
  ways: ({ combatants }) => [
    {
      several: { least: 1, usual: combatants.filter(({ controller }) => controller !== undefined).map(({ id }) => id) },
    },
  ],
  plan({ phase, combatants }, { actor, targets = [actor] }) {
    if (phase === 'fighting' || phase === 'ended') return refuse('surprise-late');
    const called = combatants.filter(({ id }) => targets.includes(id));
    if (called.length === 0) return no({ type: 'missing', what: 'target', known: combatants.map(({ name }) => name) });
    const dead = called.find(({ vitality }) => vitality === 'dead');
    if (dead) return no({ type: 'target-dead', name: dead.name });
    return ok({ tested: called.map(({ id }) => id) });
  },
  resolve(resolution, { tested }, intent) {
    declare(resolution, intent, { targets: tested });
    for (const who of tested) surpriseTest(resolution, who);
  },
});

/** A new test takes the place of an earlier one. */
function surpriseTest(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  const pool = [...paired(combatant, 'REA', 'INT'), ...circumstances(resolution.encounter, combatant)];
  const check = thresholdTest(resolution, pool, THRESHOLD);
  resolution.record({ type: 'checked', actor: who, purpose: because({ id: 'surprise' }), check });
  if (check.degree !== 'failure') endCondition(resolution, who, 'surprised', because({ id: 'not surprised' }));
  else if (!bears(combatant, 'surprised')) beSurprised(resolution, who);
}

export function beSurprised(resolution: Resolution<Sol>, bearer: CombatantId): void {
  const condition = { key: 'surprised', name: 'surprised', duration: { until: 'rounds-stop' } } as const;
  resolution.record({ type: 'condition-gained', subject: bearer, condition });
}

// Project Sol › what the GM or content puts on somebody

/** Most rounds a condition can be given. */
const MOST_ROUNDS = 100;

/** A wound takes a box like any other; what follows of itself cannot be put on; the rest does not stack: the new one counts. */
export function afflict(
  resolution: Resolution<Sol>,
  bearer: CombatantId,
  affliction: Affliction<Sol>,
): Result<undefined, Refusal> {
  const { condition: name, source, rounds, note } = affliction;
  const who = resolution.combatant(bearer);
  const { derived, value: bounds, lasts } = conditions[name];
  if (who.vitality === 'dead') return no({ type: 'target-dead', name: who.name });
  if (derived) return refuse('follows-of-itself', { condition: name });
  const value = affliction.value ?? bounds?.usual;
  if (bounds && value !== undefined && (!Number.isInteger(value) || value < bounds.least || value > bounds.most))
    return no({ type: 'out-of-bounds', what: name, least: bounds.least, most: bounds.most });
  if (rounds !== undefined && (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS))
    return no({ type: 'out-of-bounds', what: 'rounds', least: 1, most: MOST_ROUNDS });
  if (name === 'wound') return ok(wound(resolution, bearer, value ?? 1, note));
  if (name === 'surprised') return ok(surprised(resolution, bearer));
  const duration: Duration = rounds === undefined ? { until: lasts } : { until: 'round-end', left: rounds };
  const after = { key: name, name, duration, ...given({ source, value: bounds && value, note }) };
  if (name === 'good cover') endCondition(resolution, bearer, 'partial cover', because({ id: 'other cover' }));
  if (name === 'partial cover') endCondition(resolution, bearer, 'good cover', because({ id: 'other cover' }));
  const before = bears(who, name);
  if (before)
    resolution.record({ type: 'condition-changed', subject: bearer, before, after, why: because({ id: 'anew' }) });
  else resolution.record({ type: 'condition-gained', subject: bearer, condition: after });
  return ok();
}

/** A hazard's wound, or one the story asks for: of that level, without test or soak. */
function wound(resolution: Resolution<Sol>, bearer: CombatantId, level: number, note: string | undefined): undefined {
  const from = note === undefined ? because({ id: 'GM’s word' }) : because({ id: 'said', words: note });
  const words = note?.slice(0, LONGEST_WORDS);
  takeWound(resolution, bearer, { level, steps: [{ why: from, plus: level, left: level }], from, ...given({ words }) });
}

/** The GM's word instead of the test: while rounds run already, at most one point is left at once. */
function surprised(resolution: Resolution<Sol>, bearer: CombatantId): undefined {
  const who = resolution.combatant(bearer);
  if (!bears(who, 'surprised')) beSurprised(resolution, bearer);
  if (resolution.encounter.phase === 'fighting' && points(who) > POINTS_SURPRISED)
    setPoints(resolution, bearer, POINTS_SURPRISED, because({ id: 'surprised' }));
}
