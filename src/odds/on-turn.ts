import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { asOnTurn } from '../rules/core/their-turn.ts';

/** The encounter as if it were a combatant's turn now, in the order that there is: what they could do then has odds before it comes. */
export function asIfOnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const theirs = asOnTurn(rules, encounter, who);
  const turn = encounter.turnOrder.findIndex((block) => block.includes(who));
  return turn === -1 ? theirs : { ...theirs, turnOrder: encounter.turnOrder, turn };
}
