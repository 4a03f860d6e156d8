import { describe, expect, test } from 'vitest';
import { type Expression, format, parse, show, throwDice } from '../../../src/rules/core/notation/notation.ts';
import { d, type Fixed, scriptedDice } from './scripted-dice.ts';

function read(typed: string): Expression {
  const parsed = parse(typed);
  if (!parsed.ok) throw new Error(`${typed}: ${JSON.stringify(parsed.why)}`);
  return parsed.value;
}

function thrown(typed: string, ...script: Fixed[]) {
  const dice = scriptedDice(script);
  const result = throwDice(read(typed), dice);
  expect(dice.left(), 'dice nobody threw').toEqual([]);
  expect(JSON.parse(JSON.stringify(result.groups)), 'stored and loaded').toEqual(result.groups);
  return result;
}

/** d6s that fall on these faces. */
const d6 = (...faces: number[]) => faces.map((face) => d(6, face));

describe('What players type is read', () => {
  test.each([
    ['2d6+3', '2d6 + 3'],
    ['d20', 'd20'],
    ['1d20', 'd20'],
    ['D20', 'd20'],
    ['d%', 'd100'],
    ['2D%', '2d100'],
    ['  2 d 6+ 3 ', '2d6 + 3'],
    ['2\u00a0d6', '2d6'],
    ['007', '7'],
    ['4d6k3', '4d6kh3'],
    ['4d6 KH 3', '4d6kh3'],
    ['2d20kh', '2d20kh1'],
    ['2d20 kl', '2d20kl1'],
    ['4d6dl', '4d6dl1'],
    ['5d6dh1dl1', '5d6dh1dl1'],
    ['5d6dl1dh1', '5d6dl1dh1'],
    ['3d6!', '3d6!'],
    ['3d6 !', '3d6!'],
    ['3d6!=6', '3d6!'],
    ['3d6!>5', '3d6!'],
    ['3d6!>4', '3d6!>=5'],
    ['3d6! >= 5', '3d6!>=5'],
    ['3d6!=1', '3d6!=1'],
    ['2d6r1', '2d6r1'],
    ['2d6r=1', '2d6r1'],
    ['2d6r<3', '2d6r<=2'],
    ['2d6 r 1', '2d6r1'],
    ['2d6ro1', '2d6ro1'],
    ['2d6RO<=2', '2d6ro<=2'],
    ['2d6mi2', '2d6mi2'],
    ['2d6min2max5', '2d6mi2ma5'],
    ['6d6>=5', '6d6>=5'],
    ['6d6>4', '6d6>=5'],
    ['6d6 ≥ 5', '6d6>=5'],
    ['6d6=6', '6d6=6'],
    ['6d6==6', '6d6=6'],
    ['6d6<3', '6d6<=2'],
    ['6d6≤2', '6d6<=2'],
    ['6d6>=5!', '6d6>=5!'],
    ['6d6!=6>=5', '6d6>=5!'],
    ['8d10kh5!r1>=7', '8d10r1kh5>=7!'],
    ['1+2*3', '1 + 2 * 3'],
    ['(1+2)*3', '(1 + 2) * 3'],
    ['((1))', '1'],
    ['10-(3-2)', '10 - (3 - 2)'],
    ['(10-3)-2', '10 - 3 - 2'],
    ['8/(4/2)', '8 / (4 / 2)'],
    ['-2d6', '-2d6'],
    ['-(2+3)', '-(2 + 3)'],
    ['--2', '2'],
    ['+2', '2'],
    ['1--1', '1 - -1'],
    ['2d6−1', '2d6 - 1'],
    ['2d6–1', '2d6 - 1'],
    ['2d6×2', '2d6 * 2'],
    ['2d6 x 2', '2d6 * 2'],
    ['2d6x(1+1)', '2d6 * (1 + 1)'],
    ['9÷2', '9 / 2'],
  ])('%j as %j', (typed, same) => {
    const expression = read(typed);
    expect(format(expression)).toBe(same);
    expect(read(same)).toEqual(expression);
  });

  test.each([
    ['2d6+3 # fire damage', 'fire damage'],
    ['2d6+3 fire  damage', 'fire damage'],
    ['2d6#fire', 'fire'],
    ['2d6 # 2d8 🔥', '2d8 🔥'],
    ['2d6 ## x', '# x'],
    ['2d6 k for the king', 'k for the king'],
    ['2d6 rage', 'rage'],
    ['2d6 Ärger', 'Ärger'],
    ['2d6 constructor', 'constructor'],
    ['2d6 __proto__', undefined],
    ['2d6 # __proto__', '__proto__'],
    ['2 damage', 'damage'],
    ['d20+5 vs goblin 2', 'vs goblin 2'],
    ['2d6 #', undefined],
    ['2d6 # \ud83d', '\ufffd'],
  ])('the words of %j are %j', (typed, label) => {
    const parsed = parse(typed);
    expect(parsed.ok ? parsed.value.label : undefined).toBe(label);
  });
});

describe('Dice fall and are shown', () => {
  const table: [typed: string, script: Fixed[], shown: string][] = [
    ['2d6+3', d6(4, 5), '2d6 [4, 5] + 3 = 12'],
    ['d20', [d(20, 17)], 'd20 [17] = 17'],
    ['d%', [d(100, 100)], 'd100 [100] = 100'],
    ['5', [], '5'],
    ['2+3', [], '2 + 3 = 5'],
    ['4d6kh3 + 2', d6(6, 5, 1, 3), '4d6kh3 [6, 5, (1), 3] + 2 = 16'],
    ['4d6kl3', d6(6, 5, 1, 3), '4d6kl3 [(6), 5, 1, 3] = 9'],
    ['4d6dl1', d6(6, 5, 1, 3), '4d6dl1 [6, 5, (1), 3] = 14'],
    ['4d6dh2', d6(6, 5, 1, 3), '4d6dh2 [(6), (5), 1, 3] = 4'],
    ['5d6dh1dl1', d6(6, 5, 1, 3, 3), '5d6dh1dl1 [(6), 5, (1), 3, 3] = 11'],
    ['4d6kh4', d6(6, 5, 1, 3), '4d6kh4 [6, 5, 1, 3] = 15'],
    ['2d20kh + 5 # to hit', [d(20, 5), d(20, 17)], '2d20kh1 [(5), 17] + 5 = 22'],
    ['d8 + d6', [d(8, 8), d(6, 1)], 'd8 [8] + d6 [1] = 9'],
    ['d8 - d6', [d(8, 1), d(6, 6)], 'd8 [1] - d6 [6] = -5'],
    ['-d6', d6(4), '-d6 [4] = -4'],
    ['(2d6+3)*2', d6(1, 1), '(2d6 [1, 1] + 3) × 2 = 10'],
    ['d6/2', d6(5), 'd6 [5] ÷ 2 = 2'],
    ['3d6!', d6(6, 2, 3, 4), '3d6! [6!, 2, 3, 4] = 15'],
    ['1d6!', d6(6, 6, 1), 'd6! [6!, 6!, 1] = 13'],
    ['2d6!>4', d6(5, 4, 1), '2d6!>=5 [5!, 4, 1] = 10'],
    ['2d6!kh2', d6(6, 2, 3), '2d6kh2! [6!, (2), 3] = 9'],
    ['2d6r1', d6(1, 1, 5, 2), '2d6r1 [1→1→5, 2] = 7'],
    ['2d6r<3', d6(2, 1, 3, 6), '2d6r<=2 [2→1→3, 6] = 9'],
    ['2d6ro1', d6(1, 1, 2), '2d6ro1 [1→1, 2] = 3'],
    ['2d6ro<3', d6(2, 6, 1, 1), '2d6ro<=2 [2→6, 1→1] = 7'],
    ['1d6ro1!', d6(1, 6, 1, 4), 'd6ro1! [1→6!, 1→4] = 10'],
    ['3d6mi2', d6(1, 2, 3), '3d6mi2 [1↑2, 2, 3] = 7'],
    ['3d6ma5', d6(6, 5, 4), '3d6ma5 [6↓5, 5, 4] = 14'],
    ['6d6>=5', d6(5, 2, 6, 1, 3, 4), '6d6>=5 [5, (2), 6, (1), (3), (4)] = 2 hits'],
    ['3d6>4', d6(5, 4, 4), '3d6>=5 [5, (4), (4)] = 1 hit'],
    ['2d6<2', d6(2, 6), '2d6=1 [(2), (6)] = 0 hits'],
    ['3d6>=5 + 1', d6(5, 4, 6), '3d6>=5 [5, (4), 6] + 1 = 3'],
    ['2d6>=5!', d6(6, 5, 1), '2d6>=5! [6!, 5, (1)] = 2 hits'],
    ['3d6kh2>=5', d6(5, 5, 5), '3d6kh2>=5 [5, 5, (5)] = 2 hits'],
  ];
  test.each(table)('%s', (typed, script, shown) => {
    expect(show(thrown(typed, ...script))).toBe(shown);
  });

  test('every die is kept in the record with its fate', () => {
    const { groups, total, cutShort } = thrown('4d6r1kh2!mi2', ...d6(1, 6, 3, 2, 4, 5));
    const die = { sides: 6, exploded: false };
    expect({ groups, total, cutShort }).toEqual({
      groups: [
        {
          dice: [
            { ...die, face: 1, value: 1, fate: 'rerolled' },
            { ...die, face: 6, value: 6, fate: 'kept', exploded: true },
            { ...die, face: 3, value: 3, fate: 'dropped' },
            { ...die, face: 2, value: 2, fate: 'dropped' },
            { ...die, face: 4, value: 4, fate: 'dropped' },
            { ...die, face: 5, value: 5, fate: 'kept' },
          ],
          total: 11,
        },
      ],
      total: 11,
      cutShort: false,
    });
  });

  test('of equal dice the first thrown stay', () => {
    expect(show(thrown('3d6kh1', ...d6(4, 4, 4)))).toBe('3d6kh1 [4, (4), (4)] = 4');
    expect(show(thrown('3d6dh1', ...d6(4, 4, 4)))).toBe('3d6dh1 [4, 4, (4)] = 8');
  });
});

describe('Arithmetic', () => {
  test.each([
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['10-3-2', 5],
    ['7/2', 3],
    ['-7/2', -4],
    ['7/-2', -4],
    ['-(7/2)', -3],
    ['24/4/2', 3],
    ['2*7/2', 7],
    ['7/2*2', 6],
    ['-3*-3', 9],
    ['0*-1', 0],
    ['-0', 0],
    ['0/-5', 0],
  ])('%s = %i', (typed, total) => {
    expect(thrown(typed).total).toBe(total);
  });
});

describe('Long lists are shortened', () => {
  test('a thousand dice are shown in 300 characters and counted', () => {
    const shown = show(throwDice(read('1000d6'), { throw: () => 3 }));
    expect(shown).toMatch(/^1000d6 \[3, 3, .*, 3 … and 905 more\] = 3000$/);
    expect(shown.length).toBeLessThanOrEqual(330);
  });

  test('a list that just fits is shown whole', () => {
    expect(show(throwDice(read('100d6'), { throw: () => 3 }))).not.toContain('more');
    expect(show(throwDice(read('101d6'), { throw: () => 3 }))).toContain(', 3 … and 5 more]');
  });

  test('many groups share the room', () => {
    const widest = Array.from({ length: 20 }, () => '9d999ma9k').join('+');
    const shown = show(throwDice(read(widest), { throw: () => 999 }));
    expect(shown).toMatch(/^9d999ma9kh1 \[999↓9 … and 8 more\] \+ 9d999ma9kh1 /);
    expect(shown.length).toBeLessThanOrEqual(1000);
  });
});
