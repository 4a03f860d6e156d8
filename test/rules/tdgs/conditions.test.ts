// TDGS › 8 Combat › Conditions: Framework, Applying and Removing
import { describe, expect, test } from 'vitest';
import { endScene, endTurn } from '../../../src/rules/core/turns.ts';
import { spells, weapons } from '../../../src/rules/tdgs/content/equipment.ts';
import { verdict } from '../../../src/rules/tdgs/interactions.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { BUFFS, DEBUFFS } from '../../../src/rules/tdgs/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { act, answerTo, bearing, between, card, has, lines, next, put, strike, take, turnOf } from './fight.ts';

describe('Condition Framework', () => {
  test('T8-149 every condition has type, effect, duration, stacking and source, and players can read them', () => {
    expect([DEBUFFS.length, BUFFS.length]).toEqual([13, 12]);
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const { kind, cite } = tdgs.conditions[name];
      expect(kind, name).toBe(DEBUFFS.some((each) => each === name) ? 'debuff' : 'buff');
      expect(card(name), name).toMatch(/^.+ Lasts: .+\. Stacks: .+\. From: .+\.$/);
      expect(cite, name).toContain('8 Combat');
    }
  });

  test('T8-150 rounds count down at the ends of the bearer’s turns and end by themselves; the running turn is not counted', () => {
    let fight = between({ kira: {}, goblin: {} });
    fight = next(fight, put('goblin', 'Blinded', { rounds: 2 }));
    fight = next(fight, put('kira', 'Blinded', { rounds: 1 }));
    fight = next(fight, turnOf('kira'));
    expect([has(fight, 'kira', 'Blinded'), has(fight, 'goblin', 'Blinded')]).toEqual([true, true]);
    fight = next(fight, turnOf('goblin'));
    expect(has(fight, 'goblin', 'Blinded')).toBe(true);
    fight = next(fight, turnOf('kira'));
    expect(has(fight, 'kira', 'Blinded')).toBe(false);
    fight = next(fight, turnOf('goblin'));
    expect(has(fight, 'goblin', 'Blinded')).toBe(false);
  });

  test('turns that are skipped count as well', () => {
    let fight = between({ kira: {}, goblin: {}, wolf: {} });
    fight = next(fight, put('goblin', 'Stunned', { rounds: 1 }));
    fight = next(fight, turnOf('kira'));
    expect(fight.turn).toBe(2);
    expect(has(fight, 'goblin', 'Stunned')).toBe(false);
  });

  const lasting = between({
    kira: {
      conditions: [
        bearing('Frightened', { duration: { until: 'scene' } }),
        bearing('Strengthened', { duration: { until: 'day' } }),
        bearing('Blinded'),
        bearing('Slowed', { duration: { until: 'turn-end', of: 'kira', left: 5 } }),
        bearing('Prone'),
        bearing('Burning', { value: 2 }),
      ],
    },
    goblin: {},
  });
  const over = next(lasting, (resolution) => endScene(resolution, tdgs));
  test('T8-151 the scene’s conditions end with it, those in rounds, Prone and Burning too', () => {
    for (const name of ['Frightened', 'Slowed', 'Prone', 'Burning']) expect(has(over, 'kira', name), name).toBe(false);
  });
  test('T8-152 the day’s outlast the scene and end with a long rest', () => {
    expect(has(over, 'kira', 'Strengthened')).toBe(true);
    expect(has(next(over, act('rest', 'kira', { manner: 'long' })), 'kira', 'Strengthened')).toBe(false);
  });
  test('T8-153 until removed lasts until somebody removes it', () => {
    expect(has(over, 'kira', 'Blinded')).toBe(true);
    expect(has(next(over, take('kira', 'Blinded')), 'kira', 'Blinded')).toBe(false);
  });
  test('a shorter second application changes nothing, a longer one refreshes', () => {
    const fight = next(between({ kira: {}, goblin: {} }), put('goblin', 'Blinded', { rounds: 3 }));
    const left = (rounds: number) =>
      next(fight, put('goblin', 'Blinded', { rounds })).combatants[1]?.conditions[0]?.duration;
    expect(left(5)).toMatchObject({ left: 5 });
    expect(() => left(2)).toThrow('already');
  });
});

describe('Applying and Removing Conditions', () => {
  test('T8-154 a poison blade causes Poisoned on a hit, when CON fails against its difficulty', () => {
    const fight = between({ kira: { weapons: [weapons.poisonBlade] }, foe: {} });
    const poisoned = next(fight, strike('kira', 'foe'), d(20, 15), d(20, 12));
    expect(poisoned.combatants[1]?.conditions[0]).toMatchObject({
      key: 'Poisoned: viper venom',
      value: 2,
      source: 'kira',
    });
    expect(has(next(fight, strike('kira', 'foe'), d(20, 15), d(20, 13)), 'foe', 'Poisoned')).toBe(false);
    expect(has(next(fight, strike('kira', 'foe'), d(20, 5)), 'foe', 'Poisoned')).toBe(false);
  });
  test('without a difficulty a hit causes its conditions without a further roll (ruling)', () => {
    const hot = { ...weapons.sword, inflicts: [{ condition: 'Burning', value: 2, onCritical: false } as const] };
    expect(
      has(next(between({ kira: { weapons: [hot] }, foe: {} }), strike('kira', 'foe'), d(20, 15)), 'foe', 'Burning'),
    ).toBe(true);
  });
  test('T8-155 a fear spell causes Frightened', () => {
    const fight = between({ kira: { abilities: [spells.terror] }, foe: {} });
    const done = next(fight, act('cast', 'kira', { tool: 'Terror', targets: ['foe'] }), d(20, 11));
    expect(done.combatants[1]?.conditions[0]).toMatchObject({ name: 'Frightened', source: 'kira' });
    expect(has(next(fight, act('cast', 'kira', { targets: ['foe'] }), d(20, 10)), 'foe', 'Frightened')).toBe(false);
  });
  test('T8-156 T8-158 the GM applies Burning for falling in lava, and removes any condition', () => {
    const fight = next(between({ kira: {}, goblin: {} }), put('goblin', 'Burning', { value: 5, note: 'lava' }));
    expect(has(fight, 'goblin', 'Burning')).toBe(true);
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const borne = between({ kira: { conditions: [bearing(name, { value: 1 })] }, goblin: {}, wolf: {} });
      expect(has(next(borne, take('kira', name)), 'kira', name), name).toBe(false);
    }
  });
  test('every condition can be put on by the GM', () => {
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const done = next(between({ kira: {}, ana: {}, goblin: {} }), put('kira', name, { value: 1 }));
      expect(has(done, 'kira', name), name).toBe(true);
    }
  });
  test('the GM lends a ward or a curse by kind, type and percent; a note says it no more', () => {
    const fight = between({ kira: {}, goblin: {} });
    const ward = (manner: string, tool: string, amount?: number) =>
      act('ward', 'goblin', { targets: ['kira'], manner, tool, ...(amount !== undefined && { amount }) });
    const done = next(fight, ward('resistance', 'fire', 25));
    expect(verdict(done.combatants[0]!, 'Fire', 75)).toMatchObject({ is: 'net', percent: 75 });
    expect(answerTo(fight, ward('sparkles', 'Fire'))).toBe('no-such');
    expect(answerTo(fight, ward('resistance', 'Firre'))).toBe('tdgs/no-type');
    expect(answerTo(fight, ward('immunity', 'Fire', 50))).toBe('out-of-bounds');
    expect(() => next(fight, put('kira', 'Enchanted', { note: 'resistance to Fire' }))).toThrow('by-action');
  });
  test('a second fire adds up, and is told', () => {
    const twice = next(between({ kira: {}, goblin: {} }), put('kira', 'Burning', { value: 3 }));
    expect(lines(twice, put('kira', 'Burning', { value: 2 }))).toContain('kira: adds up: Burning 5');
  });
});

test('one whom the GM hides is hidden from every foe', () => {
  const fight = next(between({ kira: {}, ana: {}, goblin: {}, wolf: {} }), put('kira', 'Hidden'));
  expect(fight.combatants[0]?.conditions[0]?.facts).toEqual({ goblin: true, wolf: true });
});

test('two applications by one hit of one turn are one condition', () => {
  const fight = between({ kira: {}, goblin: {} });
  const twice = next(
    next(fight, put('goblin', 'Poisoned', { note: 'venom', rounds: 2 })),
    put('goblin', 'Poisoned', { note: 'Venom', rounds: 4 }),
  );
  expect(twice.combatants[1]?.conditions).toHaveLength(1);
  expect(next(fight, (resolution) => endTurn(resolution, tdgs, 'kira')).turn).toBe(1);
});
