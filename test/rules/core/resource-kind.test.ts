import { describe, expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Encounter, System } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { Resolution } from '../../../src/rules/core/resolution.ts';
import { scriptedDice } from './scripted-dice.ts';

interface Counting extends System {
  readonly id: 'counting';
  readonly state: {
    readonly encounter: { readonly ties: readonly string[] };
    readonly combatant: { readonly hits: number; readonly place?: number };
  };
}

const openingEncounter: Encounter<Counting> = {
  system: 'counting',
  name: 'a count',
  gms: [],
  phase: 'gathering',
  round: 0,
  turnOrder: [],
  turn: -1,
  done: [],
  settings: {},
  combatants: ['a', 'b'].map((id) => ({
    id,
    name: id,
    side: id,
    sheet: {},
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: { hits: 0 },
  })),
  positions: {},
  own: { ties: [] },
};

describe('a system’s own state', () => {
  test('of a combatant: a field is set, changed and removed, and no one else’s is touched', () => {
    const resolution = new Resolution(openingEncounter, scriptedDice([]));
    resolution.changeOwn('a', { hits: 1, place: 3 });
    expect(resolution.encounter.combatants.map(({ own }) => own)).toEqual([{ hits: 1, place: 3 }, { hits: 0 }]);
    resolution.changeOwn('a', { hits: 2, place: undefined });
    expect(resolution.encounter.combatants.map(({ own }) => own)).toEqual([{ hits: 2 }, { hits: 0 }]);
    expect(Object.hasOwn(resolution.combatant('a').own, 'place')).toBe(false);
    expect(resolution.events).toEqual([
      { type: 'state-changed', subject: 'a', before: { hits: 0 }, after: { hits: 1, place: 3 } },
      { type: 'state-changed', subject: 'a', before: { hits: 1, place: 3 }, after: { hits: 2 } },
    ]);
  });

  test('of the encounter', () => {
    const resolution = new Resolution(openingEncounter, scriptedDice([]));
    resolution.changeEncounterOwn({ ties: ['a', 'b'] });
    expect(resolution.encounter.own).toEqual({ ties: ['a', 'b'] });
    expect(resolution.events).toEqual([{ type: 'state-changed', before: { ties: [] }, after: { ties: ['a', 'b'] } }]);
  });

  test('that does not change records nothing', () => {
    const resolution = new Resolution(openingEncounter, scriptedDice([]));
    resolution.changeOwn('a', { hits: 0, place: undefined });
    resolution.changeEncounterOwn({});
    expect(resolution.events).toEqual([]);
  });

  test('is rebuilt from events that were written and read', () => {
    const resolution = new Resolution(openingEncounter, scriptedDice([]));
    resolution.changeOwn('a', { place: 3 });
    resolution.changeOwn('a', { hits: 1, place: undefined });
    resolution.changeEncounterOwn({ ties: ['b'] });
    const storedEvents: readonly Event<Counting>[] = JSON.parse(JSON.stringify(resolution.events));
    expect(storedEvents.reduce<Encounter<Counting>>(applyEvent, openingEncounter)).toEqual(resolution.encounter);
  });
});
