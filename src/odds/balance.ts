// Which creatures, and how many, make a fight of each difficulty: what is to be found, and what was played so far.

import { seededChance } from '../rules/core/dice.ts';
import { type Combatant, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { chanceOfWinning, type Forecast, intervalOf, NO_FIGHTS, roundsOf, type WorkState } from './forecast.ts';

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

/** What somebody is who may come into a fight, unhurt: a ready-made creature, or one more like those who are there. */
export interface Kind {
  readonly name: string;
  readonly side: string;
  readonly sheet: Combatant['sheet'];
  /** Those it comes with. */
  readonly standingOrders?: Combatant['standingOrders'];
  /** So many of the ready-made characters one of it is worth. Absent: that is not known. */
  readonly strength?: number;
}

/** Who comes into a fight: how many of which kind, by its place in a list of kinds. None: the fight as it stands. */
export type Lineup = readonly { readonly kind: number; readonly count: number }[];

/** By what a lineup is told from others. */
export function keyOf(lineup: Lineup): string {
  return lineup.map(({ kind, count }) => `${kind}x${count}`).join('+');
}

/** What ids of those begin with who are not there yet: nobody's at the table do. */
const COMING = '+';

/** The fight with a lineup, who come in before its first deed. */
export function withLineup(encounter: Encounter, kinds: readonly Kind[], lineup: Lineup): Encounter {
  if (lineup.length === 0) return encounter;
  const coming = lineup.flatMap(({ kind, count }) => {
    const of = kinds[kind];
    if (!of) throw new Error(`No kind ${kind} of ${kinds.length}`);
    return Array.from({ length: count }, (_, nth) => newcomer(encounter, of, `${COMING}${kind}-${nth + 1}`));
  });
  return { ...encounter, hidden: [...(encounter.hidden ?? []), ...coming] };
}

function newcomer(encounter: Encounter, { name, side, sheet }: Kind, id: string): Combatant {
  const rules = rulesOf(encounter);
  const { settings } = encounter;
  return {
    ...{ id, name: `${name} ${id}`, side, sheet, conditions: [], vitality: 'up', standingOrders: {} },
    resources: rules.resources(sheet, settings),
    own: rules.own.combatant(sheet, settings),
  };
}

/** Those of the players' side who can fight. */
export function partyOf({ combatants }: Pick<Encounter, 'combatants'>): readonly Combatant[] {
  return combatants.filter(({ side, vitality }) => side === PLAYERS && vitality === 'up');
}

/** How likely the players win. Of no fights not at all. */
export function shareOf(forecast: Forecast): number {
  return chanceOfWinning(forecast, PLAYERS).share;
}

/**
 * How hard a fight is, by the share of fights that the players win: each from its share on, up to the one before it. `aim` is
 * the share that is looked for where one is suggested.
 */
export const DIFFICULTIES = [
  { name: 'easy', from: 0.95, aim: 0.97 },
  { name: 'fair', from: 0.8, aim: 0.88 },
  { name: 'hard', from: 0.55, aim: 0.68 },
  { name: 'deadly', from: 0.3, aim: 0.42 },
] as const;

/** A difficulty that is suggested. Below the last a fight is hopeless. */
export type Suggested = (typeof DIFFICULTIES)[number]['name'];
type Difficulty = Suggested | 'hopeless';

/** How hard a fight is that the players win so often, from 0 to 1. */
export function difficultyOf(share: number): Difficulty {
  return DIFFICULTIES.find(({ from }) => share >= from)?.name ?? 'hopeless';
}

/** A fight of some difficulty, and how it is likely to go. */
export interface Suggestion {
  readonly difficulty: Suggested;
  readonly lineup: Lineup;
  readonly forecast: Forecast;
  /** The same with one more of its most numerous kind. Without fights while nobody has tried it. */
  readonly more: Forecast;
}

/** Most suggestions of a difficulty. */
const MOST = 2;
/** While it goes on, what has been played less often is not told yet: by so few fights it may be of any difficulty. */
const FEWEST_TOLD = 24;
/** So many creatures can be played easily. Each more makes a lineup a little worse, in shares of wins. */
const EASILY_PLAYED = 8;
const TOO_MANY = 0.03;
/** So many rounds are over soon enough. Each more makes it a little worse too. */
const SOON_OVER = 8;
const TOO_LONG = 0.005;
/** Shares of wins that are so near each other are as good. */
const AS_GOOD = 0.03;

/** Those of the suggestions that a GM is told. */
export function toldSuggestions(balance: Balance, state: WorkState): readonly Suggestion[] {
  return suggestionsOf(balance).filter(({ forecast }) => state !== 'working' || forecast.fights >= FEWEST_TOLD);
}

interface Ranked extends Suggestion {
  readonly isMix: boolean;
  readonly many: number;
  /** From 0, the best. */
  readonly rank: number;
  /** By lot of the seed, of what is as good. */
  readonly lot: number;
}

/**
 * The few best of each difficulty: those whose share of wins is nearest to what is looked for, at most one of a family. Where
 * both fit, one kind alone and a mix.
 */
export function suggestionsOf(balance: Balance): readonly Suggestion[] {
  const chance = seededChance(balance.work.seed);
  const lots = balance.work.kinds.map(() => chance());
  const all = familiesOf(balance).flatMap((family): readonly Ranked[] => {
    const fitting = lineupsOf(family).flatMap((lineup) => ranked(balance, lineup, lots[family.kind] ?? 0));
    return DIFFICULTIES.flatMap(({ name }) => {
      const those = fitting.filter(({ difficulty }) => difficulty === name);
      // Of those that are as good the most numerous: whatever is easy with five is easier with two.
      return those.toSorted((a, b) => a.rank - b.rank || b.many - a.many).slice(0, 1);
    });
  });
  return DIFFICULTIES.flatMap(({ name }) => {
    const those = best(all.filter(({ difficulty }) => difficulty === name));
    const [mixed, alone] = [those.filter(({ isMix }) => isMix), those.filter(({ isMix }) => !isMix)];
    const chosen = mixed.length > 0 && alone.length > 0 ? [...alone.slice(0, MOST - 1), ...mixed.slice(0, 1)] : those;
    return chosen.slice(0, MOST).map(({ difficulty, lineup, forecast, more }) => ({
      difficulty,
      lineup,
      forecast,
      more,
    }));
  });
}

/** Of what is no fight, as not even one more would change anything, nothing is said. */
function ranked(balance: Balance, lineup: Lineup, lot: number): readonly Ranked[] {
  const forecast = playedWith(balance, lineup);
  const chance = chanceOfWinning(forecast, PLAYERS);
  const difficulty = DIFFICULTIES.find(({ name }) => name === difficultyOf(chance.share));
  const more = playedWith(balance, withOneMore(lineup));
  if (forecast.fights === 0 || !difficulty || shareOf(more) === 1) return [];
  const many = lineup.reduce((sum, { count }) => sum + count, 0);
  // Whatever is little known is likely to be farther off than it looks, least so what looks best.
  const { middle, error } = intervalOf(chance, 1);
  const rounds = roundsOf(forecast) - balance.work.encounter.round;
  const trouble = TOO_MANY * Math.max(0, many - EASILY_PLAYED) + TOO_LONG * Math.max(0, rounds - SOON_OVER);
  const off = Math.hypot(middle - difficulty.aim, error) + trouble;
  return [
    {
      difficulty: difficulty.name,
      lineup,
      forecast,
      more,
      isMix: lineup.length > 1,
      many,
      rank: Math.floor(off / AS_GOOD),
      lot,
    },
  ];
}

/**
 * The best first; of those that are as good, the one that is known best, so that it stays while it gets known better. Of those that
 * are known alike another seed has others.
 */
function best(those: readonly Ranked[]): readonly Ranked[] {
  return those.toSorted((a, b) => a.rank - b.rank || b.forecast.fights - a.forecast.fights || a.lot - b.lot);
}
