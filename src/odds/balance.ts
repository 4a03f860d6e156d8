// Which creatures, and how many, make a fight of each difficulty: what is to be found, and what was played so far.

import type { Encounter } from '../rules/core/encounter.ts';
import { type Forecast, NO_FIGHTS } from './forecast.ts';
import { type Kind, keyOf, type Lineup, partyOf, shareOf } from './lineup.ts';

/** A fair fight to be found. Plain data. */
export interface BalanceWork {
  readonly type: 'balance';
  /** The fight as it stands, on no field. Suggestions come into it, whoever is there already. */
  readonly encounter: Encounter;
  /** How many wait unseen who are left out of it. */
  readonly leftOut?: number;
  /** All who may come in: first the creatures to choose from, then one more of each who is there. */
  readonly kinds: readonly Kind[];
  /** How many of the kinds are creatures to choose from. */
  readonly creatures: number;
  /** The same seed comes to the same suggestions, however many threads share the work. */
  readonly seed: number;
}

/** A piece of the search: a few fights with a lineup, by their number among its own. */
export interface Trial {
  readonly lineup: Lineup;
  readonly piece: number;
}

/** How far the search has come. Plain data: it goes on from here. */
export interface Balance {
  readonly work: BalanceWork;
  /** All pieces so far, those of the stage under way included. The next stage depends on what all before it came to. */
  readonly planned: readonly Trial[];
  readonly done: number;
  /** What was played with each lineup, by its key. */
  readonly played: Readonly<Record<string, Forecast>>;
  /** Two kinds together, chosen once all kinds are known. */
  readonly mixes?: readonly Family[];
  /** How often mixes were added for a difficulty that nothing was found for. */
  readonly refills?: number;
}

/** Lineups that differ in how many there are of one kind. */
export interface Family {
  /** Who comes besides. */
  readonly with: Lineup;
  readonly kind: number;
  /** How many to try first. */
  readonly start: number;
}

/** Most of one kind. More can hardly be played at a table. */
export const MOST_OF_A_KIND = 12;

/** What was played with a lineup so far. */
export function playedWith({ played }: Pick<Balance, 'played'>, lineup: Lineup): Forecast {
  return played[keyOf(lineup)] ?? NO_FIGHTS;
}

/** How many fights were played. */
export function fightsOf({ played }: Pick<Balance, 'played'>): number {
  return Object.values(played).reduce((sum, { fights }) => sum + fights, 0);
}

/** The fight as it stands, where it is one, and with one more of each who is there. */
export function asItStands({ encounter, kinds, creatures }: BalanceWork): readonly Lineup[] {
  const stand = [...encounter.combatants, ...(encounter.hidden ?? [])].filter(({ vitality }) => vitality === 'up');
  if (new Set(stand.map(({ side }) => side)).size < 2) return [];
  return [[], ...kinds.slice(creatures).map((_, nth) => [{ kind: creatures + nth, count: 1 }])];
}

/** A lineup with one more of its most numerous kind. */
export function withOneMore(lineup: Lineup): Lineup {
  const most = Math.max(...lineup.map(({ count }) => count));
  const more = lineup.findLastIndex(({ count }) => count === most);
  return lineup.map(({ kind, count }, at) => ({ kind, count: at === more ? count + 1 : count }));
}

/** Each creature kind alone, and the mixes. */
export function familiesOf({ work, mixes = [] }: Pick<Balance, 'work' | 'mixes'>): readonly Family[] {
  const party = partyOf(work.encounter).length;
  const alone = work.kinds.slice(0, work.creatures).map(
    ({ strength }, kind): Family => ({
      with: [],
      kind,
      start: strength === undefined ? 2 : Math.round(party / strength),
    }),
  );
  return [...alone, ...mixes];
}

/** All lineups of a family that may be tried. */
export function lineupsOf(family: Family): readonly Lineup[] {
  return Array.from({ length: MOST_OF_A_KIND }, (_, before) => ofFamily(family, before + 1));
}

export function ofFamily({ with: others, kind }: Family, count: number): Lineup {
  return [...others, { kind, count }];
}

/** What is known of a family: how often the players win, by how many of its kind there are. */
export function sharesOf(balance: Balance, family: Family): (count: number) => number | undefined {
  return (count) => {
    const forecast = playedWith(balance, ofFamily(family, count));
    return forecast.fights === 0 ? undefined : shareOf(forecast);
  };
}
