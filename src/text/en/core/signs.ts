import type { Signing, Signs } from '../../signs.ts';
import { grammar } from '../grammar.ts';

const DICE = { one: 'die', other: 'dice' } as const;

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
    share: (percent) => ` × ${percent}`,
    multiplied: (times) => (times === 2 ? ' doubled' : ` × ${times}`),
    towards: '↔',
    pool: (hits, misses) => (hits === '' ? `${misses} miss` : misses === '' ? hits : `${hits} hit, ${misses} miss`),
    shortPool: (hits, dice) => `${hits} of ${grammar.count(dice, DICE)}`,
    struckAt: (way) => `${way} ⚠`,
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
    share: (percent) => `, of it ${percent}`,
    multiplied: (times) => (times === 2 ? ', doubled' : `, times ${times}`),
    towards: 'to',
    pool: (hits, misses, faces) =>
      `${faces} count: ${hits === '' ? 'none' : hits}; lost: ${misses === '' ? 'none' : misses}`,
    shortPool: (hits, dice, faces) => `${hits} of ${grammar.count(dice, DICE)} (${faces})`,
    struckAt: (way) => `${way}, with danger`,
    undone: (title) => `Undone: ${title}.`,
    bars: false,
  },
};
