/**
 * Measures what a command costs, and how much memory is used, when users have five languages, compared with English
 * alone. Two processes play the same commands in turns, so that both meet the same noise. Node.js compiles the same code
 * a little differently each time, so there are several pairs of processes.
 *
 * node bench/languages.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { commands, components } from '../commands/all.ts';
import { Host } from '../src/app/host.ts';
import { onTurn } from '../src/rules/core/encounter.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { loadSystems } from '../src/systems/load.ts';
import { ENGLISH, LANGUAGES, offerLanguages } from '../src/text/languages.ts';
import { judge, markdownTable, mean, median, runCount, shortNumber } from './figures.ts';

/** The number of channels. Each has one language. */
const CHANNEL_COUNT = 10;
/** How many pairs of processes are compared. */
const PAIR_COUNT = runCount(4, 3);
/** How often each pair of processes plays in each channel. */
const ROUND_COUNT = runCount(20, 12);
const SYSTEMS = ['tdgs', 'sol', 'mastery', 'dungeoneers', 'cairn'] as const;
const GOALS = { cpu: { most: 5, unit: '%' }, memory: { most: 5, unit: 'MB' } } as const;

/** The average CPU time of each command in a few turns, in milliseconds. */
type Costs = Readonly<Record<string, number>>;

/** The memory that a process needs, in megabytes. */
interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Seeds and ids that are the same in both processes, so that both play the same fights. */
class RepeatedIds {
  #count = 0;

  newSeed(): string {
    return this.#next().repeat(2);
  }

  newId(): string {
    return `00000000-0000-4000-8000-${this.#next().slice(-12)}`;
  }

  #next(): string {
    return (++this.#count).toString(16).padStart(32, '0');
  }
}

/** A bot's host, and the users of its channels, each with a language. */
class TestServer {
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #languages: readonly string[];
  #interactions = 0;

  /** The database is in memory, because disk times vary more than the costs to compare. */
  constructor(languages: readonly string[]) {
    this.#store = new SqliteStore(openDatabase(':memory:'));
    const log = {
      error: (about: object) => {
        throw new Error('A command failed', { cause: about });
      },
    };
    this.#host = new Host(this.#store, commands, components, log, {
      commandsPerSecond: 1e6,
      chance: new RepeatedIds(),
    });
    this.#languages = languages;
  }

  async open(): Promise<void> {
    for (let channel = 0; channel < CHANNEL_COUNT; channel++) {
      // Each system is played in two channels, in different languages.
      await this.#say(channel, 'encounter start', { ruleset: SYSTEMS[Math.floor(channel / 2)] ?? 'tdgs' });
      await this.#revive(channel);
    }
  }

  async #revive(channel: number): Promise<void> {
    const encounter = (await this.#state(channel))?.encounter;
    const creature = encounter && rulesOf(encounter).archetypes.find(({ kind }) => kind === 'creature');
    await this.#say(channel, 'encounter pause');
    for (const side of ['red', 'blue'])
      await this.#say(channel, 'add', { creature: creature?.name ?? '', count: 3, side });
    await this.#say(channel, 'initiative');
  }

  /** Plays a few turns in one channel. Only the commands are measured, not the choice of targets. */
  async play(channel: number): Promise<Costs> {
    const times = new Map<string, number[]>();
    const measure = async (command: string, options?: object) => {
      const before = process.cpuUsage();
      await this.#say(channel, command, options);
      const { user, system } = process.cpuUsage(before);
      times.set(command, [...(times.get(command) ?? []), (user + system) / 1000]);
    };
    for (let attack = 0; attack < 4; attack++) {
      const target = await this.#target(channel);
      if (target === undefined) await this.#revive(channel);
      else await measure('attack', { target });
      await measure('turn end', { as: 'all' });
    }
    await measure('encounter status');
    await measure('log show');
    await measure('help');
    return Object.fromEntries([...times].map(([command, all]) => [command, mean(all)]));
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  async #state(channel: number) {
    const loaded = await this.#store.load({ ...this.#place(channel), user: '1', interaction: '' });
    return loaded.repeat === undefined ? loaded.state : undefined;
  }

  /** An enemy of the combatant whose turn it is. Undefined if the fight is over. */
  async #target(channel: number): Promise<string | undefined> {
    const encounter = (await this.#state(channel))?.encounter;
    const [actor] = encounter?.phase === 'fighting' ? onTurn(encounter) : [];
    return encounter?.combatants.find(({ side, vitality }) => actor && side !== actor.side && vitality === 'up')?.name;
  }

  #place(channel: number) {
    return { server: '1', channel: `${channel}` };
  }

  async #say(channel: number, line: string, options: object = {}): Promise<void> {
    const [command = '', subcommand] = line.split(' ');
    const locale = this.#languages[channel % this.#languages.length] ?? ENGLISH;
    const languages = { locale, serverLocale: locale };
    const now = 1.8e12 + this.#interactions * 1000;
    const caller = { ...this.#place(channel), user: '1', name: 'Gwen', interaction: `${++this.#interactions}`, now };
    await this.#host.handle({
      command,
      ...(subcommand && { subcommand }),
      answers: new Map(Object.entries(options)),
      caller: { ...caller, ...languages },
    });
  }
}

function currentMemory(): Memory {
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: (heapUsed + external) / 1e6, resident: rss / 1e6 };
}

/** Runs in a process of its own. When asked, it plays in a channel or reports its memory. */
async function playWhenAsked(languages: readonly string[]): Promise<void> {
  await loadSystems();
  offerLanguages(languages);
  const testServer = new TestServer(languages);
  await testServer.open();
  process.on('message', async (what) => {
    if (typeof what === 'number') process.send?.(await testServer.play(what));
    else if (what === 'memory') process.send?.(currentMemory());
    else {
      await testServer.close();
      process.exit();
    }
  });
  process.send?.('ready');
}

async function compareLanguages(): Promise<void> {
  const execArgv = ['--expose-gc', '--single-threaded-gc', '--max-semi-space-size=8'];
  const startProcess = async (languages: readonly string[]) => {
    const child = fork(fileURLToPath(import.meta.url), ['play', ...languages], { execArgv });
    await once(child, 'message');
    return child;
  };
  const ask = async <T>(child: ChildProcess, what: number | 'memory'): Promise<T> => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer;
  };
  const costPairs: (readonly [Costs, Costs])[] = [];
  const memoryPairs: (readonly [Memory, Memory])[] = [];
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const [english, all] = [await startProcess([ENGLISH]), await startProcess(LANGUAGES)];
    // The five rounds below 0 only warm up. Until the code is compiled, commands in five languages cost more.
    for (let round = -5; round < ROUND_COUNT; round++) {
      for (let channel = 0; channel < CHANNEL_COUNT; channel++) {
        // Both processes play the same turns right after each other, because a machine's speed changes within a second.
        // They take turns at going first.
        const englishFirst = (round + channel) % 2 === 0;
        const firstCosts = await ask<Costs>(englishFirst ? english : all, channel);
        const secondCosts = await ask<Costs>(englishFirst ? all : english, channel);
        if (round >= 0) costPairs.push(englishFirst ? [firstCosts, secondCosts] : [secondCosts, firstCosts]);
      }
      const [one, five] = [await ask<Memory>(english, 'memory'), await ask<Memory>(all, 'memory')];
      if (round >= 0) memoryPairs.push([one, five]);
    }
    for (const child of [english, all]) child.send('end');
  }
  showComparison(costPairs, memoryPairs);
}

function showComparison(
  plays: readonly (readonly [Costs, Costs])[],
  memories: readonly (readonly [Memory, Memory])[],
): void {
  const commandNames = [...new Set(plays.flatMap(([one]) => Object.keys(one)))];
  const commands = commandNames.map((kind) => {
    const kindPairs = plays.flatMap(([{ [kind]: one }, { [kind]: five }]) =>
      one && five ? [[one, five] as const] : [],
    );
    return {
      kind,
      one: median(kindPairs.map(([one]) => one)),
      five: median(kindPairs.map(([, five]) => five)),
      more: (median(kindPairs.map(([one, five]) => five / one)) - 1) * 100,
    };
  });
  const meanIncrease = mean(commands.map((each) => each.more));
  const memoryRow = (figure: keyof Memory) => {
    const [one, five] = [
      median(memories.map(([each]) => each[figure])),
      median(memories.map(([, each]) => each[figure])),
    ];
    const difference = median(memories.map(([a, b]) => b[figure] - a[figure]));
    return { difference, cells: [shortNumber(one), shortNumber(five), difference.toFixed(1)] };
  };
  const [heap, resident] = [memoryRow('heap'), memoryRow('resident')];
  console.log(
    markdownTable(
      ['', 'English', `${LANGUAGES.length} languages`, 'difference', 'goal', ''],
      [
        ...commands.map((each) => [
          `CPU of ${each.kind}, ms`,
          shortNumber(each.one),
          shortNumber(each.five),
          `${each.more.toFixed(1)}%`,
          '',
          '',
        ]),
        [
          'mean of the commands',
          '',
          '',
          `${meanIncrease.toFixed(1)}%`,
          ...judge('more CPU per command in five languages than in English', meanIncrease, GOALS.cpu),
        ],
        [
          'memory in use, MB',
          ...heap.cells,
          ...judge('more memory in use in five languages than in English', heap.difference, GOALS.memory),
        ],
        ['memory of the process, MB', ...resident.cells, '', ''],
      ],
    ),
  );
}

const [mode, ...languages] = process.argv.slice(2);
if (mode === 'play') await playWhenAsked(languages);
else await compareLanguages();
