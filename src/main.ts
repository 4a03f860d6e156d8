import { commands } from '../commands/all.ts';
import { presses } from '../commands/buttons/all.ts';
import { Host } from './app/host.ts';
import { type Configuration, configurationOf, environment } from './configuration.ts';
import type { Bot } from './discord/bot.ts';
import { errorAsLogged } from './error-as-logged.ts';
import { StartupError } from './startup-error.ts';
import { type Open, openDatabase } from './store/sqlite/database.ts';
import { Store } from './store/sqlite/store.ts';

/** Opens the store and plays: on Discord with a token, at the terminal table without one. */
async function main(): Promise<void> {
  const settings = configurationOf(environment());
  const open = openDatabase(settings.database);
  if (settings.token === undefined) await inTerminal(open);
  else await onDiscord(open, settings.token, settings);
}

/** Loaded only when there is a token: the terminal does not need discord.js, and starts sooner without it. */
async function onDiscord(open: Open, token: string, settings: Configuration): Promise<void> {
  const [{ pino }, { startBot }] = await Promise.all([import('pino'), import('./discord/bot.ts')]);
  const log = pino({ level: settings.logLevel, serializers: { error: errorAsLogged } });
  if (open.backup !== undefined)
    log.info({ backup: open.backup }, 'The database has been brought up to date; this copy is as it was before');
  const store = new Store(open);
  let bot: Bot | undefined;
  const watch = await watching(open, settings, () => bot);
  const { api, server, commandsPerSecond } = settings;
  const host = new Host(store, commands, presses, log, { commandsPerSecond, watch });
  // A supervisor is to see that it ended badly, and may start it again.
  const lost = () => void stop('connection lost', 1);
  const starting = startBot({ token, api, server, commands, host, store, log, lost });
  const stop = async (why: string, code = 0) => {
    log.info({ why }, 'Stopping');
    await starting.then((started) => started.stop()).catch(() => undefined);
    store.close();
    log.info('Stopped');
    process.exit(code);
  };
  process.once('SIGTERM', (signal) => stop(signal));
  process.once('SIGINT', (signal) => stop(signal));
  bot = await starting;
}

/** Measures, and answers those who ask, where the admin wants it. Loaded only then. */
async function watching(open: Open, { metrics }: Configuration, bot: () => Bot | undefined) {
  if (metrics === undefined) return undefined;
  const [{ Measures }, { serveMetrics }, { DatabaseStats }] = await Promise.all([
    import('./metrics/measures.ts'),
    import('./metrics/server.ts'),
    import('./store/sqlite/database-stats.ts'),
  ]);
  const measures = new Measures(new DatabaseStats(open), () => bot()?.gateway ?? { connected: false, servers: 0 });
  await serveMetrics(metrics, measures);
  return measures;
}

async function inTerminal(open: Open): Promise<void> {
  const { Repl } = await import('./terminal/repl.ts');
  const store = new Store(open);
  if (open.backup !== undefined) console.log(`The database has been brought up to date; as it was: ${open.backup}`);
  console.log('No DISCORD_TOKEN is set, so this is the table in the terminal. /help tells how to play.');
  await new Repl(store, commands, process.stdout).playAll(process.stdin);
  store.close();
}

/** What an admin can mend is told in one line; anything else is a bug, and shows where. */
function fail(error: unknown): never {
  console.error(error instanceof StartupError ? `Fray cannot start: ${error.message}` : error);
  process.exit(1);
}

main().catch(fail);
