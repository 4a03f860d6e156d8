import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Log, MetricsSink, RequestOutcome } from '../app/host.ts';
import { type ShardState, shardsAsText } from '../shards.ts';
import { codeOf, StartupError } from '../startup-error.ts';
import type { Store } from '../store/store.ts';
import { t } from '../text/t.ts';
import type { LivePages } from './live.ts';

/**
 * Histogram buckets in seconds. A command takes a few milliseconds, and Discord waits up to three seconds for an
 * answer.
 */
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** The state of the connections to Discord. */
export interface Gateway {
  /** The total number of shards. */
  readonly of: number;
  /** The shards that this process has. */
  readonly shards: readonly ShardState[];
  readonly servers: number;
  /** The round trip to Discord in seconds. Undefined until it is measured. */
  readonly ping?: number;
  /** Whether messages can be sent to Discord. */
  readonly canSend: boolean;
}

/**
 * The measurements of a running Fray, for Prometheus. They have only names and counts, no message text and no user ids.
 */
export class PrometheusMeasures implements MetricsSink {
  readonly #store: Store;
  readonly #gateway: () => Gateway;
  readonly #registry = new Registry();
  readonly #commands: Counter<'command' | 'outcome'>;
  readonly #seconds: Histogram<'command'>;

  constructor(store: Store, gateway: () => Gateway) {
    this.#store = store;
    this.#gateway = gateway;
    const registries = [this.#registry];
    this.#commands = new Counter({
      name: 'fray_commands_total',
      help: 'Commands and button presses, by name and outcome.',
      labelNames: ['command', 'outcome'],
      registers: registries,
    });
    this.#seconds = new Histogram({
      name: 'fray_command_seconds',
      help: 'Time from a command to its saved answer, without the network to Discord.',
      labelNames: ['command'],
      buckets: DURATION_BUCKETS_SECONDS,
      registers: registries,
    });
    this.#gauge('fray_gateway_connected', '1 while all connections to Discord are up.', () =>
      isConnected(gateway()) ? 1 : 0,
    );
    this.#gauge('fray_servers', 'Number of servers the bot is in.', () => gateway().servers);
    this.#gauge('fray_gateway_ping_seconds', 'Round-trip time to Discord’s gateway.', () => gateway().ping);
    this.#registerShardGauge();
    const readStats = () => this.#store.stats();
    this.#gauge(
      'fray_open_encounters',
      'Encounters that have started and aren’t over.',
      async () => (await readStats()).openEncounters,
    );
    this.#gauge('fray_database_bytes', 'Size of the database file.', async () => (await readStats()).bytes);
    this.#gauge('fray_database_log_bytes', 'Size of its write-ahead log.', async () => (await readStats()).logBytes);
    collectDefaultMetrics({ register: this.#registry });
  }

  recordCommand(command: string, outcome: RequestOutcome, seconds: number): void {
    this.#commands.inc({ command, outcome });
    this.#seconds.observe({ command }, seconds);
  }

  /** Whether Fray can be played right now, and a text about its connections or what is wrong. */
  async health(): Promise<{ readonly isWell: boolean; readonly words: string }> {
    const gateway = this.#gateway();
    if (!isConnected(gateway))
      return { isWell: false, words: t('health-not-connected', { which: shardList(gateway, isShardLost) }) };
    if (!gateway.canSend) return { isWell: false, words: t('health-cannot-send') };
    try {
      await this.#store.check();
    } catch {
      return { isWell: false, words: t('health-no-database') };
    }
    const adoptedShards = shardList(gateway, ({ standing }) => standing === 'adopted');
    const ownShards = shardList(gateway, ({ standing }) => standing === 'own');
    return {
      isWell: true,
      words: t('health-ok', {
        own: ownShards,
        adopted: adoptedShards && t('health-adopted', { which: adoptedShards }),
      }),
    };
  }

  /** All measurements, in Prometheus's text format. */
  page(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Registers a gauge with one value per connection. If there is only one connection, the gauge has no values. */
  #registerShardGauge(): void {
    const gateway = this.#gateway;
    new Gauge({
      name: 'fray_shard_connected',
      help: '1 while this connection to Discord is up. standing: own (from the settings) or adopted (from a process that is gone).',
      labelNames: ['shard', 'of', 'standing'],
      registers: [this.#registry],
      collect() {
        this.reset();
        const { of, shards } = gateway();
        if (of === 1) return;
        for (const { shard, standing, connected } of shards) this.set({ shard, of, standing }, connected ? 1 : 0);
      },
    });
  }

  /**
   * Registers a gauge. Its value is measured when Prometheus asks. While the value is undefined, the gauge is left out.
   */
  #gauge(name: string, help: string, measure: () => number | undefined | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.reset();
        const measuredValue = await measure();
        if (measuredValue === undefined) this.remove();
        else this.set(measuredValue);
      },
    });
  }
}

function isConnected({ shards }: Gateway): boolean {
  return shards.length > 0 && !shards.some(isShardLost);
}

function isShardLost({ connected }: ShardState): boolean {
  return !connected;
}

/** Lists some of the connections if there are several, such as ": 0-7/32". */
function shardList({ of, shards }: Gateway, isListed: (state: ShardState) => boolean): string {
  const shardNumbers = shards.filter(isListed).map(({ shard }) => shard);
  return of === 1 || shardNumbers.length === 0
    ? ''
    : t('health-shards', { shards: shardsAsText({ of, own: shardNumbers.toSorted((one, other) => one - other) }) });
}

/**
 * Serves `GET /healthz` (200 while Fray can be played, otherwise 503 with the reason), `GET /metrics`, and the
 * encounters that GMs share, if the admin allows it. An error in an answer is logged. There is no authentication, so only the shared encounters should
 * be reachable from other machines. Throws `StartupError` if the port is taken or the address can't be used.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  measures: PrometheusMeasures,
  log: Log,
  live?: LivePages,
): Promise<Server> {
  const server = createServer((request, response) => {
    // A failing measurement must not end the process.
    answerRequest(request, response, measures, live).catch((error) => {
      log.error({ error }, 'A measurement failed');
      sendText(response, 500, `${t('health-measure-failed')}\n`);
    });
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const errorCode = codeOf(error);
    if (errorCode === 'EADDRINUSE')
      throw new StartupError(t('admin-port-taken', { port: String(port), host }), {
        temporary: true,
      });
    if (errorCode === 'EACCES' || errorCode === 'EADDRNOTAVAIL' || errorCode === 'ENOTFOUND')
      throw new StartupError(t('admin-cannot-listen', { host, port: String(port), code: errorCode }));
    throw error;
  }
  return server;
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  measures: PrometheusMeasures,
  live: LivePages | undefined,
): Promise<void> {
  const { method, url = '/' } = request;
  const [path = '/'] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, `${t('health-only-get')}\n`);
  }
  if (path === '/metrics') return sendText(response, 200, await measures.page(), measures.contentType);
  const sharedAnswer = await live?.answer(path, request);
  if (sharedAnswer) {
    response.writeHead(sharedAnswer.status, sharedAnswer.headers).end(sharedAnswer.body);
    return;
  }
  if (path !== '/healthz') return sendText(response, 404, `${t('health-not-found')}\n`);
  const { isWell, words } = await measures.health();
  return sendText(response, isWell ? 200 : 503, `${words}\n`);
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
