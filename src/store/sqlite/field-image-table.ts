import type { PictureType } from '../../session/picture.ts';
import { blob, index, integer, primaryKey, sqliteTable, text } from './drizzle.ts';
import { encounters } from './encounter-table.ts';

/** Pictures that lie under the fields of an encounter, apart from it: one is loaded only when it is drawn. */
export const fieldImages = sqliteTable(
  'field_images',
  {
    encounter: integer('encounter')
      .notNull()
      .references(() => encounters.id),
    /** By this a field names it. */
    digest: text('digest').notNull(),
    /** Who brought it. */
    user: text('user').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.encounter, table.digest] }),
    index('field_images_by_digest').on(table.digest),
  ],
);
