import type { APIButtonComponent, APIComponentInContainer, APIEmbed } from 'discord-api-types/v10';
import { expectedWorth, MIN_SHOWN_HARM, marginOfError, meanAndSpread } from '../odds/act-odds.ts';
import type { WorkState } from '../odds/forecast.ts';
import { chanceOutOfFight, type Odds, OWN_STATE_KEY } from '../odds/odds.ts';
import { bestStake, mayBeWorthPoints, type StakeOdds } from '../odds/stakes.ts';
import { roundedRange } from '../odds/stand-ins.ts';
import type { ActionsWork, WorkResult } from '../odds/work.ts';
import { DEPARTURES, type Encounter } from '../rules/core/encounter.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { oddsWords as words } from '../text/odds.ts';
import { and, t } from '../text/t.ts';
import { EMBED_LIMITS, MENU_LIMITS } from './limits.ts';
import { wordingOf } from './meters.ts';
import { joinedNumberedNames } from './numbered-names.ts';

/** The edge color of an embed with odds. */
const ODDS_COLOR = 0x5865f2;
/** The maximum number of actions in the list: as many as fit on a phone's screen. */
const MAX_ACTION_LINES = 8;
const MAX_TARGET_NAMES = 4;

/** Actions whose odds are shown. The title and labels are already escaped for Discord. The targets' names aren't. */
export interface ShownActions {
  readonly type: 'acts';
  readonly title: string;
  readonly lines: readonly ShownAction[];
  /** True if there are more actions than the shown ones. */
  readonly isCut?: true;
  /** True if it isn't the actor's turn, and the odds are computed as if it were. */
  readonly isOffTurn?: true;
  /** The id of the menu for choosing an action. Undefined if there is no menu. */
  readonly menu?: string;
}

/** One action, simulated in each version of the encounter that fits what the viewer sees. */
export interface ShownAction {
  /** The action's label with the first target. */
  readonly label: string;
  /** The action's label without a target. */
  readonly labelWithoutTarget: string;
  /** All targets against which the action has the same odds. */
  readonly targets: readonly string[];
  /** Identifies the action, tool, manner and square. Actions with the same `wayKey` differ only in their targets. */
  readonly wayKey: string;
  readonly pieces: number;
  /**
   * The numbers of points that can be staked. The odds of each are computed with the same number of simulations, and
   * the best odds are shown. Undefined if odds are computed only for the number that was typed.
   */
  readonly stakes?: readonly number[];
  /** The square that the actor must be on. Undefined if it is the square that the actor is already on. */
  readonly from?: string;
  /** True if the action affects all of its targets together, including those in other lines with the same `wayKey`. */
  readonly isForAll?: true;
  /** True if the targets' numbers are secret, so several kinds of creatures were simulated. */
  readonly hasSecretNumbers?: true;
  /** The menu entries: the label and value for each target. */
  readonly entries: readonly MenuEntry[];
}

/** The actions that a text could mean: texts above, a section for each action with its odds, and buttons below. */
export interface ShownOffers {
  readonly above: readonly APIComponentInContainer[];
  readonly lines: readonly OfferLine[];
  readonly below: readonly APIComponentInContainer[];
}

/** One action that a text could mean. Its texts are already escaped for Discord. */
interface OfferLine {
  readonly title: string;
  readonly details: readonly string[];
  /** The number of simulations for the action's odds. If it is 0, no odds are shown. */
  readonly pieces: number;
  readonly button: APIButtonComponent;
}

interface MenuEntry {
  readonly label: string;
  readonly value: string;
}

interface ActionWithOdds extends StakeOdds {
  readonly action: ShownAction;
  /** The odds for each number of points that can be spent on the action. Empty if no points can be spent on it. */
  readonly staked: readonly StakeOdds[];
}

type ResultsSoFar = Pick<WorkResult, 'actions'> & { readonly state: WorkState };

/** Lists actions by their likely result, the best first. Actions that need a move first come last. */
export function actionOddsEmbed(work: ActionsWork, shownActions: ShownActions, results: ResultsSoFar): APIEmbed {
  const { title, isCut, isOffTurn } = shownActions;
  const encounter = work.actions[0]?.encounter;
  const bestActions = actionsByWorth(work, shownActions, results);
  const lines = encounter ? actionLines(bestActions, encounter) : [];
  // Odds against secret numbers are shown as ranges, without a margin of error. So they don't need the note about
  // simulated rolls.
  const hasSampledOdds = bestActions.some(
    ({ action: act, odds }) => !act.hasSecretNumbers && odds[0]?.sampled !== undefined,
  );
  const secretTargets = [
    ...new Set(bestActions.flatMap(({ action: act }) => (act.hasSecretNumbers ? act.targets : []))),
  ];
  const notes = [
    ...(results.state === 'done' ? [] : [results.state === 'working' ? t('odds-working') : words.ended(results.state)]),
    ...(secretTargets.length > 0
      ? [t('odds-like-kind', { names: and(namesWithNumberRanges(secretTargets), MAX_TARGET_NAMES) })]
      : []),
    ...(bestActions.some(({ action: act }) => act.from !== undefined) ? [t('odds-away')] : []),
    ...(isCut || lines.length > MAX_ACTION_LINES ? [t('odds-more')] : []),
    hasSampledOdds ? t('odds-rolled', { seed: work.seed }) : t('odds-private'),
  ];
  const shownLines = [...(isOffTurn ? [t('odds-off-turn')] : []), ...lines.slice(0, MAX_ACTION_LINES)];
  const description = [...shownLines, '', ...notes].join('\n').trimStart();
  return { color: ODDS_COLOR, title, description: description.slice(0, EMBED_LIMITS.description) };
}

/**
 * The menu entries for the shown actions, with their odds. If several actions have the same entry, it is listed once,
 * with the best of their odds.
 */
export function oddsEntries(
  work: ActionsWork,
  shownActions: ShownActions,
  results: ResultsSoFar,
): readonly (MenuEntry & { readonly about: string })[] {
  const encounter = work.actions[0]?.encounter;
  if (!encounter) return [];
  const { joint } = wordingOf(encounter).signs;
  const entriesWithOdds = actionsByWorth(work, shownActions, results).flatMap((action) => {
    const { chance, details } = oddsTexts({ ...action, ...action.action }, encounter);
    const oddsText = details === '' ? chance : `${chance}${joint}${details}`;
    return action.action.entries.map((entry, index) => ({ ...entry, about: oddsText, isFirst: index === 0 }));
  });
  const distinctEntries = entriesWithOdds.filter(
    ({ value }, index) => entriesWithOdds.findIndex((each) => each.value === value) === index,
  );
  // Each action gets its first entry before any action gets a second.
  const firstEntries = distinctEntries.filter(({ isFirst }) => isFirst);
  const fittingEntries = new Set(
    [...firstEntries, ...distinctEntries.filter(({ isFirst }) => !isFirst)].slice(0, MENU_LIMITS.entries),
  );
  return distinctEntries
    .filter((each) => fittingEntries.has(each))
    .map(({ label, value, about }) => ({ label, value, about }));
}

function namesWithNumberRanges(names: readonly string[]): readonly string[] {
  // Only three or more names are joined, because “Goblin 2 and 3” would read like one attack on both.
  return joinedNumberedNames(
    names.map((name) => ({ name })),
    3,
  );
}

function actionsByWorth(
  { actions: acts }: ActionsWork,
  { lines }: ShownActions,
  { actions: computedActions }: ResultsSoFar,
): readonly ActionWithOdds[] {
  const encounter = acts[0]?.encounter;
  if (!encounter) return [];
  let firstResultIndex = 0;
  const actionsWithOdds = lines.flatMap((action): readonly ActionWithOdds[] => {
    const actionResults = computedActions.slice(firstResultIndex, firstResultIndex + action.pieces);
    firstResultIndex += action.pieces;
    return actionResults.length === action.pieces ? actionWithBestStake(action, actionResults, encounter) : [];
  });
  const rules = rulesOf(encounter);
  const worthOfAction = ({ action: act, odds }: ActionWithOdds): number => {
    if (!act.isForAll) return expectedWorth(rules, odds);
    const actionsForAll = actionsWithOdds.filter((each) => each.action.isForAll && each.action.wayKey === act.wayKey);
    return actionsForAll.reduce((sum, each) => sum + each.action.targets.length * expectedWorth(rules, each.odds), 0);
  };
  const needsMoveRank = ({ action: act }: ActionWithOdds) => Number(act.from !== undefined);
  return actionsWithOdds.toSorted((a, b) => needsMoveRank(a) - needsMoveRank(b) || worthOfAction(b) - worthOfAction(a));
}

/**
 * The action with the number of points that is best to spend on it. Its odds are listed for each version of the
 * encounter in which it was possible.
 */
function actionWithBestStake(
  action: ShownAction,
  parts: WorkResult['actions'],
  encounter: Encounter,
): readonly ActionWithOdds[] {
  const { stakes = [0] } = action;
  const resultsPerStake = action.pieces / stakes.length;
  const stakesWithOdds = stakes.flatMap((points, index): readonly StakeOdds[] => {
    const stakeOddsParts = parts
      .slice(index * resultsPerStake, (index + 1) * resultsPerStake)
      .flatMap((part) => ('odds' in part ? [part.odds] : []));
    return stakeOddsParts.length > 0 ? [{ points, odds: stakeOddsParts }] : [];
  });
  const [first, ...otherStakes] = stakesWithOdds;
  if (!first) return [];
  return [
    {
      action,
      ...bestStake(rulesOf(encounter), [first, ...otherStakes]),
      staked: otherStakes.length > 0 ? stakesWithOdds : [],
    },
  ];
}

/**
 * The lines of the list of actions. Targets against which an action has the same odds share a line, and so do actions
 * with the same odds against the same targets.
 */
function actionLines(bestActions: readonly ActionWithOdds[], encounter: Encounter): readonly string[] {
  const actionsWithTexts = bestActions.map((each) => ({
    ...each,
    ...oddsTexts({ ...each, ...each.action }, encounter),
  }));
  const actionsByOdds = Map.groupBy(actionsWithTexts, ({ action: act, points, chance, details }) =>
    [act.wayKey, points, chance, details].join('\n'),
  );
  const actionVariants = [...actionsByOdds.values()].flatMap((acts) => {
    const [first] = acts;
    return first ? [{ ...first, targets: acts.flatMap(({ action: act }) => act.targets) }] : [];
  });
  const variantsByOdds = Map.groupBy(actionVariants, ({ targets, points, chance, details }) =>
    [...targets.toSorted(), points, chance, details].join('\n'),
  );
  return [...variantsByOdds.values()].map(([first, ...others]) => {
    if (!first) return '';
    const { action: act, points, chance, details } = first;
    const [, ...otherTargets] = first.targets;
    const joinTargets = act.isForAll ? words.andAt : words.orAt;
    const labelWithTargets =
      otherTargets.length === 0
        ? act.label
        : joinTargets(act.label, namesWithNumberRanges(otherTargets), MAX_TARGET_NAMES);
    const oddsText = act.isForAll && otherTargets.length > 0 ? t('odds-each', { chance }) : chance;
    const label = act.from === undefined ? labelWithTargets : t('odds-from', { act: labelWithTargets, tile: act.from });
    return [
      words.line(points > 0 ? t('odds-staked', { act: label, points }) : label, oddsText),
      ...(details === '' ? [] : [`-# ${details}`]),
      ...(others.length === 0 ? [] : [words.asLikely(others.map((other) => other.action.labelWithoutTarget))]),
    ].join('\n');
  });
}

/** The odds of an action in words. */
interface OddsTexts {
  readonly chance: string;
  /** "" if there is nothing to add. */
  readonly details: string;
}

/**
 * What is known about an action's odds. If the target's numbers are secret, there are odds for each creature that it
 * could be.
 */
interface ActionOdds {
  readonly odds: readonly Odds[];
  readonly staked: readonly StakeOdds[];
  readonly hasSecretNumbers?: true | undefined;
}

/** How likely an action is to succeed and why, what it does, and what it costs. */
function oddsTexts({ odds, staked: stakes, hasSecretNumbers }: ActionOdds, encounter: Encounter): OddsTexts {
  const [first] = odds;
  const isExact = !hasSecretNumbers && first !== undefined;
  const details = isExact ? knownTargetTexts(first, encounter) : rangeTexts(odds, encounter);
  const chance = isExact ? chanceText(first.hit, first) : chanceRange(odds.map(({ hit }) => hit));
  const costsText = costText(odds, encounter);
  const detailTexts = [
    ...details,
    ...(costsText === '' ? [] : [t('odds-costs', { amounts: costsText })]),
    ...actorOutOfFightTexts(odds),
    ...(hasSecretNumbers ? [] : stakeTexts(stakes)),
  ];
  return { chance, details: detailTexts.join(wordingOf(encounter).signs.joint) };
}

/**
 * The chance to succeed for each number of points that can be spent on an action, so that players see what one more
 * point is worth. Empty if the points make no difference.
 */
function stakeTexts(stakes: readonly StakeOdds[]): readonly string[] {
  if (!mayBeWorthPoints(stakes)) return [];
  return words.stakes(
    stakes.map(({ points, odds: [first] }) => ({
      points,
      chance: first?.hit ?? 0,
      isExact: first?.sampled === undefined,
    })),
  );
}

/** Why the chance to succeed is what it is, and what the action does. */
function knownTargetTexts(odds: Odds, encounter: Encounter): readonly string[] {
  const { down } = odds;
  const neededRoll = neededRollText(odds);
  return [
    ...(neededRoll === '' ? [] : [neededRoll]),
    ...degreeTexts(odds, encounter),
    ...(down > 0 ? [t('odds-down', { chance: chanceText(down, odds) })] : []),
    ...departureTexts([odds], ([chance = 0]) => chanceText(chance, odds)),
    ...harmTexts(odds, encounter),
  ];
}

/**
 * The chances of the results that the system lists, in the book's words. If it lists none, the chance of a result that
 * is better than a success.
 */
export function degreeTexts(odds: Odds, encounter: Encounter): readonly string[] {
  const { critical, degrees } = odds;
  const { outcomes } = rulesOf(encounter);
  const shownDegrees = outcomes ?? [
    ...new Set(degrees.flatMap(({ degree, tier }) => (tier === 'critical success' ? [degree] : []))),
  ];
  if (shownDegrees.length === 0)
    return critical > 0 ? [t('odds-critical', { chance: chanceText(critical, odds) })] : [];
  return shownDegrees.flatMap((degree) => {
    const chance = degrees.reduce((sum, each) => sum + (each.degree === degree ? each.chance : 0), 0);
    if (chance === 0) return [];
    return [t('odds-degree', { degree: wordingOf(encounter).degree(degree), chance: chanceText(chance, odds) })];
  });
}

/** A chance in words, with its margin of error if it was simulated. */
export function chanceText(chance: number, odds: Odds): string {
  return words.chance(chance, marginOfError(chance, odds));
}

/**
 * The faces with which the first die hits, or the two rolls that are compared. "" if neither that die alone nor a
 * comparison decides.
 */
export function neededRollText({ needs, contest }: Odds): string {
  const rollText = ({ dice, kept, plus }: NonNullable<Odds['contest']>['own']) => words.roll(dice, kept, plus);
  if (needs) return words.needs(needs);
  return contest ? t('odds-against', { own: rollText(contest.own), theirs: rollText(contest.theirs) }) : '';
}

/** The average amount of each kind of harm. */
export function harmTexts({ harm }: Odds, encounter: Encounter): readonly string[] {
  return Object.entries(harm).flatMap(([what, amounts]) => {
    const { mean, spread } = meanAndSpread(amounts);
    // Only a mean that is shown alone can be singular: "1 box", but "1 ±0.5 boxes".
    const roundedMean = Math.round(mean * 10) / 10;
    return mean >= MIN_SHOWN_HARM
      ? [words.harm(mean, spread, unitOf(what, encounter, spread < 0.05 ? roundedMean : undefined))]
      : [];
  });
}

/** The odds against a target whose numbers are secret: a range over the creatures that it could be. */
function rangeTexts(odds: readonly Odds[], encounter: Encounter): readonly string[] {
  const harmedResources = [...new Set(odds.flatMap(({ harm }) => Object.keys(harm)))];
  return [
    ...(odds.some(({ down }) => down > 0)
      ? [t('odds-down', { chance: chanceRange(odds.map(({ down }) => down)) })]
      : []),
    ...departureTexts(odds, chanceRange),
    ...harmedResources.map((what) => {
      const meanHarms = odds.map(({ harm }) => meanAndSpread(harm[what] ?? []).mean);
      return words.harmAbout(Math.min(...meanHarms), Math.max(...meanHarms), unitOf(what, encounter));
    }),
  ];
}

/**
 * The chance that an action succeeds, from each of its simulations: a range if its target's numbers are secret. "" if
 * it couldn't be simulated.
 */
export function briefChance(results: WorkResult['actions']): string {
  const odds = results.flatMap((each) => ('odds' in each ? [each.odds] : []));
  const [first, another] = odds;
  if (!first) return '';
  return another || results.length > 1 ? chanceRange(odds.map(({ hit }) => hit)) : words.chance(first.hit, 0);
}

function chanceRange(chances: readonly number[]): string {
  const { from, to } = roundedRange(chances);
  return words.about(from, to);
}

/**
 * What the action costs the actor on average, without the points that the actor gets for each turn, such as action
 * points.
 */
export function costText(odds: readonly Odds[], encounter: Encounter): string {
  const { resourceKinds } = rulesOf(encounter);
  const changedResources = [...new Set(odds.flatMap(({ cost }) => Object.keys(cost.change)))];
  const costTexts = changedResources.flatMap((what) => {
    const { turn, fills } = resourceKindOf(resourceKinds, what);
    const averageChange = odds.reduce((sum, { cost }) => sum + (cost.change[what] ?? 0), 0) / odds.length;
    const averageCost = fills ? averageChange : -averageChange;
    return turn || averageCost < 0.05 ? [] : [wordingOf(encounter).amount(Math.round(averageCost * 10) / 10, what)];
  });
  return wordingOf(encounter).list(costTexts);
}

/** The chance of each way to leave the fight without going down: "flees 12%". */
function departureTexts(odds: readonly Odds[], textOf: (chances: readonly number[]) => string): readonly string[] {
  return DEPARTURES.flatMap((how) => {
    const departureChances = odds.map(({ left }) => left?.[how] ?? 0);
    return departureChances.some((chance) => chance > 0)
      ? [t('odds-left', { how, chance: textOf(departureChances) })]
      : [];
  });
}

function actorOutOfFightTexts(odds: readonly Odds[]): readonly string[] {
  const [first] = odds;
  if (!first) return [];
  const downChance = Math.max(...odds.map(({ cost }) => cost.down));
  const leavingChance = Math.max(...odds.map(({ cost }) => chanceOutOfFight({ ...cost, down: 0 })));
  return [
    ...(downChance > 0 ? [t('odds-own-down', { chance: chanceText(downChance, first) })] : []),
    ...(leavingChance > 0 ? [t('odds-own-left', { chance: chanceText(leavingChance, first) })] : []),
  ];
}

/**
 * The unit in which a kind of harm is counted, such as "boxes" of stress. A cost in the same resource has the same
 * unit.
 */
function unitOf(what: string, encounter: Encounter, count?: number): string {
  return what === OWN_STATE_KEY ? t('odds-own') : wordingOf(encounter).unit(what, count);
}
