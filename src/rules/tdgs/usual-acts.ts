// TDGS › 14 Movement & Positioning › Step: what is offered once the Action is spent

import type { CombatantId } from '../core/encounter.ts';
import type { UsualAct } from '../core/intent.ts';
import { engagedWith } from './engaged.ts';
import type { Fight } from './sheet.ts';
import { stepHelps } from './turns.ts';
import { stepAway } from './walking.ts';

/** The Step out of the melee, where the turn waits for it; else attacks, as everybody's. */
export function usualActs(encounter: Fight, actor: CombatantId): readonly UsualAct[] | undefined {
  if (!stepHelps(encounter, actor)) return undefined;
  return [{ intent: stepAway(encounter, actor) ?? { action: 'step', actor, targets: engagedWith(encounter, actor) } }];
}
