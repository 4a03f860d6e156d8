import { subcommands } from '../src/interaction/command.ts';
import { add } from './condition/add.ts';
import { list } from './condition/list.ts';
import { remove } from './condition/remove.ts';

export const conditionCommand = subcommands('condition', 'Conditions: who bears which, and the GM’s hand on them', [
  list,
  add,
  remove,
]);
