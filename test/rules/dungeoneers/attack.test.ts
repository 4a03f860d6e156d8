import { describe, expect, test } from 'vitest';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { because } from '../../../src/rules/dungeoneers/reasons.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { woundsWithSteps } from '../../../src/rules/dungeoneers/wounds.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import {
  between,
  type CreatureSketch,
  conditionsOf,
  creature,
  creatureOf,
  equippedWeapon,
  sheetOf,
  value,
} from './fight.ts';

const attack = { action: 'attack', actor: 'suori', targets: ['skeleton'] };
const mace = { action: 'attack', actor: 'freya', targets: ['skeleton'] };
const suori = { as: 'Suori' };
const freya = { as: 'Freya' };
const skeleton = { as: 'Skeleton' };
const HIT_DICE = [d(4, 1), d(4, 3), d(4, 4)];

describe('Attack', () => {
  test('D-096 an attack costs 1 action point, hit or miss', () => {
    const fight = between({ suori, skeleton });
    const afterMiss = next(rules, fight, attack, d(4, 1), d(4, 2), d(4, 4));
    expect([value(afterMiss, 'suori', 'action points'), value(afterMiss, 'skeleton', 'action points')]).toEqual([2, 3]);
  });

  test('D-097 it works only on a creature within the threat range, allies included; not on oneself or the dead', () => {
    const fightAtReach = between({ suori, skeleton }, { positions: { 'skeleton|suori': 'at reach' } });
    expect(transcript(rules, fightAtReach, attack)).toEqual(['refused: out-of-range']);
    const friends = between({ suori, freya, skeleton });
    expect(
      transcript(rules, friends, { ...attack, targets: ['freya'] }, d(4, 1), d(4, 1), d(4, 4), d(4, 4)),
    ).toHaveLength(2);
    expect(transcript(rules, friends, { ...attack, targets: ['suori'] })).toEqual(['refused: not-at-self']);
    expect(transcript(rules, friends, { ...attack, targets: ['suori', 'skeleton'] })).toEqual(['refused: too-many']);
    expect(transcript(rules, friends, { action: 'attack', actor: 'suori' })).toEqual(['refused: missing']);
    const withDeadSkeleton = between({ suori, skeleton: { ...skeleton, vitality: 'dead' }, enemy: {} });
    expect(transcript(rules, withDeadSkeleton, attack)).toEqual(['refused: target-dead']);
  });

  test('D-098 fists, clubs, staves and improvised weapons are attacks under the same rules', () => {
    const staff = between({ suori: { ...suori, weapons: [equippedWeapon('Quarterstaff')] }, skeleton });
    expect(transcript(rules, staff, attack, d(6, 1), d(6, 1), d(4, 4))[1]).toContain('attack with Quarterstaff');
    const fists = between({ suori: { ...suori, weapons: [] }, skeleton });
    expect(transcript(rules, fists, attack, d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1), d(4, 1))).toEqual([
      'suori spent action points 3 → 2 (attack)',
      'suori → skeleton, attack with Improvised: [4 4] = 8 vs [4] = 4: hit',
      'suori → skeleton, pierce with Improvised: [1 1 1] = 3 vs armor value 4: deflects',
    ]);
    expect(
      transcript(rules, between({ suori, skeleton }), { ...attack, tool: 'improvised' }, d(4, 1), d(4, 1), d(4, 4))[1],
    ).toContain('Improvised');
  });

  test('a weapon that is unknown or not in hand is refused', () => {
    const fight = between({ freya, skeleton });
    expect(transcript(rules, fight, { ...mace, tool: 'Mce' })).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, { ...mace, tool: 'constructor' })).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, { ...mace, tool: 'Hunting Bow' })).toEqual(['refused: dungeoneers/not-equipped']);
    expect(transcript(rules, fight, { ...mace, manner: 'wild' })).toEqual(['refused: no-such']);
  });
});

describe('Determining if an Attack Hits', () => {
  test('D-107 D-103 D-099 D-100 D-101 D-112 D-109 D-110 Suori rolls 4, the skeleton 4: a hit, then pierce, then wounds', () => {
    const fight = between({ suori, skeleton });
    expect(transcript(rules, fight, attack, ...HIT_DICE, d(8, 1), d(8, 1), d(8, 2))).toEqual([
      'suori spent action points 3 → 2 (attack)',
      'suori → skeleton, attack with Warhammer: [1 3] = 4 vs [4] = 4: hit',
      'suori → skeleton, pierce with Warhammer: [1 1 2] = 4 vs armor value 4: pierces',
      'skeleton takes 1 bludgeoning (Warhammer): +1 Warhammer = 1; +1 weak to bludgeoning = 2; room for stress 1 = 1; stress 0 → 1',
      'skeleton takes 1 bludgeoning (Warhammer): +1 Warhammer = 1; +1 weak to bludgeoning = 2; −1 taken as stress = 1; wounds 0 → 1',
    ]);
  });

  test('D-108 D-104 D-113 Suori rolls 3, the skeleton 4: a miss, and nothing more is rolled', () => {
    const fight = between({ suori, skeleton });
    expect(transcript(rules, fight, attack, d(4, 1), d(4, 2), d(4, 4))).toEqual([
      'suori spent action points 3 → 2 (attack)',
      'suori → skeleton, attack with Warhammer: [1 2] = 3 vs [4] = 4: miss',
    ]);
  });

  test('D-103 one above hits as well', () => {
    expect(
      transcript(rules, between({ suori, skeleton }), attack, d(4, 1), d(4, 4), d(4, 4), d(8, 1), d(8, 1), d(8, 1))[1],
    ).toContain('= 5 vs [4] = 4: hit');
  });

  test('D-112 the warhammer’s hit die, Suori’s and the skeleton’s prowess', () => {
    expect([equippedWeapon('Warhammer').hit, sheetOf('Suori').prowess, sheetOf('Skeleton').prowess]).toEqual([4, 2, 1]);
  });

  test('D-100 D-101 D-109 D-110 prowess dice of the weapon’s size against prowess dodge dice of d4', () => {
    const fight = between({
      suori: { ...suori, prowess: 4, weapons: [equippedWeapon('Rapier')] },
      skeleton: { ...skeleton, prowess: 3 },
    });
    const script = [d(8, 1), d(8, 1), d(8, 1), d(8, 1), d(4, 4), d(4, 4), d(4, 4)];
    expect(transcript(rules, fight, attack, ...script)[1]).toContain('[1 1 1 1] = 4 vs [4 4 4] = 12: miss');
  });

  test('D-111 an ability or effect changes the dodge die', () => {
    const nimbleFight = between({ suori, skeleton: { ...skeleton, dodge: 6 } });
    expect(transcript(rules, nimbleFight, attack, d(4, 1), d(4, 1), d(6, 6))[1]).toContain('vs [6] = 6');
    const blur = {
      ...skeleton,
      conditions: [newCondition('Enchanted', { key: 'Enchanted: Blur', note: 'Blur', facts: { 'dodge die': 10 } })],
    };
    expect(transcript(rules, between({ suori, skeleton: blur }), attack, d(4, 1), d(4, 1), d(10, 9))[1]).toContain(
      'vs [9] = 9',
    );
  });

  test('D-102 modifiers change dice or totals, as they say, each with its reason', () => {
    const keenSketch = {
      ...suori,
      modifiers: [
        { to: 'hit dice', value: 1, why: 'keen' },
        { to: 'hit', value: 2, why: 'balanced' },
      ],
    };
    const dodgy = {
      ...skeleton,
      modifiers: [
        { to: 'dodge dice', value: 2, why: 'rattling' },
        { to: 'dodge', value: -1, why: 'brittle' },
      ],
    };
    expect(
      transcript(
        rules,
        between({ suori: keenSketch, skeleton: dodgy }),
        attack,
        d(4, 1),
        d(4, 1),
        d(4, 1),
        d(4, 4),
        d(4, 4),
        d(4, 4),
      )[1],
    ).toBe(
      'suori → skeleton, attack with Warhammer: [1 1 1] {keen: +1} +2 balanced = 5 vs [4 4 4] {rattling: +2} −1 brittle = 11: miss',
    );
  });

  test('every roll has at least one die, and totals are never below 0', () => {
    const clumsySketch = {
      ...suori,
      modifiers: [
        { to: 'hit dice', value: -9, why: 'clumsy' },
        { to: 'hit', value: -9, why: 'dazed' },
      ],
    };
    expect(transcript(rules, between({ suori: clumsySketch, skeleton }), attack, d(4, 2), d(4, 1))[1]).toContain(
      '[2] {clumsy: −9} −9 dazed = 0 vs [1] = 1: miss',
    );
  });

  const pommel = (on: string, more: object) => ({
    ...equippedWeapon('Warhammer'),
    effects: [{ on, note: `on a ${on}`, ...more }],
  });
  test('D-105 what happens on a hit happens at once, before the pierce roll', () => {
    const fight = between({ suori: { ...suori, weapons: [pommel('hit', { condition: 'Prone' })] }, skeleton });
    const lines = transcript(rules, fight, attack, ...HIT_DICE, d(8, 1), d(8, 1), d(8, 1));
    expect(lines.slice(1)).toEqual([
      expect.stringContaining(': hit'),
      'skeleton: effect on a hit: on a hit',
      'skeleton gains Prone',
      expect.stringContaining(': deflects'),
    ]);
  });

  test('D-106 what happens on a miss happens at once, even to the attacker', () => {
    const fight = between({ suori: { ...suori, weapons: [pommel('miss', { to: 'self', stress: 1 })] }, skeleton });
    const afterMiss = next(rules, fight, attack, d(4, 1), d(4, 2), d(4, 4));
    expect([value(afterMiss, 'suori', 'stress'), value(afterMiss, 'skeleton', 'stress')]).toEqual([1, 0]);
  });

  test('D-117 D-118 what happens on a pierce comes before the wounds, and on a deflection at once', () => {
    const pierce = between({
      suori: { ...suori, weapons: [pommel('pierce', { stress: 2 })] },
      skeleton: { ...skeleton, size: 'Huge' },
    });
    const lines = transcript(rules, pierce, attack, ...HIT_DICE, d(8, 8), d(8, 1), d(8, 1));
    // The effect's stress comes before the wounds and exceeds the capacity of 1, so the wounds are doubled.
    expect(lines.slice(3)).toEqual([
      'skeleton: effect on a pierce: on a pierce',
      'skeleton takes 2 (on a pierce): +2 on a pierce = 2; stress 0 → 2',
      'skeleton takes 3 bludgeoning (Warhammer): +1 Warhammer = 1; × 2 past stress capacity = 2; +1 weak to bludgeoning = 3; wounds 0 → 3',
    ]);
    const deflect = between({ suori: { ...suori, weapons: [pommel('deflection', { condition: 'Prone' })] }, skeleton });
    expect(conditionsOf(next(rules, deflect, attack, ...HIT_DICE, d(8, 1), d(8, 1), d(8, 1)), 'skeleton')).toEqual([
      'Prone',
    ]);
  });

  test('an effect that kills ends the attack', () => {
    const deadlySketch = { ...suori, weapons: [pommel('hit', { stress: 5 })] };
    const fight = between({ suori: deadlySketch, skeleton: { ...skeleton, stress: 4, wounds: 2 }, enemy: {} });
    expect(creatureOf(next(rules, fight, attack, ...HIT_DICE), 'skeleton').vitality).toBe('dead');
  });
});

describe('Determining if an Attack Pierces', () => {
  test('D-119 D-120 D-114 D-115 D-122 D-123 D-126 Freya’s 2d6 come to 4 against armor value 4: it pierces, and 1 becomes 2', () => {
    const fight = between({ freya, skeleton: { ...skeleton, endurance: 0 } });
    expect(transcript(rules, fight, mace, d(4, 4), d(4, 4), d(4, 1), d(6, 1), d(6, 3)).slice(2)).toEqual([
      'freya → skeleton, pierce with Mace: [1 3] = 4 vs armor value 4: pierces',
      'skeleton takes 2 bludgeoning (Mace): +1 Mace = 1; +1 weak to bludgeoning = 2; wounds 0 → 2',
    ]);
    expect([equippedWeapon('Mace').pierce, equippedWeapon('Mace').wounds, equippedWeapon('Mace').type]).toEqual([
      6,
      1,
      'bludgeoning',
    ]);
    expect(sheetOf('Skeleton')).toMatchObject({
      naturalArmor: 4,
      vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
    });
  });

  test('D-116 one below deflects; D-115 one above pierces', () => {
    const fight = between({ freya, skeleton });
    const pierce = (a: number, b: number) =>
      transcript(rules, fight, mace, d(4, 4), d(4, 4), d(4, 1), d(6, a), d(6, b))[2];
    expect(pierce(1, 2)).toContain('= 3 vs armor value 4: deflects');
    expect(pierce(1, 4)).toContain('= 5 vs armor value 4: pierces');
  });

  test('D-121 past its stress capacity 1 is doubled to 2, and weak makes 3', () => {
    const fight = between({ freya, skeleton: { ...skeleton, stress: 2, size: 'Huge' } });
    expect(transcript(rules, fight, mace, d(4, 4), d(4, 4), d(4, 1), d(6, 1), d(6, 3)).at(-1)).toBe(
      'skeleton takes 3 bludgeoning (Mace): +1 Mace = 1; × 2 past stress capacity = 2; +1 weak to bludgeoning = 3; wounds 0 → 3',
    );
  });
});

describe('Determining the Number of Wounds Inflicted', () => {
  const inflict = (sketch: CreatureSketch, more: object = {}) =>
    woundsWithSteps(creature('enemy', sketch), {
      from: because({ id: 'item', item: 'Spear' }),
      type: 'piercing',
      wounds: 2,
      ...more,
    });

  test('D-124 D-125 the weapon’s wounds, then the attacker’s modifiers, then the defender’s', () => {
    const fight = between({
      freya: { ...freya, modifiers: [{ to: 'wounds', value: 1, why: 'cruel' }] },
      skeleton: { ...skeleton, size: 'Huge', endurance: 0 },
    });
    expect(transcript(rules, fight, mace, d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6)).at(-1)).toBe(
      'skeleton takes 3 bludgeoning (Mace): +1 Mace = 1; +1 cruel = 2; +1 weak to bludgeoning = 3; wounds 0 → 3',
    );
  });

  test('D-126 the type decides: resistance 3 makes 3 piercing wounds 0, and leaves slashing alone', () => {
    const bones = { resistances: [{ type: 'piercing', value: 3 }] };
    expect(inflict(bones, { wounds: 3 }).wounds).toBe(0);
    expect(inflict(bones, { wounds: 4 }).wounds).toBe(1);
    expect(inflict(bones, { wounds: 3, type: 'slashing' }).wounds).toBe(3);
    expect(inflict(bones, { wounds: 3, type: undefined }).wounds).toBe(3);
  });

  test('vulnerability adds nothing to 0; several to one type are summed; never below 0', () => {
    const weakSketch = {
      vulnerabilities: [
        { type: 'piercing', value: 2 },
        { type: 'piercing', value: 1 },
      ],
    };
    expect(inflict(weakSketch).wounds).toBe(5);
    expect(inflict(weakSketch, { wounds: 0 }).wounds).toBe(0);
    expect(inflict({ ...weakSketch, resistances: [{ type: 'piercing', value: 2 }] }).wounds).toBe(3);
    expect(inflict({ modifiers: [{ to: 'wounds taken', value: -9, why: 'stone' }] }).wounds).toBe(0);
  });

  test('a blow that comes to 0 is told as one', () => {
    const spear = between({ freya: { ...freya, weapons: [equippedWeapon('Spear')] }, skeleton });
    expect(transcript(rules, spear, mace, d(6, 4), d(6, 4), d(4, 1), d(4, 4), d(4, 4)).at(-1)).toBe(
      'skeleton takes 0 piercing (Spear): +1 Spear = 1; −3 resists piercing = 0; wounds 0 → 0',
    );
  });
});

describe('Ranged weapons and Toss', () => {
  const startsAway = { positions: { 'freya|skeleton': 'away' } };
  const shoot = (range: string | undefined, more = {}) => ({
    ...mace,
    ...more,
    ...(range && { situation: { range } }),
  });
  const miss = [d(4, 1), d(4, 1), d(4, 4)];
  const archer = { ...freya, weapons: [equippedWeapon('Hunting Bow')] };

  test('range 5 reaches squares 2 to 5: neither nearer nor farther', () => {
    const reach = between({ freya: archer, skeleton }, { positions: { 'freya|skeleton': 'at reach' } });
    expect(transcript(rules, reach, shoot(undefined), ...miss)).toHaveLength(2);
    const distantFight = between({ freya: archer, skeleton }, startsAway);
    expect(transcript(rules, distantFight, shoot(undefined), ...miss)).toHaveLength(2);
    expect(transcript(rules, distantFight, shoot('5 tiles'), ...miss)).toHaveLength(2);
    expect(transcript(rules, distantFight, shoot('6'))).toEqual(['refused: out-of-range']);
    expect(transcript(rules, between({ freya: archer, skeleton }), shoot(undefined, { tool: 'Hunting Bow' }))).toEqual([
      'refused: dungeoneers/too-near',
    ]);
  });

  test('a distance that contradicts the positions is refused', () => {
    const distantFight = between({ freya: archer, skeleton }, startsAway);
    expect(transcript(rules, distantFight, shoot('2'))).toEqual(['refused: dungeoneers/range-contradicts']);
    expect(transcript(rules, distantFight, shoot('near'))).toEqual(['refused: dungeoneers/range-contradicts']);
    expect(transcript(rules, between({ freya, skeleton }), shoot('4'))).toEqual([
      'refused: dungeoneers/range-contradicts',
    ]);
  });

  test('toss: power plus threat range, and then the weapon lies there until it is picked up', () => {
    const hand = { ...freya, weapons: [equippedWeapon('Dagger')] };
    const distantFight = between({ freya: hand, skeleton }, startsAway);
    expect(transcript(rules, distantFight, shoot('4'))).toEqual(['refused: out-of-range']);
    const afterRoll = next(rules, distantFight, shoot('3'), ...miss);
    expect(creatureOf(afterRoll, 'freya').sheet.weapons[0]?.equipped).toBe(false);
    expect(transcript(rules, afterRoll, shoot('3', { tool: 'Dagger' }))).toEqual(['refused: dungeoneers/not-equipped']);
    const secondFight = next(rules, afterRoll, { action: 'equip', actor: 'freya', tool: 'Dagger' });
    expect([
      creatureOf(secondFight, 'freya').sheet.weapons[0]?.equipped,
      value(secondFight, 'freya', 'action points'),
    ]).toEqual([true, 1]);
    const afterMiss = next(rules, between({ freya: hand, skeleton }), mace, ...miss);
    expect(creatureOf(afterMiss, 'freya').sheet.weapons[0]?.equipped).toBe(true);
  });
});
