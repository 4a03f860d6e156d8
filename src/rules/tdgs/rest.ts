// TDGS › 8 Combat › Healing › Rest

import { action } from '../core/action.ts';
import { choose } from '../core/choose.ts';
import { declare } from '../core/declare.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { mend } from './armor.ts';
import { restore } from './hit-points.ts';
import { because } from './reasons.ts';
import type { Tdgs, TdgsResolution } from './sheet.ts';
import { renew } from './uses.ts';

export const RESTS = ['short', 'long'] as const;
export type Rest = (typeof RESTS)[number];

export const rest = action<Tdgs, { readonly actor: CombatantId; readonly kind: Rest; readonly intent: Intent }>({
  title: 'Rest',
  cite: '8 Combat › Healing › Rest',
  when: 'rest',
  kind: 'rest',
  offers: (encounter, actor) => (combatant(encounter, actor).vitality === 'dead' ? undefined : { manners: RESTS }),
  plan(encounter, intent) {
    const { actor, manner } = intent;
    const who = combatant(encounter, actor);
    if (who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who.name, as: 'dead' });
    const kind = restNamed(manner);
    return kind.ok ? ok({ actor, kind: kind.value, intent }) : kind;
  },
  resolve(resolution, { actor, kind, intent }) {
    declare(resolution, intent, { manner: kind });
    if (kind === 'short') restore(resolution, actor, 25, because({ id: 'rest', rest: 'short' }), actor);
    else longRest(resolution, actor);
  },
});

function restNamed(how: string | undefined): Result<Rest, Refusal> {
  if (how === undefined) return no({ type: 'missing', what: 'kind of rest', known: RESTS });
  return choose('kind of rest', how, RESTS);
}

const NIGHT = because({ id: 'rest', rest: 'long' });

/**
 * "Recover to full HP": the day is over. Ruling: conditions until removed end too, unless content or the GM says they
 * are lasting; a night is longer than any number of rounds.
 */
function longRest(resolution: TdgsResolution, actor: CombatantId): void {
  for (const condition of resolution.combatant(actor).conditions) {
    const { duration, facts } = condition;
    const ends =
      'left' in duration || duration.until === 'day' || (duration.until === 'removed' && facts?.lasting !== true);
    if (ends && facts?.knockout !== true)
      resolution.record({ type: 'condition-ended', subject: actor, condition, why: NIGHT });
  }
  mend(resolution, actor, NIGHT);
  for (const per of ['day', 'scene', 'round'] as const) renew(resolution, actor, per);
  restore(resolution, actor, 100, NIGHT, actor);
}
