import type { Deed } from '../../rules/core/deed.ts';
import type { Die } from '../../rules/core/dice.ts';
import type { Duration, Resource, Vitality } from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import type { Lent } from '../../rules/core/lent.ts';
import type { Plan } from '../../rules/core/plan.ts';
import type { Style } from '../../rules/core/style.ts';
import type { BulkRoll, DeedKind } from '../../session/change.ts';
import type { ChronicleLine } from '../../session/chronicle-line.ts';
import type { PostKind, PostState } from '../../session/posts.ts';
import { index, integer, primaryKey, sql, sqliteTable, text } from './drizzle.ts';
import { encounters } from './encounter-table.ts';

export { characters, portraits } from './character-table.ts';
export { encounters } from './encounter-table.ts';
export { fieldImages } from './field-image-table.ts';
export { people } from './people-table.ts';
export { saved } from './saved-table.ts';
export { servers } from './servers-table.ts';

/** A combatant as they are now. */
export const combatants = sqliteTable(
  'combatants',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    id: text('id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    side: text('side').notNull(),
    controller: text('controller'),
    character: text('character'),
    group: text('group_name'),
    vitality: text('vitality').$type<Vitality>().notNull(),
    hp: integer('hp'),
    hpMax: integer('hp_max'),
    wounds: integer('wounds'),
    woundsMax: integer('wounds_max'),
    stress: integer('stress'),
    stressMax: integer('stress_max'),
    stamina: integer('stamina'),
    staminaMax: integer('stamina_max'),
    resources: text('resources', { mode: 'json' }).$type<Readonly<Record<string, Resource>>>().notNull(),
    standingOrders: text('standing_orders', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    /** What only their system keeps of them. No user id stands in it. */
    own: text('own', { mode: 'json' }).$type<object>().notNull().default({}),
    auto: text('auto').$type<Style>(),
    plan: text('plan', { mode: 'json' }).$type<Plan>(),
    lent: text('lent', { mode: 'json' }).$type<Lent>(),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.id] }),
    index('combatants_of_a_character').on(table.character),
  ],
);

export const conditions = sqliteTable(
  'conditions',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    bearer: text('bearer').notNull(),
    key: text('key').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    source: text('source'),
    value: integer('value'),
    note: text('note'),
    until: text('until').$type<Duration['until']>().notNull(),
    of: text('of'),
    left: integer('left'),
    facts: text('facts', { mode: 'json' }).$type<Readonly<Record<string, string | number | boolean>>>(),
  },
  (table) => [primaryKey({ columns: [table.encounter, table.bearer, table.key] })],
);

/**
 * Deeds with what happened, by number within their encounter. None is deleted: an undone deed names the deed that undid
 * it.
 */
export const deeds = sqliteTable(
  'deeds',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    interaction: text('interaction').notNull(),
    user: text('user').notNull(),
    kind: text('kind').$type<DeedKind>().notNull(),
    /** Absent: an undo or a redo. */
    deed: text('deed', { mode: 'json' }).$type<Deed>(),
    answers: text('answers', { mode: 'json' }).$type<readonly string[]>().notNull(),
    events: text('events', { mode: 'json' }).$type<readonly Event[]>().notNull(),
    firstThrow: integer('first_throw').notNull(),
    thrown: text('thrown', { mode: 'json' }).$type<readonly Die[] | BulkRoll>().notNull(),
    /** The deeds that an undo takes back or a redo puts back, oldest first. */
    touches: text('touches', { mode: 'json' }).$type<readonly number[]>().notNull(),
    /** The undo by which this deed is undone now. Absent: it stands. */
    undoneBy: integer('undone_by'),
    at: integer('at').notNull(),
    /** SHA-256 over the row, its events and the hash before it. */
    hash: text('hash').notNull().default(''),
    /** Personal data has been taken out since: the hash is of what was there before. */
    redacted: integer('redacted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.encounter, table.number] })],
);

/** The secret seeds of an encounter's dice, each from a throw on. A seed that has been shown throws no more. */
export const seeds = sqliteTable(
  'seeds',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    firstThrow: integer('first_throw').notNull(),
    /** The first die of a free roll that it settles. */
    firstRoll: integer('first_roll').notNull().default(0),
    seed: text('seed').notNull(),
    shownAt: integer('shown_at'),
  },
  (table) => [primaryKey({ columns: [table.encounter, table.number] })],
);

/** The reply to each interaction, so that a second delivery gets the same. */
export const replies = sqliteTable(
  'replies',
  {
    interaction: text('interaction').primaryKey(),
    user: text('user').notNull().default(''),
    reply: text('reply').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('replies_by_age').on(table.at)],
);

/** The messages that show an encounter in its channel, as they are to be, and as Discord has them. */
export const posts = sqliteTable(
  'posts',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<PostKind>().notNull(),
    state: text('state').$type<PostState>().notNull(),
    /** What is to be shown. Absent: Discord has it, and it will not change any more. */
    view: text('view', { mode: 'json' }).$type<object>(),
    version: integer('version').notNull(),
    /** The version that Discord has. */
    shown: integer('shown'),
    message: text('message'),
    /** Where it is, where that is not the encounter’s channel: direct messages with a user. */
    channel: text('channel'),
    firstDeed: integer('first_deed'),
    lastDeed: integer('last_deed'),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.number] }),
    index('posts_to_show').on(table.encounter).where(sql`version IS NOT shown`),
    index('posts_by_message').on(table.message),
  ],
);

/** What is left of the record of an encounter of version 0.1: its chronicle. */
export const chronicles = sqliteTable('chronicles', {
  encounter: integer('encounter')
    .primaryKey()
    .references(() => encounters.id),
  lines: text('lines', { mode: 'json' }).$type<readonly ChronicleLine[]>().notNull(),
});

/** Servers that the bot has left, and deleted channels, since when. */
export const departures = sqliteTable('departures', {
  place: text('place').primaryKey(),
  at: integer('at').notNull(),
});

/** When the process was last known to be there: one row. */
export const heartbeats = sqliteTable('heartbeats', {
  id: integer('id').primaryKey(),
  at: integer('at').notNull(),
});

/** When it was not. */
export const downtimes = sqliteTable('downtimes', {
  from: integer('from').primaryKey(),
  until: integer('until').notNull(),
});
