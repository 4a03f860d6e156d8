// Dungeoneers › Wounds; Stress: what rests recover

import { combatant, track } from '../core/encounter.ts';
import { no, ok } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import { declare, oneWord, setTo } from './intent.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers } from './sheet.ts';
import { relieve, restore } from './stress.ts';

/** The kinds of rest. Ruling: how long they take is the table's; 10 minutes, a night, a day. */
export const RESTS = ['short', 'long', 'full'] as const;

interface Resting {
  readonly intent: Intent;
  readonly kind: (typeof RESTS)[number];
}

/**
 * A rest that has been completed; one that was broken off is not taken. Short: stress equal to endurance. Long: all
 * stress. Full: all stress and all wounds. Ruling: magica is full after any. Nothing heals the dead.
 */
export const rest = action<Dungeoneers, Resting>({
  title: 'Rest',
  brief: 'Short: stress by endurance. Long: all stress. Full: all stress and wounds. Magica is full after any.',
  cite: 'Wounds; Stress',
  when: 'rest',
  offers: (fight, by) => (combatant(fight, by).standing === 'dead' ? undefined : { how: RESTS }),
  plan(fight, intent) {
    const { name, standing } = combatant(fight, intent.by);
    if (standing === 'dead') return refuse('dead-stay-dead', { name });
    if (intent.how === undefined) return no({ type: 'missing', what: 'kind of rest', known: RESTS });
    const kind = oneWord(RESTS, intent.how, 'kind of rest');
    return kind.ok ? ok({ intent, kind: kind.value }) : kind;
  },
  resolve(scene, { intent, kind }) {
    declare(scene, intent, { how: kind });
    const { by } = intent;
    const { sheet } = scene.combatant(by);
    const stress = track(scene.combatant(by), 'stress').value;
    relieve(scene, by, kind === 'short' ? sheet.endurance : stress, `${kind} rest`);
    if (kind === 'full') restore(scene, by, track(scene.combatant(by), 'wounds').value, 'full rest');
    const { max } = track(scene.combatant(by), 'magica');
    if (max !== undefined) setTo(scene, by, 'magica', max, `${kind} rest`);
  },
});
