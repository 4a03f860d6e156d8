import type { Standing } from '../../shards.ts';
import * as sqlite from '../sqlite/schema.ts';
import { derived } from './derive.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from './drizzle.ts';

/**
 * The tables in PostgreSQL: those of src/store/sqlite/schema.ts, which says what stands in them, and what several processes
 * need besides. Indexes are named as there, and begin with the server where only one is looked at.
 */
export const encounters = derived(
  sqlite.encounters,
  ({ server, channel, dueAt, id }) => [
    uniqueIndex('one_current_encounter_a_channel').on(server, channel).where(sql`current`),
    index('encounters_of_a_channel').on(server, channel, id),
    index('encounters_due').on(dueAt).where(sql`due_at IS NOT NULL`),
    index('encounters_claimed').on(dueAt).where(sql`claimed_until IS NOT NULL`),
    // Not by clock or pending, as in SQLite: what each deed changes stands in no index, or all of them are written with it.
    index('encounters_of_a_server').on(server, id).where(sql`current`),
    // By the channel alone, for one that was deleted.
    index('encounters_by_channel').on(channel),
    index('encounters_resealed').on(server).where(sql`current AND resealed IS NOT NULL`),
    index('encounters_open').on(server, id).where(sql`current AND phase <> 'ended'`),
  ],
  // Until when a process sees to what is due in it: no other takes it up meanwhile.
  { claimedUntil: bigint('claimed_until', { mode: 'number' }) },
);

export const combatants = derived(sqlite.combatants, ({ server, character }) => [
  index('combatants_of_a_character').on(server, character),
]);

export const conditions = derived(sqlite.conditions);

export const deeds = derived(sqlite.deeds);

export const seeds = derived(sqlite.seeds);

export const replies = derived(sqlite.replies, ({ at }) => [index('replies_by_age').on(at)]);

export const posts = derived(sqlite.posts, ({ server, encounter, message }) => [
  index('posts_to_show').on(server, encounter).where(sql`version IS DISTINCT FROM shown`),
  index('posts_by_message').on(server, message),
]);

export const chronicles = derived(sqlite.chronicles);

export const characters = derived(sqlite.characters, ({ server, user, lookup }) => [
  uniqueIndex('one_character_of_a_name').on(server, user, lookup),
]);

export const portraits = derived(sqlite.portraits);

export const fieldImages = derived(sqlite.fieldImages, ({ server, digest }) => [
  index('field_images_by_digest').on(server, digest),
]);

export const saved = derived(sqlite.saved);

export const people = derived(sqlite.people);

export const servers = derived(sqlite.servers);

/** Servers that the bot has left, and deleted channels, since when. */
export const departures = pgTable('departures', {
  place: text('place').primaryKey(),
  at: bigint('at', { mode: 'number' }).notNull(),
});

/** What only several processes need. Times of these tables are the database's own. */

/** Who has which of `of` shards. A lease that is over stays, as it says when somebody was there last. */
export const shards = pgTable(
  'shards',
  {
    of: integer('of').notNull(),
    shard: integer('shard').notNull(),
    /** The id of a process. */
    owner: text('owner').notNull(),
    /** Its host and number, for an admin. */
    name: text('name').notNull(),
    standing: text('standing').$type<Standing>().notNull(),
    /** When it was there last. */
    at: bigint('at', { mode: 'number' }).notNull(),
    expires: bigint('expires', { mode: 'number' }).notNull(),
    /** Its own process waits for it. */
    wanted: boolean('wanted').notNull(),
  },
  ({ of, shard }) => [primaryKey({ columns: [of, shard] })],
);

/** When a connection of a bucket may identify next: Discord takes one in five seconds. */
export const identifies = pgTable('identifies', {
  bucket: integer('bucket').primaryKey(),
  next: bigint('next', { mode: 'number' }).notNull(),
});

/** When nobody was there for the servers of a shard. It counts for them, whatever they are divided among now. */
export const downtimes = pgTable(
  'downtimes',
  {
    of: integer('of').notNull(),
    shard: integer('shard').notNull(),
    from: bigint('from', { mode: 'number' }).notNull(),
    until: bigint('until', { mode: 'number' }).notNull(),
  },
  ({ of, shard, from }) => [primaryKey({ columns: [of, shard, from] })],
);
