// TDGS › 8 Combat › Core Debuffs
import { describe, expect, test } from 'vitest';
import { endScene } from '../../../src/rules/core/turns.ts';
import { conditions } from '../../../src/rules/tdgs/conditions.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { apparentStat } from '../../../src/rules/tdgs/stats.ts';
import { d } from '../core/scripted-dice.ts';
import { ability, spells, weapons } from './content.ts';
import {
  addCondition,
  answerTo,
  attackBy,
  between,
  conditionBrief,
  conditionFor,
  endOfTurn,
  fighter,
  hasCondition,
  hitsFor,
  hp,
  intentOf,
  lines,
  newRound,
  next,
  removeCondition,
  trackOf,
  vitalityOf,
} from './fight.ts';

const grappledByGoblin = conditionFor('Grappled', { source: 'goblin' });
const UNCONSCIOUS = conditionFor('Unconscious');

test.each([
  ['T8-159', 'Grappled', 'no', 'removed', 'Grapple'],
  ['T8-167', 'Prone', 'no', 'removed', 'Shove'],
  ['T8-175', 'Stunned', 'no', 1, 'head trauma'],
  ['T8-182', 'Frightened', 'by source', 'scene', 'Intimidate'],
  ['T8-190', 'Poisoned', 'by name', 'scene', 'weapons'],
  ['T8-198', 'Bleeding', 'adds', 'scene', 'critical hits'],
  ['T8-204', 'Blinded', 'no', 'removed', 'darkness'],
  ['T8-209', 'Deafened', 'no', 'removed', 'explosions'],
  ['T8-212', 'Unconscious', 'no', 'removed', '5%'],
  ['T8-219', 'Paralyzed', 'no', 'removed', 'poison'],
  ['T8-224', 'Slowed', 'no', 'removed', 'cold'],
  ['T8-229', 'Burning', 'adds', 'removed', 'fire attacks'],
  ['T8-235', 'Charmed', 'by source', 'scene', 'charm spells'],
] as const)('%s the card of %s: debuff, stacks %s, by default %s, from %s …', (_, name, stacking, unless, source) => {
  expect(conditions[name]).toMatchObject({ kind: 'debuff', stacking, unless });
  expect(conditionBrief(name)).toMatch(new RegExp(` From: .*${source}`));
});

describe('Grappled', () => {
  const fight = between({
    kira: { conditions: [grappledByGoblin], abilities: [spells.fireBolt] },
    goblin: {},
    wolf: {},
  });
  test('T8-160 cannot move, nor step', () => {
    expect(answerTo(fight, intentOf('move', 'kira'))).toBe('cannot');
    expect(answerTo(fight, intentOf('step', 'kira'))).toBe('cannot');
  });
  test('T8-161 may attack the grappler', () =>
    expect(answerTo(fight, attackBy('kira', 'goblin'), d(20, 5))).toBe('done'));
  test('T8-162 may attack no one else, and take no other Action', () => {
    expect(answerTo(fight, attackBy('kira', 'wolf'))).toBe('tdgs/grappled');
    for (const name of ['hide', 'search', 'ready', 'disengage', 'stand'])
      expect(answerTo(fight, intentOf(name, 'kira')), name).toBe('cannot');
    expect(answerTo(fight, intentOf('cast', 'kira', { targets: ['goblin'] }))).toBe('cannot');
    expect(answerTo(fight, intentOf('defend', 'kira'))).toBe('cannot');
  });
  test('T8-163 T8-164 escape is STR against STR; success ends it, failure does not', () => {
    expect(lines(fight, intentOf('escape', 'kira'), d(20, 11))).toEqual([
      'kira spent actions 1 → 0 (escape)',
      'kira → goblin, escape: [11] +10 STR −10 goblin’s STR = 11 vs 11: success',
      'kira loses Grappled (escaped)',
    ]);
    expect(hasCondition(next(fight, intentOf('escape', 'kira'), d(20, 10)), 'kira', 'Grappled')).toBe(true);
    expect(answerTo(between({ kira: {}, goblin: {} }), intentOf('escape', 'kira'))).toBe('tdgs/not-bearing');
  });
  test('T8-165 the grappler lets go at will, for free, even out of turn', () => {
    const after = next(fight, intentOf('release', 'goblin'));
    expect([hasCondition(after, 'kira', 'Grappled'), trackOf(after, 'goblin', 'actions')]).toEqual([false, 1]);
    expect(answerTo(fight, intentOf('release', 'wolf'))).toBe('tdgs/no-one-held');
  });
  test('T8-166 the Grapple action is STR against STR and causes it', () => {
    const freeFight = between({ kira: {}, goblin: {}, wolf: {} });
    const after = next(freeFight, intentOf('grapple', 'kira', { targets: ['goblin'] }), d(20, 11));
    expect(after.combatants[1]?.conditions[0]).toMatchObject({ name: 'Grappled', source: 'kira' });
    expect(
      hasCondition(
        next(freeFight, intentOf('grapple', 'kira', { targets: ['goblin'] }), d(20, 10)),
        'goblin',
        'Grappled',
      ),
    ).toBe(false);
    const nextTurn = {
      ...after,
      combatants: after.combatants.map((c) => ({ ...c, resources: { ...c.resources, actions: { value: 1, max: 1 } } })),
    };
    expect(answerTo(nextTurn, intentOf('grapple', 'kira', { targets: ['wolf'] }))).toBe('tdgs/holds-one');
    expect(answerTo({ ...nextTurn, turn: 2 }, intentOf('grapple', 'wolf', { targets: ['goblin'] }))).toBe(
      'tdgs/already',
    );
  });
  test('size: ±2 for each category; from three on no roll and no chance (doc 9)', () => {
    const sizes = (a: 'Tiny' | 'Medium' | 'Large', b: 'Small' | 'Large' | 'Huge') =>
      between({ kira: { size: a }, goblin: { size: b } });
    const grapple = intentOf('grapple', 'kira', { targets: ['goblin'] });
    expect(lines(sizes('Medium', 'Small'), grapple, d(20, 9))[2]).toContain('+2 size = 11 vs 11: success');
    expect(lines(sizes('Medium', 'Large'), grapple, d(20, 12))[2]).toContain('−2 size = 10 vs 11: failure');
    expect(answerTo(sizes('Tiny', 'Large'), grapple)).toBe('tdgs/too-large');
    expect(lines(between({ kira: { size: 'Huge' }, goblin: { size: 'Small' } }), grapple).join()).toContain(
      'size decides (Huge against Small)',
    );
  });
  test('it ends when the grappler moves away, is stunned or paralyzed; the grappled still may use interrupts (ruling)', () => {
    const otherFight = between({
      goblin: {},
      kira: { conditions: [grappledByGoblin], abilities: [spells.dodge] },
      wolf: {},
    });
    expect(hasCondition(next(otherFight, intentOf('move', 'goblin')), 'kira', 'Grappled')).toBe(false);
    expect(hasCondition(next(otherFight, addCondition('goblin', 'Stunned', { rounds: 2 })), 'kira', 'Grappled')).toBe(
      false,
    );
    expect(hasCondition(next(otherFight, addCondition('goblin', 'Paralyzed')), 'kira', 'Grappled')).toBe(false);
    expect(hasCondition(next(otherFight, addCondition('goblin', 'Blinded')), 'kira', 'Grappled')).toBe(true);
    expect(lines(otherFight, attackBy('goblin', 'kira'), d(20, 5))).toContain('kira spent uses: Dodge 1 → 0 (used)');
    expect(answerTo({ ...otherFight, turn: 1 }, intentOf('drop', 'kira'))).toBe('done');
  });
});

describe('Prone', () => {
  const proneCondition = conditionFor('Prone');
  test('T8-168 −2 REF against melee', () => {
    const fight = between({ kira: {}, enemy: { conditions: [proneCondition] } });
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 9))[2]).toBe(
      'kira → enemy, attack with Fists: [9] +10 STR −8 enemy’s REF (10 − 2 Prone) = 11 vs 11: hit',
    );
  });
  test('T8-169 +2 REF against ranged', () => {
    const fight = between({ kira: { weapons: [weapons.throwingKnife] }, enemy: { conditions: [proneCondition] } });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 12)), 'enemy')).toBe(50);
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 13)), 'enemy')).toBe(38);
  });
  test('T8-170 T8-171 standing up costs the Action and ends it; it prevents no action before that', () => {
    const fight = between({ kira: { conditions: [proneCondition] }, goblin: {} });
    const afterStanding = next(fight, intentOf('stand', 'kira'));
    expect([hasCondition(afterStanding, 'kira', 'Prone'), trackOf(afterStanding, 'kira', 'actions')]).toEqual([
      false,
      0,
    ]);
    expect(hasCondition(next(next(fight, endOfTurn('kira')), endOfTurn('goblin')), 'kira', 'Prone')).toBe(true);
    expect(answerTo(fight, attackBy('kira', 'goblin'), d(20, 5))).toBe('done');
    expect(answerTo(afterStanding, intentOf('stand', 'kira'))).toBe('nothing-left');
  });
  test('T8-172 a successful Shove knocks prone, or pushes one square away', () => {
    const fight = between({ kira: {}, goblin: {} });
    expect(
      hasCondition(next(fight, intentOf('shove', 'kira', { targets: ['goblin'] }), d(20, 11)), 'goblin', 'Prone'),
    ).toBe(true);
    expect(
      hasCondition(next(fight, intentOf('shove', 'kira', { targets: ['goblin'] }), d(20, 10)), 'goblin', 'Prone'),
    ).toBe(false);
    const afterShove = next(fight, intentOf('shove', 'kira', { targets: ['goblin'], manner: 'away' }), d(20, 11));
    expect([hasCondition(afterShove, 'goblin', 'Prone'), afterShove.positions]).toEqual([false, {}]);
    const largeFight = between({ kira: {}, goblin: { size: 'Large' } });
    expect(
      lines(largeFight, intentOf('shove', 'kira', { targets: ['goblin'], manner: 'away' }), d(20, 11)).at(-1),
    ).toBe('goblin: not moved: Large');
    expect(answerTo(fight, intentOf('shove', 'kira', { targets: ['goblin'], manner: 'upwards' }))).toBe('no-such');
  });
  test('T8-173 T8-174 dropping is free; a second Prone adds nothing', () => {
    const fight = next(between({ kira: {}, goblin: {} }), intentOf('drop', 'kira'));
    expect([hasCondition(fight, 'kira', 'Prone'), trackOf(fight, 'kira', 'actions')]).toEqual([true, 1]);
    expect(answerTo(fight, intentOf('drop', 'kira'))).toBe('tdgs/already');
    expect(() => next(fight, addCondition('kira', 'Prone'))).toThrow('already');
  });
});

describe('Stunned', () => {
  const stun = conditionFor('Stunned', { duration: { until: 'turn-end', of: 'kira', left: 2 } });
  const fight = between({
    kira: { conditions: [stun], abilities: [spells.battleCry, spells.dodge] },
    goblin: { STR: 1 },
  });
  test('T8-176 takes no Actions; its turn is skipped', () => {
    expect(answerTo(fight, attackBy('kira', 'goblin'))).toBe('cannot');
    expect(tdgs.skips(fight, 'kira')).toMatchObject({ condition: 'Stunned' });
  });
  test('T8-177 uses no Instants', () =>
    expect(answerTo(fight, intentOf('instant', 'kira', { tool: 'Battle Cry' }))).toBe('cannot'));
  test('T8-178 uses no Interrupts', () => {
    const turn = { ...fight, turn: 1 };
    expect(lines(turn, attackBy('goblin', 'kira'), d(20, 2)).join()).not.toContain('dodge');
  });
  test('T8-179 REF is 0, evasion and buffs included', () => {
    const stunnedFighter = fighter('kira', {
      REF: 12,
      conditions: [stun, conditionFor('Attuned'), conditionFor('Hasted')],
    });
    expect(apparentStat(stunnedFighter, 'REF').value).toBe(0);
  });
  test('T8-180 anything but a natural 1 hits, even if the sum would miss and luck says no', () => {
    const turn = between({ goblin: { STR: 1, LUK: -10 }, kira: { conditions: [stun, conditionFor('Invisible')] } });
    expect(lines(turn, attackBy('goblin', 'kira'), d(20, 2)).slice(2, 3)).toEqual([
      'goblin → kira, attack with Fists: [2] +1 STR +0 kira’s REF (Stunned) −4 kira is Invisible = -1 vs 11: hit (Stunned)',
    ]);
    expect(hp(next(turn, attackBy('goblin', 'kira'), d(20, 1), d(4, 1)), 'kira')).toBe(50);
  });
  test('T8-181 a second stun refreshes and does not add', () => {
    const stunnedTwice = next(
      next(between({ kira: {}, goblin: {} }), addCondition('goblin', 'Stunned', { rounds: 2 })),
      addCondition('goblin', 'Stunned', { rounds: 3 }),
    );
    expect(stunnedTwice.combatants[1]?.conditions).toMatchObject([{ duration: { left: 3 } }]);
  });
});

describe('Frightened', () => {
  const fear = conditionFor('Frightened', {
    key: 'Frightened: goblin',
    source: 'goblin',
    duration: { until: 'scene' },
  });
  const fight = (goblin: object = {}, kira: object = {}) =>
    between({ kira: { conditions: [fear], ...kira }, goblin, wolf: {} });
  test('T8-183 −2 to all rolls while the source is visible', () => {
    expect(lines(fight(), attackBy('kira', 'wolf'), d(20, 12))[2]).toContain('−2 Frightened = 10');
    expect(lines(fight(), intentOf('search', 'kira')).join()).not.toContain('Frightened');
    expect(lines(fight(), intentOf('shove', 'kira', { targets: ['wolf'] }), d(20, 12))[2]).toContain('−2 Frightened');
    expect(lines(fight(), intentOf('check', 'kira', { tool: 'INT' }), d(20, 12))[0]).toContain('−2 Frightened');
  });
  test('T8-184 no −2 while it is not visible: invisible, hidden, or the bearer blinded', () => {
    const outOfView = [
      fight({ conditions: [conditionFor('Invisible')] }),
      fight({ conditions: [conditionFor('Hidden', { facts: { kira: true } })] }),
    ];
    for (const each of outOfView)
      expect(lines(each, attackBy('kira', 'wolf'), d(20, 12))[2]).not.toContain('Frightened');
    const blind = fight({}, { conditions: [fear, conditionFor('Blinded')] });
    expect(lines(blind, attackBy('kira', 'wolf'), d(20, 12))[2]).not.toContain('Frightened');
  });
  test('T8-185 no willing step closer: no melee with the source unless engaged already, no Move up to it', () => {
    expect(answerTo(fight(), attackBy('kira', 'goblin'))).toBe('tdgs/afraid');
    expect(answerTo(fight(), intentOf('move', 'kira', { targets: ['goblin'] }))).toBe('tdgs/afraid');
    expect(answerTo(fight(), intentOf('chase', 'kira', { targets: ['goblin'] }))).toBe('tdgs/afraid');
    expect(answerTo(fight(), intentOf('grapple', 'kira', { targets: ['goblin'] }))).toBe('tdgs/afraid');
    const adjacentFight = { ...fight(), positions: { 'goblin|kira': 'Adjacent' } };
    expect(answerTo(adjacentFight, attackBy('kira', 'goblin'), d(20, 5))).toBe('done');
    expect(answerTo(fight({}, { weapons: [weapons.shortbow] }), attackBy('kira', 'goblin'), d(20, 5))).toBe('done');
  });
  test('T8-186 ends when its source is knocked out, dead or gone', () => {
    expect(hasCondition(next(fight(), addCondition('goblin', 'Unconscious')), 'kira', 'Frightened')).toBe(false);
    const afterDeath = next(
      between({ wolf: hitsFor(50), kira: { conditions: [fear] }, goblin: { REF: 0 }, ana: {} }),
      attackBy('wolf', 'goblin'),
      d(20, 19),
    );
    expect([vitalityOf(afterDeath, 'goblin'), hasCondition(afterDeath, 'kira', 'Frightened')]).toEqual(['dead', false]);
    const afterLeaving = next(fight(), (resolution) =>
      resolution.record({ type: 'left', combatant: resolution.combatant('goblin') }),
    );
    expect(hasCondition(afterLeaving, 'kira', 'Frightened')).toBe(false);
  });
  test('T8-187 otherwise it ends with the scene', () => {
    expect(
      hasCondition(
        next(fight(), (resolution) => endScene(resolution, tdgs)),
        'kira',
        'Frightened',
      ),
    ).toBe(false);
  });
  test('T8-188 two fears are −2, not −4', () => {
    const secondFear = conditionFor('Frightened', {
      key: 'Frightened: wolf',
      source: 'wolf',
      duration: { until: 'scene' },
    });
    const withTwoFears = between({ kira: { conditions: [fear, secondFear] }, goblin: {}, wolf: {}, orc: {} });
    expect(lines(withTwoFears, attackBy('kira', 'orc'), d(20, 12))[2]).toContain(
      '[12] +10 STR −10 orc’s REF −2 Frightened = 10',
    );
  });
  test('T8-189 a successful Intimidate causes it', () => {
    const freeFight = between({ kira: {}, goblin: {} });
    const after = next(freeFight, intentOf('intimidate', 'kira', { targets: ['goblin'] }), d(20, 11));
    expect(after.combatants[1]?.conditions[0]).toMatchObject({
      name: 'Frightened',
      source: 'kira',
      duration: { until: 'scene' },
    });
    expect(
      hasCondition(
        next(freeFight, intentOf('intimidate', 'kira', { targets: ['goblin'] }), d(20, 10)),
        'goblin',
        'Frightened',
      ),
    ).toBe(false);
  });
});

describe('Poisoned', () => {
  const venom = conditionFor('Poisoned', {
    key: 'Poisoned: venom',
    note: 'venom',
    value: 2,
    duration: { until: 'scene' },
  });
  test('T8-191 −2 STR: melee rolls and melee damage fall by 2', () => {
    const fight = between({ kira: { conditions: [venom] }, enemy: {} });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 12)), 'enemy')).toBe(50);
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 13)), 'enemy')).toBe(42);
  });
  test('T8-192 −2 DEX: ranged rolls and ranged damage fall by 2', () => {
    const fight = between({ kira: { conditions: [venom], weapons: [weapons.throwingKnife] }, enemy: {} });
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 12)), 'enemy')).toBe(50);
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 13)), 'enemy')).toBe(40);
  });
  test('T8-193 −2 REF', () => expect(apparentStat(fighter('kira', { conditions: [venom] }), 'REF').value).toBe(8));
  test('T8-194 it may cost HP each round, as its source says', () => {
    const fight = between({ kira: { conditions: [venom] }, enemy: { conditions: [{ ...venom, value: 0 }] } });
    const after = next(fight, newRound);
    expect([hp(after, 'kira'), hp(after, 'enemy')]).toEqual([48, 50]);
  });
  test('T8-195 T8-196 the same poison twice does not stack; different ones do, each with its −2 and its damage', () => {
    let fight = next(between({ kira: {}, goblin: {} }), addCondition('kira', 'Poisoned', { note: 'venom', value: 2 }));
    expect(() => next(fight, addCondition('kira', 'Poisoned', { note: 'Venom', value: 2 }))).toThrow('already');
    fight = next(fight, addCondition('kira', 'Poisoned', { note: 'nightshade', value: 3 }));
    expect(apparentStat(fight.combatants[0]!, 'STR').value).toBe(6);
    expect(hp(next(fight, newRound), 'kira')).toBe(45);
  });
  test('T8-197 treating gives CON against the poison’s difficulty, which is 10 by default', () => {
    const fight = (facts?: object) =>
      between({ kira: {}, ana: { conditions: [{ ...venom, ...(facts && { facts }) }] as never }, goblin: {} });
    const treat = intentOf('treat', 'kira', { targets: ['ana'] });
    expect(hasCondition(next(fight(), treat, d(20, 11)), 'ana', 'Poisoned')).toBe(false);
    expect(hasCondition(next(fight(), treat, d(20, 10)), 'ana', 'Poisoned')).toBe(true);
    expect(hasCondition(next(fight({ difficulty: 12 }), treat, d(20, 12)), 'ana', 'Poisoned')).toBe(true);
    expect(answerTo(between({ kira: {}, goblin: {} }), intentOf('treat', 'kira'))).toBe('tdgs/nothing-to-treat');
  });
});

describe('Bleeding', () => {
  const bleedingCondition = (value: number) => conditionFor('Bleeding', { value, duration: { until: 'scene' } });
  test('T8-199 X HP at the start of each round', () => {
    const fight = between({ kira: { conditions: [bleedingCondition(3)] }, goblin: {} });
    expect(hp(next(fight, newRound), 'kira')).toBe(47);
    expect(hp(next(next(fight, endOfTurn('kira')), endOfTurn('goblin')), 'kira')).toBe(47);
  });
  test('T8-200 bleeds add together', () => {
    const fight = next(
      between({ kira: { conditions: [bleedingCondition(3)] }, goblin: {} }),
      addCondition('kira', 'Bleeding', { value: 2 }),
    );
    expect(fight.combatants[0]?.conditions).toMatchObject([{ value: 5 }]);
    expect(hp(next(fight, newRound), 'kira')).toBe(45);
  });
  test('T8-201 it can knock out and kill', () => {
    const positionAt = (left: number) =>
      vitalityOf(
        next(between({ kira: { hp: left, conditions: [bleedingCondition(3)] }, ana: {}, goblin: {} }), newRound),
        'kira',
      );
    expect([positionAt(6), positionAt(5), positionAt(4), positionAt(3)]).toEqual(['up', 'down', 'down', 'dead']);
  });
  test('T8-202 it ends when treated, or with the scene', () => {
    const fight = between({ kira: { conditions: [bleedingCondition(3)] }, goblin: {} });
    expect(hasCondition(next(fight, intentOf('treat', 'kira')), 'kira', 'Bleeding')).toBe(false);
    expect(
      hasCondition(
        next(fight, (resolution) => endScene(resolution, tdgs)),
        'kira',
        'Bleeding',
      ),
    ).toBe(false);
  });
  test('T8-203 a slashing critical causes it if the weapon says so, an ordinary hit does not', () => {
    const fight = between({ kira: { weapons: [weapons.serratedSaber] }, goblin: { CON: 40 } });
    expect(hasCondition(next(fight, attackBy('kira', 'goblin'), d(20, 20), d(4, 1)), 'goblin', 'Bleeding')).toBe(true);
    expect(hasCondition(next(fight, attackBy('kira', 'goblin'), d(20, 19)), 'goblin', 'Bleeding')).toBe(false);
    const plain = between({ kira: { weapons: [weapons.sword] }, goblin: { CON: 40 } });
    expect(hasCondition(next(plain, attackBy('kira', 'goblin'), d(20, 20), d(4, 1)), 'goblin', 'Bleeding')).toBe(false);
  });
});

describe('Blinded', () => {
  const blind = conditionFor('Blinded');
  test('T8-205 −4 to attacks', () => {
    const fight = between({ kira: { conditions: [blind] }, enemy: {} });
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 14))[2]).toContain('−4 Blinded = 10 vs 11: miss');
    expect(hp(next(fight, attackBy('kira', 'enemy'), d(20, 15)), 'enemy')).toBe(40);
  });
  test('T8-206 T8-208 −4 REF, and two do not make −8', () => {
    expect(apparentStat(fighter('kira', { conditions: [blind] }), 'REF').value).toBe(6);
    expect(() => next(between({ kira: { conditions: [blind] }, goblin: {} }), addCondition('kira', 'Blinded'))).toThrow(
      'already',
    );
  });
  test('T8-207 fails every check of sight', () => {
    const fight = between({
      kira: { conditions: [blind] },
      goblin: { conditions: [conditionFor('Hidden', { facts: { kira: true } })] },
    });
    expect(lines(fight, intentOf('search', 'kira'))).toEqual([
      'kira spent actions 1 → 0 (search)',
      'kira: check fails: a check that needs sight, while Blinded',
    ]);
    expect(lines(fight, intentOf('check', 'kira', { tool: 'WIS', manner: 'sight' }))).toEqual([
      'kira: check fails: a check that needs sight, while Blinded',
    ]);
    expect(
      hasCondition(next(fight, intentOf('search', 'kira', { manner: 'hearing' }), d(20, 11)), 'goblin', 'Hidden'),
    ).toBe(false);
  });
});

describe('Deafened', () => {
  const deafCondition = conditionFor('Deafened');
  test('T8-210 fails every check of hearing', () => {
    const fight = between({ kira: { conditions: [deafCondition] }, goblin: {} });
    expect(lines(fight, intentOf('check', 'kira', { tool: 'WIS', manner: 'hearing' }))).toEqual([
      'kira: check fails: a check that needs hearing, while Deafened',
    ]);
    expect(
      lines(fight, intentOf('check', 'kira', { tool: 'WIS', manner: 'sight', amount: 10 }), d(20, 11))[0],
    ).toContain('success');
  });
  test('T8-211 gets no Help from afar', () => {
    const fight = between({ kira: {}, ana: { conditions: [deafCondition] }, goblin: {} });
    expect(answerTo(fight, intentOf('help', 'kira', { targets: ['ana'], situation: { range: 'Near' } }))).toBe(
      'tdgs/deaf',
    );
    expect(answerTo(fight, intentOf('help', 'kira', { targets: ['ana'] }))).toBe('done');
  });
});

describe('Unconscious', () => {
  const fight = between({
    ana: {},
    kira: { conditions: [UNCONSCIOUS], abilities: [spells.dodge] },
    goblin: { STR: 1 },
  });
  test('T8-213 takes no action; its turn is skipped', () => {
    expect(answerTo({ ...fight, turn: 1 }, attackBy('kira', 'goblin'))).toBe('out-of-the-fight');
    expect(tdgs.skips(fight, 'kira')).toMatchObject({ condition: 'Unconscious' });
    expect(tdgs.actions.attack?.offers(fight, 'kira')).toBeUndefined();
  });
  test('T8-214 REF is 0: anything but a natural 1 hits', () => {
    const turn = { ...fight, turn: 2 };
    expect(hp(next(turn, attackBy('goblin', 'kira'), d(20, 2)), 'kira')).toBe(49);
    expect(hp(next(turn, attackBy('goblin', 'kira'), d(20, 1), d(4, 1)), 'kira')).toBe(50);
  });
  test('T8-215 unaware: it answers no attack, watches no one, and is told of no search', () => {
    const turn = { ...fight, turn: 2 };
    expect(lines(turn, attackBy('goblin', 'kira'), d(20, 2)).join()).not.toContain('dodge');
    const afterHiding = next(
      { ...turn, combatants: turn.combatants.filter(({ id }) => id !== 'ana').concat(fighter('ana', {})) },
      intentOf('hide', 'goblin'),
      d(20, 11),
    );
    expect(afterHiding.combatants.find(({ id }) => id === 'goblin')?.conditions[0]?.facts).toEqual({ ana: true });
  });
  test('T8-216 damage wakes the sleeping', () => {
    const after = next({ ...fight, turn: 2 }, attackBy('goblin', 'kira'), d(20, 2));
    expect([hasCondition(after, 'kira', 'Unconscious'), vitalityOf(after, 'kira')]).toEqual([false, 'up']);
  });
  test('T8-217 an adjacent ally’s Action wakes the sleeping, but not the knocked out', () => {
    const after = next(fight, intentOf('wake', 'ana', { targets: ['kira'] }));
    expect([vitalityOf(after, 'kira'), trackOf(after, 'ana', 'actions')]).toEqual(['up', 0]);
    const knockedOutFight = between({
      ana: {},
      kira: { hp: 2, conditions: [conditionFor('Unconscious', { facts: { knockout: true } })] },
      goblin: {},
    });
    expect(answerTo(knockedOutFight, intentOf('wake', 'ana', { targets: ['kira'] }))).toBe('tdgs/knocked-out');
    expect(answerTo(fight, intentOf('wake', 'ana', { targets: ['kira'], situation: { range: 'Far' } }))).toBe(
      'tdgs/not-adjacent',
    );
  });
  test('T8-218 time wakes: a sleep of one round is over with the turn it skips', () => {
    const afterSleep = next(
      between({ ana: {}, kira: {}, goblin: {} }),
      addCondition('kira', 'Unconscious', { rounds: 1 }),
    );
    expect(vitalityOf(afterSleep, 'kira')).toBe('down');
    expect(vitalityOf(next(afterSleep, endOfTurn('ana')), 'kira')).toBe('up');
  });
});

describe('Paralyzed', () => {
  const paralyzedCondition = conditionFor('Paralyzed');
  const fight = between({ kira: { conditions: [paralyzedCondition] }, goblin: { STR: 1 } });
  test('T8-220 cannot move', () => {
    expect(answerTo(fight, intentOf('move', 'kira'))).toBe('cannot');
    expect(answerTo(fight, intentOf('step', 'kira'))).toBe('cannot');
  });
  test('T8-221 takes no physical actions', () => {
    for (const [name, more] of [
      ['attack', { targets: ['goblin'] }],
      ['hide', {}],
      ['shove', { targets: ['goblin'] }],
      ['drop', {}],
    ] as const)
      expect(answerTo(fight, intentOf(name, 'kira', more)), name).toBe('cannot');
  });
  test('T8-222 can still take mental actions; its turn is not skipped', () => {
    expect(answerTo(fight, intentOf('intimidate', 'kira', { targets: ['goblin'] }), d(20, 5))).toBe('done');
    expect(answerTo(fight, intentOf('persuade', 'kira', { targets: ['goblin'] }), d(20, 5))).toBe('done');
    expect(tdgs.skips(fight, 'kira')).toBeUndefined();
  });
  test('T8-223 REF is 0: anything but a natural 1 hits', () => {
    expect(hp(next({ ...fight, turn: 1 }, attackBy('goblin', 'kira'), d(20, 2)), 'kira')).toBe(49);
    expect(hp(next({ ...fight, turn: 1 }, attackBy('goblin', 'kira'), d(20, 1), d(4, 2)), 'kira')).toBe(50);
  });
});

describe('Slowed', () => {
  const slowedCondition = conditionFor('Slowed');
  const fight = between({ kira: { MOV: 11, conditions: [slowedCondition] }, goblin: {} });
  test('T8-225 halves MOV, rounded down', () => {
    expect(lines(fight, intentOf('move', 'kira')).at(-1)).toBe('kira: moves: up to 5 squares, or 1 range band');
    expect(answerTo(fight, intentOf('move', 'kira', { amount: 6 }))).toBe('tdgs/too-far');
  });
  test('T8-226 no free Step; Move is possible', () => {
    expect(answerTo(fight, intentOf('step', 'kira'))).toBe('cannot');
    expect(answerTo(fight, intentOf('move', 'kira', { amount: 5 }))).toBe('done');
  });
  test('T8-227 T8-228 −2 REF; two do not quarter MOV nor make −4', () => {
    expect(apparentStat(fight.combatants[0]!, 'REF').value).toBe(8);
    expect(() => next(fight, addCondition('kira', 'Slowed'))).toThrow('already');
  });
});

describe('Burning', () => {
  const fire = (value: number) => conditionFor('Burning', { value });
  test('T8-230 X HP at the start of each round', () => {
    expect(hp(next(between({ kira: { conditions: [fire(4)] }, goblin: {} }), newRound), 'kira')).toBe(46);
  });
  test('T8-231 fires add together', () => {
    const fight = next(
      between({ kira: { conditions: [fire(4)] }, goblin: {} }),
      addCondition('kira', 'Burning', { value: 3 }),
    );
    expect(hp(next(fight, newRound), 'kira')).toBe(43);
  });
  test('T8-232 it may spread: the table says so, and the GM puts it where it goes', () => {
    expect(conditionBrief('Burning')).toContain('spread');
    expect(
      hasCondition(
        next(between({ kira: {}, goblin: {} }), addCondition('goblin', 'Burning', { value: 2, note: 'the hay' })),
        'goblin',
        'Burning',
      ),
    ).toBe(true);
  });
  test('T8-233 extinguishing costs the Action and needs a method', () => {
    const fight = between({ kira: {}, ana: { conditions: [fire(4)] }, goblin: {} });
    expect(answerTo(fight, intentOf('extinguish', 'kira', { targets: ['ana'] }))).toBe('tdgs/needs-method');
    const after = next(fight, intentOf('extinguish', 'kira', { targets: ['ana'], manner: 'water' }));
    expect([hasCondition(after, 'ana', 'Burning'), trackOf(after, 'kira', 'actions')]).toEqual([false, 0]);
    expect(answerTo(fight, intentOf('extinguish', 'kira', { manner: 'water' }))).toBe('tdgs/not-bearing');
  });
  test('T8-234 it does not run out by itself', () => {
    let fight = between({ kira: { conditions: [fire(1)] }, goblin: {} });
    for (let index = 0; index < 10; index++) fight = next(next(fight, endOfTurn('kira')), endOfTurn('goblin'));
    expect([hasCondition(fight, 'kira', 'Burning'), hp(fight, 'kira')]).toEqual([true, 40]);
  });
});

describe('Charmed', () => {
  const charm = conditionFor('Charmed', { key: 'Charmed: goblin', source: 'goblin', duration: { until: 'scene' } });
  const fight = between({
    kira: { conditions: [charm], abilities: [spells.fireBolt, { ...spells.fireball, against: 'WIS' }] },
    goblin: { weapons: [weapons.dagger] },
    ana: {},
    wolf: {},
  });
  test('T8-236 cannot attack or grab the charmer', () => {
    for (const name of ['attack', 'grapple', 'shove'])
      expect(answerTo(fight, intentOf(name, 'kira', { targets: ['goblin'] })), name).toBe('tdgs/charmed');
    expect(answerTo(fight, attackBy('kira', 'wolf'), d(20, 5))).toBe('done');
  });
  test('T8-237 nor harm it by a spell or area', () => {
    expect(answerTo(fight, intentOf('cast', 'kira', { tool: 'Fire Bolt', targets: ['goblin'] }))).toBe('tdgs/charmed');
    expect(answerTo(fight, intentOf('cast', 'kira', { tool: 'Fireball', targets: ['wolf', 'goblin'] }))).toBe(
      'tdgs/charmed',
    );
  });
  test('T8-238 the charmer’s CHA actions against the charmed get +4', () => {
    const turn = { ...fight, turn: 1 };
    for (const name of ['persuade', 'intimidate', 'deceive'])
      expect(lines(turn, intentOf(name, 'goblin', { targets: ['kira'] }), d(20, 7))[1], name).toContain(
        '+4 kira is Charmed = 11',
      );
    expect(lines(turn, intentOf('insight', 'goblin', { targets: ['kira'] }), d(20, 7))[1]).not.toContain('Charmed');
    expect(lines(turn, intentOf('persuade', 'goblin', { targets: ['ana'] }), d(20, 7))[1]).not.toContain('Charmed');
  });
  test('T8-239 follows suggestions; it may refuse a harmful one with WIS against CHA', () => {
    const turn = { ...fight, turn: 1 };
    const suggest = (how: string) =>
      intentOf('suggest', 'goblin', { targets: ['kira'], manner: how, words: 'Drop your sword' });
    expect(lines(turn, suggest('harmless')).at(-1)).toBe('kira: suggestion followed: followed the suggestion');
    expect(lines(turn, suggest('harmful'), d(20, 11)).slice(1)).toEqual([
      'kira → goblin, shake off Charmed: [11] +10 WIS −10 goblin’s CHA = 11 vs 11: success',
      'kira: suggestion refused: refused the suggestion',
    ]);
    expect(lines(turn, suggest('harmful'), d(20, 10)).at(-1)).toBe(
      'kira: suggestion followed: followed the suggestion',
    );
    expect(answerTo(turn, intentOf('suggest', 'goblin', { targets: ['ana'] }))).toBe('tdgs/not-charmed');
  });
  test('T8-240 damage from the charmer breaks it', () => {
    expect(hasCondition(next({ ...fight, turn: 1 }, attackBy('goblin', 'kira'), d(20, 19)), 'kira', 'Charmed')).toBe(
      false,
    );
    expect(hasCondition(next({ ...fight, turn: 1 }, attackBy('goblin', 'kira'), d(20, 5)), 'kira', 'Charmed')).toBe(
      true,
    );
  });
  test('T8-241 damage from others does not; an ally’s Action gives WIS against CHA', () => {
    expect(hasCondition(next({ ...fight, turn: 3 }, attackBy('wolf', 'kira'), d(20, 19)), 'kira', 'Charmed')).toBe(
      true,
    );
    const turn = { ...fight, turn: 2 };
    expect(hasCondition(next(turn, intentOf('wake', 'ana', { targets: ['kira'] }), d(20, 11)), 'kira', 'Charmed')).toBe(
      false,
    );
    expect(hasCondition(next(turn, intentOf('wake', 'ana', { targets: ['kira'] }), d(20, 10)), 'kira', 'Charmed')).toBe(
      true,
    );
  });
  test('the charmer’s death ends it (ruling)', () => {
    const afterDeath = next(
      between({ wolf: hitsFor(50), kira: { conditions: [charm] }, goblin: { REF: 0 } }),
      attackBy('wolf', 'goblin'),
      d(20, 19),
    );
    expect(hasCondition(afterDeath, 'kira', 'Charmed')).toBe(false);
    expect(hasCondition(next(fight, removeCondition('kira', 'Charmed')), 'kira', 'Charmed')).toBe(false);
    expect(ability({ name: 'x', kind: 'trait' }).level).toBe(1);
  });
});
