import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { beginFighting, endScene } from '../../../src/rules/core/turns.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../../src/rules/mastery/sheet.ts';
import { reasonText } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, type FighterSketch, fighter, fighterOf, gathering, stamina } from './fight.ts';

const beginFight = (resolution: Resolution<Mastery>) => beginFighting(resolution, mastery);
const orderAfter = (sketches: Record<string, FighterSketch>, ...script: ReturnType<typeof d>[]) =>
  comesTo(mastery, gathering(sketches), beginFight, ...script).turnOrder.flat();
const joins =
  (id: string, sketch: FighterSketch = {}) =>
  (resolution: Resolution<Mastery>) => {
    resolution.record({ type: 'joined', combatant: fighter(id, sketch) });
    mastery.enter(resolution, id);
  };

describe('Roll Initiative', () => {
  test('M-081 M-082 each rolls 1d20 with no modifier; highest first', () => {
    const output = { a: { speed: 'Master', tacticalCombat: 'Master' }, b: {}, c: {} } as const;
    expect(orderAfter(output, d(20, 7), d(20, 18), d(20, 11))).toEqual(['b', 'c', 'a']);
    const result = playScripted(mastery, gathering(output), beginFight, [d(20, 7), d(20, 18), d(20, 11)]);
    const orderEvent = result.ok ? result.value.events.find((event) => event.type === 'turn-order-set') : undefined;
    expect(orderEvent).toMatchObject({
      reasons: [
        { subject: 'b', score: 18, why: { id: 'initiative roll' }, roll: { modifiers: [], total: 18 } },
        { subject: 'c', score: 11 },
        { subject: 'a', score: 7 },
      ],
    });
  });

  test('M-083 ties go to the higher Speed, then to the higher Tactical Combat', () => {
    expect(orderAfter({ a: {}, b: { speed: 'Advanced' } }, d(20, 9), d(20, 9))).toEqual(['b', 'a']);
    expect(orderAfter({ a: { tacticalCombat: 'Master' }, b: { speed: 'Advanced' } }, d(20, 9), d(20, 9))).toEqual([
      'b',
      'a',
    ]);
    expect(orderAfter({ a: {}, b: { tacticalCombat: 'Advanced' } }, d(20, 9), d(20, 9))).toEqual(['b', 'a']);
    expect(orderAfter({ a: { speed: 'Novice' }, b: { speed: 'Master' } }, d(20, 10), d(20, 9))).toEqual(['a', 'b']);
  });

  test('M-084 equal mastery: another d20 among the tied alone, until it is settled', () => {
    const output = { a: {}, b: {}, c: {} };
    expect(orderAfter(output, d(20, 9), d(20, 9), d(20, 15), d(20, 3), d(20, 12))).toEqual(['c', 'b', 'a']);
    expect(orderAfter(output, d(20, 9), d(20, 9), d(20, 1), d(20, 8), d(20, 8), d(20, 2), d(20, 1))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(orderAfter(output, d(20, 9), d(20, 9), d(20, 9), d(20, 4), d(20, 17), d(20, 4), d(20, 1), d(20, 2))).toEqual(
      ['b', 'c', 'a'],
    );
  });

  test('dice that never differ leave the tied in the order they joined', () => {
    const result = carryOut(mastery, gathering({ a: {}, b: {}, c: {} }), { type: 'initiative' }, { roll: () => 1 });
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    expect(result.value.after.turnOrder.flat()).toEqual(['a', 'b', 'c']);
    expect(result.value.thrown).toHaveLength(3 + 300);
  });

  test('what broke a tie is told, with everyone’s level', () => {
    const orderReasons = (sketches: Record<string, FighterSketch>, ...script: ReturnType<typeof d>[]) => {
      const result = playScripted(mastery, gathering(sketches), beginFight, script);
      const orderEvent = result.ok ? result.value.events.find((event) => event.type === 'turn-order-set') : undefined;
      return (
        orderEvent?.type === 'turn-order-set' &&
        orderEvent.reasons.map((reason) => reasonText(reason.why, 'mastery', { dice: 'd20 9' }))
      );
    };
    expect(orderReasons({ a: {}, b: { speed: 'Elite' } }, d(20, 9), d(20, 9))).toEqual([
      'd20 9, tie settled by Speed (Elite)',
      'd20 9, tie settled by Speed (Adept)',
    ]);
    expect(orderReasons({ a: {}, b: { tacticalCombat: 'Elite' } }, d(20, 9), d(20, 9))).toEqual([
      'd20 9, tie settled by Tactical Combat (Elite)',
      'd20 9, tie settled by Tactical Combat (Adept)',
    ]);
    expect(orderReasons({ a: {}, b: {} }, d(20, 9), d(20, 9), d(20, 4), d(20, 4), d(20, 3), d(20, 5))).toEqual([
      'd20 9, tiebreaker d20: 4, 5',
      'd20 9, tiebreaker d20: 4, 3',
    ]);
  });

  test('exhaustion does not affect it', () => {
    const output = { a: { stamina: 5, conditions: ['Exhausted'] }, b: {} } as const;
    expect(orderAfter(output, d(20, 10), d(20, 9))).toEqual(['a', 'b']);
  });

  test('M-085 stamina is computed by the formula when a fighter first joins; later it is what is left', () => {
    expect(mastery.resources(fighter('a', { endurance: 'Elite' }).sheet, {}).stamina).toEqual({ value: 360, max: 360 });
    const startedFight = comesTo(mastery, gathering({ a: { stamina: 30 }, b: {} }), beginFight, d(20, 10), d(20, 9));
    expect([stamina(startedFight, 'a'), stamina(startedFight, 'b')]).toEqual([30, 90]);
  });

  test('it is rolled once for the scene: rounds that begin again keep the order, newcomers roll', () => {
    const startedFight = comesTo(mastery, gathering({ a: {}, b: {} }), beginFight, d(20, 5), d(20, 15));
    const afterStop = comesTo(mastery, startedFight, (resolution) =>
      resolution.record({ type: 'phase-begun', before: 'fighting', phase: 'aftermath' }),
    );
    const afterJoining = comesTo(mastery, afterStop, (resolution) =>
      resolution.record({ type: 'joined', combatant: fighter('c') }),
    );
    expect(comesTo(mastery, afterJoining, beginFight, d(20, 9)).turnOrder.flat()).toEqual(['b', 'c', 'a']);
  });

  test('hits are counted anew when rounds begin again; the ended encounter still shows the last ones', () => {
    const startedFight = comesTo(mastery, gathering({ a: {}, b: {} }), beginFight, d(20, 15), d(20, 5));
    const afterAttack = comesTo(mastery, startedFight, attackBy('a', 'b'), d(20, 12), d(20, 8));
    const afterEnd = comesTo(mastery, afterAttack, (resolution) => endScene(resolution, mastery));
    expect(fighterOf(afterAttack, 'a').own).toEqual({ initiative: 15, hits: 1 });
    expect(fighterOf(afterEnd, 'a').own).toEqual({ initiative: 15, hits: 1 });
    expect(stamina(afterEnd, 'a')).toBe(88);
    const afterStop = comesTo(mastery, afterAttack, (resolution) =>
      resolution.record({ type: 'phase-begun', before: 'fighting', phase: 'aftermath' }),
    );
    expect(fighterOf(comesTo(mastery, afterStop, beginFight), 'a').own).toEqual({ initiative: 15, hits: 0 });
  });
});

describe('a newcomer', () => {
  // Initiative: `a` 15, `b` 10, `c` 5. It is the turn of `b`.
  const startedFight = comesTo(mastery, gathering({ a: {}, b: {}, c: {} }), beginFight, d(20, 15), d(20, 10), d(20, 5));
  const fight = comesTo(mastery, startedFight, { action: 'defend', actor: 'a' });

  test('acts in this pass if its place is still to come', () => {
    const afterJoining = comesTo(mastery, fight, joins('n'), d(20, 7));
    expect(afterJoining.turnOrder.flat()).toEqual(['a', 'b', 'n', 'c']);
    expect(afterJoining.turnOrder[afterJoining.turn]).toEqual(['b']);
    const afterDefending = comesTo(mastery, afterJoining, { action: 'defend', actor: 'b' });
    expect(afterDefending.turnOrder[afterDefending.turn]).toEqual(['n']);
  });

  test('waits for the next pass if its place is past, and changes no one’s turn', () => {
    for (const face of [18, 12]) {
      const afterJoining = comesTo(mastery, fight, joins('n'), d(20, face));
      expect(afterJoining.turnOrder[afterJoining.turn]).toEqual(['b']);
      const afterDefending = comesTo(mastery, afterJoining, { action: 'defend', actor: 'b' });
      expect(afterDefending.turnOrder[afterDefending.turn]).toEqual(['c']);
    }
  });

  test('settles a tie with the fighter it ties with', () => {
    expect(comesTo(mastery, fight, joins('n', { speed: 'Elite' }), d(20, 5)).turnOrder.flat()).toEqual([
      'a',
      'b',
      'n',
      'c',
    ]);
    expect(comesTo(mastery, fight, joins('n', { speed: 'Novice' }), d(20, 5)).turnOrder.flat()).toEqual([
      'a',
      'b',
      'c',
      'n',
    ]);
    expect(comesTo(mastery, fight, joins('n'), d(20, 5), d(20, 19), d(20, 3)).turnOrder.flat()).toEqual([
      'a',
      'b',
      'n',
      'c',
    ]);
  });

  test('is placed correctly among the places of those who have left', () => {
    const removeResult = carryOut(mastery, fight, { type: 'remove', subject: 'a' }, seededDice(1));
    if (!removeResult.ok || removeResult.value.type !== 'done') throw new Error('not removed');
    const afterJoining = comesTo(mastery, removeResult.value.after, joins('n'), d(20, 7));
    expect(afterJoining.turnOrder.flat()).toEqual(['b', 'n', 'c']);
    expect(afterJoining.turnOrder[afterJoining.turn]).toEqual(['b']);
  });

  test('brings neither hits nor a place along', () => {
    const lastScore = { initiative: 15, hits: 2 };
    expect(mastery.own.combatant(fighter('n').sheet, {}, lastScore)).toEqual({ hits: 0 });
  });

  test('does not roll twice', () => {
    const lines = transcript(mastery, between({ a: {}, b: {} }), (resolution) => mastery.enter(resolution, 'a'));
    expect(lines).toEqual([]);
  });
});
