// Random texts that try to break the parser of players' sentences: pieces of sentences in any order, odd characters,
// markup, and long runs.

import { seededDice } from '../rules/core/seeded-dice.ts';

const PIECES = [
  ...[
    'I',
    'attack',
    'the second',
    'goblin',
    'goblin 2',
    'him',
    'both of them',
    'with everything I have',
    'to D7',
    'ZZ99',
  ],
  ...['if', 'then', 'and', 'not', 'behind the crate', 'the one that', 'hit me', 'the wounded one', 'shoot', 'defend'],
  ...['"', '“', '”', "'", '’', '«', '*', '_', '~~', '||', '`', '```', '>', '#', '@everyone', '<@123>', '<@&9>', '<#1>'],
  ...[
    'https://example.com/a?b=c',
    '[a](b)',
    '</do:1>',
    '<:x:1>',
    '\u202e',
    '\u0000',
    '\ud800',
    '\u200b',
    '🗡️',
    'ﬃ',
    'İ',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '{ $name }',
    '{1}',
    '%s',
    "'; DROP TABLE",
    '\n',
    ',',
    '...',
  ],
  ...[
    '99999999999999999999',
    '-1',
    '0',
    '1e9',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'attakc',
    'golbin',
    'ééééé',
  ],
];

/** `count` random texts. The same seed gives the same ones. */
export function hostileTexts(count: number, seed: number): readonly string[] {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => {
    const length = dice.roll(24);
    const pieces = Array.from({ length }, () => {
      const piece = PIECES[dice.roll(PIECES.length) - 1] ?? '';
      return dice.roll(40) === 1 ? piece.repeat(dice.roll(200)) : piece;
    });
    return pieces.join(dice.roll(5) === 1 ? '' : ' ');
  });
}
