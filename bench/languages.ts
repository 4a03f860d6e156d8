/**
 * Measures what a command costs, and how much memory is used, when users have five languages, compared with English
 * alone. Two processes play the same commands in turns, so that both meet the same noise.
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
import { judge, mean, median, runs, shortNumber, table } from './figures.ts';

/** The number of channels. Each has one language. */
const CHANNELS = 10;
/** How many slices are measured. In a slice, each channel gets each command. */
const SLICES = Number(process.env.SLICES ?? runs(48, 16));
const SYSTEMS = ['tdgs', 'sol', 'mastery', 'dungeoneers', 'cairn'] as const;
const GOALS = { cpu: { most: 5, unit: '%' }, memory: { most: 5, unit: 'MB' } } as const;

/** What a slice cost: the CPU for each kind of command in milliseconds, and the memory after it in megabytes. */
interface Slice {
  readonly command: number;
  readonly heap: number;
  readonly resident: number;
}

/** The same dice and ids in both processes, so that both play the same fights. */
class SameChance {
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
class Tavern {
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #languages: readonly string[];
  #interactions = 0;

  /** The database is in memory, because the time that a disk takes differs more than that of texts. */
  constructor(languages: readonly string[]) {
    this.#store = new SqliteStore(openDatabase(':memory:'));
    const log = {
      error: (about: object) => {
        throw new Error('A command failed', { cause: about });
      },
    };
    this.#host = new Host(this.#store, commands, components, log, { commandsPerSecond: 1e6, chance: new SameChance() });
    this.#languages = languages;
  }

  async open(): Promise<void> {
    for (let channel = 0; channel < CHANNELS; channel++) {
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

  /** Plays for a while. Only the commands are measured, and not the choice of a target. */
  async slice(): Promise<Slice> {
    const times = new Map<string, number[]>();
    const measure = async (channel: number, command: string, options?: object) => {
      const before = process.cpuUsage();
      await this.#say(channel, command, options);
      const { user, system } = process.cpuUsage(before);
      times.set(command, [...(times.get(command) ?? []), (user + system) / 1000]);
    };
    for (let channel = 0; channel < CHANNELS; channel++) {
      for (let attack = 0; attack < 4; attack++) {
        const target = await this.#target(channel);
        if (target === undefined) await this.#revive(channel);
        else await measure(channel, 'attack', { target });
        await measure(channel, 'turn end', { as: 'all' });
      }
      await measure(channel, 'encounter status');
      await measure(channel, 'log show');
      await measure(channel, 'help');
    }
    global.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    // Medians of each command, because a busy machine makes some much slower.
    const command = mean([...times.values()].map(median));
    return { command, heap: (heapUsed + external) / 1e6, resident: rss / 1e6 };
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  async #state(channel: number) {
    const loaded = await this.#store.load({ ...this.#place(channel), user: '1', interaction: '' });
    return loaded.repeat === undefined ? loaded.state : undefined;
  }

  /** An enemy of the one whose turn it is. Undefined if the fight is over. */
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

/** A process of its own, which plays a slice when it is asked. */
async function playSlices(languages: readonly string[]): Promise<void> {
  await loadSystems();
  offerLanguages(languages);
  const tavern = new Tavern(languages);
  await tavern.open();
  process.on('message', async (what) => {
    if (what === 'slice') process.send?.(await tavern.slice());
    else {
      await tavern.close();
      process.exit();
    }
  });
  process.send?.('ready');
}

async function compare(): Promise<void> {
  const execArgv = ['--expose-gc', '--single-threaded-gc', '--max-semi-space-size=8'];
  const start = async (languages: readonly string[]) => {
    const child = fork(fileURLToPath(import.meta.url), ['play', ...languages], { execArgv });
    await once(child, 'message');
    return child;
  };
  const slice = async (child: ChildProcess): Promise<Slice> => {
    child.send('slice');
    const [figures] = await once(child, 'message');
    return figures;
  };
  const [english, all] = [await start([ENGLISH]), await start(LANGUAGES)];
  const slices: (readonly [Slice, Slice])[] = [];
  // The first slices warm up.
  for (let done = -3; done < SLICES; done++) {
    // They change places, so that neither always comes first.
    const pair: readonly [Slice, Slice] =
      done % 2 === 0
        ? [await slice(english), await slice(all)]
        : ([await slice(all), await slice(english)].toReversed() as [Slice, Slice]);
    if (done >= 0) slices.push(pair);
  }
  for (const child of [english, all]) child.send('end');
  const of = (figure: keyof Slice, place: 0 | 1) => median(slices.map((pair) => pair[place][figure]));
  const ratio = median(slices.map(([one, five]) => five.command / one.command));
  const [heap, resident] = (['heap', 'resident'] as const).map((figure) =>
    median(slices.map(([one, five]) => five[figure] - one[figure])),
  );
  console.log(
    table(
      ['', 'English', `${LANGUAGES.length} languages`, 'difference', 'goal', ''],
      [
        [
          'CPU a command, ms',
          shortNumber(of('command', 0)),
          shortNumber(of('command', 1)),
          `${((ratio - 1) * 100).toFixed(1)}%`,
          ...judge('CPU a command in five languages, more than in English', (ratio - 1) * 100, GOALS.cpu),
        ],
        [
          'memory in use, MB',
          shortNumber(of('heap', 0)),
          shortNumber(of('heap', 1)),
          `${(heap ?? 0).toFixed(1)}`,
          ...judge('memory in use in five languages, more than in English', heap ?? 0, GOALS.memory),
        ],
        [
          'memory of the process, MB',
          shortNumber(of('resident', 0)),
          shortNumber(of('resident', 1)),
          `${(resident ?? 0).toFixed(1)}`,
          '',
          '',
        ],
      ],
    ),
  );
}

const [mode, ...languages] = process.argv.slice(2);
if (mode === 'play') await playSlices(languages);
else await compare();
