import type { CombatantId, Encounter } from '../../rules/core/encounter.ts';
import { find } from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import { detailOf, isTold } from '../../rules/core/secrecy.ts';
import type { News, Posts } from '../../session/posts.ts';

/** Most that is remembered of what befell one combatant since its last turn. */
const MOST = 8;

/** What has befallen everybody since their last turn, with what these events add. */
export function newsAfter(news: Posts['news'], events: readonly Event[], after: Encounter): Posts['news'] {
  const found = events.flatMap((event) => (isTold(event, detailIn(after)) ? newsOf(event, after) : []));
  if (found.length === 0) return news;
  const all: Record<CombatantId, readonly News[]> = { ...news };
  for (const [of, each] of found) all[of] = [...(all[of] ?? []), each].slice(-MOST);
  return all;
}

function detailIn(encounter: Encounter) {
  return (id: CombatantId) => {
    const who = find(encounter, id);
    return who ? detailOf(who, encounter) : 'exact';
  };
}

function newsOf(event: Event, after: Encounter): readonly (readonly [CombatantId, News])[] {
  switch (event.type) {
    case 'harmed': {
      const { actor, target, resource, amount } = event;
      if (actor === undefined || actor === target || amount <= 0) return [];
      return [[target, { type: 'struck', actor, amount, ...(resource !== undefined && { resource }) }]];
    }
    case 'struck': {
      const { actor, target, result, helpful } = event;
      if (helpful || (result !== 'nothing' && result !== 'stopped' && result !== 'stopped by armor')) return [];
      return [[target, { type: 'missed', actor }]];
    }
    case 'healed': {
      const { actor, target, resource, amount } = event;
      if (actor === undefined || actor === target || amount <= 0) return [];
      return [[target, { type: 'healed', actor, amount, ...(resource !== undefined && { resource }) }]];
    }
    case 'condition-gained':
      return [[event.subject, { type: 'gained', condition: event.condition.name }]];
    case 'fell':
      return after.combatants
        .filter(({ id }) => id !== event.subject)
        .map(({ id }) => [id, { type: 'fell', who: event.subject }]);
    default:
      return [];
  }
}
