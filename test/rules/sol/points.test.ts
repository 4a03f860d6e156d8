import { describe, expect, test } from 'vitest';
import { combatant, onTurn, resource } from '../../../src/rules/core/encounter.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { enterTurnOrder } from '../../../src/rules/sol/combat-sequence.ts';
import { isMakingLastStand } from '../../../src/rules/sol/points.ts';
import { because } from '../../../src/rules/sol/reasons.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { takeWound } from '../../../src/rules/sol/wounds.ts';
import { after as fightAfter, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighter, fighting, gatheringOf } from './table.ts';

const boss = { side: 'enemies' } as const;
const frailSketch = { is: { BOD: 2 } } as const;
const takeHit =
  (who: string, level = 1) =>
  (resolution: Parameters<typeof takeWound>[0]) =>
    takeWound(resolution, who, { level, steps: [], from: because({ id: 'item', item: 'a test' }) });

/** Ana on her turn in a last stand, with BOD 2 and two wounds. */
function inLastStand(ana: FighterSketch = {}) {
  const conditions = [conditionFor('last stand'), ...(ana.conditions ?? [])];
  return fighting({ ana: { ...frailSketch, wounds: [1, 2], ...ana, conditions }, bo: {}, thug: boss });
}

describe('The last stand', () => {
  test('S-054 S-056 it takes wounds equal to BOD, or more; one less does not', () => {
    const isLastStandWithBod3 = (wounds: readonly (1 | 2 | 3)[]) =>
      isMakingLastStand(fighter('ana', { is: { BOD: 3 }, wounds }));
    expect(
      [
        [1, 1],
        [1, 1, 1],
        [1, 1, 1, 2],
      ].map((wounds) => isLastStandWithBod3(wounds as (1 | 2)[])),
    ).toEqual([false, true, true]);
  });

  test('S-055 it counts wounds, not their levels', () => {
    expect(isMakingLastStand(fighter('ana', { is: { BOD: 3 }, wounds: [3, 2] }))).toBe(false);
    expect(isMakingLastStand(fighter('ana', { is: { BOD: 3 }, wounds: [1, 1, 2] }))).toBe(true);
  });

  test('it begins at once, even for NPCs', () => {
    const fight = fighting({ ana: {}, thug: { ...boss, ...frailSketch, wounds: [1] } });
    expect(transcript(sol, fight, takeHit('thug')).slice(1)).toEqual(['thug: wounds 1 → 2', 'thug gains last stand']);
  });

  test('S-057 its points do not refresh at the end of the turn; a friend’s do', () => {
    const fight = inLastStand({ points: 2 });
    const after = fightAfter(sol, fight, (resolution) => endTurn(resolution, sol, 'ana'));
    expect(resource(combatant(after, 'ana'), 'action points').value).toBe(2);
    const friend = fighting({ ana: { points: 2 }, bo: {}, thug: boss });
    const afterRest = fightAfter(sol, friend, (resolution) => endTurn(resolution, sol, 'ana'));
    expect(resource(combatant(afterRest, 'ana'), 'action points').value).toBe(3);
  });

  test('S-058 at 0 points it falls unconscious, and counts as done', () => {
    const lines = transcript(sol, inLastStand({ points: 1 }), { action: 'move', actor: 'ana' });
    expect(lines).toEqual([
      'ana spent action points 1 → 0 (move)',
      'ana fell: unconscious',
      'ana is skipped (unconscious)',
      'ana gains unconscious',
    ]);
    const fight = fightAfter(sol, inLastStand({ points: 1 }), { action: 'move', actor: 'ana' });
    expect(onTurn(fight).map(({ id }) => id)).toEqual(['bo']);
  });

  test('S-058 no one falls at 0 points outside it, nor in it with a point left', () => {
    const afterUnwoundedMove = fightAfter(sol, fighting({ ana: { points: 1 }, bo: {}, thug: boss }), {
      action: 'move',
      actor: 'ana',
    });
    expect(combatant(afterUnwoundedMove, 'ana').vitality).toBe('up');
    const afterMove = fightAfter(sol, inLastStand({ points: 2 }), { action: 'move', actor: 'ana' });
    expect(combatant(afterMove, 'ana').vitality).toBe('up');
  });

  test('a combatant at 0 points when it begins falls at once', () => {
    const fight = fighting({ thug: boss, ana: { ...frailSketch, wounds: [1], points: 0 }, bo: {} });
    expect(transcript(sol, fight, takeHit('ana')).slice(2)).toEqual([
      'ana gains last stand',
      'ana fell: unconscious',
      'ana gains unconscious',
    ]);
  });

  test('it ends when wounds fall below BOD: the fallen wakes with 0 points, refreshed at the end of its next turn', () => {
    const medic = { sheet: { medkit: 6 }, skills: { Medicine: 2 } } as const;
    const fallenConditions = [conditionFor('last stand'), conditionFor('unconscious')];
    const fight = fighting({
      doc: medic,
      ana: { ...frailSketch, wounds: [1, 2], points: 0, vitality: 'down', conditions: fallenConditions },
      thug: boss,
    });
    // Ana was down when her side's turn began, so her turn was skipped.
    const afterSkip = { ...fight, done: ['ana'] };
    const heal = { action: 'medkit', actor: 'doc', targets: ['ana'] } as const;
    expect(transcript(sol, afterSkip, heal, ...dice(11, 1)).slice(4)).toEqual([
      'ana loses last stand (fewer wounds than BOD)',
      'ana rose: awake',
      'ana loses unconscious (awake)',
    ]);
    const afterHealing = fightAfter(sol, afterSkip, heal, ...dice(11, 1));
    expect(onTurn(afterHealing).map(({ id }) => id)).toEqual(['doc']);
    expect(resource(combatant(afterHealing, 'ana'), 'action points').value).toBe(0);
    const nextFight = fightAfter(
      sol,
      fightAfter(sol, afterHealing, (resolution) => endTurn(resolution, sol, 'doc')),
      (resolution) => endTurn(resolution, sol, 'thug'),
    );
    expect(nextFight.round).toBe(2);
    expect(resource(combatant(nextFight, 'ana'), 'action points').value).toBe(3);
    expect(nextFight.done).toEqual(['ana']);
  });

  test('a combatant who falls on its own turn and is woken in it is still done', () => {
    const medic = { sheet: { medkit: 6 }, skills: { Medicine: 2 } } as const;
    const fight = fighting({
      ana: { ...frailSketch, wounds: [1, 2], points: 1, conditions: [conditionFor('last stand')] },
      doc: medic,
      thug: boss,
    });
    const afterFall = fightAfter(sol, fight, { action: 'move', actor: 'ana' });
    const afterHealing = fightAfter(
      sol,
      afterFall,
      { action: 'medkit', actor: 'doc', targets: ['ana'] },
      ...dice(11, 1),
    );
    expect(combatant(afterHealing, 'ana').vitality).toBe('up');
    expect(onTurn(afterHealing).map(({ id }) => id)).toEqual(['doc']);
    expect(resource(combatant(afterHealing, 'ana'), 'action points').value).toBe(0);
  });

  test('no points come back in it through a new combat, or by joining one', () => {
    const lastStand = { ...frailSketch, wounds: [1, 1], points: 2, conditions: [conditionFor('last stand')] } as const;
    const startedFight = fightAfter(
      sol,
      gatheringOf({ ana: lastStand, bo: { points: 2 }, thug: boss }),
      (resolution) => beginFighting(resolution, sol),
      ...dice(5, 5),
      ...dice(6, 5),
      ...dice(6, 0),
    );
    const pointsLeft = startedFight.combatants.map((who) => resource(who, 'action points').value);
    expect(pointsLeft).toEqual([2, 3, 3]);
    const afterJoining = fightAfter(
      sol,
      fighting({ bo: {}, thug: boss }),
      (resolution) => {
        resolution.record({ type: 'joined', combatant: fighter('ana', lastStand) });
        enterTurnOrder(resolution, 'ana');
      },
      ...dice(5, 0),
    );
    expect(resource(combatant(afterJoining, 'ana'), 'action points').value).toBe(2);
  });

  test('nothing heals the dead', () => {
    const fight = fighting({
      doc: { sheet: { medkit: 6 } },
      ana: { ...frailSketch, wounds: [1, 2], vitality: 'dead' },
      thug: boss,
    });
    expect(transcript(sol, fight, { action: 'medkit', actor: 'doc', targets: ['ana'] })).toEqual([
      'refused: target-dead',
    ]);
    expect(
      transcript(sol, { ...fight, phase: 'aftermath' }, { action: 'rest', actor: 'ana', manner: '24 hours' }),
    ).toEqual(['refused: out-of-the-fight']);
  });
});
