// TDGS › 8 Combat › Weapon Properties; 15 Equipment
import { describe, expect, test } from 'vitest';
import { bandOf } from '../../../src/rules/tdgs/field.ts';
import type { RangeType } from '../../../src/rules/tdgs/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { d } from '../core/scripted-dice.ts';
import { armors, weapon, weapons } from './content.ts';
import { answerTo, attackBy, between, type FighterSketch, hp, intentOf, lines, next, trackOf } from './fight.ts';

/** The transcript's line about the attack roll with the weapon in this range band. */
function attackLine(who: FighterSketch, range: string | undefined, natural = 10, enemy: FighterSketch = {}) {
  const fight = between({ kira: who, enemy: { ...enemy } });
  const situation = range === undefined ? {} : { situation: { range } };
  const output = lines(fight, attackBy('kira', 'enemy', situation), d(20, natural));
  return output.find((line) => line.includes('attack with')) ?? output[0];
}

describe('Hit Bonus, Damage Bonus', () => {
  const sharp = weapon({ name: 'Sharp', hit: 1, damage: [{ flat: 4 }] });
  test('T8-064 the hit bonus is added to the roll', () => {
    expect(attackLine({ weapons: [sharp] }, undefined)).toBe(
      'kira → enemy, attack with Sharp: [10] +10 STR −10 enemy’s REF +1 Sharp = 11 vs 11: hit',
    );
  });
  test('T8-065 T8-067 the hit bonus never adds to damage, the damage bonus never to the roll and only on a hit', () => {
    const fight = between({ kira: { weapons: [{ ...sharp, hit: 9 }] }, enemy: {} });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 2)), 'enemy')).toBe(50 - 14);
    const heavyFight = between({ kira: { weapons: [weapon({ name: 'Heavy', damage: [{ flat: 30 }] })] }, enemy: {} });
    expect(hp(next(heavyFight, attackBy('kira', 'enemy'), d(20, 10)), 'enemy')).toBe(50);
  });
  test('T8-066 each +1 is worth 5 percentage points', () => {
    const hits = (hit: number) => {
      const fight = between({ kira: { weapons: [weapon({ name: 'Tool', hit })] }, enemy: {} });
      return Array.from({ length: 20 }, (_, index) => index + 1).filter((face) => {
        const grade = face === 1 || face === 20 ? [d(4, 1)] : [];
        return (hp(next(fight, attackBy('kira', 'enemy'), d(20, face), ...grade), 'enemy') ?? 0) < 50;
      }).length;
    };
    expect([0, 1, 2, 3].map(hits)).toEqual([10, 11, 12, 13]);
  });
  test('T8-068 any combination of the two can exist', () => {
    for (const [hit, flat] of [
      [0, 5],
      [5, 0],
      [-2, 9],
      [3, 3],
    ] as const) {
      const fight = between({ kira: { weapons: [weapon({ name: 'Tool', hit, damage: [{ flat }] })] }, enemy: {} });
      expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 19)), 'enemy')).toBe(50 - 10 - flat);
    }
  });
  test('a weapon may give a die instead of a flat bonus to hit', () => {
    const keenWeapon = weapon({ name: 'Keen', hitDice: '1d4' });
    const output = lines(
      between({ kira: { weapons: [keenWeapon] }, enemy: {} }),
      attackBy('kira', 'enemy'),
      d(4, 3),
      d(20, 8),
    );
    expect(output[2]).toBe('kira → enemy, attack with Keen: [8] +10 STR −10 enemy’s REF +3 Keen 1d4 = 11 vs 11: hit');
  });
});

describe('Range', () => {
  const withRange = (range: RangeType): FighterSketch => ({ weapons: [weapon({ name: 'It', range })] });
  const table = [
    ['melee', [0, 'no', 'no', 'no']],
    ['reach', [0, 0, 'no', 'no']],
    ['thrown', [0, 0, -2, 'no']],
    ['ranged', [0, 0, 0, -2]],
    ['long range', [0, 0, 0, 0]],
  ] as const;
  test.each(table)(
    'T8-069 T8-070 T8-071 T8-072 T8-073 T8-074 T8-075 T8-076 T8-077 T8-078 T8-079 T8-080 %s at the four bands: %j',
    (range, bands) => {
      const bandTexts = ['Adjacent', 'Near', 'Far', 'Distant'].map((band) => {
        const line = attackLine(withRange(range), band);
        if (line === 'refused: out-of-range') return 'no';
        return line?.includes(`−2 extended range, ${band}`) ? -2 : 0;
      });
      expect(bandTexts).toEqual(bands);
    },
  );
  test('T8-081 beyond maximum range the attack is refused before any die is rolled, and nothing is spent', () => {
    const fight = between({ kira: withRange('melee'), enemy: {} });
    expect(answerTo(fight, attackBy('kira', 'enemy', { situation: { range: 'Near' } }))).toBe('out-of-range');
    expect(trackOf(fight, 'kira', 'actions')).toBe(1);
  });
  test('without a band the nearest optimal one is used', () => {
    expect(attackLine(withRange('thrown'), undefined)).not.toContain('extended');
    expect(
      next(between({ kira: withRange('melee'), enemy: {} }), attackBy('kira', 'enemy'), d(20, 5)).positions,
    ).toEqual({
      'enemy|kira': 'Adjacent',
    });
    expect(
      next(
        between({ kira: withRange('reach'), enemy: {} }),
        attackBy('kira', 'enemy', { situation: { range: 'near' } }),
        d(20, 5),
      ).positions,
    ).toEqual({ 'enemy|kira': 'Near' });
    expect(
      next(between({ kira: withRange('ranged'), enemy: {} }), attackBy('kira', 'enemy'), d(20, 5)).positions,
    ).toEqual({});
  });
  test('an unknown band is refused with a suggestion', () => {
    expect(
      answerTo(between({ kira: {}, enemy: {} }), attackBy('kira', 'enemy', { situation: { range: 'adjacant' } })),
    ).toBe('no-such');
  });
  test('T8-084 T8-085 T8-086 T8-087 the bands in squares', () => {
    const squares = [0, 1, 2, 4, 5, 10, 11, 40];
    expect(squares.map(bandOf)).toEqual(['Adjacent', 'Adjacent', 'Near', 'Near', 'Far', 'Far', 'Distant', 'Distant']);
  });
});

describe('threatened squares', () => {
  const spear: FighterSketch = { weapons: [weapons.spear], standingOrders: {} };
  const sword: FighterSketch = { weapons: [weapons.sword] };
  const engagedAt = (band: string, enemy: FighterSketch) =>
    between({ kira: {}, enemy }, { positions: { 'enemy|kira': band } });
  test('T8-082 reach weapons threaten Adjacent and Near: leaving either provokes', () => {
    for (const band of ['Adjacent', 'Near'])
      expect(
        lines(engagedAt(band, spear), intentOf('move', 'kira'), d(20, 5)).some((line) =>
          line.includes('opportunity attack'),
        ),
      ).toBe(true);
  });
  test('T8-083 melee weapons threaten only Adjacent: leaving Near provokes nothing', () => {
    expect(lines(engagedAt('Adjacent', sword), intentOf('move', 'kira'), d(20, 5)).join()).toContain(
      'opportunity attack',
    );
    expect(lines(engagedAt('Near', sword), intentOf('move', 'kira')).join()).not.toContain('opportunity attack');
  });
});

describe('Example Weapons', () => {
  const { dagger, longsword, spear, throwingKnife, shortbow, longbow, chaoticBlade } = weapons;
  test.each([
    ['T8-088', dagger, 0, [{ flat: 2, type: 'Piercing' }], 'melee', 'Simple, concealable'],
    ['T8-089 T17-021', longsword, 1, [{ flat: 4, type: 'Slashing' }], 'melee', 'Balanced, reliable'],
    ['T8-090', spear, 0, [{ flat: 3, type: 'Piercing' }], 'reach', 'Keeps enemies at distance'],
    ['T8-091', throwingKnife, 0, [{ flat: 2, type: 'Piercing' }], 'thrown', 'Expendable'],
    ['T8-092', shortbow, 1, [{ flat: 3, type: 'Piercing' }], 'ranged', 'Quick, accurate'],
    ['T8-093', longbow, 0, [{ flat: 4, type: 'Piercing' }], 'long range', 'Powerful, slow'],
    ['T8-094', chaoticBlade, 1, [{ flat: 0, dice: '2d4', type: 'Slashing' }], 'melee', 'Unpredictable but exciting'],
  ])('%s %o', (_, weapon, hit, damage, range, notes) => {
    expect(weapon).toMatchObject({ hit, damage, range, notes });
    expect(referenceOf('tdgs').glossary.some(({ name }) => name === weapon.name)).toBe(true);
  });
});

describe('one weapon in use', () => {
  const archer: FighterSketch = { weapons: [weapons.longsword, weapons.dagger] };
  test('the first is in use; another is refused until it is equipped, Fists and natural ones are always there', () => {
    const fight = between({ kira: archer, enemy: {} });
    expect(answerTo(fight, attackBy('kira', 'enemy', { tool: 'Dagger' }))).toBe('tdgs/not-in-use');
    expect(answerTo(fight, attackBy('kira', 'enemy', { tool: 'fists' }), d(20, 5))).toBe('done');
    expect(answerTo(fight, attackBy('kira', 'enemy', { tool: 'constructor' }))).toBe('no-such');
  });
  test('equipping costs the Action while rounds run, and is free otherwise', () => {
    const fight = between({ kira: archer, enemy: {} });
    const armed = next(fight, intentOf('equip', 'kira', { tool: 'Dagger' }));
    expect(armed.combatants[0]?.sheet.wields).toBe('Dagger');
    expect(trackOf(armed, 'kira', 'actions')).toBe(0);
    expect(answerTo(armed, attackBy('kira', 'enemy'))).toBe('nothing-left');
    const afterEquip = next({ ...fight, phase: 'aftermath' }, intentOf('equip', 'kira', { tool: 'Dagger' }));
    expect(trackOf(afterEquip, 'kira', 'actions')).toBe(1);
    expect(answerTo({ ...fight, turn: 1 }, intentOf('equip', 'kira', { tool: 'Dagger' }))).toBe('not-your-turn');
    expect(answerTo(fight, intentOf('equip', 'kira', { tool: 'Longsword' }))).toBe('tdgs/already');
  });
  test('one suit and one shield at most, natural armor stays; a pool keeps its points while off', () => {
    const fight = between({
      kira: {
        armor: [armors.fullPlate, { ...armors.chainMail, worn: false }, armors.energyShield, armors.hide],
        resources: { 'pool: Energy Shield': { value: 40, max: 100 }, actions: { value: 9, max: 1 } },
      },
      enemy: {},
    });
    const withChainMail = next(fight, intentOf('equip', 'kira', { tool: 'Chain Mail' }));
    expect(withChainMail.combatants[0]?.sheet.armor.map(({ worn }) => worn)).toEqual([false, true, true, true]);
    const withShieldOff = next(withChainMail, intentOf('equip', 'kira', { tool: 'Energy Shield' }));
    expect(withShieldOff.combatants[0]?.sheet.armor.map(({ worn }) => worn)).toEqual([false, true, false, true]);
    expect(trackOf(withShieldOff, 'kira', 'pool: Energy Shield')).toBe(40);
    expect(answerTo(fight, intentOf('equip', 'kira', { tool: 'Hide' }))).toBe('tdgs/natural');
    expect(answerTo(fight, intentOf('equip', 'kira', { tool: 'Crown' }))).toBe('no-such');
  });
});
