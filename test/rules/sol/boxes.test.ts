import { describe, expect, test } from 'vitest';
import { combatant, type Encounter, resource } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { boxes, LEVELS, type Level, woundsOf } from '../../../src/rules/sol/wounds.ts';
import { after as fightAfter, played, transcript } from '../core/transcript.ts';
import { bearing, fighting, type Some } from './table.ts';

const table = (wounds: readonly Level[], ana: Some = {}) =>
  fighting({ ana: { wounds, ...ana }, bo: {}, thug: { side: 'enemies' } });

/** A GM's hand on a track, as the table records it. */
const adjust = (name: string, to: number) => (resolution: Resolution<Sol>) => {
  const { value: before, max } = resource(resolution.combatant('ana'), name);
  const limit = max === undefined ? {} : { max };
  const event: Event<Sol> = {
    type: 'harmed',
    target: 'ana',
    from: 'GM',
    kinds: [],
    resource: name,
    dice: [],
    steps: [],
    amount: 0,
    before,
    after: to,
    ...limit,
  };
  resolution.record(event);
};

/** Wounds by number and level, and the boxes as counted; they agree. */
function wounds(fight: Encounter<Sol>) {
  const ana = combatant(fight, 'ana');
  const own = woundsOf(ana);
  for (const level of LEVELS)
    expect(resource(ana, boxes(level)).value).toBe(own.filter((wound) => wound.level === level).length);
  expect(resource(ana, 'wounds').value).toBe(own.length);
  return own.map(({ number, level }) => `${number}: ${level}`);
}

describe('The GM’s hand on wounds', () => {
  test('more wounds in all: the lowest free boxes fill', () => {
    expect(wounds(fightAfter(sol, table([1, 1]), adjust('wounds', 4)))).toEqual(['1: 1', '2: 1', '3: 1', '4: 2']);
  });

  test('fewer wounds in all: the lowest and oldest go', () => {
    expect(wounds(fightAfter(sol, table([2, 1, 1]), adjust('wounds', 1)))).toEqual(['1: 2']);
    expect(wounds(fightAfter(sol, table([2, 1, 1]), adjust('wounds', 0)))).toEqual([]);
  });

  test('a level’s boxes: wounds of that level come and go', () => {
    expect(wounds(fightAfter(sol, table([1]), adjust('wounds 2', 2)))).toEqual(['1: 1', '2: 2', '3: 2']);
    expect(wounds(fightAfter(sol, table([1, 2, 2]), adjust('wounds 2', 1)))).toEqual(['1: 1', '3: 2']);
  });

  test('a wound taken off frees its box', () => {
    const cured = fightAfter(sol, table([1, 2]), (resolution) => {
      const [first] = resolution.combatant('ana').conditions;
      if (first) resolution.record({ type: 'condition-ended', subject: 'ana', condition: first, why: 'the GM' });
    });
    expect(wounds(cured)).toEqual(['2: 2']);
  });

  test('the last stand begins and ends by it, and who is at no points falls and wakes', () => {
    const fight = table([1], { is: { BOD: 2 }, points: 0 });
    const waiting = { ...fight, turn: 1, turnOrder: [['thug'], ['ana', 'bo']].toReversed() };
    const fallen = fightAfter(sol, waiting, adjust('wounds', 2));
    expect(combatant(fallen, 'ana').vitality).toBe('down');
    expect(combatant(fightAfter(sol, fallen, adjust('wounds', 1)), 'ana').vitality).toBe('up');
    expect(combatant(fightAfter(sol, fallen, adjust('action points', 1)), 'ana').vitality).toBe('up');
  });

  test('nothing follows for the dead, nor where nothing has changed', () => {
    const dead = table([1], { vitality: 'dead' });
    expect(transcript(sol, dead, adjust('wounds', 2))).toHaveLength(1);
    expect(transcript(sol, table([1, 2, 3]), () => undefined)).toEqual([]);
  });
});

describe('What the GM puts on', () => {
  const put = (affliction: Parameters<typeof sol.afflict>[2], fight = table([])) =>
    transcript(sol, fight, (resolution) => sol.afflict(resolution, 'ana', affliction));

  test('a wound takes a box like any other, with its note', () => {
    const done = fightAfter(sol, table([1, 1, 1]), (resolution) =>
      sol.afflict(resolution, 'ana', { condition: 'wound', note: 'acid' }),
    );
    expect(wounds(done)).toEqual(['1: 1', '2: 1', '3: 1', '4: 2']);
    expect(woundsOf(combatant(done, 'ana')).at(-1)?.borne.note).toBe('acid');
  });

  test('conditions with their value and rounds; the new one counts', () => {
    expect(put({ condition: 'hindered', value: 2 })).toEqual(['ana gains hindered 2']);
    const twice = table([], { conditions: [bearing('hindered', 2)] });
    expect(put({ condition: 'hindered', rounds: 1 }, twice)).toEqual(['ana keeps hindered (put on anew)']);
    const rounds = played(sol, table([]), (resolution) =>
      sol.afflict(resolution, 'ana', { condition: 'favored', rounds: 2, source: 'bo' }),
    );
    expect(rounds.ok && rounds.value.after.combatants[0]?.conditions[0]).toEqual({
      key: 'favored',
      name: 'favored',
      value: 1,
      source: 'bo',
      duration: { until: 'round-end', left: 2 },
    });
  });

  test('asleep: unconscious until it is taken off', () => {
    expect(put({ condition: 'asleep' })).toEqual([
      'ana gains asleep',
      'ana fell: unconscious',
      'ana is skipped (unconscious)',
      'ana gains unconscious',
    ]);
  });

  test('what follows of itself, what is out of bounds, and the dead are refused', () => {
    for (const condition of ['last stand', 'unconscious', 'newcomer'] as const)
      expect(put({ condition })).toEqual(['refused: sol/follows-of-itself']);
    expect(put({ condition: 'wound', value: 4 })).toEqual(['refused: out-of-bounds']);
    expect(put({ condition: 'wound', value: 0 })).toEqual(['refused: out-of-bounds']);
    expect(put({ condition: 'prone', rounds: 0 })).toEqual(['refused: out-of-bounds']);
    expect(put({ condition: 'prone' }, table([], { vitality: 'dead' }))).toEqual(['refused: target-dead']);
  });
});
