// Dungeoneers › Conditions: how creatures get them, and the numbers that they change. Readied actions and facing are
// shown as conditions, too

import { DIRECTIONS } from '../../field/field.ts';
import type { ActiveCondition, CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import type { OwnConditions } from '../core/ruleset.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import { type ConditionName, conditionsInOrder, entryOf, newCondition } from './conditions.ts';
import { because } from './reasons.ts';
import {
  type Creature,
  type Dungeoneers,
  type DungeoneersResolution,
  READIABLE_ACTIONS,
  READY_MOMENTS,
} from './sheet.ts';

/** Gives a condition. The new condition replaces one with the same key, so no condition stacks with itself. */
export function giveCondition(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  condition: ActiveCondition<ConditionName>,
  why: Reason,
): void {
  const conditionBefore = resolution.combatant(bearer).conditions.find(({ key }) => key === condition.key);
  if (conditionBefore)
    resolution.record({ type: 'condition-changed', subject: bearer, before: conditionBefore, after: condition, why });
  else resolution.record({ type: 'condition-gained', subject: bearer, condition });
}

/** The effects of conditions that change a number of dice. */
type DiceEffect = 'dodgeDice' | 'mostDodgeDice' | 'mostHitDiceFromAfar';

/** A modifier for each of a creature's conditions that has this effect on dice, in the order of `conditionsInOrder`. */
export function conditionDiceModifiers(
  who: Creature,
  diceEffect: DiceEffect,
  owner?: CombatantId,
): readonly Modifier[] {
  return conditionsInOrder(who).flatMap((condition) => {
    const effectValue = entryOf(condition)[diceEffect];
    if (effectValue === undefined) return [];
    const why = because({ id: 'condition', condition: condition.name, ...(owner !== undefined && { owner }) });
    return [{ value: effectValue, why }];
  });
}

export const ownConditions: OwnConditions<Dungeoneers> = {
  of({ own: { readied, facing, faces, atItsBack } }) {
    const shownConditions: ActiveCondition<ConditionName>[] = [];
    if (readied) {
      const { act, moment, turn, tool } = readied;
      shownConditions.push(newCondition('Readied', { facts: { act, moment, turn, ...given({ tool }) } }));
    }
    if (facing !== undefined) shownConditions.push(newCondition('Facing', { facts: { facing } }));
    if (faces !== undefined) shownConditions.push(newCondition('Facing', { source: faces }));
    if (atItsBack !== undefined) shownConditions.push(newCondition('Facing', { facts: { behind: atItsBack } }));
    return shownConditions;
  },
  remove(resolution, who, key) {
    if (key === 'Readied') resolution.changeOwn(who, { readied: undefined });
    if (key === 'Facing') resolution.changeOwn(who, { facing: undefined, faces: undefined, atItsBack: undefined });
  },
};

/**
 * A condition's name with its details, such as the held creature, the faced creature, the readied action or a spell's
 * bonus.
 */
export function conditionName({ name, source, note, facts = {} }: KnownCondition): Reason | undefined {
  switch (name) {
    case 'Grappled':
    case 'Grappling':
      return source === undefined
        ? undefined
        : because({ id: name === 'Grappled' ? 'held by' : 'holds', whom: source });
    case 'Facing':
      if (source !== undefined) return because({ id: 'faces', whom: source });
      if (facts.facing !== undefined) return facingReason(facts);
      return typeof facts.behind === 'string' ? because({ id: 'at the back', whom: facts.behind }) : undefined;
    case 'Readied':
      return readiedReason(facts);
    case 'Enchanted':
      return note === undefined ? undefined : because({ id: 'enchanted', item: note, gives: bonusesInFacts(facts) });
    default:
      return undefined;
  }
}

type ConditionFacts = NonNullable<KnownCondition['facts']>;

function facingReason({ facing }: ConditionFacts): Reason | undefined {
  const direction = DIRECTIONS.find((each) => each === facing);
  return direction && because({ id: 'faces toward', direction });
}

function readiedReason({ act, moment, turn, tool }: ConditionFacts): Reason | undefined {
  const [readiedAction, momentWord] = [
    READIABLE_ACTIONS.find((each) => each === act),
    READY_MOMENTS.find((each) => each === moment),
  ];
  if (readiedAction === undefined || momentWord === undefined || typeof turn !== 'string') return undefined;
  return because({
    id: 'readied',
    act: readiedAction,
    moment: momentWord,
    turn,
    ...given({ tool: typeof tool === 'string' ? tool : undefined }),
  });
}

function bonusesInFacts(facts: ConditionFacts) {
  return Object.entries(facts).flatMap(([to, value]) => (typeof value === 'number' ? [{ to, value }] : []));
}
