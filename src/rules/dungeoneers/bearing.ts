// Dungeoneers › Conditions: who bears them, and what that comes to

import type { Modifier } from '../core/check.ts';
import { type ActiveCondition, bears, type CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { CONDITIONS, type ConditionName, conditions } from './conditions.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';

/** Gives a condition; one of the same key is taken over by the new one, so that none stacks with itself. */
export function gain(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  condition: ActiveCondition<ConditionName>,
  why: Reason,
): void {
  const before = resolution.combatant(bearer).conditions.find(({ key }) => key === condition.key);
  if (before) resolution.record({ type: 'condition-changed', subject: bearer, before, after: condition, why });
  else resolution.record({ type: 'condition-gained', subject: bearer, condition });
}

/** The bullets that count dice. */
type OfDice = 'dodgeDice' | 'mostDodgeDice' | 'mostHitDiceFromAfar';

/** The numbers under one bullet of whatever somebody bears, in the order of the catalogue. */
export function bullets(who: Creature, bullet: OfDice, owner?: CombatantId): readonly Modifier[] {
  const borne = SAID[bullet].filter(({ condition }) => bears(who, condition));
  return borne.map(({ value, condition }) => {
    const why = because({ id: 'condition', condition, ...(owner !== undefined && { owner }) });
    return { value, why };
  });
}

/** Every condition that says something under a bullet, with what it says. */
const SAID = {
  dodgeDice: said('dodgeDice'),
  mostDodgeDice: said('mostDodgeDice'),
  mostHitDiceFromAfar: said('mostHitDiceFromAfar'),
};

function said(bullet: OfDice) {
  return CONDITIONS.flatMap((name) => {
    const value = conditions[name][bullet];
    return value === undefined ? [] : [{ value, condition: name }];
  });
}
