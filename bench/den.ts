import { statSync } from 'node:fs';
import { commands } from '../commands/all.ts';
import { components } from '../commands/buttons/all.ts';
import { Host } from '../src/app/host.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import type { Open } from '../src/store/sqlite/open.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';

/** Who runs the fights, and where. */
interface Gm {
  readonly user: string;
  readonly server: string;
}

/** A database file and the host over it. */
export class Den {
  readonly open: Open;
  readonly #path: string;
  readonly #host: Host;
  readonly #gm: Gm;
  #interactions = 0;

  constructor(path: string, gm: Gm = { user: '1', server: '1' }) {
    this.#path = path;
    this.#gm = gm;
    this.open = openDatabase(path);
    const log = {
      error: (about: object) => {
        throw new Error('A command failed', { cause: about });
      },
    };
    this.#host = new Host(new SqliteStore(this.open), commands, components, log);
  }

  say(channel: string, command: string, answers: object = {}, subcommand?: string): Promise<Reply> {
    const interaction = `${command}-${++this.#interactions}`;
    const caller = { ...this.#gm, name: 'Gwen', channel, interaction, now: Date.now() };
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
export class Fight {
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
    while (this.events < events) await this.#say('turn', {}, 'skip');
    this.#hear(await this.#say('turn', {}, 'skip'));
  }

  /** How many events the record has. */
  get events(): number {
    const count = this.#den.open.sqlite.prepare<[string], number>('select revision from encounters where channel = ?');
    return count.pluck().get(this.#channel) ?? 0;
  }

  /** Ends the scene. */
  async end(): Promise<void> {
    await this.#say('encounter', {}, 'end');
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
