import { subcommands } from '../src/interaction/command.ts';
import { end } from './encounter/end.ts';
import { pause } from './encounter/pause.ts';
import { start } from './encounter/start.ts';
import { status } from './encounter/status.ts';

export const encounter = subcommands('encounter', 'Open, see and end an encounter', [start, status, pause, end]);
