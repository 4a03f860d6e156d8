import { describe, expect, test } from 'vitest';
import { spellResistance } from '../../../src/rules/dungeoneers/armor-value.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { gearNamed } from './equipment.ts';
import { between, conditionsOf, creature, creatureOf, sheetOf, value } from './fight.ts';

const ulfarmi = { as: 'Ulfarmi' };
const enemy = { endurance: 0, naturalResistance: 3, size: 'Huge', reaction: 0 };
const cast = (name: string, at = 'enemy', more = {}) => ({
  action: 'cast',
  actor: 'ulfarmi',
  targets: [at],
  tool: name,
  ...more,
});
const fight = between({ ulfarmi, enemy });
const dice = (sides: number, ...faces: number[]) => faces.map((face) => d(sides, face));

describe('Spellcast', () => {
  test('D-131 from a tome in hand, or a cantrip', () => {
    const noTome = between({ ulfarmi: { ...ulfarmi, gear: [] }, enemy });
    expect(transcript(rules, noTome, cast('Fire Lance'))).toEqual(['refused: dungeoneers/no-tome']);
    expect(transcript(rules, noTome, cast('Ember'), ...dice(4, 1, 1, 1), d(4, 4))).toHaveLength(2);
    expect(transcript(rules, fight, cast('Fire Lance'), ...dice(4, 1, 1, 1), d(4, 4))).toHaveLength(3);
    const withDroppedTome = between({
      ulfarmi: { ...ulfarmi, gear: [{ ...gearNamed('Tome'), equipped: false }] },
      enemy,
    });
    expect(transcript(rules, withDroppedTome, cast('Rime'))).toEqual(['refused: dungeoneers/no-tome']);
    expect(transcript(rules, fight, cast('Fire Lence'))).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, { action: 'cast', actor: 'ulfarmi' })).toEqual(['refused: missing']);
  });

  test('D-132 it uses the Spellcast action, for its action points', () => {
    expect(value(next(rules, fight, cast('Ember'), ...dice(4, 1, 1, 1), d(4, 4)), 'ulfarmi', 'action points')).toBe(2);
    expect(transcript(rules, between({ ulfarmi: { ...ulfarmi, action: 0 }, enemy }), cast('Ember'))).toEqual([
      'refused: nothing-left',
    ]);
  });

  test('D-133 the place where a spell is inscribed makes it a cantrip, not how strong it is', () => {
    const { spells } = sheetOf('Ulfarmi');
    const cantrips = spells.filter(({ inscribed }) => inscribed === 'cantrip').map(({ name, cost }) => [name, cost]);
    expect(cantrips).toEqual([
      ['Ember', 0],
      ['Mend', 2],
    ]);
    const inscribed = spells.map((spell) => ({ ...spell, inscribed: 'cantrip' as const }));
    expect(
      transcript(
        rules,
        between({ ulfarmi: { ...ulfarmi, gear: [], spells: inscribed }, enemy }),
        cast('Fire Lance'),
        ...dice(4, 1, 1, 1),
        d(4, 4),
      ),
    ).toHaveLength(3);
    expect(referenceOf('dungeoneers').glossary.find(({ name }) => name === 'Cantrip')?.brief).toContain('inscribed');
  });

  test('D-134 magica equals mind', () => {
    expect(creature('enemy', { mind: 4 }).resources.magica).toEqual({ value: 4, max: 4 });
    expect(creature('enemy', { mind: 0 }).resources.magica).toEqual({ value: 0, max: 0 });
    expect(creature('enemy', { mind: 4 }, { magica: 'twice mind' }).resources.magica).toEqual({ value: 8, max: 8 });
  });

  test('D-135 1 magica comes back at the start of its turn', () => {
    const withLittleMagica = between({ enemy, ulfarmi: { ...ulfarmi, magica: 1 } });
    const atTurnStart = next(rules, withLittleMagica, (resolution) => rules.startTurn(resolution, 'ulfarmi'));
    expect(value(atTurnStart, 'ulfarmi', 'magica')).toBe(2);
  });

  test('D-136 the base cost is paid, hit or miss', () => {
    const afterLance = next(rules, fight, cast('Fire Lance'), ...dice(4, 1, 1, 1), d(4, 4));
    expect(value(afterLance, 'ulfarmi', 'magica')).toBe(2);
    const withOneMagica = between({ ulfarmi: { ...ulfarmi, magica: 1 }, enemy });
    expect(transcript(rules, withOneMagica, cast('Fire Lance'))).toEqual(['refused: nothing-left']);
  });

  test('D-137 D-151 each extra magica is one more spell-pierce die', () => {
    const lines = transcript(
      rules,
      fight,
      cast('Rime', 'enemy', { amount: 2 }),
      ...dice(4, 4, 4, 4, 4),
      d(4, 1),
      ...dice(4, 1, 1, 1),
    );
    expect(lines).toContain('ulfarmi spent magica 4 → 1 (Rime)');
    expect(lines).toContain('ulfarmi → enemy, spell pierce with Rime: [1 1 1] = 3 vs spell resistance 3: pierces');
    expect(transcript(rules, fight, cast('Rime', 'enemy', { amount: 4 }))).toEqual(['refused: nothing-left']);
    expect(transcript(rules, fight, cast('Rime', 'enemy', { amount: -1 }))).toEqual(['refused: out-of-bounds']);
  });

  test('D-138 D-139 ambient magica 3 for a cost of 2: nothing of his own, and two spell-pierce dice', () => {
    const air = between({ ulfarmi, enemy }, { settings: { 'ambient magica': 3 } });
    const lines = transcript(rules, air, cast('Fire Lance'), ...dice(4, 4, 4, 4), d(4, 1), ...dice(4, 1, 1));
    expect(lines).toContain(
      'ulfarmi: ambient magica: ambient magica: 2 spent on the spell’s cost, 1 on spell pierce dice',
    );
    expect(lines).toContain('ulfarmi → enemy, spell pierce with Fire Lance: [1 1] = 2 vs spell resistance 3: resisted');
    expect(lines.some((line) => line.includes('spent magica'))).toBe(false);
  });

  test('D-139 what is left of it buys extra dice before the caster’s own magica, and it is full again for each cast', () => {
    const air = between({ ulfarmi, enemy }, { settings: { 'ambient magica': 3 } });
    const afterFirst = next(
      rules,
      air,
      cast('Fire Lance', 'enemy', { amount: 2 }),
      ...dice(4, 4, 4, 4),
      d(4, 1),
      ...dice(4, 1, 1, 1),
    );
    expect(value(afterFirst, 'ulfarmi', 'magica')).toBe(3);
    const afterSecond = next(rules, afterFirst, cast('Fire Lance'), ...dice(4, 1, 1, 1), d(4, 4));
    expect(value(afterSecond, 'ulfarmi', 'magica')).toBe(3);
  });

  test('D-138 ambient magica 1 for a cost of 2: 1 of his own', () => {
    const air = between({ ulfarmi, enemy }, { settings: { 'ambient magica': 1 } });
    expect(value(next(rules, air, cast('Fire Lance'), ...dice(4, 1, 1, 1), d(4, 4)), 'ulfarmi', 'magica')).toBe(3);
  });

  test('D-140 a spell attack or a spell save, as the spell says', () => {
    expect(transcript(rules, fight, cast('Ember'), ...dice(4, 1, 1, 1), d(4, 4))[1]).toContain('spell attack');
    expect(
      transcript(rules, fight, cast('Rime'), ...dice(4, 1, 1, 1, 1), d(4, 4), ...dice(4, 1)).some((line) =>
        line.includes('spell save'),
      ),
    ).toBe(true);
  });

  test('a ranged spell draws opportune strikes, is refused beyond its range, and if harmful is never aimed at oneself', () => {
    const distantFight = between(
      { ulfarmi, enemy, skeleton: { as: 'Skeleton' } },
      { positions: { 'enemy|ulfarmi': 'away' } },
    );
    const lines = transcript(
      rules,
      distantFight,
      cast('Ember'),
      d(8, 1),
      ...dice(4, 4, 4),
      ...dice(4, 1, 1, 1),
      d(4, 4),
    );
    expect(lines[1]).toBe('skeleton spent reaction points 1 → 0 (opportune strike)');
    expect(transcript(rules, distantFight, cast('Ember', 'enemy', { situation: { range: '13' } }))).toEqual([
      'refused: out-of-range',
    ]);
    expect(transcript(rules, fight, cast('Ember', 'ulfarmi'))).toEqual(['refused: not-at-self']);
    expect(transcript(rules, fight, { action: 'cast', actor: 'ulfarmi', tool: 'Ember' })).toEqual(['refused: missing']);
  });

  test('no roll is made for a spell on oneself', () => {
    expect(transcript(rules, fight, { action: 'cast', actor: 'ulfarmi', tool: 'mage armor' })).toEqual([
      'ulfarmi spent action points 3 → 2 (spellcast)',
      'ulfarmi spent magica 4 → 3 (Mage Armor)',
      'ulfarmi gains Enchanted: Mage Armor',
    ]);
  });
});

describe('Resolving a Spell Attack', () => {
  test.each([
    ['D-143 equal: it hits', [1, 1, 2], 4, 'hit'],
    ['D-143 above: it hits', [1, 1, 3], 4, 'hit'],
    ['D-144 below: it misses, with no spell pierce and no effect', [1, 1, 1], 4, 'miss'],
  ])('D-141 D-142 spell dice against prowess dodge dice; %s', (_, faces, dodge, degree) => {
    const script = [...dice(4, ...faces), d(4, dodge), ...(degree === 'hit' ? [d(4, 2)] : [])];
    const lines = transcript(rules, fight, cast('Ember'), ...script);
    expect(lines[1]).toContain(`[${faces.join(' ')}] = ${faces.reduce((a, b) => a + b)} vs [4] = 4: ${degree}`);
    expect(lines).toHaveLength(degree === 'hit' ? 3 : 2);
  });
});

describe('Resolving a Spell Save', () => {
  test.each([
    ['D-148 equal: the save fails', 4, 'save failed'],
    ['D-148 one below: the save fails', 3, 'save failed'],
    ['D-150 one above: it is passed, with no spell pierce and no effect', 5, 'save passed'],
  ])('D-145 mind dice against resistance dice; %s', (_, total, degree) => {
    const resistantFight = between({ ulfarmi, enemy: { ...enemy, resistance: 2 } });
    const defenderDice = [d(4, total - 1), d(4, 1)];
    const lines = transcript(
      rules,
      resistantFight,
      cast('Rime'),
      ...dice(4, 1, 1, 1, 1),
      ...defenderDice,
      ...(degree === 'save failed' ? [d(4, 2)] : []),
    );
    expect(lines[2]).toBe(
      `ulfarmi → enemy, spell save with resistance with Rime: [1 1 1 1] = 4 vs [${total - 1} 1] = ${total}: ${degree}`,
    );
    expect(lines).toHaveLength(degree === 'save failed' ? 4 : 3);
  });

  test('D-146 the defender rolls the score that the spell names', () => {
    const quickFight = between({ ulfarmi, enemy: { ...enemy, prowess: 3, resistance: 1 } });
    expect(transcript(rules, quickFight, cast('Quake'), ...dice(4, 1, 1, 1, 1), ...dice(4, 4, 4, 4))[2]).toContain(
      'vs [4 4 4] = 12',
    );
    const withProneEnemy = between({ ulfarmi, enemy: { ...enemy, prowess: 3, conditions: [newCondition('Prone')] } });
    expect(transcript(rules, withProneEnemy, cast('Quake'), ...dice(4, 1, 1, 1, 1), d(4, 4), d(4, 1))[2]).toContain(
      'vs [4] {Prone: at most 1} = 4',
    );
  });

  test('D-147 resistance, if it names none; Prone doesn’t matter there', () => {
    const proneFight = between({ ulfarmi, enemy: { ...enemy, resistance: 3, conditions: [newCondition('Prone')] } });
    expect(transcript(rules, proneFight, cast('Rime'), ...dice(4, 1, 1, 1, 1), ...dice(4, 4, 4, 4))[2]).toContain(
      'vs [4 4 4] = 12',
    );
    expect(sheetOf('Ulfarmi').spells.find(({ name }) => name === 'Rime')?.save).toBe('resistance');
  });

  test('D-149 the defender may fail on purpose: allies’ spells by default, by an auto-reaction, or when asked', () => {
    const fightWithOrder = (order: string) =>
      between({ ulfarmi, enemy: { ...enemy, standingOrders: { 'spell save': order } } });
    expect(transcript(rules, fightWithOrder('always'), cast('Rime'), d(4, 1))).toContain(
      'enemy: failed on purpose: Rime',
    );
    expect(transcript(rules, fightWithOrder('ask'), cast('Rime')).at(-1)).toBe('asked: enemy, spell save');
    const resistResult = playScripted(
      rules,
      fightWithOrder('ask'),
      cast('Rime'),
      [...dice(4, 1, 1, 1, 1), d(4, 4), d(4, 1)],
      ['resist'],
    );
    expect(resistResult.ok && resistResult.value.type).toBe('done');
    const neverSaving = between({
      ulfarmi,
      freya: { as: 'Freya', stress: 2, standingOrders: { 'spell save': 'never' } },
      enemy,
    });
    expect(transcript(rules, neverSaving, cast('Soothe', 'freya'), ...dice(4, 1, 1, 1, 1), d(4, 4)).at(-3)).toContain(
      'spell save',
    );
  });
});

describe('Overcoming Spell Resistance', () => {
  const ember = (pierce: number, more = {}) =>
    transcript(
      rules,
      between({ ulfarmi, enemy: { ...enemy, ...more } }),
      cast('Ember'),
      ...dice(4, 4, 4, 4),
      d(4, 1),
      d(4, pierce),
    );
  test.each([
    [2, 'resisted', 3],
    [3, 'pierces', 4],
    [4, 'pierces', 4],
  ])('D-151 D-152 D-153 1 die of d4 with no extra magica; %i against 3: %s', (face, degree, lines) => {
    expect(ember(face)[2]).toBe(
      `ulfarmi → enemy, spell pierce with Ember: [${face}] = ${face} vs spell resistance 3: ${degree}`,
    );
    expect(ember(face)).toHaveLength(lines);
  });

  test('D-152 the spell or an ability may change it: another die, more dice, a focus of its source', () => {
    const spells = sheetOf('Ulfarmi').spells.map((spell) => ({ ...spell, pierceDie: 8 }));
    const strongCaster = {
      ...ulfarmi,
      spells,
      gear: [gearNamed('Wand'), gearNamed('Symbol')],
      modifiers: [{ to: 'spell pierce dice', value: 1, why: 'gift' }],
    };
    const lines = transcript(
      rules,
      between({ ulfarmi: strongCaster, enemy }),
      cast('Ember'),
      ...dice(4, 4, 4, 4),
      d(4, 1),
      ...dice(8, 1, 1, 1, 1),
    );
    expect(lines[2]).toContain('[1 1 1 1] {Wand: +2} {gift: +1} = 4 vs spell resistance 3: pierces');
  });

  test('D-154 a spell that inflicts an effect applies it', () => {
    const afterQuake = next(rules, fight, cast('Quake'), ...dice(4, 4, 4, 4, 4), d(4, 1), d(4, 3));
    expect([conditionsOf(afterQuake, 'enemy'), conditionsOf(afterQuake, 'ulfarmi')]).toEqual([['Prone'], []]);
  });

  test('D-155 a spell that inflicts wounds follows the wound rules: doubled, typed, taken as stress', () => {
    expect(ember(3).at(-1)).toBe('enemy takes 1 heat (Ember): +1 Ember = 1; wounds 0 → 1');
    expect(ember(3, { stress: 1 }).at(-1)).toContain('× 2 past stress capacity = 2; wounds 0 → 2');
    expect(ember(3, { vulnerabilities: [{ type: 'heat', value: 2 }] }).at(-1)).toContain(
      '+2 weak to heat = 3; wounds 0 → 3',
    );
    expect(ember(3, { endurance: 1 }).at(-1)).toBe('enemy takes 1 heat (Ember): +1 Ember = 1; stress 0 → 1');
  });

  test('the caster’s own modifiers to wounds count for spells, before the target’s', () => {
    const raging = { ...ulfarmi, modifiers: [{ to: 'wounds', value: 2, why: 'Rage' }] };
    const resistantSketch = { ...enemy, resistances: [{ type: 'heat', value: 1 }] };
    const lines = transcript(
      rules,
      between({ ulfarmi: raging, enemy: resistantSketch }),
      cast('Ember'),
      ...dice(4, 4, 4, 4),
      d(4, 1),
      d(4, 3),
    );
    expect(lines.at(-1)).toBe(
      'enemy takes 2 heat (Ember): +1 Ember = 1; +2 Rage = 3; −1 resists heat = 2; wounds 0 → 2',
    );
  });

  test('stress past its capacity gives a caster no die: that is only for weapons', () => {
    const stressedFight = between({ ulfarmi: { ...ulfarmi, stress: 5 }, enemy });
    expect(transcript(rules, stressedFight, cast('Ember'), ...dice(4, 4, 4, 4), d(4, 1), d(4, 3))[2]).toContain(
      '[3] = 3 vs',
    );
  });

  test('D-156 a creature may let a spell through: allies’ by default, by an auto-reaction, or when asked', () => {
    const friends = between({ ulfarmi, freya: { as: 'Freya', stress: 2 }, enemy });
    expect(transcript(rules, friends, cast('Soothe', 'freya')).slice(2)).toEqual([
      'freya: failed on purpose: Soothe',
      'freya: let through: Soothe',
      'freya recovers 2 (Soothe): stress 2 → 0',
    ]);
    const openFight = between({ ulfarmi, enemy: { ...enemy, standingOrders: { 'spell resistance': 'always' } } });
    expect(transcript(rules, openFight, cast('Ember'), ...dice(4, 4, 4, 4), d(4, 1))).toContain(
      'enemy: let through: Ember',
    );
    const fight = between({ ulfarmi, enemy: { ...enemy, standingOrders: { 'spell resistance': 'ask' } } });
    expect(transcript(rules, fight, cast('Ember'), ...dice(4, 4, 4, 4), d(4, 1)).at(-1)).toBe(
      'asked: enemy, spell resistance',
    );
  });

  test('D-157 spell resistance and the score resistance are two numbers', () => {
    const bothResistances = creature('enemy', { resistance: 5, naturalResistance: 2, gear: [gearNamed('Leather')] });
    expect([bothResistances.sheet.resistance, spellResistance(bothResistances).value]).toEqual([5, 8]);
    expect(spellResistance(creature('enemy', { resistance: 5 })).value).toBe(0);
    expect(creatureOf(fight, 'enemy').sheet.resistance).toBe(1);
  });
});
