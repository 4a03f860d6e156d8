import type { GroundName } from '../../../field/field.ts';
import { grammar } from '../grammar.ts';

/** What happens on the field. Names are safe to show already; a tile is its name: "D7". */
export const field = {
  drawn: (width: number, height: number) => `There is a field now, ${width} × ${height}.`,
  gone: 'The field is gone: say again how you stand to each other.',
  dark: 'It is dark now: only what somebody of the players’ side sees is shown.',
  light: 'It is light now: all see the whole field.',
  look: 'The field is shown otherwise.',
  ground: {
    floor: 'free floor',
    wall: 'a wall',
    'closed door': 'a closed door',
    'open door': 'an open door',
    'rough ground': 'rough ground',
    water: 'water',
    'deep water': 'deep water',
    crate: 'a crate',
    pillar: 'a pillar',
    nothing: 'nothing',
  } satisfies Readonly<Record<GroundName, string>>,
  /** What is on a tile, where it is the tile's own: "the crate at C4". `height`: ground higher than both who look past it. */
  the: {
    floor: 'the floor',
    wall: 'the wall',
    'closed door': 'the closed door',
    'open door': 'the open door',
    'rough ground': 'the rough ground',
    water: 'the water',
    'deep water': 'the deep water',
    crate: 'the crate',
    pillar: 'the pillar',
    nothing: 'the edge',
    height: 'the height',
  } satisfies Readonly<Record<GroundName | 'height', string>>,
  tiles: (tiles: readonly string[], ground: string) => `${grammar.and(tiles)}: ${ground} now.`,
  raised: (tiles: readonly string[], level: number) => `${grammar.and(tiles)}: at height ${level} now.`,
  door: (name: string, tile: string, isOpen: boolean) => `${name} ${isOpen ? 'opens' : 'closes'} the door at ${tile}.`,
  placed: (name: string, tile: string) => `${name} stands at ${tile}.`,
  places: (all: readonly { readonly name: string; readonly at: string }[]) =>
    `On the field: ${grammar.and(all.map(({ name, at }) => `${name} ${at}`))}.`,
  off: (names: readonly string[]) => `${grammar.and(names)} ${names.length === 1 ? 'is' : 'are'} off the field.`,
  moved: (name: string, from: string, to: string) => `${name} goes from ${from} to ${to}.`,
  outOfSight: (name: string, from: string) => `${name} goes from ${from} out of sight.`,
  intoSight: (name: string, to: string) => `${name} comes into sight at ${to}.`,
  forced: (name: string, from: string, to: string, why: string) => `${name} comes from ${from} to ${to}: ${why}.`,
  overruled: (actor: string, target: string, said: string, why: string | undefined) =>
    `${actor} to ${target}, by the GM’s word: ${said}${why === undefined ? '' : `, because “${why}”`}.`,
  cover: (word: string) => `cover: ${word}`,
  behind: 'from behind',
  notBehind: 'not from behind',
  highGround: 'high ground',
  noHighGround: 'no high ground',
  asShown: (actor: string, target: string) => `${actor} to ${target}: as the field shows again.`,
};
