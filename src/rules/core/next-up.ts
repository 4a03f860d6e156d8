// Who acts after the current turn.

import { type Combatant, type Encounter, find } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';

/** The combatants whose turn comes next, together, and its round. */
export interface NextUp {
  readonly who: readonly Combatant[];
  readonly round: number;
}

/**
 * The combatants who act next. Undefined if no one will, or if no one knows because a new round makes a new order.
 * `currentActors`: combatants whose turns count as part of the current one.
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
