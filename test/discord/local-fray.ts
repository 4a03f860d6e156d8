import { pino } from 'pino';
import { commands, components, contextCommands } from '../../commands/all.ts';
import { DueTimes } from '../../src/app/due-times.ts';
import { Host } from '../../src/app/host.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import type { EncounterState } from '../../src/session/encounter-state.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Place } from '../../src/store/store.ts';
import { HOUR } from '../../src/time/zone.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Loopback } from '../loopback/loopback.ts';
import { recordOf } from '../store/act.ts';

/**
 * The clock gap that counts as downtime, in milliseconds. Tests move time in larger steps than a real process would.
 */
const DOWNTIME_GAP = 12 * HOUR;

/**
 * Fray in the test's process, with the test's clock and a loopback. Nothing that is due happens until `fire` is called.
 */
export class LocalFray {
  readonly #store: SqliteStore;
  readonly #dueTimes: DueTimes;
  readonly #bot: Bot;

  private constructor(store: SqliteStore, dueTimes: DueTimes, bot: Bot) {
    this.#store = store;
    this.#dueTimes = dueTimes;
    this.#bot = bot;
  }

  /** `seed` is the dice seed of every encounter. */
  static async start(loopback: Loopback, database: string, seed: string): Promise<LocalFray> {
    const log = pino({ level: 'error' });
    const store = new SqliteStore(openDatabase(database));
    let idCount = 0;
    const chance = { newSeed: () => seed, newId: () => `id-${idCount++}` };
    const host = new Host(store, commands, components, log, { contextCommands, chance });
    const onClosed = (why: Error) => {
      throw why;
    };
    const { signal } = new AbortController();
    const { token, url: api } = loopback;
    const bot = await startBot({
      ...{ token, api, server: undefined, commands, contextCommands, host, store, log, onClosed, signal },
    });
    const deliver = (place: Place) => bot.show(place);
    const dueTimes = new DueTimes(store, host, log, {
      // The test moves both of Fray's clocks by the same time. Otherwise, Fray would think that someone had set the
      // machine's clock, and would give players more time.
      steady: () => Date.now(),
      gap: DOWNTIME_GAP,
      caller: { keepsPosts: true },
      deliver,
    });
    return new LocalFray(store, dueTimes, bot);
  }

  /** Handles everything that is due. */
  fire(): Promise<void> {
    return this.#dueTimes.fireDue();
  }

  /** When something is next due. Undefined if nothing is. */
  nextDue(): Promise<number | undefined> {
    return this.#store.nextDue();
  }

  /** The current state of a channel's encounter. */
  async state({ id, guild }: Channel): Promise<EncounterState | undefined> {
    const loaded = await this.#store.load({ channel: id, server: guild?.id ?? '', user: '', interaction: '' });
    return loaded.repeat === undefined ? loaded.state : undefined;
  }

  /** The whole record of a channel's encounter. */
  record({ id, guild }: Channel): Promise<EncounterRecord> {
    const server = guild?.id ?? '';
    return recordOf(this.#store, { user: '', name: '', channel: id, server, interaction: '', now: Date.now() });
  }

  async stop(): Promise<void> {
    await this.#dueTimes.stop();
    await this.#bot.stop();
    await this.#store.close();
  }
}
