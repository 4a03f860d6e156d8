import { type DiceReading, type Die, type FacedDice, type Faces, faceValueOffset } from '../rules/core/dice.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { type Check, type MathStep, type Roll, sum } from '../rules/core/reason.ts';

/** Dice that a rule reads together, who rolled them, and how the rule reads them. */
export interface DiceRoll {
  readonly who: CombatantId;
  readonly dice: readonly Die[];
  readonly reads: DiceReading;
  /** The faces of the dice, if they aren't numbers. */
  readonly faced?: FacedDice;
  /** True if a low result is good for the combatant who rolls. */
  readonly lowIsGood?: true;
  /**
   * The number that the dice had to reach, or not to exceed if low is good. Undefined if it wasn't known before the
   * roll.
   */
  readonly needs?: number;
}

/**
 * The dice of a deed as the rules read them, taken from its events. `rolledDice` are all dice rolled in it. Dice rolled
 * once but compared with several targets, or used in several totals, are one roll. Dice that no rule reads, as in a
 * free roll, are left out, and so are rolls for turn order.
 */
export function readRolls(
  events: readonly Event[],
  rolledDice: readonly Die[],
  faces: Faces = {},
): readonly DiceRoll[] {
  if (rolledDice.length === 0) return [];
  const remainingCounts = new Map<number, number>();
  for (const die of rolledDice) remainingCounts.set(keyOfDie(die), (remainingCounts.get(keyOfDie(die)) ?? 0) + 1);
  return events.flatMap((event) => rollsIn(event, faces)).filter(({ dice }) => removeDice(dice, remainingCounts));
}

/** A number that stands for a die and its face. It is unique, because a die has at most 9,999 sides. */
function keyOfDie({ sides, face }: Die): number {
  return 10_000 * sides + face;
}

/** Takes dice out of the remaining dice, if all of them are still there. Returns whether the dice were taken out. */
function removeDice(dice: readonly Die[], remaining: Map<number, number>): boolean {
  const usedDieKeys: number[] = [];
  for (const die of dice) {
    const dieKey = keyOfDie(die);
    const remainingCount = remaining.get(dieKey) ?? 0;
    if (remainingCount === 0) {
      for (const usedDieKey of usedDieKeys) remaining.set(usedDieKey, (remaining.get(usedDieKey) ?? 0) + 1);
      return false;
    }
    remaining.set(dieKey, remainingCount - 1);
    usedDieKeys.push(dieKey);
  }
  return true;
}

function rollsIn(event: Event, faces: Faces): readonly DiceRoll[] {
  const countsForLuck = (id: string) => !faces.neither?.includes(id);
  switch (event.type) {
    case 'rolled':
      return countsForLuck(event.purpose.id) ? rollsOf(event.actor, event.roll, faces) : [];
    case 'checked':
      return countsForLuck(event.purpose.id) ? checkRolls(event.actor, event.check, faces) : [];
    case 'contested': {
      const { actor, target, contest } = event;
      return [...rollsOf(actor, contest.own, faces), ...rollsOf(target, contest.theirs, faces)];
    }
    case 'harmed':
      return event.steps.flatMap((step) => damageRolls(step, event, faces));
    case 'healed':
      return event.steps.flatMap(({ roll }) => (roll ? rollsOf(event.actor ?? event.target, roll, faces) : []));
    case 'remarked':
      return event.dice && event.subject !== undefined && countsForLuck(event.what.id)
        ? rollsOf(event.subject, event.dice, faces)
        : [];
    default:
      return [];
  }
}

function checkRolls(who: CombatantId, { roll, against, under }: Check, faces: Faces): readonly DiceRoll[] {
  // The dice are compared by the numbers of their faces, not by what the faces are worth.
  const offset = (roll.faced && faceValueOffset(roll.faced)) ?? 0;
  const neededFace = against.value - sum(roll.modifiers) - offset * (roll.kept ?? roll.dice).length;
  return rollsOf(who, roll, faces, under).map((each) =>
    each.dice === roll.dice ? { ...each, needs: neededFace } : each,
  );
}

/**
 * The rolls in one step of damage. High rolls are good for the actor. If the harm comes from the environment or hits
 * the actor, low rolls are good. If the step reduces damage, the target rolls, and high rolls are good for the target.
 */
function damageRolls(
  step: MathStep,
  { actor, target }: { readonly actor?: CombatantId; readonly target: CombatantId },
  faces: Faces,
): readonly DiceRoll[] {
  if (!step.roll) return [];
  if ('plus' in step && step.plus < 0) return rollsOf(target, step.roll, faces);
  const isOwnRoll = actor === undefined || actor === target;
  return rollsOf(actor ?? target, step.roll, faces, isOwnRoll);
}

/** A roll and the dice among its modifiers. Dice that are subtracted count against the combatant who rolls. */
function rollsOf(who: CombatantId, roll: Roll, faces: Faces, isLow = false): readonly DiceRoll[] {
  const { dice, kept, counting, modifiers, faced } = roll;
  const lowIsGoodField = isLow ? ({ lowIsGood: true } as const) : {};
  const modifierRolls = modifiers.flatMap((each) =>
    each.roll ? rollsOf(who, each.roll, faces, isLow !== each.value < 0) : [],
  );
  // Symbols count toward luck only if each face is worth one more than the face before.
  if (dice.length === 0 || (faced && faceValueOffset(faced) === undefined)) return modifierRolls;
  const keepsOnlySome = kept !== undefined && kept.length < dice.length;
  // The highest die isn't the one that counts if dice were rolled again, or if low results are good. Then each die
  // counts on its own.
  if (keepsOnlySome && (faces.rolledAgain || isLow))
    return [...dice.map((die) => ({ who, dice: [die], reads: 'sum' as const, ...lowIsGoodField })), ...modifierRolls];
  const reading: DiceReading = counting ? { from: counting.hits } : keepsOnlySome ? 'highest' : 'sum';
  return [{ who, dice, reads: reading, ...lowIsGoodField, ...(faced && { faced }) }, ...modifierRolls];
}
