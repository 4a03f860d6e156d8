/**
 * Whether a command costs more in a file with many fights, or in a long fight; and what it leaves on the disk.
 *
 *     node bench/growth.ts [encounters] [events]
 *
 * The large file is filled by copying one fight, under other channels, and removed afterwards: 100,000 encounters with
 * 5,000,000 events take some gigabytes in the folder for temporary files.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '../commands/all.ts';
import { components } from '../commands/buttons/all.ts';
import { Host } from '../src/app/host.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import type { Open } from '../src/store/sqlite/open.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { median, quantile, short, table } from './figures.ts';

const ENCOUNTERS = Number(process.argv[2] ?? 100_000);
const EVENTS = Number(process.argv[3] ?? 5_000_000);
const LONG_FIGHT = 5_000;
const COMMANDS = 2_000;
const SLICE = 20;

const folder = mkdtempSync(join(tmpdir(), 'fray-growth-'));

/** A database file and the host over it. */
class Den {
  readonly open: Open;
  readonly #path: string;
  readonly #host: Host;
  #interactions = 0;

  constructor(name: string) {
    this.#path = join(folder, name);
    this.open = openDatabase(this.#path);
    const log = {
      error: (about: object) => {
        throw new Error('A command failed', { cause: about });
      },
    };
    this.#host = new Host(new SqliteStore(this.open), commands, components, log);
  }

  say(channel: string, command: string, answers: object = {}, subcommand?: string): Promise<Reply> {
    const interaction = `${command}-${++this.#interactions}`;
    const caller = { user: '1', name: 'Gwen', channel, server: '1', interaction, now: Date.now() };
    return this.#host.handle({
      command,
      ...(subcommand && { subcommand }),
      answers: new Map(Object.entries(answers)),
      caller,
    });
  }

  /** Bytes on the disk, with nothing left beside the file. */
  get size(): number {
    this.open.sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return statSync(this.#path).size;
  }
}

/** A fight in which attacks can be struck, one after the other. */
class Fight {
  readonly milliseconds: number[] = [];
  readonly #den: Den;
  readonly #channel: string;
  #next = '';
  #foes: string[] = [];

  private constructor(den: Den, channel: string) {
    this.#den = den;
    this.#channel = channel;
  }

  static async of(den: Den, channel: string): Promise<Fight> {
    const fight = new Fight(den, channel);
    await fight.#say('encounter', { ruleset: 'tdgs' }, 'start');
    await fight.revive();
    return fight;
  }

  /** New fighters in the place of the fallen; the record goes on. */
  async revive(): Promise<void> {
    for (const who of this.#foes) await this.#say('gm', { who }, 'remove');
    await this.#say('encounter', {}, 'pause');
    await this.#say('add', { creature: 'Soldier', count: 3, side: 'red' });
    await this.#say('add', { creature: 'Goblin', count: 3, side: 'blue' });
    this.#foes = [1, 2, 3].flatMap((n) => [`Soldier ${n}`, `Goblin ${n}`]);
    this.#hear(await this.#say('initiative'));
  }

  /** Turns pass until the record has so many events. */
  async grow(events: number): Promise<void> {
    const count = this.#den.open.sqlite
      .prepare<[string], number>('select revision from encounters where channel = ?')
      .pluck();
    while ((count.get(this.#channel) ?? events) < events) await this.#say('turn', {}, 'skip');
    this.#hear(await this.#say('turn', {}, 'skip'));
  }

  async attack(): Promise<void> {
    for (;;) {
      const mine = this.#next.split(' ')[0] ?? '';
      const target = this.#foes.find((foe) => mine !== '' && !foe.startsWith(mine));
      if (target === undefined) {
        await this.revive();
        continue;
      }
      const from = performance.now();
      const reply = await this.#say('attack', { target });
      const took = performance.now() - from;
      if (reply.whisper) {
        this.#foes = this.#foes.filter((foe) => foe !== target);
        await this.#say('gm', { who: target }, 'remove');
        continue;
      }
      this.milliseconds.push(took);
      this.#hear(reply);
      return;
    }
  }

  #hear(reply: Reply): void {
    const said = (reply.embeds ?? []).map(({ description }) => description ?? '').join('\n');
    this.#next = /(?:Next|Still): \*\*([^*]+)\*\*/.exec(said)?.[1] ?? '';
  }

  async #say(command: string, answers: object = {}, subcommand?: string): Promise<Reply> {
    return await this.#den.say(this.#channel, command, answers, subcommand);
  }
}

/** Fills a file with copies of its first fight. */
function fill({ open: { sqlite } }: Den): void {
  const columns = (name: string, but: readonly string[]) =>
    sqlite
      .prepare<[], { name: string }>(`pragma table_info(${name})`)
      .all()
      .map((column) => `"${column.name}"`)
      .filter((column) => !but.includes(column))
      .join(', ');
  const copies = (most: number) => `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${most})`;
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec('begin');
  const rows = columns('encounters', ['"id"', '"channel"']);
  sqlite.exec(
    `${copies(ENCOUNTERS)} insert into encounters (id, channel, ${rows}) select i, 'copy-' || i, ${rows} from n, encounters where id = 1`,
  );
  for (const name of ['combatants', 'deeds', 'seeds']) {
    const kept = columns(name, ['"encounter"']);
    sqlite.exec(
      `${copies(ENCOUNTERS)} insert into ${name} (encounter, ${kept}) select i, ${kept} from n cross join ${name} where encounter = 1`,
    );
  }
  sqlite.exec('commit');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
}

const [small, large] = [new Den('small.db'), new Den('large.db')];
const first = await Fight.of(large, 'first');
await first.grow(Math.round(EVENTS / ENCOUNTERS));
const filling = performance.now();
fill(large);
const filled = ((performance.now() - filling) / 1000).toFixed(0);

const fights = {
  empty: await Fight.of(small, 'new'),
  full: await Fight.of(large, 'new'),
  long: await Fight.of(small, 'long'),
};
await fights.long.grow(LONG_FIGHT);
for (const fight of Object.values(fights)) for (let n = 0; n < 100; n++) await fight.attack();
for (const fight of Object.values(fights)) fight.milliseconds.length = 0;
for (let done = 0; done < COMMANDS; done += SLICE)
  for (const fight of Object.values(fights)) for (let n = 0; n < SLICE; n++) await fight.attack();

const before = small.size;
const counted = fights.empty.milliseconds.length;
for (let n = 0; n < 500; n++) await fights.empty.attack();
const bytes = (small.size - before) / (fights.empty.milliseconds.length - counted);

const figures = (fight: Fight) => [short(median(fight.milliseconds)), short(quantile(fight.milliseconds, 0.99))];
const ratio = (fight: Fight) => `${(median(fight.milliseconds) / median(fights.empty.milliseconds)).toFixed(2)} ×`;
const size = `${short(ENCOUNTERS)} encounters, ${short(EVENTS)} events, ${(large.size / 2 ** 30).toFixed(2)} GB`;
console.log(
  table(
    ['`/attack`, from the host to the disk', 'p50, ms', 'p99, ms', 'ratio of p50', 'goal'],
    [
      ['in a new fight in an empty file', ...figures(fights.empty), '', ''],
      [`in a new fight in a file of ${size}`, ...figures(fights.full), ratio(fights.full), '≤ 1.2 ×'],
      [`in a fight of ${short(LONG_FIGHT)} events`, ...figures(fights.long), ratio(fights.long), '≤ 1.2 ×'],
    ],
  ),
);
console.log(
  `\nBytes on the disk for each attack, what may be forgotten after a day too: ${short(bytes)}. The large file was filled in ${filled} s.`,
);
small.open.close();
large.open.close();
rmSync(folder, { recursive: true });
