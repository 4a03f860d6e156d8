import type { Standing } from '../../shards.ts';
import { bigint, boolean, integer, pgTable, primaryKey, text } from './drizzle.ts';

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
