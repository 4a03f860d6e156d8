import type { Direction, FieldFault, GroundName } from '../../field/field.ts';
import type { ReadyMadeName } from '../../field/ready-made.ts';
import type { PlaceMeaning } from '../../rules/core/field-rules.ts';
import { plain } from '../markdown.ts';
import { t } from '../t.ts';
import { grammar } from './grammar.ts';

const { and } = grammar;

/** What happens on the field. Names are safe to show already; a tile is its name: "D7". */
export const field = {
  drawn: (width: number, height: number) => t('field-drawn', { width, height }),
  gone: t('field-gone'),
  dark: t('field-dark'),
  light: t('field-light'),
  look: t('field-look'),
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
  placed: (name: string, tile: string) => t('field-placed', { name, tile }),
  places: (all: readonly { readonly name: string; readonly at: string }[]) =>
    t('field-places', { all: grammar.and(all.map(({ name, at }) => `${name} ${at}`)) }),
  off: (names: readonly string[]) => t('field-off', { names: grammar.and(names), count: names.length }),
  moved: (name: string, from: string, to: string) => t('field-moved', { name, from, to }),
  outOfSight: (name: string, from: string) => t('field-out-of-sight', { name, from }),
  intoSight: (name: string, to: string) => t('field-into-sight', { name, to }),
  forced: (name: string, from: string, to: string, why: string) => t('field-forced', { name, from, to, why }),
  overruled: (actor: string, target: string, said: string, why: string | undefined) =>
    t('field-overruled', { actor, target, said, why: why === undefined ? '' : t('field-overruled-why', { why }) }),
  cover: (word: string) => t('field-cover', { word }),
  behind: t('field-behind'),
  notBehind: t('field-not-behind'),
  highGround: t('field-high-ground'),
  noHighGround: t('field-no-high-ground'),
  asShown: (actor: string, target: string) => t('field-as-shown', { actor, target }),
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
  more: (count: number) => t('picture-more', { count }),
  side: { players: undefined, foes: t('picture-side-foes'), others: t('picture-side-others') },
  /** "12 of 20 HP", "1 of 2 wounds". */
  health: (value: number, most: number, what: string) => t('picture-health', { value, most, what }),
  healthUnknown: t('picture-health-unknown'),
  down: t('picture-down'),
  hidden: t('picture-hidden'),
  acted: t('picture-acted'),
  wide: (tiles: number) => t('picture-wide', { tiles }),
  facing: (direction: Direction) => t('picture-facing', { direction }),
  squares: (squares: number) =>
    t('picture-squares', {
      count: grammar.count(squares, { one: t('picture-squares-one'), other: t('picture-squares-other') }),
    }),
  metres: (metres: number) => t('picture-metres', { metres }),
  lastMove: (from: string, to: string) => t('picture-last-move', { from, to }),
  canGo: (tiles: readonly string[]) => t('picture-can-go', { tiles: grammar.list(tiles) }),
  isStruck: (tiles: readonly string[]) => t('picture-is-struck', { tiles: grammar.list(tiles) }),
  area: (tiles: readonly string[]) => t('picture-area', { tiles: grammar.list(tiles) }),
  range: (tiles: readonly string[]) => t('picture-range', { tiles: grammar.list(tiles) }),
  unseen: t('picture-unseen'),
  run: (from: string, to: string) => t('picture-run', { from, to }),
  /** The signs of a field in characters, and what they mean. */
  sign: (sign: string, means: string) => `${sign} ${means}`,
  onTurn: t('picture-on-turn'),
  foe: t('picture-foe'),
  dark: t('picture-dark'),
  level: t('picture-level'),
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
  title: t('course-title'),
  side: { players: t('course-side-players'), foes: t('course-side-foes') },
  /** What stands at the end of a line. */
  end: (side: string, share: number) => `${side} ${share} %`,
  start: t('course-start'),
  round: t('course-round'),
  share: (share: number) => `${share} %`,
  /** Who fell in a round. */
  fell: t('course-fell'),
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
  button: t('drawing-button'),
  title: t('drawing-title'),
  none: t('drawing-none'),
  kinds: t('drawing-kinds'),
  kind: {
    plain: { label: t('drawing-kind-plain-label'), about: t('drawing-kind-plain-about') },
    room: { label: t('drawing-kind-room-label'), about: t('drawing-kind-room-about') },
    corridor: { label: t('drawing-kind-corridor-label'), about: t('drawing-kind-corridor-about') },
    bridge: { label: t('drawing-kind-bridge-label'), about: t('drawing-kind-bridge-about') },
    clearing: { label: t('drawing-kind-clearing-label'), about: t('drawing-kind-clearing-about') },
    street: { label: t('drawing-kind-street-label'), about: t('drawing-kind-street-about') },
    deck: { label: t('drawing-kind-deck-label'), about: t('drawing-kind-deck-about') },
  } satisfies Readonly<Record<ReadyMadeName, { readonly label: string; readonly about: string }>>,
  random: t('drawing-random'),
  asText: t('drawing-as-text'),
  draft: (kind: string, width: number, height: number, seed: number) =>
    t('drawing-draft', { kind, width, height, seed }),
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
  placeLater: t('drawing-place-later'),
  noRoom: (names: readonly string[]) => t('drawing-no-room', { names: and(names) }),
  use: t('drawing-use'),
  useAndPut: t('drawing-use-and-put'),
  another: t('drawing-another'),
  mirror: t('drawing-mirror'),
  swap: t('drawing-swap'),
  named: (name: string, width: number, height: number) => t('drawing-named', { name, width, height }),
  at: (label: string, name: string, tile: string, isUnseen: boolean) =>
    `\`${label}\` ${name} ${tile}${isUnseen ? t('drawing-at') : ''}`,
  nowhere: (names: readonly string[]) => t('drawing-nowhere', { names: and(names) }),
  isDark: t('drawing-is-dark'),
  put: t('drawing-put'),
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
  where: (put: string) => t('drawing-where', { put }),
  tiles: t('drawing-tiles'),
  tileAs: (tile: string, ground: GroundName, level: number) =>
    `${tile}${level === 0 ? '' : t('drawing-tile-as', { level })}${ground === 'floor' ? '' : `: ${field.ground[ground]}`}`,
  noTiles: t('drawing-no-tiles'),
  nearer: t('drawing-nearer'),
  further: t('drawing-further'),
  place: t('drawing-place'),
  who: t('drawing-who'),
  whoElse: t('drawing-who-else'),
  placeOf: (name: string, tile: string | undefined) =>
    `### ${name}\n${tile === undefined ? t('drawing-place-of') : t('drawing-place-of-2', { tile })}`,
  to: t('drawing-to'),
  typeTile: t('drawing-type-tile'),
  offField: t('drawing-off-field'),
  tileField: { label: t('drawing-tile-field-label'), hint: t('drawing-tile-field-hint') },
  dark: t('drawing-dark'),
  light: t('drawing-light'),
  takeOff: t('drawing-take-off'),
  newOne: t('drawing-new-one'),
  back: t('drawing-back'),
  form: {
    title: t('drawing-form-title'),
    rows: {
      label: t('drawing-form-rows-label'),
      hint: t('drawing-form-rows-hint'),
    },
    heights: { label: t('drawing-form-heights-label'), hint: t('drawing-form-heights-hint') },
  },
  same: t('drawing-same'),
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
  typed: t('drawing-typed'),
  placedUnseen: (name: string, tile: string) =>
    t('drawing-placed-unseen', {
      name,
      toUpperCase:
        tile.toLowerCase() === 'off'
          ? t('drawing-placed-unseen-to-upper-case')
          : t('drawing-placed-unseen-to-upper-case-2', { toUpperCase: plain(tile.toUpperCase(), 20) }),
    }),
  image: t('drawing-image'),
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
  move: t('moves-move'),
  moveElsewhere: t('moves-move-elsewhere'),
  approach: (name: string) => t('moves-approach', { name }),
  place: (means: PlaceMeaning['means'], what: string, tile: string) => `${PLACES[means](what)}: ${tile}`,
  whereTo: (name: string, at: string) => t('moves-where-to', { name, at }),
  nowhere: (name: string, at: string) => t('moves-nowhere', { name, at }),
  /** What the sign on a button means; the way is a tile with the sign. */
  legend: (way: string) => t('moves-legend', { way }),
  nearest: t('moves-nearest'),
  type: t('moves-type'),
  typeTitle: (name: string) => t('moves-type-title', { name }),
  tile: t('moves-tile'),
  example: 'D7',
  openDoor: (tile: string) => t('moves-open-door', { tile }),
  closeDoor: (tile: string) => t('moves-close-door', { tile }),
  squares: (count: number, direction: Direction) =>
    `${grammar.count(count, { one: t('moves-squares-one'), other: t('moves-squares-other') })} ${direction}`,
  metres: (count: number, direction: Direction) => t('moves-metres', { count, direction }),
  costs: (points: number) => t('moves-costs', { points }),
  costsMetres: (metres: number) => t('moves-costs-metres', { metres }),
  mayStrike: (names: string) => t('moves-may-strike', { names }),
  with: (name: string, tool: string) => t('moves-with', { name, tool }),
  danger: (tile: string, strikers: string, name: string) => t('moves-danger', { tile, strikers, name }),
  path: (tiles: readonly string[]) => t('moves-path', { tiles: tiles.join(', ') }),
  anyway: t('moves-anyway'),
  elsewhere: t('moves-elsewhere'),
  stale: t('moves-stale'),
  whichTile: (act: string) => t('moves-which-tile', { act }),
  tileOf: (tile: string, names: string) => `${tile}: ${names}`,
  at: (act: string, tile: string) => `${act}: ${tile}`,
  friend: (name: string) => t('moves-friend', { name }),
  touches: (names: string) => t('moves-touches', { names }),
  otherTiles: t('moves-other-tiles'),
} as const;
