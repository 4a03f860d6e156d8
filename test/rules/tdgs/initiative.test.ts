// TDGS › 6 Action Economy › Initiative, The Instant Phase
import { describe, expect, test } from 'vitest';
import { Resolution } from '../../../src/rules/core/resolution.ts';
import { beginFighting, stopRounds } from '../../../src/rules/core/turns.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { d, scriptedDice } from '../core/scripted-dice.ts';
import { ability, armors, spells } from './content.ts';
import {
  addCondition,
  answerTo,
  attackBy,
  between,
  conditionFor,
  endOfTurn,
  type FighterSketch,
  fighter,
  hasCondition,
  intentOf,
  lines,
  newRound,
  next,
  vitalityOf,
} from './fight.ts';

const gatheringOf = (who: Readonly<Record<string, FighterSketch>>) =>
  between(who, { phase: 'gathering', round: 0, turnOrder: [], turn: -1, own: { ties: [] } });
const beginRound = (resolution: Parameters<typeof newRound>[0]) => beginFighting(resolution, tdgs);
const orderText = (fight: ReturnType<typeof between>) => fight.turnOrder.flat().join(', ');

describe('Initiative', () => {
  test('higher REF acts first, then higher LUK; nothing is rolled', () => {
    const fight = gatheringOf({
      goblin: { REF: 11 },
      kira: { REF: 12 },
      ana: { REF: 11, LUK: 1 },
      wolf: { REF: 10, LUK: 9 },
    });
    expect(orderText(next(fight, beginRound))).toBe('kira, ana, goblin, wolf');
  });
  test('four goblins tied: 2, 1, 2, 1, then 1, 2, then 2, 1 act C, A, B, D', () => {
    const fight = gatheringOf({ 'goblin-a': {}, 'goblin-b': {}, 'goblin-c': {}, 'goblin-d': {}, kira: { REF: 20 } });
    const flips = [2, 1, 2, 1, 1, 2, 2, 1].map((face) => d(2, face));
    const after = next(fight, beginRound, ...flips);
    expect(orderText(after)).toBe('kira, goblin-c, goblin-a, goblin-b, goblin-d');
    expect(orderText(next({ ...after, turn: 4 }, endOfTurn('goblin-d')))).toBe(orderText(after));
  });
  test('each placing has all its flips', () => {
    const fight = gatheringOf({ ana: {}, goblin: {}, wolf: {} });
    const resolution = new Resolution(fight, scriptedDice([2, 1, 2, 1, 2].map((face) => d(2, face))));
    tdgs.initiative(resolution);
    const flips = resolution.events.flatMap((event) =>
      event.type === 'turn-order-set' ? event.reasons.map(({ roll }) => roll?.dice.map(({ face }) => face)) : [],
    );
    expect(orderText(resolution.encounter)).toBe('wolf, ana, goblin');
    expect(flips).toEqual([[2, 2], [2, 1], [1]]);
  });
  test('a tie is flipped again until it is resolved', () => {
    expect(
      orderText(
        next(gatheringOf({ ana: {}, goblin: {} }), beginRound, d(2, 1), d(2, 1), d(2, 2), d(2, 2), d(2, 1), d(2, 2)),
      ),
    ).toBe('goblin, ana');
  });
  test('evasion, Prone, full defense and a REF set to 0 change no place; other conditions do (ruling)', () => {
    const stays = {
      REF: 11,
      armor: [armors.fullPlate],
      conditions: [conditionFor('Prone'), conditionFor('Full Defense'), conditionFor('Stunned')],
    };
    expect(orderText(next(gatheringOf({ kira: stays, goblin: { REF: 10 } }), beginRound))).toBe('kira, goblin');
    expect(
      orderText(
        next(gatheringOf({ kira: { REF: 11, conditions: [conditionFor('Slowed')] }, goblin: { REF: 10 } }), beginRound),
      ),
    ).toBe('goblin, kira');
  });
  test('the order is made again at the start of a round if a REF changed, not within it', () => {
    const fight = next(between({ kira: { REF: 11 }, goblin: { REF: 10 } }), addCondition('kira', 'Slowed'));
    expect(orderText(fight)).toBe('kira, goblin');
    expect(orderText(next(next(fight, endOfTurn('kira')), endOfTurn('goblin')))).toBe('goblin, kira');
  });
  test('a newcomer is placed at once, behind those it ties with, and acts if its place is still to come', () => {
    const fight = { ...between({ kira: { REF: 12 }, goblin: { REF: 10 }, wolf: { REF: 8 } }), turn: 1 };
    const join = (who: FighterSketch) =>
      next(fight, (resolution) => {
        resolution.record({ type: 'joined', combatant: fighter('ana', who) });
        tdgs.enter(resolution, 'ana');
      });
    expect([orderText(join({ REF: 10 })), join({ REF: 10 }).turn]).toEqual(['kira, goblin, ana, wolf', 1]);
    expect([orderText(join({ REF: 20 })), join({ REF: 20 }).turn]).toEqual(['ana, kira, goblin, wolf', 2]);
    expect(orderText(join({ REF: 1 }))).toBe('kira, goblin, wolf, ana');
  });
  test('the dead leave the order at the next round and have no turn before it', () => {
    const fight = between({ kira: {}, goblin: { vitality: 'dead', hp: 0 }, wolf: {} });
    const after = next(fight, endOfTurn('kira'));
    expect(after.turn).toBe(2);
    expect(orderText(next(after, endOfTurn('wolf')))).toBe('kira, wolf');
  });
  test('a creature that regenerates by nature does so from the start', () => {
    const troll = tdgs.archetypes.find(({ name }) => name === 'Troll')!.sheet;
    expect(hasCondition(next(gatheringOf({ kira: { REF: 20 }, troll }), beginRound), 'troll', 'Regenerating')).toBe(
      true,
    );
  });
});

describe('when the fight is decided', () => {
  const unconscious = conditionFor('Unconscious', { facts: { knockout: true } });
  const fight = gatheringOf({ kira: {}, goblin: { hp: 2, conditions: [unconscious] } });
  test('the GM may go on: the rounds run until the GM stops them, and the fallen can be finished', () => {
    const decidedFight = { ...fight, phase: 'aftermath' as const };
    const goesOnFight = next(decidedFight, beginRound, d(2, 2), d(2, 1));
    expect([goesOnFight.phase, goesOnFight.own.goesOn]).toEqual(['fighting', true]);
    const afterDeath = next(goesOnFight, attackBy('kira', 'goblin'), d(20, 10));
    expect([afterDeath.phase, vitalityOf(afterDeath, 'goblin')]).toEqual(['fighting', 'dead']);
    const afterStop = next(afterDeath, (resolution) => stopRounds(resolution, tdgs));
    expect(afterStop.phase).toBe('aftermath');
  });
  test('rounds begun while both sides are up stop when one is left, as always', () => {
    const startedFight = next(gatheringOf({ kira: { REF: 12, STR: 40 }, goblin: {} }), beginRound);
    expect(startedFight.own.goesOn).toBeUndefined();
    expect(next(startedFight, attackBy('kira', 'goblin'), d(20, 10)).phase).toBe('fighting');
    const weakFight = {
      ...startedFight,
      combatants: startedFight.combatants.map((who) => ({
        ...who,
        resources: { ...who.resources, hp: { value: 1, max: 50 } },
      })),
    };
    expect(next(weakFight, attackBy('kira', 'goblin'), d(20, 10)).phase).toBe('aftermath');
  });
});

test('a combatant who leaves the encounter is no longer in a tie', () => {
  const fight = between({ ana: {}, kira: {}, goblin: {} });
  expect(fight.own.ties).toEqual([['ana', 'kira', 'goblin']]);
  expect(next(fight, (resolution) => tdgs.leave?.(resolution, 'kira')).own.ties).toEqual([['ana', 'goblin']]);
});

describe('The Instant Phase', () => {
  const shout = (name: string, ref?: number) =>
    ability({
      name,
      kind: 'skill',
      timing: 'instant',
      helpful: true,
      ...(ref !== undefined && { ref }),
      inflicts: [{ condition: 'Strengthened', rounds: 1, onCritical: false }],
    });
  const threeFighters = between({
    fighter: { abilities: [shout('Battle Cry', 8)] },
    rogue: { abilities: [shout('Quick Draw', 12)] },
    wizard: { abilities: [shout('Premonition', 5)] },
    goblin: {},
  });
  const declare = (fight: typeof threeFighters, ...who: string[]) =>
    who.reduce((state, id) => next(state, intentOf('instant', id)), fight);
  test('Battle Cry (8), Quick Draw (12), Premonition (5) resolve 12, 8, 5, before any turn', () => {
    const afterDeclaring = declare(threeFighters, 'fighter', 'rogue', 'wizard');
    expect(lines(afterDeclaring, newRound).filter((line) => line.includes('gains Strengthened'))).toEqual([
      'rogue gains Strengthened',
      'fighter gains Strengthened',
      'wizard gains Strengthened',
    ]);
    expect(hasCondition(next(afterDeclaring, newRound), 'rogue', 'Strengthened')).toBe(true);
  });
  test('a tie is decided by the declarer’s LUK, then a d2; an Instant without its own REF has the declarer’s', () => {
    const tiedFight = between({
      ana: { abilities: [shout('One', 8)] },
      kira: { LUK: 1, REF: 8, abilities: [shout('Two')] },
      rogue: { abilities: [shout('Three', 8)] },
      goblin: {},
    });
    const firedLines = lines(declare(tiedFight, 'ana', 'kira', 'rogue'), newRound, d(2, 1), d(2, 2)).filter((line) =>
      line.includes('gains Strengthened'),
    );
    expect(firedLines.map((line) => line.split(' ')[0])).toEqual(['kira', 'rogue', 'ana']);
  });
  test('an Instant without its own REF uses the declarer’s as in the turn order, without evasion', () => {
    const armoredFight = between({
      ana: { REF: 10, armor: [armors.lightLeather], abilities: [shout('One')] },
      kira: { REF: 11, abilities: [shout('Two')] },
      goblin: {},
    });
    const firedLines = lines(declare(armoredFight, 'ana', 'kira'), newRound).filter((line) =>
      line.includes('gains Strengthened'),
    );
    expect(firedLines.map((line) => line.split(' ')[0])).toEqual(['kira', 'ana']);
  });
  test('it resolves against the targets it was declared at', () => {
    const cry = between({ fighter: { abilities: [spells.battleCry] }, rogue: {}, goblin: {} });
    const afterTrigger = next(next(cry, intentOf('instant', 'fighter', { targets: ['fighter', 'rogue'] })), newRound);
    expect(['fighter', 'rogue', 'goblin'].map((id) => hasCondition(afterTrigger, id, 'Strengthened'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(afterTrigger.combatants[0]?.own).toEqual({});
  });
  test('one declared by a combatant stunned since, or at one who is dead, does nothing', () => {
    const afterDeclaring = declare(threeFighters, 'rogue');
    expect(lines(afterDeclaring, addCondition('rogue', 'Stunned', { rounds: 2 }))).toContain(
      'rogue: instant lost: Quick Draw',
    );
    expect(next(afterDeclaring, addCondition('rogue', 'Stunned', { rounds: 2 })).combatants[1]?.own).toEqual({});
    expect(answerTo(declare(threeFighters, 'rogue'), intentOf('instant', 'rogue'))).toBe('tdgs/already');
    expect(answerTo(threeFighters, intentOf('instant', 'goblin'))).toBe('missing');
    expect(spells.battleCry.ref).toBe(8);
  });
});
