import { capital, number } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { count } = grammar;
const ROLLS = { one: 'roll', other: 'rolls' } as const;
const FIGHTS = { one: 'fight', other: 'fights' } as const;
const HITS = { one: 'hit', other: 'hits' } as const;

/** One digit after the point. */
const few = (value: number) => number(Math.round(value * 10) / 10);

/** Dice of one kind: so many, and what all of them came to. */
interface Came {
  readonly sides: number;
  readonly dice: number;
  readonly came: number;
  readonly expected: number;
  /** Hits are counted, from this face on. */
  readonly from?: number;
  /** Of so many thrown together the highest counts. */
  readonly of?: number;
  /** Less is better. */
  readonly low?: true;
}

/** Who was lucky with their dice. Names are safe to show already. */
export const luck = {
  title: 'Luck of the dice',
  /** Of 100 with the same dice so many are less lucky. Never all or none: it could always have been worse. */
  of: (betterThan: number) => {
    const near = Math.min(99, Math.max(1, Math.round(betterThan)));
    // So near to the middle the dice beside it may well look better or worse than the ranks of whole rolls say.
    if (near >= 40 && near <= 60) return `usual luck, better than ${near} of 100`;
    return near >= 50 ? `luckier than ${near} of 100` : `unluckier than ${100 - near} of 100`;
  },
  tooFew: 'too few rolls to tell',
  /** Creatures of one name. */
  several: (name: string, those: number) => `${name}, ${those} of them`,
  line: (name: string, of: string, rolls: number) => `${name}: **${of}** (${count(rolls, ROLLS)})`,
  dice: ({ sides, dice, came, expected, from, of, low }: Came) => {
    const thrown =
      of === undefined ? `${dice} d${sides}` : `${dice} × the ${of === 2 ? 'higher' : 'highest'} of ${of}d${sides}`;
    const fell =
      from === undefined
        ? `${few(came / dice)}${dice > 1 ? ' each' : ''}, usual ${few(expected / dice)}`
        : `${count(came, HITS)}, usual ${few(expected)}`;
    return `${thrown}: ${fell}${low ? ', the less the better' : ''}`;
  },
  how: 'Each roll counts the same, by how many of all the ways in which its dice could have fallen are worse. 50 of 100 is the middle.',
  nobody: 'No dice have been thrown yet.',
  more: (left: number) => `… and ${count(left, { one: 'other', other: 'others' })}`,
  button: 'Luck',
  own: 'Your luck',
  yours: (of: string, fights: number, rolls: number) =>
    `**${capital(of)}**, with the dice of those you played in ${count(fights, FIGHTS)} (${count(rolls, ROLLS)})`,
  noneOfYours: 'No dice have been thrown for you in fights on this server in which somebody is yours.',
  scene: (name: string) => `Luck in ${name}`,
  turned: 'Turning points',
  /** `first`: as it began, in words. */
  whose: (side: string, first: string | undefined) =>
    `the odds that ${side} win${first === undefined ? '' : `, ${first} at first`}`,
  /** In fives; only what is over is certain. */
  share: (share: number) => {
    if (share === 0 || share === 1) return grammar.percent(100 * share);
    return grammar.percent(Math.min(95, Math.max(5, 5 * Math.round(share * 20))));
  },
  point: (round: string, deed: string) => `${round}: ${deed}`,
  state: {
    working: (percent: number) => `Still being looked for: ${percent} %.`,
    none: 'No single deed turned it.',
    done: 'From before and after each of these deeds the rest was played out by other dice, often enough to tell it from chance.',
    ended: (how: string) => `${how} There may be more turning points.`,
  },
} as const;
