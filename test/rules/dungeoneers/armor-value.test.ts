import { describe, expect, test } from 'vitest';
import { armorValue, spellResistance } from '../../../src/rules/dungeoneers/armor-value.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { armorBurden } from '../../../src/rules/dungeoneers/dice.ts';
import { because } from '../../../src/rules/dungeoneers/reasons.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { gearNamed } from './equipment.ts';
import { between, creature, creatureOf, equippedWeapon } from './fight.ts';

const cast = { action: 'cast', actor: 'ulfarmi', tool: 'Mage Armor' };

describe('Armor Value', () => {
  test('D-128 D-129 D-130 Ulfarmi: none of his own, 3 from Mage Armor, 1 from leather, 4 in all', () => {
    const bareSkin = between({ ulfarmi: { as: 'Ulfarmi', gear: [gearNamed('Tome')] }, enemy: {} });
    expect(armorValue(creatureOf(bareSkin, 'ulfarmi')).value).toBe(0);
    expect(armorValue(creatureOf(next(rules, bareSkin, cast), 'ulfarmi')).value).toBe(3);
    const leather = between({ ulfarmi: { as: 'Ulfarmi' }, enemy: {} });
    expect(armorValue(creatureOf(leather, 'ulfarmi'))).toEqual({
      value: 1,
      parts: [{ value: 1, why: because({ id: 'item', item: 'Leather' }) }],
    });
    expect(armorValue(creatureOf(next(rules, leather, cast), 'ulfarmi'))).toEqual({
      value: 4,
      parts: [
        { value: 1, why: because({ id: 'item', item: 'Leather' }) },
        { value: 3, why: because({ id: 'item', item: 'Mage Armor' }) },
      ],
    });
  });

  test('D-127 it is the sum of nature, armor, items, abilities and spells', () => {
    const enemy = creature('enemy', {
      naturalArmor: 1,
      gear: [gearNamed('Gambeson'), gearNamed('Buckler'), { ...gearNamed('Great Helm'), equipped: false }],
      modifiers: [{ to: 'armor value', value: 2, why: 'thick hide' }],
      conditions: [
        newCondition('Enchanted', { key: 'Enchanted: Mage Armor', note: 'Mage Armor', facts: { 'armor value': 3 } }),
      ],
    });
    expect(armorValue(enemy).value).toBe(1 + 2 + 1 + 2 + 3);
    expect(spellResistance(enemy).value).toBe(7);
  });

  test('the same spell or named item counts once, however often it is cast or worn', () => {
    const fight = next(rules, between({ ulfarmi: { as: 'Ulfarmi' }, enemy: {} }), cast);
    const castTwice = next(rules, fight, cast);
    expect([
      armorValue(creatureOf(castTwice, 'ulfarmi')).value,
      creatureOf(castTwice, 'ulfarmi').conditions.length,
    ]).toEqual([4, 1]);
    expect(armorValue(creature('enemy', { gear: [gearNamed('Buckler'), gearNamed('Buckler')] })).value).toBe(1);
  });

  test('it is never below 0', () => {
    expect(armorValue(creature('enemy', { modifiers: [{ to: 'armor value', value: -4, why: 'rust' }] })).value).toBe(0);
  });
});

describe('armor that is too heavy', () => {
  const plateWearer = { as: 'Ulfarmi', prowess: 4, weapons: [equippedWeapon('Mace')], gear: [gearNamed('Plate')] };
  test('Ulfarmi, power 1, in armor of power 3: two dice less on every roll, but at least one', () => {
    const fight = between({ ulfarmi: plateWearer, enemy: { naturalArmor: 9 } });
    const lines = transcript(
      rules,
      fight,
      { action: 'attack', actor: 'ulfarmi', targets: ['enemy'] },
      d(4, 1),
      d(4, 1),
      d(4, 1),
      d(6, 6),
    );
    expect(lines.slice(1)).toEqual([
      'ulfarmi → enemy, attack with Mace: [1 1] {Plate: −2} = 2 vs [1] = 1: hit',
      'ulfarmi → enemy, pierce with Mace: [6] {Plate: −2} = 6 vs armor value 9: deflects',
    ]);
    const dodging = between({ enemy: {}, ulfarmi: plateWearer });
    expect(
      transcript(
        rules,
        dodging,
        { action: 'attack', actor: 'enemy', targets: ['ulfarmi'] },
        d(4, 1),
        d(4, 4),
        d(4, 4),
      )[1],
    ).toContain('vs [4 4] {Plate: −2} = 8');
  });

  test('the highest requirement counts, and only of worn armor', () => {
    const burdenOf = (...names: string[]) => armorBurden(creature('enemy', { power: 1, gear: names.map(gearNamed) }));
    expect(burdenOf('Brigandine')).toEqual([{ value: -1, why: because({ id: 'item', item: 'Brigandine' }) }]);
    expect(burdenOf('Brigandine', 'Greaves')).toEqual([{ value: -2, why: because({ id: 'item', item: 'Greaves' }) }]);
    expect(burdenOf('Leather')).toEqual([]);
    expect(armorBurden(creature('enemy', { power: 3, gear: [gearNamed('Plate')] }))).toEqual([]);
    expect(armorBurden(creature('enemy', { gear: [{ ...gearNamed('Plate'), equipped: false }] }))).toEqual([]);
  });
});

describe('slots and hands', () => {
  const equip = (name: string, how = 'equip') => ({ action: 'equip', actor: 'enemy', tool: name, manner: how });
  const unequippedGear = (name: string) => ({ ...gearNamed(name), equipped: false });
  const fight = between({
    enemy: {
      weapons: [equippedWeapon('Mace'), { ...equippedWeapon('Claymore'), equipped: false }],
      gear: [
        gearNamed('Leather'),
        unequippedGear('Plate'),
        unequippedGear('Buckler'),
        unequippedGear('Kite Shield'),
        unequippedGear('Boots'),
      ],
    },
    freya: {},
  });

  test('one each of head, body, hands and feet; two hands to wield, and two-handed weapons take both', () => {
    expect(transcript(rules, fight, equip('Plate'))).toEqual(['refused: dungeoneers/no-room']);
    expect(transcript(rules, fight, equip('Boots'))).toEqual([
      'enemy spent action points 3 → 2 (equip)',
      "enemy's sheet: equips Boots",
    ]);
    expect(transcript(rules, fight, equip('Claymore'))).toEqual(['refused: dungeoneers/no-room']);
    const withBuckler = next(rules, fight, equip('Buckler'));
    expect(transcript(rules, withBuckler, equip('Kite Shield'))).toEqual(['refused: dungeoneers/no-room']);
    const withEmptyHands = next(
      rules,
      next(rules, withBuckler, equip('Buckler', 'take off')),
      equip('Mace', 'take off'),
    );
    expect(transcript(rules, withEmptyHands, equip('Claymore'))).toEqual(['refused: nothing-left']);
    expect(next(rules, { ...withEmptyHands, phase: 'aftermath' }, equip('Claymore'))).toBeDefined();
  });

  test('refused: no name, an unknown name, no change, another’s turn', () => {
    expect(transcript(rules, fight, { action: 'equip', actor: 'enemy' })).toEqual(['refused: missing']);
    expect(transcript(rules, fight, equip('Crown'))).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, equip('Mace'))).toEqual(['refused: dungeoneers/in-use-already']);
    expect(transcript(rules, fight, { ...equip('Mace'), actor: 'freya' })).toEqual(['refused: not-your-turn']);
  });
});
