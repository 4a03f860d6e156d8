import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import type { Whereabouts } from './setup.ts';
import { skippedTitle } from './skipped.ts';

// The server is needed while test files are loaded, because the titles say whether tests can run.
const whereabouts: Whereabouts = JSON.parse(await text(connect(inject('postgresDesk'), '127.0.0.1')));

/** Runs tests that need PostgreSQL. If it can't be started, they are skipped and reported with the reason. */
export function describePostgres(name: string, tests: () => void): void {
  if ('missing' in whereabouts)
    describe.skip(skippedTitle(name, `PostgreSQL could not be started: ${whereabouts.missing}`), tests);
  else describe(name, tests);
}

/**
 * The address of a new database on the server that all tests share. It is empty, or a copy of a database that isn't in
 * use.
 */
export async function newDatabase(copyOf = 'template0'): Promise<string> {
  const name = `fray_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${copyOf} STRATEGY FILE_COPY`));
  return `${server()}/${name}`;
}

/** Calls a function with a connection to the server's default database. */
export async function asAdmin<Result>(act: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client(`${server()}/postgres`);
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

function server(): string {
  if ('missing' in whereabouts) throw new Error(whereabouts.missing);
  return whereabouts.url;
}
