import type { Press } from '../../src/discord/press.ts';
import { answer } from './answer.ts';
import { choose } from './choose.ts';
import { join } from './join.ts';
import { turn } from './turn.ts';

/** What every button, menu and form does, by its verb. */
export const presses: readonly Press[] = [answer, choose, join, turn];
