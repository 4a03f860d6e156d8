/**
 * Measures what the rules cost, compared to converting their events to JSON, without storing or showing them.
 *
 * node --single-threaded-gc bench/rules.ts [system]
 *
 * In each system, every premade character attacks the next, from the same start each time. Each attack is planned,
 * rolled, recorded, applied and settled. Attacks alternate with converting their events to JSON, in the same process.
 * The figures are medians of several rounds of the thread's CPU time, so that other programs don't count. With
 * `--single-threaded-gc`, garbage collection runs on the same thread, so it counts too.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { carryOut } from '../src/rules/core/carry-out.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import type { Dice } from '../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../src/rules/core/encounter.ts';
import type { Intent } from '../src/rules/core/intent.ts';
import { newEncounter } from '../src/rules/core/new-encounter.ts';
import { actionOffers } from '../src/rules/core/play.ts';
import type { Archetype, Ruleset } from '../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { play } from '../test/rules/core/play.ts';
import { judge, markdownTable, median, runCount, shortNumber } from './figures.ts';

const ROUND_COUNT = runCount(61, 31);
const WARM_UP_ROUNDS = 20;
const SLICE_MS = 30;
/** The number of attacks by each character whose events are converted to JSON. Each attack has a different outcome. */
const OUTCOMES_PER_ATTACK = 50;
/** An attack may take at most this many times as long as converting its events to JSON. */
const GOAL = { most: 2.5, unit: '×' };

const generator = xoroshiro128plus(20_260_101);
const dice: Dice = { roll: (sides) => uniformInt(generator, 1, sides) };

/** Two combatants against each other, during a turn. */
function fightBetween(rules: Ruleset, fighters: readonly Archetype[]): Encounter {
  const settings = Object.fromEntries(
    Object.entries(rules.settings).map(([name, { values }]) => [name, values[0] ?? true]),
  );
  const opening = newEncounter(rules, { name: 'The yard', settings });
  const combatants = fighters.map(
    ({ name, sheet }, side) =>
      ({
        id: `c${side}`,
        name: `${name} ${side}`,
        side: `s${side}`,
        sheet,
        resources: rules.resources(sheet, settings),
        conditions: [],
        vitality: 'up',
        standingOrders: {},
        own: rules.own.combatant(sheet, settings),
      }) as const,
  );
  const encounterWithAll = afterDeed(rules, opening, { type: 'join', combatants });
  return afterDeed(rules, encounterWithAll, { type: 'initiative' });
}

function afterDeed(rules: Ruleset, before: Encounter, deed: Deed): Encounter {
  const result = carryOut(rules, before, deed, dice);
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  return result.value.after;
}

interface Attack {
  readonly encounter: Encounter;
  readonly intent: Intent;
  readonly answers: readonly string[];
}

/** An attack that is possible now, with the answers to its questions. */
function attackIn(rules: Ruleset, encounter: Encounter): Attack {
  const [by] = onTurn(encounter);
  const offers = by && actionOffers(rules, encounter, by.id).find(({ action }) => action === 'attack')?.offers;
  if (!by || !offers) throw new Error(`No one can attack in ${rules.id}`);
  const [tool] = offers.tools ?? [];
  const intent = {
    action: 'attack',
    actor: by.id,
    targets: offers.targets?.slice(0, 1) ?? [],
    ...(tool !== undefined && { tool }),
  };
  const answers: string[] = [];
  for (let tryCount = 0; tryCount < 5; tryCount++) {
    const result = play(rules, encounter, intent, dice, answers);
    if (!result.ok) throw new Error(`${rules.id}: ${JSON.stringify(result.why)}`);
    if (result.value.type === 'done') break;
    answers.push(result.value.question.offers[0] ?? 'words');
  }
  return { encounter, intent, answers };
}

/** The CPU time of each run of `work` in microseconds, over as many runs as fit into a slice. */
function microsecondsPerRun(work: () => void): number {
  const [from, cpu] = [performance.now(), process.threadCpuUsage()];
  let count = 0;
  for (; performance.now() - from < SLICE_MS; count += 100)
    for (let workIndex = 0; workIndex < 100; workIndex++) work();
  const { user, system } = process.threadCpuUsage(cpu);
  return (user + system) / count;
}

/** The microseconds for an attack and for converting its events to JSON, measured alternately. */
function roundsOf(rules: Ruleset): readonly { readonly attack: number; readonly json: number }[] {
  const characters = rules.archetypes.filter(({ kind }) => kind === 'character');
  const attacks = characters.map((one, index) => {
    const other = characters[(index + 1) % characters.length] ?? one;
    return attackIn(rules, fightBetween(rules, [one, other]));
  });
  const eventsOf = ({ encounter, intent, answers }: Attack) => {
    const result = play(rules, encounter, intent, dice, answers);
    return result.ok ? result.value.events : [];
  };
  const outcomes = attacks.flatMap((attack) => Array.from({ length: OUTCOMES_PER_ATTACK }, () => eventsOf(attack)));
  let nextIndex = 0;
  const rounds = Array.from({ length: WARM_UP_ROUNDS + ROUND_COUNT }, () => ({
    attack: microsecondsPerRun(() => eventsOf(entryAt(attacks, nextIndex++))),
    json: microsecondsPerRun(() => JSON.stringify(entryAt(outcomes, nextIndex++))),
  }));
  return rounds.slice(WARM_UP_ROUNDS);
}

/** The entry at an index. An index beyond the last entry starts again from the first. */
function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('An empty list');
  return entry;
}

const wantedSystem = process.argv[2];
const rows = BUILT_IN_IDS.filter((id) => wantedSystem === undefined || id === wantedSystem).map((id) => {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No system ${id}`);
  const rounds = roundsOf(rules);
  const attack = median(rounds.map((round) => round.attack));
  const json = median(rounds.map((round) => round.json));
  const ratio = median(rounds.map((round) => round.attack / round.json));
  return [
    id,
    shortNumber(attack),
    shortNumber(json),
    `${ratio.toFixed(2)} ×`,
    ...judge(`the rules of an attack ÷ its JSON, ${id}`, ratio, GOAL),
  ];
});
console.log(markdownTable(['system', 'an attack, µs', 'its events as JSON, µs', 'ratio', 'goal', ''], rows));
