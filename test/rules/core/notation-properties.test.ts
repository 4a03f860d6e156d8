import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { type Expression, MAX_DICE, MAX_TEXT_LENGTH } from '../../../src/rules/core/notation/expression.ts';
import { parseExpression } from '../../../src/rules/core/notation/parse.ts';
import { formatExpression, rollDice, rollText } from '../../../src/rules/core/notation/roll.ts';
import { times } from '../../soak/length.ts';

function expressionOf(input: string): Expression {
  const parsed = parseExpression(input);
  if (!parsed.ok) throw new Error(`${input}: ${JSON.stringify(parsed.why)}`);
  return parsed.value;
}

function countingDice(seed: number): Dice & { readonly thrown: () => number } {
  const generator = xoroshiro128plus(seed);
  let rolled = 0;
  return {
    roll(sides) {
      rolled++;
      return uniformInt(generator, 1, sides);
    },
    thrown: () => rolled,
  };
}

/** Random text, which is often almost valid dice notation. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'0123456789ddd%+-*/()!<>=krohlmiaxDK #.×÷−≥'), maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '2',
        'd6',
        '4d6',
        'd20',
        '1000d6',
        'kh3',
        'dl1',
        '!',
        '>4',
        'r1',
        'ro<3',
        'mi2',
        '+',
        '-',
        '*',
        '/',
        '(',
        ')',
        ' ',
        '# a',
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join('')),
);

const optionally = (...some: string[]) => fc.constantFrom('', '', ...some);

/** A valid group of dice. */
const group = fc
  .tuple(
    fc.integer({ min: 3, max: 9 }),
    fc.constantFrom(4, 6, 10, 20, 100),
    optionally('r1', 'r<3', 'ro1', 'ro<=2', 'ro4'),
    optionally('mi2', 'ma3', 'mi2ma3'),
    optionally('kh3', 'kl2', 'dh1', 'dl2', 'dh1dl1', 'k'),
    optionally('>=3', '<4', '=2'),
    optionally('!', '!>3', '!=2'),
  )
  .map(([count, sides, ...modifiers]) => `${count}d${sides}${modifiers.join('')}`);

/** A valid sum of dice and numbers. */
const { sum } = fc.letrec<{ sum: string }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'sum' },
    group,
    fc.nat({ max: 999 }).map(String),
    fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*', ' + ', ' × '), tie('sum')).map((pieces) => pieces.join('')),
    fc.tuple(tie('sum'), fc.constantFrom('/ 1', '/7', '÷-3')).map((pieces) => pieces.join('')),
    tie('sum').map((inside) => `(${inside})`),
    tie('sum').map((inside) => `-${inside}`),
  ),
}));
const understood = sum.filter((input) => input.length <= MAX_TEXT_LENGTH && !isTooLarge(input));

/** Whether a product of several exploding groups could become too large, which is refused. */
function isTooLarge(input: string): boolean {
  const parsed = parseExpression(input);
  return !parsed.ok && parsed.why.type === 'dice-unreadable' && parsed.why.because.id === 'result too large';
}

describe('Whatever is typed', () => {
  test('is understood or refused, never throws an error, and never rolls more than 1000 dice', () => {
    fc.assert(
      fc.property(anyText, fc.integer(), (input, seed) => {
        const parsed = parseExpression(input);
        if (!parsed.ok) {
          expect(['dice-unreadable', 'dice-too-many']).toContain(parsed.why.type);
          if (parsed.why.type !== 'dice-unreadable') return;
          expect(parsed.why.because.id).not.toBe('no sense');
          expect(parsed.why.at).toBeGreaterThanOrEqual(0);
          expect(parsed.why.at).toBeLessThanOrEqual(parsed.why.typed.length);
          return;
        }
        const dice = countingDice(seed);
        const rolled = rollDice(parsed.value, dice);
        expect(dice.thrown()).toBeLessThanOrEqual(MAX_DICE);
        expect(rollText(rolled).length).toBeLessThanOrEqual(1000);
      }),
      { numRuns: times(800, 30000) },
    );
  });
});

describe('What is understood', () => {
  test('has a total within its bounds, which is shown, from dice that are all recorded', () => {
    fc.assert(
      fc.property(understood, fc.integer(), (input, seed) => {
        const expression = expressionOf(input);
        const dice = countingDice(seed);
        const rolled = rollDice(expression, dice);
        expect(rolled.total).toBeGreaterThanOrEqual(expression.term.least);
        expect(rolled.total).toBeLessThanOrEqual(expression.term.most);
        expect(Object.is(rolled.total, -0)).toBe(false);
        expect(rolled.groups.flatMap((each) => each.dice)).toHaveLength(dice.thrown());
        expect(rollText(rolled)).toMatch(new RegExp(`(^| )${rolled.total}( hits?)?( \\(stopped at 1000 dice\\))?$`));
        expect(rollText(rolled)).not.toMatch(/[*_~`|\n]/);
      }),
      { numRuns: times(300, 10000) },
    );
  });

  test('reads the same again when it is written in its standard form', () => {
    fc.assert(
      fc.property(understood, (input) => {
        const expression = expressionOf(input);
        fc.pre(formatExpression(expression).length <= MAX_TEXT_LENGTH);
        expect(expressionOf(formatExpression(expression))).toEqual(expression);
      }),
      { numRuns: times(300, 10000) },
    );
  });

  test('gives the same from the same dice, and leaves the expression unchanged', () => {
    fc.assert(
      fc.property(understood, fc.integer(), (input, seed) => {
        const expression = expressionOf(input);
        expect(rollDice(expression, countingDice(seed))).toEqual(rollDice(expressionOf(input), countingDice(seed)));
        expect(expression).toEqual(expressionOf(input));
      }),
    );
  });

  test('a group totals what its dice say', () => {
    fc.assert(
      fc.property(group, fc.integer(), (input, seed) => {
        const { term } = expressionOf(input);
        const [group] = rollDice(expressionOf(input), countingDice(seed)).groups;
        const dice = group?.dice ?? [];
        const hits = dice.filter(({ fate }) => fate === 'hit').length;
        const keptTotal = dice.filter(({ fate }) => fate === 'kept').reduce((total, { value }) => total + value, 0);
        expect(group?.total).toBe(term.type === 'dice' && term.hits ? hits : keptTotal);
        const extraDice = dice.filter(({ fate, exploded }) => fate === 'rerolled' || exploded).length;
        expect(dice).toHaveLength(term.type === 'dice' ? term.count + extraDice : 0);
      }),
    );
  });
});

/** The chance of each total, from every combination of the dice. */
function chances(input: string): Map<number, number> {
  const expression = expressionOf(input);
  const totals = new Map<number, number>();
  let path: { sides: number; face: number }[] = [];
  do {
    let rolled = 0;
    const { total } = rollDice(expression, {
      roll(sides) {
        path[rolled] ??= { sides, face: 1 };
        return path[rolled++]!.face;
      },
    });
    const chance = path.reduce((product, { sides }) => product / sides, 1);
    totals.set(total, (totals.get(total) ?? 0) + chance);
    while (path.length > 0 && path.at(-1)!.face === path.at(-1)!.sides) path.pop();
    path = path.map((die, index) => (index === path.length - 1 ? { ...die, face: die.face + 1 } : die));
  } while (path.length > 0);
  return totals;
}

const meanOf = (of: Map<number, number>) => [...of].reduce((sum, [total, chance]) => sum + total * chance, 0);

describe('Every combination of the dice', () => {
  test('4d6kh3 has the mean 15869/1296, and 18 in 21 of 1296', () => {
    const totals = chances('4d6kh3');
    expect(meanOf(totals)).toBeCloseTo(15869 / 1296, 10);
    expect(totals.get(18)).toBeCloseTo(21 / 1296, 10);
    expect(totals.get(3)).toBeCloseTo(1 / 1296, 10);
  });

  test('2d20kh1 has the mean 13.825, 2d20kl1 7.175, and together they are two d20', () => {
    expect(meanOf(chances('2d20kh1'))).toBeCloseTo(13.825, 10);
    expect(meanOf(chances('2d20kl1'))).toBeCloseTo(7.175, 10);
  });

  test('keeping the highest is dropping the lowest', () => {
    expect(chances('4d6kh3')).toEqual(chances('4d6dl1'));
    expect(chances('4d6kl1')).toEqual(chances('4d6dh3'));
  });

  test('6d6>=5 is binomial', () => {
    const totals = chances('6d6>=5');
    const ways = [1, 6, 15, 20, 15, 6, 1];
    for (const [hits, many] of ways.entries()) {
      expect(totals.get(hits)).toBeCloseTo(many * (1 / 3) ** hits * (2 / 3) ** (6 - hits), 10);
    }
  });

  test('d6ro<3 has the mean 25/6, as the Great Weapon book has it', () => {
    expect(meanOf(chances('d6ro<3'))).toBeCloseTo(25 / 6, 10);
  });

  test('d4mi2 + d4ma3 is 1 more and 1 less a quarter of the time each', () => {
    expect(meanOf(chances('d4mi2'))).toBeCloseTo(2.75, 10);
    expect(meanOf(chances('d4ma3'))).toBeCloseTo(2.25, 10);
  });

  test('the bounds are met by dice that cannot explode', () => {
    for (const input of ['2d6+3', '4d6kh3', '2d6*d4-3', '-2d6/2', '3d6>=5', '2d6mi2ma5', '(d4-d6)*(d4-3)']) {
      const totals = [...chances(input).keys()];
      const { least, most } = expressionOf(input).term;
      expect([input, Math.min(...totals), Math.max(...totals)]).toEqual([input, least, most]);
    }
  });
});
