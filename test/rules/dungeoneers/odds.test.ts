import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { play } from '../core/play.ts';
import { between } from './fight.ts';

/** How many combinations of a deed's dice have a certain result, and how many there are in all. */
function shareOfResults(
  fight: Fight,
  intent: Parameters<typeof play>[2],
  counts: (degrees: readonly string[]) => boolean,
) {
  let wayCount = 0;
  let totalWays = 0;
  const faces: number[] = [];
  const limits: number[] = [];
  const dice = (): Dice => {
    let faceIndex = 0;
    return {
      roll(sides) {
        limits[faceIndex] = sides;
        faces[faceIndex] ??= 1;
        return faces[faceIndex++] ?? 1;
      },
    };
  };
  for (;;) {
    const result = play(rules, fight, intent, dice());
    if (!result.ok) throw new Error(result.why.type);
    const degrees = result.value.events.flatMap((event) =>
      event.type === 'contested' ? [event.contest.degree] : event.type === 'checked' ? [event.check.degree] : [],
    );
    totalWays += 1;
    if (counts(degrees)) wayCount += 1;
    let place = faces.length - 1;
    while (place >= 0 && faces[place] === limits[place]) place -= 1;
    if (place < 0) return [wayCount, totalWays] as const;
    faces[place] = (faces[place] ?? 0) + 1;
    faces.length = place + 1;
    limits.length = place + 1;
  }
}

const hasDegree = (degree: string) => (degrees: readonly string[]) => degrees.includes(degree);
/**
 * A weapon that never pierces, so that only the hit roll matters; or one that always hits, so that only the pierce roll
 * does.
 */
const weapon = (hit: number, pierce = 2) => ({ name: 'Test', hit, pierce, wounds: 0, type: 'slashing' });
const attack = { action: 'attack', actor: 'freya', targets: ['enemy'] };

describe('exact odds, over every combination of the dice', () => {
  test('2d4 against 1d4 hits 15 times in 16', () => {
    const fight = between({
      freya: { prowess: 2, power: 1, weapons: [weapon(4)] },
      enemy: { prowess: 1, naturalArmor: 3 },
    });
    // Each hit is counted twice, once for each face of its pierce die; a miss is counted once.
    const [misses, all] = shareOfResults(fight, attack, hasDegree('miss'));
    expect(misses).toBe(4);
    expect((all - misses) / 2 / ((all - misses) / 2 + misses)).toBe(15 / 16);
  });

  test('2d6 come to 4 or more 11 times in 12', () => {
    const fight = between({
      freya: { prowess: 1, power: 2, weapons: [weapon(2, 6)], modifiers: [{ to: 'hit', value: 9, why: 'sure' }] },
      enemy: { prowess: 1, naturalArmor: 4, dodge: 2 },
    });
    const [ways, all] = shareOfResults(fight, attack, hasDegree('pierces'));
    expect(ways / all).toBe(11 / 12);
  });

  test('2d6 against 3d4 is exactly even', () => {
    const fight = between({
      freya: { prowess: 2, power: 1, weapons: [weapon(6)] },
      enemy: { prowess: 3, naturalArmor: 3 },
    });
    const [misses, all] = shareOfResults(fight, attack, hasDegree('miss'));
    const hits = (all - misses) / 2;
    expect(hits).toBe(misses);
  });

  test('a grapple of 2d4 against 2d4 holds 75 times in 128', () => {
    const fight = between({ freya: { power: 2 }, enemy: { power: 2 } });
    const [ways, all] = shareOfResults(
      fight,
      { action: 'grapple', actor: 'freya', targets: ['enemy'] },
      hasDegree('success'),
    );
    expect([ways / all, all]).toEqual([75 / 128, 256]);
  });

  test('2d4 from behind against 1d4 less 1d8 hit 511 times in 512', () => {
    const fight = between({
      freya: { prowess: 2, power: 1, weapons: [weapon(4)] },
      enemy: { prowess: 1, naturalArmor: 3 },
    });
    const [misses, all] = shareOfResults(fight, { ...attack, situation: { behind: true } }, hasDegree('miss'));
    const hits = (all - misses) / 2;
    expect([misses, hits]).toEqual([1, 511]);
  });
});
