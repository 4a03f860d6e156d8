import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsSink, Outcome } from '../app/host.ts';
import type { Store } from '../store/store.ts';

/** Buckets of a command's duration, in seconds: a command takes a few milliseconds, Discord waits three seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** The state of the connection to Discord. `ping` in seconds; absent: none measured yet. */
export interface Gateway {
  readonly connected: boolean;
  readonly servers: number;
  readonly ping?: number;
}

/** The measurements of a running Fray, for Prometheus. Names and counts only: nobody's words, nobody's id. */
export class Measures implements MetricsSink {
  readonly #store: Store;
  readonly #gateway: () => Gateway;
  readonly #registry = new Registry();
  readonly #commands: Counter<'command' | 'outcome'>;
  readonly #seconds: Histogram<'command'>;

  constructor(store: Store, gateway: () => Gateway) {
    this.#store = store;
    this.#gateway = gateway;
    const registers = [this.#registry];
    this.#commands = new Counter({
      name: 'fray_commands_total',
      help: 'Commands and presses, by name and outcome.',
      labelNames: ['command', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'fray_command_seconds',
      help: 'From a command to its answer, all of it on the disk; without the way to Discord.',
      labelNames: ['command'],
      buckets: SECONDS,
      registers,
    });
    this.#gauge('fray_gateway_connected', '1 while connected to Discord.', () => (gateway().connected ? 1 : 0));
    this.#gauge('fray_servers', 'Servers that Fray is in.', () => gateway().servers);
    this.#gauge('fray_gateway_ping_seconds', 'Round trip to the gateway.', () => gateway().ping);
    const stats = () => this.#store.stats();
    this.#gauge('fray_open_encounters', 'Encounters opened and not ended.', async () => (await stats()).openEncounters);
    this.#gauge('fray_database_bytes', 'The database file.', async () => (await stats()).bytes);
    this.#gauge('fray_database_log_bytes', 'The write-ahead log beside it.', async () => (await stats()).logBytes);
    collectDefaultMetrics({ register: this.#registry });
  }

  served(command: string, outcome: Outcome, seconds: number): void {
    this.#commands.inc({ command, outcome });
    this.#seconds.observe({ command }, seconds);
  }

  /** Why Fray cannot be played on now. Undefined: it can. */
  async healthProblem(): Promise<string | undefined> {
    if (!this.#gateway().connected) return 'not connected to Discord';
    try {
      await this.#store.check();
    } catch {
      return 'the database does not answer';
    }
    return undefined;
  }

  /** All measurements, as Prometheus reads them. */
  page(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** A measurement that is taken when it is asked for, and left out while there is none. */
  #gauge(name: string, help: string, measure: () => number | undefined | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.reset();
        const value = await measure();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
