import type { CoreFacts } from '../../../rules/core/reason.ts';
import { DAMAGE_TYPES } from '../../../rules/tdgs/content/types.ts';
import type { Share, TdgsFacts } from '../../../rules/tdgs/reasons.ts';
import type { TdgsRefusals } from '../../../rules/tdgs/refusals.ts';
import type { Tdgs } from '../../../rules/tdgs/sheet.ts';
import type { ResourceNames } from '../../grammar.ts';
import type { ActFacts, ActLabels, ActWords, QuestionWords, Say, Words } from '../../words.ts';
import { bookOf, type RefusalWords } from '../book.ts';
import { field } from '../map.ts';
import { tdgs as phrases } from '../phrases/tdgs.ts';
import { briefs, practice } from './briefs.ts';
import { glossary } from './glossary.ts';
import { sheetLines } from './lines.ts';

const squaresOf = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`;

/** What the rules' own names are called. */
const tdgsNames = {
  interrupt: 'interrupt',
  first: 'first',
  Dodge: 'Dodge',
  Block: 'Block',
  Parry: 'Parry',
  none: 'none',
  'opportunity attack': 'opportunity attack',
  yes: 'yes',
  no: 'no',
  'turn end': 'turn end',
  'with the last Action': 'with the last Action',
  'by hand': 'by hand',
  // English calls them as the book does.
  ...Object.fromEntries(DAMAGE_TYPES.map((type) => [type, type])),
};

/** How a roll comes out. */
const tdgsDegrees: Readonly<Record<Tdgs['degree'], string>> = {
  'critical failure': 'critical failure',
  failure: 'failure',
  success: 'success',
  'critical success': 'critical success',
  'critical miss': 'critical miss',
  miss: 'miss',
  hit: 'hit',
  'critical hit': 'critical hit',
};

/** The same at the end of a short sum. */
const tdgsResults: Readonly<Record<Tdgs['degree'], string>> = {
  'critical failure': 'a critical failure',
  failure: 'a failure',
  success: 'a success',
  'critical success': 'a critical success',
  'critical miss': 'a critical miss',
  miss: 'a miss',
  hit: 'a hit',
  'critical hit': 'a critical hit',
};

const tdgsResources: ResourceNames = {
  hp: { forms: { other: 'HP' }, harm: { other: 'damage' } },
  actions: { forms: { one: 'action', other: 'actions' } },
  step: { forms: { one: 'step', other: 'steps' } },
  uses: { forms: { one: 'use', other: 'uses' }, of: (name) => `uses of ${name}` },
  item: { forms: { other: 'left' }, of: (name) => name },
  pool: { forms: { other: 'pool' }, of: (name) => name },
  deflection: { forms: { other: 'deflection' }, of: (name) => `deflection of ${name}` },
};

const at = ({ target, self }: ActFacts, before = ' ') => (target === undefined || self ? '' : `${before}${target}`);
const tool = ({ tool: named }: ActFacts) => named ?? '';
const EQUIPS: Readonly<Record<string, string>> = { on: 'Put on', off: 'Take off', hand: 'Take in hand:' };
const SHOVES: Readonly<Record<string, (whom: string) => string>> = {
  prone: (whom) => `Knock${whom} down`,
  away: (whom) => `Push${whom} away`,
};
const ANSWERS: Readonly<Record<string, string>> = {
  full: 'Full defense',
  first: 'Answer attacks with what is ready',
  none: 'Answer no attacks',
  ask: 'Ask me at each attack',
};
const METHODS: Readonly<Record<string, string>> = {
  water: 'with water',
  'roll on the ground': 'by rolling on the ground',
  'smother it': 'by smothering it',
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => ANSWERS[manner] ?? `Answer attacks with ${manner}`,
  use: (act) => `Use ${tool(act)}${at(act, ' on ')}`,
  equip: ({ tool: thing, manner = '' }) => `${EQUIPS[manner] ?? 'Equip'} ${thing}`,
  move: (act) => `Move${at(act, ' up to ')}`,
  step: (act) => `Step${at(act, ' away from ')}`,
  disengage: (act) => `Disengage${at(act, ', but stay with ')}`,
  shove: (act) => SHOVES[act.manner ?? 'prone']?.(at(act)) ?? `Shove${at(act)}`,
  escape: () => 'Break free',
  stand: () => 'Stand up',
  chase: (act) => (act.manner === 'flee' ? `Flee${at(act, ' from ')}` : `Chase${at(act)}`),
  extinguish: (act) => `Put out the fire${at(act, ' on ')} ${METHODS[act.manner ?? ''] ?? ''}`.trim(),
  treat: (act) => `Treat the ${act.manner === 'poison' ? 'poison' : 'bleeding'}${at(act, ' of ')}`,
  ready: () => 'Get ready',
  fire: (act) =>
    `Now, as readied: ${[act.tool, act.manner].filter((each) => each !== undefined).join(' ')}${at(act, ' at ')}`,
  delay: (act) => (act.target === undefined ? 'Wait until all have acted' : `Wait until after${at(act)}`),
  search: ({ manner }) => (manner === 'other' ? 'Search by other senses' : `Search by ${manner}`),
  insight: (act) => `See through${at(act)}`,
  suggest: (act) => `Suggest something ${act.manner ?? ''}${at(act, ' to ')}`,
  dispel: (act) => `Dispel ${tool(act)}${act.self ? '' : at(act, ' on ')}`,
  instant: (act) => `Declare ${tool(act)}${at(act, act.helps ? ' on ' : ' at ')}`,
  hazard: ({ tool: hazard, manner }) =>
    hazard ?? (manner === 'out' ? 'Out of the hazard' : manner === 'in' ? 'Damage each round' : 'Damage once'),
  destroy: ({ tool: piece, manner }) => `${manner === 'mend' ? 'Mend' : 'Destroy'} ${piece}`,
  ward: ({ manner = '' }) => `Ward or curse: ${manner}`,
  check: (act) => `Check ${tool(act)}`,
};

/** What the acts of TDGS are called, and what their forms ask. */
const tdgsActs: ActWords = {
  labels,
  questions: {
    ready: { how: 'Then' },
    move: { whom: 'Up to whom?' },
    step: { whom: 'Away from whom?' },
    disengage: { whom: 'Whom do you stay with?' },
    ward: { how: 'What kind of damage?' },
    check: { how: 'By what sense?' },
  },
  hows: { in: 'each round, until they are out of it', other: 'other senses' },
  amounts: {
    squares: { asks: 'How many squares?', line: squaresOf },
    difficulty: { asks: 'Against what difficulty?', line: (amount) => `Difficulty ${amount}` },
    percent: { asks: 'How many percent?', line: (amount) => `${amount} %` },
  },
};

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
    squares === undefined ? `up to ${squaresOf(most)}, bands: ${bands}` : `${squares} of ${most} squares`,
  steps: () => 'one square',
  pushed: () => 'one square',
  'shoved by': ({ who, falls }, { name }) =>
    `shoved by ${name(who)}${falls === undefined ? '' : `, a fall of ${squaresOf(falls)}`}`,
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

const EACH = { round: 'a round', scene: 'a scene', day: 'a day' } as const;

/** What the questions of this book are in words. */
const tdgsQuestions: QuestionWords<TdgsFacts> = {
  attacked: ({ attacker, tool, limits = [] }, { name, safe, subject, priced }) => {
    const costs = (interrupt: string) => {
      const limit = limits.find((each) => each.interrupt === interrupt);
      if (!limit) return '';
      return `${limit.uses === 1 ? 'once' : limit.uses === 2 ? 'twice' : `${limit.uses} times`} ${EACH[limit.per]}`;
    };
    return {
      what: `${name(attacker)} attacks ${subject} with ${safe(tool)}.`,
      ask: '',
      answers: {
        Dodge: priced('Dodge', costs('Dodge')),
        Block: priced('Block', costs('Block')),
        Parry: priced('Parry', costs('Parry')),
        none: 'Take the blow',
      },
      stake: true,
    };
  },
  'moves away': ({ mover }, { name, called, subject }) => ({
    what: `${name(mover)} moves away from ${subject}.`,
    ask: 'A strike in passing is free.',
    answers: { yes: `Strike ${called(mover)}`, no: `Let ${called(mover)} go` },
  }),
};

/** What TDGS says no to, in plain words, with the way out. */
const tdgsRefusals: RefusalWords<TdgsRefusals> = {
  'not-in-use': ({ weapon, uses }) =>
    `The ${weapon} is not in hand: ${uses} is. Take it with \`/act action:equip with:${weapon}\`, or attack with ${uses}.`,
  'full-cover': ({ name }) => `${name} is behind full cover and cannot be shot at. Move first, or name another target.`,
  'no-line': ({ name }) => `No open line leads to ${name}. Move first, or name another target.`,
  'hidden-target': ({ name }) => `${name} is hidden. Look with \`/act action:search\` first, or name another target.`,
  charmed: ({ name, charmer }) =>
    `${name} is charmed by ${charmer} and cannot harm them. An ally can break the charm with \`/act action:wake\`.`,
  afraid: ({ name, source }) =>
    `${name} is afraid of ${source} and will not come closer. Shoot, move elsewhere, or strike at somebody else.`,
  grappled: ({ name, holder }) =>
    `${name} is held by ${holder}: attack ${holder}, or get free with \`/act action:escape\`.`,
  immune: ({ name, type, condition }) => `${name} is immune to ${type}, so ${condition} cannot take hold.`,
  already: ({ name, condition }) => `${name} has that already: ${condition}. A second one would change nothing.`,
  'not-bearing': ({ name, condition }) => `${name} has nothing of the kind: ${condition}. See \`/condition list\`.`,
  'no-spell-on': ({ name }) => `No spell lies on ${name}. Name somebody on whom one does; see \`/condition list\`.`,
  'nothing-to-wake': ({ name }) => `${name} is neither asleep nor charmed: there is nothing to wake them from.`,
  natural: ({ name, item }) => `${item} is a part of ${name} and is never taken off. Name something that is worn.`,
  'holds-one': ({ name, held }) => `${name} already holds ${held}. Let go first with \`/act action:release\`.`,
  'too-large': ({ name }) => `${name} is too large for that. Try something other than strength.`,
  'nobody-held': ({ name }) => `${name} holds nobody. Take hold with \`/act action:grapple\`.`,
  'not-adjacent': ({ name }) =>
    `${name} is out of arm’s reach. Get beside them with \`/act action:move\`; range is then Adjacent.`,
  cooldown: ({ name, ability, per }) =>
    `${name} has used ${ability} up. It comes back ${per === 'day' ? 'with a long rest' : `with the next ${per}`}.`,
  'too-far': ({ name, squares, most }) =>
    `${squares} squares are too many: ${name} moves 1 to ${most}. Take fewer with \`amount:\`.`,
  'nothing-to-treat': ({ name }) => `${name} has no bleeding and no such poison to treat. See \`/condition list\`.`,
  'needs-method': ({ name }) => `Say how the fire on ${name} is put out, with \`how:water\` or in your own words.`,
  'turn-begun': ({ name }) =>
    `${name} has begun this turn already. Delay comes before everything; end it with \`/turn end\`.`,
  'nobody-later': ({ name }) =>
    `There is no later place for that this round (${name}). Act now, or end the turn with \`/turn end\`.`,
  'nothing-readied': ({ name }) => `${name} holds no action ready. Ready one with \`/act action:ready\`, on its turn.`,
  deaf: ({ name }) => `${name} is deafened and cannot hear you from afar. Help beside them: range Adjacent.`,
  'friend-only': ({ name }) => `${name} is not on your side. Name an ally.`,
  'not-charmed': ({ name }) => `${name} is not charmed by you. Charm first, or try \`/act action:persuade\`.`,
  'by-action': ({ condition, action }) =>
    `${condition} needs more than a note can say. The GM does it with \`/act action:${action}\`.`,
  'knocked-out': ({ name }) =>
    `${name} is knocked out, not asleep: nobody can shake them awake. Healing to more than 5 % of their HP does it.`,
  'nobody-watches': ({ name }) =>
    `There is no conscious foe for ${name} to hide from. Do something else with the Action.`,
  'no-need': ({ name, item }) => `${name} has all HP, and nothing that ${item} would end: it would be wasted. Keep it.`,
  'no-type': ({ typed, near }) =>
    `Nobody here knows damage of the type ${typed}. Did you mean ${near}? If not, name it otherwise: a type is any word of yours.`,
  destroyed: ({ name, item }) =>
    `${item} of ${name} is destroyed. The GM can have it mended with \`/act action:destroy how:mend with:${item}\`.`,
  'not-destroyed': ({ name, item }) => `${item} of ${name} is whole: there is nothing to mend.`,
  'no-room': ({ name }) =>
    `${name} cannot be shoved away: there is no room behind them. Knock them down with \`how:prone\`.`,
  'not-away': ({ name, tile }) =>
    `${tile} is not one square further from you for ${name}. Choose one that is, or name none: then it goes straight away.`,
  'aim-where': ({ spell }) => `Say where ${spell} is aimed: a tile, or somebody who stands on it.`,
  'no-aim': ({ spell, tile }) => `${spell} cannot have its centre in the wall at ${tile}. Take another tile.`,
  'nobody-there': ({ spell, tile }) => `Aimed at ${tile}, ${spell} would touch nobody. Take another tile.`,
  'one-target': () => 'That is for one target at a time. Name just one.',
};

export const tdgs = bookOf({
  reasons: tdgsReasons,
  questions: tdgsQuestions,
  resources: tdgsResources,
  degrees: tdgsDegrees,
  results: tdgsResults,
  names: tdgsNames,
  refusals: tdgsRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: tdgsActs,
  practice,
});
