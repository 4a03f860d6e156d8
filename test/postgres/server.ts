import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { KeeperMessage } from './keeper.ts';

/** Says why PostgreSQL can't run here. */
export class NoPostgres extends Error {}

/** A PostgreSQL server for one test. It ends when the process that started it ends in any way. */
export class PostgresServer {
  readonly url: string;
  readonly #keeper: ChildProcess;
  readonly #said: AsyncIterator<string>;

  private constructor(url: string, keeper: ChildProcess, output: AsyncIterator<string>) {
    this.url = url;
    this.#keeper = keeper;
    this.#said = output;
  }

  /**
   * Creates and starts a server. With `durable`, commits wait for the disk, as in production. Rejects with `NoPostgres`
   * if PostgreSQL can't run.
   */
  static async start({ durable = false } = {}): Promise<PostgresServer> {
    const program = fileURLToPath(new URL('keeper.ts', import.meta.url));
    const keeper = spawn(process.execPath, [program, ...(durable ? ['durable'] : [])], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
      windowsHide: true,
    });
    const output = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
    const firstMessage = await nextMessage(output);
    if (!('url' in firstMessage)) throw new NoPostgres('problem' in firstMessage ? firstMessage.problem : 'It ended');
    return new PostgresServer(firstMessage.url, keeper, output);
  }

  /** Kills the server while it works, as `kill -9` does. Everything it has confirmed is on the disk. */
  async kill(): Promise<void> {
    await this.#tell('kill');
  }

  /** Starts the server again after a kill, at the same address. */
  async restart(): Promise<void> {
    await this.#tell('start');
  }

  /** Ends the server, and removes all its files. */
  async stop(): Promise<void> {
    const keeperEnd = once(this.#keeper, 'close');
    this.#keeper.stdin?.end();
    await keeperEnd;
  }

  async #tell(command: 'kill' | 'start'): Promise<void> {
    this.#keeper.stdin?.write(`${command}\n`);
    const message = await nextMessage(this.#said);
    if ('problem' in message) throw new NoPostgres(message.problem);
  }
}

async function nextMessage(output: AsyncIterator<string>): Promise<KeeperMessage> {
  const { value, done } = await output.next();
  return done ? { problem: 'Its keeper has ended' } : JSON.parse(value);
}
