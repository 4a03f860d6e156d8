import { describe, expect, test } from 'vitest';
import { metersOf } from '../../../src/embeds/meters.ts';
import { adjustResource, removeCondition } from '../../../src/rules/core/carry-out.ts';
import { combatant, type Encounter } from '../../../src/rules/core/encounter.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { conditionsOf } from '../../../src/rules/core/ruleset.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol, WoundLevel } from '../../../src/rules/sol/sheet.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { conditionFor, type FighterSketch, fighter, fighting } from './table.ts';

const table = (wounds: readonly WoundLevel[], ana: FighterSketch = {}) =>
  fighting({ ana: { wounds, ...ana }, bo: {}, thug: { side: 'enemies' } });

/** Changes a number as a GM does with `/adjust`. */
const adjust = (name: string, to: number, why?: string) => (resolution: Resolution<Sol>) =>
  adjustResource(resolution, sol, { type: 'adjust', subject: 'ana', resource: name, to, ...(why && { why }) });

/** The number and level of each wound, the lowest level first. */
function wounds(fight: Encounter<Sol>) {
  return combatant(fight, 'ana').own.wounds.map(({ number, level }) => `${number}: ${level}`);
}

const names = (...of: WoundLevel[]) => conditionsOf(sol, fighter('ana', { wounds: of })).map(({ called }) => called);

describe('The name of a wound', () => {
  test('its level; if there are several of one level a letter too, the oldest (a)', () => {
    expect(names(2)).toEqual(['level 2']);
    expect(names(1, 1, 2, 3)).toEqual(['level 1 (a)', 'level 1 (b)', 'level 2', 'level 3']);
    expect(names(3, 2, 1, 2)).toEqual(['level 1', 'level 2 (a)', 'level 2 (b)', 'level 3']);
  });

  test('it stays when another of its level heals, and the next wound takes the free box', () => {
    const take = (name: string) => (resolution: Resolution<Sol>) => removeCondition(resolution, sol, 'ana', name);
    const shownConditions = (fight: Encounter<Sol>) =>
      conditionsOf(sol, combatant(fight, 'ana')).map(({ called }) => called);
    const twoWounds = fightAfter(sol, table([1, 1, 1]), take('level 1 (a)'));
    expect(shownConditions(twoWounds)).toEqual(['level 1 (b)', 'level 1 (c)']);
    expect(shownConditions(fightAfter(sol, twoWounds, take('level 1 (b)')))).toEqual(['level 1']);
    expect(shownConditions(fightAfter(sol, twoWounds, adjust('wounds', 3)))).toEqual([
      'level 1 (b)',
      'level 1 (c)',
      'level 1 (a)',
    ]);
  });

  test('ten of one level have ten names', () => {
    expect(new Set(names(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).size).toBe(10);
    expect(names(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).at(-1)).toBe('level 1 (j)');
  });

  test('the name shown is the one offered for a note, accepted for it, and removed by', () => {
    const fight = table([1, 1, 2]);
    const offers = sol.actions.note?.offers(fight, 'ana')?.tools;
    expect(offers).toEqual(names(1, 1, 2));
    const afterNote = fightAfter(sol, fight, { action: 'note', actor: 'ana', tool: 'Level 2', words: 'burnt arm' });
    expect(combatant(afterNote, 'ana').own.wounds.map(({ words }) => words)).toEqual([
      undefined,
      undefined,
      'burnt arm',
    ]);
    const afterCure = fightAfter(sol, fight, (resolution) => removeCondition(resolution, sol, 'ana', 'level 1 (b)'));
    expect(wounds(afterCure)).toEqual(['1: 1', '3: 2']);
    expect(transcript(sol, fight, (resolution) => removeCondition(resolution, sol, 'ana', 'wound 2'))).toEqual([
      'refused: no-such',
    ]);
  });

  test('it stands in the line of its bearer, with its words', () => {
    const afterNote = fightAfter(sol, table([2, 1, 2]), {
      action: 'note',
      actor: 'ana',
      tool: 'level 2 (a)',
      words: 'a rib',
    });
    expect(metersOf(combatant(afterNote, 'ana'), afterNote, sol)).toBe(
      '**ana** 3/6 wounds · level 1 wound · level 2 wound \\(a\\) “a rib” · level 2 wound \\(b\\)',
    );
  });
});

describe('A GM’s change to wounds', () => {
  test('more wounds in all: the lowest free boxes fill, one wound after the other', () => {
    const lines = transcript(sol, table([1, 1]), adjust('wounds', 4));
    expect(lines.filter((line) => line.includes('takes'))).toEqual([
      'ana takes 1 (the GM’s call): +1 the GM’s call = 1; level 1 wound',
      'ana takes 2 (the GM’s call): +2 the GM’s call = 2; level 2 wound',
    ]);
    expect(wounds(fightAfter(sol, table([1, 1]), adjust('wounds', 4)))).toEqual(['1: 1', '2: 1', '3: 1', '4: 2']);
  });

  test('fewer wounds in all: the lowest and oldest go, as healing', () => {
    expect(wounds(fightAfter(sol, table([2, 1, 1]), adjust('wounds', 1)))).toEqual(['1: 2']);
    expect(wounds(fightAfter(sol, table([2, 1, 1]), adjust('wounds', 0)))).toEqual([]);
    expect(transcript(sol, table([2]), adjust('wounds', 0))[0]).toBe('ana recovers 2 (the GM’s call): level 2 wound');
  });

  test('wounds of one level are added and removed; other levels stay', () => {
    expect(wounds(fightAfter(sol, table([1]), adjust('level 2 wounds', 2)))).toEqual(['1: 1', '2: 2', '3: 2']);
    expect(wounds(fightAfter(sol, table([1, 2, 2]), adjust('level 2 wounds', 1)))).toEqual(['1: 1', '3: 2']);
  });

  test('no one gets more wounds than boxes', () => {
    expect(transcript(sol, table([]), adjust('wounds', 7))).toEqual(['refused: out-of-bounds']);
    expect(transcript(sol, table([]), adjust('level 3 wounds', 2))).toEqual(['refused: out-of-bounds']);
    expect(wounds(fightAfter(sol, table([]), adjust('wounds', 6)))).toHaveLength(6);
  });

  test('action points are spent and come back: neither harm nor healing', () => {
    expect(transcript(sol, table([]), adjust('action points', 2))).toEqual([
      'ana spent action points 3 → 2 (the GM’s call)',
    ]);
    expect(transcript(sol, table([], { points: 1 }), adjust('action points', 3, 'a second wind'))).toEqual([
      'ana regained action points 1 → 3 (a second wind)',
    ]);
  });

  test('it begins and ends the last stand, and a combatant at no points falls and wakes', () => {
    const fight = table([1], { is: { BOD: 2 }, points: 0 });
    const waiting = { ...fight, turn: 1, turnOrder: [['thug'], ['ana', 'bo']].toReversed() };
    const afterFall = fightAfter(sol, waiting, adjust('wounds', 2));
    expect(combatant(afterFall, 'ana').vitality).toBe('down');
    expect(combatant(fightAfter(sol, afterFall, adjust('wounds', 1)), 'ana').vitality).toBe('up');
    expect(combatant(fightAfter(sol, afterFall, adjust('action points', 1)), 'ana').vitality).toBe('up');
  });
});

describe('What the GM adds', () => {
  const afflictLines = (affliction: Parameters<typeof sol.afflict>[2], fight = table([])) =>
    transcript(sol, fight, (resolution) => sol.afflict(resolution, 'ana', affliction));

  test('a wound takes a box like any other, with its note', () => {
    const after = fightAfter(sol, table([1, 1, 1]), (resolution) =>
      sol.afflict(resolution, 'ana', { condition: 'wound', note: 'acid' }),
    );
    expect(wounds(after)).toEqual(['1: 1', '2: 1', '3: 1', '4: 2']);
    expect(combatant(after, 'ana').own.wounds.at(-1)?.words).toBe('acid');
  });

  test('conditions with their value and rounds; the new one counts', () => {
    expect(afflictLines({ condition: 'hindered', value: 2 })).toEqual(['ana gains hindered 2']);
    const hinderedTwice = table([], { conditions: [conditionFor('hindered', 2)] });
    expect(afflictLines({ condition: 'hindered', rounds: 1 }, hinderedTwice)).toEqual([
      'ana keeps hindered (reapplied)',
    ]);
    const roundsResult = playScripted(sol, table([]), (resolution) =>
      sol.afflict(resolution, 'ana', { condition: 'favored', rounds: 2, source: 'bo' }),
    );
    expect(roundsResult.ok && roundsResult.value.after.combatants[0]?.conditions[0]).toEqual({
      key: 'favored',
      name: 'favored',
      value: 1,
      source: 'bo',
      duration: { until: 'round-end', left: 2 },
    });
  });

  test('one cover replaces the other', () => {
    expect(
      afflictLines({ condition: 'good cover' }, table([], { conditions: [conditionFor('partial cover')] })),
    ).toEqual(['ana loses partial cover (takes cover elsewhere)', 'ana gains good cover']);
  });

  test('asleep: out of the fight until it is removed', () => {
    expect(afflictLines({ condition: 'asleep' })).toEqual([
      'ana gains asleep',
      'ana fell: asleep',
      'ana is skipped (asleep)',
    ]);
  });

  test('conditions that follow from others, values out of range, and the dead are refused', () => {
    for (const condition of ['last stand', 'unconscious', 'newcomer'] as const)
      expect(afflictLines({ condition })).toEqual(['refused: sol/follows-of-itself']);
    expect(afflictLines({ condition: 'wound', value: 4 })).toEqual(['refused: out-of-bounds']);
    expect(afflictLines({ condition: 'wound', value: 0 })).toEqual(['refused: out-of-bounds']);
    expect(afflictLines({ condition: 'prone', rounds: 0 })).toEqual(['refused: out-of-bounds']);
    expect(afflictLines({ condition: 'prone' }, table([], { vitality: 'dead' }))).toEqual(['refused: target-dead']);
  });
});
