import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/rules/core/dice.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { play } from '../core/play.ts';
import { attackBy, between, type FighterSketch } from './fight.ts';

const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

/** Every combination of `count` d20. */
function* combinations(count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else for (const rest of combinations(count - 1)) for (const face of FACES) yield [...rest, face];
}

/**
 * How many combinations of the attack's dice lead to events that meet a condition. The attack is played by the rules.
 */
function count(
  a: FighterSketch,
  b: FighterSketch,
  how: string,
  dice: number,
  isAsked: (events: readonly Event[]) => boolean,
): number {
  const fight = between({ a, b });
  let askedCount = 0;
  for (const faces of combinations(dice)) {
    let rolled = 0;
    const fixedDice: Dice = { roll: () => faces[rolled++] ?? Number.NaN };
    const result = play(mastery, fight, attackBy('a', 'b', how), fixedDice);
    if (!result.ok || result.value.type !== 'done') throw new Error('not played');
    expect(rolled).toBe(dice);
    if (isAsked(result.value.events as readonly Event[])) askedCount += 1;
  }
  return askedCount;
}

const hits = (events: readonly Event[]) => events.some(({ type }) => type === 'harmed');
const hasResult = (kind: string) => (events: readonly Event[]) =>
  events.some((event) => event.type === 'harmed' && event.kinds.includes(kind));

describe('exact odds, by every dice result', () => {
  test.each([
    ['quick', 190],
    ['focused', 229],
    ['powerful', 264],
  ])('at equal modifiers a %s attack hits %i times in 400', (how, expected) => {
    expect(count({}, {}, how, 2, hits)).toBe(expected);
  });

  test('with advantage a quick attack hits 513 times in 800', () => {
    // The advantage comes from a condition, because advantage by mastery level would also change the modifier.
    expect(count({ conditions: ['Advantage'] }, {}, 'quick', 3, hits) / 8000).toBe(513 / 800);
  });

  test('at equal modifiers a quick attack glances 54, is solid 81 and critical 55 times in 400', () => {
    // The differences 1–3 have 19 + 18 + 17 combinations, 4–9 have 16 + … + 11, and 10–19 have 10 + … + 1.
    expect(count({}, {}, 'quick', 2, hasResult('glancing'))).toBe(54);
    expect(count({}, {}, 'quick', 2, hasResult('solid'))).toBe(81);
    expect(count({}, {}, 'quick', 2, hasResult('critical'))).toBe(55);
  });

  test('a stability roll of an Adept against an equal passes 11 times in 20', () => {
    const passes = FACES.filter((face) => {
      const faces = [12, 8, face];
      const fixedDice: Dice = { roll: () => faces.shift() ?? Number.NaN };
      const result = play(mastery, between({ a: {}, b: { stamina: 5 } }), attackBy('a', 'b'), fixedDice);
      return result.ok && result.value.after.combatants.every(({ vitality }) => vitality === 'up');
    });
    expect(passes).toHaveLength(11);
  });
});
