import { expect, test } from 'vitest';
import { tiedFight, WIN_SHARE_ERROR, winShares, withReadyFriend } from './ending-turns.ts';

test.each([
  ['a tie', tiedFight],
  ['a readied attack', withReadyFriend],
] as const)(
  'Dungeoneers, %s: a forecast plays it as part of the fight, so it is the same within its error',
  (_, make) => {
    const [ending, keeping] = winShares(make());
    expect(Math.abs(ending - keeping)).toBeLessThan(WIN_SHARE_ERROR);
  },
);
