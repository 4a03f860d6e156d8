/**
 * Measures how long `/gm balance` takes for four characters of each system, on two threads. It reports three times:
 * until every difficulty that gets a suggestion has one, until every kind of creature has been tested briefly, and until
 * the odds of all suggestions are precise.
 *
 * node bench/balance.ts
 *
 * The threads run the bundle, as with `npm start`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OddsThreads } from '../src/app/odds/odds-threads.ts';
import '../src/build.js';
import { balanceOf } from '../commands/balance.ts';
import { bundleFolder } from '../src/bundle.js';
import { type BalanceSearch, fightCountOf, suggestionsOf } from '../src/odds/balance.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../test/embeds/random-fight.ts';
import { judge, markdownTable, shortNumber } from './figures.ts';

const PARTY_SIZE = 4;
/** How soon there should be a suggestion to choose. This includes the start of the threads. */
const GOAL = { most: 5, unit: 's' };

function workFor(system: string) {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}`);
  const start = openingEncounter(rules);
  const heroes = rules.archetypes.filter(({ kind }) => kind === 'character');
  const combatants = Array.from({ length: PARTY_SIZE }, (_, index) => {
    const name = heroes[index % heroes.length]?.name ?? '';
    return premadeCombatant(rules, name, start, { name: `${name} ${index}` });
  });
  const work = balanceOf({ ...start, combatants }, { hidden: false, seed: 1 });
  if (!work.ok) throw new Error(work.why.type);
  return work.value;
}

const difficultyCountOf = (balance: BalanceSearch) =>
  new Set(suggestionsOf(balance).map(({ difficulty }) => difficulty)).size;
const seconds = (milliseconds: number | undefined) => shortNumber((milliseconds ?? Number.NaN) / 1000);

const rows: string[][] = [];
for (const id of BUILT_IN_IDS) {
  const work = workFor(id);
  // Each system gets new worker threads, so that the measured times include the start of the threads.
  const threads = new OddsThreads(2, pathToFileURL(join(bundleFolder(), 'odds-worker.js')));
  const startTime = performance.now();
  const cpu = process.cpuUsage();
  const cpuTime = () => {
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000;
  };
  const progressSamples: { at: number; used: number; difficulties: number }[] = [];
  let searchTime: number | undefined;
  const { balance } = await threads.run('bench', work, ({ balance: now }) => {
    if (!now) return;
    const at = performance.now() - startTime;
    if (progressSamples.length < 200)
      progressSamples.push({ at, used: cpuTime(), difficulties: difficultyCountOf(now) });
    if (now.mixes) searchTime ??= at;
  });
  const totalTime = performance.now() - startTime;
  const totalCpuTime = cpuTime();
  await threads.close();
  if (!balance) throw new Error('Nothing was searched');
  const difficultyCount = difficultyCountOf(balance);
  const firstCompleteSample = progressSamples.find((each) => each.difficulties >= difficultyCount);
  const [, verdict] = judge(
    `finding fair fights to choose from, ${id}`,
    (firstCompleteSample?.at ?? Number.NaN) / 1000,
    GOAL,
  );
  const fights = shortNumber(fightCountOf(balance));
  rows.push([
    ...[id, String(work.creatures), seconds(firstCompleteSample?.at), verdict, seconds(firstCompleteSample?.used)],
    ...[seconds(searchTime), seconds(totalTime), fights, seconds(totalCpuTime)],
  ]);
}
console.log(
  markdownTable(
    [
      'A fair fight for four',
      'kinds of creatures',
      'a fight of each difficulty found, s',
      '≤ 5 s',
      'CPU by then, s',
      'each kind tested briefly, s',
      'done, s',
      'fights',
      'CPU in total, s',
    ],
    rows,
  ),
);
