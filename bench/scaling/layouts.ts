import { REQUESTS_A_SECOND, shardsFor } from './discord.ts';

/** How a bot is divided into processes and databases. */
export interface Layout {
  readonly name: string;
  readonly store: 'sqlite' | 'postgres';
  /** The number of servers that a process handles. Infinity means all of them. */
  readonly serversAProcess: number;
  /** The number of servers that share a database. */
  readonly serversADatabase: number;
  /** The requests a second that Discord allows the bot. */
  readonly requests: number;
}

export const SQLITE: Layout = {
  name: 'one process, SQLite',
  store: 'sqlite',
  serversAProcess: Number.POSITIVE_INFINITY,
  serversADatabase: Number.POSITIVE_INFINITY,
  requests: REQUESTS_A_SECOND,
};

const POSTGRES: Layout = {
  ...SQLITE,
  name: 'a process for each 20,000 servers, one PostgreSQL',
  store: 'postgres',
  serversAProcess: 20_000,
};

const RAISED_REQUEST_LIMIT: Layout = {
  ...POSTGRES,
  name: 'the same, if Discord takes 1,000 requests a second',
  requests: 1_000,
};

export const LAYOUTS: readonly Layout[] = [
  SQLITE,
  { ...POSTGRES, name: 'one process, one PostgreSQL', serversAProcess: Number.POSITIVE_INFINITY },
  POSTGRES,
  RAISED_REQUEST_LIMIT,
  { ...RAISED_REQUEST_LIMIT, name: 'the same, a PostgreSQL for each 100,000 servers', serversADatabase: 100_000 },
];

/** A layout for a number of servers, which are divided evenly between its processes and databases. */
export class Fleet {
  readonly layout: Layout;
  readonly servers: number;
  readonly processes: number;
  readonly databases: number;
  readonly shards: number;

  constructor(layout: Layout, servers: number) {
    this.layout = layout;
    this.servers = servers;
    this.processes = Math.max(1, Math.ceil(servers / layout.serversAProcess));
    this.databases = Math.max(1, Math.ceil(servers / layout.serversADatabase));
    this.shards = shardsFor(servers);
  }

  get serversAProcess(): number {
    return this.servers / this.processes;
  }

  /** The highest number of shards that a process has. */
  get shardsAProcess(): number {
    return Math.ceil(this.shards / this.processes);
  }

  /** The index of the database that a process uses. */
  databaseOf(process: number): number {
    return Math.floor((process * this.databases) / this.processes);
  }
}
