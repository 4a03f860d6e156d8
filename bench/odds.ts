/**
 * What the odds of one act take: every ready-made character strikes every ready-made creature in each system. Where the ways are
 * few they are exact; else they are thrown for, which takes longer.
 *
 *     node --single-threaded-gc bench/odds.ts
 */
import { type Asked, exactOdds, MOST_WAYS, oddsOf, THROWS } from '../src/odds/act-odds.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { attack, duel } from '../test/odds/duel.ts';
import { quantile, short, table } from './figures.ts';

/** Milliseconds, at most. */
const P95 = 20;
/** A thread that has worked out some is as fast as it gets. */
const WARM_UP = 40;

/** Attacks of everybody on everybody that are possible at the start. */
function attacksOf(system: string) {
  const { archetypes = [] } = rulesNamed(system) ?? {};
  const named = (kind: string) => archetypes.filter((each) => each.kind === kind).map(({ name }) => name);
  const pairs = named('character').flatMap((hero) => named('creature').map((foe) => [hero, foe] as const));
  return pairs
    .map(([hero, foe]) => attack(duel(system, hero, foe)))
    .filter((asked) => exactOdds(asked, { most: 1 }).ok);
}

/** How long each is worked out again and again, in milliseconds: the CPU's clock is too coarse for one. */
const SLICE_MS = 60;

interface Took {
  /** Of this thread alone, so that whoever else uses the machine does not count. */
  readonly cpu: number;
  readonly wall: number;
}

/** Milliseconds for one, on average. */
function milliseconds(work: () => void): Took {
  const [from, before] = [performance.now(), process.threadCpuUsage()];
  let count = 0;
  for (; count === 0 || performance.now() - from < SLICE_MS; count++) work();
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000 / count, wall: (performance.now() - from) / count };
}

const rows = SYSTEM_IDS.map((system) => {
  const attacks = attacksOf(system);
  for (const asked of attacks.slice(0, WARM_UP)) exactOdds(asked);
  const isExact = (asked: Asked) => {
    const odds = exactOdds(asked);
    return odds.ok && odds.value !== undefined;
  };
  const [few, many] = [attacks.filter(isExact), attacks.filter((asked) => !isExact(asked))];
  const exact = few.map((asked) => milliseconds(() => exactOdds(asked)));
  const thrown = many.map((asked) => milliseconds(() => oddsOf(asked)));
  const ms = (all: readonly Took[], what: keyof Took, share: number) => {
    const figures = all.map((each) => each[what]);
    return figures.length === 0 ? '' : short(quantile(figures, share));
  };
  const met = exact.length > 0 && Number(ms(exact, 'cpu', 0.95)) <= P95 ? 'met' : '**missed**';
  const [p50, p95, wall] = [ms(exact, 'cpu', 0.5), ms(exact, 'cpu', 0.95), ms(exact, 'wall', 0.95)];
  return [system, `${exact.length}`, p50, p95, `≤ ${P95}`, met, wall, `${thrown.length}`, ms(thrown, 'cpu', 0.95)];
});
const head = [
  'Odds of an attack',
  'exact',
  'p50, ms of CPU',
  'p95',
  'goal',
  '',
  'p95 by the clock',
  'thrown for',
  'p95',
];
console.log(table(head, rows));
console.log(`\nExact: at most ${short(MOST_WAYS)} ways. Thrown for: that many ways, and then ${short(THROWS)} throws.`);
