// How long players took for their turns, from the record of an encounter.

import { apply } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, combatant, type UserId } from '../rules/core/encounter.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { EncounterRecord } from './encounter-record.ts';

/** A player's times from the start of a turn to their first action in it, in milliseconds. */
export interface AnswerTimes {
  readonly user: UserId;
  /** The median. */
  readonly typical: number;
  readonly longest: number;
  readonly turns: number;
}

/** Every player who acted in a turn of their own, the fastest first. Undone turns count, because they took time too. */
export function answerTimes({ opening, deeds }: Pick<EncounterRecord, 'opening' | 'deeds'>): readonly AnswerTimes[] {
  const times = new Map<UserId, number[]>();
  const started = new Map<CombatantId, number>();
  let now = opening;
  for (const { kind, deed, user, at, events, undoneBy } of deeds) {
    const who = deed && kind !== 'undo' ? actorOf(deed) : undefined;
    const since = who === undefined ? undefined : started.get(who);
    if (who !== undefined && since !== undefined && now.combatants.some(({ id }) => id === who)) {
      if (playerOf(combatant(now, who)) === user) times.set(user, [...(times.get(user) ?? []), at - since]);
      started.delete(who);
    }
    for (const event of events) {
      if (event.type === 'turn-started') for (const id of event.block) started.set(id, at);
      if (event.type === 'turn-ended') started.delete(event.subject);
      if (undoneBy === undefined) now = apply(now, event);
    }
  }
  return [...times]
    .map(([user, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return { user, typical: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0, turns: all.length };
    })
    .toSorted((a, b) => a.typical - b.typical);
}

function actorOf(deed: Deed): CombatantId | undefined {
  if (deed.type === 'intent') return deed.intent.actor;
  return deed.type === 'end-turn' ? deed.subject : undefined;
}
