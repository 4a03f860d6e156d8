import { describe, expect, test } from 'vitest';
import { combatant, type Encounter, onTurn, resource } from '../../../src/rules/core/encounter.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { enterTurnOrder } from '../../../src/rules/sol/combat-sequence.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { after as fightAfter, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighter, fighting, gatheringOf } from './table.ts';

const enemy = { side: 'enemies' } as const;
const beginFight = (resolution: Parameters<typeof enterTurnOrder>[0]) => beginFighting(resolution, sol);
const actionPoints = (fight: Encounter<Sol>, id: string) => resource(combatant(fight, id), 'action points').value;
const actingIds = (fight: Encounter<Sol>) => onTurn(fight).map(({ id }) => id);
const afterTurns = (fight: Encounter<Sol>, ...ids: string[]) =>
  ids.reduce((current, id) => fightAfter(sol, current, (resolution) => endTurn(resolution, sol, id)), fight);

describe('2. Determining Initiative Order', () => {
  test('S-001 S-019 S-020 S-021 players with more hits act before the enemies, the tied and the lower after; then from the top', () => {
    const fight = gatheringOf({ ana: {}, bo: {}, cy: {}, thug: enemy, boss: { ...enemy, sheet: { leader: true } } });
    const scriptedRolls = [...dice(6, 3), ...dice(6, 2), ...dice(6, 1), ...dice(6, 2)];
    expect(transcript(sol, fight, beginFight, ...scriptedRolls)).toEqual([
      'phase: fighting',
      'encounter: enemiesScore none → 2',
      'order: ana, thug + boss, bo + cy',
      'round 1',
      'turn: ana',
    ]);
    const afterRound = afterTurns(
      fightAfter(sol, fight, beginFight, ...scriptedRolls),
      'ana',
      'boss',
      'thug',
      'cy',
      'bo',
    );
    expect(afterRound.round).toBe(2);
    expect(actingIds(afterRound)).toEqual(['ana']);
  });

  test('S-017 players roll REA + INT + their bonus; wounds and all count', () => {
    const fight = gatheringOf({ ana: { is: { REA: 2, INT: 4 }, sheet: { initiative: 2 }, wounds: [2] }, thug: enemy });
    const after = fightAfter(sol, fight, beginFight, ...dice(6, 1), ...dice(6, 0));
    expect(after.turnOrder).toEqual([['ana'], ['thug']]);
  });

  test('S-018 the enemies share the score that their leader rolls, with the leader’s bonus; their own dice are not rolled', () => {
    const fight = gatheringOf({
      thug: { ...enemy, is: { REA: 6, INT: 6 } },
      boss: { ...enemy, sheet: { leader: true, initiative: 3 } },
      ana: {},
    });
    expect(fightAfter(sol, fight, beginFight, ...dice(6, 4), ...dice(9, 5)).own.enemiesScore).toBe(5);
  });

  test('without a leader the highest REA + INT leads; among equals the first', () => {
    const withQuickEnemy = gatheringOf({ ana: {}, thug: enemy, quick: { ...enemy, is: { REA: 5 } } });
    expect(fightAfter(sol, withQuickEnemy, beginFight, ...dice(6, 0), ...dice(8, 7)).own.enemiesScore).toBe(7);
    const equalFight = gatheringOf({ ana: {}, thug: { ...enemy, is: { REA: 4 } }, boss: { ...enemy, is: { INT: 4 } } });
    expect(transcript(sol, equalFight, beginFight, ...dice(6, 0), ...dice(7, 1))[2]).toBe('order: thug + boss, ana');
  });

  test('a leader who is out leads no one while others are awake', () => {
    const asleepSketch = { vitality: 'down', conditions: [conditionFor('asleep')] } as const;
    const boss = { ...enemy, ...asleepSketch, is: { REA: 6 }, sheet: { leader: true } } as const;
    const fight = gatheringOf({ ana: {}, boss, thug: enemy });
    expect(fightAfter(sol, fight, beginFight, ...dice(6, 0), ...dice(6, 4)).own.enemiesScore).toBe(4);
    const wholeGathering = gatheringOf({
      ana: {},
      bo: { side: 'red' },
      boss: { ...boss, side: 'red' },
      thug: { ...enemy, ...asleepSketch },
    });
    expect(fightAfter(sol, wholeGathering, beginFight, ...dice(6, 0), ...dice(6, 3)).own.enemiesScore).toBe(3);
  });

  test('NPC allies roll and act as players', () => {
    const fight = gatheringOf({ ana: { controller: 'u1' }, ally: {}, thug: enemy });
    expect(fightAfter(sol, fight, beginFight, ...dice(6, 1), ...dice(6, 3), ...dice(6, 2)).turnOrder).toEqual([
      ['ally'],
      ['thug'],
      ['ana'],
    ]);
  });

  test('if no side is called players, the side of the first player’s character is theirs', () => {
    const fight = gatheringOf({ thug: { side: 'red' }, ana: { side: 'blue', controller: 'u1' }, bo: { side: 'blue' } });
    const turnOrder = fightAfter(sol, fight, beginFight, ...dice(6, 3), ...dice(6, 1), ...dice(6, 2)).turnOrder;
    expect(turnOrder).toEqual([['ana'], ['thug'], ['bo']]);
  });

  test('S-022 within a block members act in any order, and a turn may be interrupted for another’s and resumed', () => {
    const fight = fighting({ ana: {}, bo: {}, thug: enemy });
    const afterMove = fightAfter(sol, fight, { action: 'move', actor: 'bo' });
    const afterSecondAction = fightAfter(sol, afterMove, { action: 'move', actor: 'ana' });
    const afterThirdAction = fightAfter(sol, afterSecondAction, { action: 'aim', actor: 'bo' });
    expect(actingIds(afterThirdAction)).toEqual(['ana', 'bo']);
    const afterMark = afterTurns(afterThirdAction, 'bo');
    expect(actingIds(afterMark)).toEqual(['ana']);
    expect(transcript(sol, afterMark, { action: 'move', actor: 'bo' })).toEqual(['refused: not-your-turn']);
    expect(actingIds(afterTurns(afterMark, 'ana'))).toEqual(['thug']);
  });

  test('S-023 the order lasts for the whole combat: a new round rolls nothing, and the score outlives its leader', () => {
    const fight = fighting({ ana: {}, boss: { ...enemy, vitality: 'dead', sheet: { leader: true } }, thug: enemy });
    const afterTwoTurns = afterTurns(fight, 'ana', 'thug');
    expect(afterTwoTurns.round).toBe(2);
    expect(afterTwoTurns.turnOrder).toEqual(fight.turnOrder);
    expect(afterTwoTurns.own.enemiesScore).toBe(2);
  });

  test('the dead and unconscious count as done; a block with no one able to act is skipped', () => {
    const asleepSketch = { vitality: 'down', conditions: [conditionFor('asleep')] } as const;
    const fight = fighting({
      ana: {},
      thug: { ...enemy, ...asleepSketch },
      third: { side: 'red' },
      bo: { side: 'late', vitality: 'dead' },
    });
    const lines = transcript(sol, fight, (resolution) => endTurn(resolution, sol, 'ana'));
    expect(lines).toEqual(['ana ends its turn', 'turn: thug', 'thug is skipped (asleep)', 'turn: third']);
    expect(afterTurns(fight, 'ana', 'third').round).toBe(2);
  });
});

describe('3. Combat Round', () => {
  test('S-002 a round is about ten seconds, says the glossary', () => {
    expect(referenceOf('sol').glossary.find(({ name }) => name === 'Round')?.brief).toMatch(/10 seconds/);
  });

  test('S-004 S-024 three points, spent on several actions of one turn', () => {
    const start = fightAfter(
      sol,
      gatheringOf({ ana: { points: 0 }, thug: enemy }),
      beginFight,
      ...dice(6, 2),
      ...dice(6, 1),
    );
    expect(actionPoints(start, 'ana')).toBe(3);
    const afterAim = fightAfter(sol, start, { action: 'aim', actor: 'ana' });
    const afterShot = fightAfter(
      sol,
      afterAim,
      { action: 'attack', actor: 'ana', targets: ['thug'] },
      ...dice(4, 0),
      ...dice(6, 1),
    );
    expect(afterShot.combatants.map(({ id }) => actionPoints(afterShot, id))).toEqual([3, 3]);
    expect(actingIds(afterShot)).toEqual(['thug']);
  });

  test('S-005 S-009 points refresh at the end of one’s own turn, to three: unspent ones do not add up', () => {
    const fight = fighting({ ana: {}, bo: {}, thug: { ...enemy, points: 1 } });
    const afterMove = fightAfter(sol, fight, { action: 'move', actor: 'ana' });
    expect(actionPoints(afterMove, 'ana')).toBe(2);
    const afterEnd = afterTurns(afterMove, 'ana', 'bo');
    expect(afterEnd.combatants.map(({ id }) => actionPoints(afterEnd, id))).toEqual([3, 3, 1]);
  });

  test('S-010 without points no action is possible, and the refusal says what it costs', () => {
    const fight = fighting({ ana: { points: 0 }, bo: {}, thug: enemy }, { 'auto-end': false });
    for (const action of ['move', 'aim', 'reload', 'posture', 'take-cover'])
      expect(transcript(sol, fight, { action, actor: 'ana' }), action).toEqual(['refused: nothing-left']);
    expect(transcript(sol, fight, { action: 'attack', actor: 'ana', targets: ['thug'] })).toEqual([
      'refused: nothing-left',
    ]);
    const onePointFight = fighting({ ana: { points: 1 }, thug: enemy });
    expect(transcript(sol, onePointFight, { action: 'attack', actor: 'ana', targets: ['thug'] })).toEqual([
      'refused: nothing-left',
    ]);
  });

  test('a turn without points ends by itself, a friend’s with points does not', () => {
    const fight = fighting({ ana: { points: 1 }, bo: { points: 3 }, thug: enemy });
    const afterSpending = fightAfter(sol, fight, { action: 'move', actor: 'ana' });
    expect(actingIds(afterSpending)).toEqual(['bo']);
    expect(actionPoints(afterSpending, 'ana')).toBe(3);
    const afterMove = fightAfter(sol, { ...fight, settings: { 'auto-end': false } }, { action: 'move', actor: 'ana' });
    expect(actingIds(afterMove)).toEqual(['ana', 'bo']);
    expect(actionPoints(afterMove, 'ana')).toBe(0);
  });

  test('the rounds stop when only one side has members able to act', () => {
    const fight = fighting({ ana: {}, thug: { ...enemy, wounds: [3] } });
    const lines = transcript(sol, fight, (resolution) =>
      sol.afflict(resolution, 'thug', { condition: 'wound', value: 3 }),
    );
    expect(lines.slice(-3)).toEqual(['thug fell: dead', 'decided: only players can act', 'phase: aftermath']);
    const fightOfDead = fighting({ ana: { vitality: 'dead' }, thug: { ...enemy, vitality: 'dead' } });
    expect(sol.decided(fightOfDead)).toEqual({ id: 'able to act' });
  });
});

describe('4. Continuing Combat', () => {
  const joinsLate =
    (id: string, some: FighterSketch = {}) =>
    (resolution: Parameters<typeof enterTurnOrder>[0]) => {
      resolution.record({ type: 'joined', combatant: fighter(id, { points: 0, ...some }) });
      enterTurnOrder(resolution, id);
    };

  test('S-025 S-026 S-027 S-028 a newcomer is inserted by its test, with full points, and has its turn from the next round on', () => {
    const fight = fighting({ ana: {}, thug: enemy });
    expect(transcript(sol, fight, joinsLate('cy'), ...dice(6, 3))).toEqual([
      'cy joins',
      'cy regained action points 0 → 3 (joins combat)',
      'order: ana + cy, thug',
      'cy gains newcomer',
      'cy is skipped (joined mid-round)',
    ]);
    const afterJoining = fightAfter(sol, fight, joinsLate('cy'), ...dice(6, 3));
    expect(actingIds(afterJoining)).toEqual(['ana']);
    const afterTwoTurns = afterTurns(afterJoining, 'ana', 'thug');
    expect(actingIds(afterTwoTurns)).toEqual(['ana', 'cy']);
    expect(combatant(afterTwoTurns, 'cy').conditions).toEqual([]);
  });

  test('S-027 a newcomer in a block still to come is skipped when it comes; a tie is after the enemies', () => {
    const fight = fighting({ ana: {}, thug: enemy });
    const afterJoining = fightAfter(sol, fight, joinsLate('cy'), ...dice(6, 2));
    expect(afterJoining.turnOrder).toEqual([['ana'], ['thug'], ['cy']]);
    const lines = transcript(sol, afterTurns(afterJoining, 'ana'), (resolution) => endTurn(resolution, sol, 'thug'));
    expect(lines).toEqual([
      'thug ends its turn',
      'turn: cy',
      'cy is skipped (joined mid-round)',
      'cy loses newcomer (time’s up)',
      'round 2',
      'turn: ana',
    ]);
    expect(actionPoints(afterJoining, 'cy')).toBe(3);
  });

  test('a new block ahead of the enemies changes no one’s turn', () => {
    const fight = { ...fighting({ thug: enemy, ana: {} }), turn: 1 };
    const afterJoining = fightAfter(sol, fight, joinsLate('cy'), ...dice(6, 6));
    expect(afterJoining.turnOrder).toEqual([['cy'], ['thug'], ['ana']]);
    expect(actingIds(afterJoining)).toEqual(['ana']);
    expect(actingIds(afterTurns(afterJoining, 'ana'))).toEqual(['cy']);
  });

  test('a new enemy joins under the present score, without a test', () => {
    const fight = fighting({ ana: {}, thug: enemy });
    const afterJoining = fightAfter(sol, fight, joinsLate('boss', { ...enemy, sheet: { leader: true } }));
    expect(afterJoining.turnOrder).toEqual([['ana'], ['thug', 'boss']]);
    expect(afterJoining.own.enemiesScore).toBe(2);
    expect(actingIds(afterTurns(afterJoining, 'ana'))).toEqual(['thug']);
  });

  test('a newcomer may be attacked and react at once; points so spent come back only at the end of its first turn', () => {
    const fight = fighting({ thug: enemy, ana: {} });
    const afterJoining = fightAfter(
      sol,
      fight,
      joinsLate('cy', { standingOrders: { reaction: 'dodge' } }),
      ...dice(6, 1),
    );
    const afterShot = fightAfter(
      sol,
      afterJoining,
      { action: 'attack', actor: 'thug', targets: ['cy'] },
      ...dice(3, 0),
      ...dice(8, 1),
    );
    expect(actionPoints(afterShot, 'cy')).toBe(2);
    const afterThreeTurns = afterTurns(afterShot, 'thug', 'ana', 'thug');
    expect(actingIds(afterThreeTurns)).toEqual(['ana', 'cy']);
    expect(actionPoints(afterThreeTurns, 'cy')).toBe(2);
    expect(actionPoints(afterTurns(afterThreeTurns, 'cy'), 'cy')).toBe(3);
  });
});
