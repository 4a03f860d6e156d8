import { REQUESTS_PER_SECOND, shardCountFor } from './discord.ts';

/** How a bot is divided into processes and databases. */
export interface Layout {
  readonly name: string;
  readonly store: 'sqlite' | 'postgres';
  /** The number of servers that a process handles. Infinity means all of them. */
  readonly serversPerProcess: number;
  /** The number of servers that share a database. */
  readonly serversPerDatabase: number;
  /** The requests a second that Discord allows the bot. */
  readonly requests: number;
}

export const SQLITE_LAYOUT: Layout = {
  name: 'one process, SQLite',
  store: 'sqlite',
  serversPerProcess: Number.POSITIVE_INFINITY,
  serversPerDatabase: Number.POSITIVE_INFINITY,
  requests: REQUESTS_PER_SECOND,
};

const POSTGRES_LAYOUT: Layout = {
  ...SQLITE_LAYOUT,
  name: 'a process for each 20,000 servers, one PostgreSQL',
  store: 'postgres',
  serversPerProcess: 20_000,
};

const RAISED_REQUEST_LIMIT_LAYOUT: Layout = {
  ...POSTGRES_LAYOUT,
  name: 'the same, if Discord takes 1,000 requests a second',
  requests: 1_000,
};

export const LAYOUTS: readonly Layout[] = [
  SQLITE_LAYOUT,
  { ...POSTGRES_LAYOUT, name: 'one process, one PostgreSQL', serversPerProcess: Number.POSITIVE_INFINITY },
  POSTGRES_LAYOUT,
  RAISED_REQUEST_LIMIT_LAYOUT,
  {
    ...RAISED_REQUEST_LIMIT_LAYOUT,
    name: 'the same, a PostgreSQL for each 100,000 servers',
    serversPerDatabase: 100_000,
  },
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
    this.processes = Math.max(1, Math.ceil(servers / layout.serversPerProcess));
    this.databases = Math.max(1, Math.ceil(servers / layout.serversPerDatabase));
    this.shards = shardCountFor(servers);
  }

  get serversPerProcess(): number {
    return this.servers / this.processes;
  }

  /** The highest number of shards that a process has. */
  get shardsPerProcess(): number {
    return Math.ceil(this.shards / this.processes);
  }

  /** The index of the database that a process uses. */
  databaseOf(process: number): number {
    return Math.floor((process * this.databases) / this.processes);
  }
}
