// TDGS › 8 Combat › Core Buffs
import { describe, expect, test } from 'vitest';
import { endScene } from '../../../src/rules/core/turns.ts';
import { conditions } from '../../../src/rules/tdgs/conditions.ts';
import { armors, spells, weapons } from '../../../src/rules/tdgs/content/equipment.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { apparent } from '../../../src/rules/tdgs/stats.ts';
import { d } from '../core/scripted-dice.ts';
import {
  act,
  answerTo,
  bearing,
  between,
  card,
  fighter,
  has,
  hp,
  lines,
  lost,
  newRound,
  next,
  put,
  strike,
  take,
  trackOf,
  turnOf,
} from './fight.ts';

test.each([
  ['T8-242', 'Invisible', 'no', 'scene', 'gear'],
  ['T8-250', 'Hasted', 'no', 3, 'potions'],
  ['T8-254', 'Protected', 'no', 'scene', 'shields of faith'],
  ['T8-260', 'Regenerating', 'highest', 'scene', 'nature'],
] as const)('%s the card of %s: buff, stacks %s, by default %s, from %s …', (_, name, stacking, unless, source) => {
  expect(conditions[name]).toMatchObject({ kind: 'buff', stacking, unless });
  expect(card(name)).toMatch(new RegExp(` From: .*${source}`));
});

describe('Invisible', () => {
  const unseen = bearing('Invisible', { duration: { until: 'scene' } });
  const aware = bearing('Aware', {
    key: 'Aware: kira',
    source: 'kira',
    duration: { until: 'turn-end', of: 'goblin', left: 2 },
  });
  const fight = between({ kira: { conditions: [unseen] }, goblin: {} });
  test('T8-243 succeeds automatically at hiding from sight, without a roll', () => {
    const done = next(fight, act('hide', 'kira'));
    expect(done.combatants[0]?.conditions[1]).toMatchObject({ name: 'Hidden', facts: { goblin: true } });
  });
  test('T8-244 +4 to attack the unaware', () => {
    expect(lines(fight, strike('kira', 'goblin'), d(20, 7))[2]).toContain('+4 Invisible = 11 vs 11: hit');
  });
  test('T8-245 no +4 against one who has found it', () => {
    const found = between({ kira: { conditions: [unseen] }, goblin: { conditions: [aware] } });
    expect(lines(found, strike('kira', 'goblin'), d(20, 7))[2]).not.toContain('Invisible');
  });
  test('T8-246 attackers who cannot see it have −4', () => {
    const turn = { ...fight, turn: 1 };
    expect(lines(turn, strike('goblin', 'kira'), d(20, 14))[2]).toContain('−4 kira is Invisible = 10 vs 11: miss');
  });
  test('T8-247 attackers who have found it have none', () => {
    const found = between({ goblin: { conditions: [aware] }, kira: { conditions: [unseen] } });
    expect(lines(found, strike('goblin', 'kira'), d(20, 11))[2]).toContain('= 11 vs 11: hit');
  });
  test('a search finds it, and the finder ignores it to the end of its own next turn', () => {
    let found = between({ goblin: {}, kira: { conditions: [unseen] }, ana: {} });
    found = next(found, act('search', 'goblin'), d(20, 11));
    expect(has(found, 'goblin', 'Aware')).toBe(true);
    for (const id of ['goblin', 'kira', 'ana']) found = next(found, turnOf(id));
    expect(has(found, 'goblin', 'Aware')).toBe(true);
    expect(has(next(found, turnOf('goblin')), 'goblin', 'Aware')).toBe(false);
    expect(has(next(found, take('kira', 'Invisible')), 'goblin', 'Aware')).toBe(false);
  });
  test('T8-248 it breaks when it attacks, hit or miss', () => {
    expect(has(next(fight, strike('kira', 'goblin'), d(20, 7)), 'kira', 'Invisible')).toBe(false);
    expect(has(next(fight, strike('kira', 'goblin'), d(20, 6)), 'kira', 'Invisible')).toBe(false);
  });
  test('T8-249 it breaks on physical interaction and on a spell at another, not on one’s own self', () => {
    const more = between({
      kira: { conditions: [unseen], abilities: [spells.heal], hp: 10 },
      ana: { hp: 10 },
      goblin: {},
    });
    expect(has(next(more, act('grapple', 'kira', { targets: ['goblin'] }), d(20, 5)), 'kira', 'Invisible')).toBe(false);
    expect(has(next(more, act('cast', 'kira', { tool: 'Heal', targets: ['ana'] })), 'kira', 'Invisible')).toBe(false);
    expect(has(next(more, act('cast', 'kira', { tool: 'Heal' })), 'kira', 'Invisible')).toBe(true);
    expect(has(next(more, act('move', 'kira')), 'kira', 'Invisible')).toBe(true);
  });
});

describe('Hasted', () => {
  test('T8-251 +2 REF', () =>
    expect(apparent(fighter('kira', { conditions: [bearing('Hasted')] }), 'REF').value).toBe(12));
  test('T8-252 two Actions a turn, counted when it starts, and still one Step', () => {
    let fight = between({ goblin: { REF: 20 }, kira: {}, wolf: {} });
    fight = next(next(fight, put('kira', 'Hasted', { rounds: 3 })), turnOf('goblin'));
    expect([trackOf(fight, 'kira', 'actions'), trackOf(fight, 'kira', 'step')]).toEqual([2, 1]);
    fight = next(fight, strike('kira', 'goblin'), d(20, 5));
    fight = next(fight, strike('kira', 'goblin'), d(20, 5));
    expect(answerTo(fight, strike('kira', 'goblin'))).toBe('nothing-left');
    fight = next(fight, act('step', 'kira'));
    expect(answerTo(fight, act('step', 'kira'))).toBe('nothing-left');
  });
  test('T8-253 two Hasted do not give three Actions', () => {
    const fight = next(between({ goblin: {}, kira: {} }), put('kira', 'Hasted', { rounds: 2 }));
    const twice = next(fight, put('kira', 'Hasted', { rounds: 5 }));
    expect(twice.combatants[1]?.conditions).toHaveLength(1);
    expect(trackOf(next(twice, turnOf('goblin')), 'kira', 'actions')).toBe(2);
  });
});

describe('Protected', () => {
  const shield = bearing('Protected');
  const plain = { REF: 0, conditions: [shield] };
  test('T8-255 +2 REF', () => expect(apparent(fighter('kira', { conditions: [shield] }), 'REF').value).toBe(12));
  test('T8-256 +10 % deflection, added to armor', () => {
    expect(lost({ ...plain, CON: 50, armor: [{ ...armors.fullPlate, evasion: 0 }] }, 100)).toBe(40);
  });
  test('T8-257 10 % without armor too', () => expect(lost({ ...plain, CON: 50 }, 100)).toBe(90));
  test('T8-258 within the cap of 75 %', () => {
    expect(lost({ ...plain, CON: 50, armor: [{ ...armors.fullPlate, deflection: 70 }] }, 100)).toBe(25);
  });
  test('T8-259 two do not give +20 %', () => {
    const fight = next(between({ kira: {}, goblin: {} }), put('goblin', 'Protected'));
    expect(() => next(fight, put('goblin', 'Protected'))).toThrow('already');
  });
});

describe('Regenerating', () => {
  const regrow = (value: number) => bearing('Regenerating', { value });
  test('T8-261 X % of maximum HP at the start of each round', () => {
    expect(
      hp(next(between({ kira: { CON: 20, hp: 30, conditions: [regrow(10)] }, goblin: {} }), newRound), 'kira'),
    ).toBe(40);
  });
  test('T8-262 of two the higher counts', () => {
    const fight = between({ kira: { CON: 20, hp: 30, conditions: [regrow(10)] }, goblin: {} });
    expect(hp(next(next(fight, put('kira', 'Regenerating', { value: 15 })), newRound), 'kira')).toBe(45);
    expect(() => next(fight, put('kira', 'Regenerating', { value: 5 }))).toThrow('already');
  });
  test('T8-263 it stops at the maximum', () => {
    expect(
      hp(next(between({ kira: { CON: 20, hp: 95, conditions: [regrow(10)] }, goblin: {} }), newRound), 'kira'),
    ).toBe(100);
  });
  test('damage comes first, then regeneration (ruling); the dead regrow nothing', () => {
    const at = (left: number) =>
      next(
        between({
          kira: { CON: 20, hp: left, conditions: [regrow(10), bearing('Burning', { value: 4 })] },
          ana: {},
          goblin: {},
        }),
        newRound,
      );
    expect([hp(at(30), 'kira'), hp(at(4), 'kira')]).toEqual([36, 0]);
    expect(
      lines(
        between({
          kira: { CON: 20, hp: 8, conditions: [regrow(10), bearing('Burning', { value: 4 })] },
          ana: {},
          goblin: {},
        }),
        newRound,
      ),
    ).toEqual([
      'kira takes 4 Fire (Burning): +4 Burning = 4; hp 8 → 4',
      'kira gains Unconscious',
      'kira fell: knocked out',
      'kira recovers 10 (Regenerating): hp 4 → 14',
      'kira loses Unconscious (HP above 5 %)',
      'kira rose: awake',
    ]);
  });
});

describe('Stat Buffs', () => {
  test.each([
    ['T8-266', 'Strengthened', 'STR'],
    ['T8-267', 'Quickened', 'DEX'],
    ['T8-268', 'Fortified', 'CON'],
    ['T8-269', 'Sharpened', 'INT'],
    ['T8-270', 'Enlightened', 'WIS'],
    ['T8-271', 'Emboldened', 'CHA'],
    ['T8-272', 'Accelerated', 'MOV'],
    ['T8-273', 'Attuned', 'REF'],
  ] as const)('%s %s: +2 %s', (_, name, stat) => {
    expect(apparent(fighter('kira', { conditions: [bearing(name)] }), stat).value).toBe(12);
    expect(card(name)).toContain(`+2 ${stat}`);
  });
  test('T8-264 they last rounds or the scene, and the bonus leaves with them', () => {
    const resolution = next(between({ kira: {}, goblin: {} }), put('kira', 'Strengthened'));
    expect(resolution.combatants[0]?.conditions[0]?.duration).toEqual({ until: 'scene' });
    const over = next(resolution, (s) => endScene(s, tdgs));
    expect(apparent(over.combatants[0]!, 'STR').value).toBe(10);
    let rounds = next(between({ goblin: {}, kira: {} }), put('kira', 'Strengthened', { rounds: 1 }));
    rounds = next(rounds, turnOf('goblin'));
    expect(apparent(rounds.combatants[1]!, 'STR').value).toBe(12);
    expect(apparent(next(rounds, turnOf('kira')).combatants[1]!, 'STR').value).toBe(10);
  });
  test('T8-265 the same twice is +2 once; of different values the highest wins', () => {
    const fight = next(between({ kira: {}, goblin: {} }), put('kira', 'Strengthened'));
    expect(() => next(fight, put('kira', 'Strengthened'))).toThrow('already');
    const more = next(fight, put('kira', 'Strengthened', { value: 5 }));
    expect(apparent(more.combatants[0]!, 'STR').value).toBe(15);
    expect(() => next(more, put('kira', 'Strengthened', { value: 3 }))).toThrow('already');
  });
  test('conditions of different names add up', () => {
    const all = [bearing('Attuned'), bearing('Hasted'), bearing('Protected'), bearing('Slowed')];
    expect(apparent(fighter('kira', { conditions: all }), 'REF').value).toBe(14);
    expect(weapons.sword.hit).toBe(0);
  });
});
