import { commands, components } from '../../commands/all.ts';
import { DueTimes } from '../../src/app/due-times.ts';
import { Host, transact } from '../../src/app/host.ts';
import { updatePosts } from '../../src/posts/update-posts.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { onTurn, type TurnTimer } from '../../src/rules/core/encounter.ts';
import type { Session } from '../../src/session/session.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { MINUTE } from '../../src/time/zone.ts';

/** Where an encounter is, and who takes part in it. */
export interface Place {
  readonly channel: string;
  readonly server: string;
  readonly gm: string;
  readonly player: string;
}

const TIMER: TurnTimer = { turn: 24 * 60, question: 12 * 60, nudge: 6 * 60, atEnd: 'guard' };
/** How long before the end of a turn the player is nudged, in milliseconds. */
export const NUDGE = TIMER.nudge * MINUTE;

const log = {
  error: (about: object) => {
    throw new Error(JSON.stringify(about, Object.getOwnPropertyNames));
  },
};

let interactions = 0;

/** Writes encounters to a database that no process uses, as if they had been played. */
export class DueFights {
  readonly #store: Store;
  readonly #host: Host;

  private constructor(store: Store) {
    this.#store = store;
    this.#host = new Host(store, commands, components, log);
  }

  /** Opens a database in memory, at a file path, or at a PostgreSQL address. */
  static async in(database: OpenSqlite | string): Promise<DueFights> {
    if (typeof database !== 'string') return new DueFights(new SqliteStore(database));
    if (!database.startsWith('postgres:')) return new DueFights(new SqliteStore(openDatabase(database)));
    const openedDatabase = await openPostgres(database, { log: { info() {}, error: log.error } });
    return new DueFights(new PostgresStore(openedDatabase));
  }

  /** Opens an encounter on Kira's turn, whose time runs out at `end`. After her, two goblins act on autopilot. */
  async open(place: Place, end: number): Promise<void> {
    const startTime = end - TIMER.turn * MINUTE;
    const { gm, player } = place;
    await this.#say(place, gm, startTime, '/encounter start ruleset:tdgs name:"The bridge"');
    await this.#say(place, player, startTime, '/join character:Kira');
    await this.#say(place, gm, startTime, '/add creature:Goblin count:2');
    await this.#say(place, gm, startTime, '/initiative');
    for (let turns = 0; turns < 3 && (await this.#acting(place)) !== 'kira'; turns++)
      await this.#say(place, gm, startTime, '/turn skip');
    await this.#do(place, gm, startTime, { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
    await this.#do(place, gm, startTime, { type: 'pace', pace: TIMER });
  }

  /** Handles everything that is due at an instant. */
  fire(now: number): Promise<void> {
    const deliver = async () => {};
    return new DueTimes(this.#store, this.#host, log, {
      now: () => now,
      caller: { keepsPosts: true },
      deliver,
    }).fireDue();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #acting({ channel, server }: Place): Promise<string | undefined> {
    const loaded = await this.#store.load({ channel, server, user: '', interaction: '' });
    return loaded.repeat === undefined && loaded.state ? onTurn(loaded.state.encounter)[0]?.id : undefined;
  }

  async #say(place: Place, user: string, now: number, line: string): Promise<void> {
    const result = readLine(line, commands);
    if (!result.ok) throw new Error(`${line}: ${result.why}`);
    await this.#host.handle({ ...result.value, caller: caller(place, user, now) });
  }

  async #do(place: Place, user: string, now: number, deed: Deed): Promise<void> {
    await transact<never, null>(this.#store, caller(place, user, now), {}, (session: Session<never>) => {
      const result = session.do(deed);
      if (!result.ok) throw new Error(result.why.type);
      session.keepClock();
      updatePosts(session);
      return null;
    });
  }
}

function caller({ channel, server }: Place, user: string, now: number) {
  const interaction = `before-${interactions++}`;
  return { user, name: user, channel, server, interaction, now, keepsPosts: true } as const;
}
