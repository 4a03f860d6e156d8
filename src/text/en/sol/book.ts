import type { CoreFacts } from '../../../rules/core/reason.ts';
import type { SolFacts } from '../../../rules/sol/reasons.ts';
import type { SolRefusals } from '../../../rules/sol/refusals.ts';
import type { Sol } from '../../../rules/sol/sheet.ts';
import type { ResourceNames } from '../../grammar.ts';
import type { ActLabels, ActWords, Answering, QuestionWords, Words } from '../../words.ts';
import { bookOf, type RefusalWords } from '../book.ts';
import { grammar } from '../grammar.ts';
import { field } from '../map.ts';
import { sol as phrases } from '../phrases/sol.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const solNames = {
  reaction: 'reaction',
  none: 'none',
  dodge: 'dodge',
  parry: 'parry',
  'last point': 'last point',
  keep: 'keep',
  spend: 'spend',
  'wound words': 'wound words',
  later: 'later',
  mark: 'mark',
} as const;

/** How a roll comes out. */
const solDegrees: Readonly<Record<Sol['degree'], string>> = {
  failure: 'failure',
  success: 'success',
  'critical success': 'critical success',
};

/** The same at the end of a short sum. */
const solResults: Readonly<Record<Sol['degree'] | `attack: ${Sol['degree']}`, string>> = {
  'attack: failure': 'a miss',
  'attack: success': 'a hit',
  'attack: critical success': 'a critical hit',
  failure: 'a failure',
  success: 'a success',
  'critical success': 'a critical success',
};

const solResources: ResourceNames = {
  wounds: { forms: { one: 'wound', other: 'wounds' } },
  'action points': {
    forms: { one: 'action point', other: 'action points' },
    short: { one: 'point', other: 'points' },
  },
};

const REACTIONS: Readonly<Record<string, string>> = {
  none: 'React to no attacks',
  dodge: 'Dodge attacks',
  parry: 'Parry attacks',
  ask: 'Ask me at each attack',
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => REACTIONS[manner] ?? manner,
  'take-cover': ({ manner }) => `Take ${manner} cover`,
  posture: ({ manner = '' }) => manner,
  draw: ({ tool }) => `Draw ${tool}`,
  use: ({ tool }) => `Use ${tool}`,
  medkit: ({ target, self }) => `Medkit on ${self ? 'yourself' : target}`,
  test: ({ tool }) => (tool === undefined ? 'Test against somebody' : `Test ${tool}`),
  note: ({ tool }) => `Note what ${tool} is`,
  surprise: () => 'Surprise test',
};

/** What the acts of Project Sol are called, and what their forms ask. */
const solActs: ActWords = {
  labels,
  questions: { test: { whom: 'Against whom?' } },
};

const HITS = { one: 'hit', other: 'hits' } as const;
const HOURS = { one: 'hour', other: 'hours' } as const;
const POINTS = { one: 'action point', other: 'action points' } as const;

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const solReasons: Words<Omit<SolFacts, keyof CoreFacts>> = {
  wounds: () => 'wounds',
  'wounds of level': ({ level }) => `level ${level}`,
  'wound called': ({ level, letter }, { safe }) =>
    `level ${level} wound${letter === undefined ? '' : ` ${safe(`(${letter})`)}`}`,
  'in hand': ({ item }, { safe }) => `${safe(item)} in hand`,
  'standing order': ({ about, answer }, { named }) => `${named(about)}: ${named(answer)}`,

  skill: ({ skill }, { safe }) => safe(skill),
  attribute: ({ attribute }) => attribute,
  wound: ({ level }) => `level ${level} wound`,
  cover: ({ cover, thing, at = '', said, words }, { safe }) =>
    `${cover} cover${thing === undefined ? '' : `: ${field.the[thing]} at ${at}`}${said ? byWord(words && safe(words, 200)) : ''}`,
  flanked: ({ by, said, words }, { name, safe }) =>
    `flanked${by ? `: ${grammar.and(by.map(({ who, at }) => `${name(who)} ${at}`))}` : ''}${said ? byWord(words && safe(words, 200)) : ''}`,
  reaction: ({ reaction }) => reaction,
  'initiative bonus': () => 'initiative bonus',
  medkit: (_, { whose }) => named('medkit', whose),

  attack: () => 'attack',
  soak: () => 'soak',
  surprise: (_, { whose }) => named('surprise', whose),
  recovery: (_, { whose }) => named('recovery', whose),
  test: (_, { whose }) => named('test', whose),
  gear: ({ gear }, { safe, whose }) => named(safe(gear), whose),
  threshold: ({ level, hours }, { count }) =>
    `threshold${level === undefined ? '' : ` (level ${level} wound${hours === undefined ? '' : `, ${count(hours, HOURS)}`})`}`,
  difficulty: ({ difficulty }) => difficulty,

  critical: ({ net }, { count }) => `critical success, ${count(net, { one: 'net hit', other: 'net hits' })}`,
  'box full': ({ level }) => `no free level ${level} box`,
  'level wound': ({ level }) => {
    if (level === 0) return '0, a grazing hit';
    return level > 3 ? `level ${level} wound, for which there is no box` : `level ${level} wound`;
  },
  'natural recovery': () => 'natural recovery',

  action: ({ action }) => action.replaceAll('-', ' '),
  'full defense': () => 'full defense',
  surprised: () => 'surprised',
  'combat begins': () => 'combat begins',
  joins: () => 'joins the combat',
  'turn over': () => 'end of the turn',

  'shot taken': () => 'the shot is taken',
  moved: () => 'moved',
  wounded: () => 'wounded',
  'other cover': () => 'takes other cover',
  'stood up': () => 'stands up',
  anew: () => 'put on anew',
  'not surprised': () => 'not surprised',
  'first turn over': () => 'the first own turn is over',
  'fewer wounds': () => 'fewer wounds than BOD',

  unconscious: () => 'unconscious',
  asleep: () => 'asleep',
  awake: () => 'awake',
  newcomer: () => 'joined in the middle of the round',

  'leads enemies': ({ hits }, { dice, count }) => `${dice} = ${count(hits, HITS)}, leads the enemies`,
  'led by': ({ leader }, { name }) => `led by ${name(leader)}`,
  'standing score': ({ hits }, { count }) =>
    hits === undefined ? 'with the enemies' : `under the enemies’ score, ${count(hits, HITS)}`,
  'no enemies': ({ hits }, { dice, count }) => `${dice} = ${count(hits, HITS)}, no enemies`,
  'before enemies': ({ hits }, { dice, count }) => `${dice} = ${count(hits, HITS)}, before the enemies`,
  'tied with enemies': ({ hits }, { dice, count }) => `${dice} = ${count(hits, HITS)}, a tie: after the enemies`,
  'after enemies': ({ hits }, { dice, count }) => `${dice} = ${count(hits, HITS)}, after the enemies`,

  'last point': () => 'one action point left in the last stand: whoever spends it falls unconscious',
  'bought hits': ({ hits, dice, threshold, difficulty, enough }, { count }) => {
    const bought = `${count(hits, HITS)} bought with ${count(dice, { one: 'die', other: 'dice' })}`;
    if (threshold === undefined) return bought;
    return `${bought}, ${difficulty ?? 'threshold'} ${threshold}: ${enough ? 'success' : 'failure'}`;
  },
  rested: ({ hours, lost }, { count }) => {
    if (lost === 0) return count(hours, HOURS);
    if (lost === hours) return `${count(hours, HOURS)}, too short for an attempt`;
    return `${count(hours, HOURS)}, the last ${lost} too short for another attempt`;
  },
  mark: ({ mark }, { safe }) => safe(mark, 200),
  'able to act': ({ side }, { safe }) =>
    side === undefined ? 'nobody is able to act' : `only the ${safe(side)} are able to act`,

  'attack on you': ({ attacker, item, points, cost, last }, { name, safe, count }) =>
    `${name(attacker)} attacks with ${safe(item)}. A reaction costs ${cost} of your ${count(points, POINTS)}${
      last ? ', the last: you would fall unconscious' : ''
    }.`,
  'words for wound': ({ level, from }, { word }) => `A level ${level} wound by ${word(from)}: what is it in the story?`,
  'mark for wound': ({ who, from, words }, { name, safe, word }) =>
    `${name(who)}’s level 3 wound heals (${words === undefined ? word(from) : safe(words)}). What mark does it leave, on body or mind?`,
};

/** What the GM says in place of the field, and why. */
function byWord(why: string | undefined): string {
  return `, by the GM’s word${why ? `: “${why}”` : ''}`;
}

/** What a roll is for, and whose it is where that is not plain. */
function named(what: string, whose: string | undefined): string {
  return whose === undefined ? what : `${what}, ${whose}`;
}

/** What the questions of this book are in words. */
const solQuestions: QuestionWords<SolFacts> = {
  'attack on you': ({ attacker, item, points, cost, dice, last: isLast }, say) => {
    const { name, safe, subject, priced, brief, open } = say;
    const last = open && isLast === true;
    const attack = `${name(attacker)} attacks with ${safe(item)}.`;
    const reaction = (verb: string): Answering =>
      last ? { label: `${verb} and fall`, hurts: true } : priced(verb, brief(cost, 'action points'));
    const more = dice === undefined ? '' : `adds ${say.count(dice, { one: 'die', other: 'dice' })} and `;
    return {
      what: last
        ? `The last point: whoever spends it falls unconscious. ${attack}`
        : `${name(attacker)} attacks ${subject} with ${safe(item)}.`,
      ask: last || !open ? '' : `A reaction ${more}costs ${cost} of ${brief(points, 'action points')}.`,
      answers: { dodge: reaction('Dodge'), parry: reaction('Parry'), none: 'Do not react' },
      stake: true,
    };
  },
  'words for wound': ({ level, from }, { word, subject }) => ({
    what: `${subject} takes a level ${level} wound by ${word(from)}.`,
    ask: 'What is it in the story?',
    answers: {},
  }),
  'mark for wound': ({ from, words }, { safe, word, subject }) => ({
    what: `A level 3 wound of ${subject} heals (${words === undefined ? word(from) : safe(words)}).`,
    ask: 'What mark does it leave, on body or mind?',
    answers: {},
  }),
};

/** What Project Sol's rules say no to, in plain words with the way out. Facts may hold names; the caller escapes them. */
export const solRefusals: RefusalWords<SolRefusals> = {
  concealed: ({ target }) =>
    `There is no line of sight to ${target}: no attack may target them. \`/act action:move\` first, or pick another target.`,
  'not-flanked': ({ target, enemies }) =>
    `${target} is flanked only between two enemies who can act, and has ${enemies}. Attack without \`flanked\`.`,
  'not-in-hand': ({ weapon, hand, cost }) =>
    `The ${weapon} is not in hand; the ${hand} is. \`/act action:draw with:${weapon}\` draws it for ${cost} action ${cost === 1 ? 'point' : 'points'} (house value).`,
  'out-of-reach': ({ tool, target, metres }) =>
    `The ${tool} reaches only squares that touch; ${target} is ${metres} m away. \`/move\` closer first, or pick another target.`,
  'cover-by-place': ({ name }) =>
    `On a field cover is where ${name} stands: \`/move\` behind something, such as a crate or a wall.`,
  'in-hand': ({ weapon, name }) => `${name} holds the ${weapon} already. \`/attack\` with it, or draw another.`,
  'aim-full': ({ name, most }) => `${name} aims as well as can be: +${most}. \`/attack\` now.`,
  'no-styles': ({ typed }) => `Project Sol has no attack style “${typed}”. Leave \`style\` out.`,
  'no-stress': () => 'Nothing is staked on an attack in Project Sol. Leave `stress` out.',
  'already-so': ({ name, state }) =>
    `${name} is ${state.endsWith('cover') ? `in ${state}` : state} already. Spend the point on something else, or \`/turn end\`.`,
  'no-wounds': ({ name }) => `${name} has no wounds.`,
  'medkit-tried': ({ name, level }) =>
    `A medkit has been tried on every level ${level} wound of ${name}, and once is all a wound gets. \`/rest\` after the fight.`,
  'no-medkit': ({ name }) =>
    `${name} carries no medkit. Somebody else may: \`/act action:medkit target:${name}\` on their turn.`,
  'buying-forbidden': () =>
    'Hits are bought only where the GM allows it: the GM sets `buying-hits` to true. Or roll the test.',
  'buying-in-combat': () =>
    'Hits cannot be bought in combat. Roll the test: leave `how: bought hits` out, name a difficulty.',
  'surprise-late': () =>
    'Surprise is tested before the rounds run. While they do, the GM puts it on: `/condition add condition:surprised`.',
  'follows-of-itself': ({ condition }) =>
    `“${condition}” follows from wounds, points and turns by itself. Change those: \`/condition add condition:wound\` or \`/adjust\`.`,
  hours: ({ most }) => `Say how many hours you rest, from 1 to ${most}: \`/rest kind:8 hours\`.`,
  'no-gear': ({ name }) => `${name} has no gear with an action of its own.`,
  'no-attribute': ({ typed, known }) =>
    `“${typed}” has no attribute in it. A pool is a skill and an attribute, as in \`Perception + INT\`, or two attributes. There are: ${known}.`,
  'one-difficulty': ({ one, other }) =>
    `A test has one difficulty, and you say two: ${one} and ${other}. Leave one out.`,
  'no-use': ({ option }) => `${NO_USE[`${option}`] ?? `\`${option}\` changes nothing here`}. Leave it out.`,
  'no-words': ({ wound }) => `Say what ${wound} is in the story: \`/act action:note say:a broken rib\`.`,
};

/** Why an option has no use, by its name among the facts of a deed. */
const NO_USE: Readonly<Record<string, string>> = {
  targets: 'This is not done to anybody: `target` changes nothing',
  tool: 'This is not done with anything: `with` changes nothing',
  manner: 'There is one way to do this: `how` changes nothing',
  amount: 'There is nothing to count here: `amount` changes nothing',
  to: 'This leads nowhere: a tile changes nothing',
  range: 'Ranges are not kept in Project Sol: `range` changes nothing',
  cover: 'Nobody is attacked by this: `cover` changes nothing',
  flanked: 'Nobody is attacked by this: `flanked` changes nothing',
  behind: 'Backs are like fronts in Project Sol, but for being flanked: `behind` changes nothing',
  highGround: 'High ground is like any other in Project Sol: `high_ground` changes nothing',
};

export const sol = bookOf({
  reasons: solReasons,
  questions: solQuestions,
  resources: solResources,
  degrees: solDegrees,
  results: solResults,
  names: solNames,
  refusals: solRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: solActs,
  practice,
});
