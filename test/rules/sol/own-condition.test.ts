import { describe, expect, test } from 'vitest';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { conditionDice } from '../../../src/rules/sol/tests.ts';
import { expectBounds, hex } from '../core/own-condition.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { conditionFor, dice, fighting } from './table.ts';

const fight = fighting({ ana: {}, thug: { side: 'enemies' } });
const withHex = (form: object, how = {}, encounter = fight) => comesTo(sol, encounter, hex(sol, 'thug', form, how));
const thug = (encounter: typeof fight) => encounter.combatants[1]!;
const shoot = { action: 'attack', actor: 'ana', targets: ['thug'] } as const;

describe('A condition of a GM’s own in Project Sol', () => {
  test('adds dice to the pool that it names, with its name', () => {
    const slowedFight = withHex({ dice: [{ of: 'defense', adds: -2 }] });
    expect(transcript(sol, slowedFight, shoot, ...dice(3, 0), ...dice(4, 1)).join()).toContain(
      '+3 REA +3 INT −2 Hexed = 1 hits',
    );
    expect(conditionDice(thug(slowedFight), 'attack')).toEqual([]);
    expect(conditionDice(thug(slowedFight), 'every test')).toEqual([]);
  });

  test('counts against one kind of attack only, if it says so', () => {
    const shieldedThug = thug(withHex({ dice: [{ of: 'defense', against: 'ranged', adds: 3 }] }));
    expect(conditionDice(shieldedThug, 'defense', 'ranged').map(({ value }) => value)).toEqual([3]);
    expect(conditionDice(shieldedThug, 'defense', 'melee')).toEqual([]);
  });

  test('adds its value, its value as a penalty, or WIL', () => {
    const bullets = {
      dice: [{ adds: 'value' }, { adds: 'minus value' }, { adds: 'WIL' }],
      value: { most: 4, usual: 2 },
    };
    const values = (how = {}) => conditionDice(thug(withHex(bullets, how)), 'every test').map(({ value }) => value);
    expect(values()).toEqual([2, -2, 3]);
    expect(values({ value: 4 })).toEqual([4, -4, 3]);
    expect(transcript(sol, fight, hex(sol, 'thug', bullets, { value: 5 }))).toEqual(['refused: out-of-bounds']);
  });

  test('lasts as it says, and as the GM says first', () => {
    const durationOf = (form: object, how = {}) => thug(withHex(form, how)).conditions[0]?.duration;
    expect(durationOf({})).toEqual({ until: 'scene' });
    expect(durationOf({ lasts: 'removed' })).toEqual({ until: 'removed' });
    expect(durationOf({ lasts: 'removed' }, { rounds: 3 })).toEqual({ until: 'round-end', left: 3 });
  });

  test('doesn’t stack with itself: the new one replaces the old, in any spelling', () => {
    const form = (adds: number) => ({ dice: [{ adds }] });
    const putTwice = withHex(form(-1), { name: 'HEXED' }, withHex(form(-5)));
    expect(conditionDice(thug(putTwice), 'every test').map(({ value }) => value)).toEqual([-1]);
    expect(conditionDice(thug(withHex(form(2), { name: 'Blessed' }, putTwice)), 'every test')).toHaveLength(2);
  });

  test('never meets a condition of the book that is called the same', () => {
    const withBookName = withHex({}, { name: 'concealed' });
    expect(transcript(sol, withBookName, shoot, ...dice(3, 0), ...dice(6, 1))).not.toContain('refused: sol/concealed');
    const withBoth = comesTo(sol, withBookName, (resolution) =>
      sol.afflict(resolution, 'thug', { condition: 'concealed' }),
    );
    expect(thug(withBoth).conditions.map(({ name }) => name)).toEqual([
      'own: concealed',
      conditionFor('concealed').name,
    ]);
  });

  test('has bounds', () => {
    expectBounds(
      sol,
      [
        {},
        { dice: [{ adds: 20 }, { adds: -20, of: 'attack', against: 'melee' }] },
        { value: {} },
        { value: { least: 10, most: 10, usual: 10 } },
      ],
      [
        ['dice.1.adds', { dice: [{ adds: 21 }] }],
        ['dice.1.adds', { dice: [{ adds: -21 }] }],
        ['dice.1.adds', { dice: [{ adds: 'AGI' }] }],
        ['dice.1.adds', { dice: [{}] }],
        ['dice.1.of', { dice: [{ adds: 1, of: 'soak' }] }],
        ['dice', { dice: Array.from({ length: 7 }, () => ({ adds: 1 })) }],
        ['value.least', { value: { least: 0 } }],
        ['value.most', { value: { most: 11 } }],
        ['value.usual', { value: { least: 2, usual: 1 } }],
        ['lasts', { lasts: 'day' }],
        ['down', { down: true }],
      ],
    );
  });
});
