import type { Logger } from 'pino';

/** An interaction that Discord delivers twice is answered before too: so many of them, within so many milliseconds, are not that. */
const SIGNS = 3;
const WITHIN = 10 * 60_000;
/** Interactions that are remembered, to know a second delivery. */
const REMEMBERED = 1_000;
const AGAIN_AFTER = 60 * 60_000;

/**
 * Notices that another process answers with the same token in the same servers. Several that share a database have shards of their
 * own. Otherwise Discord tells every process of every interaction, so that both play it, each in its own database, and players see
 * the record of one or the other.
 */
export class SecondInstance {
  readonly #log: Logger;
  readonly #started = Date.now();
  /** How often each of the last interactions was delivered here. */
  readonly #deliveries = new Map<string, number>();
  #signs: readonly number[] = [];
  #warned = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Notes that an interaction was delivered. */
  delivered(interaction: string): void {
    this.#deliveries.set(interaction, (this.#deliveries.get(interaction) ?? 0) + 1);
    const [oldest] = this.#deliveries.keys();
    if (this.#deliveries.size > REMEMBERED && oldest !== undefined) this.#deliveries.delete(oldest);
  }

  /** Discord says that an interaction of the time `createdAt` has been answered, and it was not answered here. */
  answeredBefore(interaction: string, createdAt: number): void {
    // Older ones may have been answered by the process that ran before this one.
    if (createdAt < this.#started || this.#deliveries.get(interaction) !== 1) return;
    const now = Date.now();
    this.#signs = [...this.#signs.filter((at) => now - at < WITHIN), now];
    if (this.#signs.length < SIGNS || now - this.#warned < AGAIN_AFTER) return;
    this.#warned = now;
    this.#log.error(
      'Another process answers with this bot’s token. Each plays every command in its own database: stop one of them, or give both one database and SHARDS of their own',
    );
  }
}
