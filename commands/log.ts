import { subcommands } from '../src/interaction/command.ts';
import { exportLog } from './log/export.ts';
import { luck } from './log/luck.ts';
import { showLog } from './log/show.ts';

export const log = subcommands('log', 'Read what has happened, or take it with you', [showLog, luck, exportLog]);
