import { subcommands } from '../src/interaction/command.ts';
import { addGm } from './gm/add-gm.ts';
import { assign } from './gm/assign.ts';
import { auto } from './gm/auto.ts';
import { balance } from './gm/balance.ts';
import { forecast } from './gm/forecast.ts';
import { sheet } from './gm/gm.ts';
import { group } from './gm/group.ts';
import { hide } from './gm/hide.ts';
import { panel } from './gm/panel.ts';
import { remove } from './gm/remove.ts';
import { removeGm } from './gm/remove-gm.ts';
import { reorder } from './gm/reorder.ts';
import { reveal } from './gm/reveal.ts';
import { revive } from './gm/revive.ts';
import { set } from './gm/set.ts';
import { whisperWords } from './gm/whisper.ts';
import { pace } from './timer/timer.ts';

export const gmCommand = subcommands('gm', 'The GM’s hand on the fight', [
  panel,
  forecast,
  balance,
  auto,
  reveal,
  hide,
  whisperWords,
  pace,
  set,
  group,
  assign,
  reorder,
  remove,
  revive,
  addGm,
  removeGm,
  sheet,
]);
