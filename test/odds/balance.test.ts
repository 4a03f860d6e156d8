import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../commands/balance.ts';
import type { BalanceSearch, Lineup } from '../../src/odds/balance.ts';
import {
  currentLineups,
  DIFFICULTIES,
  difficultyOf,
  fightCountOf,
  forecastWith,
  lineupKey,
  suggestionsOf,
  suggestionsToShow,
  winShareOf,
  withLineup,
  withOneMore,
} from '../../src/odds/balance.ts';
import {
  countForEvenFight,
  countsToTry,
  difficultiesWithoutSuggestion,
  isBalanceSearchDone,
  isTooHard,
  nearestLineups,
  newBalanceSearch,
  withTrial,
} from '../../src/odds/balance-search.ts';
import { FIGHTS_PER_PIECE, NO_FIGHTS } from '../../src/odds/forecast.ts';
import { ENEMIES, PLAYERS } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { searchedBalance, strengthOf, winAgainst } from './scripted.ts';

/** Three of a system's characters against `count` of its first creature. */
function workFor(system: string, count = 0) {
  const rules = rulesNamed(system)!;
  const start = openingEncounter(rules);
  const namesOfKind = (kind: string) => rules.archetypes.filter((each) => each.kind === kind).map(({ name }) => name);
  const [heroes, [creature = '']] = [namesOfKind('character'), namesOfKind('creature')];
  const combatants = [
    ...[0, 1, 2].map((nth) => premadeCombatant(rules, heroes[nth % heroes.length]!, start, { id: `hero-${nth}` })),
    ...Array.from({ length: count }, (_, index) => premadeCombatant(rules, creature, start, { id: `enemy-${index}` })),
  ];
  const workResult = balanceOf({ ...start, combatants }, { hidden: false, seed: 1 });
  if (!workResult.ok) throw new Error(workResult.why.type);
  return workResult.value;
}

describe.each(BUILT_IN_IDS)('%s: the search for a fair fight', (system) => {
  const work = workFor(system);
  const balance = searchedBalance(newBalanceSearch(work));
  const suggestions = suggestionsOf(balance);

  test('suggests fights as hard as it says, at most two of each difficulty', () => {
    for (const { difficulty, lineup, forecast } of suggestions) {
      expect(difficultyOf(winShareOf(forecast))).toBe(difficulty);
      expect(winShareOf(forecast)).toBeCloseTo(Math.min(1, winAgainst(lineup)), 1);
    }
    for (const { name } of DIFFICULTIES) {
      const matching = suggestions.filter(({ difficulty }) => difficulty === name);
      expect(matching.length).toBeGreaterThan(0);
      expect(matching.length).toBeLessThanOrEqual(2);
    }
    expect(new Set(suggestions.map(({ lineup }) => lineupKey(lineup))).size).toBe(suggestions.length);
  });

  test('plays each suggestion, and the same with one more, until it is known well', () => {
    for (const { lineup, forecast, more } of suggestions) {
      expect(forecast.fights).toBeGreaterThanOrEqual(240);
      expect(more.fights).toBeGreaterThanOrEqual(80);
      expect(winShareOf(more)).toBeLessThanOrEqual(winShareOf(forecast));
      expect(more).toBe(forecastWith(balance, withOneMore(lineup)));
    }
    expect(fightCountOf(balance)).toBeLessThan(30_000);
  });

  test('continues where it was, with the same result', () => {
    const halfwayBalance: BalanceSearch = JSON.parse(JSON.stringify(newBalanceSearch(work)));
    expect(suggestionsOf(searchedBalance(halfwayBalance))).toEqual(suggestions);
  });
});

test('until it ends it shows nothing played fewer than 24 times; in the end it shows everything', () => {
  // The players win seven of every eight fights, no matter which enemies they fight.
  const fight = { ...NO_FIGHTS, fights: FIGHTS_PER_PIECE, won: { [PLAYERS]: 7 } };
  let balance = newBalanceSearch(workFor('mastery'));
  while (suggestionsOf(balance).length === 0) balance = withTrial(balance, fight);
  const [first] = suggestionsOf(balance);
  expect(first?.forecast.fights).toBe(FIGHTS_PER_PIECE);
  expect(suggestionsToShow(balance, 'working')).toEqual([]);
  expect(suggestionsToShow(balance, 'stopped')).toEqual([first]);
  while (suggestionsToShow(balance, 'working').length === 0) balance = withTrial(balance, fight);
  expect(suggestionsToShow(balance, 'working')[0]?.forecast.fights).toBe(24);
});

test('mixes are one of a strong kind with several of a weak one, listed beside the others', () => {
  const work = workFor('tdgs');
  const { mixes = [], ...found } = searchedBalance(newBalanceSearch(work));
  expect(mixes.length).toBeGreaterThan(0);
  for (const { with: strong, kind } of mixes) {
    expect(strong.map(({ count }) => count)).toEqual([1]);
    expect(kind).toBeLessThan(strong[0]!.kind);
  }
  const suggested = suggestionsOf({ ...found, mixes });
  for (const { name } of DIFFICULTIES) {
    const kinds = suggested.flatMap(({ difficulty, lineup }) => (difficulty === name ? [lineup.length] : []));
    expect([name, ...kinds]).toEqual([name, 1, 2]);
  }
});

test('among equals, fewer creatures and shorter fights come first, and other seeds give other kinds', () => {
  const work = workFor('tdgs');
  const smallWork = { ...work, kinds: work.kinds.slice(0, 9), creatures: 9 };
  // Two more creatures lower the players' chance to win by as much as the next stronger kind of creature does, so many
  // lineups are equally hard. Among them, only fights against the eighth kind take many rounds.
  const fight = ([one, ...others]: Lineup) => (one && others.length === 0 ? 1.36 - (one.count + 2 * one.kind) / 25 : 0);
  const rounds = ([one]: Lineup) => (one?.kind === 7 ? 40 : 5);
  const hardSuggestions = (seed: number) =>
    suggestionsOf(searchedBalance(newBalanceSearch({ ...smallWork, seed }), fight, rounds))
      .filter(({ difficulty }) => difficulty === 'hard')
      .map(({ lineup: [one] }) => one!);
  const foundSuggestions = [1, 2, 3, 4, 5, 6].flatMap(hardSuggestions);
  for (const { kind, count } of foundSuggestions) expect([kind !== 7, count <= 9]).toEqual([true, true]);
  expect(new Set(foundSuggestions.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

test('a fight with enemies is tried as it is, and with one more of each combatant in it', () => {
  const work = workFor('tdgs', 2);
  const lineups = currentLineups(work);
  expect(lineups[0]).toEqual([]);
  const otherKinds = lineups.slice(1).map(([one]) => work.kinds[one!.kind]!);
  expect(otherKinds.map(({ side }) => side)).toEqual([ENEMIES, PLAYERS, PLAYERS, PLAYERS]);
  const balance = searchedBalance(newBalanceSearch(work), (lineup) => 0.6 - strengthOf(lineup) / 10);
  for (const lineup of lineups) expect(forecastWith(balance, lineup).fights).toBeGreaterThanOrEqual(80);
  expect(currentLineups(workFor('tdgs'))).toEqual([]);
});

test('a lineup that looked too hard at first is played again before the search gives up', () => {
  const work = workFor('tdgs');
  const smallWork = { ...work, kinds: work.kinds.slice(0, 5), creatures: 5 };
  // Players win 7 of 8 fights against one creature of a kind other than the weakest, and fewer than half against two.
  // Against five of the weakest kind, they win half of the first 24 fights, and three in four after that.
  const winCount = ([{ kind, count } = { kind: 0, count: 0 }, ...others]: Lineup, piece: number) => {
    if (others.length > 0) return 0;
    if (kind > 0) return count === 1 ? 7 : count === 2 ? 3 + (piece % 2) : 0;
    if (count === 5) return piece < 3 ? 4 : 6;
    return count < 4 ? 8 : count === 4 ? 7 - (piece % 2) : 0;
  };
  let balance = newBalanceSearch(smallWork);
  while (!isBalanceSearchDone(balance)) {
    const { lineup, piece } = balance.planned[balance.done]!;
    const wonFights = { [PLAYERS]: winCount(lineup, piece) };
    balance = withTrial(balance, { ...NO_FIGHTS, fights: FIGHTS_PER_PIECE, won: wonFights });
  }
  const hardSuggestions = suggestionsOf(balance).filter(({ difficulty }) => difficulty === 'hard');
  expect(hardSuggestions.map(({ lineup }) => lineup)).toEqual([[{ kind: 0, count: 5 }]]);
});

test('if no number of one kind has a difficulty, lineups that are too easy are tried with some of a weaker kind', () => {
  const work = workFor('tdgs');
  const smallWork = { ...work, kinds: work.kinds.slice(0, 3), creatures: 3 };
  // Up to four creatures of one kind are easy, and five are too hard. Each added creature of another kind makes the
  // fight a little harder.
  const fight = (lineup: Lineup) => {
    const [{ count } = { count: 0 }, { count: more } = { count: 0 }] = lineup;
    return count > 4 ? 0 : 1 - more / 8;
  };
  const { mixes = [], ...found } = searchedBalance(newBalanceSearch(smallWork), fight);
  expect(mixes.length).toBeGreaterThan(0);
  for (const { with: others, kind } of mixes) expect(kind).toBeLessThan(others[0]!.kind);
  const suggested = suggestionsOf({ ...found, mixes });
  expect(new Set(suggested.map(({ difficulty }) => difficulty))).toContain('hard');
  for (const { difficulty, lineup } of suggested) expect(difficultyOf(fight(lineup))).toBe(difficulty);
  expect(difficultiesWithoutSuggestion({ ...found, mixes }).map(({ name }) => name)).not.toContain('hard');
});

test('the only lineup of a difficulty is played until it is known, even if it looked harder at first', () => {
  const work = workFor('tdgs');
  const smallWork = { ...work, kinds: work.kinds.slice(0, 3), creatures: 3 };
  // Against four creatures of the weakest kind, players win half of the first 80 fights, and three in four after that.
  // Against a single creature of either stronger kind, they win fewer than half.
  const winCount = ([{ kind, count } = { kind: 0, count: 0 }, ...others]: Lineup, piece: number) => {
    if (others.length > 0) return 0;
    if (kind > 0) return count === 1 ? 3 + (piece % 2) : 0;
    if (count === 4) return piece < 10 ? 4 : 6;
    return count < 4 ? 8 : 0;
  };
  let balance = newBalanceSearch(smallWork);
  while (!isBalanceSearchDone(balance)) {
    const { lineup, piece } = balance.planned[balance.done]!;
    const wonFights = { [PLAYERS]: winCount(lineup, piece) };
    balance = withTrial(balance, { ...NO_FIGHTS, fights: FIGHTS_PER_PIECE, won: wonFights });
  }
  expect(suggestionsOf(balance).find(({ difficulty }) => difficulty === 'hard')?.lineup).toEqual([
    { kind: 0, count: 4 },
  ]);
});

test('if everything is too easy or too hard, the search ends, and knows what is nearest', () => {
  const work = workFor('sol');
  const smallWork = { ...work, kinds: work.kinds.slice(0, 3), creatures: 3 };
  const [lost, won] = [
    searchedBalance(newBalanceSearch(smallWork), () => 0),
    searchedBalance(newBalanceSearch(smallWork), () => 1),
  ];
  expect([suggestionsOf(lost), suggestionsOf(won)]).toEqual([[], []]);
  const bounds = { from: 0.3, to: 0.55 };
  expect(nearestLineups(lost, bounds)).toEqual({ easier: undefined, harder: [{ kind: 0, count: 1 }] });
  expect(nearestLineups(won, bounds)).toEqual({ easier: [{ kind: 2, count: 12 }], harder: undefined });
  expect([won.refills, lost.refills]).toEqual([undefined, undefined]);
});

test('for a fight that is already too hard nothing is suggested, and nothing is searched', () => {
  const balance = searchedBalance(newBalanceSearch(workFor('sol', 2)), (lineup) => (lineup.length === 0 ? 0.1 : 0.05));
  expect([isTooHard(balance), suggestionsOf(balance), balance.mixes]).toEqual([true, [], undefined]);
  expect(fightCountOf(balance)).toBeLessThan(900);
  expect(isTooHard(searchedBalance(newBalanceSearch(workFor('sol', 2)), () => 0.5))).toBe(false);
});

test('creatures that differ only in their names are tried once', () => {
  for (const { kinds, creatures } of BUILT_IN_IDS.map((system) => workFor(system))) {
    const sheets = kinds
      .slice(0, creatures)
      .map(({ sheet, standingOrders }) => JSON.stringify([sheet, standingOrders]));
    expect(new Set(sheets).size).toBe(creatures);
  }
});

test('a lineup joins the fight unhurt, before its first deed, and no one else changes', () => {
  const { encounter, kinds } = workFor('dungeoneers', 1);
  const fightWithLineup = withLineup(encounter, kinds, [
    { kind: 0, count: 2 },
    { kind: 1, count: 1 },
  ]);
  expect(fightWithLineup.combatants).toBe(encounter.combatants);
  expect(fightWithLineup.hidden?.map(({ sheet }) => sheet)).toEqual([
    kinds[0]!.sheet,
    kinds[0]!.sheet,
    kinds[1]!.sheet,
  ]);
  const ids = [...fightWithLineup.combatants, ...(fightWithLineup.hidden ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('how many are tried next', () => {
  const shares = (values: Readonly<Record<number, number>>) => (count: number) => values[count];
  const countRange = { start: 3, most: 12 };

  test.each([
    ['at the number that should be even', {}, [3]],
    ['twice as many while the players win', { 3: 1 }, [6]],
    ['no more than there may be', { 3: 1, 6: 1 }, [12]],
    ['halfway between too few and too many', { 3: 1, 6: 0 }, [4]],
    ['below the first if that is too many', { 3: 0 }, [1]],
    ['nothing if the edge is between two neighbors', { 3: 1, 4: 0 }, []],
    ['nothing if even one is too strong', { 1: 0 }, []],
    ['nothing if all are too weak', { 3: 1, 6: 1, 12: 1 }, []],
    ['on each side of a wide edge', { 2: 1, 6: 0.68, 10: 0 }, [4, 8]],
  ])('%s', (_, known, wanted) => {
    expect(countsToTry(shares(known), countRange).toSorted((a, b) => a - b)).toEqual(wanted);
  });

  test('the even number lies between the last that is won and the first that is lost', () => {
    expect(countForEvenFight(shares({ 2: 1, 4: 0.6, 6: 0.2 }), 12)).toBe(5);
    expect(countForEvenFight(shares({ 1: 0.2 }), 12)).toBeUndefined();
    expect(countForEvenFight(shares({ 12: 0.9 }), 12)).toBeUndefined();
  });
});

test.each([
  [1, 'easy'],
  [0.95, 'easy'],
  [0.949, 'fair'],
  [0.8, 'fair'],
  [0.799, 'hard'],
  [0.55, 'hard'],
  [0.549, 'deadly'],
  [0.3, 'deadly'],
  [0.299, 'hopeless'],
])('a share of %d is %s', (share, difficulty) => {
  expect(difficultyOf(share)).toBe(difficulty);
});
