import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricsSink, Outcome } from '../app/host.ts';
import type { DatabaseStats } from '../store/sqlite/database-stats.ts';
import { Counter, Histogram, sample } from './exposition.ts';

/** The bounds of a command's duration, in seconds: a command takes a few milliseconds, Discord waits three seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** How the connection to Discord does. `ping` in seconds; absent: none measured yet. */
export interface Gateway {
  readonly connected: boolean;
  readonly servers: number;
  readonly ping?: number;
}

/** Everything that is measured of a running Fray. Names and counts only: nobody's words, nobody's id. */
export class Measures implements MetricsSink {
  readonly #vitals: DatabaseStats;
  readonly #gateway: () => Gateway;
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  readonly #commands = new Counter('fray_commands_total', 'Commands and presses, by name and how they went.');
  readonly #seconds = new Histogram(
    'fray_command_seconds',
    'From a command to its answer, all of it on the disk; without the way to Discord.',
    SECONDS,
  );

  constructor(vitals: DatabaseStats, gateway: () => Gateway) {
    this.#vitals = vitals;
    this.#gateway = gateway;
    this.#delay.enable();
  }

  served(command: string, outcome: Outcome, seconds: number): void {
    this.#commands.add({ command, outcome });
    this.#seconds.observe({ command }, seconds);
  }

  /** Why Fray cannot be played on now. Absent: it can. */
  ailment(): string | undefined {
    if (!this.#gateway().connected) return 'not connected to Discord';
    try {
      this.#vitals.check();
    } catch {
      return 'the database does not answer';
    }
    return undefined;
  }

  /** All measurements, as Prometheus reads them. The event loop's delays are those since the last time. */
  page(): string {
    const { connected, servers, ping } = this.#gateway();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { file, log } = this.#vitals.bytes;
    // The measurement sleeps for 10 ms at a time; what is beyond that is delay.
    const [p50, p99, most] = [this.#delay.percentile(50), this.#delay.percentile(99), this.#delay.max].map((measured) =>
      Math.max(0, measured / 1e9 - 0.01),
    );
    this.#delay.reset();
    const gauges = [
      ['fray_gateway_connected', '1 while connected to Discord.', connected ? 1 : 0],
      ['fray_servers', 'Servers that Fray is in.', servers],
      ...(ping === undefined ? [] : ([['fray_gateway_ping_seconds', 'Round trip to the gateway.', ping]] as const)),
      ['fray_open_encounters', 'Encounters opened and not ended.', this.#vitals.openFights],
      ['fray_database_bytes', 'The database file.', file],
      ['fray_database_log_bytes', 'The write-ahead log beside it.', log],
      ['fray_event_loop_delay_p50_seconds', 'Delay of the event loop since the last scrape: median.', p50 ?? 0],
      ['fray_event_loop_delay_p99_seconds', 'Delay of the event loop since the last scrape: 99 in 100.', p99 ?? 0],
      ['fray_event_loop_delay_max_seconds', 'Delay of the event loop since the last scrape: longest.', most ?? 0],
      ['process_resident_memory_bytes', 'Memory in use.', rss],
      ['nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed],
      ['process_start_time_seconds', 'When it started, in seconds since 1970.', Date.now() / 1000 - process.uptime()],
    ] as const;
    return [
      this.#commands,
      this.#seconds,
      ...gauges.map(([name, help, value]) => sample('gauge', name, help, value)),
      sample('counter', 'process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
    ].join('');
  }

  /** Measures no more. */
  stop(): void {
    this.#delay.disable();
  }
}
