import type { Saved } from '../../session/saved.ts';
import { primaryKey, sqliteTable, text } from './drizzle.ts';

/** What players have saved under a name of their own: acts and rolls. */
export const saved = sqliteTable(
  'saved',
  {
    server: text('server').notNull(),
    user: text('user').notNull(),
    /** The system of an act; of a roll "". */
    system: text('system').notNull(),
    /** The name as it is looked up: lower case. */
    lookup: text('lookup').notNull(),
    name: text('name').notNull(),
    what: text('what', { mode: 'json' }).$type<Saved['what']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.user, table.system, table.lookup] })],
);
