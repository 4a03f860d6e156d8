import { describe, expect, test } from 'vitest';
import { plainField } from '../../../src/field/premade.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Encounter, System, TimedEvent } from '../../../src/rules/core/encounter.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { rebuildRoll } from '../../../src/rules/core/notation/parse.ts';
import { rollText } from '../../../src/rules/core/notation/roll.ts';
import type { NotedRoll, Reason } from '../../../src/rules/core/reason.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { isEventShown, isSecretDeed } from '../../../src/rules/core/secrecy.ts';
import { dungeoneers } from '../../../src/rules/dungeoneers/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import type { RecordedDeed } from '../../../src/session/encounter-record.ts';
import { differenceOnReplay } from '../../../src/store/replay.ts';
import { between } from '../dungeoneers/fight.ts';
import { between as masters } from '../mastery/fight.ts';
import { fighting as soldiers } from '../sol/table.ts';
import { between as adventurers } from '../tdgs/fight.ts';
import { scriptedDice } from './scripted-dice.ts';

const asAny = <S extends System>(rules: Ruleset<S>) => rules as unknown as Ruleset;
/** The roll of a save, as data and as text. */
type EventRoll = { readonly roll: NotedRoll; readonly written: string };

const sides = { freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } };

const FIGHTS = [
  { rules: dungeoneers, fight: between({ freya: {}, skeleton: {}, bones: {} }, { settings: { order: 'kept' } }) },
  { rules: mastery, fight: masters(sides) },
  { rules: tdgs, fight: adventurers(sides) },
  { rules: sol, fight: { ...soldiers(sides), turnOrder: [['freya'], ['skeleton'], ['bones']] } },
] as readonly unknown[] as readonly { readonly rules: Ruleset; readonly fight: Encounter }[];

function playResult(rules: Ruleset, before: Encounter, deed: Deed) {
  const result = carryOut(rules, before, deed, { roll: () => 1 });
  if (!result.ok || result.value.type === 'asked') throw new Error(JSON.stringify(result));
  return result.value;
}

/**
 * Plays this many turns. Returns one line for each turn: the GM's events that come after it (such as a storm), the new
 * round, and whose turn is next, as in "Storm > 2 bones".
 */
function story(rules: Ruleset, fight: Encounter, events: readonly TimedEvent[], turns: number): readonly string[] {
  let currentFight = events.reduce((before, event) => playResult(rules, before, { type: 'event', event }).after, fight);
  const lines: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const outcome = playResult(rules, currentFight, { type: 'end-turn', subject: onTurn(currentFight)[0]!.id });
    const marks = outcome.events.flatMap((each: Event) => (each.type === 'event-came' ? [each.before.mark] : []));
    currentFight = outcome.after;
    lines.push([...marks, `${currentFight.round} ${onTurn(currentFight)[0]!.id}`].join(' > '));
  }
  return lines;
}

const event = (id: string, mark: string, more: Partial<TimedEvent> = {}): TimedEvent => ({
  id,
  mark,
  at: { kind: 'round-end' },
  from: 1,
  ...more,
});

describe.each(FIGHTS)('$rules.id: a timed event', ({ rules, fight }) => {
  test('comes at the end of each round, before or after a turn, and in its rounds alone', () => {
    const events = [
      event('event-1', 'Storm'),
      event('event-2', 'Lair', { at: { kind: 'before', who: 'bones' }, from: 2 }),
      event('event-3', 'Tide', { at: { kind: 'after', who: 'freya' }, from: 1, until: 1 }),
      event('event-4', 'Bridge', { from: 2, until: 2 }),
    ];
    const lines = story(rules, fight, events, 6).map((each) => each.replace(/ (freya|skeleton|bones)$/, ''));
    expect(lines).toEqual(['Tide > 1', '1', 'Storm > 2', '2', 'Lair > 2', 'Storm > Bridge > 3']);
  });

  test('that is over is gone, and one that goes on isn’t', () => {
    const events = [event('event-1', 'Bridge', { until: 1 }), event('event-2', 'Storm')];
    let currentFight = events.reduce(
      (before, each) => playResult(rules, before, { type: 'event', event: each }).after,
      fight,
    );
    for (const subject of ['freya', 'skeleton', 'bones'])
      currentFight = playResult(rules, currentFight, { type: 'end-turn', subject }).after;
    expect(currentFight.timeline?.events).toEqual([{ ...events[1], came: 1 }]);
    const afterRemoving = playResult(rules, currentFight, { type: 'remove-event', id: 'event-2' }).after;
    expect(afterRemoving.timeline).toBeUndefined();
  });

  test('is refused where it would never come, and comes next round where its place is past', () => {
    const fightOnSecondTurn = { ...fight, turn: 1 };
    const deed: Deed = {
      type: 'event',
      event: event('event-1', 'Tide', { at: { kind: 'before', who: 'freya' }, until: 1 }),
    };
    const result = carryOut(rules, fightOnSecondTurn, deed, scriptedDice([]));
    expect(result.ok ? undefined : result.why).toEqual({ type: 'no-event', mark: 'Tide', why: 'over' });
    const eventDeed = {
      type: 'event',
      event: event('event-1', 'Tide', { at: { kind: 'before', who: 'freya' } }),
    } as const;
    expect(playResult(rules, fightOnSecondTurn, eventDeed).after.timeline?.events).toMatchObject([{ came: 1 }]);
  });

  test('still comes at the end of the round if the combatant it comes before is gone', () => {
    const added = playResult(rules, fight, {
      type: 'event',
      event: event('event-1', 'Lair', { at: { kind: 'before', who: 'bones' } }),
    }).after;
    const afterRemoval = playResult(rules, added, { type: 'remove', subject: 'bones' }).after;
    const firstTurnEnd = playResult(rules, afterRemoval, { type: 'end-turn', subject: 'freya' });
    expect(firstTurnEnd.events.some(({ type }) => type === 'event-came')).toBe(false);
    const lastTurnEnd = playResult(rules, firstTurnEnd.after, { type: 'end-turn', subject: 'skeleton' });
    expect(lastTurnEnd.events.some(({ type }) => type === 'event-came')).toBe(true);
  });
});

/** For each system: damage, a condition, and a save that fails with a natural 1. */
const EFFECTS = {
  dungeoneers: { damage: '1 heat', condition: 'Prone', save: { what: 'prowess', against: 99 } },
  mastery: { damage: '1d6+2', condition: 'Disoriented', save: { what: 'Endurance', against: 20 } },
  tdgs: { damage: '1+1d6 Fire', condition: 'Prone', save: { what: 'REF', against: 20 } },
  sol: { damage: 'level 1', condition: 'hindered', save: { what: 'AGI + REA', against: 6 } },
} as const;

describe.each(FIGHTS)('$rules.id: an effect', ({ rules, fight }) => {
  const { damage, condition, save } = EFFECTS[rules.id as keyof typeof EFFECTS];
  const effect = { to: { kind: 'everyone' }, damage, conditions: [{ condition }] } as const;
  const orderedIds: readonly string[] = fight.turnOrder.flat();
  /** Ends the first turn, and returns the outcome. An event with this effect comes before the second turn. */
  const cameBefore = (given: TimedEvent['effect'], fighters = fight) => {
    const storm = event('event-1', 'Storm', {
      at: { kind: 'before', who: orderedIds[1]! },
      ...(given && { effect: given }),
    });
    const added = playResult(rules, fighters, { type: 'event', event: storm }).after;
    return playResult(rules, added, { type: 'end-turn', subject: orderedIds[0]! });
  };
  const hitIds = (events: readonly Event[]) =>
    events.flatMap((each) => (each.type === 'harmed' && each.from.id === 'timed event' ? [each.target] : []));

  test('harms everyone it is for, before the turn that follows, and the math names the event', () => {
    const { events, after } = cameBefore(effect);
    expect(new Set(hitIds(events))).toEqual(new Set(['freya', 'skeleton', 'bones']));
    const gainedConditions = events.flatMap((each) => (each.type === 'condition-gained' ? [each.condition.name] : []));
    expect(gainedConditions.filter((name) => name === condition)).toHaveLength(3);
    const turnStartIndex = events.findIndex(({ type }) => type === 'turn-started');
    expect(events.findLastIndex(({ type }) => type === 'harmed')).toBeLessThan(turnStartIndex);
    expect(after.combatants.every((who, index) => who !== fight.combatants[index])).toBe(true);
  });

  test('is for a side, for named combatants, or for an area', () => {
    const harmTo = (targets: NonNullable<TimedEvent['effect']>['to']) =>
      new Set(hitIds(cameBefore({ to: targets, damage }).events));
    const { side } = fight.combatants.find(({ id }) => id === 'bones')!;
    expect(harmTo({ kind: 'side', side })).toEqual(
      new Set(fight.combatants.flatMap((each) => (each.side === side ? [each.id] : []))),
    );
    expect(harmTo({ kind: 'named', who: ['bones', 'gone'] })).toEqual(new Set(['bones']));
    expect(harmTo({ kind: 'players' })).toEqual(new Set());
    expect(harmTo({ kind: 'area', from: 'A1', to: 'C3' })).toEqual(new Set());
    const field = plainField(5, 5);
    const mapped = playResult(rules, fight, {
      type: 'field',
      ground: field,
      standing: { freya: 'A5', skeleton: 'B2', bones: 'E1' },
    }).after;
    const area = { to: { kind: 'area', from: 'C3', to: 'A1' }, damage } as const;
    expect(new Set(hitIds(cameBefore(area, mapped).events))).toEqual(new Set(['skeleton']));
  });

  test('spares who makes the save, rolled with the sheet and in the record', () => {
    const { events, thrown } = cameBefore({ to: { kind: 'named', who: ['freya'] }, damage, save });
    const saves = events.filter((each) => each.type === 'remarked' && each.what.id.startsWith('event save'));
    expect(saves).toMatchObject([{ subject: 'freya', what: { id: 'event save failed', ...save, mark: 'Storm' } }]);
    expect(thrown.length).toBeGreaterThan(0);
    const { what } = saves[0] as Event & { readonly type: 'remarked' };
    const { roll, written } = what as Reason & EventRoll;
    expect(rollText(rebuildRoll(roll)!)).toBe(written);
    expect(hitIds(events)).toContain('freya');
    const easySave = cameBefore({ to: { kind: 'everyone' }, damage, save: { ...save, against: -50 } });
    if (rules.id !== 'tdgs') expect(hitIds(easySave.events)).toEqual([]);
  });

  test('is replayed from records in which a save is only text', () => {
    const storm = event('event-1', 'Storm', {
      at: { kind: 'before', who: orderedIds[1]! },
      effect: { to: { kind: 'named', who: ['freya'] }, damage, save },
    });
    const before = playResult(rules, fight, { type: 'event', event: storm }).after;
    const deed = { type: 'end-turn', subject: orderedIds[0]! } as const;
    const { events, thrown } = playResult(rules, before, deed);
    const older = events.map((each) => {
      if (each.type !== 'remarked' || !('roll' in each.what)) return each;
      const { roll: _, ...what } = each.what;
      return { ...each, what };
    });
    expect(older).not.toEqual(events);
    const row = { number: 0, kind: 'done', deed, answers: [], thrown } as unknown as RecordedDeed;
    expect(differenceOnReplay({ row: { ...row, events: older }, before })).toBeUndefined();
    expect(differenceOnReplay({ row: { ...row, events }, before })).toBeUndefined();
    expect(differenceOnReplay({ row: { ...row, events: older.slice(1) }, before })).toBeDefined();
  });
});

test('An event that stuns everyone each round doesn’t go on for many rounds in one deed', () => {
  const storm = event('event-1', 'Storm', {
    effect: { to: { kind: 'everyone' }, conditions: [{ condition: 'Stunned' }] },
  });
  let currentFight = playResult(asAny(mastery), masters(sides) as unknown as Encounter, {
    type: 'event',
    event: storm,
  }).after;
  for (const subject of ['freya', 'skeleton', 'bones'])
    currentFight = playResult(asAny(mastery), currentFight, { type: 'end-turn', subject }).after;
  expect([currentFight.round, onTurn(currentFight)]).toEqual([3, []]);
  expect(onTurn(playResult(asAny(mastery), currentFight, { type: 'remove-event', id: 'event-1' }).after)).toHaveLength(
    1,
  );
});

test('An effect that fells the one whose turn would come passes to the next, and one that fells a side ends combat', () => {
  const rules = asAny(mastery);
  const frailFight = masters({
    freya: {},
    skeleton: { side: 'enemies', stamina: 2, endurance: 'Novice' },
    bones: { side: 'enemies', stamina: 2, endurance: 'Novice' },
  });
  const stormOutcome = (who: readonly string[]) => {
    const storm = event('event-1', 'Storm', {
      at: { kind: 'after', who: 'freya' },
      effect: { to: { kind: 'named', who }, damage: '5' },
    });
    const added = playResult(rules, frailFight as unknown as Encounter, { type: 'event', event: storm }).after;
    return playResult(rules, added, { type: 'end-turn', subject: 'freya' });
  };
  const stormOnSkeleton = stormOutcome(['skeleton']);
  expect(onTurn(stormOnSkeleton.after).map(({ id }) => id)).toEqual(['bones']);
  const bothOutcome = stormOutcome(['skeleton', 'bones']);
  expect(bothOutcome.after.phase).toBe('aftermath');
  expect(bothOutcome.events.some(({ type }) => type === 'turn-started')).toBe(false);
});

describe('An initiative number', () => {
  test('puts an event behind those with the same number', () => {
    const fight = masters({
      freya: { own: { initiative: 15 } },
      skeleton: { side: 'enemies', own: { initiative: 10 } },
    }) as unknown as Encounter;
    const eventAtScore = (score: number) => [event('event-1', 'Lair', { at: { kind: 'initiative', score } })];
    const rules = asAny(mastery);
    expect(story(rules, fight, eventAtScore(15), 2)).toEqual(['Lair > 1 skeleton', '2 freya']);
    expect(story(rules, fight, eventAtScore(11), 1)).toEqual(['Lair > 1 skeleton']);
    expect(story(rules, fight, eventAtScore(10), 2)).toEqual(['1 skeleton', 'Lair > 2 freya']);
    expect(story(rules, fight, eventAtScore(16), 2)).toEqual(
      ['1 skeleton', 'Lair > 2 freya'].map((each) => each.replace('Lair > 2', 'Lair > 2')),
    );
  });

  test('is refused in Project Sol, whose fighters have none', () => {
    const fight = soldiers({ ana: {}, thug: { side: 'enemies' } });
    const deed: Deed = { type: 'event', event: event('event-1', 'Lair', { at: { kind: 'initiative', score: 3 } }) };
    const result = carryOut(asAny(sol), fight as unknown as Encounter, deed, scriptedDice([]));
    expect(result.ok ? undefined : result.why).toEqual({ type: 'no-event', mark: 'Lair', why: 'no-number' });
  });
});

test('A hidden event is secret until it comes, and its coming is told by a remark', () => {
  const hiddenEvent = event('event-1', 'Ambush', { hidden: true, until: 1, words: 'They drop from the trees!' });
  const deed: Deed = { type: 'event', event: hiddenEvent, hidden: true };
  const fight = masters(sides) as unknown as Encounter;
  const rules = asAny(mastery);
  const added = playResult(rules, fight, deed);
  expect(isSecretDeed(deed)).toBe(true);
  expect(added.events.every((each) => !isEventShown(each, () => 'exact'))).toBe(true);
  let currentFight = added.after;
  for (const subject of ['freya', 'skeleton'])
    currentFight = playResult(rules, currentFight, { type: 'end-turn', subject }).after;
  expect(playResult(rules, currentFight, { type: 'end-turn', subject: 'bones' }).events).toContainEqual({
    type: 'remarked',
    what: { id: 'event comes', mark: 'Ambush', words: 'They drop from the trees!' },
  });
});
