// Project Sol › Damage in Combat › Wounds: "note the in-character wound taken in the box"

import { type ActiveCondition, type CombatantId, find } from '../../core/encounter.ts';
import { near } from '../../core/refusal.ts';
import { no, ok } from '../../core/result.ts';
import { action } from '../../core/ruleset.ts';
import type { ConditionName } from '../conditions.ts';
import { refuse } from '../refusals.ts';
import type { Sol } from '../sheet.ts';
import { woundsOf } from '../wounds.ts';

/** Most characters of a note in a box. */
const LONGEST = 100;

/** What a wound is in the story, in the words of the one who bears it: "a broken rib". At any time, without cost. */
export const note = action<
  Sol,
  { readonly subject: CombatantId; readonly borne: ActiveCondition<ConditionName>; readonly words: string }
>({
  title: 'Note a Wound',
  brief: 'Your words for a wound of yours are kept in its box; with: which wound, if not the last.',
  cite: 'Damage in Combat › Wounds',
  when: 'always',
  offers(encounter, by) {
    const who = find(encounter, by);
    const wounds = who ? woundsOf(who) : [];
    return wounds.length > 0 ? { tools: wounds.map(({ borne }) => borne.key) } : undefined;
  },
  plan(encounter, { actor, tool: typed, words }) {
    const who = find(encounter, actor);
    if (!who) throw new Error(`No combatant ${actor}`);
    const wounds = woundsOf(who);
    const last = wounds.toSorted((a, b) => b.number - a.number)[0];
    if (!last) return refuse('no-wounds', { name: who.name });
    const wound = typed === undefined ? last : wounds.find(({ borne }) => borne.key === typed.trim().toLowerCase());
    const known = wounds.map(({ borne }) => borne.key);
    if (!wound) {
      const like = near(typed ?? '', known);
      return no({
        type: 'no-such',
        what: 'wound',
        typed: typed ?? '',
        known,
        ...(like !== undefined && { near: like }),
      });
    }
    const said = words?.trim().slice(0, LONGEST) ?? '';
    return said === ''
      ? refuse('no-words', { wound: wound.borne.key })
      : ok({ subject: actor, borne: wound.borne, words: said });
  },
  resolve(resolution, { subject: bearer, borne: before, words }) {
    resolution.record({ type: 'declared', action: 'note', actor: bearer, tool: before.key, words });
    const after = { ...before, note: words };
    resolution.record({ type: 'condition-changed', subject: bearer, before, after, why: 'noted' });
  },
});
