import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { dodgePool, hitDiceLimitFromAfar } from '../../../src/rules/dungeoneers/dice.ts';
import { movementAtStart } from '../../../src/rules/dungeoneers/movement-points.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { expectBounds, hex } from '../core/own-condition.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, creatureOf } from './fight.ts';

const fight = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton' } });
const withHex = (form: object, how = {}, of = fight) => next(rules, of, hex(rules, 'skeleton', form, how));
const skeleton = (of: typeof fight) => creatureOf(of, 'skeleton');
const skeletonBefore = skeleton(fight);

describe('A condition of a GM’s own in Dungeoneers', () => {
  test('adds dodge dice, with its name', () => {
    const largerPool = dodgePool(skeleton(withHex({ dodgeDice: 2 })));
    expect(largerPool.count).toBe(dodgePool(skeletonBefore).count + 2);
    expect(largerPool.changes).toMatchObject([{ dice: 2, why: { id: 'condition', condition: 'own: Hexed' } }]);
  });

  test('takes dodge dice, but never the last', () => {
    expect(dodgePool(skeleton(withHex({ dodgeDice: -20 }))).count).toBe(1);
  });

  test('limits dodge dice: the lowest limit counts', () => {
    const strongFight = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton', prowess: 5 } });
    const withLimit = withHex({ mostDodgeDice: 3 }, {}, strongFight);
    expect(dodgePool(skeleton(withLimit)).count).toBe(3);
    const proneFight = next(rules, withLimit, (resolution) =>
      rules.afflict(resolution, 'skeleton', { condition: 'Prone' }),
    );
    expect(dodgePool(skeleton(proneFight)).count).toBe(1);
  });

  test('limits the hit dice of those who attack from afar', () => {
    expect(hitDiceLimitFromAfar(skeletonBefore)).toBeUndefined();
    expect(hitDiceLimitFromAfar(skeleton(withHex({ mostHitDiceFromAfar: 2 })))).toMatchObject({ most: 2 });
  });

  test('changes the movement points of a turn', () => {
    const start = movementAtStart(skeletonBefore, fight.settings);
    const movementWith = (form: object) => movementAtStart(skeleton(withHex(form)), fight.settings);
    expect(movementWith({ movement: { plus: 3 } })).toBe(start + 3);
    expect(movementWith({ movement: { plus: -20 } })).toBe(start - 20);
    expect(movementWith({ movement: { share: 'half' } })).toBe(Math.floor(start / 2));
    expect(movementWith({ movement: { share: 'none' } })).toBe(0);
    expect(movementWith({})).toBe(start);
  });

  test('lasts for the scene, or for the GM’s rounds', () => {
    expect(skeleton(withHex({})).conditions).toMatchObject([{ duration: { until: 'scene' } }]);
    let timedFight = withHex({ dodgeDice: 2 }, { rounds: 1 });
    timedFight = next(rules, timedFight, (resolution) => endTurn(resolution, rules, 'freya'));
    expect(dodgePool(skeleton(timedFight)).count).toBe(dodgePool(skeletonBefore).count + 2);
    timedFight = next(rules, timedFight, (resolution) => endTurn(resolution, rules, 'skeleton'));
    expect(skeleton(timedFight).conditions).toEqual([]);
    expect(dodgePool(skeleton(timedFight)).count).toBe(dodgePool(skeletonBefore).count);
  });

  test('doesn’t stack with itself: the new one replaces the old', () => {
    const putTwice = withHex({ dodgeDice: 1 }, { name: 'HEXED' }, withHex({ dodgeDice: 5 }));
    expect(skeleton(putTwice).conditions).toHaveLength(1);
    expect(dodgePool(skeleton(putTwice)).count).toBe(dodgePool(skeletonBefore).count + 1);
    const otherFight = withHex({ dodgeDice: 1 }, { name: 'Warded' }, putTwice);
    expect(dodgePool(skeleton(otherFight)).count).toBe(dodgePool(skeletonBefore).count + 2);
  });

  test('never meets a condition of the book that is called the same', () => {
    const withBookName = withHex({}, { name: 'Grappled' });
    expect(movementAtStart(skeleton(withBookName), withBookName.settings)).toBe(
      movementAtStart(skeletonBefore, fight.settings),
    );
    expect(transcript(rules, withBookName, (resolution) => endTurn(resolution, rules, 'freya')).join()).not.toContain(
      'loses',
    );
  });

  test('has bounds', () => {
    expectBounds(
      rules,
      [
        {},
        { dodgeDice: -20, mostDodgeDice: 1, mostHitDiceFromAfar: 20 },
        { dodgeDice: 20, movement: { plus: 20 } },
        { movement: { share: 'half' }, kind: 'buff' },
      ],
      [
        ['dodgeDice', { dodgeDice: 21 }],
        ['dodgeDice', { dodgeDice: -21 }],
        ['mostDodgeDice', { mostDodgeDice: 0 }],
        ['mostDodgeDice', { mostDodgeDice: 21 }],
        ['mostHitDiceFromAfar', { mostHitDiceFromAfar: 0 }],
        ['movement.plus', { movement: { plus: 21 } }],
        ['movement.share', { movement: { share: 'third' } }],
        ['movement', { movement: {} }],
        ['movement', { movement: { plus: 1, share: 'half' } }],
        ['aside', { aside: true }],
      ],
    );
  });
});
