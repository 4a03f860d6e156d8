import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import {
  facedCreature,
  isThreatened,
  positionOf,
  standsBehind,
  threatRange,
} from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, type CreatureSketch, conditionsOf, creatureOf, equippedWeapon, value } from './fight.ts';

const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
const freya = { as: 'Freya' };
const enemy = { reaction: 0 };
const move = (how: string, ...at: string[]) => ({ action: 'move', actor: 'freya', targets: at, manner: how });
const points = (modifiers: readonly number[], more: CreatureSketch = {}) =>
  next(
    rules,
    between({
      enemy: {},
      freya: {
        ...freya,
        modifiers: modifiers.map((value) => ({ to: 'movement points', value, why: `legs ${value}` })),
        ...more,
      },
    }),
    end('enemy'),
  );

describe('Movement', () => {
  test('D-158 1 movement point by default', () => {
    expect(value(points([]), 'freya', 'movement points')).toBe(1);
  });

  test('D-159 modifiers raise or lower it', () => {
    expect(value(points([2]), 'freya', 'movement points')).toBe(3);
    expect(value(points([2, -1]), 'freya', 'movement points')).toBe(2);
    expect(value(points([-1]), 'freya', 'movement points')).toBe(0);
  });

  test('D-160 below 0 counts as 0, but the deficit is subtracted from points gained', () => {
    const slowFight = points([-3]);
    expect(value(slowFight, 'freya', 'movement points')).toBe(-2);
    expect(transcript(rules, slowFight, move('withdraw', 'enemy'))).toEqual(['refused: nothing-left']);
    expect(value(next(rules, slowFight, { action: 'sprint', actor: 'freya' }), 'freya', 'movement points')).toBe(0);
    expect(value(next(rules, points([-2]), { action: 'sprint', actor: 'freya' }), 'freya', 'movement points')).toBe(1);
  });

  test('D-161 1 point is one square in any direction, one step nearer or farther; everyone else stays', () => {
    const fight = between({ freya: { ...freya, movement: 3 }, enemy, other: enemy });
    const afterWithdrawal = next(rules, fight, move('withdraw', 'enemy'));
    expect([
      positionOf(afterWithdrawal, 'freya', 'enemy'),
      positionOf(afterWithdrawal, 'freya', 'other'),
      value(afterWithdrawal, 'freya', 'movement points'),
    ]).toEqual(['at reach', 'adjacent', 2]);
    const afterSecond = next(rules, afterWithdrawal, move('withdraw', 'enemy', 'other'));
    expect([positionOf(afterSecond, 'freya', 'enemy'), positionOf(afterSecond, 'freya', 'other')]).toEqual([
      'away',
      'at reach',
    ]);
    expect(transcript(rules, afterSecond, move('withdraw', 'enemy'))).toEqual(['refused: dungeoneers/no-farther']);
    const afterReturn = next(rules, afterSecond, move('engage', 'enemy', 'other'));
    expect([positionOf(afterReturn, 'freya', 'enemy'), positionOf(afterReturn, 'freya', 'other')]).toEqual([
      'at reach',
      'adjacent',
    ]);
    expect(transcript(rules, fight, move('engage', 'enemy'))).toEqual(['refused: dungeoneers/no-closer']);
    expect(transcript(rules, fight, move('fly', 'enemy'))).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, move('engage'))).toEqual(['refused: missing']);
  });

  test('two squares apart no one is threatened; one step, and both are', () => {
    const fightApart = between({ freya, enemy }, { positions: { 'enemy|freya': 'at reach' } });
    expect([isThreatened(fightApart, 'freya'), isThreatened(fightApart, 'enemy')]).toEqual([false, false]);
    const afterEngaging = next(rules, fightApart, move('engage', 'enemy'));
    expect([isThreatened(afterEngaging, 'freya'), isThreatened(afterEngaging, 'enemy')]).toEqual([true, true]);
  });

  test('threat ranges: 2 squares for the huge, 1 more with a long weapon in hand', () => {
    const fight = between({ freya, enemy: { size: 'Huge' }, other: { weapons: [equippedWeapon('Glaive')] } });
    expect(['freya', 'enemy', 'other'].map((id) => threatRange(creatureOf(fight, id)))).toEqual([1, 2, 2]);
    const giant = between(
      { freya, enemy: { size: 'Huge', weapons: [equippedWeapon('Glaive')] } },
      { positions: { 'enemy|freya': 'away' } },
    );
    expect(isThreatened(giant, 'freya')).toBe(false);
  });

  test('sides start adjacent, unless the scene or the joining fighter says away', () => {
    const gathering = { phase: 'gathering', round: 0, turnOrder: [], turn: -1 } as const;
    expect(positionOf(between({ freya, enemy }, gathering), 'freya', 'enemy')).toBe('adjacent');
    const resolution = between({ freya, suori: {}, enemy }, { ...gathering, settings: { start: 'away' } });
    expect([positionOf(resolution, 'freya', 'enemy'), positionOf(resolution, 'freya', 'suori')]).toEqual([
      'away',
      'adjacent',
    ]);
    const joiner = between({ freya: { ...freya, standingOrders: { start: 'away' } }, suori: {}, enemy }, gathering);
    expect([positionOf(joiner, 'enemy', 'freya'), positionOf(joiner, 'enemy', 'suori')]).toEqual(['away', 'adjacent']);
    const fightStartedAway = between({ freya: { ...freya, starts: 'away' }, suori: {}, enemy }, gathering);
    expect([positionOf(fightStartedAway, 'enemy', 'freya'), positionOf(fightStartedAway, 'enemy', 'suori')]).toEqual([
      'away',
      'adjacent',
    ]);
    const afterEntering = next(
      rules,
      { ...fightStartedAway, phase: 'fighting', round: 1, turnOrder: [['enemy'], ['suori']], turn: 0 },
      (resolution: DungeoneersResolution) => rules.enter(resolution, 'freya'),
    );
    expect(afterEntering.positions).toEqual({ 'enemy|freya': 'away' });
    const startedFight = next(rules, joiner, (resolution: DungeoneersResolution) => rules.initiative(resolution));
    expect(startedFight.positions).toEqual({ 'enemy|freya': 'away' });
  });

  test('D-162 abilities may use movement points in other ways', () => {
    const roll = { name: 'Catch Breath', spends: 'movement points', relieves: 1 };
    const fight = between({ freya: { ...freya, stress: 2, abilities: [roll] }, enemy });
    const afterRest = next(rules, fight, { action: 'use', actor: 'freya', tool: 'Catch Breath' });
    expect([
      value(afterRest, 'freya', 'stress'),
      value(afterRest, 'freya', 'movement points'),
      value(afterRest, 'freya', 'action points'),
    ]).toEqual([1, 0, 3]);
    expect(transcript(rules, afterRest, { action: 'use', actor: 'freya', tool: 'Catch Breath' })).toEqual([
      'refused: nothing-left',
    ]);
  });
});

describe('Prone', () => {
  const drop = (by: string) => ({ action: 'drop-prone', actor: by });
  test('D-163 drops prone at any moment of its own turn, for free', () => {
    const withoutPoints = between({ freya: { ...freya, action: 0, movement: 0 }, enemy });
    const afterDrop = next(rules, withoutPoints, drop('freya'));
    expect([conditionsOf(afterDrop, 'freya'), conditionsOf(afterDrop, 'enemy')]).toEqual([['Prone'], []]);
    expect(transcript(rules, afterDrop, drop('freya'))).toEqual(['refused: dungeoneers/already']);
  });

  test('D-164 not on another’s turn', () => {
    expect(transcript(rules, between({ freya, enemy }), drop('enemy'))).toEqual(['refused: not-your-turn']);
  });

  test('D-165 standing up costs 1 movement point and removes Prone', () => {
    const proneFight = between({ freya: { ...freya, conditions: [newCondition('Prone')] }, enemy });
    const afterStanding = next(rules, proneFight, { action: 'stand', actor: 'freya' });
    expect([conditionsOf(afterStanding, 'freya'), value(afterStanding, 'freya', 'movement points')]).toEqual([[], 0]);
    expect(transcript(rules, afterStanding, { action: 'stand', actor: 'freya' })).toEqual([
      'refused: dungeoneers/not-prone',
    ]);
    const withoutMovement = between({ freya: { ...freya, movement: 0, conditions: [newCondition('Prone')] }, enemy });
    expect(transcript(rules, withoutMovement, { action: 'stand', actor: 'freya' })).toEqual(['refused: nothing-left']);
  });

  test('as a defender at most 1 dodge die, applied last; at range at most 1 hit die, and no stress is taken for nothing', () => {
    const proneSketch = { ...freya, prowess: 3, conditions: [newCondition('Prone'), newCondition('Defensive')] };
    const adjacentFight = between({ enemy: { weapons: [equippedWeapon('Mace')] }, freya: proneSketch });
    expect(
      transcript(rules, adjacentFight, { action: 'attack', actor: 'enemy', targets: ['freya'] }, d(4, 1), d(4, 2))[1],
    ).toBe('enemy → freya, attack with Mace: [1] = 1 vs [2] {Defensive: +1} {Prone: at most 1} = 2: miss');
    const shotIntent = { action: 'attack', actor: 'enemy', targets: ['freya'], situation: { range: '5' } };
    const archer = { enemy: { prowess: 4, weapons: [equippedWeapon('Hunting Bow')] }, freya: proneSketch };
    const distantFight = between(archer, { positions: { 'enemy|freya': 'away' } });
    expect(transcript(rules, distantFight, shotIntent, d(4, 1), d(4, 2))[1]).toContain(
      '[1] {Prone: at most 1} = 1 vs [2]',
    );
    expect(transcript(rules, distantFight, { ...shotIntent, amount: 1 })).toEqual(['refused: dungeoneers/wasted-dice']);
  });
});

describe('Facing Direction', () => {
  const turn = (by: string, at: string) => ({ action: 'turn', actor: by, targets: [at] });
  test('D-166 a creature faces one direction at a time', () => {
    const fight = between({ freya: { ...freya, movement: 2 }, enemy, other: enemy });
    const afterTurning = next(rules, fight, turn('freya', 'enemy'));
    const afterSecond = next(rules, afterTurning, turn('freya', 'other'));
    expect([
      facedCreature(afterTurning, 'freya'),
      facedCreature(afterSecond, 'freya'),
      conditionsOf(afterSecond, 'freya'),
    ]).toEqual(['enemy', 'other', ['Facing']]);
    expect(facedCreature(afterSecond, 'enemy')).toBeUndefined();
  });

  test.each([
    ['attack', { actor: 'freya', targets: ['other'] }, [d(4, 1), d(4, 1), d(4, 4)]],
    ['grapple', { actor: 'freya', targets: ['other'] }, [d(4, 1), d(4, 1), d(4, 4)]],
    ['push', { actor: 'freya', targets: ['other'] }, [d(4, 1), d(4, 1), d(4, 4)]],
    ['move', { actor: 'freya', targets: ['other'], manner: 'withdraw' }, []],
    ['cast', { actor: 'freya', targets: ['other'], tool: 'Ember' }, [d(4, 1), d(4, 4)]],
  ])('D-167 %s turns her toward the target for free, before the action', (action, intent, script) => {
    const faces = {
      ...freya,
      own: { faces: 'enemy' },
      spells: [{ name: 'Ember', inscribed: 'cantrip', cost: 0, step: 'attack' }],
    };
    const fight = between({ freya: faces, enemy, other: enemy });
    const lines = transcript(rules, fight, { action, ...intent }, ...script);
    expect(lines).toContain('freya: faces enemy → other');
    const attackIndex = lines.findIndex((each) => each.includes('freya → other') || each.startsWith('freya and other'));
    expect(lines.indexOf('freya: faces enemy → other')).toBeLessThan(attackIndex);
    expect(lines.filter((each) => each.includes('(change facing)'))).toEqual([]);
  });

  test('D-168 turning without anything else costs 1 movement point', () => {
    const fight = between({ freya, enemy });
    const afterTurn = next(rules, fight, turn('freya', 'enemy'));
    expect([value(afterTurn, 'freya', 'movement points'), value(afterTurn, 'freya', 'action points')]).toEqual([0, 3]);
    expect(transcript(rules, between({ freya: { ...freya, movement: 0 }, enemy }), turn('freya', 'enemy'))).toEqual([
      'refused: nothing-left',
    ]);
    expect(transcript(rules, afterTurn, turn('freya', 'enemy'))).toEqual(['refused: dungeoneers/faces-already']);
  });

  test('D-169 from behind the dodge is 1d8 less, but never below 0', () => {
    const attackFromBehind = { action: 'attack', actor: 'freya', targets: ['enemy'], situation: { behind: true } };
    const fight = between({ freya, enemy: { ...enemy, prowess: 3, naturalArmor: 20 } });
    const roll = (...script: Parameters<typeof d>[]) =>
      transcript(rules, fight, attackFromBehind, ...script.map(([sides, face]) => d(sides, face)))[1];
    expect(roll([4, 1], [4, 1], [4, 4], [4, 4], [4, 4], [8, 8])).toBe(
      'freya → enemy, attack with Mace: [1 1] = 2 vs [4 4 4] −8 from behind 1d8 = 4: miss',
    );
    expect(roll([4, 1], [4, 1], [4, 1], [4, 1], [4, 1], [8, 8], [6, 1], [6, 1])).toContain(
      '−8 from behind 1d8 = 0: hit',
    );
  });

  test('D-170 in a spell attack too, and not in a save, which has no dodge dice', () => {
    const fight = between({ ulfarmi: { as: 'Ulfarmi', spell: 1, mind: 1 }, enemy: { ...enemy, endurance: 0 } });
    const cast = (name: string) => ({
      action: 'cast',
      actor: 'ulfarmi',
      targets: ['enemy'],
      tool: name,
      situation: { behind: true },
    });
    expect(transcript(rules, fight, cast('Ember'), d(4, 1), d(4, 4), d(8, 4), d(4, 1))).toContain(
      'ulfarmi → enemy, spell attack with Ember: [1] = 1 vs [4] −4 from behind 1d8 = 0: hit',
    );
    expect(transcript(rules, fight, cast('Rime'), d(4, 1), d(4, 4))).toContain(
      'ulfarmi → enemy, spell save with resistance with Rime: [1] = 1 vs [4] = 4: save passed',
    );
  });

  test.each(['grapple', 'push'])('D-171 in a %s too', (action) => {
    const fight = between({ freya, enemy });
    expect(
      transcript(
        rules,
        fight,
        { action, actor: 'freya', targets: ['enemy'], situation: { behind: true } },
        d(4, 1),
        d(4, 1),
        d(4, 4),
        d(8, 1),
      )[1],
    ).toContain('vs [4] −1 from behind 1d8 = 3: failure');
  });

  test('getting behind costs a movement point, two around a creature that faces the mover; if it turns, the mover is no longer behind', () => {
    const fight = between({ freya: { ...freya, movement: 2 }, enemy });
    const afterMove = next(rules, fight, move('behind', 'enemy'));
    expect([standsBehind(afterMove, 'freya', 'enemy'), value(afterMove, 'freya', 'movement points')]).toEqual([
      true,
      1,
    ]);
    expect(
      transcript(
        rules,
        afterMove,
        { action: 'attack', actor: 'freya', targets: ['enemy'] },
        d(4, 1),
        d(4, 1),
        d(4, 4),
        d(8, 1),
      )[1],
    ).toContain('from behind');
    const afterTurn = next(
      rules,
      {
        ...afterMove,
        turn: 1,
        combatants: afterMove.combatants.map((each) => ({
          ...each,
          resources: { ...each.resources, 'movement points': { value: 2 } },
        })),
      },
      turn('enemy', 'freya'),
    );
    expect(standsBehind(afterTurn, 'freya', 'enemy')).toBe(false);
    const ownTurn = { ...afterTurn, turn: 0 };
    expect(
      transcript(rules, ownTurn, { action: 'attack', actor: 'freya', targets: ['enemy'], situation: { behind: true } }),
    ).toEqual(['refused: dungeoneers/faces-you']);
    expect(value(next(rules, ownTurn, move('behind', 'enemy')), 'freya', 'movement points')).toBe(0);
  });

  test('a creature that moves away is no longer behind', () => {
    const fight = between({ freya: { ...freya, movement: 3 }, enemy });
    const afterMove = next(rules, fight, move('behind', 'enemy'));
    const afterWithdrawing = next(rules, afterMove, move('withdraw', 'enemy'));
    expect(standsBehind(afterWithdrawing, 'freya', 'enemy')).toBe(true);
    expect(transcript(rules, afterWithdrawing, move('behind', 'enemy'))).toEqual(['refused: dungeoneers/not-adjacent']);
    expect(standsBehind(next(rules, afterWithdrawing, move('withdraw', 'enemy')), 'freya', 'enemy')).toBe(false);
  });
});
