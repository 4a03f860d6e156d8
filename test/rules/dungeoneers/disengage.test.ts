import { describe, expect, test } from 'vitest';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { isThreatened, threatenersOf } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { between, conditionsOf, creatureOf, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya' };
const skeleton = { as: 'Skeleton' };
const disengage = { action: 'disengage', actor: 'freya' };
const withdraw = (...at: string[]) => ({ action: 'move', actor: 'freya', targets: at, manner: 'withdraw' });
const engage = (...at: string[]) => ({ action: 'move', actor: 'freya', targets: at, manner: 'engage' });

describe('Disengage', () => {
  test('D-061 leaving the threat range draws an opportune strike before the step is made', () => {
    const fight = between({ freya, skeleton });
    expect(transcript(rules, fight, withdraw('skeleton'), d(8, 8), d(4, 1), d(4, 1), d(4, 4), d(4, 4))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'skeleton spent reaction points 1 → 0 (opportune strike)',
      'skeleton → freya, attack with Bone Blade: [8] = 8 vs [1 1] = 2: hit',
      'skeleton → freya, pierce with Bone Blade: [4 4] = 8 vs armor value (1 Leather + 1 Boots) 2: pierces',
      'freya takes 1 slashing (Bone Blade): +1 Bone Blade = 1; stress 0 → 1',
      'freya and skeleton: at reach',
    ]);
  });

  test('a creature that dies of the strike does not complete the step, but has paid for it', () => {
    const fight = between({ freya: { ...freya, stress: 3, wounds: 2 }, skeleton, suori: {} });
    const afterDeath = next(rules, fight, withdraw('skeleton'), d(8, 8), d(4, 1), d(4, 1), d(4, 4), d(4, 4));
    expect(creatureOf(afterDeath, 'freya').vitality).toBe('dead');
    expect(afterDeath.positions).toEqual({});
    expect(value(afterDeath, 'freya', 'movement points')).toBe(0);
    expect(creatureOf(afterDeath, 'suori').vitality).toBe('up');
  });

  test('D-062 D-063 it costs 1 action point, and removes Threatened from the creature', () => {
    const fight = between({ freya, skeleton });
    expect(isThreatened(fight, 'freya')).toBe(true);
    const afterDisengage = next(rules, fight, disengage);
    expect(value(afterDisengage, 'freya', 'action points')).toBe(2);
    expect(isThreatened(afterDisengage, 'freya')).toBe(false);
    expect(isThreatened(afterDisengage, 'skeleton')).toBe(true);
    expect(transcript(rules, afterDisengage, disengage)).toEqual(['refused: dungeoneers/already']);
  });

  test('D-064 after it, leaving draws no strike', () => {
    const afterDisengage = next(rules, between({ freya, skeleton }), disengage);
    expect(transcript(rules, afterDisengage, withdraw('skeleton'))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'freya and skeleton: at reach',
      'freya loses Disengaged (someone moved)',
    ]);
  });

  test('D-065 Threatened is computed again after every move of anyone', () => {
    const fightAtReach = between({ freya, skeleton }, { positions: { 'freya|skeleton': 'at reach' } });
    expect(isThreatened(fightAtReach, 'freya')).toBe(false);
    const afterEngaging = next(rules, fightAtReach, engage('skeleton'));
    expect([isThreatened(afterEngaging, 'freya'), isThreatened(afterEngaging, 'skeleton')]).toEqual([true, true]);
    expect(threatenersOf(afterEngaging, 'freya').map(({ id }) => id)).toEqual(['skeleton']);
    const afterDisengage = next(rules, between({ freya, goblin: {}, skeleton }), disengage);
    const afterOtherMove = next(
      rules,
      { ...afterDisengage, turn: 1 },
      { action: 'move', actor: 'goblin', targets: ['skeleton'], manner: 'withdraw' },
    );
    expect(isThreatened(afterOtherMove, 'freya')).toBe(true);
  });

  test('D-066 disengage, one move toward a second enemy, threatened again, and struck on the second move', () => {
    const start = between(
      { freya: { ...freya, movement: 2 }, skeleton, goblin: { as: 'Goblin' } },
      { positions: { 'freya|goblin': 'at reach' } },
    );
    const afterDisengage = next(rules, start, disengage);
    const afterEngaging = next(rules, afterDisengage, engage('goblin'));
    expect(isThreatened(afterEngaging, 'freya')).toBe(true);
    const lines = transcript(rules, afterEngaging, withdraw('goblin'), d(8, 1), d(8, 1), d(4, 4), d(4, 4));
    expect(lines).toContain('goblin → freya, attack with Jagged Knife: [1 1] = 2 vs [4 4] = 8: miss');
    expect(lines.at(-1)).toBe('freya and goblin: at reach');
    // Freya's first move took her safely away from the skeleton, so it has kept its reaction point.
    expect(value(afterEngaging, 'skeleton', 'reaction points')).toBe(1);
  });

  test('D-067 D-068 D-069 D-071 D-070 while Grappled it is the attempt to break free, which wins ties', () => {
    const grappledFight = between({
      freya: { ...freya, movement: 0, conditions: [newCondition('Grappled', { source: 'skeleton' })] },
      skeleton: { ...skeleton, conditions: [newCondition('Grappling', { source: 'freya' })] },
    });
    expect(transcript(rules, grappledFight, disengage, d(4, 1), d(4, 3), d(4, 2), d(4, 2))).toEqual([
      'freya spent action points 3 → 2 (disengage)',
      'freya → skeleton, escape: [1 3] = 4 vs [2 2] = 4: success',
      'skeleton loses Grappling (breaks free)',
      'freya loses Grappled (breaks free)',
    ]);
  });

  test('D-070 D-072 one below: both conditions stay, and the point is spent', () => {
    const grappledFight = between({
      freya: { ...freya, conditions: [newCondition('Grappled', { source: 'skeleton' })] },
      skeleton: { ...skeleton, conditions: [newCondition('Grappling', { source: 'freya' })] },
    });
    const stillGrappled = next(rules, grappledFight, disengage, d(4, 1), d(4, 2), d(4, 2), d(4, 2));
    expect(conditionsOf(stillGrappled, 'freya')).toEqual(['Grappled']);
    expect(conditionsOf(stillGrappled, 'skeleton')).toEqual(['Grappling']);
    expect(value(stillGrappled, 'freya', 'action points')).toBe(2);
  });

  test('D-068 power or prowess, as it chooses: the higher if it doesn’t say', () => {
    const grappledFight = (more: object) =>
      between({
        freya: { power: 1, prowess: 3, conditions: [newCondition('Grappled', { source: 'enemy' })], ...more },
        enemy: { power: 1, conditions: [newCondition('Grappling', { source: 'freya' })] },
      });
    const dice = (fight: ReturnType<typeof grappledFight>, how: string | undefined, count: number) =>
      transcript(
        rules,
        fight,
        { ...disengage, ...(how && { manner: how }) },
        ...Array.from({ length: count }, () => d(4, 1)),
        d(4, 4),
      )[1];
    expect(dice(grappledFight({}), undefined, 3)).toContain('[1 1 1] = 3');
    expect(dice(grappledFight({}), 'power', 1)).toContain('[1] = 1');
    expect(dice(grappledFight({ power: 4 }), undefined, 4)).toContain('[1 1 1 1] = 4');
    expect(dice(grappledFight({ power: 4 }), 'prowess', 3)).toContain('[1 1 1] = 3');
    expect(transcript(rules, grappledFight({}), { ...disengage, manner: 'charm' })).toEqual(['refused: no-such']);
  });

  test('an escape is never from behind, a Defensive one has a die more, a Prone one only one', () => {
    const grappledFight = (conditions: readonly ('Defensive' | 'Prone')[]) =>
      between({
        freya: {
          ...freya,
          conditions: [newCondition('Grappled', { source: 'enemy' }), ...conditions.map((name) => newCondition(name))],
        },
        enemy: { conditions: [newCondition('Grappling', { source: 'freya' })] },
      });
    expect(transcript(rules, grappledFight(['Defensive']), disengage, d(4, 1), d(4, 1), d(4, 1), d(4, 4))[1]).toContain(
      '{Defensive: +1} = 3',
    );
    expect(transcript(rules, grappledFight(['Prone']), disengage, d(4, 1), d(4, 4))[1]).toContain(
      '{Prone: at most 1} = 1',
    );
    const escapeFromBehind = { ...disengage, situation: { behind: true } };
    expect(transcript(rules, grappledFight([]), escapeFromBehind, d(4, 1), d(4, 1), d(4, 4))[1]).toBe(
      'freya → enemy, escape: [1 1] = 2 vs [4] = 4: failure',
    );
  });

  test('a creature that disengaged and is then seized may still break free', () => {
    const twoConditions = [newCondition('Disengaged'), newCondition('Grappled', { source: 'enemy' })];
    const grappledFight = between({
      freya: { ...freya, conditions: twoConditions },
      enemy: { conditions: [newCondition('Grappling', { source: 'freya' })] },
    });
    expect(conditionsOf(next(rules, grappledFight, disengage, d(4, 2), d(4, 2), d(4, 4)), 'freya')).toEqual([
      'Disengaged',
    ]);
  });

  test('a creature held by no one, such as by a net or a vine, breaks free', () => {
    const net = between({ freya: { ...freya, conditions: [newCondition('Grappled', { note: 'a net' })] }, enemy: {} });
    expect(conditionsOf(next(rules, net, disengage), 'freya')).toEqual([]);
  });
});

describe('opportune strikes', () => {
  test('every threatening creature may strike once, in the order of the round; a long weapon still reaches', () => {
    const halberd = { weapons: [equippedWeapon('Halberd')] };
    const fight = between({ freya: { ...freya, endurance: 9 }, goblin: { as: 'Goblin' }, enemy: halberd, skeleton });
    const lines = transcript(
      rules,
      fight,
      withdraw('skeleton', 'goblin', 'enemy'),
      d(8, 1),
      d(8, 1),
      d(4, 2),
      d(4, 2),
      d(8, 1),
      d(4, 2),
      d(4, 2),
    );
    expect(lines.filter((each) => each.includes('attack with'))).toEqual([
      'goblin → freya, attack with Jagged Knife: [1 1] = 2 vs [2 2] = 4: miss',
      'skeleton → freya, attack with Bone Blade: [1] = 1 vs [2 2] = 4: miss',
    ]);
  });

  test('an auto-reaction holds the strike back, or asks each time', () => {
    const hold = between({ freya, skeleton: { ...skeleton, standingOrders: { 'opportune strike': 'hold' } } });
    expect(transcript(rules, hold, withdraw('skeleton'))).toHaveLength(2);
    const ask = between({ freya, skeleton: { ...skeleton, standingOrders: { 'opportune strike': 'ask' } } });
    expect(transcript(rules, ask, withdraw('skeleton')).at(-1)).toBe('asked: skeleton, opportune strike');
    const result = playScripted(rules, ask, withdraw('skeleton'), [d(8, 1), d(4, 1), d(4, 1)], ['strike']);
    expect(result.ok && result.value.type).toBe('done');
    const holdResult = playScripted(rules, ask, withdraw('skeleton'), [], ['hold']);
    expect(holdResult.ok && holdResult.value.events.map(({ type }) => type)).toEqual([
      'declared',
      'spent',
      'positioned',
    ]);
  });

  test('players who want to be asked are asked together, and answer in any order', () => {
    const ask = { standingOrders: { 'opportune strike': 'ask' } };
    const fight = between({
      freya: { ...freya, endurance: 9 },
      goblin: { as: 'Goblin', ...ask },
      skeleton: { ...skeleton, ...ask },
    });
    const move = withdraw('skeleton', 'goblin');
    const result = playScripted(rules, fight, move);
    if (!result.ok || result.value.type !== 'asked') throw new Error('Not asked');
    expect([result.value.question, ...result.value.together].map(({ subject }) => subject)).toEqual([
      'goblin',
      'skeleton',
    ]);
    const earlyAnswers = result.value.together.map((question) => ({ question, answer: 'strike' }));
    const miss = [d(8, 1), d(4, 2), d(4, 2)];
    expect(playScripted(rules, fight, move, miss, ['hold'], earlyAnswers)).toEqual(
      playScripted(rules, fight, move, miss, ['hold', 'strike']),
    );
  });

  test('a ranged attack draws them too, before the shot; a disengaged archer is safe', () => {
    const archer = { prowess: 1, weapons: [equippedWeapon('Hunting Bow')] };
    const fight = between(
      { freya: archer, skeleton, goblin: { as: 'Goblin' } },
      { positions: { 'freya|goblin': 'away' } },
    );
    const shotIntent = { action: 'attack', actor: 'freya', targets: ['goblin'] };
    const lines = transcript(rules, fight, shotIntent, d(8, 1), d(4, 2), d(4, 1), d(6, 1), d(6, 1));
    expect(lines).toEqual([
      'freya spent action points 3 → 2 (attack)',
      'skeleton spent reaction points 1 → 0 (opportune strike)',
      'skeleton → freya, attack with Bone Blade: [1] = 1 vs [2] = 2: miss',
      'freya → goblin, attack with Hunting Bow: [1] = 1 vs [1 1] = 2: miss',
    ]);
    const afterSafeDisengage = next(rules, fight, disengage);
    expect(transcript(rules, afterSafeDisengage, shotIntent, d(4, 1), d(6, 1), d(6, 1))).toHaveLength(2);
  });

  test.each([
    ['attack', { tool: 'Hunting Bow', amount: 2 }, 'archer spent action points 3 → 2 (attack)'],
    ['cast', { tool: 'Ember', amount: 1 }, 'archer spent magica 4 → 3 (Ember)'],
  ])('a target that dies of its own strike is hit by nothing: %s', (action, more, paid) => {
    const club = { name: 'Spiked Club', hit: 4, pierce: 4, wounds: 1, type: 'bludgeoning', threat: 1 };
    const effects = [{ on: 'miss', to: 'self', stress: 1, note: 'it has spikes at both ends' }];
    const brittle = { side: 'enemies', size: 'Tiny', endurance: 0, weapons: [{ ...club, effects }] };
    const fight = between(
      { archer: { as: 'Ulfarmi', weapons: [equippedWeapon('Hunting Bow')] }, brittle },
      { positions: { 'archer|brittle': 'at reach' } },
    );
    const shotIntent = { action, actor: 'archer', targets: ['brittle'], ...more };
    const lines = transcript(rules, fight, shotIntent, d(4, 1), d(4, 4), d(4, 4));
    expect(lines).toContain(paid);
    expect(lines.slice(-4)).toEqual([
      expect.stringContaining('brittle: wound past capacity'),
      'brittle fell: dead',
      'decided: only heroes are alive',
      'phase: aftermath',
    ]);
    expect(lines.join('\n')).not.toMatch(/archer takes|archer → brittle/);
  });

  test('a creature that stands behind strikes from behind', () => {
    const ownState = { atItsBack: 'skeleton' };
    const fight = between({ freya: { ...freya, own: ownState }, skeleton });
    expect(transcript(rules, fight, withdraw('skeleton'), d(8, 1), d(4, 4), d(4, 4), d(8, 1))[2]).toContain(
      '−1 from behind 1d8 = 7: miss',
    );
  });

  test('without a melee weapon in hand it is Improvised', () => {
    const fight = between({ freya, enemy: { weapons: [equippedWeapon('Sling')] } });
    expect(transcript(rules, fight, withdraw('enemy'), d(4, 1), d(4, 1), d(4, 1))[2]).toContain(
      'attack with Improvised',
    );
  });
});
