// TDGS › 17 Damage › Damage Interactions, Interaction Priority, Entity Examples
import { describe, expect, test } from 'vitest';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import type { Interaction } from '../../../src/rules/tdgs/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { d } from '../core/scripted-dice.ts';
import { playScripted } from '../core/transcript.ts';
import { ability, armors, weapons } from './content.ts';
import type { FighterSketch } from './fight.ts';
import {
  afterHits,
  attackBy,
  between,
  conditionFor,
  hasCondition,
  hitsFor,
  hp,
  hpLost,
  lines,
  next,
  vitalityOf,
} from './fight.ts';

const interaction = (kind: Interaction['kind'], type: string, percent = 100): Interaction => ({ kind, type, percent });
const enemy = (...interactions: Interaction[]): FighterSketch => ({ CON: 100, REF: 0, interactions });
const archetype = (name: string) => tdgs.archetypes.find((each) => each.name === name)!.sheet;
/** The change of a wounded combatant's HP from one hit, which can also heal. */
const hpChange = (who: FighterSketch, raw: number, type: string) =>
  (hp(afterHits({ ...who, hp: 200 }, raw, type), 'enemy') ?? 0) - 200;

describe('Resistance', () => {
  test('T17-036 T17-042 T17-043 T17-044 T17-045 20 Fire at 0, 25, 50, 75%', () => {
    expect(
      [0, 25, 50, 75].map((percent) =>
        hpLost(percent === 0 ? enemy() : enemy(interaction('resistance', 'Fire', percent)), 20, 'Fire'),
      ),
    ).toEqual([20, 15, 10, 5]);
  });
  const withResistances = (...percents: number[]): FighterSketch => ({
    ...enemy(),
    abilities: percents.map((percent, index) =>
      ability({ name: `Source ${index}`, kind: 'trait', interactions: [interaction('resistance', 'Fire', percent)] }),
    ),
  });
  test('T17-039 T17-040 scales, ward and cloak, 25% each, are 75%', () => {
    expect([
      hpLost(withResistances(25), 20, 'Fire'),
      hpLost(withResistances(25, 25), 20, 'Fire'),
      hpLost(withResistances(25, 25, 25), 20, 'Fire'),
    ]).toEqual([15, 10, 5]);
  });
  test('T17-037 T17-041 a fourth source changes nothing: 75% is the cap', () => {
    expect([
      hpLost(withResistances(25, 25, 25, 25), 20, 'Fire'),
      hpLost(withResistances(74), 100, 'Fire'),
      hpLost(withResistances(76), 100, 'Fire'),
    ]).toEqual([5, 26, 25]);
  });
  test('T17-038 the GM may lift the cap', () => {
    expect(hpLost(withResistances(45, 45), 100, 'Fire', { settings: { cap: 'off' } })).toBe(10);
  });
  test('without a cap, 150% against a vulnerability of 100% nets to 50%; alone it leaves the minimum', () => {
    const withoutCap = { settings: { cap: 'off' } };
    const cursed = enemy(interaction('resistance', 'Fire', 150), interaction('vulnerability', 'Fire', 100));
    expect(hpLost(cursed, 10, 'Fire', withoutCap)).toBe(5);
    expect(hpLost(cursed, 10, 'Fire')).toBe(12);
    expect(hpLost(enemy(interaction('resistance', 'Fire', 150)), 10, 'Fire', withoutCap)).toBe(1);
  });
});

describe('Vulnerability', () => {
  test('T17-046 T17-054 T17-055 T17-056 20 Cold at 0, 50, 100%', () => {
    expect([
      hpLost(enemy(), 20, 'Cold'),
      hpLost(enemy(interaction('vulnerability', 'Cold', 50)), 20, 'Cold'),
      hpLost(enemy(interaction('vulnerability', 'Cold')), 20, 'Cold'),
    ]).toEqual([20, 30, 40]);
  });
  test('T17-048 T17-049 two sources of 50% are double damage', () => {
    expect(
      hpLost(enemy(interaction('vulnerability', 'Fire', 50), interaction('vulnerability', 'Fire', 50)), 20, 'Fire'),
    ).toBe(40);
  });
  test('T17-047 there is no cap', () =>
    expect(hpLost(enemy(interaction('vulnerability', 'Fire', 900)), 20, 'Fire')).toBe(200));
  test('T17-050 T17-051 50% resistance against 100% vulnerability is a net 50%: times 1.50', () => {
    expect(hpLost(enemy(interaction('resistance', 'Fire', 50), interaction('vulnerability', 'Fire')), 20, 'Fire')).toBe(
      30,
    );
  });
  test('T17-052 equal ones cancel out', () => {
    expect(
      hpLost(enemy(interaction('resistance', 'Fire', 50), interaction('vulnerability', 'Fire', 50)), 21, 'Fire'),
    ).toBe(21);
  });
  test('T17-053 resistance is capped before it is netted (ruling): 100% counts as 75%, and against 50% vulnerability leaves 75% of 20', () => {
    expect(
      hpLost(enemy(interaction('resistance', 'Fire', 100), interaction('vulnerability', 'Fire', 50)), 20, 'Fire'),
    ).toBe(15);
  });
});

describe('Immunity', () => {
  const immune = enemy(interaction('immunity', 'Fire'));
  test('T17-057 T17-059 no damage, and no minimum of 1', () => {
    expect(hpLost(immune, 40, 'Fire')).toBe(0);
    expect(hpLost(immune, 1, 'Fire')).toBe(0);
  });
  test('T17-058 it is all or nothing: a percentage on the sheet counts for nothing', () => {
    expect(hpLost(enemy(interaction('immunity', 'Fire', 1)), 40, 'Fire')).toBe(0);
  });
  const blade = {
    ...weapons.sword,
    damage: [{ flat: 0, type: 'Fire' }],
    inflicts: [{ condition: 'Prone', onCritical: false } as const],
  };
  const fight = between({
    kira: { weapons: [blade] },
    enemy: { ...immune, conditions: [conditionFor('Concentrating', { note: 'Hold' })] },
  });
  test('T17-060 T17-061 T17-062 the hit counts: in the resolution, for what it causes, for concentration', () => {
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 19), d(20, 5)).slice(2)).toEqual([
      'kira → enemy, attack with Sword: [19] +10 STR +0 enemy’s REF = 29 vs 11: hit',
      'enemy takes 0 Fire (Sword): +10 STR = 10; × 0% Fire immunity, innate = 0; hp 500 → 500',
      'enemy, concentration: [5] +100 CON = 105 vs 11: success',
      'enemy gains Prone',
    ]);
  });
  test('T17-063 it supersedes resistance', () =>
    expect(hpLost(enemy(interaction('immunity', 'Fire'), interaction('resistance', 'Fire', 50)), 40, 'Fire')).toBe(0));
  test('T17-064 it never heals', () => expect(hpChange(immune, 40, 'Fire')).toBe(0));
  test('T17-065 other types of the same hit still apply', () => {
    const sword = between({ kira: { STR: 10, weapons: [weapons.enchantedFlameSword] }, enemy: immune });
    expect(hp(next(sword, attackBy('kira', 'enemy'), d(20, 19), d(4, 4)), 'enemy')).toBe(500 - 13);
  });
  test('T17-066 T17-077 rare by design: the glossary says so, and few of our creatures have them', () => {
    const brief = (name: string) => referenceOf('tdgs').glossary.find((term) => term.name === name)?.brief;
    expect(brief('Immunity')).toContain('rare');
    expect(brief('Absorption')).toContain('rarest');
    const countWith = (kind: string) =>
      tdgs.archetypes.filter(({ sheet }) => sheet.interactions.some((each) => each.kind === kind)).length;
    expect(countWith('absorption')).toBeLessThan(countWith('immunity'));
    expect(countWith('immunity')).toBeLessThan(tdgs.archetypes.length / 4);
  });
});

describe('Absorption', () => {
  test('T17-067 T17-068 it heals its share and lets the rest through', () => {
    expect(
      lines(
        between({ kira: hitsFor(30, 'Fire'), enemy: { ...enemy(interaction('absorption', 'Fire', 20)), hp: 100 } }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      ).at(-1),
    ).toBe(
      'enemy takes 18 Fire (Blow): +20 STR = 20; +10 Blow = 30; × 80% Fire absorption 20%, innate: heals 6 = 24; −6 absorbed = 18; hp 100 → 82',
    );
  });
  test('T17-069 T17-073 the greater Fire Elemental: 40 Fire heal 40, 0 taken, no minimum', () => {
    expect(hpChange(enemy(interaction('absorption', 'Fire')), 40, 'Fire')).toBe(40);
    expect(hpChange(enemy(interaction('absorption', 'Fire')), 1, 'Fire')).toBe(1);
  });
  test('healing is told as a gain, including what exceeds the maximum', () => {
    const afterAbsorbing = (hp: number) =>
      next(
        between({ kira: hitsFor(20, 'Fire'), enemy: { ...enemy(interaction('absorption', 'Fire')), hp } }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      );
    const steps = (hp: number) =>
      playScripted(
        tdgs,
        between({ kira: hitsFor(20, 'Fire'), enemy: { ...enemy(interaction('absorption', 'Fire')), hp } }),
        attackBy('kira', 'enemy'),
        [d(20, 19)],
      );
    expect([hp(afterAbsorbing(200), 'enemy'), hp(afterAbsorbing(495), 'enemy')]).toEqual([220, 500]);
    const lastHealSteps = (from: number) => {
      const result = steps(from);
      const event = result.ok ? result.value.events.find(({ type }) => type === 'healed') : undefined;
      return event?.type === 'healed' ? event.steps.slice(-2) : [];
    };
    expect(lastHealSteps(200).at(-1)).toMatchObject({ plus: 20, left: 20, why: { id: 'absorbed' } });
    expect(lastHealSteps(495)).toMatchObject([{ plus: 20 }, { bound: 500, left: 5, why: { id: 'not above' } }]);
  });
  test('T17-074 Fire Attuned Armor, 50%: 30 Fire heal 15 and deal 15', () => {
    expect(hpChange({ ...enemy(), armor: [armors.fireAttunedArmor] }, 30, 'Fire')).toBe(0);
    expect(
      lines(
        between({ kira: hitsFor(30, 'Fire'), enemy: { ...enemy(), armor: [armors.fireAttunedArmor] } }),
        attackBy('kira', 'enemy'),
        d(20, 19),
      ).at(-1),
    ).toContain('× 50% Fire absorption 50%, Fire Attuned Armor: heals 15 = 15; −15 absorbed = 0');
  });
  test('T17-075 the Flame Dancer, 25%: 40 Fire heal 10 and deal 30', () => {
    const dancer = {
      CON: 100,
      REF: 0,
      abilities: archetype('Flame Dancer').abilities.filter(({ interrupt }) => interrupt === undefined),
    };
    expect(hpChange(dancer, 40, 'Fire')).toBe(-20);
  });
  test('T17-070 below 100% it is no immunity: the minimum and conditions hold', () => {
    expect(hpChange(enemy(interaction('absorption', 'Fire', 50)), 1, 'Fire')).toBe(-1);
    const hotFight = between({ kira: {}, enemy: enemy(interaction('absorption', 'Fire', 99)) });
    expect(
      hasCondition(
        next(hotFight, (resolution) => tdgs.afflict(resolution, 'enemy', { condition: 'Burning', value: 3 })),
        'enemy',
        'Burning',
      ),
    ).toBe(true);
  });
  test('T17-071 never above the maximum', () => {
    expect(hp(afterHits({ ...enemy(interaction('absorption', 'Fire')), hp: 490 }, 40, 'Fire'), 'enemy')).toBe(500);
  });
  test('T17-072 heal and damage are each rounded down: 25% of 30 is 7, 75% is 22', () => {
    expect(hpChange(enemy(interaction('absorption', 'Fire', 25)), 30, 'Fire')).toBe(7 - 22);
  });
  test('T17-076 both are netted and applied at once, at full HP and on the point of death (ruling)', () => {
    expect(hp(afterHits(enemy(interaction('absorption', 'Fire', 50)), 30, 'Fire'), 'enemy')).toBe(500);
    const dyingFight = afterHits({ ...enemy(interaction('absorption', 'Fire', 50)), CON: 3, hp: 10 }, 31, 'Fire');
    expect([vitalityOf(dyingFight, 'enemy'), hp(dyingFight, 'enemy')]).toEqual(['up', 10]);
  });
  test('the highest absorption counts, to 100% (ruling)', () => {
    expect(
      hpChange(enemy(interaction('absorption', 'Fire', 25), interaction('absorption', 'Fire', 50)), 30, 'Fire'),
    ).toBe(0);
    expect(hpChange(enemy(interaction('absorption', 'Fire', 300)), 30, 'Fire')).toBe(30);
  });
});

describe('Interaction Priority', () => {
  const [resistance, vulnerability, immunity, absorption] = [
    interaction('resistance', 'Fire', 50),
    interaction('vulnerability', 'Fire'),
    interaction('immunity', 'Fire'),
    interaction('absorption', 'Fire'),
  ];
  test.each([
    ['T17-050 resistance + vulnerability: offset', [resistance, vulnerability], -30],
    ['T17-110 immunity + vulnerability: immunity', [vulnerability, immunity], 0],
    ['T17-111 absorption + immunity: absorption', [immunity, absorption], 20],
    ['T17-112 absorption + vulnerability: absorption', [vulnerability, absorption], 20],
    ['T17-113 absorption + resistance: absorption', [resistance, absorption], 20],
    ['T17-068 absorption < 100%: heal, take the remainder', [interaction('absorption', 'Fire', 50)], 0],
    ['T17-039 several resistances: additive to 75%', [resistance, resistance], -5],
    ['T17-048 several vulnerabilities: additive', [vulnerability, vulnerability], -60],
  ])('%s', (_, interactions, net) => expect(hpChange(enemy(...interactions), 20, 'Fire')).toBe(net));
});

describe('Entity Examples', () => {
  const percentOf = (name: string, kind: Interaction['kind'], type: string) =>
    archetype(name).interactions.find((each) => each.kind === kind && each.type === type)?.percent;
  test('T17-114 T17-115 the Fire Elemental absorbs Fire and doubles Cold', () => {
    expect([
      percentOf('Fire Elemental', 'absorption', 'Fire'),
      percentOf('Fire Elemental', 'vulnerability', 'Cold'),
    ]).toEqual([100, 100]);
    const elementalSketch: FighterSketch = { ...archetype('Fire Elemental'), CON: 100, REF: 0 };
    expect([hpChange(elementalSketch, 20, 'Fire'), hpChange(elementalSketch, 20, 'Cold')]).toEqual([20, -40]);
  });
  test.each([
    ['T17-116', 'resistance', 'Slashing', 50, 10],
    ['T17-117', 'resistance', 'Piercing', 50, 10],
    ['T17-118', 'resistance', 'Bludgeoning', 25, 15],
    ['T17-119', 'vulnerability', 'Lightning', 50, 30],
    ['T17-120', 'vulnerability', 'Acid', 50, 30],
    ['T17-121', 'immunity', 'Poison', 100, 0],
    ['T17-122', 'immunity', 'Psychic', 100, 0],
  ] as const)('%s the Iron Golem: %s to %s, %i %%: 20 deal %i', (_, kind, type, percent, damage) => {
    expect(percentOf('Iron Golem', kind, type)).toBe(percent);
    expect(hpLost({ ...archetype('Iron Golem'), CON: 100, REF: 0 }, 20, type)).toBe(damage);
  });
  test('T17-123 the Human Soldier has none: only armor protects', () =>
    expect(archetype('Soldier').interactions).toEqual([]));
});
