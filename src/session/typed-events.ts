// Reads when a timed event comes, as a GM types it: its place in the order, and its rounds.

import type { Encounter, EventPlace } from '../rules/core/encounter.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { findCombatant } from './session.ts';

/** Examples, for suggestions. */
export const PLACES = ['end of round', 'initiative 15', 'before Goblin 1', 'after Goblin 1'] as const;
export const ROUND_RANGES = ['each round', '4', 'in 3', 'from 3', '2-5'] as const;

/** Reads "end of round", "initiative 15", "before Kira" or "after Kira". */
export function readPlace(encounter: Encounter, typed = ''): Result<EventPlace, Refusal> {
  const wanted = typed.trim();
  if (/^(?:|(?:at )?(?:the )?end(?: of (?:the )?round)?)$/i.test(wanted)) return ok({ kind: 'round-end' });
  const score = /^(?:at )?(?:initiative )?(\d{1,3})$/i.exec(wanted)?.[1];
  if (score !== undefined) return ok({ kind: 'initiative', score: Number(score) });
  const [, kind = '', name = ''] = /^(before|after) (.+)$/i.exec(wanted) ?? [];
  if (name === '') return no({ type: 'no-such', what: 'event-place', typed: wanted, known: PLACES });
  return map(findCombatant(encounter, name), ({ id: who }) => ({
    kind: kind.toLowerCase() === 'before' ? 'before' : 'after',
    who,
  }));
}

/** The first round and the last one. */
export interface RoundRange {
  readonly from: number;
  readonly until?: number;
}

/** Reads "each round", "4", "in 3", "from 3" or "2-5". `round`: the current one. */
export function readRounds(round: number, typed = ''): Result<RoundRange, Refusal> {
  const wanted = typed.trim().toLowerCase();
  const now = Math.max(1, round);
  if (/^(?:|each|every|each round|every round)$/.test(wanted)) return ok({ from: now });
  const [, kind, first = '', , last] =
    /^(in |from |round )?(\d{1,3})( ?[-–] ?(\d{1,3}))?(?: rounds?)?$/.exec(wanted) ?? [];
  if (first === '') return no({ type: 'no-such', what: 'event-rounds', typed: wanted, known: ROUND_RANGES });
  const number = Number(first);
  if (kind === 'from ') return ok({ from: Math.max(1, number) });
  if (kind === 'in ') return ok({ from: round + number, until: round + number });
  const until = last === undefined ? number : Number(last);
  if (number < 1 || until < number)
    return no({ type: 'no-such', what: 'event-rounds', typed: wanted, known: ROUND_RANGES });
  return ok({ from: number, until });
}
