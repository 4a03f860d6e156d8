import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { NoPostgres, PostgresServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port on 127.0.0.1 that answers with PostgreSQL's address, or with why PostgreSQL is missing. */
    postgresDesk: number;
  }
}

/** The JSON that is sent to anyone who connects to `postgresDesk`: the server's address, or why it is missing. */
export type Whereabouts = { readonly url: string } | { readonly missing: string };

/** A PostgreSQL server for all tests of a run. It starts when the first test asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const desk = createServer(async (socket) => {
    starting ??= PostgresServer.start();
    socket.end(JSON.stringify(await whereabouts(starting)));
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const address = desk.address();
  if (address === null || typeof address === 'string') throw new Error('No port of 127.0.0.1 is free');
  project.provide('postgresDesk', address.port);
  return async () => {
    desk.close();
    await starting?.then(
      (server) => server.stop(),
      () => undefined,
    );
  };
}

async function whereabouts(starting: Promise<PostgresServer>): Promise<Whereabouts> {
  try {
    return { url: (await starting).url };
  } catch (error) {
    if (error instanceof NoPostgres) return { missing: error.message };
    throw error;
  }
}
