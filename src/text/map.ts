import type { Direction, FieldFault, GroundName } from '../field/field.ts';
import type { ReadyMadeName } from '../field/ready-made.ts';
import type { PlaceMeaning } from '../rules/core/field-rules.ts';
import { grammar } from './grammar.ts';
import { plain } from './markdown.ts';
import { t } from './t.ts';

const { and } = grammar;

/** What happens on the field. Names are safe to show already; a tile is its name: "D7". */
export const field = {
  ground: {
    floor: t('field-ground-floor'),
    wall: t('field-ground-wall'),
    'closed door': t('field-ground-closed-door'),
    'open door': t('field-ground-open-door'),
    'rough ground': t('field-ground-rough-ground'),
    water: t('field-ground-water'),
    'deep water': t('field-ground-deep-water'),
    crate: t('field-ground-crate'),
    pillar: t('field-ground-pillar'),
    nothing: t('field-ground-nothing'),
  } satisfies Readonly<Record<GroundName, string>>,
  /** What is on a tile, where it is the tile's own: "the crate at C4". `height`: ground higher than both who look past it. */
  the: {
    floor: t('field-the-floor'),
    wall: t('field-the-wall'),
    'closed door': t('field-the-closed-door'),
    'open door': t('field-the-open-door'),
    'rough ground': t('field-the-rough-ground'),
    water: t('field-the-water'),
    'deep water': t('field-the-deep-water'),
    crate: t('field-the-crate'),
    pillar: t('field-the-pillar'),
    nothing: t('field-the-nothing'),
    height: t('field-the-height'),
  } satisfies Readonly<Record<GroundName | 'height', string>>,
  tiles: (tiles: readonly string[], ground: string) => t('field-tiles', { tiles: grammar.and(tiles), ground }),
  raised: (tiles: readonly string[], level: number) => t('field-raised', { tiles: grammar.and(tiles), level }),
  door: (name: string, tile: string, isOpen: boolean) =>
    t('field-door', { name, isOpen: isOpen ? t('field-door-is-open') : t('field-door-is-open-2'), tile }),
  places: (all: readonly { readonly name: string; readonly at: string }[]) =>
    t('field-places', { all: grammar.and(all.map(({ name, at }) => `${name} ${at}`)) }),
  off: (names: readonly string[]) => t('field-off', { names: grammar.and(names), count: names.length }),
  overruled: (actor: string, target: string, said: string, why: string | undefined) =>
    t('field-overruled', { actor, target, said, why: why === undefined ? '' : t('field-overruled-why', { why }) }),
};

/** What a picture of the field shows, for whoever has it read aloud. Each is a whole sentence, or a fact of one. */
export const picture = {
  turn: (round: string, names: readonly string[]) =>
    names.length === 0 ? `${round}.` : t('picture-turn', { round, names: grammar.and(names) }),
  size: (columns: number, rows: number) =>
    t('picture-size', {
      count: grammar.count(columns, { one: t('picture-size-one'), other: t('picture-size-other') }),
      count2: grammar.count(rows, { one: t('picture-size-one-count2'), other: t('picture-size-other-count2') }),
    }),
  somebody: (tile: string, name: string, facts: readonly string[]) => `${tile} ${name}: ${facts.join(', ')}.`,
  side: { players: undefined, foes: t('picture-side-foes'), others: t('picture-side-others') },
  squares: (squares: number) =>
    t('picture-squares', {
      count: grammar.count(squares, { one: t('picture-squares-one'), other: t('picture-squares-other') }),
    }),
  canGo: (tiles: readonly string[]) => t('picture-can-go', { tiles: grammar.list(tiles) }),
  isStruck: (tiles: readonly string[]) => t('picture-is-struck', { tiles: grammar.list(tiles) }),
  area: (tiles: readonly string[]) => t('picture-area', { tiles: grammar.list(tiles) }),
  range: (tiles: readonly string[]) => t('picture-range', { tiles: grammar.list(tiles) }),
  /** The signs of a field in characters, and what they mean. */
  sign: (sign: string, means: string) => `${sign} ${means}`,
  is: (ground: GroundName) => GROUND[ground].toLowerCase(),
  ground: (ground: GroundName, tiles: readonly string[]) => `${GROUND[ground]}: ${grammar.list(tiles)}.`,
  height: (level: number, tiles: readonly string[]) => t('picture-height', { level, tiles: grammar.list(tiles) }),
};

const GROUND: Readonly<Record<GroundName, string>> = {
  floor: t('ground-floor'),
  wall: t('ground-wall'),
  'closed door': t('ground-closed-door'),
  'open door': t('ground-open-door'),
  'rough ground': t('ground-rough-ground'),
  water: t('ground-water'),
  'deep water': t('ground-deep-water'),
  crate: t('ground-crate'),
  pillar: t('ground-pillar'),
  nothing: t('ground-nothing'),
};

/** A fight's course, as a picture and for whoever has it read aloud. The letters of pictures are those of their font. */
export const course = {
  side: { players: t('course-side-players'), foes: t('course-side-foes') },
  /** What stands at the end of a line. */
  end: (side: string, share: number) => `${side} ${share} %`,
  share: (share: number) => `${share} %`,
  line: (side: string, shares: readonly number[]) =>
    t('course-line', { side, shares: shares.map((share) => `${share} %`).join(', ') }),
  falls: (labels: readonly string[]) => t('course-falls', { labels: grammar.and(labels) }),
} as const;

/** Most wrong signs that are named one by one. */
const MOST_NAMED = 5;

/** What can be put on tiles: a ground, or a level more or less. */
type Put = GroundName | 'higher' | 'lower';

/** How a GM draws a field, and what is said of it. Names are safe to show already; a tile is its name: "D7". */
export const drawing = {
  kind: {
    plain: { label: t('drawing-kind-plain-label'), about: t('drawing-kind-plain-about') },
    room: { label: t('drawing-kind-room-label'), about: t('drawing-kind-room-about') },
    corridor: { label: t('drawing-kind-corridor-label'), about: t('drawing-kind-corridor-about') },
    bridge: { label: t('drawing-kind-bridge-label'), about: t('drawing-kind-bridge-about') },
    clearing: { label: t('drawing-kind-clearing-label'), about: t('drawing-kind-clearing-about') },
    street: { label: t('drawing-kind-street-label'), about: t('drawing-kind-street-about') },
    deck: { label: t('drawing-kind-deck-label'), about: t('drawing-kind-deck-about') },
  } satisfies Readonly<Record<ReadyMadeName, { readonly label: string; readonly about: string }>>,
  allPlaced: (count: number, swapped: boolean) =>
    t('drawing-all-placed', {
      count:
        count === 0
          ? t('drawing-all-placed-count')
          : count === 1
            ? t('drawing-all-placed-count-2')
            : t('drawing-all-placed-count-3', { count }),
      swapped: swapped ? t('drawing-all-placed-swapped') : t('drawing-all-placed-swapped-2'),
    }),
  hiddenOff: (names: readonly string[]) => t('drawing-hidden-off', { names: and(names), count: names.length }),
  noRoom: (names: readonly string[]) => t('drawing-no-room', { names: and(names) }),
  at: (label: string, name: string, tile: string, isUnseen: boolean) =>
    `\`${label}\` ${name} ${tile}${isUnseen ? t('drawing-at') : ''}`,
  nowhere: (names: readonly string[]) => t('drawing-nowhere', { names: and(names) }),
  puts: {
    floor: { label: t('drawing-puts-floor-label'), about: t('drawing-puts-floor-about') },
    wall: { label: t('drawing-puts-wall-label'), about: t('drawing-puts-wall-about') },
    'closed door': { label: t('drawing-puts-closed-door-label'), about: t('drawing-puts-closed-door-about') },
    'open door': { label: t('drawing-puts-open-door-label'), about: '' },
    'rough ground': { label: t('drawing-puts-rough-ground-label'), about: t('drawing-puts-rough-ground-about') },
    water: { label: t('drawing-puts-water-label'), about: t('drawing-puts-water-about') },
    'deep water': { label: t('drawing-puts-deep-water-label'), about: t('drawing-puts-deep-water-about') },
    crate: { label: t('drawing-puts-crate-label'), about: t('drawing-puts-crate-about') },
    pillar: { label: t('drawing-puts-pillar-label'), about: t('drawing-puts-pillar-about') },
    nothing: { label: t('drawing-puts-nothing-label'), about: t('drawing-puts-nothing-about') },
    higher: { label: t('drawing-puts-higher-label'), about: t('drawing-puts-higher-about') },
    lower: { label: t('drawing-puts-lower-label'), about: '' },
  } satisfies Readonly<Record<Put, { readonly label: string; readonly about: string }>>,
  tileAs: (tile: string, ground: GroundName, level: number) =>
    `${tile}${level === 0 ? '' : t('drawing-tile-as', { level })}${ground === 'floor' ? '' : `: ${field.ground[ground]}`}`,
  placeOf: (name: string, tile: string | undefined) =>
    `### ${name}\n${tile === undefined ? t('drawing-place-of') : t('drawing-place-of-2', { tile })}`,
  tileField: { label: t('drawing-tile-field-label'), hint: t('drawing-tile-field-hint') },
  form: {
    rows: {
      label: t('drawing-form-rows-label'),
      hint: t('drawing-form-rows-hint'),
    },
    heights: { label: t('drawing-form-heights-label'), hint: t('drawing-form-heights-hint') },
  },
  /** `wrong`: the signs that are none; what was there before, or free floor, is there in their place. */
  wrongSigns: (wrong: readonly { readonly sign: string; readonly row: number; readonly column: number }[]) => {
    const named = wrong
      .slice(0, MOST_NAMED)
      .map(({ sign, row, column }) => t('drawing-wrong-signs-named', { sign: plain(sign), row, column }));
    const more = wrong.length - named.length;
    const all = [...named, ...(more > 0 ? [t('drawing-wrong-signs-all', { more })] : [])];
    return t('drawing-wrong-signs', { all: and(all), count: wrong.length });
  },
  faults: {
    empty: t('drawing-faults-empty'),
    'too-wide': t('drawing-faults-too-wide'),
    'too-long': t('drawing-faults-too-long'),
    'nowhere-to-stand': t('drawing-faults-nowhere-to-stand'),
  } satisfies Readonly<Record<Exclude<FieldFault['fault'], 'sign'>, string>>,
  placedUnseen: (name: string, tile: string) =>
    t('drawing-placed-unseen', {
      name,
      toUpperCase:
        tile.toLowerCase() === 'off'
          ? t('drawing-placed-unseen-to-upper-case')
          : t('drawing-placed-unseen-to-upper-case-2', { toUpperCase: plain(tile.toUpperCase(), 20) }),
    }),
} as const;

/** What a place is good for, as a button says it. Names are as they are: nothing there is markdown. */
const PLACES: Readonly<Record<PlaceMeaning['means'], (what: string) => string>> = {
  beside: (name) => t('places-beside', { name }),
  behind: (name) => t('places-behind', { name }),
  'in reach of': (name) => t('places-in-reach-of', { name }),
  'nearer to': (name) => t('places-nearer-to', { name }),
  'on the way to': (name) => t('places-on-the-way-to', { name }),
  'out of sight of': (name) => t('places-out-of-sight-of', { name }),
  'in cover': (thing) => t('places-in-cover', { thing }),
  'high ground': () => t('places-high-ground'),
  away: () => t('places-away'),
};

/** Moving on a field: the private message behind *Move*. Names that stand in texts are safe to show already. */
export const moves = {
  place: (means: PlaceMeaning['means'], what: string, tile: string) => `${PLACES[means](what)}: ${tile}`,
  example: 'D7',
  squares: (count: number, direction: Direction) =>
    `${grammar.count(count, { one: t('moves-squares-one'), other: t('moves-squares-other') })} ${direction}`,
  path: (tiles: readonly string[]) => t('moves-path', { tiles: tiles.join(', ') }),
  tileOf: (tile: string, names: string) => `${tile}: ${names}`,
  at: (act: string, tile: string) => `${act}: ${tile}`,
} as const;
