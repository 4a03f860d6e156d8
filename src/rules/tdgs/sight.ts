// TDGS › 8 Combat › Frightened, Blinded, Invisible; 5 Actions › Hide, Help: who sees someone, and the resulting
// modifiers to a d20

import { type CombatantId, find, findCondition } from '../core/encounter.ts';
import type { Modifier } from '../core/reason.ts';
import { endCondition } from '../core/resolution.ts';
import { hasLineOfSight } from './field.ts';
import { because, conditionReason } from './reasons.ts';
import type { Fight, Fighter, TdgsResolution } from './sheet.ts';

/**
 * Whether the observer sees another combatant. False if that combatant is hidden from the observer, or invisible and
 * not found, or if the observer is Blinded. Ruling "On a map": also false if no line between the two is open.
 */
export function canSee(encounter: Fight, observer: Fighter, other: CombatantId): boolean {
  const otherFighter = find(encounter, other);
  return (
    otherFighter !== undefined && couldSee(observer, otherFighter) && hasLineOfSight(encounter, observer.id, other)
  );
}

/** Whether the observer would see the other combatant if nothing stood between them. */
export function couldSee(observer: Fighter, other: Fighter): boolean {
  if (findCondition(observer, 'Blinded') || isHiddenFrom(other, observer.id)) return false;
  return !findCondition(other, 'Invisible') || isAwareOf(observer, other.id);
}

export function isHiddenFrom(who: Fighter, observer: CombatantId): boolean {
  const facts = findCondition(who, 'Hidden')?.facts;
  return facts !== undefined && Object.hasOwn(facts, observer);
}

/**
 * Whether the observer has found an invisible combatant, which lasts to the end of the observer's next turn (ruling).
 */
export function isAwareOf(observer: Fighter, other: CombatantId): boolean {
  return observer.conditions.some(({ name, source }) => name === 'Aware' && source === other);
}

/**
 * The penalty for fear: −2 to all d20 rolls while a source of fear is visible. It counts once, no matter how many
 * sources there are (ruling).
 */
export function fearModifiers(encounter: Fight, who: Fighter): readonly Modifier[] {
  const isAfraid = who.conditions.some(
    ({ name, source }) =>
      name === 'Frightened' && (source === undefined ? !findCondition(who, 'Blinded') : canSee(encounter, who, source)),
  );
  return isAfraid ? [{ value: -2, why: conditionReason('Frightened') }] : [];
}

/** Uses up a Help, and returns the +2 that it gives to the roll of an Action. */
function useHelp(resolution: TdgsResolution, who: Fighter): readonly Modifier[] {
  if (!findCondition(who, 'Helped')) return [];
  endCondition(resolution, who.id, 'Helped', because({ id: 'used' }));
  return [{ value: 2, why: conditionReason('Helped') }];
}

/** The modifiers to every d20 roll of an Action: fear and help. */
export function actionModifiers(resolution: TdgsResolution, actor: CombatantId): readonly Modifier[] {
  const who = resolution.combatant(actor);
  return [...fearModifiers(resolution.encounter, who), ...useHelp(resolution, who)];
}

/**
 * The modifiers for sight: −4 if the attacker is Blinded; +4 for an invisible attacker if the target hasn't found it;
 * −4 against an invisible target that hasn't been found.
 */
export function sightModifiers(attacker: Fighter, target: Fighter): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (findCondition(attacker, 'Blinded')) modifiers.push({ value: -4, why: conditionReason('Blinded') });
  if (findCondition(attacker, 'Invisible') && !isAwareOf(target, attacker.id))
    modifiers.push({ value: 4, why: conditionReason('Invisible') });
  if (findCondition(target, 'Invisible') && !isAwareOf(attacker, target.id))
    modifiers.push({ value: -4, why: because({ id: 'unseen', owner: target.id }) });
  return modifiers;
}
