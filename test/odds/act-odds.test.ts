import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import {
  exactOdds,
  marginOfError,
  meanAndSpread,
  type OddsRequest,
  oddsOf,
  sampledOdds,
  withTurnOf,
} from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import * as dungeoneers from '../rules/dungeoneers/fight.ts';
import * as mastery from '../rules/mastery/fight.ts';
import { fighting, pistol } from '../rules/sol/table.ts';
import { attack, duel } from './duel.ts';

const exactOddsOrThrow = (request: OddsRequest, options?: Parameters<typeof exactOdds>[1]): Odds => {
  const oddsResult = exactOdds(request, options);
  if (!oddsResult.ok || !oddsResult.value) throw new Error(JSON.stringify(oddsResult));
  return oddsResult.value;
};
const rolledOdds = (request: OddsRequest, rolls: number): Odds => {
  const oddsResult = sampledOdds(request, rolls, 7);
  if (!oddsResult.ok) throw new Error(JSON.stringify(oddsResult));
  return oddsResult.value;
};

describe('the odds of an attack', () => {
  // Kira has +9 with her sword against REF 13. She needs 4 or more on a d20, and a natural 1 misses.
  test('TDGS, Kira at a goblin: 85%, and a natural 20 is critical', () => {
    const odds = exactOddsOrThrow(attack(duel('tdgs', 'Kira', 'Goblin')));
    expect([odds.hit, odds.critical]).toEqual([expect.closeTo(0.85, 12), expect.closeTo(0.05, 12)]);
  });

  // Both fighters are Competent and have the same modifier, so the attack succeeds if its d20 is higher than the
  // defense's.
  test('Mastery, a competent fighter at another: 190 of 400', () => {
    const odds = exactOddsOrThrow(attack(duel('mastery', 'Competent Fighter', 'Competent Fighter')));
    expect(odds.hit * 400).toBeCloseTo(190, 9);
  });
});

describe('a pool that is read by its sum, its highest or its hits', () => {
  test.each([
    ['dungeoneers', 'Freya', 'Zombie'],
    ['mastery', 'Wren', 'Competent Fighter'],
    ['tdgs', 'Kira', 'Goblin'],
  ] as readonly (readonly [string, string, string])[])(
    '%s, %s at %s: the same as counting its faces one by one',
    (...who) => {
      const request = attack(duel(...who));
      const [pools, faces] = [exactOddsOrThrow(request), exactOddsOrThrow(request, { pools: false, most: 40_000 })];
      expect(pools.ways).toBeLessThanOrEqual(faces.ways);
      expect(pools.hit).toBeCloseTo(faces.hit, 10);
      for (const resource of Object.keys(faces.harm))
        expect(meanAndSpread(pools.harm[resource] ?? []).mean).toBeCloseTo(
          meanAndSpread(faces.harm[resource] ?? []).mean,
          10,
        );
    },
  );

  test('is counted face by face if critical hits depend on single faces', () => {
    const ways = (settings: object) =>
      exactOddsOrThrow(attack(duel('dungeoneers', 'Freya', 'Zombie', { ...settings })), { most: 40_000 }).ways;
    expect(ways({ 'critical hits': true })).toBeGreaterThan(ways({}));
  });
});

describe('an attack with too many combinations', () => {
  test('is simulated, and says by how many rolls and with which error', () => {
    const request = attack(duel('dungeoneers', 'Suori', 'Skeleton'));
    const manyOdds = exactOdds(request, { most: 100 });
    expect(manyOdds).toEqual({ ok: true, value: undefined });
    const odds = rolledOdds(request, 400);
    expect(odds.sampled).toBe(400);
    expect(marginOfError(0.5, odds)).toBeCloseTo(0.049, 3);
    expect(marginOfError(odds.hit, exactOddsOrThrow(request))).toBe(0);
  });

  test('gives the same for the same seed', () => {
    const request = attack(duel('sol', 'Soldier', 'Guard'));
    expect(rolledOdds(request, 50)).toEqual(rolledOdds(request, 50));
  });
});

test('what the rules refuse has no odds, but a reason', () => {
  const encounter = duel('tdgs', 'Kira', 'Goblin');
  expect(oddsOf(attack(encounter, { targets: ['hero'] }))).toMatchObject({ ok: false });
});

describe.each(BUILT_IN_IDS)('%s: odds out of turn', (system) => {
  const rules = rulesNamed(system)!;
  const nameOfKind = (kind: string) => rules.archetypes.find((each) => each.kind === kind)!.name;
  const [hero, enemy] = [nameOfKind('character'), nameOfKind('creature')];
  const onTurn = duel(system, hero, enemy);
  const odds = (encounter: Encounter) => exactOdds(attack(encounter), { most: 3000 });

  test('are the same as on the turn, before the rounds and during another’s turn', () => {
    const start = openingEncounter(rules);
    const before = {
      ...start,
      combatants: [
        premadeCombatant(rules, hero, start, { name: 'Hero', side: 'players' }),
        premadeCombatant(rules, enemy, start, { name: 'Enemy', side: 'enemies' }),
      ],
    };
    const result = carryOut(rules, onTurn, { type: 'end-turn', subject: 'hero' }, seededDice(1));
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    const enemyOddsResult = odds(onTurn);
    expect(enemyOddsResult).toMatchObject({ ok: true, value: { hit: expect.any(Number) } });
    for (const otherFight of [before, result.value.after])
      expect(odds(withTurnOf(rules, otherFight, 'hero'))).toEqual(enemyOddsResult);
  });

  test('change neither whose turn it is nor the order of those who come after', () => {
    expect(withTurnOf(rules, onTurn, 'hero')).toBe(onTurn);
    const enemyTurn = withTurnOf(rules, onTurn, 'enemy');
    expect(enemyTurn.turnOrder).toBe(onTurn.turnOrder);
    expect(enemyTurn.turnOrder[enemyTurn.turn]).toContain('enemy');
  });
});

// From here on, all odds are exact, because the dice have few combinations.

function exactOddsOf(request: OddsRequest): Odds {
  const oddsResult = exactOdds(request, { most: 100_000 });
  if (!oddsResult.ok || !oddsResult.value) throw new Error(JSON.stringify(oddsResult));
  return oddsResult.value;
}

function oddsOfIntent(encounter: unknown, intent: Intent): Odds {
  const [target = ''] = intent.targets ?? [];
  const fight = encounter as Encounter;
  const rules = rulesNamed(fight.system)!;
  return exactOddsOf({ rules, encounter: fight, deed: { type: 'intent', intent }, target, answer: () => 'no' });
}

describe('Dungeoneers, “Exact odds by enumeration”', () => {
  const weapon = (hit: number, pierce = 2) => ({ name: 'Test', hit, pierce, wounds: 0, type: 'slashing' });
  const attackBy: Intent = { action: 'attack', actor: 'freya', targets: ['enemy'] };
  /** The chance of a hit. With one power die, a hit never pierces an armor value of 3, so only the hit roll matters. */
  const hitOf = (freya: object, enemy: object, more: Partial<Intent> = {}) => {
    const fight = dungeoneers.between({ freya: { power: 1, ...freya }, enemy: { naturalArmor: 3, ...enemy } });
    return oddsOfIntent(fight, { ...attackBy, ...more }).hit;
  };

  test('2d4 against 1d4 hits 15 times in 16', () => {
    expect(hitOf({ prowess: 2, weapons: [weapon(4)] }, { prowess: 1 })).toBeCloseTo(15 / 16, 12);
  });

  test('2d6 come to 4 or more, and do harm, 11 times in 12', () => {
    const [sword, modifiers] = [{ ...weapon(2, 6), wounds: 1 }, [{ to: 'hit', value: 9, why: 'sure' }]];
    const freya = { prowess: 1, power: 2, weapons: [sword], modifiers };
    const fight = dungeoneers.between({ freya, enemy: { prowess: 1, naturalArmor: 4, dodge: 2 } });
    const { hit, harm } = oddsOfIntent(fight, attackBy);
    const unharmed = Object.values(harm).map(([none]) => (none?.amount === 0 ? none.chance : 1));
    expect(hit).toBe(1);
    expect(1 - Math.min(...unharmed)).toBeCloseTo(11 / 12, 12);
  });

  test('2d6 against 3d4 is even', () => {
    expect(hitOf({ prowess: 2, weapons: [weapon(6)] }, { prowess: 3 })).toBeCloseTo(1 / 2, 12);
  });

  test('2d4 from behind against 1d4 less 1d8 hits 511 times in 512', () => {
    const fromBehind = { situation: { behind: true } };
    expect(hitOf({ prowess: 2, weapons: [weapon(4)] }, { prowess: 1 }, fromBehind)).toBeCloseTo(511 / 512, 12);
  });

  test('a grapple of 2d4 against 2d4 holds 75 times in 128', () => {
    const fight = dungeoneers.between({ freya: { power: 2 }, enemy: { power: 2 } });
    expect(oddsOfIntent(fight, { ...attackBy, action: 'grapple' }).hit).toBeCloseTo(75 / 128, 12);
  });
});

describe('Mastery, “Exact odds by enumeration”', () => {
  test.each([
    ['quick', 190],
    ['focused', 229],
    ['powerful', 264],
  ])('at equal modifiers a %s attack hits %i times in 400', (how, expected) => {
    const fight = mastery.between({ a: {}, b: {} });
    expect(oddsOfIntent(fight, mastery.attackBy('a', 'b', how)).hit * 400).toBeCloseTo(expected, 9);
  });

  test('with advantage a quick attack hits 513 times in 800', () => {
    const fight = mastery.between({ a: { conditions: ['Advantage'] }, b: {} });
    expect(oddsOfIntent(fight, mastery.attackBy('a', 'b', 'quick')).hit * 800).toBeCloseTo(513, 9);
  });
});

describe('TDGS, a d20 against a defense', () => {
  test('Kira hits a goblin with a 4 or more, and the odds say so', () => {
    const { hit, needs } = exactOddsOf(attack(duel('tdgs', 'Kira', 'Goblin')));
    expect(hit).toBeCloseTo(17 / 20, 12);
    expect(needs).toEqual({ least: 4, sides: 20 });
  });
});

describe('Sol, “Exact odds by enumeration”', () => {
  /** The chance that exactly `hits` dice of a pool show 5 or 6. */
  const binomial = (pool: number, hits: number): number =>
    hits === 0 ? (2 / 3) ** pool : (binomial(pool, hits - 1) * (pool - hits + 1)) / hits / 2;
  const hitCounts = (max: number) => Array.from({ length: max + 1 }, (_, hits) => hits);
  /** The chance that the attacker has at least as many hits as the target, because the attacker wins ties. */
  const winChance = (ownCount: number, otherCount: number): number =>
    hitCounts(ownCount)
      .flatMap((ownHits) =>
        hitCounts(Math.min(ownHits, otherCount)).map(
          (yours) => binomial(ownCount, ownHits) * binomial(otherCount, yours),
        ),
      )
      .reduce((sum, chance) => sum + chance, 0);

  test('pools of 6, 1 and 2 against their equals win 109891 in 177147, 7 in 9 and 19 in 27', () => {
    expect(winChance(6, 6)).toBeCloseTo(109891 / 177147, 12);
    expect([winChance(1, 1), winChance(2, 2)]).toEqual([expect.closeTo(7 / 9, 12), expect.closeTo(19 / 27, 12)]);
  });

  test.each([
    ['Soldier', 'Guard'],
    ['Medic', 'Ganger'],
    ['Blade', 'Heavy'],
  ])('%s at %s hits as often as the pools in its math win', (hero, enemy) => {
    const { hit, contest } = exactOddsOf(attack(duel('sol', hero, enemy)));
    const sizes = [contest?.own, contest?.theirs].map((roll) => roll?.dice[0]?.count ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(hit).toBeCloseTo(winChance(sizes[0]!, sizes[1]!), 10);
  });
});

describe('on a map', () => {
  test('Sol: a crate before the target is the cover in its odds', () => {
    const oddsAcross = (row: string) => {
      const encounter = fighting({ ana: { weapons: [pistol] }, thug: { side: 'enemies' } });
      const ground = fieldOf(['.......', '.......', row, '.......', '.......']);
      const field = { ground, standing: { ana: 'D5', thug: 'D2' }, atDoors: [], words: [], look: {} };
      return oddsOfIntent({ ...encounter, field }, { action: 'attack', actor: 'ana', targets: ['thug'] });
    };
    const [openOdds, coveredOdds] = [oddsAcross('.......'), oddsAcross('...o...')];
    const pool = ({ contest }: Odds) => contest?.theirs.dice[0]?.count;
    expect([pool(openOdds), pool(coveredOdds)]).toEqual([6, 8]);
    expect(coveredOdds.hit).toBeLessThan(openOdds.hit);
  });
});
