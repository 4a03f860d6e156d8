import { doorsBeside } from '../../rules/core/doors.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';

/** Whether somebody can go anywhere on the field now, or use a door. */
export function canMove(encounter: Encounter, { id }: Combatant): boolean {
  if (!encounter.field) return false;
  const rules = rulesOf(encounter);
  return (rules.field?.ways(encounter, id) ?? []).length > 0 || doorsBeside(rules, encounter, id).length > 0;
}
