import { characterListReply } from '../../src/interaction/character-list.ts';
import { command } from '../../src/interaction/command.ts';
import { integer, optional } from '../../src/interaction/option.ts';

export const list = command({
  name: 'list',
  description: 'Your characters in this server',
  needs: { characters: true },
  options: { page: optional(integer('Which page of the list', 1, 100)) },
  run: ({ page = 1 }, session) => characterListReply(session, page - 1),
});
