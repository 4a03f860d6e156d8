import { command } from '../../src/discord/command.ts';
import { optional, whole } from '../../src/discord/option.ts';
import { listing } from '../../src/table/listing.ts';

export const list = command({
  name: 'list',
  description: 'Your characters in this server',
  options: { page: optional(whole('Which page of the list', 1, 100)) },
  run: ({ page = 1 }, table) => listing(table, page - 1),
});
