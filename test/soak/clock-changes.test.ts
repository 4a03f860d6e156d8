// Checks that a player whose quiet hours or days off change while the fight waits for them still gets exactly as much
// time as the turn timer gives. A slower count finds the expected time.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { EncounterState } from '../../src/session/encounter-state.ts';
import { updatedClock } from '../../src/session/update-clock.ts';
import type { Hours } from '../../src/time/countdown.ts';
import { MINUTE } from '../../src/time/zone.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { clockOnTheWall } from '../time/zones.ts';
import { times } from './length.ts';

const QUARTER = 15 * MINUTE;
const START_TIME = Date.UTC(2026, 5, 1);

const fight = openingEncounter(tdgs);
const kira = premadeCombatant(tdgs, 'Kira', fight, { controller: 'ana' });
const goblin = premadeCombatant(tdgs, 'Goblin', fight);

function stateOf(turn: number, stopped: boolean, clock: EncounterState['clock']): EncounterState {
  const timer = {
    turn,
    question: turn,
    nudge: 60,
    atEnd: 'guard',
    ...(stopped && { stopped: true as const }),
  } as const;
  return {
    id: 1,
    revision: 1,
    deeds: 1,
    throws: 0,
    rolls: 0,
    head: '',
    seed: { number: 0, firstThrow: 0, firstRoll: 0, seed: '' },
    openedAt: 0,
    clock,
    encounter: {
      ...fight,
      phase: 'fighting',
      round: 1,
      turn: 0,
      turnOrder: [['kira'], ['goblin']],
      combatants: [kira, goblin],
      pace: timer,
    },
  };
}

// Zones without daylight saving time, so that all nights are equally long.
const hours = fc.record({
  zone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'Asia/Kolkata'),
  quiet: fc
    .tuple(fc.nat(95), fc.integer({ min: 1, max: 64 }))
    .map(([from, quarters]) => ({ from: from * 15, until: ((from + quarters) % 96) * 15 })),
  off: fc.subarray([0, 6] as const),
});
const step = fc.record({
  after: fc.integer({ min: 0, max: 60 }),
  hours: fc.option(hours, { nil: undefined }),
  /** For how many quarters of an hour the player is away from now on. 0 ends an absence. Undefined changes nothing. */
  away: fc.option(fc.nat(80), { nil: undefined }),
  stopped: fc.boolean(),
  anew: fc.boolean(),
});

function isAwake({ zone = 'UTC', quiet, off = [], away = [] }: Hours, at: number): boolean {
  const { weekday, minute } = clockOnTheWall(zone, at);
  const inQuiet =
    quiet &&
    (quiet.from < quiet.until
      ? minute >= quiet.from && minute < quiet.until
      : minute >= quiet.from || minute < quiet.until);
  return (
    !inQuiet &&
    !off.some((day) => day === weekday) &&
    !away.some(({ from, until = Infinity }) => from <= at && at < until)
  );
}

test('The end comes once all of the time has passed during which they were awake and the clock ran', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), hours, fc.array(step, { maxLength: 6 }), (quarters, first, steps) => {
      let currentTime = START_TIME;
      let currentHours: Hours = first;
      let isStopped = false;
      let usedMinutes = 0;
      const fullTime = quarters * 15;
      const count = (recompute: boolean, clock: EncounterState['clock']) =>
        updatedClock(stateOf(fullTime, isStopped, clock), {
          people: { of: new Map([['ana', { hours: currentHours }]]), downtimes: [] },
          now: currentTime,
          recompute,
        });
      const end = () => clock?.waits[0]?.count?.end;
      let clock = count(false, undefined);
      for (const each of steps) {
        for (let passed = 0; passed < each.after && (end() ?? Infinity) > currentTime; passed++) {
          if (!isStopped && isAwake(currentHours, currentTime)) usedMinutes += 15;
          currentTime += QUARTER;
        }
        if ((end() ?? Infinity) <= currentTime) break;
        isStopped = each.stopped;
        const { away, ...others } = currentHours;
        const awaySpans =
          each.away === undefined
            ? away
            : each.away === 0
              ? []
              : [{ from: currentTime, until: currentTime + each.away * QUARTER }];
        currentHours = { ...(each.hours ?? others), ...(awaySpans && { away: awaySpans }) };
        clock = count(each.anew, clock);
      }
      fc.pre(!isStopped);
      for (const endTime = end() ?? currentTime; currentTime < endTime; currentTime += QUARTER)
        if (isAwake(currentHours, currentTime)) usedMinutes += 15;
      expect(usedMinutes).toBe(fullTime);
      expect(isAwake(currentHours, currentTime)).toBe(true);
    }),
    { numRuns: times(60, 4000), seed: 5 },
  );
});
