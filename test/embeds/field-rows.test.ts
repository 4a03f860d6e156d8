import { expect, test } from 'vitest';
import { fieldRows } from '../../src/embeds/field-picture.ts';
import { fieldOf } from '../../src/field/field.ts';
import type { Token } from '../../src/pictures/token.ts';

const token = (label: string, x: number, y: number, more: Partial<Token> = {}): Token => ({
  label,
  name: label,
  at: { x, y },
  side: 'foes',
  ...more,
});
const field = fieldOf(['######', '#..o,#', '#.+~.#', '#....#', '######'], ['', '', '', '001']);

test('the field in characters has letters, numbers, everybody with their mark, and says what its signs mean', () => {
  const tokens = [
    token('K', 1, 1, { side: 'players', isOnTurn: true }),
    token('T', 1, 2, { side: 'players' }),
    token('G1', 4, 2),
    token('G2', 4, 3, { isDown: true }),
  ];
  expect(`\n${fieldRows({ field, tokens }).join('\n')}\n`).toBe(`
   A  B  C  D  E  F
1 ##################
2 ###>K  .  o  , ###
3 ### T  +  ~ !G1###
4 ### .  1  . xG2###
5 ##################
> whose turn it is   ! foe   x down   # wall   + closed door   , rough ground   ~ water   o crate   1 height
`);
});

test('a big creature stands on all of its tiles, the dark is told, and a long label has its room', () => {
  const unseen = [
    { x: 3, y: 1 },
    { x: 4, y: 1 },
  ];
  const rows = fieldRows({ field, tokens: [token('CM1', 2, 2, { tiles: 2 })], unseen });
  expect(rows.slice(2, 5)).toEqual([
    '2 #### .   .   ?   ?  ####',
    '3 #### .  !CM1!CM1 .  ####',
    '4 #### .  !CM1!CM1 .  ####',
  ]);
  expect(rows.at(-1)).toContain('? dark');
  expect(rows.at(-1)).not.toContain('crate');
});
