import { subcommands } from '../src/interaction/command.ts';
import { group as together } from './gm/group.ts';
import { hand } from './gm/hand.ts';
import { move } from './gm/move.ts';
import { remove } from './gm/remove.ts';
import { revive } from './gm/revive.ts';
import { second } from './gm/second.ts';
import { set } from './gm/set.ts';
import { sheet } from './gm/sheet.ts';

export const gm = subcommands('gm', 'The GM’s hand on the fight', [
  set,
  together,
  hand,
  move,
  remove,
  revive,
  second,
  sheet,
]);
