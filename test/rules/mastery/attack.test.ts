import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, gathering, stamina } from './fight.ts';

const bout = between({ a: {}, b: {} });
const refusal = (fight: typeof bout, intent: Intent) => {
  const result = playScripted(mastery, fight, intent);
  return result.ok ? 'played' : result.why;
};

describe('Types of Attacks', () => {
  test.each([
    ['M-063 M-064', 'quick', 88, '[12] +2 Offense = 14'],
    ['M-065 M-066', 'focused', 86, '[12] +2 Offense +2 Focused Attack = 16'],
    ['M-067 M-068', 'powerful', 84, '[12] +2 Offense +4 Powerful Attack = 18'],
  ])('%s a %s attack: what it costs and what it adds', (_, how, left, sum) => {
    expect(stamina(comesTo(mastery, bout, attackBy('a', 'b', how), d(20, 12), d(20, 5)), 'a')).toBe(left);
    expect(transcript(mastery, bout, attackBy('a', 'b', how), d(20, 12), d(20, 5)).join()).toContain(sum);
  });

  test('M-069 with no type declared it is a Quick Attack', () => {
    expect(transcript(mastery, bout, attackBy('a', 'b'), d(20, 12), d(20, 12))).toEqual(
      transcript(mastery, bout, attackBy('a', 'b', 'quick'), d(20, 12), d(20, 12)),
    );
  });

  test('M-070 M-086 the type is declared before any die is rolled', () => {
    const result = playScripted(mastery, bout, attackBy('a', 'b', 'Powerful Attack'), [d(20, 12), d(20, 12)]);
    expect(result.ok && result.value.events[0]).toEqual({
      type: 'declared',
      action: 'attack',
      actor: 'a',
      targets: ['b'],
      manner: 'powerful',
    });
  });

  test.each([
    ['a hit', 12, 5],
    ['a block', 5, 12],
    ['a match', 9, 9],
  ])('M-071 the cost is paid on %s', (_, ownCost, opponentCost) => {
    expect(
      stamina(comesTo(mastery, bout, attackBy('a', 'b', 'focused'), d(20, ownCost), d(20, opponentCost)), 'a'),
    ).toBe(86);
  });

  test('a cost larger than the stamina left takes it to 0, never below', () => {
    const tiredFight = between({ a: { stamina: 3 }, b: {} });
    const afterAttack = comesTo(mastery, tiredFight, attackBy('a', 'b', 'powerful'), d(20, 9), d(20, 9), d(20, 20));
    expect(stamina(afterAttack, 'a')).toBe(0);
  });

  test('a weapon is only for the story: it is recorded and adds nothing', () => {
    const output = { ...attackBy('a', 'b'), tool: 'rusty billhook', words: 'For the mill!' };
    const result = playScripted(mastery, bout, output, [d(20, 12), d(20, 12)]);
    expect(result.ok && result.value.events[0]).toMatchObject({ tool: 'rusty billhook', words: 'For the mill!' });
    expect(transcript(mastery, bout, output, d(20, 12), d(20, 12))).toContain(
      'a → b, attack with rusty billhook: [12] +2 Offense = 14 vs [12] +2 Defense = 14: matched',
    );
  });

  test('range, cover, flank and height are told, but don’t count', () => {
    const situation = { range: 'Far', cover: 'full', flanked: 'surrounded', behind: true, highGround: true };
    expect(transcript(mastery, bout, { ...attackBy('a', 'b'), situation }, d(20, 12), d(20, 12))).toEqual(
      transcript(mastery, bout, attackBy('a', 'b'), d(20, 12), d(20, 12)),
    );
  });
});

describe('what an attack refuses', () => {
  test('oneself', () => expect(refusal(bout, attackBy('a', 'a'))).toEqual({ type: 'not-at-self' }));

  test('the collapsed', () => {
    expect(refusal(between({ a: {}, b: { stamina: 0, down: true }, c: {} }), attackBy('a', 'b'))).toEqual({
      type: 'rule',
      rule: 'mastery/target-collapsed',
      facts: { name: 'b' },
    });
  });

  test('no one at all, or two at once', () => {
    expect(refusal(bout, { action: 'attack', actor: 'a' })).toEqual({ type: 'missing', what: 'target', known: ['b'] });
    expect(refusal(between({ a: {}, b: {}, c: {} }), { action: 'attack', actor: 'a', targets: ['b', 'c'] })).toEqual({
      type: 'too-many',
      what: 'targets',
      most: 1,
    });
  });

  test('an unknown type, with a suggestion', () => {
    expect(refusal(bout, attackBy('a', 'b', 'powerfull'))).toEqual({
      type: 'no-such',
      what: 'attack-type',
      typed: 'powerfull',
      known: ['quick', 'focused', 'powerful'],
      near: 'powerful',
    });
    expect(refusal(bout, attackBy('a', 'b', 'constructor'))).toMatchObject({ type: 'no-such' });
  });

  test('points staked on it: this book has none', () => {
    expect(refusal(bout, { ...attackBy('a', 'b'), amount: 2 })).toMatchObject({ rule: 'mastery/no-stakes' });
  });

  test('another’s turn, and a second action where turns do not end by themselves', () => {
    expect(refusal(bout, attackBy('b', 'a'))).toEqual({ type: 'not-your-turn', name: 'b', turn: ['a'] });
    const manualFight = between({ a: {}, b: {} }, { 'auto-end': false });
    const afterAttack = comesTo(mastery, manualFight, attackBy('a', 'b'), d(20, 9), d(20, 9));
    expect(refusal(afterAttack, attackBy('a', 'b'))).toEqual({
      type: 'rule',
      rule: 'mastery/action-taken',
      facts: { name: 'a' },
    });
  });

  test('allies may be attacked', () => {
    const friends = between({ a: { side: 'us' }, b: { side: 'us' }, c: { side: 'them' } });
    expect(stamina(comesTo(mastery, friends, attackBy('a', 'b'), d(20, 12), d(20, 5)), 'b')).toBe(84);
  });
});

describe('what is offered', () => {
  test('everyone else who is up, enemies first, and the three types', () => {
    const fight = between({ a: { side: 'us' }, friend: { side: 'us' }, enemy: {}, gone: { down: true, stamina: 0 } });
    expect(actionOffers(mastery, fight, 'a').find(({ action }) => action === 'attack')?.offers).toEqual({
      targets: ['enemy', 'friend'],
      manners: ['quick', 'focused', 'powerful'],
    });
    expect(actionOffers(mastery, fight, 'enemy').map(({ action }) => action)).toEqual(['defend']);
    expect(actionOffers(mastery, gathering({ a: {} }), 'a').map(({ action }) => action)).toEqual(['defend', 'rest']);
  });
});
