// `/gm forecast`: who would win, by playing the fight out many times.

import type { APIEmbed } from 'discord-api-types/v10';
import { MAX_ALT_LENGTH } from '../src/embeds/board-alt.ts';
import { PICTURE_SETTING } from '../src/embeds/field-picture.ts';
import { cutToLimits } from '../src/embeds/limits.ts';
import { tokenSides } from '../src/embeds/tokens.ts';
import { boolean, command, integer, withDefault, withOldName } from '../src/interaction/command.ts';
import { component, componentId, idText } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { type OddsRequestId, type Reply, whisper } from '../src/interaction/reply.ts';
import type { Chance, Forecast, ShownForecast, WorkState } from '../src/odds/forecast.ts';
import {
  chancesOfWinning,
  countFor,
  decisiveRound,
  intervalOf,
  lossesOf,
  NO_FIGHTS,
  progressOf,
  roundsUntilOver,
  Z_SINGLE_CHECK,
} from '../src/odds/forecast.ts';
import type { ForecastWork } from '../src/odds/work.ts';
import type { ForecastChart, LossBars } from '../src/pictures/forecast-chart.ts';
import type { Picture } from '../src/pictures/picture.ts';
import { type Combatant, type Encounter, PLAYERS } from '../src/rules/core/encounter.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { gm } from '../src/session/session.ts';
import { sideName as nameOfSide } from '../src/text/names.ts';
import { forecastWords as words } from '../src/text/odds.ts';
import { capital, numberSigns, plain, shorten, t } from '../src/text/t.ts';

/** Players don't see the reply, and it isn't recorded. */
export const forecast = command({
  name: 'forecast',
  requires: gm,
  options: {
    hidden: withOldName(boolean(), 'unseen'),
    seed: withDefault(integer(1, 9999), () => ok(1)),
  },
  run: ({ hidden, seed }, { encounter, caller }) =>
    map(forecastOf(encounter, { hidden, seed }), (work) => startForecast(work, caller.interaction)),
});

/**
 * The button that stops the odds that an interaction asked for. It only works for the user who asked, while the odds
 * are being computed.
 */
const stopOddsButtonId = componentId('stop-odds', { asked: idText });

export const stopOdds = component({
  id: stopOddsButtonId,
  run: ({ asked }) => whisper(t('forecast-nothing-to-stop'), { stopsWork: asked }),
});

/** The reply for the GM who asked. The forecast starts when the reply is sent. */
export function startForecast(work: ForecastWork, interaction: string): Reply {
  return {
    ...forecastReply({ work, asked: interaction }, { forecast: NO_FIGHTS, z: Z_SINGLE_CHECK }, 'working'),
    work: { work, asked: interaction },
  };
}

/** A forecast so far: its results, a chart, and *Stop* while more fights are simulated. */
export function forecastReply(
  { work, asked }: OddsRequestId & { readonly work: ForecastWork },
  look: ShownForecast,
  state: WorkState,
): Reply {
  const picture = forecastChart(work, look.forecast);
  const lastButton = state === 'working' ? stopButton({ asked }) : panel.closeButton();
  return whisper(forecastEmbed(work, look, state), {
    components: panel.buttonRow(lastButton),
    ...(picture && { picture }),
  });
}

/** Which fight to forecast, and how. */
export interface ForecastRequest {
  /** True if hidden combatants are in the fight from the start. */
  readonly hidden: boolean;
  /** Equal seeds give equal forecasts. */
  readonly seed: number;
}

/** Prepares the forecast of the current fight. Refuses if no one is fighting, or if the fight is decided. */
export function forecastOf(encounter: Encounter, { hidden, seed }: ForecastRequest): Result<ForecastWork, Refusal> {
  const { hidden: hiddenCombatants = [], ...seen } = encounter;
  const startingEncounter = hidden ? encounter : seen;
  const fighters = hidden ? [...seen.combatants, ...hiddenCombatants] : seen.combatants;
  const decision = rulesOf(encounter).decided({ ...seen, combatants: fighters });
  if (decision !== undefined) return no({ type: 'decided-already', how: decision });
  const sidesUp = new Set(fighters.filter(({ vitality }) => vitality === 'up').map((each) => each.side));
  if (sidesUp.size < 2) return no({ type: 'no-one-to-fight' });
  const [first] = fighters;
  const side = fighters.some((each) => each.side === PLAYERS) ? PLAYERS : (first?.side ?? PLAYERS);
  return ok({
    type: 'forecast',
    encounter: startingEncounter,
    side,
    seed,
    aim: PRECISION_GOAL,
    ...(!hidden && hiddenCombatants.length > 0 && { leftOut: hiddenCombatants.length }),
  });
}

/** The maximum number of combatants named for a side: those that go down most often. */
const MAX_NAMED_COMBATANTS = 3;
/** Combatants who go down in a smaller share of fights aren't named. */
const MIN_NAMED_SHARE = 0.1;
/** 80% of fights end between these two quantiles. */
const [EARLY_QUANTILE, LATE_QUANTILE] = [0.1, 0.9];

/**
 * How the fight is likely to go, for the GM: who wins, who goes down, how long it takes, and which round decides it.
 */
export function forecastEmbed(work: ForecastWork, { forecast, z }: ShownForecast, state: WorkState): APIEmbed {
  if (forecast.fights === 0) return { title: t('forecast-title'), description: noResultsYetText(state) };
  const fighters = allFighters(work.encounter);
  const playersFirst = fighters.toSorted((a, b) => Number(b.side === PLAYERS) - Number(a.side === PLAYERS));
  const sides = [...Map.groupBy(playersFirst, ({ side }) => side)];
  const { bySide, none } = winShares(
    { forecast, z },
    sides.map(([side]) => side),
  );
  const winLines = bySide.map(({ side, ...share }) => words.wins(sideName(side), share));
  const parts = [
    [t('forecast-won'), [...winLines, ...(none ? [words.draws(none)] : [])]],
    [t('forecast-down'), sides.map(([side, members]) => lossesLine(side, members, forecast))],
    [t('forecast-rounds'), [roundsLine(forecast), decisiveRoundLine(forecast)]],
  ] as const;
  const lines = parts.map(([title, lines]) => `**${title}**\n${lines.join('\n')}`);
  const footLines = [stateLine(work, forecast, state), words.foot(forecast.fights, work.seed), ...hiddenLines(work)];
  const smallPrintLines = footLines.map((line) => `-# ${line}`);
  return cutToLimits({ title: t('forecast-title'), description: [...lines, smallPrintLines.join('\n')].join('\n\n') });
}

function noResultsYetText(state: WorkState): string {
  return state === 'working' || state === 'done' ? t('forecast-counting') : words.ended(state);
}

/** Everyone in the simulated fight. Hidden combatants join at its start. */
function allFighters({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...combatants, ...hidden];
}

function stateLine(work: ForecastWork, forecast: Forecast, state: WorkState): string {
  if (state === 'done') return t('forecast-state-done');
  if (state !== 'working') return words.ended(state);
  const progress = Math.min(0.99, progressOf(work, forecast));
  return t('forecast-state-working', { percent: Math.round(progress * 100) });
}

function hiddenLines({ encounter: { hidden = [] }, leftOut = 0 }: ForecastWork): readonly string[] {
  if (hidden.length > 0) return [words.hidden(hidden.length, true)];
  return leftOut > 0 ? [words.hidden(leftOut, false)] : [];
}

function sideName(side: string): string {
  return capital(nameOfSide(side));
}

interface Share {
  readonly share: number;
  readonly error: number;
}

/**
 * The shares of fights that each side wins and that no one wins, rounded to whole percents that add up to 100. `none`
 * is undefined if there are two sides and every fight had a winner.
 */
export function winShares(
  { forecast, z }: ShownForecast,
  sides: readonly string[],
): { readonly bySide: readonly (Share & { readonly side: string })[]; readonly none?: Share } {
  const { bySide, none } = chancesOfWinning(forecast, sides);
  const errorOf = (chance: Chance) => intervalOf(chance, z).error;
  const shares = roundToPercent([...bySide, none].map(({ share }) => share));
  return {
    bySide: bySide.map((chance, index) => ({
      side: chance.side,
      share: shares[index] ?? chance.share,
      error: errorOf(chance),
    })),
    ...((none.share > 0 || sides.length > 2) && { none: { share: shares.at(-1) ?? none.share, error: errorOf(none) } }),
  };
}

/**
 * Rounds shares to whole percents that add up to 100: those with the largest remainders are rounded up. Only a share of
 * exactly 0 or 1 becomes 0% or 100%.
 */
function roundToPercent(shares: readonly number[]): readonly number[] {
  const exactPercents = shares.map((share) => Math.round(share * 1e8) / 1e6);
  const floors = exactPercents.map(Math.floor);
  const remainder = (index: number) => (exactPercents[index] ?? 0) - (floors[index] ?? 0);
  const percentLeft = 100 - floors.reduce((sum, each) => sum + each, 0);
  const roundedUpIndexes = new Set(
    [...floors.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, percentLeft),
  );
  return shares.map((share, index) => {
    const roundedShare = ((floors[index] ?? 0) + Number(roundedUpIndexes.has(index))) / 100;
    if (roundedShare === 0) return Math.min(share, 0.004);
    return roundedShare === 1 ? Math.max(share, 0.996) : roundedShare;
  });
}

function lossesLine(side: string, members: readonly Combatant[], { fell, fights }: Forecast): string {
  const fallShares = members.map(({ id, name }) => ({ name: plain(name), share: countFor(fell, id) / fights }));
  const averageFallen = fallShares.reduce((sum, { share }) => sum + share, 0);
  const likeliestLosses = fallShares
    .filter(({ share }) => share >= MIN_NAMED_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_NAMED_COMBATANTS);
  const line = words.losses(sideName(side), averageFallen, members.length);
  // If everyone goes down every time, naming who goes down most tells the GM nothing.
  const hasLossesToName = likeliestLosses.length > 0 && members.length > 1 && averageFallen < members.length - 0.05;
  return hasLossesToName ? `${line}, ${words.likeliest(likeliestLosses)}` : line;
}

function roundsLine(forecast: Forecast): string {
  return words.over(
    roundsUntilOver(forecast),
    roundsUntilOver(forecast, EARLY_QUANTILE),
    roundsUntilOver(forecast, LATE_QUANTILE),
  );
}

function decisiveRoundLine(forecast: Forecast): string {
  const round = decisiveRound(forecast);
  return round === undefined ? t('forecast-no-turn') : t('forecast-turns', { round });
}

/** The maximum number of columns of the chart. With more, a column would be narrower than a finger on a phone. */
const MAX_COLUMNS = 12;
/** When this share of fights is over, all later rounds share the last column. */
const LAST_COLUMN_SHARE = 0.95;

/** A forecast as a picture: losses and ends by round. Undefined if no fight was simulated, or pictures are off. */
function forecastChart({ encounter }: ForecastWork, forecast: Forecast): Picture | undefined {
  const pictureSetting = encounter.settings[PICTURE_SETTING];
  if (forecast.fights === 0 || pictureSetting === 'off') return undefined;
  const chart = chartOf(forecast, allFighters(encounter), Math.max(1, encounter.round));
  return {
    shows: { forecast: chart },
    theme: pictureSetting === 'light' ? 'light' : 'dark',
    alt: shorten(altText(chart), MAX_ALT_LENGTH),
  };
}

/** The chart's numbers. Only two sides have bars. */
function chartOf(forecast: Forecast, fighters: readonly Combatant[], firstRound: number): ForecastChart {
  const { fights, rounds } = forecast;
  const lastRound = Math.max(...roundNumbers(rounds));
  const lastShownRound = Math.max(roundsUntilOver(forecast, LAST_COLUMN_SHARE), decisiveRound(forecast) ?? 0);
  const roundsPerColumn = Math.ceil((lastShownRound - firstRound + 1) / MAX_COLUMNS);
  const columns = Array.from(
    { length: Math.ceil((lastShownRound - firstRound + 1) / roundsPerColumn) },
    (_, index) => firstRound + index * roundsPerColumn,
  );
  const columnOf = (round: number) =>
    Math.min(columns.length - 1, Math.max(0, Math.floor((round - firstRound) / roundsPerColumn)));
  const sumsByColumn = (countByRound: Readonly<Record<number, number>>) =>
    columns.map((_, index) =>
      roundNumbers(countByRound).reduce(
        (sum, round) => sum + (columnOf(round) === index ? (countByRound[round] ?? 0) : 0),
        0,
      ),
    );
  const decisiveRoundNumber = decisiveRound(forecast);
  const sideTokens = tokenSides(fighters);
  return {
    titles: { losses: t('forecast-chart-losses'), over: t('forecast-chart-over') },
    rounds: columns.map((from, index) => {
      const endRound = from + roundsPerColumn - 1;
      if (index === columns.length - 1 && lastRound > endRound) return words.chart.later(from);
      return roundsPerColumn === 1 ? String(from) : words.chart.span(from, endRound);
    }),
    losses: [...new Set(fighters.map(({ side }) => side))].flatMap((side): readonly LossBars[] => {
      const token = sideTokens.get(side) ?? 'others';
      const values = sumsByColumn(lossesOf(forecast, side)).map((sum) => sum / fights);
      return token === 'others' ? [] : [{ side: token, name: words.chart.side(token), values }];
    }),
    over: sumsByColumn(rounds).map((sum) => Math.round((100 * sum) / fights)),
    ...(decisiveRoundNumber !== undefined && { turn: columnOf(decisiveRoundNumber) }),
    signs: numberSigns(),
  };
}

function roundNumbers(byRound: Readonly<Record<number, number>>): readonly number[] {
  return Object.keys(byRound).map(Number);
}

/** The chart's alternative text. */
function altText({ rounds, losses, over }: ForecastChart): string {
  const { chart } = words;
  return [...losses.map(({ name, values }) => chart.read(rounds, name, values)), chart.readOver(rounds, over)].join(
    ' ',
  );
}

export function stopButton(odds: OddsRequestId) {
  return panel.button(t('forecast-stop'), stopOddsButtonId.write(odds));
}

/** The wanted precision of the chance of winning: ±1%. */
const PRECISION_GOAL = 0.01;
