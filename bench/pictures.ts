/**
 * Measures what the picture of a map costs, from its data to a PNG, one after the other in the drawing thread; and
 * whether the process keeps its size.
 *
 * node bench/pictures.ts [pictures]
 */
import { pino } from 'pino';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { PictureDrawer } from '../src/discord/pictures/pictures.ts';
import { boardAlt } from '../src/embeds/board-alt.ts';
import { PREMADE_MAPS, premadeMap, startTilesOf } from '../src/field/premade.ts';
import type { Picture } from '../src/pictures/picture.ts';
import type { Token } from '../src/pictures/token.ts';
import { judge, markdownTable, mean, median, quantile, shortNumber } from './figures.ts';

const PICTURE_COUNT = Number(process.argv[2] ?? 1_000);
/** The number of first pictures that don't count, because code is still being compiled. */
const WARM_UP_PICTURES = 100;
/** Goals: p50 and p95 in milliseconds, and how much the memory may grow, as a factor. */
const [P50_GOAL, P95_GOAL, MAX_GROWTH] = [60, 120, 1.1];
/** The memory is averaged over this many pictures, because single measurements vary by a tenth. */
const MEMORY_SAMPLE_COUNT = 100;
/** The number of tokens on each side. */
const TOKEN_COUNT = 6;

const generator = xoroshiro128plus(20_260_101);
const randomUpTo = (max: number) => uniformInt(generator, 0, max);

const plainMap = premadeMap('plain', () => 0);
const GROUNDS = PREMADE_MAPS.map((name) => premadeMap(name, () => randomUpTo(99) / 100));

/** A map with everyone on it and everything drawn for a turn. Each one is different. */
function picture(n: number): Picture {
  const field = GROUNDS[n % GROUNDS.length] ?? plainMap;
  const tokens = (['players', 'enemies'] as const).flatMap((side) =>
    startTilesOf(field, side === 'players' ? 'left' : 'right')
      .slice(0, TOKEN_COUNT)
      .map(
        (tile, index): Token => ({
          label: `${side === 'players' ? 'P' : 'G'}${index + 1}`,
          name: `Goblin ${index + 1}`,
          at: { x: tile.x + (side === 'players' ? randomUpTo(2) : -randomUpTo(2)), y: tile.y },
          side,
          health: { left: randomUpTo(40), most: 40 },
          facing: 'south-east',
          ...(index === 0 && { conditions: [{ letter: 'P', name: 'prone' }] }),
          ...(index === 0 && side === 'players' && { isOnTurn: true }),
        }),
      ),
  );
  const [first, second] = tokens;
  const path = first && second ? [first.at, second.at] : [];
  const board = { field, tokens, path, caption: 'P prone' };
  return { shows: { board }, theme: n % 2 === 0 ? 'dark' : 'light', alt: '' };
}

const drawer = new PictureDrawer(pino({ level: 'warn' }));
const megabytes = () => process.memoryUsage().rss / 1024 / 1024;
const memoryBefore = megabytes();
const [took, sizes, describing]: [number[], number[], number[]] = [[], [], []];
const memory: number[] = [];
let cpu = process.cpuUsage();
for (let index = 1; index <= PICTURE_COUNT; index++) {
  const nextPicture = picture(index);
  const from = performance.now();
  const drawn = await drawer.draw('a channel', nextPicture);
  if (typeof drawn === 'string') throw new Error(`Picture ${index}: ${drawn}`);
  if (index === WARM_UP_PICTURES) cpu = process.cpuUsage();
  if (index > WARM_UP_PICTURES) {
    took.push(performance.now() - from);
    sizes.push(drawn.length);
  }
  if (index >= WARM_UP_PICTURES) memory.push(megabytes());
  if ('board' in nextPicture.shows) {
    const start = performance.now();
    boardAlt(nextPicture.shows.board, { round: 'Round 1' });
    if (index > WARM_UP_PICTURES) describing.push(performance.now() - start);
  }
}
const cpuUsed = process.cpuUsage(cpu);
await drawer.stop();

const [p50, p95] = [median(took), quantile(took, 0.95)];
const [first, last] = [mean(memory.slice(0, MEMORY_SAMPLE_COUNT)), mean(memory.slice(-MEMORY_SAMPLE_COUNT))];
console.log(
  markdownTable(
    [`One of ${shortNumber(took.length)} pictures`, '', 'goal', ''],
    [
      ['p50, ms', shortNumber(p50), ...judge('a map’s picture, p50', p50, { most: P50_GOAL, unit: 'ms' })],
      ['p95, ms', shortNumber(p95), ...judge('a map’s picture, p95', p95, { most: P95_GOAL, unit: 'ms' })],
      ['longest, ms', shortNumber(Math.max(...took)), '', ''],
      ['CPU of all threads, ms', shortNumber((cpuUsed.user + cpuUsed.system) / 1000 / took.length), '', ''],
      ['its description, on the thread that answers, ms', shortNumber(median(describing)), '', ''],
      ['size, kB', shortNumber(mean(sizes) / 1024), '', ''],
    ],
  ),
);
console.log(
  `\nMemory of the process: ${shortNumber(memoryBefore)} MB before the first picture, ${shortNumber(first)} MB at the ${WARM_UP_PICTURES}th and the ${MEMORY_SAMPLE_COUNT} after it, ${shortNumber(last)} MB at the last ${MEMORY_SAMPLE_COUNT} of ${PICTURE_COUNT} (${shortNumber(last / first)} ×, goal ${judge('memory at the last picture ÷ at the first', last / first, { most: MAX_GROWTH, unit: '×' }).join(': ')}), at most ${shortNumber(Math.max(...memory))} MB.`,
);
