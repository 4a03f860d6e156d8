// Who acts after the current turn.

import { type Combatant, type Encounter, find } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';

/** The combatants who act together next, and the round of their turn. */
export interface NextUp {
  readonly who: readonly Combatant[];
  readonly round: number;
}

/**
 * The combatants who act next. Undefined if no one will act, or if the new round makes an order that no one knows yet.
 * The turns of `currentActors` count as part of the current one.
 */
export function nextUp(
  rules: Pick<Ruleset, 'skips' | 'reordersEachRound'>,
  encounter: Encounter,
  currentActors: readonly Combatant[] = [],
): NextUp | undefined {
  const { phase, turnOrder, turn, round } = encounter;
  if (phase !== 'fighting') return undefined;
  const passed = new Set([...(turnOrder[turn] ?? []), ...currentActors.map(({ id }) => id)]);
  const ready = (block: Encounter['turnOrder'][number]) =>
    block.flatMap((id) => {
      const who = passed.has(id) ? undefined : find(encounter, id);
      return who?.vitality === 'up' ? [who] : [];
    });
  for (const block of turnOrder.slice(turn + 1)) {
    const who = ready(block).filter(({ id }) => rules.skips(encounter, id) === undefined);
    if (who.length > 0) return { who, round };
  }
  if (rules.reordersEachRound?.(encounter)) return undefined;
  const who = turnOrder
    .slice(0, turn)
    .map(ready)
    .find((each) => each.length > 0);
  return who && { who, round: round + 1 };
}
