import type { DeedsInMessage } from '../../session/loadable.ts';
import type { Shards } from '../../shards.ts';
import { type PostRow, postOf } from '../post-cache.ts';
import type { Place, ShownPost, StoredPost } from '../store.ts';
import type { OpenPostgres } from './database.ts';
import { shardCondition, shardValues } from './leases.ts';

type PoolOwner = Pick<OpenPostgres, 'pool'>;

/** The message that a nudge links to: the open question's, or the open turn's. */
const SELECT_NUDGED_MESSAGE = `
  SELECT q.message FROM posts q
  WHERE q.server = p.server AND q.encounter = p.encounter AND q.state = 'open' AND q.message IS NOT NULL
  AND q.kind IN ('question', 'turn') ORDER BY q.kind, q.number DESC LIMIT 1`;
const SELECT_POSTS_TO_SHOW = {
  name: 'posts-to-show',
  text: `
    SELECT p.server, p.encounter::float8, p.number::float8, p.kind, p.state, p.view, p.version::float8, p.message,
      p.channel, CASE p.kind WHEN 'nudge' THEN (${SELECT_NUDGED_MESSAGE}) END AS about
    FROM encounters e JOIN posts p ON p.server = e.server AND p.encounter = e.id
    WHERE e.server = $1 AND e.channel = $2 AND p.server = $1 AND p.version IS DISTINCT FROM p.shown
    ORDER BY p.encounter, p.number`,
};
const SELECT_CHANNELS_TO_SHOW = `
  SELECT e.server, e.channel FROM posts p JOIN encounters e ON e.server = p.server AND e.id = p.encounter
  WHERE p.version IS DISTINCT FROM p.shown AND ${shardCondition('p.server')} GROUP BY e.server, e.channel ORDER BY max(e.id)`;
const WHERE_POST = 'WHERE server = $1 AND encounter = $2 AND number = $3';
const DELETE_POST = {
  name: 'post-forgotten',
  text: `DELETE FROM posts ${WHERE_POST} AND state = 'gone' AND version = $4`,
};
/**
 * A message with the state 'closed' only tells what happened. It isn't shown again unless it changes, so its content is
 * dropped and only its id is kept.
 */
const MARK_POST_SHOWN = {
  name: 'post-shown',
  text: `
    UPDATE posts SET shown = $4, message = $5, channel = $6,
    view = CASE WHEN state = 'closed' AND version = $4 THEN NULL ELSE view END ${WHERE_POST}`,
};
const SELECT_DEEDS_IN_MESSAGE = `
  SELECT p.encounter::float8, p.first_deed::float8 AS first, p.last_deed::float8 AS last
  FROM posts p JOIN encounters e ON e.server = p.server AND e.id = p.encounter
  WHERE p.server = $1 AND p.message = $3 AND e.channel = $2 AND p.first_deed IS NOT NULL`;

/** The messages of a channel that Discord doesn't show correctly yet, oldest first. */
export async function postsToShow({ pool }: PoolOwner, { server, channel }: Place): Promise<readonly StoredPost[]> {
  const { rows } = await pool.query<PostRow>({ ...SELECT_POSTS_TO_SHOW, values: [server, channel] });
  return rows.map(postOf);
}

/** The channels with messages to show. The channel with the newest encounter comes last. */
export async function channelsToShow({ pool }: PoolOwner, shards?: Shards): Promise<readonly Place[]> {
  return (await pool.query<Place>(SELECT_CHANNELS_TO_SHOW, shardValues(shards))).rows;
}

/**
 * Records what Discord shows now. If Fray no longer needs a message and Discord no longer shows it, the message's row
 * is deleted.
 */
export async function notePostShown({ pool }: PoolOwner, { message, channel, ...shown }: ShownPost): Promise<void> {
  const values = [shown.server, shown.encounter, shown.number, shown.version];
  const isRowDeleted = message === undefined && ((await pool.query({ ...DELETE_POST, values })).rowCount ?? 0) > 0;
  if (!isRowDeleted) await pool.query({ ...MARK_POST_SHOWN, values: [...values, message ?? null, channel ?? null] });
}

/** The deeds that a message in a channel tells about. */
export async function readDeedsInMessage(
  { pool }: PoolOwner,
  { server, channel }: Place,
  message: string,
): Promise<DeedsInMessage | undefined> {
  return (await pool.query<DeedsInMessage>(SELECT_DEEDS_IN_MESSAGE, [server, channel, message])).rows[0];
}
