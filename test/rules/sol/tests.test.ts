import { describe, expect, test } from 'vitest';
import type { Modifier, Roll } from '../../../src/rules/core/reason.ts';
import { Resolution } from '../../../src/rules/core/resolution.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { boughtHits, criticalCount, isHit, opposedTest, rollPool, THRESHOLDS } from '../../../src/rules/sol/tests.ts';
import { itemReason } from '../core/said.ts';
import { transcript } from '../core/transcript.ts';
import { conditionFor, dice, fighter, fighting, gatheringOf } from './table.ts';

const intent = { action: 'test', actor: 'ana' } as const;

describe('Hits', () => {
  test('a die hits on 5 and 6, on nothing else', () => {
    expect([1, 2, 3, 4, 5, 6].filter((face) => isHit(face))).toEqual([5, 6]);
  });

  test('all modifiers are added into one: flanked and good cover, −2 and +4, make +2', () => {
    const rolled = pool([
      { value: 6, why: itemReason('REA + INT') },
      { value: -2, why: itemReason('flanked') },
      { value: 4, why: itemReason('good cover') },
    ]);
    expect(rolled.dice).toHaveLength(8);
  });

  test('a pool is never below 0 dice; 0 dice have 0 hits', () => {
    expect(
      pool([
        { value: 2, why: itemReason('AGI') },
        { value: -5, why: itemReason('wounds') },
      ]),
    ).toMatchObject({ dice: [], total: 0 });
  });
});

describe('Threshold tests', () => {
  const tests = gatheringOf({ ana: { skills: { Perception: 3 } } });
  const look = { ...intent, tool: 'Perception + INT' };

  test.each(Object.entries(THRESHOLDS))('%s takes %i hits: one less fails, as many succeed', (how, wants) => {
    const skilledFight = gatheringOf({ ana: { skills: { Perception: 6 } } });
    const lines = (hits: number) => transcript(sol, skilledFight, { ...look, manner: how }, ...dice(9, hits));
    expect(lines(wants - 1)[0]).toMatch(new RegExp(`vs ${how} ${wants}: failure`));
    expect(lines(wants)[0]).toMatch(new RegExp(`vs ${how} ${wants}: success`));
  });

  test('3 net hits are a critical success, 2 are not', () => {
    expect(transcript(sol, tests, { ...look, manner: 'Simple' }, ...dice(6, 3))[0]).toMatch(/: success$/);
    expect(transcript(sol, tests, { ...look, manner: 'Simple' }, ...dice(6, 4))[0]).toMatch(/: critical success$/);
  });

  test('a threshold may be a number; a skill that is not on the sheet is 0', () => {
    const lines = transcript(sol, tests, { ...intent, tool: 'stealth + agi', amount: 2 }, ...dice(3, 2));
    expect(lines).toEqual(['ana, test with Stealth + AGI: [5 5 1] +3 AGI = 2 hits vs threshold 2: success']);
  });

  test('wounds and a GM’s modifiers count', () => {
    const woundedCamp = gatheringOf({
      ana: { wounds: [1, 1, 2], conditions: [conditionFor('favored', 2), conditionFor('hindered', 1)] },
    });
    expect(transcript(sol, woundedCamp, { ...intent, tool: 'REA + INT', manner: 'Simple' }, ...dice(4, 0))).toEqual([
      'ana, test with REA + INT: [1 1 1 1] +3 REA +3 INT −1 level 1 wound −2 level 2 wound +2 favored −1 hindered = 0 hits vs Simple 1: failure',
    ]);
  });

  test.each([
    [{ tool: 'Perception + INT' }, 'missing'],
    [{ manner: 'Simple' }, 'missing'],
    [{ tool: 'Cooking', manner: 'Simple' }, 'sol/no-attribute'],
    [{ tool: 'Cooking + Perception', manner: 'Simple' }, 'sol/no-attribute'],
    [{ tool: ' + INT', manner: 'Simple' }, 'text-unfit'],
    [{ tool: `${'x'.repeat(41)} + INT`, manner: 'Simple' }, 'text-unfit'],
    [{ tool: 'Perception + INT', manner: 'toString' }, 'no-such'],
    [{ tool: 'Perception + INT', amount: 21 }, 'out-of-bounds'],
    [{ tool: 'Perception + INT', amount: 0 }, 'out-of-bounds'],
    [{ tool: 'Perception + INT', amount: 2, manner: 'Difficult' }, 'sol/one-difficulty'],
    [{ tool: 'Perception + INT', manner: 'Simple', targets: ['ana'] }, 'not-at-self'],
    [{ tool: 'REA + INT + BOD', manner: 'Simple' }, 'out-of-bounds'],
    [{ tool: 'REA + INT', targets: ['bo', 'cy'] }, 'too-many'],
  ])('%j is refused', (bits, why) => {
    expect(transcript(sol, tests, { ...intent, ...bits })).toEqual([`refused: ${why}`]);
  });

  test.each(['Cooking', 'constructor', 'Perseption', '__proto__', 'Bat 2d6'])(
    'a skill “%s” that is on no list and not on the sheet is 0: the attribute alone',
    (skill) => {
      const cook = { ...intent, tool: `${skill} + INT`, manner: 'Simple' };
      expect(transcript(sol, tests, cook, ...dice(3, 1))).toEqual([
        `ana, test with ${skill} + INT: [5 1 1] +3 INT = 1 hits vs Simple 1: success`,
      ]);
    },
  );

  test.each(['C++', 'Kira’s REF (12 + 2 Prone)', '+'])('a skill on the sheet may have the name “%s”', (name) => {
    const fight = gatheringOf({ ana: { skills: { [name]: 2 } } });
    const input = sol.actions.test?.offers(fight, 'ana')?.tools?.[0] ?? '';
    expect(input).toBe(`${name} + AGI`);
    const lines = transcript(sol, fight, { ...intent, tool: input, manner: 'Simple' }, ...dice(5, 1));
    expect(lines).toEqual([`ana, test with ${input}: [5 1 1 1 1] +2 ${name} +3 AGI = 1 hits vs Simple 1: success`]);
  });

  test('skills of one’s own are suggested first; players’ names index nothing', () => {
    const fight = gatheringOf({ ana: { skills: { Cooking: 2, constructor: 1 } } });
    const tools = sol.actions.test?.offers(fight, 'ana')?.tools ?? [];
    expect(tools.slice(0, 2)).toEqual(['Cooking + AGI', 'constructor + AGI']);
    expect(tools).toContain('Medicine + LOG');
  });

  test('the unconscious and the dead make no tests', () => {
    for (const state of ['down', 'dead'] as const) {
      const asleepCamp = gatheringOf({ ana: { vitality: state, conditions: [conditionFor('asleep')] } });
      expect(transcript(sol, asleepCamp, { ...look, manner: 'Simple' })).toEqual(['refused: out-of-the-fight']);
    }
  });
});

describe('Opposed tests', () => {
  test('equal hits are enough, even 0 against 0', () => {
    const twoSides = gatheringOf({ ana: {}, bo: { side: 'enemies' } });
    const hide = { ...intent, tool: 'Stealth + AGI', manner: 'Perception + INT', targets: ['bo'] };
    expect(transcript(sol, twoSides, hide, ...dice(3, 0), ...dice(3, 0))).toEqual([
      'ana → bo, test with Stealth + AGI: [1 1 1] +3 AGI = 0 hits vs [1 1 1] +3 INT = 0 hits: success',
    ]);
    expect(transcript(sol, twoSides, hide, ...dice(3, 1), ...dice(3, 2))[0]).toMatch(/: failure$/);
  });

  test('one die against one 7/9, two against two 19/27: every dice result', () => {
    expect(winCounts(1, FACES)).toEqual([28n, 36n]);
    expect(28 / 36).toBe(7 / 9);
    expect(winCounts(2, FACES)).toEqual([912n, 1296n]);
    expect(912 * 27).toBe(1296 * 19);
  });

  test('equal pools of 1 to 8 dice are exactly Binomial(n, 1/3) ≥ Binomial(n, 1/3); for 6 it is 109891/177147', () => {
    for (let index = 1; index <= 8; index++)
      expect(winCounts(index, WEIGHTED_FACES), `${index} dice`).toEqual(binomial(index, index));
    const [won, all] = winCounts(6, WEIGHTED_FACES);
    expect(won * 177147n).toBe(109891n * all);
  });

  test('unequal pools of 1 to 4 dice are exact too', () => {
    for (let a = 1; a <= 4; a++)
      for (let b = 1; b <= 4; b++) expect(winCounts(a, WEIGHTED_FACES, b), `${a} against ${b}`).toEqual(binomial(a, b));
  });
});

describe('Buying hits', () => {
  test('12 dice buy 3, 10 buy 2, 8 buy 2, 7 buy 1, 3 buy none', () => {
    expect([12, 10, 8, 7, 3, 0].map(boughtHits)).toEqual([3, 2, 2, 1, 0, 0]);
  });

  const buy = { ...intent, tool: 'Perception + INT', manner: 'bought hits' };
  test('only if the GM allows it, and never in combat', () => {
    const sketches = { ana: { skills: { Perception: 7 } }, thug: { side: 'enemies' } };
    expect(transcript(sol, gatheringOf(sketches), buy)).toEqual(['refused: sol/buying-forbidden']);
    expect(transcript(sol, gatheringOf(sketches, { 'buying-hits': true }), buy)).toEqual([
      'ana: bought hits: 2 hits bought with 10 dice',
    ]);
    expect(transcript(sol, fighting(sketches, { 'buying-hits': true }), buy)).toEqual([
      'refused: sol/buying-in-combat',
    ]);
  });

  test.each([
    [{ manner: 'bought hits', amount: 2 }, 'ana: bought hits: 2 hits bought with 10 dice, threshold 2: success'],
    [{ manner: 'bought hits, Average' }, 'ana: bought hits: 2 hits bought with 10 dice, Average 2: success'],
    [{ manner: 'Difficult, Bought Hits' }, 'ana: bought hits: 2 hits bought with 10 dice, Difficult 3: failure'],
    [{ manner: 'bought hits, Easy' }, 'refused: no-such'],
    [{ manner: 'bought hits, Average', amount: 3 }, 'refused: sol/one-difficulty'],
  ])('%j: they are set against a difficulty', (bits, line) => {
    const gatheringFight = gatheringOf({ ana: { skills: { Perception: 7 } } }, { 'buying-hits': true });
    expect(transcript(sol, gatheringFight, { ...buy, ...bits })).toEqual([line]);
  });
});

describe('Critical Successes', () => {
  test('net hits 0, 2, 3, 5, 6, 9 are 0, 0, 1, 1, 2, 3 of them', () => {
    expect([-1, 0, 2, 3, 5, 6, 8, 9].map(criticalCount)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
  });
});

/**
 * The faces of a die, each with how many times it counts. `FACES` has all six. `WEIGHTED_FACES` has only a miss, which
 * counts twice, and a hit, so that there are fewer combinations.
 */
const FACES = [1, 2, 3, 4, 5, 6].map((face) => [face, 1n] as const);
const WEIGHTED_FACES = [
  [1, 2n],
  [5, 1n],
] as const;

/**
 * How many combinations of both pools' dice let the instigator win by the rules, and how many there are in all. The
 * instigator wins ties.
 */
function winCounts(
  ownDice: number,
  faces: readonly (readonly [number, bigint])[],
  otherDice = ownDice,
): readonly [bigint, bigint] {
  let wonCount = 0n;
  let totalWeight = 0n;
  const ownResults = poolResults(ownDice, faces);
  const otherResults = poolResults(otherDice, faces);
  for (const a of ownResults)
    for (const b of otherResults) {
      const weight = a.weight * b.weight;
      totalWeight += weight;
      if (opposedTest(a.roll, b.roll).degree !== 'failure') wonCount += weight;
    }
  return [wonCount, totalWeight];
}

/** For each combination of these faces in a pool: its result by the rules, and its weight. */
function poolResults(count: number, faces: readonly (readonly [number, bigint])[]) {
  const sequences = Array.from({ length: count }).reduce<readonly (readonly (readonly [number, bigint])[])[]>(
    (so) => so.flatMap((before) => faces.map((face) => [...before, face])),
    [[]],
  );
  return sequences.map((sequence) => ({
    roll: pool(
      [{ value: count, why: itemReason('pool') }],
      sequence.map(([face]) => face),
    ),
    weight: sequence.reduce((all, [, weight]) => all * weight, 1n),
  }));
}

function pool(modifiers: readonly Modifier[], faces: readonly number[] = []): Roll {
  let rolledCount = 0;
  const encounter = { ...gatheringOf({}), combatants: [fighter('ana')] };
  const resolution = new Resolution<Sol>(encounter, { roll: () => faces[rolledCount++] ?? 1 });
  return rollPool(resolution, modifiers);
}

/**
 * The chance that `a` dice get at least as many hits as `b` dice: the favorable combinations, and all 3^(a+b). A die hits
 * one time in three.
 */
function binomial(a: number, b: number): readonly [bigint, bigint] {
  let wonCount = 0n;
  for (let index = 0; index <= a; index++)
    for (let j = 0; j <= Math.min(index, b); j++)
      wonCount += choose(a, index) * 2n ** BigInt(a - index) * choose(b, j) * 2n ** BigInt(b - j);
  return [wonCount, 3n ** BigInt(a + b)];
}

function choose(n: number, k: number): bigint {
  return k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);
}
