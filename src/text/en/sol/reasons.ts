import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { SolFacts } from '../../../rules/sol/reasons.ts';
import type { Words } from '../../words.ts';
import { field } from '../core/field.ts';
import { grammar } from '../grammar.ts';

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
