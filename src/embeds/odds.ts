import type { APIEmbed } from 'discord-api-types/v10';
import { errorOf, LEAST_HARM, meanOf, worthOf } from '../odds/act-odds.ts';
import type { WorkState } from '../odds/forecast.ts';
import { type Odds, OWN } from '../odds/odds.ts';
import { bestStake, mayBeWorthPoints, type StakeOdds } from '../odds/stakes.ts';
import { roundedRange } from '../odds/stand-ins.ts';
import type { ActionsWork, Result } from '../odds/work.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { odds as words } from '../text/odds.ts';
import { and, t } from '../text/t.ts';
import { EMBED_LIMITS, MENU_LIMITS } from './limits.ts';
import { sayOf } from './meters.ts';
import { namesInRuns } from './run-names.ts';

/** The edge color of odds. */
const COLOR = 0x5865f2;
/** The most actions in the list: as many as a phone shows at once. */
const MAX_LINES = 8;
/** The most targets named in a line. */
const MAX_NAMED = 4;

/** Actions whose odds are shown. Title and labels are safe to show. The targets' names still need escaping. */
export interface ShownActions {
  readonly type: 'acts';
  readonly title: string;
  readonly lines: readonly ShownAction[];
  /** True if there are more actions than these. */
  readonly isCut?: true;
  /** True if the odds are as if it were the actor's turn. */
  readonly isOffTurn?: true;
  /** The id of a menu to choose one. Undefined if they are shown without a menu. */
  readonly menu?: string;
}

/** One action, simulated in several encounters. */
export interface ShownAction {
  /** Its label with the first target. */
  readonly label: string;
  /** Its label without a target. */
  readonly bare: string;
  /** All targets for which the odds are the same. */
  readonly targets: readonly string[];
  /** Its label with weapon and manner. Actions with the same `way` differ only in their targets. */
  readonly way: string;
  readonly pieces: number;
  /**
   * The stakes to compute, with the same number of pieces for each. The best one is shown. Undefined if only the typed
   * one is computed.
   */
  readonly stakes?: readonly number[];
  /** The square from which it is possible, if it isn't from the actor's own. */
  readonly from?: string;
  /** True if it affects all of its targets at once, including those of other lines with the same `way`. */
  readonly isForAll?: true;
  /** True if its targets' numbers are secret, so that several kinds of creature were simulated. */
  readonly likeKind?: true;
  /** Its name and value in a menu, for each of its targets. */
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly label: string;
  readonly value: string;
}

interface ActionResultOdds extends StakeOdds {
  readonly action: ShownAction;
  /** The odds with each of the stakes. Empty if it has none. */
  readonly staked: readonly StakeOdds[];
}

/** What is known so far. */
type KnownResults = Pick<Result, 'actions'> & { readonly state: WorkState };

/** Actions by their likely result, the best first, then those for which the actor must move first. */
export function actionOddsEmbed(work: ActionsWork, shows: ShownActions, results: KnownResults): APIEmbed {
  const { title, isCut, isOffTurn } = shows;
  const encounter = work.actions[0]?.encounter;
  const best = byBestOdds(work, shows, results);
  const lines = encounter ? linesOf(best, encounter) : [];
  // A range doesn't show whether its ends were simulated.
  const isSampled = best.some(({ action: act, odds }) => !act.likeKind && odds[0]?.sampled !== undefined);
  const hidden = [...new Set(best.flatMap(({ action: act }) => (act.likeKind ? act.targets : [])))];
  const notes = [
    ...(results.state === 'done' ? [] : [results.state === 'working' ? t('odds-working') : words.ended(results.state)]),
    ...(hidden.length > 0 ? [t('odds-like-kind', { names: and(namesWithRuns(hidden), MAX_NAMED) })] : []),
    ...(best.some(({ action: act }) => act.from !== undefined) ? [t('odds-away')] : []),
    ...(isCut || lines.length > MAX_LINES ? [t('odds-more')] : []),
    isSampled ? t('odds-rolled', { seed: work.seed }) : t('odds-private'),
  ];
  const shownLines = [...(isOffTurn ? [t('odds-off-turn')] : []), ...lines.slice(0, MAX_LINES)];
  const text = [...shownLines, '', ...notes].join('\n').trimStart();
  return { color: COLOR, title, description: text.slice(0, EMBED_LIMITS.description) };
}

/**
 * The menu entries of the shown actions, with their odds. An action with several ways is listed once, with its best
 * odds.
 */
export function oddsEntries(
  work: ActionsWork,
  shows: ShownActions,
  results: KnownResults,
): readonly (Entry & { readonly about: string })[] {
  const encounter = work.actions[0]?.encounter;
  if (!encounter) return [];
  const { joint } = sayOf(encounter).signs;
  const all = byBestOdds(work, shows, results).flatMap((resultOdds) => {
    const { chance, details } = oddsTexts({ ...resultOdds, ...resultOdds.action }, encounter);
    const chanceRange = details === '' ? chance : `${chance}${joint}${details}`;
    return resultOdds.action.entries.map((entry, index) => ({ ...entry, about: chanceRange, isFirst: index === 0 }));
  });
  const distinctEntries = all.filter(({ value }, index) => all.findIndex((each) => each.value === value) === index);
  // Every action gets an entry first, then as many of its targets as fit.
  const first = distinctEntries.filter(({ isFirst }) => isFirst);
  const keptActions = new Set(
    [...first, ...distinctEntries.filter(({ isFirst }) => !isFirst)].slice(0, MENU_LIMITS.entries),
  );
  return distinctEntries
    .filter((each) => keptActions.has(each))
    .map(({ label, value, about: chanceRange }) => ({ label, value, about: chanceRange }));
}

function namesWithRuns(names: readonly string[]): readonly string[] {
  // “Goblin 2 and 3” would read like one attack on both.
  return namesInRuns(
    names.map((name) => ({ name })),
    3,
  );
}

function byBestOdds(
  { actions: acts }: ActionsWork,
  { lines }: ShownActions,
  { actions: done }: KnownResults,
): readonly ActionResultOdds[] {
  const encounter = acts[0]?.encounter;
  if (!encounter) return [];
  let from = 0;
  const resultOdds = lines.flatMap((action): readonly ActionResultOdds[] => {
    const parts = done.slice(from, from + action.pieces);
    from += action.pieces;
    return parts.length === action.pieces ? bestOf(action, parts, encounter) : [];
  });
  const rules = rulesOf(encounter);
  const worth = ({ action: act, odds }: ActionResultOdds): number => {
    if (!act.isForAll) return worthOf(rules, odds);
    const all = resultOdds.filter((each) => each.action.isForAll && each.action.way === act.way);
    return all.reduce((sum, each) => sum + each.action.targets.length * worthOf(rules, each.odds), 0);
  };
  const isFromElsewhere = ({ action: act }: ActionResultOdds) => Number(act.from !== undefined);
  return resultOdds.toSorted((a, b) => isFromElsewhere(a) - isFromElsewhere(b) || worth(b) - worth(a));
}

/** An action with its best stake, in each of the encounters in which it was possible. */
function bestOf(action: ShownAction, parts: Result['actions'], encounter: Encounter): readonly ActionResultOdds[] {
  const { stakes = [0] } = action;
  const each = action.pieces / stakes.length;
  const all = stakes.flatMap((points, index): readonly StakeOdds[] => {
    const odds = parts.slice(index * each, (index + 1) * each).flatMap((part) => ('odds' in part ? [part.odds] : []));
    return odds.length > 0 ? [{ points, odds }] : [];
  });
  const [first, ...more] = all;
  if (!first) return [];
  return [{ action, ...bestStake(rulesOf(encounter), [first, ...more]), staked: more.length > 0 ? all : [] }];
}

/**
 * A line for each manner of an action, with all targets for which the odds are the same. Manners with the same odds
 * share a line.
 */
function linesOf(best: readonly ActionResultOdds[], encounter: Encounter): readonly string[] {
  const withTexts = best.map((each) => ({ ...each, ...oddsTexts({ ...each, ...each.action }, encounter) }));
  const byOdds = Map.groupBy(withTexts, ({ action: act, points, chance, details }) =>
    [act.way, points, chance, details].join('\n'),
  );
  const ways = [...byOdds.values()].flatMap((acts) => {
    const [first] = acts;
    return first ? [{ ...first, targets: acts.flatMap(({ action: act }) => act.targets) }] : [];
  });
  const alike = Map.groupBy(ways, ({ targets, points, chance, details }) =>
    [...targets.toSorted(), points, chance, details].join('\n'),
  );
  return [...alike.values()].map(([first, ...others]) => {
    if (!first) return '';
    const { action: act, points, chance, details } = first;
    const [, ...more] = first.targets;
    const join = act.isForAll ? words.andAt : words.orAt;
    const target = more.length === 0 ? act.label : join(act.label, namesWithRuns(more), MAX_NAMED);
    const each = act.isForAll && more.length > 0 ? t('odds-each', { chance }) : chance;
    const label = act.from === undefined ? target : t('odds-from', { act: target, tile: act.from });
    return [
      words.line(points > 0 ? t('odds-staked', { act: label, points }) : label, each),
      ...(details === '' ? [] : [`-# ${details}`]),
      ...(others.length === 0 ? [] : [words.asLikely(others.map((other) => other.action.bare))]),
    ].join('\n');
  });
}

/** The odds of an action in words. */
interface OddsTexts {
  readonly chance: string;
  /** "" if there is nothing to add. */
  readonly details: string;
}

/** What is known about an action: for a target whose numbers are secret, with each creature it may be like. */
interface KnownOdds {
  readonly odds: readonly Odds[];
  readonly staked: readonly StakeOdds[];
  readonly likeKind?: true | undefined;
}

/** How likely an action is and why, what it does, and what it costs. */
function oddsTexts({ odds, staked: stakes, likeKind }: KnownOdds, encounter: Encounter): OddsTexts {
  const [first] = odds;
  const isExact = !likeKind && first !== undefined;
  const details = isExact ? exactTexts(first, encounter) : rangeTexts(odds, encounter);
  const chance = isExact ? chanceText(first.hit, first) : chanceRange(odds.map(({ hit }) => hit));
  const costsText = costText(odds, encounter);
  const all = [
    ...details,
    ...(costsText === '' ? [] : [t('odds-costs', { amounts: costsText })]),
    ...ownDownTexts(odds),
    ...(likeKind ? [] : stakeTexts(stakes)),
  ];
  return { chance, details: all.join(sayOf(encounter).signs.joint) };
}

/** The chance with each stake, if it makes a difference, so that players see what one more point is worth. */
function stakeTexts(stakes: readonly StakeOdds[]): readonly string[] {
  if (!mayBeWorthPoints(stakes)) return [];
  return [
    words.stakes(
      stakes.map(({ points, odds: [first] }) => ({
        points,
        chance: first?.hit ?? 0,
        isExact: first?.sampled === undefined,
      })),
    ),
  ];
}

/** Why the chance is what it is, and what the action does. */
function exactTexts(odds: Odds, encounter: Encounter): readonly string[] {
  const { critical, down } = odds;
  const why = whyText(odds);
  return [
    ...(why === '' ? [] : [why]),
    ...(critical > 0 ? [t('odds-critical', { chance: chanceText(critical, odds) })] : []),
    ...(down > 0 ? [t('odds-down', { chance: chanceText(down, odds) })] : []),
    ...harmTexts(odds, encounter),
  ];
}

/** One of an action's chances, with its margin of error if it was simulated. */
export function chanceText(chance: number, odds: Odds): string {
  return words.chance(chance, errorOf(chance, odds));
}

/** The lowest face that hits, or the two rolls that decide. Empty if neither decides alone. */
export function whyText({ needs, contest }: Odds): string {
  const roll = ({ dice, kept, plus }: NonNullable<Odds['contest']>['own']) => words.roll(dice, kept, plus);
  if (needs) return words.needs(needs);
  return contest ? t('odds-against', { own: roll(contest.own), theirs: roll(contest.theirs) }) : '';
}

/** The average amount of each kind of harm. */
export function harmTexts({ harm }: Odds, encounter: Encounter): readonly string[] {
  return Object.entries(harm).flatMap(([what, amounts]) => {
    const { mean, spread } = meanOf(amounts);
    return mean >= LEAST_HARM ? [words.harm(mean, spread, nameOf(what, encounter))] : [];
  });
}

/** The odds for a target whose numbers are secret: a range over the creatures that it may be. */
function rangeTexts(odds: readonly Odds[], encounter: Encounter): readonly string[] {
  const harmedResources = [...new Set(odds.flatMap(({ harm }) => Object.keys(harm)))];
  return [
    ...(odds.some(({ down }) => down > 0)
      ? [t('odds-down', { chance: chanceRange(odds.map(({ down }) => down)) })]
      : []),
    ...harmedResources.map((what) => {
      const means = odds.map(({ harm }) => meanOf(harm[what] ?? []).mean);
      return words.harmAbout(Math.min(...means), Math.max(...means), nameOf(what, encounter));
    }),
  ];
}

function chanceRange(chances: readonly number[]): string {
  const { from, to } = roundedRange(chances);
  return words.about(from, to);
}

/** What it costs the actor besides the points of the turn, averaged over these odds. */
export function costText(odds: readonly Odds[], encounter: Encounter): string {
  const { resourceKinds } = rulesOf(encounter);
  const changedResources = [...new Set(odds.flatMap(({ cost }) => Object.keys(cost.change)))];
  const costs = changedResources.flatMap((what) => {
    const { turn, fills } = resourceKindOf(resourceKinds, what);
    const by = odds.reduce((sum, { cost }) => sum + (cost.change[what] ?? 0), 0) / odds.length;
    const change = fills ? by : -by;
    return turn || change < 0.05 ? [] : [sayOf(encounter).amount(Math.round(change * 10) / 10, what)];
  });
  return sayOf(encounter).list(costs);
}

function ownDownTexts(odds: readonly Odds[]): readonly string[] {
  const chance = Math.max(...odds.map(({ cost }) => cost.down));
  return chance > 0 ? [t('odds-own-down', { chance: odds[0] ? chanceText(chance, odds[0]) : '' })] : [];
}

function nameOf(what: string, encounter: Encounter): string {
  return what === OWN ? t('odds-own') : sayOf(encounter).resource(what);
}
