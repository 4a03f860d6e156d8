import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { Share, TdgsFacts } from '../../../rules/tdgs/reasons.ts';
import type { Say, Words } from '../../words.ts';
import { field } from '../core/field.ts';

const GRADES = ['normal', 'minor', 'notable', 'major'];

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const tdgsReasons: Words<Omit<TdgsFacts, keyof CoreFacts>> = {
  unseen: (_, { whose }) => (whose === undefined ? 'Invisible' : `${whose} is Invisible`),
  charmed: (_, { whose }) => (whose === undefined ? 'Charmed' : `${whose} is Charmed`),
  'extended range': ({ band, shown }, { word }) => `extended range, ${shown === undefined ? band : word(shown)}`,
  position: ({ position, by }, { name, and }) =>
    by === undefined ? position : `${position}: ${and(by.map(({ who, at }) => `${name(who)} ${at}`))}`,
  'high ground': ({ tiles }) => (tiles === undefined ? 'high ground' : `high ground: ${tiles[0]} over ${tiles[1]}`),
  cover: ({ cover, by }) => `${cover} cover${by === undefined ? '' : `: ${field.the[by.ground]} at ${by.tile}`}`,
  band: ({ band }) => band,
  range: ({ band, squares, from, to }) =>
    `${band}: ${from} to ${to}, ${squares} ${squares === 1 ? 'square' : 'squares'}`,
  overruled: ({ of, why }, { word }) => `${word(of)}, by the GM’s word${why === undefined ? '' : `: “${word(why)}”`}`,
  size: () => 'size',
  damage: () => 'HP lost',
  difficulty: ({ of }, { word }) => (of === undefined ? 'difficulty' : `difficulty of ${word(of)}`),
  natural: ({ face }) => `a natural ${face}`,
  luck: ({ luck }) => `LUK ${signed(luck)} decides`,

  attack: () => 'attack',
  'opportunity attack': () => 'opportunity attack',
  parry: () => 'parry',
  spell: () => 'spell',
  resist: ({ condition }) => `resist ${condition}`,
  'shake off': ({ condition }) => `shake off ${condition}`,
  concentration: () => 'concentration',
  grapple: () => 'grapple',
  escape: () => 'escape',
  shove: () => 'shove',
  hide: () => 'hide',
  search: () => 'search',
  persuade: () => 'persuade',
  intimidate: () => 'intimidate',
  deceive: () => 'deceive',
  insight: () => 'insight',
  dispel: () => 'dispel',
  chase: () => 'chase',
  flee: () => 'flee',
  check: () => 'check',

  critical: ({ magnitude }) => `critical, magnitude ${magnitude}`,
  'raw minimum': () => 'raw damage at least',
  'hit minimum': () => 'a hit deals at least',
  deflection: ({ share }, say) => shared('deflection', share, say),
  absorption: ({ type, percent, of, heals }, say) =>
    `${typeName(type, say)} absorption ${say.percent(percent)}, ${say.word(of)}, heals ${heals}`,
  immunity: ({ type, of }, say) => `${typeName(type, say)} immunity, ${say.word(of)}`,
  interaction: ({ type, resistance, vulnerability }, say) =>
    `${typeName(type, say)} ${[
      ...(resistance === undefined ? [] : [shared('resistance', resistance, say)]),
      ...(vulnerability === undefined ? [] : [shared('vulnerability', vulnerability, say)]),
    ].join(' against ')}`,
  'in all': ({ type }, say) => `${typeName(type, say)} in all`,
  absorbed: () => 'absorbed',
  'maximum HP': () => 'maximum HP',
  'not above': () => 'not above the maximum',
  hazard: ({ hazard }, { safe }) => safe(hazard),
  rest: ({ rest }) => `${rest} rest`,
  nature: () => 'nature',

  action: ({ action }) => action,
  used: () => 'used',
  absorbs: () => 'absorbs',
  degrades: () => 'degrades',
  'new turn': () => 'a new turn',
  'new round': () => 'a new round',
  'new scene': () => 'a new scene',
  'new day': () => 'a new day',
  'in hand': ({ item }, { safe }) => `${safe(item)} in hand`,
  'put on': ({ item }, { safe }) => `${safe(item)} on`,
  off: ({ item }, { safe }) => `${safe(item)} off`,
  destroyed: ({ item }, { safe }) => `${safe(item)} destroyed`,
  mended: ({ item }, { safe }) => `${safe(item)} mended`,

  again: () => 'again',
  attacks: () => 'attacks',
  grapples: () => 'grapples',
  shoves: () => 'shoves',
  'casts at another': () => 'casts at another',
  'touches another': () => 'touches another',
  'moves out': () => 'moves out of it',
  'out of it': () => 'out of it',
  'gear off': () => 'what gave it is off',
  treated: () => 'treated',
  extinguished: () => 'extinguished',
  escaped: () => 'escaped',
  released: () => 'released',
  'grappler moved': () => 'the grappler moves off',
  'pushed away': () => 'pushed away',
  'grip lost': () => 'the grip loosens',
  'stands up': () => 'stands up',
  found: () => 'found',
  hides: () => 'hides',
  'source defeated': () => 'its source is defeated',
  'charmer gone': () => 'the charmer is gone',
  'charmer hurts': () => 'the charmer hurts',
  intervenes: ({ who }, { name }) => `${name(who)} intervenes`,
  'woken by damage': () => 'damage',
  'HP above': () => 'HP above 5 %',
  knockout: () => 'knockout',
  'cannot act': () => 'cannot act',
  'no longer invisible': () => 'no longer invisible',
  fired: () => 'fired',
  'readied anew': () => 'readied anew',
  'delays again': () => 'delays again',
  'ended freely': () => 'ended freely',
  'new effect': () => 'a new effect',
  'concentration broken': () => 'concentration broken',
  'concentration over': () => 'concentration ended',
  dispelled: () => 'dispelled',
  awake: () => 'awake',
  'knocked out': () => 'knocked out',
  asleep: () => 'asleep',

  'by stats': ({ REF, LUK }, { dice }) =>
    `REF ${REF}, LUK ${LUK < 0 ? `−${-LUK}` : LUK}${dice === undefined ? '' : `, tie: ${dice}`}`,
  delays: ({ after }, { name }) => (after === undefined ? 'delays to the end' : `delays until after ${name(after)}`),
  'only stand': ({ side }, { safe }) => `only ${safe(side)} stand`,
  'nobody stands': () => 'nobody stands',

  bound: ({ bound, to }, { name }) =>
    `${bound} ${bound === 'Frightened' || bound === 'Aware' ? 'of' : 'by'} ${name(to)}`,
  lent: ({ kind, type }, { safe }) => `Enchanted, ${safe(type)} ${kind}`,
  concealed: ({ from }, { name, list }) => `Hidden from ${list(from.map(name))}`,
  senseless: ({ how }) => `Unconscious, ${how}`,

  attacked: ({ attacker, tool }, { name, safe }) => `${name(attacker)} attacks with ${safe(tool)}`,
  'moves away': ({ mover }, { name }) => `${name(mover)} moves away`,

  magnitude: ({ percent: more }, { percent, dice = '' }) => `critical magnitude: ${dice}: +${percent(more)}`,
  fumble: ({ grade }, { dice = '' }) => `fumble: ${dice}: grade ${grade}, ${GRADES[grade - 1] ?? ''}`,
  'size decides': ({ own, theirs }, { whose = '' }) => `${whose}, size decides: ${own} against ${theirs}`,
  depleted: ({ item, destroyed }, { safe }) => `${safe(item)} is ${destroyed ? 'destroyed' : 'empty'}`,
  immune: ({ condition, type }, { safe }) => `${condition}, ${safe(type)}`,
  moves: ({ squares, most, bands }) =>
    squares === undefined ? `up to ${most} squares, bands: ${bands}` : `${squares} of ${most} squares`,
  steps: () => 'one square',
  pushed: () => 'one square',
  'shoved by': ({ who, falls }, { name }) =>
    `shoved by ${name(who)}${falls === undefined ? '' : `, a fall of ${falls} squares`}`,
  'not moved': ({ size }) => size,
  'nothing found': () => 'nothing found',
  'unseen anyway': () => 'unseen',
  'check fails': ({ sense, because }, { word }) => `${sense}: ${word(because)}`,
  'adds up': ({ condition, value }) => `${condition} ${value}`,
  'comes to nothing': ({ item }, { safe }) => safe(item),
  'instant lost': ({ item }, { safe }) => safe(item),
  'suggestion refused': () => 'refused',
  'suggestion followed': () => 'followed',
};

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function typeName(type: string | undefined, { safe }: Say): string {
  return type === undefined ? 'untyped' : safe(type);
}

/** "deflection 75 %, Full Plate, Protected", and what was capped. */
function shared(what: string, { all, counts, of }: Share, { word, list, percent }: Say): string {
  const names = list([...new Set(of.map((each) => word(each)))]);
  return all === counts
    ? `${what} ${percent(all)}, ${names}`
    : `${what} ${percent(all)}, capped at ${percent(counts)}, ${names}`;
}
