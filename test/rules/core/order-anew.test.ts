import { describe, expect, test } from 'vitest';
import { readSetting, settingsOf } from '../../../src/interaction/settings.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Encounter, System } from '../../../src/rules/core/encounter.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { dungeoneers } from '../../../src/rules/dungeoneers/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { fighterOf, between as masters } from '../mastery/fight.ts';
import { dice, fighting as soldiers } from '../sol/table.ts';
import { d, type ScriptedDie, scriptedDice } from './scripted-dice.ts';

/** Ends all turns of a round, and returns the encounter in the next round. Fails if not all dice were rolled. */
function nextRound<S extends System>(rules: Ruleset<S>, before: Encounter<S>, script: readonly ScriptedDie[]) {
  let currentFight = before;
  const dice = scriptedDice(script);
  for (const subject of before.turnOrder.flat()) {
    const result = carryOut(rules, currentFight, { type: 'end-turn', subject }, dice);
    if (!result.ok || result.value.type === 'asked') throw new Error(JSON.stringify(result));
    currentFight = result.value.after;
  }
  expect([currentFight.round, dice.left()]).toEqual([before.round + 1, []]);
  return currentFight;
}

describe('The house rule order: each round', () => {
  const threeFighters = { a: { side: 'a' }, b: { side: 'b' }, c: { side: 'b' } };

  test('rolls the d20s of Mastery again when a round starts, and keeps the new scores', () => {
    const fight = masters(threeFighters, { order: 'each round' });
    const after = nextRound(mastery, fight, [d(20, 4), d(20, 18), d(20, 11)]);
    expect(after.turnOrder).toEqual([['b'], ['c'], ['a']]);
    expect(['a', 'b', 'c'].map((id) => fighterOf(after, id).own.initiative)).toEqual([4, 18, 11]);
    expect(nextRound(mastery, after, [d(20, 1), d(20, 2), d(20, 3)]).turnOrder).toEqual([['a'], ['c'], ['b']]);
  });

  test('tests for Sol’s order again when a round starts', () => {
    const sketches = { ana: {}, bo: {}, thug: { side: 'enemies' } };
    const fight = soldiers(sketches, { order: 'each round' });
    const after = nextRound(sol, fight, [...dice(6, 1), ...dice(6, 4), ...dice(6, 2)]);
    expect([after.turnOrder, after.own.enemiesScore]).toEqual([[['bo'], ['thug'], ['ana']], 2]);
  });

  test('is off by default: no die is rolled, and the order stays', () => {
    expect(nextRound(mastery, masters(threeFighters), []).turnOrder).toEqual([['a'], ['b'], ['c']]);
    const fight = soldiers({ ana: {}, thug: { side: 'enemies' } }, { order: 'once' });
    expect(nextRound(sol, fight, []).turnOrder).toEqual(fight.turnOrder);
  });

  test('begins with the first order, not with two of them', () => {
    const fight = {
      ...masters(threeFighters, { order: 'each round' }),
      phase: 'gathering' as const,
      turnOrder: [],
      turn: -1,
    };
    const script = scriptedDice([d(20, 4), d(20, 18), d(20, 11)]);
    expect(carryOut(mastery, fight, { type: 'initiative' }, script).ok).toBe(true);
    expect(script.left()).toEqual([]);
  });

  test('is not offered where the book makes the order each round, and goes by the book’s name for it', () => {
    expect(settingsOf(mastery as object as Ruleset).order?.values).toEqual(['once', 'each round']);
    expect(settingsOf(sol as object as Ruleset).order?.values).toEqual(['once', 'each round']);
    expect(settingsOf(tdgs as object as Ruleset).order).toBeUndefined();
    const readOrder = (input: string) => readSetting(dungeoneers as object as Ruleset, 'order', input);
    expect(readOrder('each round')).toEqual({ ok: true, value: { name: 'order', value: 'anew' } });
    expect(readOrder('once')).toEqual({ ok: true, value: { name: 'order', value: 'kept' } });
  });
});
