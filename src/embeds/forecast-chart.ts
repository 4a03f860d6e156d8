import { everybody } from '../../commands/forecast.ts';
import { type Forecast, lossesOf, roundsOf, turningRound } from '../odds/forecast.ts';
import type { ForecastWork } from '../odds/work.ts';
import type { ForecastChart, LossBars } from '../pictures/forecast-chart.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Combatant } from '../rules/core/encounter.ts';
import { shorten } from '../text/markdown.ts';
import { forecast as words } from '../text/spoken.ts';
import { LONGEST_ALT } from './board-alt.ts';
import { PICTURE } from './field-picture.ts';
import { tokenSides } from './tokens.ts';

/** Most places on the chart: on a phone each is then as wide as a finger. */
const MOST_PLACES = 12;
/** Rounds after which so many of the fights are over share the last place. */
const MOST = 0.95;

/** A forecast as a picture: losses and ends, round by round. Undefined: no fight was played yet, or no pictures are wanted. */
export function forecastChart({ encounter }: ForecastWork, forecast: Forecast): Picture | undefined {
  const set = encounter.settings[PICTURE];
  if (forecast.fights === 0 || set === 'off') return undefined;
  const chart = chartOf(forecast, everybody(encounter), Math.max(1, encounter.round));
  return {
    shows: { forecast: chart },
    theme: set === 'light' ? 'light' : 'dark',
    alt: shorten(altOf(chart), LONGEST_ALT),
  };
}

/** The chart's numbers: a third side has no bars, as it has no line in a fight's course. */
function chartOf(forecast: Forecast, all: readonly Combatant[], first: number): ForecastChart {
  const { fights, rounds } = forecast;
  const last = Math.max(...numbers(rounds));
  const shown = Math.max(roundsOf(forecast, MOST), turningRound(forecast) ?? 0);
  const wide = Math.ceil((shown - first + 1) / MOST_PLACES);
  const places = Array.from({ length: Math.ceil((shown - first + 1) / wide) }, (_, at) => first + at * wide);
  const placeOf = (round: number) => Math.min(places.length - 1, Math.max(0, Math.floor((round - first) / wide)));
  const sums = (times: Readonly<Record<number, number>>) =>
    places.map((_, at) =>
      numbers(times).reduce((sum, round) => sum + (placeOf(round) === at ? (times[round] ?? 0) : 0), 0),
    );
  const turn = turningRound(forecast);
  const named = tokenSides(all);
  return {
    titles: { losses: words.chart.losses, over: words.chart.over },
    rounds: places.map((from, at) => {
      const to = from + wide - 1;
      if (at === places.length - 1 && last > to) return words.chart.later(from);
      return wide === 1 ? String(from) : words.chart.span(from, to);
    }),
    losses: [...new Set(all.map(({ side }) => side))].flatMap((side): readonly LossBars[] => {
      const drawn = named.get(side) ?? 'others';
      const values = sums(lossesOf(forecast, side)).map((sum) => sum / fights);
      return drawn === 'others' ? [] : [{ side: drawn, name: words.chart.side[drawn], values }];
    }),
    over: sums(rounds).map((sum) => Math.round((100 * sum) / fights)),
    ...(turn !== undefined && { turn: placeOf(turn) }),
  };
}

function numbers(byRound: Readonly<Record<number, number>>): readonly number[] {
  return Object.keys(byRound).map(Number);
}

/** What the chart shows, in words. */
function altOf({ rounds, losses, over }: ForecastChart): string {
  const { chart } = words;
  return [...losses.map(({ name, values }) => chart.read(rounds, name, values)), chart.readOver(rounds, over)].join(
    ' ',
  );
}
