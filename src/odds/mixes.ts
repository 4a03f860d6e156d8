// Which two kinds are tried together.

import { seededChance } from '../rules/core/seeded-chance.ts';
import { type Balance, type Family, familiesOf, MOST_OF_A_KIND, playedWith, sharesOf } from './balance.ts';
import { evenCount } from './counts.ts';
import { besideOf, missingOf } from './gaps.ts';
import { keyOf, type Lineup, shareOf } from './lineup.ts';

const MOST_MIXES = 8;
/** Most that are tried at once for a difficulty of which nothing else is. */
const MOST_FILLING = 4;
/** Strong is whoever is even with the party in such numbers; weak, of whom so many are needed. */
const STRONG = { over: 1, most: 4 } as const;
const FEWEST_WEAK = 4;

/** A strong kind with a weak one, by chance of the seed. */
export function mixesOf(balance: Balance): readonly Family[] {
  const chance = seededChance(balance.work.seed);
  const evens = familiesOf(balance).flatMap((family) => {
    const even = evenCount(sharesOf(balance, family), MOST_OF_A_KIND);
    return even === undefined ? [] : [{ kind: family.kind, even }];
  });
  const weak = evens.filter(({ even }) => even >= FEWEST_WEAK);
  return evens
    .filter(({ even }) => even > STRONG.over && even <= STRONG.most)
    .map((strong) => ({ strong, by: chance(), other: weak[Math.floor(chance() * weak.length)] }))
    .toSorted((a, b) => a.by - b.by)
    .flatMap(({ strong, other }): readonly Family[] => {
      if (!other || other.kind === strong.kind) return [];
      const start = Math.max(1, Math.round(other.even * (1 - 1 / strong.even)));
      return [{ with: [{ kind: strong.kind, count: 1 }], kind: other.kind, start }];
    })
    .slice(0, MOST_MIXES);
}

/**
 * For a difficulty that no number of a kind makes, one being too easy and one more too hard: the number that is too easy, the
 * hardest first, with some of a weaker kind, by chance of the seed.
 */
export function gapMixesOf(balance: Balance): readonly Family[] {
  const { work, mixes = [], refills = 0 } = balance;
  const chance = seededChance(work.seed + refills + 1);
  const isThere = (base: Lineup, weak: number) =>
    mixes.some(({ with: others, kind }) => kind === weak && keyOf(others) === keyOf(base));
  return missingOf(balance).flatMap((missing) => {
    const bases = familiesOf(balance).flatMap((family) => {
      const { easier, harder } = besideOf(balance, family, missing);
      if (!easier || !harder || easier.length > 1) return [];
      return [{ lineup: easier, kind: family.kind, share: shareOf(playedWith(balance, easier)) }];
    });
    return bases
      .toSorted((a, b) => a.share - b.share)
      .flatMap(({ lineup, kind }): readonly Family[] => {
        const weaker = work.kinds.slice(0, kind).flatMap((_, weak) => (isThere(lineup, weak) ? [] : [weak]));
        const chosen = weaker[Math.floor(chance() * weaker.length)];
        return chosen === undefined ? [] : [{ with: lineup, kind: chosen, start: 1 }];
      })
      .slice(0, MOST_FILLING);
  });
}
