import { type Combatant, type Encounter, find, type System } from './encounter.ts';
import type { Intent } from './intent.ts';
import type { Refusal } from './refusal.ts';
import { no, ok, type Result } from './result.ts';

/** The one whom an action is aimed at. Refused: nobody, several, oneself, and whoever is dead. */
export function oneTarget<S extends System>(
  encounter: Encounter<S>,
  { actor, targets = [] }: Intent,
): Result<Combatant<S>, Refusal> {
  const others = encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality !== 'dead');
  const known = others.map(({ name }) => name);
  const [id, ...more] = targets;
  if (id === undefined) return no({ type: 'missing', what: 'target', known });
  if (more.length > 0) return no({ type: 'too-many', what: 'targets', most: 1 });
  const found = find(encounter, id);
  if (!found) return no({ type: 'nobody-of-that-name', typed: id, known });
  if (found.id === actor) return no({ type: 'not-at-self' });
  return found.vitality === 'dead' ? no({ type: 'target-dead', name: found.name }) : ok(found);
}
