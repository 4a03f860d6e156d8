import { grammar } from '../grammar.ts';

/** The words of arithmetic itself, around the reasons of its numbers. What is put in is written already. */
export const sums = {
  noDice: 'no dice',
  lost: (faces: string) => ` (lost: ${faces})`,
  brings: (amount: string) => `brings ${amount}`,
  noHarm: 'no damage',
  back: (amount: string) => `${amount} back`,
  of: (who: string, sum: string) => `${who}: ${sum}`,
  dropped: (kept: string, dropped: string) => `${kept}, dropped ${dropped}`,
  hitCount: (hits: number) => grammar.count(hits, { one: 'hit', other: 'hits' }),
  netHits: (hits: number) => grammar.count(hits, { one: 'net hit', other: 'net hits' }),
  atMost: (why: string, most: number) => `${why}: at most ${most}`,
  moreDice: (why: string, dice: number) =>
    `${why}: ${grammar.count(Math.abs(dice), { one: 'die', other: 'dice' })} ${dice > 0 ? 'more' : 'fewer'}`,
  against: (other: string) => `against ${other}`,
  decidedBy: (what: string) => `, but ${what}`,
  heals: (who: string, what: string) => `${who}: **${what}** heals`,
  both: (kinds: readonly string[]) => kinds.join(' and '),
  /** A miss, and what would have hit: "a miss (11 needed)". */
  needed: (result: string, goal: string) => `${result} (${goal} needed)`,
  place: (line: string, place: number, of: number) => `${line}, place ${place} of ${of}`,
  order: (line: string) => `Order: ${line}`,
  more: (count: number) => `and ${count} more`,
  moreSums: (count: number) => `and ${count} sums more`,
} as const;
