import type { ContextCommand } from '../src/interaction/context-command.ts';
import { showTheSums } from './context/show-sums.ts';
import { takeThisBack } from './context/take-back.ts';
import { sheetOfMember } from './context/their-sheet.ts';

/** Every command in the context menus of members and messages. */
export const contextCommands: readonly ContextCommand[] = [sheetOfMember, takeThisBack, showTheSums];
