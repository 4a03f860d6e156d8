import { fstatSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { commands, components, contextCommands } from '../commands/all.ts';
import { DueTimes } from './app/due-times.ts';
import { HeldShards } from './app/held-shards.ts';
import { Host, type Log } from './app/host.ts';
import { readHostPacks } from './app/host-packs.ts';
import { type Configuration, configurationOf, environment, terminalLocale } from './configuration.ts';
import type { Bot } from './discord/bot.ts';
import { errorAsLogged, StartupError } from './startup-error.ts';
import { type Leases, leaseTimes } from './store/leases.ts';
import { lockDatabase, openDatabase } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import type { Store, StoreLog } from './store/store.ts';
import { loadSystems, loadSystemsAndLogErrors } from './systems/load.ts';
import { nearestLanguage, offerLanguages, setDefaultLanguage } from './text/languages.ts';
import { t } from './text/t.ts';

/** How long a stop waits for an unfinished start. */
const MAX_START_WAIT_MS = 1_000;

/** Opens the store, then runs the bot if there is a token, or the terminal. */
async function main(): Promise<void> {
  if (process.argv.includes(LOAD_ONLY)) return loadAll();
  const settings = configurationOf(environment());
  offerLanguages(settings.languages);
  if (settings.token === undefined && !hasInput()) throw new StartupError(t('admin-no-token'));
  if (settings.token === undefined) await inTerminal(settings);
  else await onDiscord(settings.token, settings);
}

/** With this argument, Fray loads every module and exits, so that a container image can include the compiled code. */
const LOAD_ONLY = '--load-only';

/** True if lines can come from standard input: from a terminal, a pipe or a file. A service has /dev/null there. */
function hasInput(): boolean {
  if (process.stdin.isTTY) return true;
  try {
    return !fstatSync(0).isCharacterDevice();
  } catch {
    return false;
  }
}

async function loadAll(): Promise<void> {
  await Promise.all([
    loadSystems(),
    import('pino'),
    import('./discord/bot.ts'),
    import('./metrics/measures.ts'),
    import('./metrics/live.ts'),
    import('./terminal/repl.ts'),
    import('./store/postgres/database.ts'),
    import('./store/postgres/store.ts'),
    import('./store/postgres/leases.ts'),
  ]);
}

/** discord.js is loaded only if there is a token, so that the terminal starts sooner. */
async function onDiscord(token: string, settings: Configuration): Promise<void> {
  const [{ pino }, { startBot }] = await Promise.all([import('pino'), import('./discord/bot.ts')]);
  const log = pino({ level: settings.logLevel, serializers: { error: errorAsLogged } });
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopping.abort(name));
  await loadSystemsAndLogErrors(settings.systems, log);
  const openedStore = openStore(settings, log, signal);
  // A stop signal ends the wait for a database at once.
  const { store, leases } = await openedStore.catch((error) =>
    signal.aborted ? process.exit(0) : Promise.reject(error),
  );
  let bot: Bot | undefined;
  let exitStatus = 0;
  const metrics = await metricsSink(store, settings, log, () => bot);
  const { api, server, commandsPerSecond, shards, pictures, shareAddress, docsUrl } = settings;
  const onDue = (at: number) => dueTimes.wake(at);
  const packs = settings.packs === undefined ? [] : readHostPacks(settings.packs, log);
  const host = new Host(store, commands, components, log, {
    commandsPerSecond,
    metrics,
    contextCommands,
    onDue,
    packs,
    shareAddress,
    docsUrl,
  });
  const dueTimes = new DueTimes(store, host, log, {
    caller: { keepsPosts: true },
    deliver: async (place) => bot?.show(place),
    shards: () => leases && bot?.shards,
  });
  const starting = startBot({
    ...{ token, api, server, commands, contextCommands, host, store, log, pictures, shards, leases, signal },
    onOpened: () => dueTimes.wake(Date.now()),
    onClosed(why) {
      log.fatal(why.message);
      exitStatus = why.exitStatus;
      stopping.abort('Discord closed the connection');
    },
  });
  const stop = async () => {
    log.info({ why: signal.reason }, 'Stopping');
    await dueTimes.stop();
    await Promise.race([starting.then((startedBot) => startedBot.stop()).catch(() => undefined), startWaitOver()]);
    await store.close();
    log.info('Stopped');
    process.exit(exitStatus);
  };
  // Ends the wait for an unfinished start. It never ends the wait for a running bot, which needs time to finish its
  // answers.
  const startWaitOver = () => (bot ? new Promise<void>(() => {}) : sleep(MAX_START_WAIT_MS));
  signal.addEventListener('abort', stop, { once: true });
  try {
    bot = await starting;
    await dueTimes.start();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Serves metrics and shared encounters if the admin wants them. The modules are loaded only then. */
async function metricsSink(
  store: Store,
  { metrics, shareAddress }: Configuration,
  log: Log,
  bot: () => Bot | undefined,
) {
  if (metrics === undefined) return undefined;
  const { PrometheusMeasures, serveMetrics } = await import('./metrics/measures.ts');
  const measures = new PrometheusMeasures(
    store,
    () => bot()?.gateway ?? { of: 1, shards: [], servers: 0, canSend: false },
  );
  const live = shareAddress && new (await import('./metrics/live.ts')).LivePages(store);
  await serveMetrics(metrics, measures, log, live);
  return measures;
}

async function inTerminal(settings: Configuration): Promise<void> {
  const { Repl } = await import('./terminal/repl.ts');
  const { signal } = new AbortController();
  const logMessage = (about: object, message: string) => console.log(message, about);
  const log = { info: logMessage, warn: logMessage, error: logMessage, fatal: logMessage };
  await loadSystemsAndLogErrors(settings.systems, log);
  setDefaultLanguage(nearestLanguage(terminalLocale(environment())));
  const { store, leases } = await openStore(settings, log, signal);
  // The terminal takes a lease like a bot with one shard, so that no bot runs at the same time.
  const heldShards = leases && (await HeldShards.take(leases, { of: 1, own: [0] }, log, signal));
  for (const { name, commitment, ...at } of await store.resealed()) {
    console.log(t('terminal-resealed', { name, commitment }));
    await store.resealTold(at);
  }
  console.log(t('terminal-begins'));
  const packs = settings.packs === undefined ? [] : readHostPacks(settings.packs, { ...log, info: () => undefined });
  await new Repl(store, commands, components, process.stdout, { packs }).playAll(process.stdin);
  await heldShards?.stop();
  await store.close();
}

/** Prints a problem that an admin can fix as one line. Anything else is a bug, so its stack is printed. */
function fail(error: unknown): never {
  console.error(error instanceof StartupError ? t('admin-cannot-start', { why: error.message }) : errorAsLogged(error));
  process.exit(error instanceof StartupError ? error.exitStatus : 1);
}

/** The store, and the leases that divide the shards among several processes. */
interface OpenStore {
  readonly store: Store;
  /** Undefined if only this process uses the store. */
  readonly leases?: Leases;
}

/**
 * Opens PostgreSQL if its address is set, otherwise the file. Throws `StartupError` if it can't be used. Waits for a
 * PostgreSQL that can't be reached, until the signal is aborted.
 */
async function openStore(settings: Configuration, log: StoreLog, signal: AbortSignal): Promise<OpenStore> {
  const { databaseUrl, database, leaseSeconds } = settings;
  if (databaseUrl === undefined) return { store: openFile(database, log) };
  // Loaded only when it is used.
  const [{ openPostgres }, { PostgresStore }, { PostgresLeases }] = await Promise.all([
    import('./store/postgres/database.ts'),
    import('./store/postgres/store.ts'),
    import('./store/postgres/leases.ts'),
  ]);
  const openedDatabase = await openPostgres(databaseUrl, { log, signal });
  const store = new PostgresStore(openedDatabase);
  store.startMaintenance(log);
  return { store, leases: new PostgresLeases(openedDatabase.pool, leaseTimes(leaseSeconds)) };
}

function openFile(path: string, log: StoreLog): Store {
  // The lock is held until the process ends.
  lockDatabase(path);
  const openedFile = openDatabase(path);
  if (openedFile.backup !== undefined)
    log.info({ backup: openedFile.backup }, 'Updated the database. This backup is from before the update');
  const store = new SqliteStore(openedFile);
  store.startMaintenance(log);
  return store;
}

main().catch(fail);
