import { describe, expect, test } from 'vitest';
import type { Combatant, Encounter, TurnTimer } from '../../src/rules/core/encounter.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { CLOCK_USER, type Moment } from '../../src/session/clock.ts';
import type { EncounterState, WaitingDeed } from '../../src/session/encounter-state.ts';
import type { People, Person } from '../../src/session/person.ts';
import { updatedClock, withClock, withMomentPassed } from '../../src/session/update-clock.ts';
import { HOUR } from '../../src/time/zone.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

/** The tests begin on a Monday, at noon in UTC. */
const MONDAY = Date.UTC(2026, 5, 1, 12);
const hours = (at: number | undefined) => (at === undefined ? undefined : (at - MONDAY) / HOUR);

const TIMER: TurnTimer = { turn: 1440, question: 240, nudge: 240, atEnd: 'guard' };

const fight = openingEncounter(tdgs);
const kira = premadeCombatant(tdgs, 'Kira', fight, { controller: 'ana' });
const goblin = premadeCombatant(tdgs, 'Goblin', fight);

/** A fight of two combatants. It is Kira's turn. With `turn: 1`, it is the Goblin's. */
function state({
  turn = 0,
  who = {},
  ...more
}: Partial<Encounter> & { readonly who?: Partial<Combatant> } = {}): EncounterState {
  return {
    id: 1,
    revision: 1,
    deeds: 1,
    throws: 0,
    rolls: 0,
    head: '',
    seed: { number: 0, firstThrow: 0, firstRoll: 0, seed: '' },
    openedAt: 0,
    encounter: {
      ...fight,
      phase: 'fighting',
      round: 1,
      turn,
      turnOrder: [['kira'], ['goblin']],
      combatants: [{ ...kira, ...who }, goblin],
      pace: TIMER,
      ...more,
    },
  };
}

const peopleOf = (
  ana: Person = { hours: {} },
  downtimes: People['downtimes'] = [],
  gm: Person = { hours: {} },
): People => ({
  of: new Map([
    ['ana', ana],
    ['gm', gm],
  ]),
  downtimes,
});

/** The state after its clock is updated this many hours after noon. */
function afterHours(
  passed: number,
  from: EncounterState,
  people = peopleOf(),
  more: { readonly anew?: true; readonly rewound?: true } = {},
) {
  return { ...from, clock: updatedClock(from, { people, now: MONDAY + passed * HOUR, ...more }) };
}

/**
 * What the clock does next for the first turn or question that the fight waits for, and how many hours after noon that
 * is.
 */
function nextMoment({ clock }: EncounterState): readonly [Moment['what'], number | undefined] | undefined {
  const moment = clock?.waits[0]?.next;
  return moment && [moment.what, hours(moment.at)];
}

const afterMoment = (from: EncounterState, what: Moment['what']) => withMomentPassed(from, from.clock!.waits[0]!, what);
const withTimer = (from: EncounterState, timer: Partial<TurnTimer>): EncounterState => ({
  ...from,
  encounter: { ...from.encounter, pace: { ...TIMER, ...timer } },
});

describe('The player whose turn it is', () => {
  test('is nudged before the end of their time, and then it ends', () => {
    const startState = afterHours(0, state());
    expect(startState.clock?.waits).toMatchObject([{ for: 'turn', subject: 'kira', user: 'ana', since: MONDAY }]);
    expect([nextMoment(startState), hours(startState.clock?.waits[0]?.count?.end)]).toEqual([['nudge', 20], 24]);
    expect(nextMoment(afterHours(20, afterMoment(startState, 'nudge'), peopleOf(), { anew: true }))).toEqual([
      'end',
      24,
    ]);
  });

  test('keeps their deadline as long as nothing changes', () => {
    const startState = afterHours(0, state());
    expect(afterHours(5, startState).clock).toBe(startState.clock);
  });

  test('has no deadline without a turn timer', () => {
    const { pace: _, ...encounter } = state().encounter;
    const startState = afterHours(0, { ...state(), encounter });
    expect(startState.clock?.waits).toEqual([
      { for: 'turn', subject: 'kira', user: 'ana', key: '1.0', since: MONDAY, past: [] },
    ]);
  });

  test('changes with the next turn, which has its full time', () => {
    const second = afterHours(10, {
      ...state({ turn: 1, turnOrder: [['goblin'], ['kira']] }),
      clock: afterHours(0, state()).clock,
    });
    expect([second.clock?.waits[0]?.since, nextMoment(second)]).toEqual([MONDAY + 10 * HOUR, ['nudge', 30]]);
  });

  test('as the GM is reminded when the time is over, and nothing is done for them', () => {
    const startState = afterHours(0, state({ turn: 1 }));
    expect(startState.clock?.waits[0]).not.toHaveProperty('user');
    expect(nextMoment(startState)).toEqual(['nudge', 24]);
    expect(nextMoment(afterHours(24, afterMoment(startState, 'nudge'), peopleOf(), { anew: true }))).toBeUndefined();
  });

  test('as the GM has their own hours count, and nothing is done for them while they are away', () => {
    const quietHours = { zone: 'UTC', quiet: { from: 22 * 60, until: 8 * 60 } } as const;
    const night = peopleOf(undefined, [], { hours: quietHours });
    // 24 waking hours and two quiet nights of ten hours are 44 hours.
    expect(nextMoment(afterHours(0, state({ turn: 1 }), night))).toEqual(['nudge', 44]);
    const absence = { from: MONDAY, until: MONDAY + 48 * HOUR };
    const people = peopleOf(undefined, [], { hours: { away: [absence] }, meanwhile: 'fierce' });
    expect(nextMoment(afterHours(0, state({ turn: 1 }), people))).toEqual(['nudge', 72]);
  });

  test('as one of several GMs has time run on: one may be there while another sleeps', () => {
    const people = peopleOf(undefined, [], { hours: { away: [{ from: MONDAY }] } });
    expect(nextMoment(afterHours(0, state({ turn: 1, gms: ['gm', 'zoe'] }), people))).toEqual(['nudge', 24]);
  });
});

describe('A player whose hours weren’t known when the encounter was loaded', () => {
  const noOne: People = { of: new Map(), downtimes: [] };

  test('has their deadline recalculated at once, by their hours', () => {
    const startState = afterHours(0, state(), noOne);
    expect(nextMoment(startState)).toEqual(['recount', 0]);
    const quietPerson: Person = { hours: { zone: 'UTC', quiet: { from: 22 * 60, until: 8 * 60 } } };
    expect(hours(afterHours(0, startState, peopleOf(quietPerson), { anew: true }).clock?.waits[0]?.count?.end)).toBe(
      44,
    );
  });

  test('has it recalculated only once, and known hours stay', () => {
    expect(nextMoment(afterHours(0, afterMoment(afterHours(0, state(), noOne), 'recount'), noOne))).toEqual([
      'nudge',
      20,
    ]);
    const quietPerson: Person = { hours: { zone: 'UTC', quiet: { from: 22 * 60, until: 8 * 60 } } };
    const unknown = afterHours(5, afterHours(0, state(), peopleOf(quietPerson)), noOne);
    expect(unknown.clock?.waits[0]?.count?.end).toBe(MONDAY + 44 * HOUR);
  });
});

describe('A change in the middle of a turn', () => {
  const startState = afterHours(0, state());

  test('to quiet hours counts from then on', () => {
    const quietPerson: Person = { hours: { zone: 'UTC', quiet: { from: 22 * 60, until: 8 * 60 } } };
    expect(hours(afterHours(12, startState, peopleOf(quietPerson)).clock?.waits[0]?.count?.end)).toBe(32);
    expect(hours(afterHours(0, state(), peopleOf(quietPerson)).clock?.waits[0]?.count?.end)).toBe(44);
  });

  test('to a shorter time leaves the grace', () => {
    expect(hours(afterHours(22, withTimer(startState, { turn: 720 })).clock?.waits[0]?.count?.end)).toBe(24);
    expect(hours(afterHours(14, withTimer(startState, { turn: 720 })).clock?.waits[0]?.count?.end)).toBe(18);
  });

  test('that stops the clock takes nothing from what is left', () => {
    const stoppedState = afterHours(6, withTimer(startState, { stopped: true }));
    expect([nextMoment(stoppedState), stoppedState.clock?.waits[0]?.count?.left]).toEqual([undefined, 18 * HOUR]);
    expect(nextMoment(afterHours(100, withTimer(stoppedState, {})))).toEqual(['nudge', 114]);
  });

  test('by downtime leaves the grace', () => {
    const downtime = { from: MONDAY + 23 * HOUR, until: MONDAY + 100 * HOUR };
    const afterDowntime = afterHours(100, afterMoment(startState, 'nudge'), peopleOf(undefined, [downtime]), {
      anew: true,
    });
    expect(nextMoment(afterDowntime)).toEqual(['end', 106]);
    expect(nextMoment(afterHours(103, afterDowntime, peopleOf(undefined, [downtime]), { anew: true }))).toEqual([
      'end',
      106,
    ]);
  });
});

describe('A question', () => {
  const waiting: WaitingDeed = {
    deed: { type: 'end-turn', subject: 'goblin' },
    answers: [],
    question: { subject: 'kira', about: 'interrupt', offers: ['yes', 'none'] },
    thrown: [],
    user: 'gwen',
    revision: 7,
  };

  test('has a time of its own, and the turn’s time stops until it is answered', () => {
    const turn = afterHours(0, state({ turn: 1 }));
    const withQuestion = afterHours(2, { ...turn, waiting });
    expect(withQuestion.clock?.waits.map((wait) => [wait.for, wait.count?.stopped ?? false])).toEqual([
      ['question', false],
      ['turn', true],
    ]);
    // The question may take four hours, so a nudge four hours before its end would come as soon as it is asked.
    // Instead, the nudge comes when half of the time is left.
    expect(nextMoment(withQuestion)).toEqual(['nudge', 4]);
    const { waiting: _, ...answered } = withQuestion;
    expect(nextMoment(afterHours(5, answered))).toEqual(['nudge', 27]);
  });
});

describe('A combatant that acts by itself', () => {
  const awayPerson = (from: number, meanwhile?: Person['meanwhile']): Person => ({
    hours: { away: [{ from: MONDAY + from * HOUR }] },
    ...(meanwhile && { meanwhile }),
  });

  test('does so at once on autopilot, even without a turn timer', () => {
    const { pace: _, ...encounter } = state({ who: { auto: 'fierce' } }).encounter;
    expect(nextMoment(afterHours(3, { ...state(), encounter }))).toEqual(['act', 3]);
  });

  test('does so while its player is away, if they said what to do; else its time stops', () => {
    expect(nextMoment(afterHours(3, state(), peopleOf(awayPerson(1, 'guard'))))).toEqual(['act', 3]);
    for (const whileAway of ['wait', undefined] as const)
      expect(nextMoment(afterHours(3, state(), peopleOf(awayPerson(1, whileAway))))).toEqual(['tell', 3 + 14 * 24]);
  });

  test('does so from the moment its player is away', () => {
    const startState = afterHours(0, state(), peopleOf(awayPerson(30, 'guard')));
    expect(nextMoment(startState)).toEqual(['nudge', 20]);
    const awayState = afterHours(0, state(), peopleOf(awayPerson(10, 'guard')));
    expect(nextMoment(awayState)).toEqual(['act', 10]);
    expect(nextMoment(afterHours(12, awayState, peopleOf(awayPerson(10, 'guard')), { anew: true }))).toEqual([
      'act',
      10,
    ]);
  });

  test('does so once, and not in a turn in which that was undone', () => {
    const startState = afterHours(0, state({ who: { auto: 'fierce' } }));
    expect(nextMoment(afterHours(0, afterMoment(startState, 'act')))).toEqual(['nudge', 20]);
    const afterUndo = afterHours(1, startState, peopleOf(), { rewound: true });
    expect([afterUndo.clock?.byHand, nextMoment(afterUndo)]).toEqual(['1.0', ['nudge', 20]]);
    expect(nextMoment(afterHours(2, afterUndo))).toEqual(['nudge', 20]);
    const nextRound = { ...state({ round: 2, who: { auto: 'fierce' } }), clock: afterUndo.clock };
    expect(nextMoment(afterHours(9, nextRound))).toEqual(['act', 9]);
  });
});

test('A character that was handed over goes back at the time that was set', () => {
  const lent = { owner: 'bo', until: MONDAY + 50 * HOUR };
  const startState = afterHours(0, state({ who: { lent } }));
  expect(startState.clock?.waits.map((wait) => [wait.for, wait.next?.what, hours(wait.next?.at)])).toEqual([
    ['turn', 'nudge', 20],
    ['return', 'return', 50],
  ]);
});

test('An encounter that waits for no one has no clock', () => {
  const afterOver = withClock(afterHours(0, state()), {
    people: peopleOf(),
    caller: { now: MONDAY, user: CLOCK_USER },
  });
  expect(afterOver.clock).toBeDefined();
  expect(
    afterHours(0, { ...afterOver, encounter: { ...afterOver.encounter, phase: 'aftermath', turnOrder: [], turn: -1 } })
      .clock,
  ).toBeUndefined();
});
