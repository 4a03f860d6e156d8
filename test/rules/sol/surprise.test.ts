import { describe, expect, test } from 'vitest';
import { combatant, type Encounter, resource } from '../../../src/rules/core/encounter.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { beginFighting, endTurn, stopRounds } from '../../../src/rules/core/turns.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Fighter, Sol } from '../../../src/rules/sol/sheet.ts';
import { after as fightAfter, transcript } from '../core/transcript.ts';
import { conditionFor, dice, fighting, gatheringOf } from './table.ts';

const enemy = { side: 'enemies' } as const;
const actionPoints = (fight: Encounter<Sol>, id: string) => resource(combatant(fight, id), 'action points').value;
const ambush = gatheringOf({ ana: {}, bo: {}, thug: enemy });
const call = (...at: string[]) => ({ action: 'surprise', actor: 'ana', targets: at });

describe('1. Determining Awareness', () => {
  test('S-011 the GM says who may be surprised: a GM’s action, for anyone it names', () => {
    expect(sol.actions.surprise?.gm).toBe(true);
    expect(sol.actions.surprise?.offers(ambush, 'ana')).toEqual({ targets: ['ana', 'bo', 'thug'] });
    const lines = transcript(sol, ambush, call('ana', 'bo'), ...dice(6, 3), ...dice(6, 2));
    expect(lines.map((line) => line.split(',')[0])).toEqual(['ana', 'bo', 'bo gains surprised']);
  });

  test('S-012 S-013 REA + INT against 3: two hits fail, three succeed', () => {
    expect(transcript(sol, ambush, call('ana'), ...dice(6, 2))).toEqual([
      'ana, surprise: [5 5 1 1 1 1] +3 REA +3 INT = 2 hits vs threshold 3: failure',
      'ana gains surprised',
    ]);
    expect(transcript(sol, ambush, call('ana'), ...dice(6, 3))).toEqual([
      'ana, surprise: [5 5 5 1 1 1] +3 REA +3 INT = 3 hits vs threshold 3: success',
    ]);
  });

  test('S-014 the test is Instant: it costs no points', () => {
    const afterTest = fightAfter(sol, ambush, call('ana'), ...dice(6, 2));
    expect(actionPoints(afterTest, 'ana')).toBe(3);
  });

  const afterSurprise = fightAfter(sol, ambush, call('ana', 'bo'), ...dice(6, 2), ...dice(6, 3));
  const startedFight = fightAfter(
    sol,
    afterSurprise,
    (resolution) => beginFighting(resolution, sol),
    ...dice(6, 3),
    ...dice(6, 3),
    ...dice(6, 2),
  );

  test('S-003 S-015 one who fails starts with one action point, one who succeeds with three; initiative is rolled as always', () => {
    expect(['ana', 'bo', 'thug'].map((id) => actionPoints(startedFight, id))).toEqual([1, 3, 3]);
    expect(startedFight.turnOrder).toEqual([['ana', 'bo'], ['thug']]);
  });

  test('S-016 at the end of its first turn a surprised combatant is back to three points', () => {
    const lines = transcript(sol, startedFight, (resolution) => endTurn(resolution, sol, 'ana'));
    expect(lines).toEqual([
      'ana ends its turn',
      'ana loses surprised (first turn is over)',
      'ana regained action points 1 → 3 (end of the turn)',
    ]);
  });

  test('the one point may be spent as a reaction, and is then missing in the first turn', () => {
    const fight = fighting({
      thug: enemy,
      ana: { points: 1, conditions: [conditionFor('surprised')], standingOrders: { reaction: 'dodge' } },
    });
    const afterShot = fightAfter(
      sol,
      fight,
      { action: 'attack', actor: 'thug', targets: ['ana'] },
      ...dice(3, 0),
      ...dice(8, 1),
    );
    expect(actionPoints(afterShot, 'ana')).toBe(0);
    const afterTurnEnd = fightAfter(sol, afterShot, (resolution) => endTurn(resolution, sol, 'thug'));
    expect(afterTurnEnd.round).toBe(2);
    expect(combatant(afterTurnEnd, 'ana')).toMatchObject({
      conditions: [],
      resources: { 'action points': { value: 3 } },
    });
  });

  test('surprise and aim end with their combat: the next one starts with three points and no aim', () => {
    const aimedFight = {
      ...startedFight,
      combatants: startedFight.combatants.map((who) => (who.id === 'bo' ? withAim(who) : who)),
    };
    const stop = (resolution: Resolution<Sol>) => stopRounds(resolution, sol);
    expect(transcript(sol, aimedFight, stop)).toEqual([
      'ana loses surprised (combat pauses)',
      'bo loses aiming (combat pauses)',
      'phase: aftermath',
    ]);
    const secondFight = fightAfter(
      sol,
      fightAfter(sol, aimedFight, stop),
      (resolution) => beginFighting(resolution, sol),
      ...dice(6, 3),
      ...dice(6, 3),
      ...dice(6, 2),
    );
    expect(['ana', 'bo', 'thug'].map((id) => actionPoints(secondFight, id))).toEqual([3, 3, 3]);
    expect(secondFight.combatants.flatMap(({ conditions }) => conditions)).toEqual([]);
  });

  test('a surprise tested between two combats counts in the next', () => {
    const between = fightAfter(
      sol,
      gatheringOf({ ana: {}, thug: enemy }),
      (resolution) => {
        beginFighting(resolution, sol);
        stopRounds(resolution, sol);
      },
      ...dice(6, 3),
      ...dice(6, 2),
    );
    const afterTest = fightAfter(sol, between, call('ana'), ...dice(6, 0));
    const afterTurnEnd = fightAfter(
      sol,
      afterTest,
      (resolution) => beginFighting(resolution, sol),
      ...dice(6, 3),
      ...dice(6, 2),
    );
    expect(actionPoints(afterTurnEnd, 'ana')).toBe(1);
  });

  test('a second test replaces the first', () => {
    const lines = transcript(sol, afterSurprise, call('ana'), ...dice(6, 3));
    expect(lines.at(-1)).toBe('ana loses surprised (not surprised)');
    expect(transcript(sol, afterSurprise, call('ana'), ...dice(6, 0))).toHaveLength(1);
  });

  test('while rounds run no test is made: the GM’s word does it', () => {
    expect(transcript(sol, startedFight, call('thug'))).toEqual(['refused: sol/surprise-late']);
    expect(actionOffers(sol, startedFight, 'ana').map(({ action }) => action)).not.toContain('surprise');
    const afterJoining = fightAfter(sol, startedFight, (resolution) =>
      sol.afflict(resolution, 'thug', { condition: 'surprised' }),
    );
    expect(actionPoints(afterJoining, 'thug')).toBe(1);
    expect(transcript(sol, ambush, call('nobody'))).toEqual(['refused: missing']);
    expect(transcript(sol, gatheringOf({ ana: { vitality: 'dead' } }), call('ana'))).toEqual(['refused: target-dead']);
  });
});

function withAim(who: Fighter): Fighter {
  const aim = { key: 'aiming', name: 'aiming', value: 2, duration: { until: 'rounds-stop' } } as const;
  return { ...who, conditions: [...who.conditions, aim] };
}
