import { tileName } from '../../src/field/tile.ts';
import { command } from '../../src/interaction/command.ts';
import { signOf } from '../../src/interaction/field/tiles.ts';
import { oneOf } from '../../src/interaction/option.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gmOfField } from '../map/on-field.ts';
import { tiles } from '../map/tiles.ts';

/** What tiles can be made, as it is typed, and the ground it is. */
const GROUNDS = {
  crate: 'crate',
  pillar: 'pillar',
  wall: 'wall',
  door: 'closed door',
  'open door': 'open door',
  rough: 'rough ground',
  water: 'water',
  'deep water': 'deep water',
  floor: 'floor',
  nothing: 'nothing',
} as const;
type Ground = keyof typeof GROUNDS;
const HEIGHTS = ['height 0', 'height 1', 'height 2', 'height 3', 'height 4', 'height 5'] as const;

export const edit = command({
  name: 'edit',
  description: 'Put cover, walls, doors, water on tiles, or raise them (GM)',
  requires: gmOfField,
  options: {
    tiles: tiles('Which tiles: C4 C5, or C4-F6 for all between'),
    to: oneOf('What is there from now on', [...(Object.keys(GROUNDS) as readonly Ground[]), ...HEIGHTS]),
  },
  run({ tiles: which, to }, session) {
    const sign = Object.hasOwn(GROUNDS, to) ? signOf(GROUNDS[to as Ground]) : undefined;
    const state = sign ? { sign } : { level: Number(to.split(' ')[1]) };
    return play(session, { type: 'tiles', tiles: which.map((tile) => ({ at: tileName(tile), ...state })) });
  },
});
