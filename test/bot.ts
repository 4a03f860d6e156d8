import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from './compile.ts';
import { Bell } from './loopback/bell.ts';
import type { Loopback } from './loopback/loopback.ts';

/** The bot's program. Its compile cache is next to its bundle. */
const PROGRAM = 'src/start.js';

/**
 * Node's flags for each of Fray's processes, which cut CPU time by a fifth. Node gets only one background thread, and
 * enough memory for new objects that it hardly collects garbage at startup.
 */
const NODE_FLAGS = ['--v8-pool-size=1', '--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** The environment of each of Fray's processes. Programs other than the bot also get the tests' compile cache. */
const ENV = { PATH: process.env.PATH };
const CACHE_ENV = { NODE_COMPILE_CACHE: COMPILED };

/** A Fray in a separate process, connected to a loopback. */
export class Bot {
  /** A file's path, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly #loopback: Loopback;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  /** Rings when the bot prints something. */
  readonly #writes = new Bell();
  /** The output of all runs of this bot. */
  output = '';

  constructor(loopback: Loopback, env: NodeJS.ProcessEnv = {}) {
    this.#loopback = loopback;
    this.database = env.DATABASE_URL ?? join(newFolder(), 'fray.db');
    this.#env = env;
  }

  /** Starts the bot without waiting for anything. `env` overrides what the constructor set. */
  launch(env: NodeJS.ProcessEnv = {}): void {
    const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
      env: {
        ...ENV,
        DISCORD_TOKEN: this.#loopback.token,
        DISCORD_API_BASE: this.#loopback.url,
        ...(!this.#env.DATABASE_URL && { DATABASE_PATH: this.database }),
        // Tests are faster than any player, so there is no rate limit.
        COMMANDS_PER_SECOND: '0',
        ...this.#env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    runningProcesses.add(child);
    child.once('exit', () => runningProcesses.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.#writes.ring();
      });
  }

  /** Waits until the output contains a text at or after the index `from`. Fails after `within` milliseconds. */
  async untilWritten(text: string, from = 0, within = 15_000): Promise<void> {
    const timeoutText = () => `The bot did not write “${text}”, but: ${this.output.slice(from)}`;
    await this.#writes.until(() => this.output.includes(text, from), within, timeoutText);
  }

  /** Starts the bot, and waits until it is connected and its commands are registered. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const before = this.#loopback.gateway.identified.length;
    const outputLength = this.output.length;
    this.launch(env);
    await this.#loopback.until(() => this.#loopback.gateway.identified.length > before, 15_000, 'the bot to identify');
    await this.#loopback.connected(15_000);
    await this.#loopback.registered(15_000);
    await this.untilWritten('Fray is on Discord', outputLength);
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves with the exit code when the bot ends without being stopped. */
  async untilEnded(): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    if (child.exitCode === null) await once(child, 'exit');
    this.#child = undefined;
    return child.exitCode;
  }

  /**
   * Ends the process and returns its exit code. SIGKILL ends it immediately. SIGTERM and SIGINT let it stop properly.
   */
  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    this.#child = undefined;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }
}

const folders: string[] = [];
const runningProcesses = new Set<ChildProcess>();
// Vitest sends this signal to its workers. Without a listener, the exit handlers wouldn't run.
process.once('SIGTERM', () => process.exit());
process.on('exit', () => {
  for (const child of runningProcesses) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder for a test's files. It is removed after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fray-'));
  folders.push(folder);
  return folder;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Runs one of Fray's programs to its end. Resolves with what it printed and its exit code. */
export async function run(
  args: readonly string[],
  {
    env = {},
    input = '',
    uid,
    cwd,
  }: {
    readonly env?: NodeJS.ProcessEnv;
    readonly input?: string;
    readonly uid?: number;
    readonly cwd?: string;
  } = {},
): Promise<{ readonly out: string; readonly err: string; readonly code: number | null }> {
  const spawnOptions = { ...(uid !== undefined && { uid }), ...(cwd !== undefined && { cwd }) };
  const cache = args[0] === PROGRAM ? {} : CACHE_ENV;
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
    env: { ...ENV, ...cache, ...env },
    ...spawnOptions,
  });
  let output = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { out: output, err, code };
}
