import type { AtTheEnd } from '../../rules/core/pace.ts';
import type { Weekday } from '../../time/quiet-hours.ts';
import type { Span } from '../../time/span.ts';
import { integer, primaryKey, sqliteTable, text } from './drizzle.ts';

/** When users play, in each server. */
export const people = sqliteTable(
  'people',
  {
    server: text('server').notNull(),
    user: text('user').notNull(),
    zone: text('zone'),
    /** Minutes after midnight. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    off: text('off', { mode: 'json' }).$type<readonly Weekday[]>(),
    away: text('away', { mode: 'json' }).$type<readonly Span[]>(),
    /** Nudged by direct message. */
    direct: integer('direct', { mode: 'boolean' }).notNull(),
    meanwhile: text('meanwhile').$type<AtTheEnd>(),
  },
  (table) => [primaryKey({ columns: [table.server, table.user] })],
);
