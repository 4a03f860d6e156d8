import { type Combatant, type CombatantId, type Encounter, find, type System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Refusal } from './refusal.ts';
import { no, ok, type Result } from './result.ts';

/** The one whom an action is aimed at. Refused: nobody, several, oneself, and whoever is dead. */
export function oneTarget<S extends System>(
  encounter: Encounter<S>,
  { actor, targets = [] }: Intent,
): Result<Combatant<S>, Refusal> {
  const [id] = targets;
  if (id === undefined) return no({ type: 'missing', what: 'target', known: namesOfOthers(encounter, actor) });
  if (targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
  const found = find(encounter, id);
  if (!found) return no({ type: 'nobody-of-that-name', typed: id, known: namesOfOthers(encounter, actor) });
  if (found.id === actor) return no({ type: 'not-at-self' });
  return found.vitality === 'dead' ? no({ type: 'target-dead', name: found.name }) : ok(found);
}

function namesOfOthers({ combatants }: Encounter, actor: CombatantId): readonly string[] {
  return combatants.filter(({ id, vitality }) => id !== actor && vitality !== 'dead').map(({ name }) => name);
}
