import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Said } from './keeper.ts';

/** Says why PostgreSQL can't run here. */
export class NoPostgres extends Error {}

/** A PostgreSQL server for one test. It ends with the process that started it, however that ends. */
export class PostgresServer {
  readonly url: string;
  readonly #keeper: ChildProcess;
  readonly #said: AsyncIterator<string>;

  private constructor(url: string, keeper: ChildProcess, said: AsyncIterator<string>) {
    this.url = url;
    this.#keeper = keeper;
    this.#said = said;
  }

  /**
   * Creates a server and starts it. `durable`: it waits for the disk, as an admin's does. Rejects with `NoPostgres`.
   */
  static async start({ durable = false } = {}): Promise<PostgresServer> {
    const program = fileURLToPath(new URL('keeper.ts', import.meta.url));
    const keeper = spawn(process.execPath, [program, ...(durable ? ['durable'] : [])], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
      windowsHide: true,
    });
    const said = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
    const first = await next(said);
    if (!('url' in first)) throw new NoPostgres('problem' in first ? first.problem : 'It ended');
    return new PostgresServer(first.url, keeper, said);
  }

  /** Kills it as `kill -9` does, in the middle of its work. What it has acknowledged is on its disk. */
  async kill(): Promise<void> {
    await this.#tell('kill');
  }

  /** Starts it again after a kill, at the same address. */
  async restart(): Promise<void> {
    await this.#tell('start');
  }

  /** Ends it, and removes all its files. */
  async stop(): Promise<void> {
    const ended = once(this.#keeper, 'close');
    this.#keeper.stdin?.end();
    await ended;
  }

  async #tell(command: 'kill' | 'start'): Promise<void> {
    this.#keeper.stdin?.write(`${command}\n`);
    const said = await next(this.#said);
    if ('problem' in said) throw new NoPostgres(said.problem);
  }
}

async function next(said: AsyncIterator<string>): Promise<Said> {
  const { value, done } = await said.next();
  return done ? { problem: 'Its keeper has ended' } : JSON.parse(value);
}
