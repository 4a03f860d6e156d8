import { applyEvent } from '../../src/rules/core/apply.ts';
import { type Encounter, find, type System } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';

/** The conditions that these events give to a combatant who already has one with the same key. */
export function conditionsGainedTwice<S extends System>(before: Encounter<S>, events: readonly Event<S>[]) {
  const gainedTwice: { readonly bearer: string; readonly key: string }[] = [];
  let encounter = before;
  for (const event of events) {
    if (event.type === 'condition-gained') {
      const { key } = event.condition;
      const bearer = find(encounter, event.subject);
      if (bearer?.conditions.some((each) => each.key === key)) gainedTwice.push({ bearer: bearer.name, key });
    }
    encounter = applyEvent(encounter, event);
  }
  return gainedTwice;
}
