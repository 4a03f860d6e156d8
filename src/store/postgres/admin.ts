import { commitment, newSeed } from '../../session/sealed-dice.ts';
import { type AdminConnection, connectAdmin } from './admin-connection.ts';
import { unusable } from './admin-errors.ts';
import { holdAlone } from './hold.ts';

/** Encounters that are sealed by one statement. */
const AT_A_TIME = 500;

/** An encounter by its key, and the number of its last seed. */
interface Sealed {
  readonly server: string;
  readonly id: number;
  readonly number: number;
}

/**
 * Seals the dice of every current encounter anew, after a backup was restored by PostgreSQL’s own tools: for the reasons, and
 * with the consequences, that src/store/sqlite/reseal.ts gives. Returns how many. Throws `StartupError` where the database
 * cannot be reached, is not of this version, or a Fray runs on it; then none is.
 */
export async function resealDatabase(url: string, now: number): Promise<number> {
  const connection = await connectAdmin(url);
  const { client, called, close } = connection;
  try {
    await client.query('BEGIN');
    await holdAlone(connection);
    const { rows } = await client.query<Sealed>(CURRENT);
    for (let from = 0; from < rows.length; from += AT_A_TIME)
      await seal(connection, rows.slice(from, from + AT_A_TIME), now);
    await client.query('COMMIT');
    return rows.length;
  } catch (error) {
    throw unusable(called, error);
  } finally {
    await close();
  }
}

const CURRENT = `
  SELECT e.server, e.id::float8 AS id, max(s.number)::float8 AS number
  FROM encounters e JOIN seeds s ON s.server = e.server AND s.encounter = e.id WHERE e.current GROUP BY e.server, e.id`;

async function seal({ client }: AdminConnection, encounters: readonly Sealed[], now: number): Promise<void> {
  const seeds = encounters.map(() => newSeed());
  await client.query(RESEAL, [
    encounters.map(({ server }) => server),
    encounters.map(({ id }) => id),
    encounters.map(({ number }) => number),
    seeds,
    seeds.map(commitment),
    now,
  ]);
}

/** The old seed is shown, as it throws no more; the new one begins where it ended; what waits for an answer is dropped. */
const RESEAL = `
  WITH sealed AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
      AS sealed (server, id, number, seed, commitment)
  ), shown AS (
    UPDATE seeds s SET shown_at = coalesce(s.shown_at, $6)
    FROM sealed WHERE s.server = sealed.server AND s.encounter = sealed.id AND s.number = sealed.number
  ), begun AS (
    INSERT INTO seeds (server, encounter, number, first_throw, first_roll, seed)
    SELECT e.server, e.id, sealed.number + 1, e.throws, e.rolls, sealed.seed
    FROM sealed JOIN encounters e ON e.server = sealed.server AND e.id = sealed.id
  )
  UPDATE encounters e SET resealed = sealed.commitment, resealed_because = 'restore', waiting = NULL, revision = e.revision + 1
  FROM sealed WHERE e.server = sealed.server AND e.id = sealed.id`;
