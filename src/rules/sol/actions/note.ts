// Project Sol › Damage in Combat › Wounds: what a wound is in the story

import { action } from '../../core/action.ts';
import { choose } from '../../core/choose.ts';
import { declare } from '../../core/declare.ts';
import { type CombatantId, combatant, find } from '../../core/encounter.ts';
import { ok } from '../../core/result.ts';
import { refuse } from '../refusals.ts';
import type { Sol } from '../sheet.ts';
import type { Wound } from '../state.ts';
import { changeWound, LONGEST_WORDS, woundName } from '../wounds.ts';

interface Note {
  readonly subject: CombatantId;
  readonly wound: Wound;
  readonly name: string;
  readonly words: string;
}

/** What a wound is in the story, in the words of the one who bears it: "a broken rib". At any time, without cost. */
export const note = action<Sol, Note>({
  title: 'Note a Wound',
  cite: 'Damage in Combat › Wounds',
  when: 'always',
  kind: 'test',
  offers(encounter, actor) {
    const wounds = find(encounter, actor)?.own.wounds ?? [];
    return wounds.length > 0 ? { tools: wounds.map((wound) => woundName(wounds, wound)) } : undefined;
  },
  ways(encounter, actor) {
    const { wounds } = combatant(encounter, actor).own;
    return wounds.map((wound) => ({ tool: woundName(wounds, wound), words: 'wound' }));
  },
  plan(encounter, { actor, tool: typed, words }) {
    const { name, own } = combatant(encounter, actor);
    const [last] = own.wounds.toSorted((a, b) => b.number - a.number);
    if (!last) return refuse('no-wounds', { name });
    const named = own.wounds.map((wound) => ({ wound, name: woundName(own.wounds, wound) }));
    const chosen = choose('wound', typed ?? woundName(own.wounds, last), named);
    if (!chosen.ok) return chosen;
    const said = words?.trim().slice(0, LONGEST_WORDS) ?? '';
    return said === ''
      ? refuse('no-words', { wound: chosen.value.name })
      : ok({ subject: actor, ...chosen.value, words: said });
  },
  resolve(resolution, { subject, wound, name, words }, intent) {
    declare(resolution, intent, { tool: name });
    changeWound(resolution, subject, wound, { words });
  },
});
