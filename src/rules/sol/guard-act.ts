// Project Sol › Combat Modifiers › Cover: what is offered as a guard, for the book's defending is an order for later

import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { takenCover } from './modifiers.ts';
import type { Sol } from './sheet.ts';

/** Taking cover, of those who have none. */
export function guardAct(encounter: Encounter<Sol>, actor: CombatantId): Intent | undefined {
  return takenCover(combatant(encounter, actor)) === undefined ? { action: 'take-cover', actor } : undefined;
}
