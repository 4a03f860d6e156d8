/**
 * Measures what it costs to parse and roll what a player types, in median nanoseconds.
 *
 * node bench/notation.ts
 * DICE_ROLLER=PATH/TO/rpg-dice-roller/lib/esm/bundle.js node bench/notation.ts
 *
 * If `@dice-roller/rpg-dice-roller` is installed, or `DICE_ROLLER` gives its path, it is measured in the same run,
 * alternating with ours and with the same kind of random generator. It isn't a dependency.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from '../src/rules/core/dice.ts';
import { parseExpression } from '../src/rules/core/notation/parse.ts';
import { rollDice, rollText } from '../src/rules/core/notation/roll.ts';
import { judge } from './figures.ts';

const SEED = 20_260_101;
const ROUND_COUNT = 25;
const ROUND_MS = 8;

/** Expressions that both libraries understand in the same way. */
const EXPRESSIONS = [
  'd20',
  'd%',
  '2d6+3',
  '4d6kh3',
  '4d6dl1 + 2',
  '(2d6+3)*2 - d4',
  '3d6!',
  '3d6!>4',
  '2d6r=1',
  '2d6ro<3',
  '6d6>=5',
  '2d20kl1+7',
  '8d6+4d8+10',
  '100d6',
  '999d10kh500',
] as const;

type RollText = (input: string) => number;

const generator = xoroshiro128plus(SEED);
const dice: Dice = { roll: (sides) => uniformInt(generator, 1, sides) };

const ownParser: RollText = (input) => {
  const parsed = parseExpression(input);
  if (!parsed.ok) throw new Error(`${input}: ${JSON.stringify(parsed.why)}`);
  return rollDice(parsed.value, dice).total;
};

const ownParserWithText: RollText = (input) => {
  const parsed = parseExpression(input);
  if (!parsed.ok) throw new Error(`${input}: ${JSON.stringify(parsed.why)}`);
  return rollText(rollDice(parsed.value, dice)).length;
};

/** Rolls with the other library. Undefined if it isn't installed. */
async function otherLibrary(): Promise<RollText | undefined> {
  const modulePath: string = process.env.DICE_ROLLER ?? '@dice-roller/rpg-dice-roller';
  try {
    const { DiceRoll, NumberGenerator } = await import(modulePath);
    const engine = xoroshiro128plus(SEED);
    NumberGenerator.generator.engine = { next: () => engine.next() };
    return (input) => new DiceRoll(input).total;
  } catch {
    return undefined;
  }
}

/** The number of calls that fit into one round. */
function callsPerRoundOf(once: RollText, input: string): number {
  const deadline = performance.now() + 60;
  let calls = 0;
  for (; performance.now() < deadline; calls++) once(input);
  return Math.max(1, Math.round((calls * ROUND_MS) / 60));
}

let lastResult = 0;

function nanosecondsPerCall(once: RollText, input: string, calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) lastResult += once(input);
  return ((performance.now() - start) * 1e6) / calls;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const otherParser = await otherLibrary();
const runners: readonly RollText[] = otherParser
  ? [ownParser, ownParserWithText, otherParser]
  : [ownParser, ownParserWithText];

console.log(`node ${process.version}, medians of ${ROUND_COUNT} rounds, ns per expression`);
console.log(['expression'.padEnd(28), 'parse+throw', '  and show', otherParser ? '    theirs   ratio' : ''].join('  '));
const ratios: number[] = [];
for (const expression of EXPRESSIONS) {
  const callsPerRound = runners.map((once) => callsPerRoundOf(once, expression));
  const figures: number[][] = runners.map(() => []);
  for (let round = 0; round < ROUND_COUNT; round++) {
    for (const [index, once] of runners.entries()) {
      figures[index]?.push(nanosecondsPerCall(once, expression, callsPerRound[index] ?? 1));
    }
  }
  const [ownMedian = Number.NaN, shownMedian = Number.NaN, theirMedian] = figures.map(median);
  const columns = [expression.padEnd(28), ownMedian.toFixed(0).padStart(11), shownMedian.toFixed(0).padStart(10)];
  if (theirMedian !== undefined) {
    ratios.push(theirMedian / ownMedian);
    columns.push(theirMedian.toFixed(0).padStart(10), `${(theirMedian / ownMedian).toFixed(1)}×`.padStart(6));
  }
  console.log(columns.join('  '));
}
if (otherParser) {
  const low = Math.min(...ratios);
  const verdict = judge('dice notation, the other library ÷ Fray', median(ratios), { least: 10, unit: '×' }).join(': ');
  console.log(`ratio: median ${median(ratios).toFixed(1)}× (goal ${verdict}), lowest ${low.toFixed(1)}×`);
} else {
  console.log('@dice-roller/rpg-dice-roller is not installed: nothing to compare with');
}
if (!Number.isFinite(lastResult)) throw new Error('a total was no number');
