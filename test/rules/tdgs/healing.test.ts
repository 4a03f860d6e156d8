// TDGS › 8 Combat › Healing
import { describe, expect, test } from 'vitest';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { d } from '../core/scripted-dice.ts';
import { ability, item, spells } from './content.ts';
import type { FighterSketch } from './fight.ts';
import {
  addCondition,
  answerTo,
  attackBy,
  between,
  conditionFor,
  hasCondition,
  hitsFor,
  hp,
  intentOf,
  next,
  trackOf,
  vitalityOf,
} from './fight.ts';

const restedFight = (who: FighterSketch, how: string) => {
  const fight = between({ kira: who, goblin: {} }, { phase: 'aftermath', turn: -1 });
  return next(fight, intentOf('rest', 'kira', { manner: how }));
};

describe('Rest', () => {
  test('T8-132 T8-133 a short rest recovers 25% of maximum HP, rounded down', () => {
    expect(hp(restedFight({ CON: 12, hp: 10 }, 'short'), 'kira')).toBe(25);
    expect(hp(restedFight({ CON: 9, hp: 10 }, 'short'), 'kira')).toBe(21);
  });
  test('T8-134 never above the maximum', () => {
    expect(hp(restedFight({ CON: 12, hp: 59 }, 'short'), 'kira')).toBe(60);
    expect(hp(restedFight({ CON: 12, hp: 59 }, 'Long'), 'kira')).toBe(60);
  });
  test('T8-135 T8-137 neither is possible while rounds run; a refused rest changes nothing', () => {
    const fight = between({ kira: { hp: 10 }, goblin: {} });
    expect(answerTo(fight, intentOf('rest', 'kira', { manner: 'short' }))).toBe('rounds-run');
    expect(answerTo(fight, intentOf('rest', 'kira', { manner: 'long' }))).toBe('rounds-run');
  });
  test('T8-136 a long rest recovers all HP', () =>
    expect(hp(restedFight({ CON: 12, hp: 1 }, 'long'), 'kira')).toBe(60));
  test('T8-138 rests are described by their length: minutes, and hours or a night', () => {
    const brief = (name: string) => referenceOf('tdgs').glossary.find((term) => term.name === name)?.brief;
    expect(brief('Short rest')).toContain('minutes');
    expect(brief('Long rest')).toContain('night');
    expect(tdgs.rests).toEqual(['short', 'long']);
    expect(
      answerTo(between({ kira: {}, goblin: {} }, { phase: 'aftermath' }), intentOf('rest', 'kira', { manner: 'lung' })),
    ).toBe('no-such');
  });
  test('a rest wakes the knocked out', () => {
    const knockoutCondition = conditionFor('Unconscious', { facts: { knockout: true } });
    expect(vitalityOf(restedFight({ CON: 12, hp: 2, conditions: [knockoutCondition] }, 'short'), 'kira')).toBe('up');
  });
  test('a long rest ends the day’s conditions and those until removed, and brings back day uses and pools (ruling)', () => {
    const daily = ability({ name: 'Miracle', kind: 'spell', helpful: true, heal: 50, per: 'day' });
    const kira: FighterSketch = {
      abilities: [daily],
      resources: { 'uses: Miracle': { value: 0, max: 1 } },
      conditions: [
        conditionFor('Blinded'),
        conditionFor('Strengthened', { duration: { until: 'day' } }),
        conditionFor('Slowed', { facts: { lasting: true } }),
      ],
    };
    const after = restedFight(kira, 'long');
    expect(['Blinded', 'Strengthened', 'Slowed'].map((name) => hasCondition(after, 'kira', name))).toEqual([
      false,
      false,
      true,
    ]);
    expect(trackOf(after, 'kira', 'uses: Miracle')).toBe(1);
    const short = restedFight(kira, 'short');
    expect(hasCondition(short, 'kira', 'Strengthened')).toBe(true);
    expect(trackOf(short, 'kira', 'uses: Miracle')).toBe(0);
  });
});

describe('Healing Effects', () => {
  const healer: FighterSketch = {
    abilities: [spells.heal, spells.greaterHeal],
    items: [item({ name: 'Healing Potion', heal: 15, count: 2 })],
  };
  const afterHeal = (target: FighterSketch, deed: object) => {
    const fight = between({ kira: healer, ana: { ...target }, goblin: {} });
    return next(fight, { action: 'cast', actor: 'kira', targets: ['ana'], tool: 'Heal', ...deed });
  };
  test('T8-139 a percentage of maximum HP, not of what is missing', () => {
    expect(hp(afterHeal({ CON: 20, hp: 10 }, {}), 'ana')).toBe(30);
    expect(hp(afterHeal({ CON: 20, hp: 50 }, {}), 'ana')).toBe(70);
  });
  test('T8-140 T8-141 T8-142 Heal 20%, Greater Heal 40%, Healing Potion 15%', () => {
    expect(hp(afterHeal({ CON: 20, hp: 10 }, { tool: 'Heal' }), 'ana')).toBe(30);
    expect(hp(afterHeal({ CON: 20, hp: 10 }, { tool: 'Greater Heal' }), 'ana')).toBe(50);
    const potion = afterHeal({ CON: 20, hp: 10 }, { action: 'use', tool: 'Healing Potion' });
    expect(hp(potion, 'ana')).toBe(25);
    expect(trackOf(potion, 'kira', 'item: Healing Potion')).toBe(1);
  });
  test.each([
    ['T8-143 Peasant', 8, 8],
    ['T8-144 Soldier', 12, 12],
    ['T8-145 Dragon', 50, 50],
    ['T8-146 God', 100, 100],
  ])('%s: 20%% of CON %i × 5 is +%i', (_, CON, gain) => {
    expect(hp(afterHeal({ CON, hp: CON }, {}), 'ana')).toBe(CON + gain);
  });
  test('T8-147 never above the maximum', () => expect(hp(afterHeal({ hp: 45 }, {}), 'ana')).toBe(50));
  test('at least 1', () =>
    expect(hp(afterHeal({ CON: 1, hp: 3 }, { action: 'use', tool: 'Healing Potion' }), 'ana')).toBe(4));
  test('T8-148 spells, potions and abilities heal alike, and stop all bleeding', () => {
    const lay = ability({ name: 'Lay on Hands', kind: 'trait', timing: 'action', helpful: true, heal: 20 });
    const fight = between({
      kira: { ...healer, abilities: [lay] },
      ana: { hp: 10, conditions: [conditionFor('Bleeding', { value: 3 })] },
      goblin: {},
    });
    const after = next(fight, intentOf('cast', 'kira', { tool: 'Lay on Hands', targets: ['ana'] }));
    expect([hp(after, 'ana'), hasCondition(after, 'ana', 'Bleeding')]).toEqual([20, false]);
  });
  test('T8-157 healing and cleansing effects remove conditions', () => {
    const cleanse = ability({ name: 'Cleanse', kind: 'spell', helpful: true, cleanses: ['Poisoned', 'Blinded'] });
    const poisons = [
      conditionFor('Poisoned', { key: 'Poisoned: a' }),
      conditionFor('Poisoned', { key: 'Poisoned: b' }),
      conditionFor('Blinded'),
      conditionFor('Prone'),
    ];
    const fight = between({ kira: { abilities: [cleanse] }, ana: { conditions: poisons }, goblin: {} });
    const after = next(fight, intentOf('cast', 'kira', { targets: ['ana'] }));
    expect(after.combatants[1]?.conditions.map(({ name }) => name)).toEqual(['Prone']);
    const antidote = item({ name: 'Antidote', cleanses: ['Poisoned'] });
    const afterPotion = next(
      between({ kira: { items: [antidote], conditions: poisons }, goblin: {} }),
      intentOf('use', 'kira', { tool: 'antidote' }),
    );
    expect(hasCondition(afterPotion, 'kira', 'Poisoned')).toBe(false);
  });
  test('a potion or a heal that would do nothing is refused; one that stops bleeding is not', () => {
    const wholeFight = between({ kira: healer, ana: {}, goblin: {} });
    expect(answerTo(wholeFight, intentOf('use', 'kira', { tool: 'Healing Potion' }))).toBe('tdgs/no-need');
    expect(answerTo(wholeFight, intentOf('cast', 'kira', { tool: 'Heal', targets: ['ana'] }))).toBe('tdgs/no-need');
    const bleeding = between({ kira: { ...healer, conditions: [conditionFor('Bleeding', { value: 1 })] }, goblin: {} });
    expect(answerTo(bleeding, intentOf('use', 'kira', { tool: 'Healing Potion' }))).toBe('done');
  });
  test('an item is used up, and refused when none is left', () => {
    const fight = between({
      kira: { ...healer, hp: 10, resources: { 'item: Healing Potion': { value: 0, max: 2 } } },
      goblin: {},
    });
    expect(answerTo(fight, intentOf('use', 'kira', { tool: 'Healing Potion' }))).toBe('nothing-left');
    expect(answerTo(fight, intentOf('use', 'kira', { tool: 'Helaing Potion' }))).toBe('no-such');
    expect(answerTo(fight, intentOf('use', 'kira'))).toBe('missing');
  });
  test('a long rest leaves what content or the GM calls lasting, and ends what counts rounds', () => {
    const restingFight = between({ kira: {}, goblin: {} }, { phase: 'aftermath' });
    const cursed = [
      addCondition('kira', 'Blinded', { until: 'lasting' }),
      addCondition('kira', 'Deafened', { until: 'removed' }),
    ];
    const fightBeforeRest = [
      ...cursed,
      addCondition('kira', 'Slowed', { rounds: 9 }),
      addCondition('kira', 'Protected', { until: 'day' }),
    ].reduce((state, deed) => next(state, deed), restingFight);
    const afterRest = next(fightBeforeRest, intentOf('rest', 'kira', { manner: 'long' }));
    expect(afterRest.combatants[0]?.conditions.map(({ name }) => name)).toEqual(['Blinded']);
    const hex = ability({
      name: 'Hex',
      kind: 'spell',
      inflicts: [{ condition: 'Deafened', lasting: 'lasting', onCritical: false }],
    });
    const afterHex = next(
      between({ kira: { abilities: [hex] }, goblin: {} }),
      intentOf('cast', 'kira', { targets: ['goblin'] }),
      d(20, 15),
    );
    const afterNight = next({ ...afterHex, phase: 'aftermath' }, intentOf('rest', 'goblin', { manner: 'long' }));
    expect(hasCondition(afterNight, 'goblin', 'Deafened')).toBe(true);
  });
  test('healing the knocked out wakes them', () => {
    const knockoutCondition = conditionFor('Unconscious', { facts: { knockout: true } });
    const after = afterHeal({ CON: 20, hp: 5, conditions: [knockoutCondition] }, {});
    expect([vitalityOf(after, 'ana'), hasCondition(after, 'ana', 'Unconscious')]).toEqual(['up', false]);
    const fight = between({ kira: hitsFor(3), enemy: {} });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(47);
  });
});
