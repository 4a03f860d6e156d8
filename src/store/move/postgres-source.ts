import type { Span } from '../../time/span.ts';
import { type AdminConnection, connectAdmin } from '../postgres/admin-connection.ts';
import { unusable } from '../postgres/admin-errors.ts';
import { holdAlone } from '../postgres/hold.ts';
import { postgresRows } from './postgres.ts';
import type { Presence, Source } from './sides.ts';

/**
 * A PostgreSQL database that is moved. It is only read, as it stands at one moment. Throws `StartupError` where it cannot be
 * reached, is not of this version of Fray, or a Fray runs on it.
 */
export async function postgresSource(url: string): Promise<Source> {
  const connection = await connectAdmin(url);
  const { client, called, close } = connection;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await holdAlone(connection);
    return {
      name: called,
      rows: (table, of) => postgresRows(connection, table, of),
      presence: () => presenceIn(connection),
      close,
    };
  } catch (error) {
    await close();
    throw unusable(called, error);
  }
}

/** Shards were not there at different times. To a single process they are one: nobody loses time that any of them missed. */
async function presenceIn({ client }: AdminConnection): Promise<Presence> {
  const { rows } = await client.query<{ readonly at: number | null }>('SELECT max(at)::float8 AS at FROM shards');
  const { rows: absences } = await client.query<Required<Span>>(
    'SELECT "from"::float8 AS "from", until::float8 AS until FROM downtimes ORDER BY "from"',
  );
  const at = rows[0]?.at ?? undefined;
  return { ...(at !== undefined && { at }), downtimes: joined(absences) };
}

/** Spans in order, those that overlap made one. */
function joined(spans: readonly Required<Span>[]): readonly Required<Span>[] {
  const all: { from: number; until: number }[] = [];
  for (const { from, until } of spans) {
    const last = all.at(-1);
    if (last && from < last.until) last.until = Math.max(last.until, until);
    else all.push({ from, until });
  }
  return all;
}
