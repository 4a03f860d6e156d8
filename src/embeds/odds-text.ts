import { errorOf, meanOf } from '../odds/act-odds.ts';
import { OWN } from '../odds/blow-outcome.ts';
import type { Odds } from '../odds/odds.ts';
import { isWorthPoints, type Staked } from '../odds/stakes.ts';
import { aboutPercent } from '../odds/stand-ins.ts';
import { LEAST_HARM } from '../odds/worth.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { declared } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { odds as words } from '../text/spoken.ts';
import { sayOf } from './meters.ts';

/** An act’s odds in words. */
export interface OddsTelling {
  readonly chance: string;
  /** "" where there is nothing to add. */
  readonly details: string;
}

/** What is known of an act: of a target whose numbers are kept back, with each whom it may be like. */
interface ToTell {
  readonly odds: readonly Odds[];
  readonly staked: readonly Staked[];
  readonly likeKind?: true | undefined;
}

/** How likely it is, and why, what it does and what it costs. */
export function tellingOf({ odds, staked, likeKind }: ToTell, encounter: Encounter): OddsTelling {
  const [first] = odds;
  const isExact = !likeKind && first !== undefined;
  const details = isExact ? exactly(first, encounter) : roughly(odds, encounter);
  const chance = isExact ? chanceText(first.hit, first) : about(odds.map(({ hit }) => hit));
  const costs = costText(odds, encounter);
  const all = [
    ...details,
    ...(costs === '' ? [] : [words.costs(costs)]),
    ...ownDown(odds),
    ...(likeKind ? [] : trade(staked)),
  ];
  return { chance, details: all.join(sayOf(encounter).signs.joint) };
}

/** How likely it is with each of the points, where they make a difference: so that everybody can see what one more is worth. */
function trade(staked: readonly Staked[]): readonly string[] {
  if (!isWorthPoints(staked)) return [];
  return [
    words.stakes(
      staked.map(({ points, odds: [first] }) => ({
        points,
        chance: first?.hit ?? 0,
        isExact: first?.sampled === undefined,
      })),
    ),
  ];
}

/** Why it is so likely, and what it does. */
function exactly(odds: Odds, encounter: Encounter): readonly string[] {
  const { critical, down } = odds;
  const why = whyText(odds);
  return [
    ...(why === '' ? [] : [why]),
    ...(critical > 0 ? [words.critical(chanceText(critical, odds))] : []),
    ...(down > 0 ? [words.down(chanceText(down, odds))] : []),
    ...harmTexts(odds, encounter),
  ];
}

/** One of the chances of an act, with its error where dice were thrown for it. */
export function chanceText(chance: number, odds: Odds): string {
  return words.chance(chance, errorOf(chance, odds));
}

/** The least face that hits, or the two rolls that decide. Empty: neither does alone. */
export function whyText({ needs, contest }: Odds): string {
  const roll = ({ dice, kept, plus }: NonNullable<Odds['contest']>['own']) => words.roll(dice, kept, plus);
  if (needs) return words.needs(needs.least, needs.sides);
  return contest ? words.against(roll(contest.own), roll(contest.theirs)) : '';
}

/** What it does of each kind of harm, on average. */
export function harmTexts({ harm }: Odds, encounter: Encounter): readonly string[] {
  return Object.entries(harm).flatMap(([what, amounts]) => {
    const { mean, spread } = meanOf(amounts);
    return mean >= LEAST_HARM ? [words.harm(mean, spread, nameOf(what, encounter))] : [];
  });
}

/** The same of somebody whose numbers are kept back: of those it may be like, from the least to the most. */
function roughly(odds: readonly Odds[], encounter: Encounter): readonly string[] {
  const harmed = [...new Set(odds.flatMap(({ harm }) => Object.keys(harm)))];
  return [
    ...(odds.some(({ down }) => down > 0) ? [words.down(about(odds.map(({ down }) => down)))] : []),
    ...harmed.map((what) => {
      const means = odds.map(({ harm }) => meanOf(harm[what] ?? []).mean);
      return words.harmAbout(Math.min(...means), Math.max(...means), nameOf(what, encounter));
    }),
  ];
}

function about(chances: readonly number[]): string {
  const { from, to } = aboutPercent(chances);
  return words.about(from, to);
}

/** What it takes from whoever does it, but for the points of the turn: the mean of these odds. */
export function costText(odds: readonly Odds[], encounter: Encounter): string {
  const { resourceKinds } = rulesOf(encounter);
  const changed = [...new Set(odds.flatMap(({ cost }) => Object.keys(cost.change)))];
  const costs = changed.flatMap((what) => {
    const { turn, fills } = declared(resourceKinds, what);
    const by = odds.reduce((sum, { cost }) => sum + (cost.change[what] ?? 0), 0) / odds.length;
    const taken = fills ? by : -by;
    return turn || taken < 0.05 ? [] : [sayOf(encounter).amount(Math.round(taken * 10) / 10, what)];
  });
  return sayOf(encounter).list(costs);
}

function ownDown(odds: readonly Odds[]): readonly string[] {
  const chance = Math.max(...odds.map(({ cost }) => cost.down));
  return chance > 0 ? [words.ownDown(odds[0] ? chanceText(chance, odds[0]) : '')] : [];
}

function nameOf(what: string, encounter: Encounter): string {
  return what === OWN ? words.own : sayOf(encounter).resource(what);
}
