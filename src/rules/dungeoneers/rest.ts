// Dungeoneers › Wounds; Stress: what rests recover

import { action } from '../core/action.ts';
import { combatant, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { no, ok } from '../core/refusal.ts';
import { declare, oneWord, setTo } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers } from './sheet.ts';
import { relieve, restore } from './stress.ts';

/** The kinds of rest. Ruling: the table decides how long they take; for example 10 minutes, a night, a day. */
export const RESTS = ['short', 'long', 'full'] as const;

interface Resting {
  readonly intent: Intent;
  readonly kind: (typeof RESTS)[number];
}

/**
 * A completed rest; an interrupted one doesn't count. Short: stress equal to endurance. Long: all stress. Full: all
 * stress and all wounds. Ruling: magica is full after any. Nothing heals the dead.
 */
export const rest = action<Dungeoneers, Resting>({
  title: 'Rest',
  cite: 'Wounds; Stress',
  when: 'rest',
  kind: 'rest',
  offers: (fight, by) => (combatant(fight, by).vitality === 'dead' ? undefined : { manners: RESTS }),
  plan(fight, intent) {
    const { name, vitality } = combatant(fight, intent.actor);
    if (vitality === 'dead') return refuse('dead-stay-dead', { name });
    if (intent.manner === undefined) return no({ type: 'missing', what: 'kind of rest', known: RESTS });
    const kind = oneWord(RESTS, intent.manner, 'kind of rest');
    return kind.ok ? ok({ intent, kind: kind.value }) : kind;
  },
  resolve(resolution, { intent, kind }) {
    declare(resolution, intent, { manner: kind });
    const from = because({ id: 'rest', kind });
    for (const condition of resolution.combatant(intent.actor).conditions)
      if ('left' in condition.duration)
        resolution.record({ type: 'condition-ended', subject: intent.actor, condition, why: from });
    const { actor } = intent;
    const { sheet } = resolution.combatant(actor);
    const stress = resource(resolution.combatant(actor), 'stress').value;
    relieve(resolution, actor, kind === 'short' ? sheet.endurance : stress, from);
    if (kind === 'full') restore(resolution, actor, resource(resolution.combatant(actor), 'wounds').value, from);
    const { max } = resource(resolution.combatant(actor), 'magica');
    if (max !== undefined) setTo(resolution, actor, 'magica', max, from);
  },
});
