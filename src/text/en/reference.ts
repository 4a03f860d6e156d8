import { TURNS } from '../../rules/core/blocks.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import { SECRECY } from '../../rules/core/secrecy.ts';
import { AUTO_END } from '../../rules/core/turns.ts';
import { TONE } from '../phrase.ts';
import type { Reference } from '../reference.ts';
import { SIGNS, type Signing, type Signs, SUMS } from '../signs.ts';
import type { Words } from '../words.ts';
import { grammar } from './grammar.ts';

/** What is said of the settings that every encounter has. */
export const coreReference: Reference = {
  glossary: [],
  briefs: {
    settings: {
      [AUTO_END]: 'Whether a turn with nothing left to spend ends by itself.',
      [TURNS]:
        'A house rule. Who acts together: each as the book has it (one after another), or a whole side at once, in any order, then the other (by side).',
      [TONE]: 'The voice of the story: heroic, grim or plain.',
      [SUMS]:
        'How much of the sums is told with an outcome: die, total, result and harm (short), or every step (full). The log has every step.',
      [SIGNS]: 'Numbers with bars and signs (bars), or all in words, for whoever hears it read aloud (words).',
      [SECRECY]:
        'What players are told of creatures: exact numbers, words (unhurt, hurt, bloodied, near death), or nothing.',
      picture:
        'Whether the field, the turn order and the course of the fight are drawn too: for a dark screen (dark), for a light one (light), or not at all (off).',
      sheets:
        'Who may change a sheet while it is in the encounter: the GM (/gm sheet), or players their own too (/character edit).',
      join: 'Who may come in: everybody (open), whom the GM lets in (ask; always while rounds run), or nobody (closed).',
      'most-each': 'How many combatants a player may bring.',
      lopsided:
        'When the GM is warned at /initiative, alone: where the players would win fewer or more of 100 fights than this (30-95, or any two numbers), or never (off).',
    },
  },
};

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

/** Words for the reasons that every system has. */
export const coreReasons: Words<CoreFacts> = {
  item: ({ item }, { safe }) => safe(item),
  stat: ({ stat }, { whose }) => (whose === undefined ? stat : `${stat} of ${whose}`),
  condition: ({ condition }) => condition,
  said: ({ words }, { safe }) => safe(words, 200),
  'GM’s word': () => 'the GM’s word',
  'sheet changed': ({ fields }, { list, safe }) => `a changed sheet (${list(fields.map((each) => safe(each)))})`,
  revived: () => 'revived',
  dead: () => 'dead',
  'taken off': () => 'the GM takes it off',
  'time over': () => 'its time is over',
  'time passes': () => 'time passes',
  'scene over': () => 'the scene ends',
  'rounds stop': () => 'the rounds stop',
  gone: ({ who }, { name }) => `${name(who)} is out of the fight`,
  unspent: () => 'unspent',
  'passed over': () => 'the GM passes it over',
  decided: ({ how }, { word }) => word(how),
  roll: ({ written }, { safe }) => safe(written, 1500),
};
