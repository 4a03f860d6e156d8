import type { UserId } from '../../rules/core/personal.ts';
import type { People } from '../../session/people.ts';
import type { Person } from '../../session/person.ts';
import type { Span } from '../../time/span.ts';
import { personOf as ofRow } from '../people-rows.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows } from './columns.ts';
import type { Asks } from './deeds.ts';
import { DOWNTIMES_OF_SERVER } from './downtimes.ts';
import type { OpenPostgres } from './open.ts';

const PEOPLE = jsonRows('people', 'WHERE server = $1 AND "user" = ANY ($2::text[])');
const OF_ENCOUNTER = {
  name: 'people',
  text: `SELECT ${PEOPLE} AS people, (SELECT coalesce(json_agg(d), '[]') FROM (${DOWNTIMES_OF_SERVER}) d) AS downtimes`,
};

/** A user in a server: of whom nothing is kept, an unknown person. */
export async function personOf({ pool }: OpenPostgres, server: string, user: string): Promise<Person> {
  const { rows } = await pool.query<{ readonly people: readonly Row<'people'>[] }>(`SELECT ${PEOPLE} AS people`, [
    server,
    [user],
  ]);
  return ofRow(rows[0]?.people[0]);
}

/** What is known of when users play, and when nobody was there for their server. */
export async function peopleOf({ pool }: OpenPostgres, server: string, users: readonly UserId[]): Promise<People> {
  const { rows } = await pool.query<{
    readonly people: readonly Row<'people'>[];
    readonly downtimes: readonly Required<Span>[];
  }>({ ...OF_ENCOUNTER, values: [server, users] });
  const [{ people, downtimes } = { people: [], downtimes: [] }] = rows;
  const kept = new Map(people.map((row) => [row.user, row]));
  return { of: new Map(users.map((user) => [user, ofRow(kept.get(user))])), downtimes };
}

/** Whatever waits for a user in a server is worked out anew at once: they play at other times now. */
export async function recount(asks: Asks, server: string, user: string): Promise<void> {
  await asks.query(
    `UPDATE encounters e SET due_at = 0 WHERE server = $1 AND current AND clock IS NOT NULL AND (
     pace IS NOT NULL AND strpos(gms::text, to_json($2::text)::text) > 0
     OR EXISTS (SELECT FROM combatants c WHERE c.server = $1 AND c.encounter = e.id AND (
       pace IS NOT NULL AND c.controller = $2 OR c.lent ->> 'owner' = $2 AND c.lent ->> 'until' IS NULL)))`,
    [server, user],
  );
}

/** The same of everybody in a server: somebody is waited for no more. */
export async function recountAll(asks: Asks, server: string): Promise<void> {
  await asks.query('UPDATE encounters SET due_at = 0 WHERE server = $1 AND current AND clock IS NOT NULL', [server]);
}
