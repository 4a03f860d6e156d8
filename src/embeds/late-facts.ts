// What of a deed is worth telling somebody who was away, as facts.

import type { Deed } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { type News, newsOf } from '../rules/core/news.ts';
import { conditionsOf } from '../rules/core/ruleset.ts';
import { detailOf, isTold, knownConditions, tellsConditions, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { isWorthTelling } from './since.ts';

/** Something done that stands. */
export interface LateDeed {
  readonly number: number;
  readonly deed: Deed;
  readonly events: readonly Event[];
  /** Only its last events are there: what it was done for came before. */
  readonly rest?: true;
}

/** A fact of a deed. Beside the news of a turn: harm by nobody, coming, going, a turn passed over. */
export type Fact =
  | News
  | {
      readonly type: 'lost' | 'regained';
      readonly subject: CombatantId;
      readonly resource?: string;
      readonly amount: number;
    }
  | { readonly type: 'died' | 'came' | 'left' | 'passed over'; readonly subject: CombatantId };

/** The facts of a deed that a viewer may know. */
export function lateFacts({ deed, events }: LateDeed, encounter: Encounter, view: View): readonly Fact[] {
  const detail = (id: CombatantId) => {
    const who = find(encounter, id);
    return who ? detailOf(who, encounter, view) : 'exact';
  };
  const facts = events
    .flatMap((event) => (isTold(event, detail) ? factsOf(event) : []))
    .filter((fact) => isStillSo(fact, encounter, view) && !isPrice(fact, deed));
  return deed.type === 'end-turn' && deed.passedOver
    ? [...facts, { type: 'passed over', subject: deed.subject }]
    : facts;
}

/** Whether it is what somebody paid for an act of their own: stress, blood. */
function isPrice({ type, subject }: Fact, deed: Deed): boolean {
  return type === 'lost' && deed.type === 'intent' && deed.intent.actor === subject;
}

/** A condition is told where it is still as it became. */
function isStillSo(fact: Fact, encounter: Encounter, view: View): boolean {
  if (fact.type !== 'gained' && fact.type !== 'ended') return true;
  const who = find(encounter, fact.subject);
  const rules = rulesOf(encounter);
  if (!who || who.vitality === 'dead' || !isWorthTelling(fact.condition, rules.conditions)) return false;
  const bearer = { ...who, conditions: conditionsOf(rules, who) };
  const known = knownConditions(bearer, encounter, view).some(({ name }) => name === fact.condition);
  return fact.type === 'gained' ? known : !known && tellsConditions(detailOf(who, encounter, view));
}

function factsOf(event: Event): readonly Fact[] {
  switch (event.type) {
    case 'fell':
      return [{ type: event.after === 'dead' ? 'died' : 'fell', subject: event.subject }];
    case 'joined':
      return [{ type: 'came', subject: event.combatant.id }];
    case 'left':
      return [{ type: 'left', subject: event.combatant.id }];
    case 'harmed':
    case 'healed': {
      const news = newsOf(event);
      if (news) return [news];
      const { type, target: subject, amount, resource } = event;
      if (amount <= 0) return [];
      return [
        { type: type === 'harmed' ? 'lost' : 'regained', subject, amount, ...(resource !== undefined && { resource }) },
      ];
    }
    default: {
      const news = newsOf(event);
      return news ? [news] : [];
    }
  }
}

/** Those who have left since, by whose names they are still told of. */
export function leavers(deeds: readonly LateDeed[]): readonly Combatant[] {
  return deeds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'left' ? [event.combatant] : [])));
}
