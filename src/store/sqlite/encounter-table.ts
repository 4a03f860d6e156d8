import type { Block, Combatant, Encounter, Phase, Setting } from '../../rules/core/encounter.ts';
import type { Pace } from '../../rules/core/pace.ts';
import type { PlayedField } from '../../rules/core/played-field.ts';
import type { Clock } from '../../session/clock.ts';
import type { Waiting } from '../../session/encounter-state.ts';
import type { Pending } from '../../session/pending.ts';
import type { Posts } from '../../session/posts.ts';
import { index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts';

/** An encounter as it opened, and as it is now. `current` is the one its channel plays. */
export const encounters = sqliteTable(
  'encounters',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    channel: text('channel').notNull(),
    server: text('server').notNull(),
    current: integer('current', { mode: 'boolean' }).notNull(),
    system: text('system').notNull(),
    name: text('name').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    round: integer('round').notNull(),
    turn: integer('turn').notNull(),
    turnOrder: text('turn_order', { mode: 'json' }).$type<readonly Block[]>().notNull(),
    done: text('done', { mode: 'json' }).$type<readonly string[]>().notNull(),
    gms: text('gms', { mode: 'json' }).$type<readonly string[]>().notNull(),
    pace: text('pace', { mode: 'json' }).$type<Pace>(),
    settings: text('settings', { mode: 'json' }).$type<Readonly<Record<string, Setting>>>().notNull(),
    positions: text('positions', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    field: text('field', { mode: 'json' }).$type<PlayedField>(),
    /** What only its system keeps of it. No user id stands in it. */
    own: text('own', { mode: 'json' }).$type<object>().notNull().default({}),
    /** Those who wait unseen, whole: they are none of the combatants. */
    hidden: text('hidden', { mode: 'json' }).$type<readonly Combatant[]>(),
    /** The encounter as it opened; replaying the events of its deeds on it gives the other columns. */
    opening: text('opening', { mode: 'json' }).$type<Encounter>().notNull(),
    deeds: integer('deeds').notNull(),
    /** Grows with every event, undo, redo and question; guards commits, and tells stale buttons. */
    revision: integer('revision').notNull(),
    /** Dice thrown so far, undone ones included: the counter of the sealed dice. */
    throws: integer('throws').notNull(),
    /** Dice of free rolls so far, which have a counter of their own. */
    rolls: integer('rolls').notNull().default(0),
    /** The last hash of the chain over the record. */
    head: text('head').notNull().default(''),
    /** The commitment that its channel has still to be told, after a restore or an update. */
    resealed: text('resealed'),
    resealedBecause: text('resealed_because').$type<'restore' | 'update'>(),
    /** The deed that waits for an answer. */
    posts: text('posts', { mode: 'json' }).$type<Posts>(),
    waiting: text('waiting', { mode: 'json' }).$type<Waiting>(),
    /** Who asks to join, and words for a player that have not been read. */
    pending: text('pending', { mode: 'json' }).$type<Pending>(),
    /** Whom it waits for, since when and until when. */
    clock: text('clock', { mode: 'json' }).$type<Clock>(),
    /** When something is to happen by itself, at the earliest. Absent: nothing is. */
    dueAt: integer('due_at'),
    openedAt: integer('opened_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('one_current_encounter_a_channel').on(table.channel).where(sql`${table.current} = 1`),
    index('encounters_of_a_channel').on(table.channel),
    index('encounters_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('encounters_of_a_server')
      .on(table.server)
      .where(sql`current = 1 AND (clock IS NOT NULL OR pending IS NOT NULL)`),
  ],
);
