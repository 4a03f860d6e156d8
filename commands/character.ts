import { subcommands } from '../src/interaction/command.ts';
import { edit } from './character/character.ts';
import { remove } from './character/delete.ts';
import { exportOne } from './character/export.ts';
import { importOne } from './character/import.ts';
import { list } from './character/list.ts';
import { create } from './character/new.ts';
import { portrait } from './character/portrait.ts';
import { show } from './character/show.ts';

export const character = subcommands('character', 'Make, change and share your characters', [
  create,
  show,
  edit,
  list,
  portrait,
  exportOne,
  importOne,
  remove,
]);
