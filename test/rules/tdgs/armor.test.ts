// TDGS › 8 Combat › Armor, The Three Layers of Survival
import { describe, expect, test } from 'vitest';
import { endScene } from '../../../src/rules/core/turns.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { apparentStat } from '../../../src/rules/tdgs/stats.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { armor, armors, weapons } from './content.ts';
import {
  afterHits,
  attackBy,
  between,
  conditionFor,
  fighter,
  hitsFor,
  hp,
  hpLost,
  lines,
  next,
  trackOf,
} from './fight.ts';

const POOL = 'pool: Energy Shield';
const shieldedSketch = { armor: [armors.energyShield], CON: 40 };

describe('Ablative Armor', () => {
  test('T8-095 T8-096 the pool takes damage before HP: 30 leaves 70, the wearer takes 0', () => {
    const after = afterHits(shieldedSketch, 30);
    expect([trackOf(after, 'enemy', POOL), hp(after, 'enemy')]).toEqual([70, 200]);
  });
  test('T8-097 T8-098 T8-099 the second hit of 30 leaves 40; 60 empty it and 20 get through; then it protects no more', () => {
    const afterTwoHits = afterHits(shieldedSketch, 30, undefined, 2);
    expect([trackOf(afterTwoHits, 'enemy', POOL), hp(afterTwoHits, 'enemy')]).toEqual([40, 200]);
    const threeFighters = between({
      kira: hitsFor(60),
      enemy: { ...shieldedSketch, REF: 0, resources: { [POOL]: { value: 40, max: 100 } } },
    });
    const after = next(threeFighters, attackBy('kira', 'enemy'), d(20, 19));
    expect([trackOf(after, 'enemy', POOL), hp(after, 'enemy')]).toEqual([0, 180]);
    expect(hp(next(after, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(120);
  });
  test('T8-100 Energy Shield: a pool of 100', () => expect(armors.energyShield.pool).toBe(100));

  const resolution = (fight: ReturnType<typeof afterHits>) => next(fight, (s) => endScene(s, tdgs));
  test('T8-101 T8-102 T8-104 after the scene a recharging pool is full, a destroyed one stays gone; one fight can have both', () => {
    const withBothShields = { armor: [armors.shield, armors.energyShield], CON: 40 };
    const after = afterHits(withBothShields, 80);
    expect([trackOf(after, 'enemy', 'pool: Shield'), trackOf(after, 'enemy', POOL)]).toEqual([0, 70]);
    const fightAfter = resolution(after);
    expect([trackOf(fightAfter, 'enemy', 'pool: Shield'), trackOf(fightAfter, 'enemy', POOL)]).toEqual([0, 100]);
  });
  test('a pool that is destroyed when depleted keeps what is left between scenes (ruling)', () => {
    expect(trackOf(resolution(afterHits({ armor: [armors.shield] }, 30)), 'enemy', 'pool: Shield')).toBe(20);
  });
  test('T8-103 a recharging pool does not refill within the scene', () => {
    let fight = afterHits(shieldedSketch, 30);
    fight = next({ ...fight, turn: 1 }, (s) => tdgs.startRound(s));
    expect(trackOf(fight, 'enemy', POOL)).toBe(70);
  });
  test('T8-105 pools have no cap: 10,000 points', () => {
    const barrier = armor({ name: 'Barrier', kind: 'trinket', pool: 10_000 });
    const after = afterHits({ armor: [barrier] }, 1000);
    expect([trackOf(after, 'enemy', 'pool: Barrier'), hp(after, 'enemy')]).toEqual([9000, 50]);
  });
});

describe('Deflection Armor', () => {
  const plate = { armor: [{ ...armors.fullPlate, evasion: 0 }], CON: 60 };
  test('T8-106 T8-109 T8-110 T8-108 50% of 30 is 15, and again: ordinary hits do not wear it down', () => {
    expect([1, 2].map((times) => hp(afterHits(plate, 30, undefined, times), 'enemy'))).toEqual([285, 270]);
    expect(trackOf(afterHits(plate, 30, undefined, 9), 'enemy', 'deflection: Full Plate')).toBe(50);
  });
  test('T8-111 50% of 100 is 50', () => expect(hpLost(plate, 100)).toBe(50));
  test('T8-107 it works only while worn', () =>
    expect(hpLost({ armor: [{ ...armors.fullPlate, worn: false }] }, 30)).toBe(30));
  test('T8-112 computed exactly: 55% of 100 leaves 45', () =>
    expect(hpLost({ CON: 60, armor: [armor({ name: 'Odd', deflection: 55 })] }, 100)).toBe(45));
});

describe('Deflection Cap: 75%', () => {
  const suits = (...all: number[]) => ({
    CON: 60,
    armor: all.map((deflection, index) => armor({ name: `Layer ${index}`, kind: 'trinket', deflection })),
  });
  test('T8-113 T8-115 shell 50% + chain 30% count as 75%', () => {
    expect(hpLost(suits(50, 30), 100)).toBe(25);
    expect(hpLost(suits(40, 30), 100)).toBe(30);
  });
  test('T8-114 75% is allowed, 76% is capped', () => {
    expect([74, 75, 76].map((all) => hpLost(suits(all), 100))).toEqual([26, 25, 25]);
  });
  test('T8-116 the GM may lift it for the scene', () => {
    expect(hpLost(suits(50, 40), 100, undefined, { settings: { cap: 'off' } })).toBe(10);
    expect(tdgs.settings.cap?.values).toEqual(['on', 'off']);
  });
});

describe('Deflection Degradation', () => {
  const enemy = { CON: 100, REF: 0, armor: [{ ...armors.fullPlate, evasion: 0 }] };
  const armorLeft = (magnitude: number) => {
    const fight = between({ kira: hitsFor(10), enemy });
    return trackOf(
      next(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, magnitude)),
      'enemy',
      'deflection: Full Plate',
    );
  };
  test('T8-117 T8-118 a natural 20 with magnitude 4 takes 10 points off, with 1 to 3 none', () => {
    expect([1, 2, 3, 4].map(armorLeft)).toEqual([50, 50, 50, 40]);
  });
  test('the hit itself meets the armor as it was', () => {
    const fight = between({ kira: hitsFor(10), enemy });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, 4)), 'enemy')).toBe(500 - 10);
  });
  test('T8-119 T8-120 T8-122 it accumulates for the scene, never below 0, and is repaired after it', () => {
    let fight = between({ kira: hitsFor(10), enemy: { ...enemy, armor: [armor({ name: 'Mail', deflection: 15 })] } });
    const afterHitNow = () => next(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, 4));
    fight = afterHitNow();
    expect(trackOf(fight, 'enemy', 'deflection: Mail')).toBe(5);
    fight = next(fight, (s) => tdgs.startRound(s));
    fight = afterHitNow();
    expect(trackOf(fight, 'enemy', 'deflection: Mail')).toBe(0);
    fight = afterHitNow();
    expect(trackOf(fight, 'enemy', 'deflection: Mail')).toBe(0);
    expect(
      trackOf(
        next(fight, (s) => endScene(s, tdgs)),
        'enemy',
        'deflection: Mail',
      ),
    ).toBe(15);
  });
  test('the piece with the most left is damaged, natural armor too, even if a pool soaked the blow; a condition never is (ruling)', () => {
    const pieces = [
      armor({ name: 'Mail', deflection: 20 }),
      armor({ name: 'Scales', kind: 'natural', deflection: 30 }),
      armors.energyShield,
    ];
    const fight = between({
      kira: hitsFor(10),
      enemy: { ...enemy, armor: pieces, conditions: [conditionFor('Protected')] },
    });
    const after = next(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, 4));
    expect(['Mail', 'Scales'].map((name) => trackOf(after, 'enemy', `deflection: ${name}`))).toEqual([20, 20]);
    expect(hp(after, 'enemy')).toBe(500);
  });
  test('T8-121 one attack in eighty degrades: 1 of 20 × 1 of 4, exactly and by simulation', () => {
    let exactCount = 0;
    for (let face = 1; face <= 20; face++)
      for (let grade = 1; grade <= 4; grade++) if (face === 20 && grade === 4) exactCount += 1;
    expect(exactCount / 80).toBe(0.0125);
    const dice = seededDice(20);
    let degradedCount = 0;
    for (let index = 0; index < 40_000; index++) if (dice.roll(20) === 20 && dice.roll(4) === 4) degradedCount += 1;
    expect(degradedCount / 40_000).toBeGreaterThan(0.011);
    expect(degradedCount / 40_000).toBeLessThan(0.014);
  });
});

describe('Stacking: Ablative First', () => {
  const withBothArmors = { CON: 100, armor: [armors.shield, { ...armors.fullPlate, evasion: 0 }] };
  test('T8-123 T8-124 T8-125 80 against a shield of 50 and plate of 50%: 15, then 40', () => {
    expect(hpLost(withBothArmors, 80)).toBe(15);
    expect(hp(afterHits(withBothArmors, 80, undefined, 2), 'enemy')).toBe(500 - 15 - 40);
  });
  test('T8-126 a shield with a pool of 50 exists', () => expect(armors.shield.pool).toBe(50));
  test('several pools absorb in the order worn (ruling)', () => {
    const pools = [
      armor({ name: 'One', kind: 'trinket', pool: 10 }),
      armor({ name: 'Two', kind: 'trinket', pool: 10 }),
    ];
    const after = afterHits({ armor: pools }, 15);
    expect([trackOf(after, 'enemy', 'pool: One'), trackOf(after, 'enemy', 'pool: Two')]).toEqual([0, 5]);
  });
});

describe('Evasion', () => {
  test.each([
    ['T8-127 T8-128 Light Leather', armors.lightLeather, 12, 10],
    ['T8-129 Chain Mail', armors.chainMail, 10, 30],
    ['T8-130 Full Plate', armors.fullPlate, 8, 50],
  ])('%s', (_, piece, ref, deflection) => {
    expect(apparentStat(fighter('kira', { armor: [piece] }), 'REF').value).toBe(ref);
    expect(piece.deflection).toBe(deflection);
  });
  test('T8-127 evasion decides whether a blow hits', () => {
    const fight = (pieces: readonly (typeof armors)[keyof typeof armors][]) =>
      between({ kira: {}, enemy: { armor: pieces } });
    expect(hp(next(fight([]), attackBy('kira', 'enemy'), d(20, 12)), 'enemy')).toBe(40);
    expect(hp(next(fight([armors.lightLeather]), attackBy('kira', 'enemy'), d(20, 12)), 'enemy')).toBe(50);
    expect(hp(next(fight([armors.fullPlate]), attackBy('kira', 'enemy'), d(20, 9)), 'enemy')).toBe(45);
  });
});

test('T8-131 the layers act in order: REF avoids, pools and deflection reduce, HP survive', () => {
  const enemy = { REF: 12, armor: [armors.shield, armors.chainMail] };
  const fight = between({ kira: { STR: 60, weapons: [weapons.sword] }, enemy: { ...enemy, CON: 30 } });
  expect(lines(fight, attackBy('kira', 'enemy'), d(20, 9)).slice(2)).toEqual([
    'kira → enemy, attack with Sword: [9] +60 STR −12 enemy’s REF = 57 vs 11: hit',
    'enemy spent pool: Shield 50 → 0 (absorbs)',
    'enemy: depleted: Shield is destroyed',
    'enemy takes 8 Slashing (Sword): +60 STR = 60; +2 Sword = 62; −50 Shield = 12; × 70% deflection 30%, Chain Mail = 8; hp 150 → 142',
  ]);
});
