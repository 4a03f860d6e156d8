import { listing } from '../../src/interaction/character-list.ts';
import { command } from '../../src/interaction/command.ts';
import { optional, whole } from '../../src/interaction/option.ts';

export const list = command({
  name: 'list',
  description: 'Your characters in this server',
  options: { page: optional(whole('Which page of the list', 1, 100)) },
  run: ({ page = 1 }, table) => listing(table, page - 1),
});
