import { type Combatant, onTurn } from '../../rules/core/encounter.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import { turnKey } from '../../session/turn-key.ts';

/** Whether somebody’s turn plays by itself as soon as this is committed, so that nobody is called for it. */
export function playsAtOnce({ clock }: EncounterState, { id }: Combatant, now: number): boolean {
  const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id);
  return wait?.next?.what === 'act' && wait.next.at <= now;
}

/**
 * Those on turn who would play by themselves, and are the GM’s all the same: what they did was taken back, a round has gone
 * by without anybody, or the clock stands.
 */
export function heldBack({ encounter, clock, waiting }: Pick<EncounterState, 'encounter' | 'clock' | 'waiting'>) {
  if (waiting) return [];
  const key = turnKey(encounter);
  return onTurn(encounter).filter(({ auto, id }) => {
    const wait = clock?.waits.find((each) => each.for === 'turn' && each.subject === id && each.key === key);
    return auto !== undefined && wait !== undefined && wait.next?.what !== 'act';
  });
}
