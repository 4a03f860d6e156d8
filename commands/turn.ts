import { subcommands } from '../src/interaction/command.ts';
import { end } from './turn/end.ts';
import { skip } from './turn/skip.ts';

export const turn = subcommands('turn', 'End a turn, or pass one over', [end, skip]);
