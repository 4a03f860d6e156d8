// Combat Rules v1.3 › Types of Attacks: what is offered first

import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import type { Intent, UsualAct } from '../core/intent.ts';
import { standingOthers } from './acting.ts';
import { ATTACK_TYPES } from './attack.ts';
import { ATTACK_TYPE_NAMES } from './names.ts';
import type { Mastery } from './sheet.ts';

/** Against one foe the attack types are the choice, first that of the last attack. Against several the foe is. */
export function usualActs(
  encounter: Encounter<Mastery>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly UsualAct[] | undefined {
  const { side } = combatant(encounter, actor);
  const [foe, another] = standingOthers(encounter, actor).filter((id) => combatant(encounter, id).side !== side);
  if (foe === undefined || another !== undefined) return undefined;
  const before = last?.action === 'attack' ? last.manner : undefined;
  return ATTACK_TYPE_NAMES.toSorted((one, other) => Number(other === before) - Number(one === before)).map((manner) => {
    const { bonus, cost } = ATTACK_TYPES[manner];
    return { intent: { action: 'attack', actor, targets: [foe], manner }, price: { bonus, cost } };
  });
}
