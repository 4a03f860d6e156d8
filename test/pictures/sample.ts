import { fieldOf, type Tile, tileNamed } from '../../src/field/field.ts';
import type { BoardView } from '../../src/pictures/board.ts';
import type { Token } from '../../src/pictures/token.ts';

export function tileOf(name: string): Tile {
  const tile = tileNamed(name);
  if (!tile) throw new Error(`${name} is no tile`);
  return tile;
}

/** A map with an example of everything that a map can have. */
const ROOM = fieldOf(
  [
    '############',
    '#...#......#',
    '#...#..O...#',
    '#...+......#',
    '#.o.#..O...#',
    '##/##......#',
    '#....,.....#',
    '#.o...,..oo#',
    '#.........~#',
    '#........~~#',
    '#.......==~#',
    '####/#######',
  ],
  [...Array.from({ length: 9 }, () => ''), '011110000000', '022210000000'],
);

const TOKENS: readonly Token[] = [
  {
    label: 'K',
    name: 'Kira',
    at: tileOf('F7'),
    side: 'players',
    health: { left: 62, most: 80 },
    state: '62 of 80 HP',
    facing: 'north-east',
    isOnTurn: true,
  },
  {
    label: 'T',
    name: 'Tomas',
    at: tileOf('D9'),
    side: 'players',
    health: { left: 12, most: 60 },
    state: '12 of 60 HP',
    conditions: [
      { letter: 'P', name: 'prone' },
      { letter: 'B', name: 'bleeding' },
      { letter: 'S', name: 'slowed' },
    ],
  },
  {
    label: 'G1',
    name: 'Goblin 1',
    at: tileOf('G6'),
    side: 'enemies',
    health: { left: 9, most: 40 },
    state: '9 of 40 HP',
    facing: 'south-west',
    conditions: [{ letter: 'P', name: 'prone' }],
  },
  { label: 'G2', name: 'Goblin 2', at: tileOf('I9'), side: 'enemies', facing: 'west' },
  { label: 'G3', name: 'Goblin 3', at: tileOf('E10'), side: 'enemies', health: { left: 0, most: 40 }, isDown: true },
  {
    label: 'O',
    name: 'Ogre',
    at: tileOf('J4'),
    tiles: 2,
    side: 'enemies',
    health: { left: 120, most: 160 },
    state: '120 of 160 HP',
  },
  { label: 'M', name: 'Mule', at: tileOf('B7'), side: 'others', health: { left: 20, most: 20 }, state: '20 of 20 HP' },
  {
    label: 'H',
    name: 'Hunter',
    at: tileOf('K3'),
    side: 'enemies',
    health: { left: 30, most: 30 },
    state: '30 of 30 HP',
    isHidden: true,
  },
];

export const SAMPLE: BoardView = {
  field: ROOM,
  tokens: TOKENS,
  path: ['C9', 'D8', 'E8', 'F7'].map(tileOf),
  reach: ['E7', 'F8', 'G8'].map((to, n) => ({ to: tileOf(to), provokesAttack: n === 2 })),
  range: ['G8', 'H8', 'G9', 'H9'].map(tileOf),
  area: ['H5', 'I5'].map(tileOf),
  hidden: ['B2', 'C2', 'D2'].map(tileOf),
  caption: 'P prone · B bleeding · S slowed',
};
