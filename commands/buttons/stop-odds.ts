import { component } from '../../src/interaction/component.ts';
import { stopOdds } from '../../src/interaction/odds/forecast-reply.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { forecast as words } from '../../src/text/spoken.ts';

/** Stop on odds: they stay as they are. */
export const stopForecast = component({
  id: stopOdds,
  run: ({ asked }) => whisper(words.nothingToStop, { stopsWork: asked }),
});
