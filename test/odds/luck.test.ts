import { describe, expect, test } from 'vitest';
import { Luck } from '../../src/odds/luck.ts';
import { RANK_SCALE, rankOf, ranksOf } from '../../src/odds/ranks.ts';
import { type DiceRoll, readRolls } from '../../src/odds/read-rolls.ts';
import { type DiceReading, type Die, seededChance } from '../../src/rules/core/dice.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { rulesNamed } from '../../src/rules/systems.ts';

const dice = (sides: number, ...faces: readonly number[]): readonly Die[] => faces.map((face) => ({ sides, face }));
const roll = (reads: DiceReading, dice: readonly Die[], lowIsGood?: true): DiceRoll => ({
  who: 'kira',
  dice,
  reads,
  ...(lowIsGood && { lowIsGood }),
});

function luckOf(...rolls: readonly DiceRoll[]): Luck {
  const luck = new Luck();
  for (const each of rolls) luck.add(each);
  return luck;
}

describe('how good dice were', () => {
  test('one die: the share of faces that are worse, plus half of its own', () => {
    expect(luckOf(roll('sum', dice(20, 20))).betterThan).toBeCloseTo(97.5, 10);
    expect(luckOf(roll('sum', dice(20, 1))).betterThan).toBeCloseTo(2.5, 10);
    expect(luckOf(roll('sum', dice(6, 4))).betterThan).toBeCloseTo((100 * 3.5) / 6, 10);
  });

  test('2d4 by their sum: of 16 combinations 10 are worse than 6, and 3 equal it', () => {
    expect(luckOf(roll('sum', dice(4, 2, 4))).betterThan).toBeCloseTo((100 * 11.5) / 16, 10);
  });

  test('2d20 by the highest: 361 of 400 combinations are below 20, and 39 equal it', () => {
    expect(luckOf(roll('highest', dice(20, 20, 3))).betterThan).toBeCloseTo((100 * (361 + 19.5)) / 400, 10);
    // The faces 20 and 3 have the sum 23. Of the 400 combinations, 229 have a lower sum, and 18 have the same sum.
    expect(luckOf(roll('sum', dice(20, 20, 3))).betterThan).toBeCloseTo((100 * (229 + 9)) / 400, 10);
  });

  test('3d6 by hits from 5 on: 8 of 27 combinations have none, 12 one, 6 two', () => {
    expect(luckOf(roll({ from: 5 }, dice(6, 5, 6, 1))).betterThan).toBeCloseTo((100 * 23) / 27, 10);
    expect(luckOf(roll({ from: 5 }, dice(6, 4, 4, 4))).betterThan).toBeCloseTo((100 * 4) / 27, 10);
  });

  test('a 1 is good if less is better', () => {
    expect(luckOf(roll('sum', dice(6, 1), true)).betterThan).toBeCloseTo((100 * 5.5) / 6, 10);
  });

  test('dice are listed by what counts: the higher of two, hits, and separately those of which less is better', () => {
    const luck = luckOf(
      roll('highest', dice(20, 12, 9)),
      roll('sum', dice(6, 4, 2)),
      roll('sum', dice(6, 5), true),
      roll({ from: 5 }, dice(6, 5, 6, 1)),
    );
    const [hits, sum, ...rest] = luck.dice;
    expect(hits).toEqual({ sides: 6, from: 5, dice: 3, result: 2, expected: 1 });
    expect(sum).toEqual({ sides: 6, dice: 2, result: 6, expected: 7 });
    expect(rest).toEqual([
      { sides: 20, of: 2, dice: 1, result: 12, expected: expect.closeTo(13.825, 10) },
      { sides: 6, lowIsGood: true, dice: 1, result: 5, expected: 3.5 },
    ]);
  });

  test('two rolls together: of 36 combinations 2d6 come to more than 10 by 3, rolled one at a time', () => {
    // Two rolls of one d6 each are as lucky as their sum: 30 of 36 combinations are below 10, and 3 equal it.
    expect(luckOf(roll('sum', dice(6, 4)), roll('sum', dice(6, 6))).betterThan).toBeCloseTo((100 * 31.5) / 36, 10);
  });

  test('a great roll of many dice counts as one roll, like a great roll of one die', () => {
    const greatRoll = luckOf(roll('sum', dice(6, 6, 6, 6, 6, 6, 6)), roll('sum', dice(20, 1)));
    expect(greatRoll.betterThan).toBeGreaterThan(40);
    expect(greatRoll.betterThan).toBeLessThan(60);
  });

  test('without a roll luck is average', () => {
    expect(luckOf().betterThan).toBe(50);
  });

  test('the average rank is the middle, whatever is read', () => {
    for (const reading of ['sum', 'highest', { from: 5 }] as const)
      for (const count of [1, 2, 5, 12]) {
        const { mean, values } = ranksOf(dice(6, ...Array.from({ length: count }, () => 1)), reading);
        expect(values.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
        expect(Math.abs(mean - RANK_SCALE / 2)).toBeLessThan(0.5);
      }
  });

  test('of many rolls, whose rank is estimated, about a quarter are below 25%', () => {
    const chance = seededChance(5);
    const randomRoll = () => roll('sum', dice(20, 1 + Math.floor(20 * chance())));
    const areUnder = Array.from(
      { length: 200 },
      () => luckOf(...Array.from({ length: 45 }, randomRoll)).betterThan < 25,
    );
    // The share of results below 25% may differ from a quarter by three standard errors.
    expect(Math.abs(areUnder.filter(Boolean).length / 200 - 0.25)).toBeLessThan(0.092);
  });

  test('the estimate for many rolls is near the exact rank', () => {
    // After 40 d20s between 7 and 16, two more average rolls should hardly change the luck.
    const middlingDice = Array.from({ length: 40 }, (_, index) => roll('sum', dice(20, 7 + (index % 10))));
    const moreRolls = [roll('sum', dice(20, 10)), roll('sum', dice(20, 11))];
    expect(
      Math.abs(luckOf(...middlingDice).betterThan - luckOf(...middlingDice, ...moreRolls).betterThan),
    ).toBeLessThan(1.5);
  });

  test('the ranks of the books’ single dice are exact', () => {
    for (const sides of [2, 4, 6, 8, 10, 12, 20])
      for (let face = 1; face <= sides; face++)
        expect(rankOf(dice(sides, face), 'sum')).toBe((RANK_SCALE * (2 * face - 1)) / (2 * sides));
  });
});

describe('which dice of a deed are read, and whose they are', () => {
  const reason = (id: string) => ({ id }) as never;
  const plain = (dice: readonly Die[], more: object = {}) => ({ dice, modifiers: [], total: 0, ...more });
  const checkEvent = (target: string, dice: readonly Die[], more: object = {}) => {
    const check = { roll: plain(dice, more), against: { value: 14 } };
    return { type: 'checked', actor: 'kira', target, purpose: reason('search'), check } as never;
  };
  const tdgs = rulesNamed('tdgs')!.faces;
  const rollsRead = (events: readonly Event[], rolled: readonly Die[], faces = {}) => readRolls(events, rolled, faces);

  test('one die compared with several is one roll', () => {
    const rolledDice = dice(20, 7);
    expect(
      rollsRead([checkEvent('a', rolledDice), checkEvent('b', rolledDice), checkEvent('c', rolledDice)], rolledDice),
    ).toEqual([{ ...roll('sum', rolledDice), needs: 14 }]);
    // Two dice with the same face are still two dice.
    expect(rollsRead([checkEvent('a', rolledDice), checkEvent('b', rolledDice)], dice(20, 7, 7))).toHaveLength(2);
  });

  test('an advantage is read by the highest; a natural 1 that luck rerolls is a roll of its own', () => {
    const rolledDice = dice(20, 1, 9);
    expect(rollsRead([checkEvent('a', rolledDice, { kept: [1] })], rolledDice)).toEqual([
      { ...roll('highest', rolledDice), needs: 14 },
    ]);
    expect(rollsRead([checkEvent('a', rolledDice, { kept: [1] })], rolledDice, tdgs)).toEqual([
      roll('sum', dice(20, 1)),
      roll('sum', dice(20, 9)),
    ]);
  });

  test('a check’s dice need its number less what is added to them', () => {
    const rolledDice = dice(20, 9);
    const modifiers = [
      { value: 3, why: reason('stat') },
      { value: 4, why: reason('aid'), roll: plain(dice(6, 4)) },
    ];
    expect(rollsRead([checkEvent('a', rolledDice, { modifiers })], [...rolledDice, ...dice(6, 4)])).toEqual([
      { ...roll('sum', rolledDice), needs: 7 },
      roll('sum', dice(6, 4)),
    ]);
  });

  test('a contest has the dice of both, and of dice that are subtracted less is better', () => {
    const penalty = { value: -7, why: reason('from behind'), roll: plain(dice(8, 7)) };
    const ownRoll = plain(dice(4, 2, 3));
    const contest = { own: ownRoll, theirs: plain(dice(4, 4), { modifiers: [penalty] }) };
    const event = { type: 'contested', actor: 'kira', target: 'goblin', purpose: reason('attack'), contest } as never;
    expect(rollsRead([event], [...dice(4, 2, 3), ...dice(4, 4), ...dice(8, 7)])).toEqual([
      roll('sum', dice(4, 2, 3)),
      { ...roll('sum', dice(4, 4)), who: 'goblin' },
      { ...roll('sum', dice(8, 7), true), who: 'goblin' },
    ]);
  });

  test('harm counts for its doer; without a doer, less is better for the one it harms', () => {
    const steps = [{ why: reason('item'), plus: 5, left: 5, roll: plain(dice(6, 5)) }];
    const harmEvent = (actor?: string) =>
      ({ type: 'harmed', target: 'goblin', from: reason('item'), kinds: [], steps, ...(actor && { actor }) }) as never;
    expect(rollsRead([harmEvent('kira'), harmEvent('kira')], dice(6, 5))).toEqual([roll('sum', dice(6, 5))]);
    expect(rollsRead([harmEvent()], dice(6, 5))).toEqual([{ ...roll('sum', dice(6, 5), true), who: 'goblin' }]);
  });

  test('dice that only decide the turn order are not luck', () => {
    const reasons = [{ subject: 'kira', score: 3, why: reason('by stats'), roll: plain(dice(2, 1, 2)) }];
    const event = { type: 'turn-order-set', before: [], turnOrder: [], reasons, turn: 0 } as never;
    expect(rollsRead([event], dice(2, 2, 1))).toEqual([]);
    const tie = {
      type: 'rolled',
      actor: 'kira',
      purpose: reason('initiative tie'),
      roll: plain(dice(20, 20)),
    } as never;
    expect(rollsRead([tie], dice(20, 20), rulesNamed('mastery')!.faces)).toEqual([]);
  });

  test('the grade of a fumble is neither good nor bad', () => {
    const fumble = { type: 'remarked', what: reason('fumble'), subject: 'kira', dice: plain(dice(4, 4)) } as never;
    expect(rollsRead([fumble], dice(4, 4), tdgs)).toEqual([]);
    expect(rollsRead([fumble], dice(4, 4))).toHaveLength(1);
  });
});
