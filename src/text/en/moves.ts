import type { Direction } from '../../field/tile.ts';
import type { PlaceMeaning } from '../../rules/core/field-rules.ts';
import { grammar } from './grammar.ts';

/** What a place is good for, as a button says it. Names are as they are: nothing there is markdown. */
const PLACES: Readonly<Record<PlaceMeaning['means'], (what: string) => string>> = {
  beside: (name) => `To ${name}`,
  behind: (name) => `Behind ${name}`,
  'in reach of': (name) => `In reach of ${name}`,
  'nearer to': (name) => `Towards ${name}`,
  'on the way to': (name) => `On the way to ${name}`,
  'out of sight of': (name) => `Out of sight of ${name}`,
  'in cover': (thing) => `Behind ${thing}`,
  'high ground': () => 'Up to high ground',
  away: () => 'Away',
};

/** Moving on a field: the private message behind *Move*. Names that stand in texts are safe to show already. */
export const moves = {
  move: 'Move',
  moveElsewhere: 'Move…',
  approach: (name: string) => `Approach ${name}`,
  place: (means: PlaceMeaning['means'], what: string, tile: string) => `${PLACES[means](what)}: ${tile}`,
  whereTo: (name: string, at: string) => `**${name}, at ${at}: where to?**`,
  nowhere: (name: string, at: string) => `**${name} stays at ${at}:** there is nowhere to go now.`,
  /** What the sign on a button means; the way is a tile with the sign. */
  legend: (way: string) => `-# ${way}: somebody may strike on the way. You are asked first.`,
  nearest: 'The nearest tiles…',
  type: 'Type a tile…',
  typeTitle: (name: string) => `${name}: where to?`,
  tile: 'A letter and a number',
  example: 'D7',
  openDoor: (tile: string) => `Open the door: ${tile}`,
  closeDoor: (tile: string) => `Close the door: ${tile}`,
  squares: (count: number, direction: Direction) =>
    `${grammar.count(count, { one: 'square', other: 'squares' })} ${direction}`,
  metres: (count: number, direction: Direction) => `${count} m ${direction}`,
  costs: (points: number) => `costs ${points}`,
  costsMetres: (metres: number) => `counts as ${metres} m`,
  mayStrike: (names: string) => `${names} may strike`,
  with: (name: string, tool: string) => `${name} with ${tool}`,
  danger: (tile: string, strikers: string, name: string) =>
    `**${tile} cannot be reached safely.** On the way ${strikers} may strike at ${name}.`,
  path: (tiles: readonly string[]) => `The path: ${tiles.join(', ')}.`,
  anyway: 'Go anyway',
  elsewhere: 'Elsewhere',
  stale: '**The field has changed since.** Nobody has moved.',
  whichTile: (act: string) => `**${act}: which tile?**`,
  tileOf: (tile: string, names: string) => `${tile}: ${names}`,
  at: (act: string, tile: string) => `${act}: ${tile}`,
  friend: (name: string) => `${name} (friend)`,
  touches: (names: string) => `touches ${names}`,
  otherTiles: 'Other tiles…',
} as const;
