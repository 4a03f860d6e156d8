import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type Loopback, startLoopback } from '../test/loopback/loopback.ts';
import type { LoopbackOptions } from '../test/loopback/platform.ts';

/** The arguments that `npm start` gives to Node. */
export function npmStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return String(scripts.start).split(' ').slice(1);
}

/** A bot in a separate process, with its own loopback. */
export class Process {
  readonly loopback: Loopback;
  readonly #command: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(loopback: Loopback, command: readonly string[], env: NodeJS.ProcessEnv) {
    this.loopback = loopback;
    this.#command = command;
    this.#env = env;
    // If the benchmark fails, its bots must not go on.
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** `command` contains the arguments for Node. */
  static async of(
    command: readonly string[],
    env: NodeJS.ProcessEnv = {},
    options: LoopbackOptions = {},
  ): Promise<Process> {
    return new Process(await startLoopback({ answerWithin: 60_000, ...options }), command, env);
  }

  /** Starts the bot. Returns how many milliseconds it took until READY was sent. */
  async start(): Promise<number> {
    const { gateway, token, url } = this.loopback;
    const identifiedBefore = gateway.identified.length;
    const start = performance.now();
    this.#child = spawn(process.execPath, this.#command, {
      env: { PATH: process.env.PATH, DISCORD_TOKEN: token, DISCORD_API_BASE: url, LOG_LEVEL: 'warn', ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await gateway.bell.until(
      () => gateway.identified.length > identifiedBefore,
      120_000,
      () => `${this.#command.join(' ')} did not start`,
    );
    const startDuration = performance.now() - start;
    await this.loopback.registered(120_000);
    return startDuration;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const exitPromise = once(child, 'exit');
    child.kill('SIGTERM');
    await exitPromise;
  }

  /** The CPU time that all of the bot's threads have used so far, in milliseconds. */
  get cpu(): number {
    const tasksFolder = `/proc/${this.#child?.pid}/task`;
    const nanoseconds = readdirSync(tasksFolder).map((task) =>
      Number(readFileSync(`${tasksFolder}/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
  }

  /** The memory that the bot uses now, in megabytes. */
  get memory(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** The maximum memory that the bot has used so far, in megabytes. */
  get memoryPeak(): number {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** How many bytes the bot has read and written through sockets and files, and how many it has written to a disk. */
  get io(): { readonly transferred: number; readonly written: number } {
    const io = readFileSync(`/proc/${this.#child?.pid}/io`, 'utf8');
    const counterOf = (name: string) => Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(io)?.[1]);
    return { transferred: counterOf('rchar') + counterOf('wchar'), written: counterOf('write_bytes') };
  }

  /** Stops the bot and its loopback. */
  async close(): Promise<void> {
    await this.stop();
    await this.loopback.stop();
  }
}
