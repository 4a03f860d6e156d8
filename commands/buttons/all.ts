import type { ComponentHandler } from '../../src/interaction/component.ts';
import { answer } from './answer.ts';
import { characters } from './characters.ts';
import { choose } from './choose.ts';
import { forget } from './forget.ts';
import { join } from './join.ts';
import { log } from './log.ts';
import { sheet } from './sheet.ts';
import { turn } from './turn.ts';

/** What every button, menu and form does, by its verb. */
export const presses: readonly ComponentHandler[] = [answer, characters, choose, forget, join, log, sheet, turn];
