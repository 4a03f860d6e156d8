// TDGS › 17 Damage › Damage Types, Assigning Damage Types, Weapons and Default Damage Types
import { describe, expect, test } from 'vitest';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { ABILITY_SOURCES, type Interaction } from '../../../src/rules/tdgs/sheet.ts';
import { itemReason } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { ability, armor, armors, spells, weapon, weapons } from './content.ts';
import type { FighterSketch } from './fight.ts';
import {
  answerTo,
  attackBy,
  between,
  conditionFor,
  hitsFor,
  hp,
  hpLost,
  intentOf,
  lines,
  next,
  trackOf,
} from './fight.ts';

const interaction = (kind: Interaction['kind'], type: string, percent = 100): Interaction => ({ kind, type, percent });
const TARGET_SKETCH: FighterSketch = { CON: 100, REF: 0, WIS: 0 };

describe('Definition', () => {
  test('T17-001 every instance is typed or untyped, and the outcome says which', () => {
    const kinds = (type?: string) => {
      const output = lines(
        between({ kira: hitsFor(10, type), enemy: TARGET_SKETCH }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      );
      return output.find((line) => line.startsWith('enemy takes'))?.split(' ')[3];
    };
    expect([kinds('Fire'), kinds()]).toEqual(['Fire', 'untyped']);
  });
  test('T17-002 any type content names works', () => {
    expect(hpLost({ ...TARGET_SKETCH, interactions: [interaction('resistance', 'Custard', 50)] }, 20, 'Custard')).toBe(
      10,
    );
  });
  test.each([
    [
      'T17-003',
      [
        'Fire',
        'Cold',
        'Lightning',
        'Poison',
        'Necrotic',
        'Radiant',
        'Piercing',
        'Slashing',
        'Bludgeoning',
        'Psychic',
        'Force',
        'Acid',
      ],
    ],
    ['T17-004', ['Plasma', 'Radiation', 'EMP', 'Kinetic', 'Cryo', 'Corrosive', 'Sonic']],
    ['T17-005', ['Physical', 'Psychic', 'Spiritual', 'Corruption']],
  ])('%s the example lists work: %j', (_, types) => {
    for (const type of types) {
      expect(hpLost({ ...TARGET_SKETCH, interactions: [interaction('vulnerability', type, 50)] }, 20, type), type).toBe(
        30,
      );
      expect(
        hpLost({ ...TARGET_SKETCH, interactions: [interaction('vulnerability', type, 50)] }, 20, 'Other'),
        type,
      ).toBe(20);
    }
  });
  test('T17-006 an interaction with one type never touches another', () => {
    const wards = [
      interaction('resistance', 'Fire', 50),
      interaction('vulnerability', 'Cold', 100),
      interaction('immunity', 'Poison'),
      interaction('absorption', 'Acid'),
    ];
    expect(
      ['Slashing', 'Fire', 'Cold', 'Poison'].map((type) => hpLost({ ...TARGET_SKETCH, interactions: wards }, 20, type)),
    ).toEqual([20, 10, 40, 0]);
  });
  test('T17-109 the granularity is a choice of content: Physical and Supernatural work alike', () => {
    expect(
      hpLost({ ...TARGET_SKETCH, interactions: [interaction('resistance', 'Physical', 50)] }, 20, 'Physical'),
    ).toBe(10);
    expect(
      hpLost({ ...TARGET_SKETCH, interactions: [interaction('resistance', 'Physical', 50)] }, 20, 'Supernatural'),
    ).toBe(20);
  });
});

describe('Typed vs Untyped', () => {
  const allMultipliers = ['', 'untyped'].flatMap((type) => [
    interaction('resistance', type, 75),
    interaction('vulnerability', type, 100),
  ]);
  test.each([
    ['T17-007 resistance', [interaction('resistance', 'Fire', 75)]],
    ['T17-008 vulnerability', [interaction('vulnerability', 'Fire', 100)]],
    ['T17-009 immunity', [interaction('immunity', 'Fire')]],
    ['T17-010 absorption', [interaction('absorption', 'Fire')]],
    ['whatever a type is called', allMultipliers],
  ])('%s is bypassed by untyped damage', (_, interactions) =>
    expect(hpLost({ ...TARGET_SKETCH, interactions }, 20)).toBe(20),
  );
  test('T17-011 an untyped hit meets pools and deflection all the same', () => {
    const fight = next(
      between({
        kira: hitsFor(80),
        enemy: { ...TARGET_SKETCH, armor: [armors.shield, { ...armors.fullPlate, evasion: 0 }] },
      }),
      attackBy('kira', 'enemy'),
      d(20, 19),
    );
    expect([trackOf(fight, 'enemy', 'pool: Shield'), hp(fight, 'enemy')]).toEqual([0, 485]);
  });
  const hazard = (more: object, who: FighterSketch = {}) =>
    lines(
      between({ kira: who, goblin: {} }),
      intentOf('hazard', 'kira', more),
      ...('dice' in more ? (more.dice as never) : []),
    );
  test('T17-012 falling is untyped: 1d6 for each two squares, at most ten', () => {
    const fight = between({ kira: { CON: 30, armor: [armors.fullPlate] }, goblin: {} });
    expect(lines(fight, intentOf('hazard', 'kira', { tool: 'falling', amount: 5 }), d(6, 4), d(6, 5))).toEqual([
      'kira takes 9 untyped (Falling): +9 Falling 2d6 = 9; hp 150 → 141',
    ]);
    expect(
      lines(
        fight,
        intentOf('hazard', 'kira', { tool: 'Falling', amount: 60 }),
        ...Array.from({ length: 10 }, () => d(6, 1)),
      )[0],
    ).toContain('takes 10 untyped');
    expect(answerTo(fight, intentOf('hazard', 'kira', { tool: 'Falling', amount: 1 }))).toBe('out-of-bounds');
  });
  test('T17-013 T17-030 drowning is 5 untyped', () => {
    expect(hazard({ tool: 'Drowning' })).toEqual(['kira takes 5 untyped (Drowning): +5 Drowning = 5; hp 50 → 45']);
  });
  test('T17-014 abstract loss of HP is untyped: numbers without a type', () => {
    expect(hazard({ tool: '7' })).toEqual(['kira takes 7 untyped (the world): +7 the world = 7; hp 50 → 43']);
  });
});

describe('Assigning Damage Types', () => {
  const cast = (spell: string, at: string[] = ['enemy']) => intentOf('cast', 'kira', { tool: spell, targets: at });
  test('T17-015 T17-016 an ability names its type, which never changes', () => {
    const fight = (enemy: FighterSketch) =>
      between({ kira: { INT: 10, abilities: [spells.fireBolt] }, enemy: { ...TARGET_SKETCH, ...enemy } });
    for (const enemy of [{}, { conditions: [conditionFor('Burning', { value: 1 })] }, { armor: [armors.shield] }])
      expect(lines(fight(enemy), cast('Fire Bolt'), d(20, 19)).join()).toMatch(/enemy takes \d+ Fire/);
  });
  test('T17-017 Fire Bolt deals Fire, +3', () => {
    expect(spells.fireBolt.damage).toEqual([{ flat: 3, type: 'Fire' }]);
  });
  test('T17-018 Sneak Attack adds +3 Piercing to the attack that names it', () => {
    const fight = between({
      kira: { weapons: [weapons.dagger], abilities: [spells.sneakAttack] },
      enemy: TARGET_SKETCH,
    });
    expect(hp(next(fight, attackBy('kira', 'enemy', { manner: 'sneak attack' }), d(20, 19)), 'enemy')).toBe(485);
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(488);
    const afterUse = next(fight, attackBy('kira', 'enemy', { manner: 'Sneak Attack' }), d(20, 1), d(4, 1));
    expect(trackOf(afterUse, 'kira', 'uses: Sneak Attack')).toBe(0);
    const nextTurn = {
      ...afterUse,
      combatants: afterUse.combatants.map((c) => ({
        ...c,
        resources: { ...c.resources, actions: { value: 1, max: 1 } },
      })),
    };
    expect(answerTo(nextTurn, attackBy('kira', 'enemy', { manner: 'Sneak Attack' }))).toBe('tdgs/cooldown');
    expect(answerTo(nextTurn, attackBy('kira', 'enemy', { manner: 'Sneaky' }))).toBe('no-such');
  });
  test('T17-019 a weapon’s typed bonus is there only while it is in use', () => {
    const armedSketch = { weapons: [weapons.enchantedFlameSword, weapons.club] };
    const fight = (wields: string) => between({ kira: { ...armedSketch, wields }, enemy: TARGET_SKETCH });
    expect(lines(fight('Enchanted Flame Sword'), attackBy('kira', 'enemy'), d(20, 19), d(4, 2)).join()).toContain(
      'Slashing/Fire',
    );
    expect(lines(fight('Club'), attackBy('kira', 'enemy'), d(20, 19)).join()).not.toContain('Fire');
  });
  test('T17-020 one weapon carries several components of different types', () => {
    const fight = between({
      kira: {
        weapons: [
          weapon({ name: 'Trident', damage: [{ flat: 1, type: 'Piercing' }, { flat: 2, type: 'Cold' }, { flat: 3 }] }),
        ],
      },
      enemy: TARGET_SKETCH,
    });
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 19)).at(-1)).toBe(
      'enemy takes 16 Piercing/Cold/untyped (Trident): +10 STR = 10; +1 Trident = 11; +2 Trident = 2; +3 Trident = 3; +11 total Piercing damage = 11; +2 total Cold damage = 13; +3 total untyped damage = 16; hp 500 → 484',
    );
  });
  test('T17-022 the Enchanted Bow: +2 Piercing and +1d4 Fire', () => {
    expect(weapons.enchantedBow.damage).toEqual([
      { name: 'Piercing Weapon', flat: 2, type: 'Piercing' },
      { name: 'Flame Enchantment', flat: 0, dice: '1d4', type: 'Fire' },
    ]);
  });
  test('T17-023 natural weapons have types and may have dice: claws are Slashing', () => {
    expect(weapons.claws).toMatchObject({ natural: true, damage: [{ flat: 5, type: 'Slashing' }] });
    const wildClaws = { ...weapons.claws, damage: [{ flat: 0, dice: '2d6' as const, type: 'Slashing' }] };
    const fight = between({ kira: { weapons: [wildClaws] }, enemy: TARGET_SKETCH });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 19), d(6, 3), d(6, 4)), 'enemy')).toBe(483);
  });
  const breath = tdgs.archetypes.find(({ name }) => name === 'Dragon')!.sheet;
  const cave = between({
    dragon: breath,
    kira: { CON: 100, REF: 0 },
    ana: { CON: 100, REF: 0 },
    orc: { CON: 100, REF: 0 },
  });
  const roar = intentOf('cast', 'dragon', { tool: 'Dragon Fire Breath', targets: ['kira', 'ana', 'orc'] });
  test('T17-024 T17-025 Dragon Fire Breath: apparent STR as Fire, everyone in the cone, friends too, each with its own d20', () => {
    const after = next(cave, roar, d(20, 10), d(20, 1), d(4, 1), d(20, 20), d(4, 2));
    expect(['kira', 'ana', 'orc'].map((id) => 500 - (hp(after, id) ?? 0))).toEqual([40, 0, 60]);
    expect(lines(cave, roar, d(20, 10), d(20, 1), d(4, 1), d(20, 20), d(4, 2)).join()).toContain('kira takes 40 Fire');
  });
  test('T17-026 once a scene', () => {
    const after = next(cave, roar, d(20, 10), d(20, 10), d(20, 10));
    const nextTurn = {
      ...after,
      combatants: after.combatants.map((c) => ({ ...c, resources: { ...c.resources, actions: { value: 1, max: 1 } } })),
    };
    expect(answerTo(nextTurn, roar)).toBe('tdgs/cooldown');
    expect(
      trackOf(
        next(nextTurn, (resolution) => tdgs.endScene?.(resolution)),
        'dragon',
        'uses: Dragon Fire Breath',
      ),
    ).toBe(1);
  });
  test('damage dice in an area are rolled once for all', () => {
    const fight = between({ kira: { INT: 10, abilities: [spells.fireball] }, goblin: { REF: 0 }, wolf: { REF: 0 } });
    const after = next(fight, intentOf('cast', 'kira', { targets: ['goblin', 'wolf'] }), d(20, 19), d(6, 4), d(20, 19));
    expect([hp(after, 'goblin'), hp(after, 'wolf')]).toEqual([34, 34]);
  });
  test('T17-027 T17-028 T17-029 hazards carry a type: lava 10 Fire, acid pool 5 Acid', () => {
    const fight = between({
      kira: { interactions: [interaction('resistance', 'Fire', 50), interaction('vulnerability', 'Acid', 100)] },
      goblin: {},
    });
    expect(lines(fight, intentOf('hazard', 'kira', { tool: 'lava' }))[0]).toContain('kira takes 5 Fire (Lava)');
    expect(lines(fight, intentOf('hazard', 'kira', { tool: 'Acid Pool' }))[0]).toContain(
      'kira takes 10 Acid (Acid Pool)',
    );
    expect(answerTo(fight, intentOf('hazard', 'kira', { tool: 'lavva' }))).toBe('no-such');
    expect(answerTo(fight, intentOf('hazard', 'kira', { tool: '999999d999999' }))).toBe('no-such');
  });
});

describe('Delivery', () => {
  const fire = [interaction('resistance', 'Fire', 25)];
  test('T17-031 a trait is always on', () => {
    expect(
      hpLost(
        { ...TARGET_SKETCH, abilities: [ability({ name: 'Scales', kind: 'trait', interactions: fire })] },
        20,
        'Fire',
      ),
    ).toBe(15);
  });
  test('T17-032 a spell delivers for its duration only', () => {
    const wardedFight = between({
      kira: { abilities: [{ ...spells.fireWard, rounds: 1 }] },
      goblin: hitsFor(20, 'Fire'),
    });
    const after = next(wardedFight, intentOf('cast', 'kira'));
    expect(after.combatants[0]?.conditions[0]).toMatchObject({
      name: 'Enchanted',
      value: 25,
      note: 'Fire Ward',
    });
    expect(hp(next({ ...after, turn: 1 }, attackBy('goblin', 'kira'), d(20, 19)), 'kira')).toBe(35);
    const afterEnd = next(after, (resolution) =>
      resolution.record({
        type: 'condition-ended',
        subject: 'kira',
        condition: after.combatants[0]!.conditions[0]!,
        why: itemReason('over'),
      }),
    );
    expect(hp(next({ ...afterEnd, turn: 1 }, attackBy('goblin', 'kira'), d(20, 19)), 'kira')).toBe(30);
  });
  test('T17-033 an item delivers only while it is worn', () => {
    const cloak = (worn: boolean) => ({ ...TARGET_SKETCH, armor: [{ ...armors.fireproofCloak, worn }] });
    expect([hpLost(cloak(true), 20, 'Fire'), hpLost(cloak(false), 20, 'Fire')]).toEqual([15, 20]);
  });
  test('T17-034 a skill delivers', () => {
    expect(
      hpLost(
        { ...TARGET_SKETCH, abilities: [ability({ name: 'Fire Walking', kind: 'skill', interactions: fire })] },
        20,
        'Fire',
      ),
    ).toBe(15);
  });
  test('T17-035 every source is possible, and the breakdown names it', () => {
    for (const source of ABILITY_SOURCES) {
      const resistantSketch = {
        ...TARGET_SKETCH,
        abilities: [ability({ name: `Gift of ${source}`, kind: 'trait', source, interactions: fire })],
      };
      const output = lines(
        between({ kira: hitsFor(20, 'Fire'), enemy: resistantSketch }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      ).at(-1);
      expect(output).toContain(`× 75% Fire resistance 25%, Gift of ${source} = 15`);
    }
    expect(
      lines(
        between({
          kira: hitsFor(20, 'Fire'),
          enemy: { ...TARGET_SKETCH, armor: [armor({ name: 'Robe', interactions: fire })] },
        }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      ).at(-1),
    ).toContain(', Robe = 15');
  });
});
