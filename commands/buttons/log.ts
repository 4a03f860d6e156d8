import { carriedNumber, type Press } from '../../src/interaction/component.ts';
import { readingLog } from '../../src/interaction/log-pages.ts';

/** Back and forth in the log of a scene. */
export const log: Press = {
  verb: 'log',
  run({ carried: [scene, round, page] }, table) {
    const at = { round: Math.max(0, carriedNumber(round)), page: Math.max(1, carriedNumber(page)) };
    return readingLog(table, scene, { ...at, update: true });
  },
};
