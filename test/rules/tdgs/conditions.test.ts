// TDGS › 8 Combat › Conditions: Framework, Applying and Removing

import { describe, expect, test } from 'vitest';
import { endScene, endTurn } from '../../../src/rules/core/turns.ts';
import { conditions } from '../../../src/rules/tdgs/conditions.ts';
import { netInteraction } from '../../../src/rules/tdgs/damage.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { BUFFS, DEBUFFS } from '../../../src/rules/tdgs/sheet.ts';
import { apparentStat } from '../../../src/rules/tdgs/stats.ts';
import { d } from '../core/scripted-dice.ts';
import { armors, spells, weapons } from './content.ts';
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
  hp,
  hpLost,
  intentOf,
  lines,
  newRound,
  next,
  removeCondition,
  trackOf,
} from './fight.ts';

describe('Condition Framework', () => {
  test('T8-149 every condition has type, effect, duration, stacking and source, and players can read them', () => {
    expect([DEBUFFS.length, BUFFS.length]).toEqual([13, 12]);
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const { kind, cite } = tdgs.conditions[name];
      expect(kind, name).toBe(DEBUFFS.some((each) => each === name) ? 'debuff' : 'buff');
      expect(conditionBrief(name), name).toMatch(/^.+ Lasts: .+\. Stacks: .+\. From: .+\.$/);
      expect(cite, name).toContain('8 Combat');
    }
  });

  test('T8-150 rounds count down at the ends of the bearer’s turns and end by themselves; the current turn is not counted', () => {
    let fight = between({ kira: {}, goblin: {} });
    fight = next(fight, addCondition('goblin', 'Blinded', { rounds: 2 }));
    fight = next(fight, addCondition('kira', 'Blinded', { rounds: 1 }));
    fight = next(fight, endOfTurn('kira'));
    expect([hasCondition(fight, 'kira', 'Blinded'), hasCondition(fight, 'goblin', 'Blinded')]).toEqual([true, true]);
    fight = next(fight, endOfTurn('goblin'));
    expect(hasCondition(fight, 'goblin', 'Blinded')).toBe(true);
    fight = next(fight, endOfTurn('kira'));
    expect(hasCondition(fight, 'kira', 'Blinded')).toBe(false);
    fight = next(fight, endOfTurn('goblin'));
    expect(hasCondition(fight, 'goblin', 'Blinded')).toBe(false);
  });

  test('skipped turns count as well', () => {
    let fight = between({ kira: {}, goblin: {}, wolf: {} });
    fight = next(fight, addCondition('goblin', 'Stunned', { rounds: 1 }));
    fight = next(fight, endOfTurn('kira'));
    expect(fight.turn).toBe(2);
    expect(hasCondition(fight, 'goblin', 'Stunned')).toBe(false);
  });

  const lastingFight = between({
    kira: {
      conditions: [
        conditionFor('Frightened', { duration: { until: 'scene' } }),
        conditionFor('Strengthened', { duration: { until: 'day' } }),
        conditionFor('Blinded'),
        conditionFor('Slowed', { duration: { until: 'turn-end', of: 'kira', left: 5 } }),
        conditionFor('Prone'),
        conditionFor('Burning', { value: 2 }),
      ],
    },
    goblin: {},
  });
  const afterScene = next(lastingFight, (resolution) => endScene(resolution, tdgs));
  test('T8-151 the scene’s conditions end with it, including those in rounds, Prone and Burning', () => {
    for (const name of ['Frightened', 'Slowed', 'Prone', 'Burning'])
      expect(hasCondition(afterScene, 'kira', name), name).toBe(false);
  });
  test('T8-152 the day’s outlast the scene and end with a long rest', () => {
    expect(hasCondition(afterScene, 'kira', 'Strengthened')).toBe(true);
    expect(hasCondition(next(afterScene, intentOf('rest', 'kira', { manner: 'long' })), 'kira', 'Strengthened')).toBe(
      false,
    );
  });
  test('T8-153 until removed lasts until someone removes it', () => {
    expect(hasCondition(afterScene, 'kira', 'Blinded')).toBe(true);
    expect(hasCondition(next(afterScene, removeCondition('kira', 'Blinded')), 'kira', 'Blinded')).toBe(false);
  });
  test('a shorter second application changes nothing, a longer one refreshes', () => {
    const fight = next(between({ kira: {}, goblin: {} }), addCondition('goblin', 'Blinded', { rounds: 3 }));
    const roundsLeft = (rounds: number) =>
      next(fight, addCondition('goblin', 'Blinded', { rounds })).combatants[1]?.conditions[0]?.duration;
    expect(roundsLeft(5)).toMatchObject({ left: 5 });
    expect(() => roundsLeft(2)).toThrow('already');
  });
});

describe('Applying and Removing Conditions', () => {
  test('T8-154 a poison blade causes Poisoned on a hit, if CON fails against its difficulty', () => {
    const fight = between({ kira: { weapons: [weapons.poisonBlade] }, enemy: {} });
    const afterPoison = next(fight, attackBy('kira', 'enemy'), d(20, 15), d(20, 12));
    expect(afterPoison.combatants[1]?.conditions[0]).toMatchObject({
      key: 'Poisoned: viper venom',
      value: 2,
      source: 'kira',
    });
    expect(hasCondition(next(fight, attackBy('kira', 'enemy'), d(20, 15), d(20, 13)), 'enemy', 'Poisoned')).toBe(false);
    expect(hasCondition(next(fight, attackBy('kira', 'enemy'), d(20, 5)), 'enemy', 'Poisoned')).toBe(false);
  });
  test('without a difficulty a hit causes its conditions without another roll (ruling)', () => {
    const hot = { ...weapons.sword, inflicts: [{ condition: 'Burning', value: 2, onCritical: false } as const] };
    expect(
      hasCondition(
        next(between({ kira: { weapons: [hot] }, enemy: {} }), attackBy('kira', 'enemy'), d(20, 15)),
        'enemy',
        'Burning',
      ),
    ).toBe(true);
  });
  test('T8-155 a fear spell causes Frightened', () => {
    const fight = between({ kira: { abilities: [spells.terror] }, enemy: {} });
    const after = next(fight, intentOf('cast', 'kira', { tool: 'Terror', targets: ['enemy'] }), d(20, 11));
    expect(after.combatants[1]?.conditions[0]).toMatchObject({ name: 'Frightened', source: 'kira' });
    expect(
      hasCondition(next(fight, intentOf('cast', 'kira', { targets: ['enemy'] }), d(20, 10)), 'enemy', 'Frightened'),
    ).toBe(false);
  });
  test('T8-156 T8-158 the GM applies Burning for falling in lava, and removes any condition', () => {
    const fight = next(
      between({ kira: {}, goblin: {} }),
      addCondition('goblin', 'Burning', { value: 5, note: 'lava' }),
    );
    expect(hasCondition(fight, 'goblin', 'Burning')).toBe(true);
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const borne = between({ kira: { conditions: [conditionFor(name, { value: 1 })] }, goblin: {}, wolf: {} });
      expect(hasCondition(next(borne, removeCondition('kira', name)), 'kira', name), name).toBe(false);
    }
  });
  test('the GM can add every condition', () => {
    for (const name of [...DEBUFFS, ...BUFFS]) {
      const after = next(between({ kira: {}, ana: {}, goblin: {} }), addCondition('kira', name, { value: 1 }));
      expect(hasCondition(after, 'kira', name), name).toBe(true);
    }
  });
  test('the GM gives a ward or a curse by kind, type and percent; a note no longer does', () => {
    const fight = between({ kira: {}, goblin: {} });
    const ward = (manner: string, tool: string, amount?: number) =>
      intentOf('ward', 'goblin', { targets: ['kira'], manner, tool, ...(amount !== undefined && { amount }) });
    const after = next(fight, ward('resistance', 'fire', 25));
    expect(netInteraction(after.combatants[0]!, 'Fire', 75)).toMatchObject({ is: 'net', percent: 75 });
    expect(answerTo(fight, ward('sparkles', 'Fire'))).toBe('no-such');
    expect(answerTo(fight, ward('resistance', 'Firre'))).toBe('tdgs/no-type');
    expect(answerTo(fight, ward('immunity', 'Fire', 50))).toBe('out-of-bounds');
    expect(() => next(fight, addCondition('kira', 'Enchanted', { note: 'resistance to Fire' }))).toThrow('by-action');
  });
  test('a second fire adds up, and is told', () => {
    const burningTwice = next(between({ kira: {}, goblin: {} }), addCondition('kira', 'Burning', { value: 3 }));
    expect(lines(burningTwice, addCondition('kira', 'Burning', { value: 2 }))).toContain('kira: adds up: Burning 5');
  });
});

test('a combatant whom the GM hides is hidden from every enemy', () => {
  const fight = next(between({ kira: {}, ana: {}, goblin: {}, wolf: {} }), addCondition('kira', 'Hidden'));
  expect(fight.combatants[0]?.conditions[0]?.facts).toEqual({ goblin: true, wolf: true });
});

test('two applications by one hit of one turn are one condition', () => {
  const fight = between({ kira: {}, goblin: {} });
  const poisonedTwice = next(
    next(fight, addCondition('goblin', 'Poisoned', { note: 'venom', rounds: 2 })),
    addCondition('goblin', 'Poisoned', { note: 'Venom', rounds: 4 }),
  );
  expect(poisonedTwice.combatants[1]?.conditions).toHaveLength(1);
  expect(next(fight, (resolution) => endTurn(resolution, tdgs, 'kira')).turn).toBe(1);
});

// TDGS › 8 Combat › Core Buffs

test.each([
  ['T8-242', 'Invisible', 'no', 'scene', 'gear'],
  ['T8-250', 'Hasted', 'no', 3, 'potions'],
  ['T8-254', 'Protected', 'no', 'scene', 'shields of faith'],
  ['T8-260', 'Regenerating', 'highest', 'scene', 'nature'],
] as const)('%s the card of %s: buff, stacks %s, by default %s, from %s …', (_, name, stacking, unless, source) => {
  expect(conditions[name]).toMatchObject({ kind: 'buff', stacking, unless });
  expect(conditionBrief(name)).toMatch(new RegExp(` From: .*${source}`));
});

describe('Invisible', () => {
  const hiddenCondition = conditionFor('Invisible', { duration: { until: 'scene' } });
  const aware = conditionFor('Aware', {
    key: 'Aware: kira',
    source: 'kira',
    duration: { until: 'turn-end', of: 'goblin', left: 2 },
  });
  const fight = between({ kira: { conditions: [hiddenCondition] }, goblin: {} });
  test('T8-243 succeeds automatically at hiding from sight, without a roll', () => {
    const after = next(fight, intentOf('hide', 'kira'));
    expect(after.combatants[0]?.conditions[1]).toMatchObject({ name: 'Hidden', facts: { goblin: true } });
  });
  test('T8-244 +4 to attack the unaware', () => {
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 7))[2]).toContain('+4 Invisible = 11 vs 11: hit');
  });
  test('T8-245 no +4 against an enemy who has found it', () => {
    const foundFight = between({ kira: { conditions: [hiddenCondition] }, goblin: { conditions: [aware] } });
    expect(lines(foundFight, attackBy('kira', 'goblin'), d(20, 7))[2]).not.toContain('Invisible');
  });
  test('T8-246 attackers who cannot see it have −4', () => {
    const turn = { ...fight, turn: 1 };
    expect(lines(turn, attackBy('goblin', 'kira'), d(20, 14))[2]).toContain('−4 kira is Invisible = 10 vs 11: miss');
  });
  test('T8-247 attackers who have found it have no penalty', () => {
    const foundFight = between({ goblin: { conditions: [aware] }, kira: { conditions: [hiddenCondition] } });
    expect(lines(foundFight, attackBy('goblin', 'kira'), d(20, 11))[2]).toContain('= 11 vs 11: hit');
  });
  test('a search finds it, and the finder ignores it until the end of its own next turn', () => {
    let afterSearch = between({ goblin: {}, kira: { conditions: [hiddenCondition] }, ana: {} });
    afterSearch = next(afterSearch, intentOf('search', 'goblin'), d(20, 11));
    expect(hasCondition(afterSearch, 'goblin', 'Aware')).toBe(true);
    for (const id of ['goblin', 'kira', 'ana']) afterSearch = next(afterSearch, endOfTurn(id));
    expect(hasCondition(afterSearch, 'goblin', 'Aware')).toBe(true);
    expect(hasCondition(next(afterSearch, endOfTurn('goblin')), 'goblin', 'Aware')).toBe(false);
    expect(hasCondition(next(afterSearch, removeCondition('kira', 'Invisible')), 'goblin', 'Aware')).toBe(false);
  });
  test('T8-248 it breaks when it attacks, hit or miss', () => {
    expect(hasCondition(next(fight, attackBy('kira', 'goblin'), d(20, 7)), 'kira', 'Invisible')).toBe(false);
    expect(hasCondition(next(fight, attackBy('kira', 'goblin'), d(20, 6)), 'kira', 'Invisible')).toBe(false);
  });
  test('T8-249 it breaks on physical interaction and on a spell at another, not on a spell at oneself', () => {
    const strengthenedFight = between({
      kira: { conditions: [hiddenCondition], abilities: [spells.heal], hp: 10 },
      ana: { hp: 10 },
      goblin: {},
    });
    expect(
      hasCondition(
        next(strengthenedFight, intentOf('grapple', 'kira', { targets: ['goblin'] }), d(20, 5)),
        'kira',
        'Invisible',
      ),
    ).toBe(false);
    expect(
      hasCondition(
        next(strengthenedFight, intentOf('cast', 'kira', { tool: 'Heal', targets: ['ana'] })),
        'kira',
        'Invisible',
      ),
    ).toBe(false);
    expect(hasCondition(next(strengthenedFight, intentOf('cast', 'kira', { tool: 'Heal' })), 'kira', 'Invisible')).toBe(
      true,
    );
    expect(hasCondition(next(strengthenedFight, intentOf('move', 'kira')), 'kira', 'Invisible')).toBe(true);
  });
});

describe('Hasted', () => {
  test('T8-251 +2 REF', () =>
    expect(apparentStat(fighter('kira', { conditions: [conditionFor('Hasted')] }), 'REF').value).toBe(12));
  test('T8-252 two Actions a turn, counted when it starts, and still one Step', () => {
    let fight = between({ goblin: { REF: 20 }, kira: {}, wolf: {} });
    fight = next(next(fight, addCondition('kira', 'Hasted', { rounds: 3 })), endOfTurn('goblin'));
    expect([trackOf(fight, 'kira', 'actions'), trackOf(fight, 'kira', 'step')]).toEqual([2, 1]);
    fight = next(fight, attackBy('kira', 'goblin'), d(20, 5));
    fight = next(fight, attackBy('kira', 'goblin'), d(20, 5));
    expect(answerTo(fight, attackBy('kira', 'goblin'))).toBe('nothing-left');
    fight = next(fight, intentOf('step', 'kira'));
    expect(answerTo(fight, intentOf('step', 'kira'))).toBe('nothing-left');
  });
  test('T8-253 two Hasted do not give three Actions', () => {
    const fight = next(between({ goblin: {}, kira: {} }), addCondition('kira', 'Hasted', { rounds: 2 }));
    const hastedTwice = next(fight, addCondition('kira', 'Hasted', { rounds: 5 }));
    expect(hastedTwice.combatants[1]?.conditions).toHaveLength(1);
    expect(trackOf(next(hastedTwice, endOfTurn('goblin')), 'kira', 'actions')).toBe(2);
  });
});

describe('Protected', () => {
  const shield = conditionFor('Protected');
  const plain = { REF: 0, conditions: [shield] };
  test('T8-255 +2 REF', () => expect(apparentStat(fighter('kira', { conditions: [shield] }), 'REF').value).toBe(12));
  test('T8-256 +10% deflection, added to armor', () => {
    expect(hpLost({ ...plain, CON: 50, armor: [{ ...armors.fullPlate, evasion: 0 }] }, 100)).toBe(40);
  });
  test('T8-257 10% without armor too', () => expect(hpLost({ ...plain, CON: 50 }, 100)).toBe(90));
  test('T8-258 within the cap of 75%', () => {
    expect(hpLost({ ...plain, CON: 50, armor: [{ ...armors.fullPlate, deflection: 70 }] }, 100)).toBe(25);
  });
  test('T8-259 two do not give +20%', () => {
    const fight = next(between({ kira: {}, goblin: {} }), addCondition('goblin', 'Protected'));
    expect(() => next(fight, addCondition('goblin', 'Protected'))).toThrow('already');
  });
});

describe('Regenerating', () => {
  const regrow = (value: number) => conditionFor('Regenerating', { value });
  test('T8-261 X % of maximum HP at the start of each round', () => {
    expect(
      hp(next(between({ kira: { CON: 20, hp: 30, conditions: [regrow(10)] }, goblin: {} }), newRound), 'kira'),
    ).toBe(40);
  });
  test('T8-262 the higher of two counts', () => {
    const fight = between({ kira: { CON: 20, hp: 30, conditions: [regrow(10)] }, goblin: {} });
    expect(hp(next(next(fight, addCondition('kira', 'Regenerating', { value: 15 })), newRound), 'kira')).toBe(45);
    expect(() => next(fight, addCondition('kira', 'Regenerating', { value: 5 }))).toThrow('already');
  });
  test('T8-263 it stops at the maximum', () => {
    expect(
      hp(next(between({ kira: { CON: 20, hp: 95, conditions: [regrow(10)] }, goblin: {} }), newRound), 'kira'),
    ).toBe(100);
  });
  test('damage comes first, then regeneration (ruling); the dead regain nothing', () => {
    const atHp = (left: number) =>
      next(
        between({
          kira: { CON: 20, hp: left, conditions: [regrow(10), conditionFor('Burning', { value: 4 })] },
          ana: {},
          goblin: {},
        }),
        newRound,
      );
    expect([hp(atHp(30), 'kira'), hp(atHp(4), 'kira')]).toEqual([36, 0]);
    expect(
      lines(
        between({
          kira: { CON: 20, hp: 8, conditions: [regrow(10), conditionFor('Burning', { value: 4 })] },
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
      'kira loses Unconscious (HP above 5%)',
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
    expect(apparentStat(fighter('kira', { conditions: [conditionFor(name)] }), stat).value).toBe(12);
    expect(conditionBrief(name)).toContain(`+2 ${stat}`);
  });
  test('T8-264 they last rounds or the scene, and the bonus ends with them', () => {
    const strengthenedFight = next(between({ kira: {}, goblin: {} }), addCondition('kira', 'Strengthened'));
    expect(strengthenedFight.combatants[0]?.conditions[0]?.duration).toEqual({ until: 'scene' });
    const afterScene = next(strengthenedFight, (s) => endScene(s, tdgs));
    expect(apparentStat(afterScene.combatants[0]!, 'STR').value).toBe(10);
    let rounds = next(between({ goblin: {}, kira: {} }), addCondition('kira', 'Strengthened', { rounds: 1 }));
    rounds = next(rounds, endOfTurn('goblin'));
    expect(apparentStat(rounds.combatants[1]!, 'STR').value).toBe(12);
    expect(apparentStat(next(rounds, endOfTurn('kira')).combatants[1]!, 'STR').value).toBe(10);
  });
  test('T8-265 the same twice is +2 once; the highest of different values wins', () => {
    const fight = next(between({ kira: {}, goblin: {} }), addCondition('kira', 'Strengthened'));
    expect(() => next(fight, addCondition('kira', 'Strengthened'))).toThrow('already');
    const afterStrengthening = next(fight, addCondition('kira', 'Strengthened', { value: 5 }));
    expect(apparentStat(afterStrengthening.combatants[0]!, 'STR').value).toBe(15);
    expect(() => next(afterStrengthening, addCondition('kira', 'Strengthened', { value: 3 }))).toThrow('already');
  });
  test('conditions of different names add up', () => {
    const allConditions = [
      conditionFor('Attuned'),
      conditionFor('Hasted'),
      conditionFor('Protected'),
      conditionFor('Slowed'),
    ];
    expect(apparentStat(fighter('kira', { conditions: allConditions }), 'REF').value).toBe(14);
    expect(weapons.sword.hit).toBe(0);
  });
});
