/**
 * Measures what the odds of one action cost: every premade character attacks every premade creature in each system. The
 * odds are exact if there are few outcomes; otherwise they are simulated, which takes longer.
 *
 * node --single-threaded-gc bench/odds.ts
 */
import { exactOdds, MAX_COMBINATIONS, type OddsRequest, oddsOf, SAMPLED_ROLLS } from '../src/odds/act-odds.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { attack, duel } from '../test/odds/duel.ts';
import { judge, markdownTable, quantile, runCount, shortNumber } from './figures.ts';

/** The goal for the 95th percentile. */
const P95_GOAL = { most: 20, unit: 'ms' };
/** The number of runs after which a thread doesn't get faster anymore. */
const WARM_UP_RUNS = 40;

/** All attacks between characters and creatures that are possible at the start. */
function attacksOf(system: string) {
  const { archetypes = [] } = rulesNamed(system) ?? {};
  const namesOfKind = (kind: string) => archetypes.filter((each) => each.kind === kind).map(({ name }) => name);
  const pairs = namesOfKind('character').flatMap((hero) =>
    namesOfKind('creature').map((enemy) => [hero, enemy] as const),
  );
  return pairs
    .map(([hero, enemy]) => attack(duel(system, hero, enemy)))
    .filter((request) => exactOdds(request, { most: 1 }).ok);
}

/** How many times the odds of each attack are computed. Slow runs count too. */
const RUNS_PER_ATTACK = runCount(20, 4);

/** The wall-clock time of each run, in milliseconds. */
function durationsOf(work: () => void): readonly number[] {
  return Array.from({ length: RUNS_PER_ATTACK }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

const tableRows = BUILT_IN_IDS.map((system) => {
  const attacks = attacksOf(system);
  for (const request of attacks.slice(0, WARM_UP_RUNS)) exactOdds(request);
  const isExact = (asked: OddsRequest) => {
    const odds = exactOdds(asked);
    return odds.ok && odds.value !== undefined;
  };
  const [exactAttacks, sampledAttacks] = [attacks.filter(isExact), attacks.filter((asked) => !isExact(asked))];
  const exactTimes = exactAttacks.flatMap((asked) => durationsOf(() => exactOdds(asked)));
  const simulatedTimes = sampledAttacks.flatMap((asked) => durationsOf(() => oddsOf(asked)));
  const p95 = quantile(exactTimes, 0.95);
  const simulatedP95 = simulatedTimes.length === 0 ? '' : shortNumber(quantile(simulatedTimes, 0.95));
  return [
    system,
    `${exactAttacks.length}`,
    shortNumber(quantile(exactTimes, 0.5)),
    shortNumber(p95),
    ...judge(`odds of an action, p95, ${system}`, p95, P95_GOAL),
    `${sampledAttacks.length}`,
    simulatedP95,
  ];
});
const head = ['Odds of an attack', 'computed exactly', 'p50, ms', 'p95, ms', 'goal', '', 'rolled', 'p95, ms'];
console.log(markdownTable(head, tableRows));
console.log(
  `\nExact: at most ${shortNumber(MAX_COMBINATIONS)} ways. Rolled: first that many ways are computed, then ${shortNumber(SAMPLED_ROLLS)} rolls are made.`,
);
