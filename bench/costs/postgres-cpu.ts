import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** The CPU time of a PostgreSQL server's processes on this machine. Linux only. */
export class PostgresCpu {
  /** The id of the process that starts all other processes of the server. */
  readonly #postmaster: number;

  private constructor(postmaster: number) {
    this.#postmaster = postmaster;
  }

  static async of(url: string): Promise<PostgresCpu> {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const backendTimes = rows[0] && cpuTimesOf(String(rows[0].pid));
    await client.end();
    if (!backendTimes) throw new Error('PostgreSQL is not on this machine');
    return new PostgresCpu(backendTimes.parent);
  }

  /** The CPU time so far in milliseconds, including ended processes. */
  get milliseconds(): number {
    const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (cpuTimesOf(pid) ?? []) : []));
    const postgresProcesses = processes.filter(
      ({ pid, parent }) => pid === this.#postmaster || parent === this.#postmaster,
    );
    return postgresProcesses.reduce(
      (sum, { own, ended, pid }) => sum + own + (pid === this.#postmaster ? ended : 0),
      0,
    );
  }
}

/** The CPU time of a process and of its ended children, in milliseconds. */
function cpuTimesOf(pid: string) {
  try {
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    // These are hundredths of a second: the user and system time of the process, then those of its ended children.
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9);
    return {
      pid: Number(pid),
      parent: parent ?? 0,
      own: (user + system) * 10,
      ended: (endedUser + endedSystem) * 10,
    };
  } catch {
    // The process ended before its CPU time was read.
    return undefined;
  }
}
