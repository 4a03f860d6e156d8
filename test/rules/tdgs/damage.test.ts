// TDGS › 8 Combat › Damage
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { play } from '../core/play.ts';
import { d, type ScriptedDie } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { ability, armors, spells, weapon, weapons } from './content.ts';
import type { FighterSketch } from './fight.ts';
import {
  afterHits,
  attackBy,
  between,
  conditionFor,
  hp,
  hpLost,
  intentOf,
  lines,
  next,
  trackOf,
  vitalityOf,
} from './fight.ts';

const archetype = (name: string) => tdgs.archetypes.find((each) => each.name === name)!.sheet;
const TARGET_SKETCH: FighterSketch = { CON: 100, REF: 0, WIS: 0 };

/** The HP that the target loses to this attacker's attack or spell. */
function damageDealt(attacker: FighterSketch, deed: Partial<Intent> = {}, ...dice: ScriptedDie[]): number {
  const fight = between({ kira: attacker, enemy: TARGET_SKETCH });
  const intent = { action: 'attack', actor: 'kira', targets: ['enemy'], ...deed };
  return 500 - (hp(next(fight, intent, d(20, 19), ...dice), 'enemy') ?? 0);
}

describe('Damage Formula', () => {
  test('T8-032 a hit lowers HP by what remains after protection', () => {
    expect(hpLost({ armor: [armors.fullPlate] }, 30)).toBe(15);
  });
  test('T8-033 melee: apparent STR + the weapon’s bonus', () => {
    expect(damageDealt({ STR: 12, weapons: [weapons.sword] })).toBe(14);
    expect(damageDealt({ STR: 12, weapons: [weapons.spear] })).toBe(15);
  });
  test('T8-034 ranged: apparent DEX + the weapon’s bonus, at any band', () => {
    expect(damageDealt({ STR: 3, DEX: 12, weapons: [weapons.shortbow] })).toBe(15);
    expect(
      damageDealt({ STR: 3, DEX: 12, weapons: [weapons.throwingKnife] }, { situation: { range: 'Adjacent' } }),
    ).toBe(14);
  });
  test('T8-035 arcane: apparent INT + the spell’s bonus', () => {
    expect(damageDealt({ INT: 13, abilities: [spells.fireBolt] }, { action: 'cast', tool: 'Fire Bolt' })).toBe(16);
  });
  test('T8-036 divine: apparent WIS + the spell’s bonus', () => {
    const smite = ability({
      name: 'Smite',
      kind: 'spell',
      tradition: 'divine',
      damage: [{ flat: 4, type: 'Radiant' }],
    });
    expect(damageDealt({ WIS: 13, abilities: [smite] }, { action: 'cast', tool: 'Smite' })).toBe(17);
  });
  test('T8-037 buffs, debuffs and gear change damage: the stat is the apparent one', () => {
    const ring = { ...armors.amulet, name: 'Ring', bonuses: { STR: 3 } };
    expect(damageDealt({ STR: 12, weapons: [weapons.sword], conditions: [conditionFor('Strengthened')] })).toBe(16);
    expect(damageDealt({ STR: 12, weapons: [weapons.sword], conditions: [conditionFor('Poisoned')] })).toBe(12);
    expect(damageDealt({ STR: 12, weapons: [weapons.sword], armor: [ring] })).toBe(17);
  });
  test('T8-038 neither the margin, the hit bonus nor level change damage', () => {
    const fight = (roll: number, who: FighterSketch) =>
      500 -
      (hp(
        next(
          between({ kira: { STR: 12, ...who }, enemy: { ...TARGET_SKETCH, REF: 8 } }),
          attackBy('kira', 'enemy'),
          d(20, roll),
        ),
        'enemy',
      ) ?? 0);
    expect(fight(7, { weapons: [weapons.sword] })).toBe(14);
    expect(fight(19, { weapons: [weapons.sword] })).toBe(14);
    expect(fight(19, { weapons: [{ ...weapons.sword, hit: 5 }] })).toBe(14);
    expect(fight(19, { weapons: [weapons.sword], level: 50 })).toBe(14);
  });
});

describe('Examples', () => {
  test.each([
    ['T8-039 Peasant, fists', archetype('Peasant'), {}, 8],
    ['T8-040 Soldier, sword', archetype('Soldier'), {}, 14],
    ['T8-041 Barbarian, greatsword', archetype('Barbarian'), {}, 23],
    [
      'T8-042 Archer, a longbow of +3',
      { ...archetype('Archer'), weapons: [{ ...weapons.longbow, damage: [{ flat: 3 }] }] },
      {},
      17,
    ],
    ['T8-043 Wizard, Fire Bolt', archetype('Wizard'), { action: 'cast', tool: 'Fire Bolt' }, 18],
    ['T8-044 Dragon, claws', archetype('Dragon'), {}, 45],
    ['T8-045 God, Divine Fist', archetype('God'), {}, 90],
  ])('%s', (_, sheet, deed, damage) => expect(damageDealt(sheet, deed)).toBe(damage));

  test('T8-046 the weapons and the spell of the table exist with their bonuses', () => {
    const bonus = ({ damage }: { readonly damage: readonly { readonly flat: number }[] }) =>
      damage.map(({ flat }) => flat);
    const { fists, sword, greatsword, claws, divineFist } = weapons;
    expect([fists, sword, greatsword, claws, spells.fireBolt, divineFist].flatMap(bonus)).toEqual([0, 2, 5, 5, 3, 10]);
  });
  test('T8-047 the characters of the table exist', () => {
    const stats = ['Peasant', 'Soldier', 'Barbarian', 'Archer', 'Wizard', 'Dragon', 'God'].map(archetype);
    expect(stats.map(({ STR, DEX, CON, INT }) => [STR, DEX, CON, INT])).toEqual([
      [8, 8, 8, 8],
      [12, 12, 12, 12],
      [18, 12, 18, 8],
      [12, 14, 12, 12],
      [8, 12, 12, 15],
      [40, 30, 40, 40],
      [80, 80, 80, 80],
    ]);
  });
});

describe('Damage Scales With Power', () => {
  test.each([
    ['T8-048 peasant', 8, 8, 5],
    ['T8-049 soldier', 14, 12, 5],
    ['T8-050 dragon', 45, 50, 6],
    ['T8-051 god', 90, 100, 6],
  ])('%s against its equal: %i damage, CON %i, dead after %i blows', (_, raw, CON, blows) => {
    const fight = (times: number) => afterHits({ CON, hp: CON * 5 }, raw, undefined, times, { round: 1 });
    expect(vitalityOf(fight(blows - 1), 'enemy')).not.toBe('dead');
    expect(vitalityOf(fight(blows), 'enemy')).toBe('dead');
  });

  test('T8-048 T8-049 by simulation, 4 to 5 hits decide at parity', () => {
    for (const [name, min, max] of [
      ['Peasant', 4, 5],
      ['Soldier', 4, 5],
    ] as const) {
      const dice = seededDice(7);
      let hits = 0;
      for (let fights = 0; fights < 60; fights++) {
        let fight = between({ kira: archetype(name), enemy: archetype(name) });
        while (fight.phase === 'fighting') {
          const armed = {
            ...fight,
            turn: 0,
            done: [],
            combatants: fight.combatants.map((c) => ({
              ...c,
              resources: { ...c.resources, actions: { value: 9, max: 1 } },
            })),
          };
          const result = play(tdgs, armed, attackBy('kira', 'enemy'), dice);
          if (!result.ok) throw new Error(JSON.stringify(result.why));
          hits += result.value.events.filter((event) => event.type === 'harmed').length;
          fight = result.value.after;
        }
      }
      expect(hits / 60).toBeGreaterThan(min - 0.5);
      expect(hits / 60).toBeLessThanOrEqual(max);
    }
  });
});

describe('Damage Variance', () => {
  const bothDamage = weapon({ name: 'Both', damage: [{ flat: 2, dice: '1d6' }] });
  test('T8-052 a flat bonus adds the same on every hit', () => {
    expect(
      [afterHits(TARGET_SKETCH, 23), afterHits(TARGET_SKETCH, 23, undefined, 2)].map((fight) => hp(fight, 'enemy')),
    ).toEqual([477, 454]);
  });
  test('T8-053 dice are rolled anew on every hit', () => {
    const chaosSketch = { STR: 12, weapons: [weapons.chaoticBlade] };
    expect(damageDealt(chaosSketch, {}, d(4, 1), d(4, 3))).toBe(16);
    expect(damageDealt(chaosSketch, {}, d(4, 4), d(4, 4))).toBe(20);
  });
  test('T8-054 flat and dice: +2+1d6', () => {
    expect(damageDealt({ STR: 12, weapons: [bothDamage] }, {}, d(6, 1))).toBe(15);
    expect(damageDealt({ STR: 12, weapons: [bothDamage] }, {}, d(6, 6))).toBe(20);
  });
  test('T8-055 spells may carry dice', () => {
    expect(damageDealt({ INT: 12, abilities: [spells.fireball] }, { action: 'cast', tool: 'Fireball' }, d(6, 5))).toBe(
      19,
    );
  });
  test('T8-056 natural weapons may carry dice', () => {
    const claws = { ...weapons.claws, damage: [{ flat: 0, dice: '2d6', type: 'Slashing' } as const] };
    expect(damageDealt({ STR: 12, weapons: [claws] }, {}, d(6, 2), d(6, 3))).toBe(17);
  });
  test('T8-057 skills and traits may carry dice', () => {
    const fury = ability({ name: 'Fury', kind: 'trait', adds: [{ flat: 0, dice: '1d4', type: 'Slashing' }] });
    expect(damageDealt({ STR: 12, weapons: [weapons.sword], abilities: [fury] }, {}, d(4, 3))).toBe(17);
  });
  test('T8-058 T8-059 traps and hazards deal flat damage, dice, or both, as the GM says', () => {
    const fight = between({ kira: {}, goblin: {} });
    const hazard = (figures: string, ...dice: ScriptedDie[]) =>
      hp(next(fight, intentOf('hazard', 'kira', { tool: figures }), ...dice), 'kira');
    expect(hazard('5 Piercing')).toBe(45);
    expect(hazard('2d6 Fire', d(6, 3), d(6, 4))).toBe(43);
    expect(hazard('2+1d6 Piercing', d(6, 6))).toBe(42);
  });
});

describe('Minimum Damage', () => {
  test('T8-060 a hit deals at least 1, whatever the deflection', () => {
    const wall = { ...armors.fullPlate, deflection: 100, evasion: 0 };
    expect(hpLost({ armor: [wall] }, 3)).toBe(1);
    expect(hpLost({ armor: [wall] }, 40, undefined, { settings: { cap: 'off' } })).toBe(1);
  });
  test('T8-061 also when the raw damage is 0', () => {
    expect(damageDealt({ STR: 0, LUK: 9 })).toBe(1);
  });
  test('T8-062 a peasant draws 1 HP from an armored god', () => {
    const god = { ...archetype('God'), armor: [{ ...armors.fullPlate, deflection: 90 }] };
    const fight = between({ kira: archetype('Peasant'), god }, { settings: { cap: 'off' } });
    const after = next(fight, attackBy('kira', 'god'), d(20, 20), d(4, 1));
    expect(hp(after, 'god')).toBe(499);
  });
  test('T8-063 a hit that a pool soaks completely costs 0 HP (ruling)', () => {
    const after = afterHits({ armor: [armors.energyShield] }, 30);
    expect([hp(after, 'enemy'), trackOf(after, 'enemy', 'pool: Energy Shield')]).toEqual([50, 70]);
  });
});

test('a skill and its stat are one sum, raised to 0 once: 1 − 2 Poisoned + 1 Forks is 0, to hit and in damage', () => {
  const forks = ability({ name: 'Forks', kind: 'skill', level: 2, acts: ['attack'] });
  const fork = weapon({ name: 'Fork', damage: [{ flat: 5 }] });
  const kira = { STR: 1, abilities: [forks], weapons: [fork], conditions: [conditionFor('Poisoned')] };
  expect(lines(between({ kira, enemy: {} }), attackBy('kira', 'enemy'), d(20, 19)).slice(2, 3)).toEqual([
    'kira → enemy, attack with Fork: [19] +0 STR (1 − 2 Poisoned + 1 Forks) −10 enemy’s REF = 9 vs 11: miss',
  ]);
  const hitLines = lines(between({ kira, enemy: { REF: 0 } }), attackBy('kira', 'enemy'), d(20, 19));
  expect(hitLines.at(-1)).toBe('enemy takes 5 untyped (Fork): +5 Fork = 5; hp 50 → 45');
});

test('a critical adds 25% of raw damage per point of magnitude, before armor, rounded down by type', () => {
  const fight = between({
    kira: { STR: 11, weapons: [weapons.sword] },
    enemy: { ...TARGET_SKETCH, armor: [armors.chainMail] },
  });
  const damageBy = (magnitude: number) =>
    500 - (hp(next(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, magnitude)), 'enemy') ?? 0);
  // The raw damage is 13. A critical raises it to 16, 19, 22 or 26, and chain mail reduces that to 11, 13, 15 or 18.
  expect([1, 2, 3, 4].map(damageBy)).toEqual([11, 13, 15, 18]);
  expect(lines(fight, attackBy('kira', 'enemy'), d(20, 20), d(4, 4)).slice(2)).toEqual([
    'kira → enemy, attack with Sword: [20] +11 STR +0 enemy’s REF = 31 vs 11: critical hit',
    'kira: magnitude: critical magnitude, [4] = 4: +100%',
    'enemy takes 18 Slashing (Sword): +11 STR = 11; +2 Sword = 13; × 200% critical, magnitude 4 = 26; × 70% deflection 30%, Chain Mail = 18; hp 500 → 482',
    'enemy spent deflection: Chain Mail 30 → 20 (degrades)',
  ]);
});
