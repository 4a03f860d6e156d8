import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { asOnTurn } from '../rules/core/their-turn.ts';

/**
 * The encounter as if it were somebody's turn now: what they could do then has odds before it comes. Others come after them, in
 * the order that there is, or else as they joined, so that a turn that ends with an act does not begin anew.
 */
export function asIfOnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const theirs = asOnTurn(rules, encounter, who);
  const turn = encounter.turnOrder.findIndex((block) => block.includes(who));
  if (turn !== -1) return { ...theirs, turnOrder: encounter.turnOrder, turn };
  const others = encounter.combatants.filter(({ id }) => id !== who);
  return { ...theirs, turnOrder: [[who], ...others.map(({ id }) => [id])] };
}
