// The odds that the books work out, by the heading under which they do.
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { type Asked, exactOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import * as dungeoneers from '../rules/dungeoneers/fight.ts';
import * as mastery from '../rules/mastery/fight.ts';
import { fighting, pistol } from '../rules/sol/table.ts';
import { attack, duel } from './duel.ts';

function exactSmall(asked: Asked): Odds {
  const odds = exactOdds(asked, { most: 100_000 });
  if (!odds.ok || !odds.value) throw new Error(JSON.stringify(odds));
  return odds.value;
}

function oddsOfIntent(encounter: unknown, intent: Intent): Odds {
  const [target = ''] = intent.targets ?? [];
  const fight = encounter as Encounter;
  const rules = rulesNamed(fight.system)!;
  return exactSmall({ rules, encounter: fight, deed: { type: 'intent', intent }, target, answer: () => 'no' });
}

describe('Dungeoneers, “Exact odds by enumeration”', () => {
  const weapon = (hit: number, pierce = 2) => ({ name: 'Test', hit, pierce, wounds: 0, type: 'slashing' });
  const strike: Intent = { action: 'attack', actor: 'freya', targets: ['foe'] };
  /** One die of power never gets through armor of 3: only the hit counts. */
  const hitOf = (freya: object, foe: object, more: Partial<Intent> = {}) => {
    const fight = dungeoneers.between({ freya: { power: 1, ...freya }, foe: { naturalArmor: 3, ...foe } });
    return oddsOfIntent(fight, { ...strike, ...more }).hit;
  };

  test('2d4 against 1d4 hits 15 times in 16', () => {
    expect(hitOf({ prowess: 2, weapons: [weapon(4)] }, { prowess: 1 })).toBeCloseTo(15 / 16, 12);
  });

  test('2d6 come to 4 or more, and do harm, 11 times in 12', () => {
    const [sword, modifiers] = [{ ...weapon(2, 6), wounds: 1 }, [{ to: 'hit', value: 9, why: 'sure' }]];
    const freya = { prowess: 1, power: 2, weapons: [sword], modifiers };
    const fight = dungeoneers.between({ freya, foe: { prowess: 1, naturalArmor: 4, dodge: 2 } });
    const { hit, harm } = oddsOfIntent(fight, strike);
    const unharmed = Object.values(harm).map(([none]) => (none?.amount === 0 ? none.chance : 1));
    expect(hit).toBe(1);
    expect(1 - Math.min(...unharmed)).toBeCloseTo(11 / 12, 12);
  });

  test('2d6 against 3d4 is even', () => {
    expect(hitOf({ prowess: 2, weapons: [weapon(6)] }, { prowess: 3 })).toBeCloseTo(1 / 2, 12);
  });

  test('2d4 from behind against 1d4 less 1d8 hits 511 times in 512', () => {
    const behind = { situation: { behind: true } };
    expect(hitOf({ prowess: 2, weapons: [weapon(4)] }, { prowess: 1 }, behind)).toBeCloseTo(511 / 512, 12);
  });

  test('a grapple of 2d4 against 2d4 holds 75 times in 128', () => {
    const fight = dungeoneers.between({ freya: { power: 2 }, foe: { power: 2 } });
    expect(oddsOfIntent(fight, { ...strike, action: 'grapple' }).hit).toBeCloseTo(75 / 128, 12);
  });
});

describe('Mastery, “Exact odds by enumeration”', () => {
  test.each([
    ['quick', 190],
    ['focused', 229],
    ['powerful', 264],
  ])('at equal modifiers a %s attack hits %i times in 400', (how, expected) => {
    const fight = mastery.between({ a: {}, b: {} });
    expect(oddsOfIntent(fight, mastery.strike('a', 'b', how)).hit * 400).toBeCloseTo(expected, 9);
  });

  test('with advantage a quick attack hits 513 times in 800', () => {
    const fight = mastery.between({ a: { conditions: ['Advantage'] }, b: {} });
    expect(oddsOfIntent(fight, mastery.strike('a', 'b', 'quick')).hit * 800).toBeCloseTo(513, 9);
  });
});

describe('TDGS, a d20 against a defense', () => {
  test('Kira at a goblin hits from 4 on, and is told so', () => {
    const { hit, needs } = exactSmall(attack(duel('tdgs', 'Kira', 'Goblin')));
    expect(hit).toBeCloseTo(17 / 20, 12);
    expect(needs).toEqual({ least: 4, sides: 20 });
  });
});

describe('Sol, “Exact odds by enumeration”', () => {
  /** How likely so many of a pool’s dice show 5 or 6. */
  const binomial = (pool: number, hits: number): number =>
    hits === 0 ? (2 / 3) ** pool : (binomial(pool, hits - 1) * (pool - hits + 1)) / hits / 2;
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, hits) => hits);
  /** The attacker wins ties. */
  const wins = (own: number, theirs: number): number =>
    upTo(own)
      .flatMap((mine) => upTo(Math.min(mine, theirs)).map((yours) => binomial(own, mine) * binomial(theirs, yours)))
      .reduce((sum, chance) => sum + chance, 0);

  test('pools of 6, 1 and 2 against their like win 109891 in 177147, 7 in 9 and 19 in 27', () => {
    expect(wins(6, 6)).toBeCloseTo(109891 / 177147, 12);
    expect([wins(1, 1), wins(2, 2)]).toEqual([expect.closeTo(7 / 9, 12), expect.closeTo(19 / 27, 12)]);
  });

  test.each([
    ['Soldier', 'Guard'],
    ['Medic', 'Ganger'],
    ['Blade', 'Heavy'],
  ])('%s at %s hits as often as the pools that are told win', (hero, foe) => {
    const { hit, contest } = exactSmall(attack(duel('sol', hero, foe)));
    const sizes = [contest?.own, contest?.theirs].map((roll) => roll?.dice[0]?.count ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(hit).toBeCloseTo(wins(sizes[0]!, sizes[1]!), 10);
  });
});

describe('on a field', () => {
  test('Sol: a crate before the target is the cover in its odds', () => {
    const between = (row: string) => {
      const encounter = fighting({ ana: { weapons: [pistol] }, thug: { side: 'enemies' } });
      const ground = fieldOf(['.......', '.......', row, '.......', '.......']);
      const field = { ground, standing: { ana: 'D5', thug: 'D2' }, atDoors: [], words: [], look: {} };
      return oddsOfIntent({ ...encounter, field }, { action: 'attack', actor: 'ana', targets: ['thug'] });
    };
    const [open, covered] = [between('.......'), between('...o...')];
    const pool = ({ contest }: Odds) => contest?.theirs.dice[0]?.count;
    expect([pool(open), pool(covered)]).toEqual([6, 8]);
    expect(covered.hit).toBeLessThan(open.hit);
  });
});
