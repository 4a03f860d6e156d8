import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { CONDITIONS, durationUntilOwnTurn, newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution } from '../../../src/rules/dungeoneers/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { briefOf } from '../../../src/text/reference.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, conditionsOf, creatureOf, value } from './fight.ts';

const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
const attack = { action: 'attack', actor: 'skeleton', targets: ['freya'] };
const freya = { as: 'Freya' };
const skeleton = { as: 'Skeleton' };

describe('Defend', () => {
  test('D-073 it costs 1 action point and gives Defensive; it does not stack', () => {
    const fight = between({ freya, skeleton });
    const afterDefend = next(rules, fight, { action: 'defend', actor: 'freya' });
    expect([
      value(afterDefend, 'freya', 'action points'),
      conditionsOf(afterDefend, 'freya'),
      conditionsOf(afterDefend, 'skeleton'),
    ]).toEqual([2, ['Defensive'], []]);
    expect(transcript(rules, afterDefend, { action: 'defend', actor: 'freya' })).toEqual([
      'refused: dungeoneers/already',
    ]);
  });

  test('D-074 it lasts until the start of her next turn: through the skeleton’s turn, and no longer', () => {
    const afterDefend = next(rules, between({ freya: { ...freya, initiative: 9 }, skeleton }), {
      action: 'defend',
      actor: 'freya',
    });
    const enemyTurn = next(rules, afterDefend, end('freya'));
    expect(conditionsOf(enemyTurn, 'freya')).toEqual(['Defensive']);
    expect(conditionsOf(next(rules, enemyTurn, end('skeleton')), 'freya')).toEqual([]);
  });

  test('D-075 a defensive creature rolls 1 more dodge die when defending', () => {
    const defensive = {
      ...freya,
      conditions: [newCondition('Defensive', { duration: durationUntilOwnTurn('freya') })],
    };
    expect(
      transcript(rules, between({ skeleton, freya: defensive }), attack, d(8, 1), d(4, 1), d(4, 1), d(4, 1))[1],
    ).toBe('skeleton → freya, attack with Bone Blade: [1] = 1 vs [1 1 1] {Defensive: +1} = 3: miss');
    expect(transcript(rules, between({ skeleton, freya }), attack, d(8, 1), d(4, 1), d(4, 1))[1]).toContain(
      'vs [1 1] = 2',
    );
  });

  test('D-076 Defensive and defending are one condition', () => {
    expect(CONDITIONS.filter((name) => /^defen/i.test(name))).toEqual(['Defensive']);
    expect(briefOf(referenceOf('dungeoneers'), 'conditions', 'Defensive')).toContain('defending');
  });
});

describe('Sprint', () => {
  const sprint = { action: 'sprint', actor: 'freya' };
  test('D-077 D-078 it costs 1 action point and gives Sprinting, with 2 movement points at once; it does not stack', () => {
    const afterSprint = next(rules, between({ freya, skeleton }), sprint);
    expect([value(afterSprint, 'freya', 'action points'), value(afterSprint, 'freya', 'movement points')]).toEqual([
      2, 3,
    ]);
    expect(conditionsOf(afterSprint, 'freya')).toEqual(['Sprinting']);
    expect(transcript(rules, afterSprint, sprint)).toEqual(['refused: dungeoneers/already']);
  });

  test('D-079 it lasts until the start of her next turn, and ends there before points are counted', () => {
    const afterSprint = next(rules, between({ freya: { ...freya, initiative: 9 }, skeleton }), sprint);
    const enemyTurn = next(rules, afterSprint, end('freya'));
    expect(conditionsOf(enemyTurn, 'freya')).toEqual(['Sprinting']);
    const secondFight = next(rules, enemyTurn, end('skeleton'));
    expect(conditionsOf(secondFight, 'freya')).toEqual([]);
    expect(creatureOf(secondFight, 'freya').resources['movement points']).toEqual({ value: 1 });
  });
});
