import { forecastEmbed } from '../../../commands/forecast.ts';
import { forecastChart } from '../../embeds/forecast-chart.ts';
import { NO_FIGHTS, ONCE } from '../../odds/forecast.ts';
import type { Look } from '../../odds/looks.ts';
import type { ForecastWork } from '../../odds/work.ts';
import type { WorkState } from '../../odds/work-state.ts';
import { forecast as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { componentId, idText } from '../component.ts';
import { type Reply, whisper } from '../reply.ts';
import type { Begun } from './odds-work.ts';

/** Stops the odds that an interaction asked for, where they are still worked out for whoever presses it. */
export const stopOdds = componentId('stop-odds', { asked: idText });

export function stopButton(begun: Begun) {
  return button(words.stop, stopOdds.write(begun));
}

/** A forecast that begins where it is sent, for the GM who asks. */
export function forecastBegun(work: ForecastWork, asked: string): Reply {
  return { ...forecastReply({ work, asked }, { forecast: NO_FIGHTS, z: ONCE }, 'working'), work: { work, asked } };
}

/** A forecast as far as it has come: what is known, a chart, and Stop while more fights are played. */
export function forecastReply(
  { work, asked }: Begun & { readonly work: ForecastWork },
  look: Look,
  state: WorkState,
): Reply {
  const picture = forecastChart(work, look.forecast);
  const last = state === 'working' ? stopButton({ asked }) : closeButton();
  return whisper(forecastEmbed(work, look, state), { components: buttonRow(last), ...(picture && { picture }) });
}
