import { describe, expect, test } from 'vitest';
import { carryOut, removeCondition } from '../../../src/rules/core/carry-out.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { dodgeDie } from '../../../src/rules/dungeoneers/dice.ts';
import { isHarmfulEffect } from '../../../src/rules/dungeoneers/effect.ts';
import { facedCreature, positionOf } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Creature, DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { gearNamed } from './equipment.ts';
import { between, type CreatureSketch, conditionsOf, creature, creatureOf, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya', endurance: 0 };
const enemy = { endurance: 0, size: 'Huge', naturalArmor: 4, reaction: 0 };
const attack = { action: 'attack', actor: 'freya', targets: ['enemy'] };
const HIT_DICE = [d(4, 4), d(4, 4), d(4, 1)];
const MISS_DICE = [d(4, 1), d(4, 1), d(4, 4)];
const PIERCE_DICE = [d(6, 6), d(6, 6)];
const DEFLECT_DICE = [d(6, 1), d(6, 1)];

describe('effects of a step of an attack', () => {
  const mace = (effect: object) => ({ ...freya, weapons: [{ ...equippedWeapon('Mace'), effects: [effect] }] });

  test.each([
    ['hit', [...HIT_DICE, ...DEFLECT_DICE], 1],
    ['miss', MISS_DICE, 1],
    ['pierce', [...HIT_DICE, ...PIERCE_DICE], 2],
    ['deflection', [...HIT_DICE, ...DEFLECT_DICE], 1],
  ])('of a weapon, on a %s: wounds of its own, by the rules for them', (on, dice, wounds) => {
    const burning = mace({ on, wounds: 1, type: 'heat', note: 'it burns' });
    const fight = next(rules, between({ freya: burning, enemy }), attack, ...dice);
    expect(value(fight, 'enemy', 'wounds')).toBe(wounds);
  });

  test('of the attacker itself, whatever the weapon', () => {
    const venomous = { ...freya, effects: [{ on: 'miss', stress: 2, note: 'a hiss' }] };
    expect(value(next(rules, between({ freya: venomous, enemy }), attack, ...MISS_DICE), 'enemy', 'stress')).toBe(2);
  });

  test('of what the defender wears, and of its nature', () => {
    const thorns = { on: 'hit', wounds: 1, note: 'thorns' };
    const shield = { ...gearNamed('Buckler'), whenStruck: [thorns] };
    const shieldedFight = between({ freya, enemy: { ...enemy, gear: [shield] } });
    expect(value(next(rules, shieldedFight, attack, ...HIT_DICE, ...DEFLECT_DICE), 'freya', 'wounds')).toBe(1);
    const withShieldAway = between({ freya, enemy: { ...enemy, gear: [{ ...shield, equipped: false }] } });
    expect(value(next(rules, withShieldAway, attack, ...HIT_DICE, ...DEFLECT_DICE), 'freya', 'wounds')).toBe(0);
    const spinedFight = between({
      freya,
      enemy: { ...enemy, whenStruck: [thorns, { on: 'miss', to: 'self', condition: 'Defensive', note: 'curls up' }] },
    });
    expect(value(next(rules, spinedFight, attack, ...HIT_DICE, ...DEFLECT_DICE), 'freya', 'wounds')).toBe(1);
    expect(conditionsOf(next(rules, spinedFight, attack, ...MISS_DICE), 'enemy')).toEqual(['Defensive']);
  });

  test('an attacker that dies of thorns pierces nothing', () => {
    const frailSketch = { ...freya, size: 'Tiny' };
    const spined = { ...enemy, whenStruck: [{ on: 'hit', wounds: 1, note: 'thorns' }] };
    const afterAttack = next(rules, between({ freya: frailSketch, enemy: spined }), attack, ...HIT_DICE);
    expect([creatureOf(afterAttack, 'freya').vitality, value(afterAttack, 'enemy', 'wounds')]).toEqual(['dead', 0]);
  });
});

describe('a sheet’s reactions to an attack', () => {
  const riposte = { name: 'Riposte', spends: 'reaction points', trigger: 'missed', wounds: 1, type: 'slashing' };
  const parry = { name: 'Ward', spends: 'reaction points', trigger: 'attacked', condition: 'Defensive', uses: 1 };
  const fightWith = (ability: object, answer: string | undefined, more: CreatureSketch = {}) =>
    between({
      freya,
      enemy: {
        ...enemy,
        reaction: 1,
        abilities: [ability],
        ...(answer !== undefined && { standingOrders: { reaction: answer } }),
        ...more,
      },
    });

  test('by an auto-reaction, for its points: harm goes at the attacker', () => {
    const fight = next(rules, fightWith(riposte, 'use'), attack, ...MISS_DICE);
    expect([value(fight, 'freya', 'wounds'), value(fight, 'enemy', 'reaction points')]).toEqual([1, 0]);
    expect(value(next(rules, fightWith(riposte, 'hold'), attack, ...MISS_DICE), 'freya', 'wounds')).toBe(0);
    expect(
      value(next(rules, fightWith(riposte, 'use', { reaction: 0 }), attack, ...MISS_DICE), 'freya', 'wounds'),
    ).toBe(0);
    expect(value(next(rules, fightWith(riposte, 'use'), attack, ...HIT_DICE, ...DEFLECT_DICE), 'freya', 'wounds')).toBe(
      0,
    );
  });

  test('before the roll it may still change it, and its uses are counted', () => {
    const lines = transcript(rules, fightWith(parry, 'use'), attack, d(4, 3), d(4, 4), d(4, 4), d(4, 4));
    expect(lines).toContain('enemy spent uses: Ward 1 → 0 (Ward)');
    expect(lines.find((line) => line.includes('attack with Mace'))).toContain('vs [4 4] {Defensive: +1} = 8');
  });

  test('without an auto-reaction its owner is asked', () => {
    expect(transcript(rules, fightWith(riposte, undefined), attack, ...MISS_DICE).at(-1)).toBe(
      'asked: enemy, reaction',
    );
    const result = playScripted(rules, fightWith(riposte, undefined), attack, MISS_DICE, ['use']);
    if (!result.ok || result.value.type !== 'done') throw new Error('not done');
    expect(value(result.value.after as Fight, 'freya', 'wounds')).toBe(1);
  });

  test('it is used at no other moment', () => {
    const fight = fightWith(riposte, 'use');
    const use = { action: 'use', actor: 'enemy', targets: ['freya'], tool: 'Riposte' };
    expect(transcript(rules, fight, use)).toEqual(['refused: dungeoneers/waits-for-trigger']);
  });
});

describe('abilities and items', () => {
  test('may do harm and give stress', () => {
    const flask = { name: 'Fire Flask', wounds: 1, type: 'heat', stress: 1 };
    const fight = between({ freya: { ...freya, abilities: [flask] }, enemy });
    const afterBurning = next(rules, fight, { action: 'use', actor: 'freya', targets: ['enemy'], tool: 'Fire Flask' });
    expect([value(afterBurning, 'enemy', 'wounds'), value(afterBurning, 'enemy', 'stress')]).toEqual([3, 1]);
    expect(transcript(rules, fight, { action: 'use', actor: 'freya', tool: 'Fire Flask' })).toEqual([
      'refused: missing',
    ]);
  });

  test.each([
    [{ to: 'wounds taken', value: -1 }, false],
    [{ to: 'wounds taken', value: 1 }, true],
    [{ to: 'stress gained', value: 2 }, true],
    [{ to: 'most dodge dice', value: 1 }, true],
    [{ to: 'dodge die', value: 8 }, false],
    [{ to: 'dodge die', value: 2 }, true],
    [{ to: 'hit dice', value: -1 }, true],
    [{ to: 'armor value', value: 3 }, false],
  ] as const)('giving %o is harmful: %s', (change, harmful) => {
    expect(isHarmfulEffect({ wounds: 0, restores: 0, relieves: 0, gives: [change] })).toBe(harmful);
  });
});

describe('dice by abilities and effects', () => {
  const withModifiers = (to: string, ...values: number[]) => ({
    modifiers: values.map((each, index) => ({ to, value: each, why: `Gift ${index}` })),
  });

  test('another dodge die, larger or smaller; the largest of several', () => {
    expect(dodgeDie(creature('enemy', {}))).toBe(4);
    expect(dodgeDie(creature('enemy', withModifiers('dodge die', 2)))).toBe(2);
    expect(dodgeDie(creature('enemy', { dodge: 8, ...withModifiers('dodge die', 6) }))).toBe(6);
    expect(dodgeDie(creature('enemy', withModifiers('dodge die', 2, 6)))).toBe(6);
  });

  test('another spell-pierce die', () => {
    const ulfarmi = { as: 'Ulfarmi', ...withModifiers('spell pierce die', 8) };
    const cast = { action: 'cast', actor: 'ulfarmi', targets: ['enemy'], tool: 'Ember' };
    const resistant = { ...enemy, naturalResistance: 3 };
    const dice = [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(8, 2)];
    expect(transcript(rules, between({ ulfarmi, enemy: resistant }), cast, ...dice).at(-1)).toContain('[2] = 2 vs');
  });

  test('a maximum of hit or dodge dice; bought dice that would be lost to it are refused', () => {
    const shakenSketch = { ...freya, prowess: 3, ...withModifiers('most hit dice', 1) };
    const slowSketch = { ...enemy, prowess: 3, ...withModifiers('most dodge dice', 2) };
    const lines = transcript(
      rules,
      between({ freya: shakenSketch, enemy: slowSketch }),
      attack,
      d(4, 1),
      d(4, 4),
      d(4, 4),
    );
    expect(lines[1]).toContain('[1] {Gift 0: at most 1} = 1 vs [4 4] {Gift 0: at most 2} = 8: miss');
    expect(transcript(rules, between({ freya: shakenSketch, enemy }), { ...attack, amount: 1 })).toEqual([
      'refused: dungeoneers/held-to-one-die',
    ]);
  });
});

describe('actions that a creature lacks', () => {
  const slime = { ...enemy, side: 'enemies', lacks: ['grapple', 'attack'] };
  const fight = between({ slime, freya: { ...freya, movement: 1 } });

  test('an action that its sheet removes is neither offered nor done', () => {
    const grapple = { action: 'grapple', actor: 'slime', targets: ['freya'] };
    expect(transcript(rules, fight, grapple)).toEqual(['refused: dungeoneers/lacks-action']);
    const offered = actionOffers(rules, fight, 'slime').map(({ action }) => action);
    expect(offered).not.toContain('grapple');
    expect(offered).toContain('push');
  });

  test('nor readied; and a creature without Attack makes no opportune strike', () => {
    const ready = { action: 'ready', actor: 'slime', targets: ['freya'], manner: 'before' };
    expect(transcript(rules, fight, { ...ready, tool: 'grapple' })).toEqual(['refused: dungeoneers/lacks-action']);
    expect(transcript(rules, fight, { ...ready, tool: 'push' })[0]).toContain('spent action points');
    const armedFight = between({ freya, slime: { ...slime, reaction: 1 } });
    const leave = { action: 'move', actor: 'freya', targets: ['slime'], manner: 'withdraw' };
    expect(transcript(rules, armedFight, leave).join()).not.toContain('slime → freya');
  });
});

describe('spells', () => {
  const caster = (more: object): CreatureSketch => ({
    as: 'Ulfarmi',
    spells: [{ name: 'Hex', cost: 0, step: 'none', ...more }],
  });
  const cast = { action: 'cast', actor: 'ulfarmi', targets: ['enemy'], tool: 'Hex' };

  test('may need no first step: only the resistance has to be overcome', () => {
    const fight = between({ ulfarmi: caster({ stress: 3 }), enemy: { ...enemy, naturalResistance: 2 } });
    expect(transcript(rules, fight, cast, d(4, 2)).slice(1)).toEqual([
      'ulfarmi → enemy, spell pierce with Hex: [2] = 2 vs spell resistance 2: pierces',
      'enemy takes 3 (Hex): +3 Hex = 3; stress 0 → 3',
      expect.stringContaining('stress over three times capacity'),
    ]);
  });

  test('outside of rounds they cost magica, but no points and no tome; harm waits for the rounds', () => {
    const healer = { as: 'Ulfarmi', gear: [], action: 0 };
    for (const phase of ['gathering', 'aftermath'] as const) {
      const outsideCombat = between(
        { ulfarmi: healer, freya: { as: 'Freya', stress: 2, wounds: 1 } },
        { phase, turn: -1 },
      );
      const afterSoothing = next(rules, outsideCombat, {
        action: 'cast',
        actor: 'ulfarmi',
        targets: ['freya'],
        tool: 'Soothe',
      });
      expect([value(afterSoothing, 'freya', 'stress'), value(afterSoothing, 'ulfarmi', 'magica')]).toEqual([0, 3]);
      const harm = { action: 'cast', actor: 'ulfarmi', targets: ['freya'], tool: 'Fire Lance' };
      expect(transcript(rules, outsideCombat, harm)).toEqual(['refused: dungeoneers/harm-needs-rounds']);
      expect(
        actionOffers(rules, outsideCombat, 'ulfarmi').find(({ action }) => action === 'cast')?.offers.tools,
      ).toEqual(['Mage Armor', 'Mend', 'Soothe']);
    }
    const runningFight = between({ freya: { as: 'Freya' }, ulfarmi: { as: 'Ulfarmi' }, enemy });
    expect(transcript(rules, runningFight, { action: 'cast', actor: 'ulfarmi', tool: 'Mage Armor' })).toEqual([
      'refused: not-your-turn',
    ]);
  });

  test('a spell that is let through is not rolled if there is nothing to overcome, and no one is asked', () => {
    const mend = { action: 'cast', actor: 'ulfarmi', targets: ['freya'], tool: 'Mend' };
    const friends = (order: string) =>
      between({
        ulfarmi: { as: 'Ulfarmi' },
        freya: { wounds: 1, standingOrders: { 'spell resistance': order } },
        enemy,
      });
    expect(transcript(rules, friends('allies'), mend).slice(2)).toEqual([
      'freya: failed on purpose: Mend',
      'freya recovers 1 (Mend): wounds 1 → 0',
    ]);
    expect(transcript(rules, friends('ask'), mend, d(4, 1)).at(-1)).toContain('wounds 1 → 0');
  });
});

describe('moving and turning', () => {
  const fight = between({ freya, enemy, other: { ...enemy } }, { positions: { 'freya|other': 'at reach' } });
  const moveAcross = { action: 'move', actor: 'freya', targets: ['other', 'enemy'], manner: 'across' };

  test('one step nearer to one and farther from another', () => {
    const afterMove = next(rules, fight, moveAcross);
    expect([positionOf(afterMove, 'freya', 'other'), positionOf(afterMove, 'freya', 'enemy')]).toEqual([
      'adjacent',
      'at reach',
    ]);
    expect(transcript(rules, fight, { ...moveAcross, targets: ['other'] })).toEqual([
      'refused: dungeoneers/cannot-cross',
    ]);
    expect(transcript(rules, fight, { ...moveAcross, targets: ['enemy', 'other'] })).toEqual([
      'refused: dungeoneers/no-closer',
    ]);
  });

  test('it leaves the threat range of the other, which may strike', () => {
    const alert = between(
      { freya, enemy: { ...enemy, size: 'Medium', reaction: 1 }, other: enemy },
      { positions: { 'freya|other': 'at reach' } },
    );
    expect(transcript(rules, alert, moveAcross, d(4, 1), d(4, 4), d(4, 4)).join()).toContain('enemy → freya, attack');
  });

  test('an auto-reaction keeps the facing, or it is asked each time', () => {
    const turning = (answer?: string) =>
      between({
        freya: {
          ...freya,
          own: { faces: 'other' },
          ...(answer !== undefined && { standingOrders: { turning: answer } }),
        },
        enemy,
        other: enemy,
      });
    expect(facedCreature(next(rules, turning(), attack, ...MISS_DICE), 'freya')).toBe('enemy');
    expect(facedCreature(next(rules, turning('stay'), attack, ...MISS_DICE), 'freya')).toBe('other');
    expect(transcript(rules, turning('ask'), attack).at(-1)).toBe('asked: freya, turning');
  });
});

describe('readied defense', () => {
  const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
  const ready = (tool: string) => ({ action: 'ready', actor: 'freya', targets: ['enemy'], tool, manner: 'before' });
  const firstReadied = { ...freya, standingOrders: { 'readied act': 'first' } };

  test('Defend, right before a turn', () => {
    const afterReady = next(rules, between({ freya: firstReadied, enemy }), ready('defend'));
    const turn = next(rules, afterReady, end('freya'));
    expect([conditionsOf(turn, 'freya'), value(turn, 'freya', 'reaction points')]).toEqual([['Defensive'], 0]);
  });

  test('Disengage, which is the escape while Grappled', () => {
    const afterReady = next(rules, between({ freya: firstReadied, enemy }), ready('disengage'));
    expect(conditionsOf(next(rules, afterReady, end('freya')), 'freya')).toEqual(['Disengaged']);
    const grappledFight = between({
      freya: { ...firstReadied, conditions: [newCondition('Grappled', { source: 'enemy' })] },
      enemy: { ...enemy, conditions: [newCondition('Grappling', { source: 'freya' })] },
    });
    const afterEscape = next(
      rules,
      next(rules, grappledFight, ready('disengage')),
      end('freya'),
      d(4, 4),
      d(4, 4),
      d(4, 1),
    );
    expect([conditionsOf(afterEscape, 'freya'), conditionsOf(afterEscape, 'enemy')]).toEqual([[], []]);
  });

  test('a readied Sprint would be lost, so it can’t be readied', () => {
    expect(transcript(rules, between({ freya: firstReadied, enemy }), ready('sprint'))).toEqual(['refused: no-such']);
  });

  test('its owner is asked whether to use it, and the GM may remove it', () => {
    const afterReady = next(rules, between({ freya, enemy }), ready('defend'));
    expect(transcript(rules, afterReady, end('freya')).at(-1)).toBe('asked: freya, readied act');
    expect(conditionsOf(afterReady, 'freya')).toEqual(['Readied']);
    const afterRemoval = next(rules, afterReady, (resolution) =>
      removeCondition(resolution, rules, 'freya', 'Readied'),
    );
    expect([creatureOf(afterRemoval, 'freya').own, conditionsOf(afterRemoval, 'freya')]).toEqual([{}, []]);
  });

  test('once the fight is decided no one is asked anymore', () => {
    const after = between({ freya, suori: { as: 'Suori' }, enemy: { ...enemy, vitality: 'dead' } });
    const waitingCreature = (id: string): Creature => ({
      ...creatureOf(after, id),
      own: { readied: { act: 'attack', moment: 'after', turn: 'freya', amount: 0 } },
    });
    const fight = {
      ...after,
      combatants: after.combatants.map((each) => (each.id === 'suori' ? waitingCreature('suori') : each)),
    };
    expect(transcript(rules, fight, end('freya')).join()).not.toContain('asked');
  });
});

test('an initiative that the GM changes counts from the next order on', () => {
  const fight = between({ freya: { ...freya, initiative: 5 }, enemy: { ...enemy, initiative: 3 } });
  const sheet = { ...creatureOf(fight, 'enemy').sheet, initiative: 9 };
  const result = carryOut(rules, fight, { type: 'change-sheet', subject: 'enemy', sheet }, seededDice(1));
  if (!result.ok) throw new Error('refused');
  expect(result.value.after.turnOrder).toEqual([['freya'], ['enemy']]);
  const end = (now: Fight, id: string) => next(rules, now, (resolution) => endTurn(resolution, rules, id));
  const round2 = end(end(result.value.after, 'freya'), 'enemy');
  expect([round2.round, round2.turnOrder]).toEqual([2, [['enemy'], ['freya']]]);
});

test('a rest ends what lasts until a turn', () => {
  const afterCombat = between({ freya }, { phase: 'aftermath', turn: -1 });
  const afterGuard = next(rules, afterCombat, (resolution) =>
    rules.afflict(resolution, 'freya', { condition: 'Defensive' }),
  );
  expect(conditionsOf(next(rules, afterGuard, { action: 'rest', actor: 'freya', manner: 'short' }), 'freya')).toEqual(
    [],
  );
});
