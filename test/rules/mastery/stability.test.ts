import { describe, expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { stabilityDC } from '../../../src/rules/mastery/stability.ts';
import { itemReason } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, type FighterSketch, fighter, fighterOf, stamina } from './fight.ts';

const exhaustedSketch = { stamina: 0, conditions: ['Exhausted', 'Unsteady'] } as const;
const stability = (lines: readonly string[]) => lines.filter((line) => line.includes('stability:'));
/** A fight and an attack by `a` on `b`, with dice for a difference of 4 to 9. */
const hitTo = (a: FighterSketch, b: FighterSketch, ...script: ReturnType<typeof d>[]) =>
  [between({ a, b, c: { side: 'b' } }), attackBy('a', 'b'), ...script] as const;

describe('Stability Roll', () => {
  test('M-053 M-055 M-057 at stamina 0 by damage: 1d20 + Endurance modifier, against 10 with equal modifiers', () => {
    const [fight, intent] = hitTo({}, { stamina: 5 });
    expect(stability(transcript(mastery, fight, intent, d(20, 12), d(20, 8), d(20, 10)))).toEqual([
      'b → a, stability: [10] +2 Endurance −2 Exhausted = 10 vs stability DC (10 − 2 a’s Offense + 2 own Defense) 10: pass',
    ]);
  });

  test('at one point above 0 there is none', () => {
    const [fight, intent] = hitTo({}, { stamina: 7 });
    expect(stability(transcript(mastery, fight, intent, d(20, 12), d(20, 8)))).toEqual([]);
  });

  test('M-054 at 0 by a cost: the attacker’s own, or the defense’s', () => {
    const tiredFight = between({ a: { stamina: 2, conditions: ['Exhausted'] }, b: {}, c: {} });
    expect(stability(transcript(mastery, tiredFight, attackBy('a', 'b'), d(20, 9), d(20, 7), d(20, 10)))).toEqual([
      'a → b, stability: [10] +2 Endurance −2 Exhausted = 10 vs stability DC (10 − 2 b’s Offense + 2 own Defense) 10: pass',
    ]);
    const weakFight = between({ a: {}, b: { stamina: 1, conditions: ['Exhausted'] }, c: {} });
    expect(stability(transcript(mastery, weakFight, attackBy('a', 'b'), d(20, 5), d(20, 9), d(20, 10)))).toHaveLength(
      1,
    );
  });

  test.each([
    ['Adept', 'Adept', 10],
    ['Master', 'Adept', 6],
    ['Adept', 'Master', 14],
    ['Novice', 'Master', 16],
    ['Master', 'Novice', 4],
  ] as const)('M-056 M-057 opponent’s Offense %s, own Defense %s: DC %i', (offense, defense, dc) => {
    expect(stabilityDC(fighter('b', { defense }), fighter('a', { offense })).value).toBe(dc);
  });

  test('with no opponent the difference is 0', () => {
    expect(stabilityDC(fighter('b', { defense: 'Master' }), undefined).value).toBe(10);
  });

  test.each([
    [9, 'fail'],
    [10, 'pass'],
    [11, 'pass'],
  ] as const)('M-058 a total of %i against 10: %s', (total, degree) => {
    const [fight, intent] = hitTo({}, { stamina: 5 });
    expect(stability(transcript(mastery, fight, intent, d(20, 12), d(20, 8), d(20, total)))[0]).toContain(
      `= ${total} vs stability DC (10 − 2 a’s Offense + 2 own Defense) 10: ${degree}`,
    );
  });

  test('M-062 a fighter at 0 rolls again when damage or a cost would take more', () => {
    const exhaustedFight = between({ a: {}, b: exhaustedSketch, c: { side: 'b' } });
    expect(
      stability(transcript(mastery, exhaustedFight, attackBy('a', 'b'), d(20, 12), d(20, 5), d(20, 15))),
    ).toHaveLength(1);
    // A blocked attack does no damage, but the block costs 1 stamina, and that requires a Stability Roll.
    expect(
      stability(transcript(mastery, exhaustedFight, attackBy('a', 'b'), d(20, 5), d(20, 12), d(20, 15))),
    ).toHaveLength(1);
    // The cost of an action by `b` also requires a Stability Roll.
    const acts = between({ b: exhaustedSketch, a: {} });
    expect(stability(transcript(mastery, acts, attackBy('b', 'a'), d(20, 9), d(20, 9), d(20, 15)))).toHaveLength(1);
  });

  test('a defense that cost 0 causes none', () => {
    const freeDodgeFight = between({ a: {}, b: { ...exhaustedSketch, speed: 'Advanced' } });
    expect(stability(transcript(mastery, freeDodgeFight, attackBy('a', 'b'), d(20, 5), d(20, 12)))).toEqual([]);
  });

  test('one roll per fighter and exchange, however many causes there are', () => {
    const [fight, intent] = hitTo({}, exhaustedSketch);
    expect(stability(transcript(mastery, fight, intent, d(20, 15), d(20, 5), d(20, 20)))).toHaveLength(1);
  });

  test('both at 0: the defender rolls first', () => {
    const bothSpentFight = between({ a: { stamina: 2 }, b: { stamina: 3 }, c: {} });
    const lines = stability(
      transcript(mastery, bothSpentFight, attackBy('a', 'b'), d(20, 12), d(20, 8), d(20, 15), d(20, 16)),
    );
    expect(lines.map((line) => line.slice(0, 5))).toEqual(['b → a', 'a → b']);
  });

  test('no advantage counts for it', () => {
    const advantagedFight = between({ a: {}, b: { stamina: 1, conditions: ['Advantage', 'Exhausted'] }, c: {} });
    expect(
      stability(transcript(mastery, advantagedFight, attackBy('a', 'b'), d(20, 9), d(20, 11), d(20, 15)))[0],
    ).toContain('[15]');
  });
});

describe('Outcomes', () => {
  const [fight, intent] = hitTo({}, { stamina: 5 });

  test('M-059 M-060 passed: it is at 0 and loses its next action', () => {
    const lines = transcript(mastery, fight, intent, d(20, 12), d(20, 8), d(20, 15));
    expect(lines).toContain('b is skipped (Recovering)');
    const afterPass = comesTo(mastery, fight, intent, d(20, 12), d(20, 8), d(20, 15));
    expect(fighterOf(afterPass, 'b').vitality).toBe('up');
    expect(stamina(afterPass, 'b')).toBe(0);
    // `b`'s turn was over before it began. It's now `c`'s turn, and `b` can act in the next round.
    expect(afterPass.turnOrder[afterPass.turn]).toEqual(['c']);
    expect(conditionNames(afterPass, 'b')).toEqual(['Exhausted', 'Unsteady']);
    const afterRound = comesTo(mastery, comesTo(mastery, afterPass, { action: 'defend', actor: 'c' }), {
      action: 'defend',
      actor: 'a',
    });
    expect(afterRound.turnOrder[afterRound.turn]).toEqual(['b']);
  });

  test('if passed on its own turn, the next turn is the one that is lost', () => {
    const tiredFight = between({ a: { stamina: 2 }, b: {} });
    const after = comesTo(mastery, tiredFight, attackBy('a', 'b'), d(20, 9), d(20, 7), d(20, 15));
    expect(after.turnOrder[after.turn]).toEqual(['b']);
    expect(conditionNames(after, 'a')).toContain('Recovering');
    const lines = transcript(mastery, after, { action: 'defend', actor: 'b' });
    expect(lines).toContain('a is skipped (Recovering)');
    expect(lines).toContain('a loses Recovering (time’s up)');
    expect(lines.at(-1)).toBe('b regained action 0 → 1 (start of turn)');
  });

  test('passing again before that turn loses no second one', () => {
    const crowd = between({ a: {}, c: {}, b: { stamina: 5 } });
    const afterFirst = comesTo(mastery, crowd, attackBy('a', 'b'), d(20, 12), d(20, 8), d(20, 15));
    const afterSecond = comesTo(mastery, afterFirst, attackBy('c', 'b'), d(20, 12), d(20, 8), d(20, 15));
    // `b`'s turn came next but was skipped, so it's now `a`'s turn.
    expect(afterSecond.turnOrder[afterSecond.turn]).toEqual(['a']);
    expect(conditionNames(afterSecond, 'b')).toEqual(['Exhausted', 'Unsteady']);
  });

  test('in the lost turn it still defends', () => {
    const crowd = between({ a: {}, b: { stamina: 0, conditions: ['Exhausted', 'Unsteady', 'Recovering'] }, c: {} });
    expect(transcript(mastery, crowd, attackBy('a', 'b'), d(20, 9), d(20, 12), d(20, 15)).join()).toContain('blocked');
  });

  test('M-061 failed: it collapses and is out of combat', () => {
    const lines = transcript(mastery, fight, intent, d(20, 12), d(20, 8), d(20, 2));
    expect(lines).toContain('b fell: collapsed');
    const afterFail = comesTo(mastery, fight, intent, d(20, 12), d(20, 8), d(20, 2));
    expect(fighterOf(afterFail, 'b').vitality).toBe('down');
    expect(conditionNames(afterFail, 'b')).toEqual(['Exhausted']);
    expect(afterFail.turnOrder[afterFail.turn]).toEqual(['c']);
    expect(transcript(mastery, afterFail, { action: 'attack', actor: 'b', targets: ['a'] })).toEqual([
      'refused: out-of-the-fight',
    ]);
  });

  test('a GM who takes the last stamina causes the roll, with no opponent', () => {
    const lines = transcript(
      mastery,
      between({ a: {}, b: { stamina: 5 } }),
      (resolution) =>
        resolution.record({
          type: 'harmed',
          target: 'b',
          from: itemReason('a fall'),
          kinds: [],
          resource: 'stamina',
          steps: [],
          amount: 5,
          before: 5,
          after: 0,
          max: 90,
        }),
      d(20, 10),
    );
    expect(stability(lines)).toEqual(['b, stability: [10] +2 Endurance −2 Exhausted = 10 vs stability DC 10: pass']);
  });
});
