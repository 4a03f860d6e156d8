import { type ForecastState, forecastEmbed } from '../../embeds/forecast.ts';
import { forecastChart } from '../../embeds/forecast-chart.ts';
import { type Forecast, NO_FIGHTS } from '../../odds/forecast.ts';
import type { ForecastWork } from '../../odds/work.ts';
import { forecast as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { componentId } from '../component.ts';
import { type Reply, whisper } from '../reply.ts';

/** Stops the odds of whoever presses it. */
export const stopOdds = componentId('stop-odds', {});

/** A forecast that begins where it is sent, for the GM who asks. */
export function forecastBegun(work: ForecastWork): Reply {
  return { ...forecastReply(work, NO_FIGHTS, 'working'), work: { work } };
}

/** A forecast as far as it has come: what is known, a chart, and Stop while more fights are played. */
export function forecastReply(work: ForecastWork, forecast: Forecast, state: ForecastState): Reply {
  const picture = forecastChart(work, forecast);
  const last = state === 'working' ? button(words.stop, stopOdds.write({})) : closeButton();
  return whisper(forecastEmbed(work, forecast, state), { components: buttonRow(last), ...(picture && { picture }) });
}
