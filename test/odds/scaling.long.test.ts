import { describe, expect, test } from 'vitest';
import { matchesAround, measuredStrength, pointsInFight } from '../../src/odds/measure-strength.ts';
import {
  batchTask,
  fightCountIn,
  isScalingDone,
  nearestCandidate,
  newScaling,
  playBatch,
  type ScalingWork,
  sheetAtStep,
  withBatch,
} from '../../src/odds/scaling.ts';
import { strengthOf } from '../../src/odds/strength.ts';
import {
  computePiece,
  emptyResult,
  isWorkDone,
  pieceCountOf,
  pieceTaskOf,
  withPieceResult,
} from '../../src/odds/work.ts';
import { withTemplate } from '../../src/rules/core/scaled-sheet.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { LONG } from '../soak/length.ts';

function creature(system: string, name: string) {
  const rules = rulesNamed(system)!;
  const foundArchetype = rules.archetypes.find((each) => each.name === name)!;
  return { rules, found: foundArchetype };
}

function scalingOf(work: ScalingWork) {
  let scaling = newScaling(work);
  while (!isScalingDone(scaling)) scaling = withBatch(scaling, playBatch(batchTask(scaling, scaling.done)));
  return { scaling, nearest: nearestCandidate(scaling)! };
}

function workFor(system: string, name: string, strength: number): ScalingWork {
  const { rules, found: kind } = creature(system, name);
  return { type: 'scaling', system, sheet: kind.sheet, strength, known: strengthOf(rules, name)!, seed: 1 };
}

// Creatures whose fights are short, because few combatants take part. `npm test` tries only the second of them.
const SHORT_FIGHT_CREATURES = [
  ['tdgs', 'Frost Giant', 3],
  ['dungeoneers', 'Ogre', 3],
  ['mastery', 'Adept Fighter', 1.5],
  ['sol', 'Squad Leader', 3],
] as const;

describe.each(LONG ? SHORT_FIGHT_CREATURES : SHORT_FIGHT_CREATURES.slice(1, 2))(
  '%s: a %s as strong as %d characters',
  (system, name, strength) => {
    test('measures so with other dice, within 15%', () => {
      const { rules, found: kind } = creature(system, name);
      const work = workFor(system, name, strength);
      const { nearest } = scalingOf(work);
      const sheet = sheetAtStep(work, nearest);
      const secondStrength = measuredStrength(rules, { ...kind, sheet }, { seed: 5, fights: 32 });
      for (const each of [nearest.strength, secondStrength]) {
        expect(each / strength).toBeGreaterThan(0.85);
        expect(each / strength).toBeLessThan(1.15);
      }
      expect(nearest.error / strength).toBeLessThan(0.15);
    }, 60_000);
  },
);

test.each([
  ['tdgs', 'Witch'],
  ['dungeoneers', 'Troll'],
  ['mastery', 'Expert Fighter'],
  ['sol', 'Marksman'],
] as const)(
  '%s: a weak %s loses more often than the one of the book, and that more than an elite one and a boss',
  (system, name) => {
    const { rules, found: kind } = creature(system, name);
    const strength = strengthOf(rules, name)!;
    // Each creature plays two matches, because a strong one may win every small fight, and a weak one may lose every
    // large one.
    const matches = [strength, 2 * strength].map((each) => matchesAround(each)![0]);
    const points = ([undefined, 'weak', 'elite', 'boss'] as const).map((template) => {
      const variantResult = template && withTemplate(rules, kind.sheet, template);
      const fights = matches.flatMap((match) => Array.from({ length: LONG ? 24 : 8 }, (_, nth) => ({ match, nth })));
      return fights.reduce(
        (sum, { match, nth }) =>
          sum + pointsInFight(rules, variantResult?.ok ? variantResult.value : kind.sheet, match, 3, nth),
        0,
      );
    });
    const [normal = 0, weak = 0, elite = 0, boss = 0] = points;
    expect([weak > normal, normal > elite, elite > boss]).toEqual([true, true, true]);
  },
);

/**
 * The search for a sheet as strong as 15 characters. It finds none, because this creature is weaker even with its
 * highest numbers.
 */
const limited = workFor('mastery', 'Adept Fighter', 15);
const { scaling, nearest } = scalingOf(limited);

test('a sheet that gets no stronger says so', () => {
  expect(nearest).toMatchObject({ steps: 20, limitReached: 'weaker' });
  expect(fightCountIn(scaling)).toBeLessThan(400);
});

test('in threads the same sheet is found, however many pieces are under way', () => {
  let result = emptyResult(limited);
  while (!isWorkDone(limited, result)) {
    const [from, to] = [result.scaling!.done, pieceCountOf(limited, result)!];
    const parts = Array.from({ length: to - from }, (_, index) => {
      const { work: part, piece } = pieceTaskOf(limited, from + index, result);
      return computePiece(structuredClone(part), piece);
    });
    for (const part of parts) result = withPieceResult(limited, result, part);
  }
  expect(result.scaling).toEqual(scaling);
});
