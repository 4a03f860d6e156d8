import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { dodgePool, limitFromAfar } from '../../../src/rules/dungeoneers/dice.ts';
import { movementAtStart } from '../../../src/rules/dungeoneers/movement-points.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { expectBounds, hex } from '../core/own-condition.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, who } from './fight.ts';

const fight = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton' } });
const put = (form: object, how = {}, of = fight) => next(rules, of, hex(rules, 'skeleton', form, how));
const skeleton = (of: typeof fight) => who(of, 'skeleton');
const plain = skeleton(fight);

describe('A condition of a GM’s own in Dungeoneers', () => {
  test('adds dodge dice, with its name', () => {
    const more = dodgePool(skeleton(put({ dodgeDice: 2 })));
    expect(more.count).toBe(dodgePool(plain).count + 2);
    expect(more.changes).toMatchObject([{ dice: 2, why: { id: 'condition', condition: 'own: Hexed' } }]);
  });

  test('takes dodge dice, but never the last', () => {
    expect(dodgePool(skeleton(put({ dodgeDice: -20 }))).count).toBe(1);
  });

  test('limits dodge dice: the lowest limit counts', () => {
    const strong = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton', prowess: 5 } });
    const limited = put({ mostDodgeDice: 3 }, {}, strong);
    expect(dodgePool(skeleton(limited)).count).toBe(3);
    const prone = next(rules, limited, (resolution) => rules.afflict(resolution, 'skeleton', { condition: 'Prone' }));
    expect(dodgePool(skeleton(prone)).count).toBe(1);
  });

  test('limits the hit dice of those who attack from afar', () => {
    expect(limitFromAfar(plain)).toBeUndefined();
    expect(limitFromAfar(skeleton(put({ mostHitDiceFromAfar: 2 })))).toMatchObject({ most: 2 });
  });

  test('changes the movement points of a turn', () => {
    const start = movementAtStart(plain, fight.settings);
    const movementWith = (form: object) => movementAtStart(skeleton(put(form)), fight.settings);
    expect(movementWith({ movement: { plus: 3 } })).toBe(start + 3);
    expect(movementWith({ movement: { plus: -20 } })).toBe(start - 20);
    expect(movementWith({ movement: { share: 'half' } })).toBe(Math.floor(start / 2));
    expect(movementWith({ movement: { share: 'none' } })).toBe(0);
    expect(movementWith({})).toBe(start);
  });

  test('lasts for the scene, or for the GM’s rounds', () => {
    expect(skeleton(put({})).conditions).toMatchObject([{ duration: { until: 'scene' } }]);
    let timed = put({ dodgeDice: 2 }, { rounds: 1 });
    timed = next(rules, timed, (resolution) => endTurn(resolution, rules, 'freya'));
    expect(dodgePool(skeleton(timed)).count).toBe(dodgePool(plain).count + 2);
    timed = next(rules, timed, (resolution) => endTurn(resolution, rules, 'skeleton'));
    expect(skeleton(timed).conditions).toEqual([]);
    expect(dodgePool(skeleton(timed)).count).toBe(dodgePool(plain).count);
  });

  test('doesn’t stack with itself: the new one replaces the old', () => {
    const putTwice = put({ dodgeDice: 1 }, { name: 'HEXED' }, put({ dodgeDice: 5 }));
    expect(skeleton(putTwice).conditions).toHaveLength(1);
    expect(dodgePool(skeleton(putTwice)).count).toBe(dodgePool(plain).count + 1);
    const other = put({ dodgeDice: 1 }, { name: 'Warded' }, putTwice);
    expect(dodgePool(skeleton(other)).count).toBe(dodgePool(plain).count + 2);
  });

  test('never meets a condition of the book that is called the same', () => {
    const named = put({}, { name: 'Grappled' });
    expect(movementAtStart(skeleton(named), named.settings)).toBe(movementAtStart(plain, fight.settings));
    expect(transcript(rules, named, (resolution) => endTurn(resolution, rules, 'freya')).join()).not.toContain('loses');
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
