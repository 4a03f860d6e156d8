/**
 * What the odds of one act take: every ready-made character strikes every ready-made creature in each system. Where the ways are
 * few they are exact; else they are thrown for, in about as much time again.
 *
 *     node bench/odds.ts
 */
import { exactOdds, MOST_WAYS, sampledOdds, THROWS } from '../src/odds/act-odds.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { attack, duel } from '../test/odds/duel.ts';
import { median, quantile, short, table } from './figures.ts';

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

const all: number[] = [];
const rows = SYSTEM_IDS.map((system) => {
  const attacks = attacksOf(system);
  const exact: number[] = [];
  const thrown: number[] = [];
  for (let nth = 0; nth < WARM_UP + attacks.length; nth++) {
    const asked = attacks[nth % attacks.length];
    if (!asked) continue;
    const from = performance.now();
    const odds = exactOdds(asked);
    const took = performance.now() - from;
    if (!odds.ok || nth < WARM_UP) continue;
    if (odds.value) {
      exact.push(took);
      continue;
    }
    sampledOdds(asked, THROWS, 1);
    thrown.push(performance.now() - from);
  }
  all.push(...exact);
  const ms = (figures: readonly number[], share: number) =>
    figures.length === 0 ? '' : short(quantile(figures, share));
  return [
    system,
    short(exact.length),
    exact.length === 0 ? '' : short(median(exact)),
    ms(exact, 0.95),
    short(thrown.length),
    ms(thrown, 0.5),
    ms(thrown, 0.95),
  ];
});
const p95 = quantile(all, 0.95);
console.log(table(['Odds of an attack', 'exact', 'p50, ms', 'p95, ms', 'thrown for', 'p50, ms', 'p95, ms'], rows));
console.log(
  `\nExact (at most ${short(MOST_WAYS)} ways), p95 of all: ${short(p95)} ms (goal: at most ${P95}: ${p95 <= P95 ? 'met' : '**missed**'}).`,
);
