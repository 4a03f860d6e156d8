import type { FieldFault, GroundName } from '../../field/field.ts';
import type { ReadyMadeName } from '../../field/ready-made.ts';
import { plain } from '../markdown.ts';
import { field } from './core/field.ts';
import { grammar } from './grammar.ts';

const { and } = grammar;

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
