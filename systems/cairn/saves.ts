// Rules › Abilities, Saves

import { type CheckRules, type CombatantId, given, type Resource, resource, sameName, type Tier } from 'fray/rules';
import { because, type SavePurpose } from './reasons.ts';
import { ABILITIES, type Ability, type Cairn, type Fighter, type Scene } from './sheet.ts';

/** What is left of an ability, after damage. */
export function abilityOf(who: Fighter, ability: Ability): Resource {
  return resource(who, ability);
}

/** Whether a d20 passes a save: at or under the ability. A 1 always passes, and a 20 always fails. */
export function isSavePassed(face: number, ability: number): boolean {
  return face === 1 || (face !== 20 && face <= ability);
}

/** A save: rolls a d20 and records it. Returns true if it was passed. */
export function rollSave(scene: Scene, actor: CombatantId, ability: Ability, purpose?: SavePurpose): boolean {
  const { value } = abilityOf(scene.combatant(actor), ability);
  const roll = scene.roll('1d20');
  const hasPassed = isSavePassed(roll.total, value);
  const decidingReason =
    roll.total === 1
      ? because({ id: 'natural 1', owner: actor })
      : roll.total === 20
        ? because({ id: 'natural 20', owner: actor })
        : undefined;
  scene.record({
    type: 'checked',
    actor,
    purpose: because({ id: 'save', ability, ...given({ for: purpose }) }),
    check: {
      roll,
      against: { name: because({ id: 'score', ability, owner: actor }), value },
      under: true,
      ...given({ decided: decidingReason }),
      degree: hasPassed ? 'passed' : 'failed',
      tier: hasPassed ? 'success' : 'failure',
    },
  });
  return hasPassed;
}

/** The saves that a GM asks for. Each is against the ability itself. */
export const checks: CheckRules<Cairn> = {
  offers: () => ABILITIES,
  named: (_, typed) => sameName(ABILITIES, typed),
  dice: () => '1d20',
  own: (who, what) => abilityOf(who, ABILITIES.find((each) => each === what) ?? 'STR').value,
  tier: (_, { last }, against): Tier => (isSavePassed(last, against) ? 'success' : 'failure'),
};
