import { listing } from '../../src/interaction/character-list.ts';
import type { Press } from '../../src/interaction/component.ts';
import { carriedNumber } from '../../src/interaction/component.ts';

/** Back and forth in the list of one's characters. */
export const characters: Press = {
  verb: 'characters',
  run: ({ carried: [page] }, table) => listing(table, Math.max(0, carriedNumber(page)), true),
};
