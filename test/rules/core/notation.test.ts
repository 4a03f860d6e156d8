import { describe, expect, test } from 'vitest';
import {
  type Expression,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  MAX_BRACKET_DEPTH,
  MAX_DICE,
  MAX_DICE_GROUPS,
  MAX_SIDES,
  MAX_TEXT_LENGTH,
} from '../../../src/rules/core/notation/expression.ts';
import { parseExpression, readTypedRoll } from '../../../src/rules/core/notation/parse.ts';
import { formatExpression, rollDice, rollText } from '../../../src/rules/core/notation/roll.ts';
import { diceFaultText } from '../../../src/text/refusals/characters.ts';
import { d, type ScriptedDie, scriptedDice } from './scripted-dice.ts';

function expressionOf(input: string): Expression {
  const parsed = parseExpression(input);
  if (!parsed.ok) throw new Error(`${input}: ${JSON.stringify(parsed.why)}`);
  return parsed.value;
}

function rollResult(input: string, ...script: ScriptedDie[]) {
  const dice = scriptedDice(script);
  const result = rollDice(expressionOf(input), dice);
  expect(dice.left(), 'unused dice').toEqual([]);
  expect(JSON.parse(JSON.stringify(result.groups)), 'stored and loaded').toEqual(result.groups);
  return result;
}

/** Several d6 that show these faces. */
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
  ])('%j as %j', (input, same) => {
    const expression = expressionOf(input);
    expect(formatExpression(expression)).toBe(same);
    expect(expressionOf(same)).toEqual(expression);
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
  ])('the words of %j are %j', (input, label) => {
    const parsed = parseExpression(input);
    expect(parsed.ok ? parsed.value.label : undefined).toBe(label);
  });
});

describe('What only a player may type', () => {
  const SHEET = [
    { name: 'REF', value: 3 },
    { name: 'Fire', value: 2 },
    { name: 'Fire Magic', value: 4 },
    { name: 'LUK', value: -1 },
  ];

  test.each([
    ['d20+REF', 'd20 + 3[REF]', 'd20 [7] + REF 3 = 10'],
    ['ref+d20', '3[REF] + d20', 'REF 3 + d20 [7] = 10'],
    ['d20 - ref', 'd20 - 3[REF]', 'd20 [7] - REF 3 = 4'],
    ['d20+luk', 'd20 + (-1)[LUK]', 'd20 [7] + LUK -1 = 6'],
    ['d20+fire magic', 'd20 + 4[Fire Magic]', 'd20 [7] + Fire Magic 4 = 11'],
    ['d20+fire, of course', undefined, undefined],
    ['d20+Fire # burn', 'd20 + 2[Fire] # burn', 'd20 [7] + Fire 2 = 9'],
    ['d20 + 3', 'd20 + 3', 'd20 [7] + 3 = 10'],
  ])('%j is %j on the record', (input, recorded, shownText) => {
    const result = readTypedRoll(input, SHEET);
    expect(result.ok ? formatExpression(result.value.expression) : undefined).toBe(recorded);
    if (!result.ok || shownText === undefined) return;
    expect(parseExpression(result.value.dice)).toEqual({ ok: true, value: result.value.expression });
    expect(rollText(rollDice(result.value.expression, scriptedDice([d(20, 7)])))).toBe(shownText);
  });

  test.each([
    ['d20adv', '2d20kh1'],
    ['d20 ADV+5', '2d20kh1 + 5'],
    ['1d20 + 5 dis', '2d20kl1 + 5'],
    ['d20 adv to climb', '2d20kh1 # to climb'],
    ['d20+5 adv to climb', '2d20kh1 + 5 # to climb'],
    ['d20 advance', 'd20 # advance'],
    ['(ref+fire magic)d6>=5', '7d6>=5[REF 3 + Fire Magic 4]'],
    ['(2+1)d6', '3d6[2 + 1]'],
  ])('%j is %j', (input, recorded) => {
    const result = readTypedRoll(input, SHEET);
    expect(result.ok ? formatExpression(result.value.expression) : result.why).toBe(recorded);
    if (result.ok) expect(parseExpression(result.value.dice)).toEqual({ ok: true, value: result.value.expression });
  });

  test.each([
    ['6x 4d6kh3', 6, '4d6kh3'],
    ['2X  d20adv', 2, '2d20kh1'],
    ['6x4d6', 1, '6x4d6'],
    ['6 x 4', 1, '6 x 4'],
  ])('%j is rolled %i times', (input, times, dice) => {
    expect(readTypedRoll(input, [])).toMatchObject({ ok: true, value: { times, dice } });
  });

  test.each([
    ['2d20 adv', 'needs one die'],
    ['d20+d6+1 adv', 'needs one die'],
    ['5 adv', 'needs one die'],
    ['d20+foo', 'unknown name'],
    ['d20+REFLEX', 'unknown name'],
    ['21x d6', 'too many rolls'],
    ['0x d6', 'too many rolls'],
    ['3[REF]', 'not understood'],
    ['4dF!', 'only keeps'],
  ])('%j is refused: %s', (input, id) => {
    expect(readTypedRoll(input, SHEET)).toMatchObject({ ok: false, why: { type: 'dice-unreadable', because: { id } } });
  });

  test('is on no record: what old records hold is read as before', () => {
    expect(expressionOf('2d6 adv')).toMatchObject({ label: 'adv' });
    expect(expressionOf('6x 4d6')).toMatchObject({ term: { type: '*' } });
    expect(parseExpression('d20+REF').ok).toBe(false);
  });

  test('at most 1,000 dice are rolled in all', () => {
    expect(readTypedRoll('20x 50d6', []).ok).toBe(true);
    expect(readTypedRoll('20x 51d6', [])).toMatchObject({ ok: false, why: { type: 'dice-too-many' } });
  });
});

describe('Fate dice', () => {
  test.each([
    ['4dF', [1, 2, 3, 3], '4dF [-, 0, +, +] = 1'],
    ['dF+2', [1], 'dF [-] + 2 = 1'],
    ['4df kh3', [1, 2, 3, 1], '4dFkh3 [-, 0, +, (-)] = 0'],
  ])('%s', (input, faces, shownText) => {
    const parsed = expressionOf(input);
    expect(rollText(rollDice(parsed, scriptedDice(faces.map((face) => d(3, face)))))).toBe(shownText);
    expect(expressionOf(formatExpression(parsed))).toEqual(parsed);
  });
});

describe('Dice are rolled and shown', () => {
  const table: [typed: string, script: ScriptedDie[], shown: string][] = [
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
  test.each(table)('%s', (input, script, shownText) => {
    expect(rollText(rollResult(input, ...script))).toBe(shownText);
  });

  test('every die is recorded with what happened to it', () => {
    const { groups, total, cutShort } = rollResult('4d6r1kh2!mi2', ...d6(1, 6, 3, 2, 4, 5));
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

  test('of equal dice the ones rolled first are kept', () => {
    expect(rollText(rollResult('3d6kh1', ...d6(4, 4, 4)))).toBe('3d6kh1 [4, (4), (4)] = 4');
    expect(rollText(rollResult('3d6dh1', ...d6(4, 4, 4)))).toBe('3d6dh1 [4, 4, (4)] = 8');
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
  ])('%s = %i', (input, total) => {
    expect(rollResult(input).total).toBe(total);
  });
});

describe('Long lists are shortened', () => {
  test('a thousand dice are shown in 300 characters and counted', () => {
    const shownText = rollText(rollDice(expressionOf('1000d6'), { roll: () => 3 }));
    expect(shownText).toMatch(/^1000d6 \[3, 3, .*, 3 … and 905 more\] = 3000$/);
    expect(shownText.length).toBeLessThanOrEqual(330);
  });

  test('a list that just fits is shown whole', () => {
    expect(rollText(rollDice(expressionOf('100d6'), { roll: () => 3 }))).not.toContain('more');
    expect(rollText(rollDice(expressionOf('101d6'), { roll: () => 3 }))).toContain(', 3 … and 5 more]');
  });

  test('many groups share the room', () => {
    const widest = Array.from({ length: 20 }, () => '9d999ma9k').join('+');
    const shownText = rollText(rollDice(expressionOf(widest), { roll: () => 999 }));
    expect(shownText).toMatch(/^9d999ma9kh1 \[999↓9 … and 8 more\] \+ 9d999ma9kh1 /);
    expect(shownText.length).toBeLessThanOrEqual(1000);
  });
});

/** The result of parsing: 'ok', or where and why the input is refused. */
function parseResult(input: string): string {
  const parsed = parseExpression(input);
  if (parsed.ok) return 'ok';
  const { why } = parsed;
  if (why.type === 'dice-too-many') return `at most ${why.most} ${why.what}`;
  return why.type === 'dice-unreadable' ? `${why.at}: ${diceFaultText(why.because)}` : why.type;
}

const sumTerm = (term: string, times: number) => Array.from({ length: times }, () => term).join('+');
const nestedInput = (deep: number) => `${'('.repeat(deep)}1${')'.repeat(deep)}`;

/** The largest number that is still exact, 2^53 − 1, built from numbers that are small enough to type. */
const LARGEST_WHOLE_NUMBER = '(20*1000000+394401)*6361*69431';

describe('Limits, one below or at, and one above', () => {
  test.each([
    ['characters', `1 # ${'x'.repeat(MAX_TEXT_LENGTH - 4)}`, 'ok'],
    ['characters', `1 # ${'x'.repeat(MAX_TEXT_LENGTH - 3)}`, '200: it’s longer than 200 characters'],
    ['dice', `${MAX_DICE - 1}d6`, 'ok'],
    ['dice', `${MAX_DICE}d6`, 'ok'],
    ['dice', `${MAX_DICE + 1}d6`, 'at most 1000 dice'],
    ['dice of two groups', '500d6+500d6', 'ok'],
    ['dice of two groups', '500d6+501d6', 'at most 1000 dice'],
    ['no dice', '0d6', '0: roll at least 1 die'],
    ['sides', 'd0', '1: a die has at least 2 sides'],
    ['sides', 'd1', '1: a die has at least 2 sides'],
    ['sides', 'd2', 'ok'],
    ['sides', `d${MAX_SIDES}`, 'ok'],
    ['sides', `d${MAX_SIDES + 1}`, 'at most 1000 sides'],
    ['groups', sumTerm('d6', MAX_DICE_GROUPS), 'ok'],
    ['groups', sumTerm('d6', MAX_DICE_GROUPS + 1), '60: there are more than 20 groups of dice'],
    ['numbers', `${LARGEST_NUMBER}`, 'ok'],
    ['numbers', `${LARGEST_NUMBER + 1}`, '0: numbers go up to 1,000,000'],
    ['brackets', nestedInput(MAX_BRACKET_DEPTH), 'ok'],
    ['brackets', nestedInput(MAX_BRACKET_DEPTH + 1), '20: brackets can be nested at most 20 deep'],
    ['results', LARGEST_WHOLE_NUMBER, 'ok'],
    ['results', `${LARGEST_WHOLE_NUMBER}+1`, '30: the result could get too large'],
    ['results', `-(${LARGEST_WHOLE_NUMBER})`, 'ok'],
    ['results', `-(${LARGEST_WHOLE_NUMBER})-1`, '33: the result could get too large'],
    ['dice that are kept', '4d6kh4', 'ok'],
    ['dice that are kept', '4d6kh5', '0: that keeps more dice than you roll'],
    ['dice that are kept', '4d6kl0', '5: keep or drop at least 1 die'],
    ['dice that are kept of exploding ones', '4d6!kh5', 'ok'],
    ['dice that are dropped', '4d6dl3', 'ok'],
    ['dice that are dropped', '4d6dl4', '0: that drops all the dice'],
    ['dice that are dropped', '4d6dl2dh2', '0: that drops all the dice'],
    ['faces that are hits', 'd6>5', 'ok'],
    ['faces that are hits', 'd6>6', '2: no face of a d6 fits this'],
    ['faces that are hits', 'd6<2', 'ok'],
    ['faces that are hits', 'd6<1', '2: no face of a d6 fits this'],
    ['faces that are hits', 'd6=7', '2: no face of a d6 fits this'],
    ['faces that explode', 'd6!>1', 'ok'],
    ['faces that explode', 'd6!>=1', '0: the dice would explode forever'],
    ['faces that are rerolled', 'd6r<6', 'ok'],
    ['faces that are rerolled', 'd6r<7', '0: every face would be rerolled'],
    ['faces that are rerolled once', 'd6ro<7', 'ok'],
    ['faces that explode or are rerolled', 'd6r<5!', 'ok'],
    ['faces that explode or are rerolled', 'd6r<6!', '0: the dice would explode forever'],
    ['minimum', 'd6mi6', 'ok'],
    ['minimum', 'd6mi7', '4: a number from 1 to 6 is missing here'],
    ['minimum', 'd6mi0', '4: a number from 1 to 6 is missing here'],
    ['minimum and maximum', 'd6mi3ma3', 'ok'],
    ['minimum and maximum', 'd6mi4ma3', '0: the minimum is above the maximum'],
    ['divisors', '1/(d4+1)', 'ok'],
    ['divisors', '1/d4', 'ok'],
    ['divisors', '1/-d4', 'ok'],
    ['divisors', '1/0', '2: this could divide by 0'],
    ['divisors', '1 / (d4-1)', '4: this could divide by 0'],
    ['divisors', '1/(d4-2)', '2: this could divide by 0'],
    ['divisors', '1/d4>=4', '2: this could divide by 0'],
  ])('%s: %s', (_, input, what) => {
    expect(parseResult(input)).toBe(what);
  });

  test('the largest result is exact', () => {
    const dice = { roll: () => 1 };
    expect(rollDice(expressionOf(LARGEST_WHOLE_NUMBER), dice).total).toBe(LARGEST_RESULT);
    expect(rollDice(expressionOf(`-(${LARGEST_WHOLE_NUMBER})`), dice).total).toBe(-LARGEST_RESULT);
  });
});

describe('What makes no sense is refused, with the place and a reason', () => {
  test.each([
    ['', '0: there’s nothing to roll'],
    ['   ', '0: there’s nothing to roll'],
    ['# fire', '0: a number or dice roll is missing here'],
    ['fire', '0: a number or dice roll is missing here'],
    ['dragon', '0: a number or dice roll is missing here'],
    ['constructor', '0: a number or dice roll is missing here'],
    ['__proto__', '0: a number or dice roll is missing here'],
    ['🔥', '0: a number or dice roll is missing here'],
    ['2d6 🔥', '4: I don’t understand this; if it’s a comment, put a # before it'],
    ['2d6fire', '3: I don’t understand this; if it’s a comment, put a # before it'],
    ['2^3', '1: I don’t understand this; if it’s a comment, put a # before it'],
    ['50%', '2: I don’t understand this; if it’s a comment, put a # before it'],
    ['٣d6', '0: a number or dice roll is missing here'],
    ['2d６', '2: the number of sides is missing, such as the 6 in d6'],
    ['2d', '2: the number of sides is missing, such as the 6 in d6'],
    ['2dx', '2: the number of sides is missing, such as the 6 in d6'],
    ['2d-6', '2: the number of sides is missing, such as the 6 in d6'],
    ['2d6+', '4: a number or dice roll is missing here'],
    ['2d6 - fire', '6: a number or dice roll is missing here'],
    ['*3', '0: a number or dice roll is missing here'],
    ['2**3', '2: a number or dice roll is missing here'],
    ['((((', '4: a number or dice roll is missing here'],
    ['()', '1: a number or dice roll is missing here'],
    ['(2d6', '4: a bracket isn’t closed'],
    ['(2d6 fire)', '5: I don’t understand this; if it’s a comment, put a # before it'],
    ['(2d6 3)', '5: a sign such as + is missing before this'],
    ['2d6)', '3: this bracket was never opened'],
    ['2.5', '1: only whole numbers work'],
    ['1,000', '1: only whole numbers work'],
    ['1e3', '1: I don’t understand this; if it’s a comment, put a # before it'],
    ['2d6 3', '4: a sign such as + is missing before this'],
    ['2d6 d6', '4: a sign such as + is missing before this'],
    ['2(3)', '1: a sign such as + is missing before this'],
    ['(2)d6', '3: a sign such as + is missing before this'],
    ['(2) d6', '4: a sign such as + is missing before this'],
    ['(2d6) kh1', '6: words that look like dice need a # before them'],
    ['2d6 plus 3', '4: words that look like dice need a # before them'],
    ['2d6 and 2d8', '4: words that look like dice need a # before them'],
    ['2d6d1', '3: use dl to drop the lowest, or dh to drop the highest'],
    ['2d6kx', '3: I don’t understand this; if it’s a comment, put a # before it'],
    ['2d6r', '4: a number is missing here'],
    ['2d6r<', '5: a number is missing here'],
    ['2d6>=', '5: a number is missing here'],
    ['2d6<>3', '4: a number is missing here'],
    ['2d6mi', '5: a number from 1 to 6 is missing here'],
    ['2d6!!', '4: these dice already have this option'],
    ['2d6r1ro2', '5: these dice already have this option'],
    ['2d6kh1k1', '6: these dice already have this option'],
    ['2d6>=5>=5', '6: these dice already have this option'],
    ['2d6mi2min3', '6: these dice already have this option'],
    ['3>2', '1: this only works right after dice'],
    ['d20+5>=15', '5: this only works right after dice'],
    ['5!', '1: this only works right after dice'],
    ['1d1!', '2: a die has at least 2 sides'],
    ['999999d999999', 'at most 1000 sides'],
    [`${'9'.repeat(100)}d6`, 'at most 1000 dice'],
    [`d${'9'.repeat(100)}`, 'at most 1000 sides'],
    ['9'.repeat(100), '0: numbers go up to 1,000,000'],
    ['('.repeat(200), '20: brackets can be nested at most 20 deep'],
    ['-'.repeat(200), '200: a number or dice roll is missing here'],
    ['d'.repeat(200), '0: a number or dice roll is missing here'],
    ['('.repeat(10_000), '200: it’s longer than 200 characters'],
    [' '.repeat(10_000), '200: it’s longer than 200 characters'],
    ['d6+'.repeat(10_000), '200: it’s longer than 200 characters'],
  ])('%j', (input, what) => {
    expect(parseResult(input)).toBe(what);
  });

  test('a refusal never carries more than the first 200 characters, nor half of one', () => {
    const parsed = parseExpression(`${'x'.repeat(MAX_TEXT_LENGTH - 1)}🔥🔥`);
    expect(parsed).toEqual({
      ok: false,
      why: {
        type: 'dice-unreadable',
        typed: `${'x'.repeat(MAX_TEXT_LENGTH - 1)}\ufffd`,
        at: MAX_TEXT_LENGTH,
        because: { id: 'too long', most: MAX_TEXT_LENGTH },
      },
    });
  });
});

describe('Explosions and rerolls end', () => {
  const diceShowing = (face: number) => {
    let rollCount = 0;
    return {
      roll() {
        rollCount++;
        return face;
      },
      rollCount: () => rollCount,
    };
  };

  test.each([
    ['d6!', 6, MAX_DICE],
    ['d6r1', 1, MAX_DICE],
    ['999d6!', 6, MAX_DICE],
    ['999d6r1', 1, MAX_DICE],
    ['1000d6!', 6, MAX_DICE],
    ['500d6!+500d6!', 6, MAX_DICE],
    ['d6!+d6r6', 6, MAX_DICE],
    ['400d6ro1', 1, 800],
  ])('%s with every die a %i rolls %i dice', (input, face, max) => {
    const dice = diceShowing(face);
    const result = rollDice(expressionOf(input), dice);
    expect(dice.rollCount()).toBe(max);
    expect(result.groups.flatMap((group) => group.dice)).toHaveLength(max);
    expect(result.cutShort).toBe(max === MAX_DICE);
  });

  test('a stop is mentioned, and the last die counts', () => {
    const result = rollDice(expressionOf('999d6r1'), diceShowing(1));
    expect(result.total).toBe(999);
    expect(rollText(result)).toMatch(/ = 999 \(stopped at 1000 dice\)$/);
  });

  test('the dice of a later group are always rolled', () => {
    const result = rollDice(expressionOf('d6!+10d6'), diceShowing(6));
    expect(result.groups.map(({ dice }) => dice.length)).toEqual([990, 10]);
  });
});
