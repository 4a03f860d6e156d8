import { describe, expect, test } from 'vitest';
import type { Hours } from '../../src/time/countdown.ts';
import type { Answerer, PastTurn } from '../../src/time/habit.ts';
import { type GameTable, type RoundChoice, roundForecasts, type TurnSlot } from '../../src/time/how-long.ts';
import { DAY, HOUR, MINUTE } from '../../src/time/zone.ts';

const NOW = 20_000 * DAY;
const CURRENT_ORDER: RoundChoice = { order: 'as it is', planned: false };

/** Turns at every hour of the day, each answered after the same time. */
function turnsOf(who: string, hours: number, more: Partial<PastTurn> = {}): readonly PastTurn[] {
  return Array.from({ length: 24 }, (_, turn) => {
    const turnStart = NOW - (turn + 1) * 25 * HOUR;
    return {
      who,
      since: turnStart,
      until: turnStart + hours * HOUR,
      answered: true,
      questionsAnswered: 0,
      byAutopilot: false,
      ...more,
    };
  });
}

function answerer(turns: readonly PastTurn[], hours: Hours = {}, more: Partial<Answerer> = {}): Answerer {
  return { hours, turns, ...more };
}

const turnSlot = (who: string, more: Partial<TurnSlot> = {}): TurnSlot => ({
  who,
  side: who === 'gwen' ? 'enemies' : 'players',
  isGms: who === 'gwen',
  isAutomatic: false,
  ...more,
});

function tableOf(
  answerers: Readonly<Record<string, Answerer>>,
  blocks: GameTable['blocks'],
  more: Partial<GameTable> = {},
): GameTable {
  return { now: NOW, answerers: new Map(Object.entries(answerers)), blocks, order: 'kept', ...more };
}

/** The number of hours per round, rounded to a tenth. */
function hoursOf(table: GameTable, choice: Partial<RoundChoice> = {}): number {
  const [found] = roundForecasts(table, [{ ...CURRENT_ORDER, ...choice }], 1);
  return Math.round(((found?.round ?? 0) / HOUR) * 10) / 10;
}

const ana = answerer(turnsOf('ana', 2));
const ben = answerer(turnsOf('ben', 1));
const gwen = answerer(turnsOf('gwen', 1));
const threePlayers = tableOf({ ana, ben, gwen }, [[turnSlot('ana')], [turnSlot('ben')], [turnSlot('gwen')]]);

describe('How long a round takes', () => {
  test('is the sum of what each takes, or the longest of those who act together', () => {
    expect(hoursOf(threePlayers)).toBeCloseTo(4, 0);
    expect(hoursOf(threePlayers, { order: 'by side' })).toBeCloseTo(3, 0);
    const grouped = tableOf({ ana, ben, gwen }, [[turnSlot('ana'), turnSlot('ben')], [turnSlot('gwen')]]);
    expect(hoursOf(grouped)).toBe(hoursOf(threePlayers, { order: 'by side' }));
    expect(hoursOf(grouped, { order: 'one by one' })).toBe(hoursOf(threePlayers));
    const [found] = roundForecasts(threePlayers, [CURRENT_ORDER], 1);
    expect(found?.waits[0]?.who).toBe('ana');
    expect(found?.waits.reduce((sum, { time }) => sum + time, 0)).toBeCloseTo(found?.round ?? 0, -7);
  });

  test('is the same for the same seed', () => {
    const strangers = tableOf({ ana: answerer([]), gwen }, [[turnSlot('ana')], [turnSlot('gwen')]]);
    expect(roundForecasts(strangers, [CURRENT_ORDER], 7)).toEqual(roundForecasts(strangers, [CURRENT_ORDER], 7));
    expect(roundForecasts(strangers, [CURRENT_ORDER], 7)).not.toEqual(roundForecasts(strangers, [CURRENT_ORDER], 8));
  });

  test('has only the GM’s turns if all players have plans', () => {
    expect(hoursOf(threePlayers, { planned: true })).toBeCloseTo(1, 0);
  });

  test('is nothing for combatants that are played at once, except that every second round waits for someone', () => {
    const automaticTable = tableOf({ ana, gwen }, [
      [turnSlot('ana', { isAutomatic: true })],
      [turnSlot('gwen', { isAutomatic: true })],
    ]);
    // Every second round waits two hours for Ana. The other rounds take no time.
    expect(hoursOf(automaticTable)).toBeCloseTo(2 / 2, 0);
    const onlyCreatures = tableOf({ ana, gwen }, [[turnSlot('ana')], [turnSlot('gwen', { isAutomatic: true })]]);
    expect(hoursOf(onlyCreatures)).toBeCloseTo(2, 0);
  });

  test('ends a player’s turn with the timer, and never the GM’s', () => {
    const slowPlayer = answerer(turnsOf('ana', 20));
    const slowTable = tableOf({ ana: slowPlayer, gwen: answerer(turnsOf('gwen', 20)) }, [
      [turnSlot('ana')],
      [turnSlot('gwen')],
    ]);
    expect(hoursOf(slowTable)).toBeCloseTo(40, -1);
    expect(hoursOf(slowTable, { turn: 6 * HOUR })).toBeGreaterThan(20);
    expect(hoursOf(slowTable, { turn: 6 * HOUR })).toBeLessThan(32);
    const onePlayerTable = tableOf({ ana: slowPlayer }, [[turnSlot('ana')]]);
    expect(hoursOf(onePlayerTable, { turn: 6 * HOUR })).toBeCloseTo(6, 0);
    expect(hoursOf(onePlayerTable, { turn: MINUTE })).toBe(0);
    // Turns that the timer ended only show that the player takes longer than the timer.
    const unansweringPlayer = answerer(turnsOf('ana', 6, { answered: false }));
    expect(hoursOf(tableOf({ ana: unansweringPlayer }, [[turnSlot('ana')]]))).toBeGreaterThan(12);
  });

  test('counts quiet hours, and absences unless the player’s turn doesn’t wait', () => {
    const night = { zone: 'UTC', quiet: { from: 0, until: 12 * 60 } };
    const quickTurns = turnsOf('ana', 0.5);
    const [withQuietHours, withoutQuietHours] = [night, {}].map((hours) =>
      hoursOf(tableOf({ ana: answerer(quickTurns, hours) }, [[turnSlot('ana')]])),
    );
    expect(withQuietHours).toBeGreaterThan((withoutQuietHours ?? 0) * 1.5);
    const deadline = tableOf({ ana: answerer(turnsOf('ana', 200), night) }, [[turnSlot('ana')]]);
    expect(hoursOf(deadline, { turn: 12 * HOUR })).toBe(24);
    const absence = { away: [{ from: NOW - DAY }] };
    const tableWithAbsence = tableOf({ ana: answerer(quickTurns, absence), ben }, [
      [turnSlot('ana')],
      [turnSlot('ben')],
    ]);
    expect(hoursOf(tableWithAbsence)).toBeGreaterThan(24 * 7);
    const playedTable = tableOf({ ana: answerer(quickTurns, absence, { playedWhileAway: true }), ben }, [
      [turnSlot('ana')],
      [turnSlot('ben')],
    ]);
    expect(hoursOf(playedTable)).toBeCloseTo(1, 0);
  });

  test('knows who looks once a day from who answers a ping', () => {
    const looks = Array.from({ length: 12 }, (_, day) => {
      const turnEnd = NOW - (day + 1) * DAY + 8 * HOUR + ((day * 5) % 12) * 5 * MINUTE;
      const turnStart = turnEnd - (2 + ((day * 7) % 20)) * HOUR;
      return {
        who: 'ana',
        since: turnStart,
        until: turnEnd,
        answered: true,
        questionsAnswered: 0,
        byAutopilot: false,
        seen: turnEnd - DAY,
      };
    });
    expect(hoursOf(tableOf({ ana: answerer(looks) }, [[turnSlot('ana')]]))).toBeGreaterThan(16);
    const pings = looks.map((turn) => ({ ...turn, until: turn.since + HOUR / 2 }));
    expect(hoursOf(tableOf({ ana: answerer(pings) }, [[turnSlot('ana')]]))).toBeLessThan(6);
  });

  test('adds the answers that turns wait for', () => {
    const askingGm = { ...gwen, turns: [...turnsOf('gwen', 1), ...turnsOf('gwen', 3, { questionsAnswered: 1 })] };
    const hoursWithout = hoursOf(tableOf({ ana, gwen }, [[turnSlot('ana')], [turnSlot('gwen')]]));
    // In half of the GM's turns, a player is asked something and takes two hours to answer.
    expect(hoursOf(tableOf({ ana, gwen: askingGm }, [[turnSlot('ana')], [turnSlot('gwen')]]))).toBeCloseTo(
      hoursWithout + 1,
      0,
    );
  });

  test('guesses for players who are hardly known', () => {
    const stranger = hoursOf(tableOf({ ana: answerer([]) }, [[turnSlot('ana')]]));
    expect(stranger).toBeGreaterThan(4);
    expect(stranger).toBeLessThan(16);
    expect(hoursOf(tableOf({}, []))).toBe(0);
  });
});
