import type { Direction, FieldFault, GroundName } from '../../field/field.ts';
import type { ReadyMadeName } from '../../field/ready-made.ts';
import type { PlaceMeaning } from '../../rules/core/field-rules.ts';
import { plain } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { and } = grammar;

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

/** A fight's course, as a picture and for whoever has it read aloud. The letters of pictures are those of their font. */
export const course = {
  title: 'Health of each side, by round',
  side: { players: 'Players', foes: 'Foes' },
  /** What stands at the end of a line. */
  end: (side: string, share: number) => `${side} ${share} %`,
  start: 'start',
  round: 'Round',
  share: (share: number) => `${share} %`,
  /** Who fell in a round. */
  fell: 'Out of it',
  line: (side: string, shares: readonly number[]) =>
    `${side}, from the start on and after each round: ${shares.map((share) => `${share} %`).join(', ')}.`,
  falls: (labels: readonly string[]) => `Out of the fight: ${grammar.and(labels)}.`,
} as const;

/** Most wrong signs that are named one by one. */
const MOST_NAMED = 5;

/** What can be put on tiles: a ground, or a level more or less. */
type Put = GroundName | 'higher' | 'lower';

/** How a GM draws a field, and what is said of it. Names are safe to show already; a tile is its name: "D7". */
export const drawing = {
  button: 'Field…',
  title: '### A field for this channel',
  none: 'Where everybody stands is said in words, until there is one.',
  kinds: 'Ready-made…',
  kind: {
    plain: { label: 'Plain', about: '12 × 10, nothing on it' },
    room: { label: 'Room', about: '12 × 12, walls around, crates and pillars' },
    corridor: { label: 'Corridor', about: '16 × 5, walls on both sides' },
    bridge: { label: 'Bridge', about: '20 × 8, over deep water' },
    clearing: { label: 'Clearing', about: '14 × 14, a hill, trees, thicket' },
    street: { label: 'Street', about: '24 × 24, a crossing between houses' },
    deck: { label: 'Deck', about: '18 × 7, a ship with raised ends' },
  } satisfies Readonly<Record<ReadyMadeName, { readonly label: string; readonly about: string }>>,
  random: 'Random',
  asText: 'Edit as text',
  draft: (kind: string, width: number, height: number, seed: number) =>
    `### ${kind}, ${width} × ${height}\n-# Seed ${seed}. Nobody else sees it yet.`,
  allPlaced: (count: number, swapped: boolean) =>
    `${count === 0 ? 'Nobody is here yet: whoever comes has a place' : count === 1 ? 'One is placed' : `All ${count} are placed`}, players on the ${swapped ? 'right, others on the left' : 'left, others on the right'}.`,
  hiddenOff: (names: readonly string[]) =>
    `Hidden and not on it yet: ${and(names)}. Unless you place ${names.length === 1 ? 'it' : 'them'}, ${names.length === 1 ? 'it starts' : 'they start'} beside ${names.length === 1 ? 'its' : 'their'} side.`,
  placeLater: 'Use this field first, then *Place…*.',
  noRoom: (names: readonly string[]) => `There is no room for ${and(names)}.`,
  use: 'Use it',
  useAndPut: 'Use it, and add cover, walls, doors…',
  another: 'Another',
  mirror: 'Mirror',
  swap: 'Swap sides',
  named: (name: string, width: number, height: number) => `The field of ${name}, ${width} × ${height}`,
  at: (label: string, name: string, tile: string, isUnseen: boolean) =>
    `\`${label}\` ${name} ${tile}${isUnseen ? ' (unseen)' : ''}`,
  nowhere: (names: readonly string[]) => `Nowhere on it: ${and(names)}.`,
  isDark: 'In the dark: players see what somebody of theirs sees.',
  put: 'Add cover, walls, doors, rough, water, heights…',
  puts: {
    floor: { label: 'Clear tiles', about: 'Free floor again' },
    wall: { label: 'Walls', about: 'Nobody goes or sees through' },
    'closed door': { label: 'Doors', about: 'Whoever is beside one opens it' },
    'open door': { label: 'Open doors', about: '' },
    'rough ground': { label: 'Rough ground', about: 'Costs double' },
    water: { label: 'Water', about: 'Costs double' },
    'deep water': { label: 'Deep water', about: 'Nobody goes in' },
    crate: { label: 'Cover: crates', about: 'Low: climbed, seen over' },
    pillar: { label: 'Cover: pillars', about: 'High: nobody stands there' },
    nothing: { label: 'Nothing', about: 'No part of the field' },
    higher: { label: 'One level higher', about: 'A hill, stairs, a table' },
    lower: { label: 'One level lower', about: '' },
  } satisfies Readonly<Record<Put, { readonly label: string; readonly about: string }>>,
  where: (put: string) => `### ${put}: where?`,
  tiles: 'Tiles, several at once…',
  tileAs: (tile: string, ground: GroundName, level: number) =>
    `${tile}${level === 0 ? '' : `, height ${level}`}${ground === 'floor' ? '' : `: ${field.ground[ground]}`}`,
  noTiles: 'There is no such tile.',
  nearer: 'Nearer the middle',
  further: 'Further out',
  place: 'Place…',
  who: 'Who stands elsewhere?',
  whoElse: 'Somebody…',
  placeOf: (name: string, tile: string | undefined) =>
    `### ${name}\n${tile === undefined ? 'Stands nowhere on the field.' : `Stands at ${tile}.`}`,
  to: 'Where to…',
  typeTile: 'Type a tile…',
  offField: 'Off the field',
  tileField: { label: 'Which tile', hint: 'A letter and a number, as D7.' },
  dark: 'Dark',
  light: 'Light',
  takeOff: 'Take it off',
  newOne: 'New field…',
  back: 'Back',
  form: {
    title: 'The field as text',
    rows: {
      label: 'Rows',
      hint: '. free  # wall  + door  / open  , rough  ~ water  = deep  o crate  O pillar  _ nothing',
    },
    heights: { label: 'Heights, a digit a tile', hint: 'Empty: all at height 0.' },
  },
  same: 'Nothing has changed.',
  /** `wrong`: the signs that are none; what was there before, or free floor, is there in their place. */
  wrongSigns: (wrong: readonly { readonly sign: string; readonly row: number; readonly column: number }[]) => {
    const named = wrong
      .slice(0, MOST_NAMED)
      .map(({ sign, row, column }) => `“${plain(sign)}” in row ${row}, column ${column}`);
    const more = wrong.length - named.length;
    const all = [...named, ...(more > 0 ? [`${more} more`] : [])];
    return `${and(all)}: no ${wrong.length === 1 ? 'sign' : 'signs'} of a field. There it is as before. The signs: \`. # + / , ~ = o O _\``;
  },
  faults: {
    empty: 'There is no row in it.',
    'too-wide': 'A row has more than 26 signs.',
    'too-long': 'There are more than 26 rows.',
    'nowhere-to-stand': 'Nobody can stand anywhere on it. Write `.` for free floor.',
  } satisfies Readonly<Record<Exclude<FieldFault['fault'], 'sign'>, string>>,
  typed: 'What you wrote:',
  placedUnseen: (name: string, tile: string) =>
    `**${name}** ${tile.toLowerCase() === 'off' ? 'is off the field' : `waits unseen at ${plain(tile.toUpperCase(), 20)}`}. Nobody else is told.`,
  image: 'Your picture lies under it. It changes no rule: walls are still signs.',
} as const;

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
