// Project Sol › Combat Sequence › 1. Determining Awareness

import { action } from '../core/action.ts';
import { declare } from '../core/declare.ts';
import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import { no, ok } from '../core/result.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Sol } from './sheet.ts';
import { circumstances, paired, thresholdTest } from './tests.ts';

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
