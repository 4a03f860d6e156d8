import type { GroundName } from '../../../field/field.ts';
import type { Direction } from '../../../field/tile.ts';
import { grammar } from '../grammar.ts';

/** What a picture of the field shows, for whoever has it read aloud. Each is a whole sentence, or a fact of one. */
export const picture = {
  turn: (round: string, names: readonly string[]) =>
    names.length === 0 ? `${round}.` : `${round}, turn of ${grammar.and(names)}.`,
  size: (columns: number, rows: number) =>
    `${grammar.count(columns, { one: 'column', other: 'columns' })} from A, ${grammar.count(rows, { one: 'row', other: 'rows' })} from 1.`,
  somebody: (tile: string, name: string, facts: readonly string[]) => `${tile} ${name}: ${facts.join(', ')}.`,
  more: (count: number) => `And ${count} more.`,
  side: { players: undefined, foes: 'foe', others: 'neither friend nor foe' },
  /** "12 of 20 HP", "1 of 2 wounds". */
  health: (value: number, most: number, what: string) => `${value} of ${most} ${what}`,
  healthUnknown: 'health unknown',
  down: 'down',
  hidden: 'hidden',
  acted: 'has acted',
  wide: (tiles: number) => `${tiles} tiles wide`,
  facing: (direction: Direction) => `facing ${direction}`,
  squares: (squares: number) => `${grammar.count(squares, { one: 'square', other: 'squares' })} away`,
  metres: (metres: number) => `${metres} m away`,
  lastMove: (from: string, to: string) => `Last move: from ${from} to ${to}.`,
  canGo: (tiles: readonly string[]) => `Free to go to: ${grammar.list(tiles)}.`,
  isStruck: (tiles: readonly string[]) => `Struck at on the way to: ${grammar.list(tiles)}.`,
  area: (tiles: readonly string[]) => `Marked: ${grammar.list(tiles)}.`,
  range: (tiles: readonly string[]) => `In reach: ${grammar.list(tiles)}.`,
  unseen: 'The rest is dark.',
  run: (from: string, to: string) => `${from} to ${to}`,
  /** The signs of a field in characters, and what they mean. */
  sign: (sign: string, means: string) => `${sign} ${means}`,
  onTurn: 'whose turn it is',
  foe: 'foe',
  dark: 'dark',
  level: 'height',
  is: (ground: GroundName) => GROUND[ground].toLowerCase(),
  ground: (ground: GroundName, tiles: readonly string[]) => `${GROUND[ground]}: ${grammar.list(tiles)}.`,
  height: (level: number, tiles: readonly string[]) => `Height ${level}: ${grammar.list(tiles)}.`,
};

const GROUND: Readonly<Record<GroundName, string>> = {
  floor: 'Floor',
  wall: 'Wall',
  'closed door': 'Closed door',
  'open door': 'Open door',
  'rough ground': 'Rough ground',
  water: 'Water',
  'deep water': 'Deep water',
  crate: 'Crate',
  pillar: 'Pillar',
  nothing: 'Nothing',
};
