// TDGS › 17 Damage › Multi-type Damage, Damage Pipeline, Conditions and Damage Types
import { describe, expect, test } from 'vitest';
import type { Interaction } from '../../../src/rules/tdgs/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { ability, armor, armors, spells, weapons } from './content.ts';
import {
  addCondition,
  afterHits,
  attackBy,
  between,
  conditionBrief,
  conditionFor,
  type FighterSketch,
  hasCondition,
  hitsFor,
  hp,
  hpLost,
  intentOf,
  lines,
  newRound,
  next,
  removeCondition,
  trackOf,
} from './fight.ts';

const interaction = (kind: Interaction['kind'], type: string, percent = 100): Interaction => ({ kind, type, percent });
const enemy = (...interactions: Interaction[]): FighterSketch => ({ CON: 100, REF: 0, interactions });
const suit = (deflection: number) => armor({ name: 'Suit', deflection });
const pool = (points: number) => armor({ name: 'Pool', kind: 'shield', pool: points });

describe('Multi-type Damage', () => {
  const flame = (who: FighterSketch, die: number) => {
    const fight = between({ kira: { STR: 10, weapons: [weapons.enchantedFlameSword] }, enemy: { ...enemy(), ...who } });
    return {
      damageLine: lines(fight, attackBy('kira', 'enemy'), d(20, 19), d(4, die)).at(-1),
      after: next(fight, attackBy('kira', 'enemy'), d(20, 19), d(4, die)),
    };
  };
  test('T17-078 T17-079 T17-080 T17-081 T17-082 T17-083 each type separately: Slashing 10 + 3 stays, Fire 3 × 0.50 is 1; the bonus alone is 4', () => {
    const { damageLine, after } = flame(enemy(interaction('resistance', 'Fire', 50)), 3);
    expect(damageLine).toBe(
      'enemy takes 14 Slashing/Fire (Enchanted Flame Sword): +10 STR = 10; +3 Slashing Weapon = 13; +3 Flame Enchantment 1d4 = 3; × 50% Fire resistance 50%, innate = 1; +13 total Slashing damage = 13; +1 total Fire damage = 14; hp 500 → 486',
    );
    // The bonus alone, without the 10 that the stat adds: 3 + 1.
    expect(500 - (hp(after, 'enemy') ?? 0) - 10).toBe(4);
  });
  test('T17-083 the stat’s share has the type of the first component (ruling)', () => {
    expect(hp(flame(enemy(interaction('immunity', 'Slashing')), 4).after, 'enemy')).toBe(496);
    expect(hp(flame(enemy(interaction('immunity', 'Fire')), 4).after, 'enemy')).toBe(487);
  });
  test('a pool takes several types in the order listed (ruling)', () => {
    const { damageLine } = flame({ armor: [pool(14)] }, 4);
    expect(damageLine).toContain(
      '+3 Slashing Weapon = 13; −13 Pool = 0; +4 Flame Enchantment 1d4 = 4; −1 Pool = 3; +0 total Slashing damage = 0; +3 total Fire damage = 3',
    );
  });
  test('the minimum of 1 is for the hit, not for each part (ruling)', () => {
    const tinySketch: FighterSketch = {
      STR: 1,
      weapons: [
        {
          ...weapons.enchantedFlameSword,
          damage: [
            { flat: 0, type: 'Slashing' },
            { flat: 1, type: 'Fire' },
          ],
        },
      ],
    };
    const fight = between({ kira: tinySketch, enemy: { ...enemy(), armor: [suit(75)] } });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(499);
    const immuneFight = between({
      kira: tinySketch,
      enemy: { ...enemy(interaction('immunity', 'Slashing'), interaction('immunity', 'Fire')), armor: [suit(75)] },
    });
    expect(hp(next(immuneFight, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(500);
    const halfDamage = between({
      kira: tinySketch,
      enemy: { ...enemy(interaction('immunity', 'Slashing')), armor: [suit(75)] },
    });
    expect(hp(next(halfDamage, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(499);
  });
});

describe('Damage Pipeline', () => {
  const target: FighterSketch = { ...enemy(interaction('resistance', 'Fire', 25)), armor: [suit(50), pool(10)] };
  test('T17-084 T17-086 T17-092 example 1: 40 Fire, pool 10 → 30 → 15 → 11.25 → 11', () => {
    expect(
      lines(between({ kira: hitsFor(40, 'Fire'), enemy: target }), attackBy('kira', 'enemy'), d(20, 19)).at(-1),
    ).toBe(
      'enemy takes 11 Fire (Blow): +20 STR = 20; +20 Blow = 40; −10 Pool = 30; × 50% deflection 50%, Suit = 15; × 75% Fire resistance 25%, innate = 11; hp 500 → 489',
    );
  });
  test('T17-093 example 2: 40 Piercing on the same target: 30, 15', () =>
    expect(hpLost(target, 40, 'Piercing')).toBe(15));
  test('T17-094 example 3: 40 Cold, 50% deflection, 50% vulnerability: 20, 30', () => {
    expect(hpLost({ ...enemy(interaction('vulnerability', 'Cold', 50)), armor: [suit(50)] }, 40, 'Cold')).toBe(30);
  });
  test('T17-085 the pool shrinks by the raw amount, whatever the type comes to', () => {
    for (const kind of ['resistance', 'immunity', 'absorption'] as const) {
      const after = afterHits({ ...enemy(interaction(kind, 'Fire', 50)), armor: [pool(100)] }, 30, 'Fire');
      expect(trackOf(after, 'enemy', 'pool: Pool'), kind).toBe(70);
    }
  });
  test('T17-087 T17-088 T17-089 percentages are multiplied exactly and rounded down once, in any order', () => {
    // 33 × 0.67 × 0.85 = 18.79 is rounded down to 18.
    expect(hpLost({ ...enemy(interaction('resistance', 'Fire', 15)), armor: [suit(33)] }, 33, 'Fire')).toBe(18);
    // 11 × 0.5 × 1.5 = 8.25 is rounded down to 8. If each step were rounded, it would be 7. 99 × 0.5 × 0.9 = 44.55 is
    // rounded down to 44.
    expect(hpLost({ ...enemy(interaction('vulnerability', 'Fire', 50)), armor: [suit(50)] }, 11, 'Fire')).toBe(8);
    expect(hpLost({ ...enemy(interaction('resistance', 'Fire', 50)), armor: [suit(10)] }, 99, 'Fire')).toBe(44);
    expect(hpLost({ ...enemy(interaction('resistance', 'Fire', 10)), armor: [suit(50)] }, 99, 'Fire')).toBe(44);
  });
  test('T17-090 both caps reached leave 6.25%', () => {
    const resistantSketch = { ...enemy(interaction('resistance', 'Fire', 90)), armor: [suit(90)] };
    expect([
      hpLost(resistantSketch, 160, 'Fire'),
      hpLost(resistantSketch, 175, 'Fire'),
      hpLost(resistantSketch, 176, 'Fire'),
    ]).toEqual([10, 10, 11]);
  });
  test('T17-091 the minimum of 1 has two exceptions: immune, wholly absorbed', () => {
    const wall = suit(75);
    expect(hpLost({ ...enemy(), armor: [wall] }, 1, 'Fire')).toBe(1);
    expect(hpLost({ ...enemy(interaction('resistance', 'Fire', 75)), armor: [wall] }, 1, 'Fire')).toBe(1);
    expect(hpLost({ ...enemy(interaction('immunity', 'Fire')), armor: [wall] }, 1, 'Fire')).toBe(0);
    expect(hpLost({ ...enemy(interaction('absorption', 'Fire', 100)), armor: [wall] }, 1, 'Fire')).toBe(0);
    expect(hpLost({ ...enemy(interaction('absorption', 'Fire', 99)), armor: [wall] }, 1, 'Fire')).toBe(1);
  });
});

describe('Conditions and Damage Types', () => {
  const burning = conditionFor('Burning', { value: 10 });
  const tick = (who: FighterSketch) =>
    500 - (hp(next(between({ kira: { CON: 100, hp: 490, ...who }, goblin: {} }), newRound), 'kira') ?? 0) - 10;
  test('T17-095 damage from a condition has a type that content chooses', () => {
    const coldBurning = conditionFor('Burning', { value: 10, facts: { type: 'Cold' } });
    expect(tick({ conditions: [coldBurning], interactions: [interaction('resistance', 'Cold', 50)] })).toBe(5);
    expect(tick({ conditions: [coldBurning], interactions: [interaction('resistance', 'Fire', 50)] })).toBe(10);
  });
  test('T17-096 T17-097 Burning is Fire: resistance lowers it, vulnerability raises it, armor and the minimum don’t apply', () => {
    expect(tick({ conditions: [burning] })).toBe(10);
    expect(tick({ conditions: [burning], interactions: [interaction('resistance', 'Fire', 25)] })).toBe(7);
    expect(tick({ conditions: [burning], interactions: [interaction('vulnerability', 'Fire', 50)] })).toBe(15);
    expect(tick({ conditions: [burning], armor: [suit(50), pool(50)] })).toBe(10);
    expect(
      tick({
        conditions: [conditionFor('Burning', { value: 1 })],
        interactions: [interaction('resistance', 'Fire', 75)],
      }),
    ).toBe(0);
    expect(tick({ conditions: [burning], interactions: [interaction('absorption', 'Fire')] })).toBe(-10);
  });
  test('T17-099 Bleeding is untyped: nothing reduces it', () => {
    const responses = ['resistance', 'immunity', 'absorption'] as const;
    expect(
      tick({
        conditions: [conditionFor('Bleeding', { value: 10 })],
        interactions: responses.map((kind) => interaction(kind, 'Slashing', 75)),
      }),
    ).toBe(10);
  });
  test('T17-100 Poisoned deals Poison damage, if any', () => {
    const venom = conditionFor('Poisoned', { value: 10 });
    expect(tick({ conditions: [venom], interactions: [interaction('resistance', 'Poison', 50)] })).toBe(5);
    expect(tick({ conditions: [conditionFor('Poisoned')] })).toBe(0);
  });
  const fightWith = (interactions: Interaction[]) => between({ kira: { interactions, CON: 100 }, goblin: {} });
  test('T17-101 T17-098 a combatant immune to Fire, or absorbing all of it, can’t be set Burning', () => {
    for (const ward of [interaction('immunity', 'fire'), interaction('absorption', 'Fire')])
      expect(() => next(fightWith([ward]), addCondition('kira', 'Burning', { value: 3 }))).toThrow('immune');
    expect(
      hasCondition(
        next(fightWith([interaction('resistance', 'Fire', 75)]), addCondition('kira', 'Burning', { value: 3 })),
        'kira',
        'Burning',
      ),
    ).toBe(true);
  });
  test('T17-101 by a weapon it is told and the hit goes on', () => {
    const burningSword = {
      ...weapons.sword,
      inflicts: [{ condition: 'Burning', value: 3, onCritical: false } as const],
    };
    const fight = between({
      goblin: { weapons: [burningSword] },
      kira: { interactions: [interaction('immunity', 'Fire')] },
    });
    expect(lines(fight, attackBy('goblin', 'kira'), d(20, 15)).at(-1)).toBe('kira: immune: Burning (Fire)');
  });
  test('T17-102 T17-103 it does not prevent conditions of another kind: still grappled by a burning creature', () => {
    const fight = between({
      goblin: { conditions: [burning], CON: 50 },
      kira: { interactions: [interaction('immunity', 'Fire')] },
    });
    const after = next(fight, intentOf('grapple', 'goblin', { targets: ['kira'] }), d(20, 11));
    expect(hasCondition(after, 'kira', 'Grappled')).toBe(true);
    expect(hasCondition(next(fight, addCondition('kira', 'Prone')), 'kira', 'Prone')).toBe(true);
  });
  test('T17-104 T17-105 T17-106 an immunity gained later keeps the condition at 0, and it resumes when the immunity ends', () => {
    const fight = between({ kira: { CON: 100, conditions: [burning] }, goblin: {} });
    const afterWard = next(fight, intentOf('ward', 'goblin', { targets: ['kira'], tool: 'Fire', manner: 'immunity' }));
    expect(hasCondition(afterWard, 'kira', 'Burning')).toBe(true);
    const nextRound = next(afterWard, newRound);
    expect([hp(nextRound, 'kira'), hasCondition(nextRound, 'kira', 'Burning')]).toEqual([500, true]);
    expect(hp(next(next(nextRound, removeCondition('kira', 'Enchanted')), newRound), 'kira')).toBe(490);
  });
  test('T17-107 an ability may cleanse when it grants the immunity', () => {
    const mantle = ability({
      name: 'Mantle',
      kind: 'spell',
      helpful: true,
      cleanses: ['Burning'],
      grants: [interaction('immunity', 'Fire')],
    });
    const after = next(
      between({ kira: { conditions: [burning], abilities: [mantle, spells.heal] }, goblin: {} }),
      intentOf('cast', 'kira', { tool: 'Mantle' }),
    );
    expect([hasCondition(after, 'kira', 'Burning'), hasCondition(after, 'kira', 'Enchanted')]).toEqual([false, true]);
  });
  test('T17-108 immune to Poison means immune to Poisoned, weakness included (ruling)', () => {
    expect(() => next(fightWith([interaction('immunity', 'Poison')]), addCondition('kira', 'Poisoned'))).toThrow(
      'immune',
    );
    expect(armors.hide.deflection).toBe(10);
    expect(conditionBrief('Poisoned')).toContain('Poison');
  });
});
