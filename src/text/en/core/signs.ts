import type { Signing, Signs } from '../../signs.ts';

/** How what joins and compares is written. What is put in is written already. */
export const signs: Readonly<Record<Signing, Signs>> = {
  bars: {
    joint: ' · ',
    outOf: (value, max) => `${value}/${max}`,
    became: (before, after) => `${before} → ${after}`,
    so: (result) => ` → ${result}`,
    reaches: '≥',
    misses: '<',
    times: (what, count) => `${what} × ${count}`,
    towards: '↔',
    pool: (hits, misses) => (hits === '' ? `${misses} miss` : misses === '' ? hits : `${hits} hit, ${misses} miss`),
    undone: (title) => `~~${title}~~ (undone)`,
    bars: true,
  },
  words: {
    joint: ', ',
    outOf: (value, max) => `${value} of ${max}`,
    became: (before, after) => `${before}, now ${after}`,
    so: (result) => `: ${result}`,
    reaches: 'reaches',
    misses: 'is below',
    times: (what, count) => `${count} times ${what}`,
    towards: 'to',
    pool: (hits, misses, faces) =>
      `${faces} count: ${hits === '' ? 'none' : hits}; lost: ${misses === '' ? 'none' : misses}`,
    undone: (title) => `Undone: ${title}.`,
    bars: false,
  },
};
