import type { UserId } from '../../rules/core/personal.ts';
import type { Clock } from '../../session/clock.ts';
import type { OpenMessage, WaitingEncounter } from '../../session/needed.ts';
import { NOTHING_PENDING, type Pending } from '../../session/pending.ts';
import type { OpenPostgres } from './open.ts';

/** By the index of the server’s encounters that wait. Those in which the user is not named are not read further. */
const OF_A_USER = `
  SELECT channel, name, gms, clock, pending,
    (SELECT json_agg(json_build_array(c.id, c.name)) FROM combatants c WHERE c.server = $1 AND c.encounter = e.id) AS names,
    (SELECT json_agg(p) FROM (
      SELECT kind, number, message FROM posts
      WHERE server = $1 AND encounter = e.id AND state = 'open' AND message IS NOT NULL ORDER BY number) p) AS messages
  FROM encounters e
  WHERE server = $1 AND current AND (clock IS NOT NULL OR pending IS NOT NULL)
  AND (strpos(gms::text, $2) > 0 OR strpos(clock::text, $2) > 0 OR strpos(pending::text, $2) > 0) ORDER BY id`;

interface WaitRow {
  readonly channel: string;
  readonly name: string;
  readonly gms: readonly UserId[];
  readonly clock: Clock | null;
  readonly pending: Pending | null;
  readonly names: readonly (readonly [id: string, name: string])[] | null;
  readonly messages: readonly OpenMessage[] | null;
}

/** The encounters of a server that wait for a user, or that they run. */
export async function waitsOf(
  { pool }: OpenPostgres,
  server: string,
  user: UserId,
): Promise<readonly WaitingEncounter[]> {
  // As it stands in JSON: no id is a part of another.
  const { rows } = await pool.query<WaitRow>(OF_A_USER, [server, JSON.stringify(user)]);
  return rows.map(({ channel, name, gms, clock, pending, names, messages }) => ({
    channel,
    name,
    gms,
    waits: clock?.waits ?? [],
    pending: pending ?? NOTHING_PENDING,
    names: new Map(names),
    messages: messages ?? [],
  }));
}
