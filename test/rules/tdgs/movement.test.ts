// TDGS › 14 Movement & Positioning; 5 Actions › Move, Step, Hide, Search, Use Item; 16 Area of Effect
import { describe, expect, test } from 'vitest';
import { bandCountOf } from '../../../src/rules/tdgs/actions/movement.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { playScripted } from '../core/transcript.ts';
import { ability, item, spells, weapons } from './content.ts';
import type { FighterSketch } from './fight.ts';
import {
  answerTo,
  attackBy,
  between,
  conditionFor,
  hasCondition,
  hp,
  intentOf,
  lines,
  next,
  trackOf,
  vitalityOf,
} from './fight.ts';

const adjacentPositions = { 'goblin|kira': 'Adjacent', 'kira|wolf': 'Adjacent' };
const meleeFight = (goblin: FighterSketch = {}, kira: FighterSketch = {}) =>
  between({ kira, goblin, wolf: {}, ana: {} }, { positions: adjacentPositions });

describe('Move and Opportunity Attack', () => {
  test('the bands of a Move: 1 to MOV 6, 2 to 12, 3 from 13', () => {
    expect([1, 6, 7, 12, 13, 40].map(bandCountOf)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(answerTo(meleeFight({}, { MOV: 0 }), intentOf('move', 'kira'))).toBe('cannot');
    expect(answerTo(meleeFight(), intentOf('move', 'kira', { amount: 0 }))).toBe('tdgs/too-far');
  });
  test('leaving gives each hostile engaged one free melee attack, before the move completes', () => {
    expect(lines(meleeFight(), intentOf('move', 'kira'), d(20, 11), d(20, 5))).toEqual([
      'kira spent actions 1 → 0 (move)',
      'goblin → kira, opportunity attack with Fists: [11] +10 STR −10 kira’s REF = 11 vs 11: hit',
      'kira takes 10 Bludgeoning (Fists): +10 STR = 10; hp 50 → 40',
      'wolf → kira, opportunity attack with Fists: [5] +10 STR −10 kira’s REF = 5 vs 11: miss',
      'kira and goblin: as by default',
      'kira and wolf: as by default',
      'kira: moves: up to 10 squares, or 2 range bands',
    ]);
  });
  test('those named as kept are not left, and get no attack', () => {
    const after = next(meleeFight(), intentOf('move', 'kira', { targets: ['goblin'] }), d(20, 5));
    expect(after.positions).toEqual({ 'goblin|kira': 'Adjacent' });
  });
  test('a combatant killed or knocked out stays where it was, and no one else attacks', () => {
    const after = next(meleeFight({ STR: 50 }), intentOf('move', 'kira'), d(20, 11));
    expect([vitalityOf(after, 'kira'), after.positions['kira|wolf']]).toEqual(['dead', undefined]);
    const afterKnockout = next(meleeFight({}, { hp: 12 }), intentOf('move', 'kira'), d(20, 11));
    expect([vitalityOf(afterKnockout, 'kira'), afterKnockout.positions]).toEqual(['down', adjacentPositions]);
  });
  test('not by allies, the stunned, unconscious, paralyzed, blinded or charmed, nor at the hidden', () => {
    const movesFreely = (goblin: FighterSketch, kira: FighterSketch = {}) => {
      const fight = between({ kira, goblin, ana: {} }, { positions: { 'goblin|kira': 'Adjacent' } });
      return !lines(fight, intentOf('move', 'kira')).join().includes('opportunity');
    };
    expect(movesFreely({ side: 'players' })).toBe(true);
    for (const name of ['Stunned', 'Unconscious', 'Paralyzed', 'Blinded'] as const)
      expect(movesFreely({ conditions: [conditionFor(name)] }), name).toBe(true);
    expect(movesFreely({ conditions: [conditionFor('Charmed', { source: 'kira' })] })).toBe(true);
    expect(movesFreely({}, { conditions: [conditionFor('Invisible')] })).toBe(true);
    expect(movesFreely({ standingOrders: { 'opportunity attack': 'no' } })).toBe(true);
  });
  test('an auto-reaction of "ask" asks', () => {
    const fight = between(
      { kira: {}, goblin: { standingOrders: { 'opportunity attack': 'ask' } } },
      { positions: { 'goblin|kira': 'Adjacent' } },
    );
    expect(playScripted(tdgs, fight, intentOf('move', 'kira'))).toMatchObject({
      value: { type: 'asked', question: { subject: 'goblin', about: 'opportunity attack' } },
    });
  });
  test('players who want to be asked are asked together, and answer in any order', () => {
    const ask = { standingOrders: { 'opportunity attack': 'ask' } };
    const fight = between(
      { kira: {}, goblin: ask, wolf: ask, ana: { side: 'enemies', ...ask } },
      { positions: { ...adjacentPositions, 'ana|kira': 'Adjacent' } },
    );
    const result = playScripted(tdgs, fight, intentOf('move', 'kira'));
    if (!result.ok || result.value.type !== 'asked') throw new Error('Not asked');
    const { question, together } = result.value;
    expect([question, ...together].map(({ subject }) => subject)).toEqual(['goblin', 'wolf', 'ana']);
    const earlyAnswers = together.map((each, index) => ({ question: each, answer: index === 0 ? 'no' : 'yes' }));
    const afterMove = playScripted(tdgs, fight, intentOf('move', 'kira'), [d(20, 5), d(20, 11)], ['yes'], earlyAnswers);
    const afterResult = playScripted(
      tdgs,
      fight,
      intentOf('move', 'kira'),
      [d(20, 5), d(20, 11)],
      ['yes', 'no', 'yes'],
    );
    expect(afterMove).toEqual(afterResult);
    expect(afterMove).toMatchObject({ value: { type: 'done', answers: ['yes', 'no', 'yes'], early: [] } });
  });
  test('those asked later are not asked when the mover is stopped first', () => {
    const ask = { standingOrders: { 'opportunity attack': 'ask' } };
    const fight = meleeFight({ STR: 50, ...ask });
    const wolf = fight.combatants.map((each) => (each.id === 'wolf' ? { ...each, ...ask } : each));
    const result = playScripted(tdgs, { ...fight, combatants: wolf }, intentOf('move', 'kira'));
    if (!result.ok || result.value.type !== 'asked') throw new Error('Not asked');
    const earlyAnswers = result.value.together.map((question) => ({ question, answer: 'yes' }));
    const playResult = playScripted(
      tdgs,
      { ...fight, combatants: wolf },
      intentOf('move', 'kira'),
      [d(20, 11)],
      ['yes'],
      earlyAnswers,
    );
    expect(playResult).toMatchObject({
      value: { type: 'done', answers: ['yes'], early: [{ question: { subject: 'wolf' } }] },
    });
  });
  test('Step, Disengage and a shove never provoke', () => {
    expect(lines(meleeFight(), intentOf('step', 'kira', { targets: ['goblin'] }))).toEqual([
      'kira spent step 1 → 0 (step)',
      'kira and goblin: as by default',
      'kira: steps: one square',
    ]);
    expect(next(meleeFight(), intentOf('disengage', 'kira')).positions).toEqual({});
    expect(
      lines(meleeFight(), intentOf('shove', 'kira', { targets: ['goblin'], manner: 'away' }), d(20, 11)).join(),
    ).not.toContain('opportunity');
  });
  test('a step back from a reach weapon is still within its reach', () => {
    const fight = between(
      { kira: {}, goblin: { weapons: [weapons.spear] } },
      { positions: { 'goblin|kira': 'Adjacent' } },
    );
    expect(next(fight, intentOf('step', 'kira', { targets: ['goblin'] })).positions).toEqual({ 'goblin|kira': 'Near' });
  });
});

describe('Situation', () => {
  const roll = (situation: object, weapon = weapons.sword, settings = {}) => {
    const fight = between({ kira: { weapons: [weapon] }, goblin: {} });
    return lines(
      { ...fight, settings: { ...fight.settings, ...settings } },
      attackBy('kira', 'goblin', { situation }),
      d(20, 5),
    ).find((line) => line.includes('attack with'));
  };
  test('flanked +2, surrounded +4, overwhelmed +6, for melee by the adjacent', () => {
    expect(roll({ flanked: 'flanked' })).toContain('+2 flanked');
    expect(roll({ flanked: 'Surrounded' })).toContain('+4 surrounded');
    expect(roll({ flanked: 'overwhelmed' })).toContain('+6 overwhelmed');
    expect(roll({ flanked: 'flanked' }, weapons.shortbow)).not.toContain('flanked');
  });
  test('high ground +2 if the encounter turns it on', () => {
    expect(roll({ highGround: true })).not.toContain('high ground');
    expect(roll({ highGround: true }, weapons.sword, { 'high ground': true })).toContain('+2 high ground');
  });
  test('cover: partial +2 REF, half +4, full no target; against ranged attacks only', () => {
    expect(roll({ cover: 'partial' }, weapons.shortbow)).toContain('−12 goblin’s REF (10 + 2 partial cover)');
    expect(roll({ cover: 'half' }, weapons.shortbow)).toContain('−14 goblin’s REF (10 + 4 half cover)');
    expect(roll({ cover: 'half' })).toContain('−10 goblin’s REF');
    const fight = between({ kira: { weapons: [weapons.shortbow] }, goblin: {} });
    expect(answerTo(fight, attackBy('kira', 'goblin', { situation: { cover: 'full' } }))).toBe('tdgs/full-cover');
    expect(answerTo(fight, attackBy('kira', 'goblin', { situation: { cover: 'fog' } }))).toBe('no-such');
    expect(answerTo(fight, attackBy('kira', 'goblin', { situation: { flanked: 'constructor' } }))).toBe('no-such');
  });
});

describe('Hide and Search', () => {
  const fight = between({ kira: { DEX: 12 }, goblin: { WIS: 12 }, wolf: { WIS: 8 } });
  test('one roll compared with each conscious enemy; those beaten cannot target the hidden', () => {
    expect(lines(fight, intentOf('hide', 'kira'), d(20, 9)).slice(1)).toEqual([
      'kira → goblin, hide: [9] +12 DEX −12 goblin’s WIS = 9 vs 11: failure',
      'kira → wolf, hide: [9] +12 DEX −8 wolf’s WIS = 13 vs 11: success',
      'kira gains Hidden',
    ]);
    const afterHiding = next(fight, intentOf('hide', 'kira'), d(20, 9));
    expect(answerTo({ ...afterHiding, turn: 2 }, attackBy('wolf', 'kira'))).toBe('tdgs/hidden-target');
    expect(answerTo({ ...afterHiding, turn: 1 }, attackBy('goblin', 'kira'), d(20, 5))).toBe('done');
  });
  test('with no conscious enemy there is no one to hide from, and nothing is spent', () => {
    expect(answerTo(between({ kira: {}, ana: {} }), intentOf('hide', 'kira'))).toBe('tdgs/no-one-watches');
  });
  test('it ends when it attacks, without a bonus to hit, or when it is found', () => {
    const afterHiding = next(fight, intentOf('hide', 'kira'), d(20, 19));
    expect(
      lines(
        {
          ...afterHiding,
          combatants: afterHiding.combatants.map((c) => ({
            ...c,
            resources: { ...c.resources, actions: { value: 1, max: 1 } },
          })),
        },
        attackBy('kira', 'wolf'),
        d(20, 5),
      ).slice(2),
    ).toEqual([
      'kira → wolf, attack with Fists: [5] +10 STR −10 wolf’s REF = 5 vs 11: miss',
      'kira loses Hidden (attacks)',
    ]);
    const afterSearch = next({ ...afterHiding, turn: 2 }, intentOf('search', 'wolf'), d(20, 15));
    expect(answerTo(afterSearch, attackBy('wolf', 'kira'))).toBe('nothing-left');
    expect(afterSearch.combatants[0]?.conditions[0]?.facts).toEqual({ goblin: true });
    expect(
      hasCondition(next({ ...afterHiding, turn: 1 }, intentOf('search', 'goblin'), d(20, 5)), 'kira', 'Hidden'),
    ).toBe(true);
  });
  test('bandaging, a potion and a helpful spell on another end Invisible, not Hidden; a harmful spell ends both', () => {
    const concealed = [conditionFor('Invisible'), conditionFor('Hidden', { facts: { goblin: true } })];
    const kira: FighterSketch = {
      conditions: concealed,
      abilities: [spells.heal, spells.terror],
      items: [item({ name: 'Potion', heal: 15 })],
    };
    const withHurtAna = between({
      kira,
      ana: { hp: 20, conditions: [conditionFor('Bleeding', { value: 2 })] },
      goblin: {},
    });
    const pointsLeft = (deed: Parameters<typeof next>[1], ...dice: Parameters<typeof next>[2][]) => {
      const after = next(withHurtAna, deed, ...dice);
      return [hasCondition(after, 'kira', 'Invisible'), hasCondition(after, 'kira', 'Hidden')];
    };
    expect(pointsLeft(intentOf('treat', 'kira', { targets: ['ana'] }))).toEqual([false, true]);
    expect(pointsLeft(intentOf('use', 'kira', { targets: ['ana'], tool: 'Potion' }))).toEqual([false, true]);
    expect(pointsLeft(intentOf('cast', 'kira', { targets: ['ana'], tool: 'Heal' }))).toEqual([false, true]);
    expect(pointsLeft(intentOf('cast', 'kira', { targets: ['goblin'], tool: 'Terror' }), d(20, 5))).toEqual([
      false,
      false,
    ]);
  });
});

describe('Casting', () => {
  const wizard: FighterSketch = {
    INT: 15,
    abilities: [spells.fireBolt, spells.fireball, spells.curseOfFlame, spells.haste, spells.sleep],
  };
  const fight = between({ kira: wizard, goblin: { WIS: 10 }, ana: {} });
  const cast = (more: object) => intentOf('cast', 'kira', more);
  test('arcane is INT against WIS, through the whole pipeline', () => {
    expect(lines(fight, cast({ tool: 'Fire Bolt', targets: ['goblin'] }), d(20, 6)).slice(1)).toEqual([
      'kira → goblin, spell with Fire Bolt: [6] +15 INT −10 goblin’s WIS = 11 vs 11: hit',
      'goblin takes 18 Fire (Fire Bolt): +15 INT = 15; +3 Fire Bolt = 18; hp 50 → 32',
    ]);
  });
  test('a spell without a range reaches Far; an unknown one, none, and too many targets are refused', () => {
    expect(
      answerTo(fight, cast({ tool: 'Fire Bolt', targets: ['goblin'], situation: { range: 'Far' } }), d(20, 5)),
    ).toBe('done');
    expect(answerTo(fight, cast({ tool: 'Fire Bolt', targets: ['goblin'], situation: { range: 'Distant' } }))).toBe(
      'out-of-range',
    );
    expect(answerTo(fight, cast({ tool: 'Fire Blot', targets: ['goblin'] }))).toBe('no-such');
    expect(answerTo(fight, cast({ targets: ['goblin'] }))).toBe('missing');
    expect(answerTo(fight, cast({ tool: 'Fire Bolt' }))).toBe('missing');
    expect(answerTo(fight, cast({ tool: 'Fire Bolt', targets: ['goblin', 'ana'] }))).toBe('tdgs/one-target');
    expect(answerTo(fight, cast({ tool: 'Fire Bolt', targets: ['kira'] }))).toBe('not-at-self');
  });
  test('a failed casting also spends its use, a refused one spends nothing', () => {
    const after = next(fight, cast({ tool: 'Fireball', targets: ['goblin'] }), d(20, 2));
    expect(trackOf(after, 'kira', 'uses: Fireball')).toBe(0);
    expect(trackOf(fight, 'kira', 'uses: Fireball')).toBe(1);
  });
  test('helpful spells need no roll and are never critical; a critical lengthens a harmless duration', () => {
    expect(lines(fight, cast({ tool: 'Haste', targets: ['ana'] }))).toContain('ana gains Hasted');
    const sleepDuration = (magnitude: number) =>
      next(fight, cast({ tool: 'Sleep', targets: ['goblin'] }), d(20, 20), d(4, magnitude)).combatants[1]?.conditions[0]
        ?.duration;
    expect([1, 2, 3, 4].map(sleepDuration)).toMatchObject([{ left: 4 }, { left: 5 }, { left: 4 }, { left: 6 }]);
  });
  test('dispel: INT against the caster’s INT ends an arcane spell', () => {
    const afterCurse = next(fight, cast({ tool: 'Curse of Flame', targets: ['goblin'] }), d(20, 11));
    const turn = { ...afterCurse, turn: 2 };
    expect(
      hasCondition(next(turn, intentOf('dispel', 'ana', { targets: ['goblin'] }), d(20, 16)), 'goblin', 'Enchanted'),
    ).toBe(false);
    expect(
      hasCondition(next(turn, intentOf('dispel', 'ana', { targets: ['goblin'] }), d(20, 15)), 'goblin', 'Enchanted'),
    ).toBe(true);
    expect(answerTo(turn, intentOf('dispel', 'ana'))).toBe('tdgs/no-spell-on');
  });
  test('dispel ends the whole casting: all its effects and the concentration, but not another casting of the spell', () => {
    const hold = { ...spells.holdPerson, area: true };
    const web = between({
      kira: { WIS: 40, abilities: [hold, spells.curseOfFlame] },
      goblin: {},
      wolf: {},
      ana: { WIS: 40 },
    });
    const turn = next(
      web,
      intentOf('cast', 'kira', { tool: 'Hold', targets: ['goblin', 'wolf'] }),
      d(20, 11),
      d(20, 11),
    );
    const afterDispel = next({ ...turn, turn: 3 }, intentOf('dispel', 'ana', { targets: ['goblin'] }), d(20, 11));
    expect([
      hasCondition(afterDispel, 'goblin', 'Paralyzed'),
      hasCondition(afterDispel, 'wolf', 'Paralyzed'),
      hasCondition(afterDispel, 'kira', 'Concentrating'),
    ]).toEqual([false, false, false]);
    const caster = { INT: 40, abilities: [spells.curseOfFlame], resources: { actions: { value: 2, max: 2 } } };
    const castTwice = ['goblin', 'wolf'].reduce(
      (state, target) =>
        next(state, intentOf('cast', 'kira', { tool: 'Curse of Flame', targets: [target] }), d(20, 11)),
      between({ kira: caster, goblin: {}, wolf: {}, ana: { INT: 40 } }),
    );
    const afterOneDispel = next(
      { ...castTwice, turn: 3 },
      intentOf('dispel', 'ana', { targets: ['goblin'] }),
      d(20, 11),
    );
    expect([
      hasCondition(afterOneDispel, 'goblin', 'Enchanted'),
      hasCondition(afterOneDispel, 'wolf', 'Enchanted'),
    ]).toEqual([false, true]);
  });
  test('a condition that only a critical causes comes only with a natural 20', () => {
    const flash = ability({
      name: 'Flash',
      kind: 'spell',
      tradition: 'arcane',
      inflicts: [{ condition: 'Blinded', rounds: 2, onCritical: true }],
    });
    const fight = between({ kira: { INT: 20, abilities: [flash] }, goblin: {} });
    const isBlinded = (...dice: Parameters<typeof d>[]) =>
      hasCondition(
        next(fight, cast({ tool: 'Flash', targets: ['goblin'] }), ...dice.map((each) => d(...each))),
        'goblin',
        'Blinded',
      );
    expect([isBlinded([20, 19]), isBlinded([20, 20], [4, 1])]).toEqual([false, true]);
  });
  test('a natural 20 doubles a spell’s raw damage at magnitude 4', () => {
    expect(
      hp(
        next(
          between({ kira: wizard, goblin: { CON: 20 } }),
          cast({ tool: 'Fire Bolt', targets: ['goblin'] }),
          d(20, 20),
          d(4, 4),
        ),
        'goblin',
      ),
    ).toBe(64);
  });
});
