import type { Pace } from '../../rules/core/pace.ts';
import { sqliteTable, text } from './drizzle.ts';

/** What holds in a server as a whole. No user id stands in it. */
export const servers = sqliteTable('servers', {
  server: text('server').primaryKey(),
  /** The pace with which a new encounter opens. Absent: none. */
  pace: text('pace', { mode: 'json' }).$type<Pace>(),
});
