import type { Press } from '../../src/discord/press.ts';
import { carriedNumber } from '../../src/discord/press.ts';
import { listing } from '../../src/table/listing.ts';

/** Back and forth in the list of one's characters. */
export const characters: Press = {
  verb: 'characters',
  run: ({ carried: [page] }, table) => listing(table, Math.max(0, carriedNumber(page)), true),
};
