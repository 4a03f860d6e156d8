import { command } from '../../src/interaction/command.ts';
import { forecastBegun } from '../../src/interaction/odds/forecast-reply.ts';
import { forecastOf } from '../../src/interaction/odds/forecasting.ts';
import { boolean, integer, withDefault } from '../../src/interaction/option.ts';
import { map, ok } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';

/** Nothing of it is told to players, and nothing of it goes into the record. */
export const forecast = command({
  name: 'forecast',
  description: 'Who would win, who goes down, how long it takes: by playing it out; only you see it (GM)',
  requires: gm,
  options: {
    unseen: boolean('With those who wait unseen, from the start'),
    seed: withDefault(integer('The same seed plays the same fights', 1, 9999), () => ok(1)),
  },
  run: ({ unseen, seed }, { encounter, caller }) =>
    map(forecastOf(encounter, { unseen, seed }), (work) => forecastBegun(work, caller.interaction)),
});
