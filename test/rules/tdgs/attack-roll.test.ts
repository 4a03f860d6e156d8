// TDGS › 3 Resolution; 4 Luck; 5 Actions › Breaking Concentration
import { describe, expect, test } from 'vitest';
import { Resolution } from '../../../src/rules/core/resolution.ts';
import { contest, isRollSuccessful, resolveAttempt } from '../../../src/rules/tdgs/attack-roll.ts';
import { because } from '../../../src/rules/tdgs/reasons.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { itemReason } from '../core/said.ts';
import { d, scriptedDice } from '../core/scripted-dice.ts';
import { ability, spells } from './content.ts';
import {
  attackBy,
  between,
  conditionFor,
  type FighterSketch,
  hasCondition,
  hitsFor,
  hp,
  intentOf,
  lines,
  next,
} from './fight.ts';

/**
 * The chance of success in percent, with this difference of stats and this luck. With LUK 10, a natural 1 is rerolled.
 */
function successRate(delta: number, LUK = 0): number {
  let chance = 0;
  for (let face = 1; face <= 20; face++) {
    const isRerolled = LUK === 10 && face === 1;
    for (let secondFace = 1; secondFace <= 20; secondFace++) {
      const counts = isRerolled ? secondFace : face;
      const script = isRerolled ? [d(20, 1), d(20, secondFace)] : [d(20, face)];
      const grade = counts === 1 || counts === 20 ? [d(4, 1)] : [];
      const resolution = new Resolution(between({ kira: { LUK }, goblin: {} }), scriptedDice([...script, ...grade]));
      if (
        resolveAttempt(resolution, {
          actor: 'kira',
          purpose: because({ id: 'check' }),
          modifiers: [{ value: delta, why: itemReason('delta') }],
        }).success
      )
        chance += 1 / 400;
    }
  }
  return Math.round(chance * 10_000) / 100;
}

describe('Success Rate Table (doc 3), by enumeration of the d20', () => {
  const table = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
  test.each(table.map((percent, index) => [index - 9, percent]))(
    'a difference of %i succeeds in %i %%',
    (delta, percent) => {
      expect(successRate(delta)).toBe(percent);
    },
  );
  test('no difference does worse than 5% or better than 95%', () =>
    expect([successRate(-40), successRate(40)]).toEqual([5, 95]));
});

describe('Luck (doc 4)', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [n, 55 - n * 5]))('LUK −%i: at most %i %%', (n, percent) => {
    expect(successRate(40, -n)).toBe(percent);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n, 50 + n * 5]))(
    'LUK +%i: at least %i %% (ruling)',
    (n, percent) => {
      expect(successRate(-40, n)).toBe(percent);
    },
  );
  test('LUK +10: 99.75%', () => expect(successRate(-40, 10)).toBe(99.75));
  test.each([
    ['cursed warrior, easy target', 5, -5, 30],
    ['blessed peasant, dragon', -14, 7, 85],
    ['luck does not always matter', 2, 3, 65],
    ['negative luck, already bad odds', -9, -4, 5],
    ['the reroll', -4, 10, 99.75],
  ])('example: %s', (_, delta, luck, percent) => expect(successRate(delta, luck)).toBe(percent));
  test('the second die counts fully: a 20 is a critical, a second 1 fails', () => {
    const fight = between({ kira: { LUK: 10 }, goblin: { CON: 50 } });
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 1), d(20, 20), d(4, 4))[2]).toBe(
      'kira → goblin, attack with Fists: [(1) 20] +10 STR −10 goblin’s REF = 20 vs 11: critical hit',
    );
    expect(hp(next(fight, attackBy('kira', 'goblin'), d(20, 1), d(20, 1), d(4, 2)), 'goblin')).toBe(250);
  });
  test('luck is told if it decided, and never changes magnitude or damage', () => {
    const fight = between({ kira: { LUK: 3 }, goblin: { REF: 30 } });
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 8)).slice(2, 5)).toEqual([
      'kira → goblin, attack with Fists: [8] +10 STR −30 goblin’s REF = -12 vs 11: hit (LUK +3 decides)',
      'goblin takes 10 Bludgeoning (Fists): +10 STR = 10; hp 50 → 40',
    ]);
    expect(isRollSuccessful(20, 0, -10)).toBe(true);
  });
});

describe('Natural 1 and Natural 20', () => {
  test('a natural 1 fails whatever the sum, and its grade is only named', () => {
    const fight = between({ kira: { STR: 90 }, goblin: {} });
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 1), d(4, 3)).slice(2)).toEqual([
      'kira → goblin, attack with Fists: [1] +90 STR −10 goblin’s REF = 81 vs 11: critical miss (a natural 1)',
      'kira: fumble: fumble, [3] = 3: grade 3 (notable)',
    ]);
  });
  test('a natural 20 succeeds whatever the sum', () => {
    expect(
      hp(
        next(between({ kira: {}, goblin: { REF: 90, CON: 20 } }), attackBy('kira', 'goblin'), d(20, 20), d(4, 1)),
        'goblin',
      ),
    ).toBe(88);
  });
});

describe('Contests: chase and flee', () => {
  const race = (kira: FighterSketch = {}, goblin: FighterSketch = {}) => between({ kira, goblin });
  const chase = intentOf('chase', 'kira', { targets: ['goblin'] });
  const winsChase = (fight: ReturnType<typeof between>, ...script: Parameters<typeof lines>[2][]) =>
    lines(fight, chase, ...script).some((line) => line.includes('chase:') && line.endsWith(': success'));
  test('both roll d20 + the difference of MOV; the higher total wins', () => {
    expect(lines(race({ MOV: 12 }), chase, d(20, 9), d(20, 12))[1]).toBe(
      'kira → goblin, chase: [9] +12 MOV −10 goblin’s MOV = 11 vs [12] +10 MOV −12 kira’s MOV = 10: success',
    );
    expect(winsChase(race(), d(20, 9), d(20, 10))).toBe(false);
  });
  test('a tie goes by REF, then LUK, then a d2', () => {
    expect(winsChase(race({ REF: 11 }), d(20, 9), d(20, 9))).toBe(true);
    expect(winsChase(race({}, { LUK: 1 }), d(20, 9), d(20, 9))).toBe(false);
    expect(winsChase(race(), d(20, 9), d(20, 9), d(2, 1))).toBe(true);
    expect(winsChase(race(), d(20, 9), d(20, 9), d(2, 2))).toBe(false);
  });
  test('a magical tie goes by LUK, then a d2', () => {
    const attackWith = (luck: number, ...more: ReturnType<typeof d>[]) => {
      const resolution = new Resolution(
        between({ kira: { REF: 1, LUK: luck }, goblin: { REF: 20 } }),
        scriptedDice([d(20, 9), d(20, 9), ...more]),
      );
      const [attacker, their] = ['kira', 'goblin'].map((id) => ({ id, modifiers: [] }));
      return contest(resolution, because({ id: 'dispel' }), attacker!, their!, 'magical');
    };
    expect([attackWith(1), attackWith(0, d(2, 1)), attackWith(0, d(2, 2))]).toEqual([true, true, false]);
  });
  test('a natural 20 beats everything but another, a natural 1 loses to everything but another (ruling)', () => {
    expect(winsChase(race({ MOV: 1 }, { MOV: 90 }), d(20, 20), d(20, 19))).toBe(true);
    expect(winsChase(race({ MOV: 90 }, { MOV: 1 }), d(20, 1), d(20, 2))).toBe(false);
    expect(winsChase(race({ MOV: 12 }), d(20, 20), d(20, 20))).toBe(true);
  });
  test('fleeing leaves the pursuer, chasing catches up', () => {
    const adjacentFight = { ...race(), positions: { 'goblin|kira': 'Adjacent' } };
    expect(next(adjacentFight, { ...chase, manner: 'flee' }, d(20, 12), d(20, 11)).positions).toEqual({});
    expect(next(race(), chase, d(20, 12), d(20, 11)).positions).toEqual({ 'goblin|kira': 'Adjacent' });
  });
});

describe('Breaking Concentration (doc 5)', () => {
  test.each([
    [5, 75],
    [10, 50],
    [15, 25],
    [20, 5],
  ])('%i damage at CON 10 keeps concentration in %i %%', (damage, percent) => {
    const hittingFaces = Array.from({ length: 20 }, (_, index) => index + 1).filter((face) => {
      const grade = face === 1 || face === 20 ? [d(4, 1)] : [];
      const fight = between({
        goblin: hitsFor(damage),
        kira: { REF: 0, conditions: [conditionFor('Concentrating', { note: 'Hold' })] },
      });
      return hasCondition(
        next(fight, attackBy('goblin', 'kira'), d(20, 19), d(20, face), ...grade),
        'kira',
        'Concentrating',
      );
    });
    expect(hittingFaces.length * 5).toBe(percent);
  });
  const hold = { ...spells.holdPerson, rounds: 5 };
  const afterGrapple = next(
    between({
      kira: {
        abilities: [
          hold,
          ability({
            name: 'Bind',
            kind: 'spell',
            concentration: true,
            inflicts: [{ condition: 'Slowed', onCritical: false }],
          }),
        ],
      },
      goblin: {},
      wolf: hitsFor(5),
    }),
    intentOf('cast', 'kira', { tool: 'Hold', targets: ['goblin'] }),
    d(20, 11),
  );
  test('the effect ends with concentration, broken or dropped freely, at no cost', () => {
    expect([
      hasCondition(afterGrapple, 'kira', 'Concentrating'),
      hasCondition(afterGrapple, 'goblin', 'Paralyzed'),
    ]).toEqual([true, true]);
    const afterBreak = next({ ...afterGrapple, turn: 2 }, attackBy('wolf', 'kira'), d(20, 19), d(20, 4));
    expect([
      hasCondition(afterBreak, 'kira', 'Concentrating'),
      hasCondition(afterBreak, 'goblin', 'Paralyzed'),
    ]).toEqual([false, false]);
    expect(hasCondition(next(afterGrapple, intentOf('concentrate', 'kira')), 'goblin', 'Paralyzed')).toBe(false);
  });
  test('one effect at a time: a new one ends the one before', () => {
    const withAction = {
      ...afterGrapple,
      combatants: afterGrapple.combatants.map((c) => ({
        ...c,
        resources: { ...c.resources, actions: { value: 1, max: 1 } },
      })),
    };
    const after = next(withAction, intentOf('cast', 'kira', { tool: 'Bind', targets: ['wolf'] }), d(20, 11));
    expect([hasCondition(after, 'goblin', 'Paralyzed'), hasCondition(after, 'wolf', 'Slowed')]).toEqual([false, true]);
  });
  test('Stunned, Unconscious and death end it; damage over time tests it (ruling)', () => {
    for (const condition of ['Stunned', 'Unconscious'] as const)
      expect(
        hasCondition(
          next(afterGrapple, (resolution) => tdgs.afflict(resolution, 'kira', { condition })),
          'goblin',
          'Paralyzed',
        ),
      ).toBe(false);
    const bleeding = next(afterGrapple, (resolution) =>
      tdgs.afflict(resolution, 'kira', { condition: 'Bleeding', value: 2 }),
    );
    expect(lines(bleeding, (resolution) => tdgs.startRound(resolution), d(20, 3))).toContain(
      'kira, concentration: [3] +10 CON −2 HP lost = 11 vs 11: success',
    );
  });
});
