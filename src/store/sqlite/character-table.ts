import type { Draft } from '../../session/character.ts';
import type { PictureType } from '../../session/picture.ts';
import { blob, integer, sqliteTable, text, uniqueIndex } from './drizzle.ts';

/** A player's character in a server. It plays in any number of channels, with its own wounds in each. */
export const characters = sqliteTable(
  'characters',
  {
    id: text('id').primaryKey(),
    server: text('server').notNull(),
    user: text('user').notNull(),
    name: text('name').notNull(),
    /** The name as it is looked up: lower case. */
    lookup: text('lookup').notNull(),
    system: text('system').notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    /** A form that was filled in and was not valid. */
    draft: text('draft', { mode: 'json' }).$type<Draft>(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [uniqueIndex('one_character_of_a_name').on(table.server, table.user, table.lookup)],
);

/** A character's picture, apart from the character: it is loaded only when it is shown. */
export const portraits = sqliteTable('portraits', {
  character: text('character')
    .primaryKey()
    .references(() => characters.id, { onDelete: 'cascade' }),
  type: text('type').$type<PictureType>().notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});
