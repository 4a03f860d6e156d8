import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import { commands } from '../commands/all.ts';
import { presses } from '../commands/buttons/all.ts';
import { CannotStart } from './cannot-start.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';
import { Host } from './table/host.ts';

if (existsSync('.env')) config({ quiet: true });
const {
  DISCORD_TOKEN,
  DISCORD_API_BASE,
  DISCORD_GUILD_ID,
  DATABASE_PATH = 'fray.db',
  LOG_LEVEL = 'info',
} = process.env;

/** Opens the store and plays: on Discord with a token, at the terminal table without one. */
async function main(): Promise<void> {
  const store = new Store(openDatabase(DATABASE_PATH));
  if (DISCORD_TOKEN) await onDiscord(store, DISCORD_TOKEN);
  else await inTerminal(store);
}

/** Loaded only when there is a token: the terminal does not need discord.js, and starts sooner without it. */
async function onDiscord(store: Store, token: string): Promise<void> {
  const [{ pino }, { startBot }] = await Promise.all([import('pino'), import('./discord/bot.ts')]);
  const log = pino({ level: LOG_LEVEL });
  const host = new Host(store, commands, presses, log);
  const api = DISCORD_API_BASE || undefined;
  const server = DISCORD_GUILD_ID || undefined;
  const starting = startBot({ token, api, server, commands, host, store, log });
  const stop = async (signal: string) => {
    log.info({ signal }, 'Stopping');
    await starting.then((bot) => bot.stop()).catch(() => undefined);
    store.close();
    log.info('Stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await starting;
}

async function inTerminal(store: Store): Promise<void> {
  const { Table } = await import('./terminal/table.ts');
  console.log('No DISCORD_TOKEN is set, so this is the table in the terminal. /help tells how to play.');
  await new Table(store, commands, process.stdout).playAll(process.stdin);
  store.close();
}

/** What an admin can mend is told in one line; anything else is a bug, and shows where. */
function fail(error: unknown): never {
  console.error(error instanceof CannotStart ? `Fray cannot start: ${error.message}` : error);
  process.exit(1);
}

main().catch(fail);
