import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { hitsToWin, outcomeReason, readWinSetting } from '../../../src/rules/mastery/winning.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, fighter, fighterOf } from './fight.ts';

const hitDice = [d(20, 12), d(20, 8)] as const;
const blocked = [d(20, 8), d(20, 12)] as const;

describe('Winning Conditions', () => {
  test('M-077 one side’s last fighter depleted and failing its stability roll ends the fight', () => {
    const lines = transcript(mastery, between({ a: {}, b: { stamina: 5 } }), attackBy('a', 'b'), ...hitDice, d(20, 2));
    expect(lines.slice(-2)).toEqual(['decided: a is the last one standing', 'phase: aftermath']);
  });

  test('M-078 depleted stamina alone, with stability passed, does not', () => {
    const afterAttack = comesTo(
      mastery,
      between({ a: {}, b: { stamina: 5 } }),
      attackBy('a', 'b'),
      ...hitDice,
      d(20, 15),
    );
    expect(afterAttack.phase).toBe('fighting');
    expect(outcomeReason(afterAttack)).toBeUndefined();
  });

  test('a side is in the fight as long as one of its fighters is up', () => {
    const pair = between({ a: {}, b: { side: 'them', stamina: 5 }, c: { side: 'them' } });
    expect(comesTo(mastery, pair, attackBy('a', 'b'), ...hitDice, d(20, 2)).phase).toBe('fighting');
  });

  test('if the last of all sides collapse in one exchange, it is a draw', () => {
    const bothSpentFight = between({ a: { stamina: 2 }, b: { stamina: 5 } });
    expect(transcript(mastery, bothSpentFight, attackBy('a', 'b'), ...hitDice, d(20, 2), d(20, 2)).slice(-2)).toEqual([
      'decided: a draw: no one is standing',
      'phase: aftermath',
    ]);
  });

  test('friends on one side each fight for themselves', () => {
    const friends = between({ a: { side: 'us' }, b: { side: 'us', stamina: 5 } });
    expect(outcomeReason(friends)).toBeUndefined();
    expect(transcript(mastery, friends, attackBy('a', 'b'), ...hitDice, d(20, 2))).toContain(
      'decided: a is the last one standing',
    );
  });

  test('a fighter alone has won nothing', () => expect(outcomeReason(between({ a: {} }))).toBeUndefined());
});

describe('“First to 3 hits”', () => {
  const settings = { win: 'first to 3 hits' };

  test('M-079 the third hit ends the fight, after the exchange is finished', () => {
    const withTwoHits = fighter('a', { own: { hits: 2 } });
    const bout = between({ a: {}, b: {} }, settings);
    const fight = { ...bout, combatants: [withTwoHits, fighter('b')] };
    expect(transcript(mastery, fight, attackBy('a', 'b'), ...hitDice)).toEqual([
      'a spent action 1 → 0 (Quick Attack)',
      'a → b, attack: [12] +2 Offense = 14 vs [8] +2 Defense = 10: solid',
      'b takes 5 solid (Quick Attack): +5 solid damage, difference 4 = 5; stamina 90 → 85',
      'a spent stamina 90 → 88 (Quick Attack)',
      'b spent stamina 85 → 84 (block)',
      'a: hits 2 → 3',
      'decided: a is first to 3 hits',
      'phase: aftermath',
    ]);
    expect(comesTo(mastery, fight, attackBy('a', 'b'), ...blocked).phase).toBe('fighting');
  });

  test('M-080 blocked attacks, and matched ones, do not count', () => {
    const bout = between({ a: {}, b: {} }, settings);
    expect(fighterOf(comesTo(mastery, bout, attackBy('a', 'b'), ...blocked), 'a').own.hits).toBe(0);
    expect(fighterOf(comesTo(mastery, bout, attackBy('a', 'b'), d(20, 9), d(20, 9)), 'a').own.hits).toBe(0);
    expect(fighterOf(comesTo(mastery, bout, attackBy('a', 'b'), ...hitDice), 'a').own.hits).toBe(1);
  });

  test('hits are counted by side', () => {
    const bout = between({ a: { side: 'us' }, b: { side: 'us' }, c: {} }, { win: 'first to 2 hits' });
    const afterFirst = comesTo(mastery, bout, attackBy('a', 'c'), ...hitDice);
    expect(mastery.meters(fighterOf(afterFirst, 'b'), afterFirst)[1]).toEqual({
      called: { id: 'hits of the side' },
      value: 1,
      max: 2,
      bad: 'empty',
      when: 'status',
    });
    const lines = transcript(mastery, afterFirst, attackBy('b', 'c'), ...hitDice);
    expect(lines).toContain('decided: a and b are first to 2 hits');
  });

  test('rounds begin again after it with hits counted anew, but not if no one is left to fight', () => {
    const beginFight = (fight: ReturnType<typeof between>) =>
      carryOut(mastery, { ...fight, phase: 'aftermath' }, { type: 'initiative' }, seededDice(1));
    const wonFight = between({ a: { own: { hits: 3 } }, b: {} }, settings);
    expect(outcomeReason(wonFight)).toBeDefined();
    expect(beginFight(wonFight)).toMatchObject({ ok: true, value: { after: { phase: 'fighting' } } });
    const afterWin = comesTo(
      mastery,
      between({ a: {}, b: { stamina: 5 } }, settings),
      attackBy('a', 'b'),
      ...hitDice,
      d(20, 2),
    );
    expect(beginFight(afterWin)).toMatchObject({
      ok: false,
      why: { type: 'decided-already', how: { id: 'last standing' } },
    });
  });

  test('the last side that is up wins such a fight too', () => {
    const bout = between({ a: {}, b: { stamina: 5 } }, settings);
    expect(transcript(mastery, bout, attackBy('a', 'b'), ...hitDice, d(20, 2))).toContain(
      'decided: a is the last one standing',
    );
  });

  test.each([
    ['first to 3 hits', 'first to 3 hits', 3],
    ['First to 1 hit', 'first to 1 hit', 1],
    [' first to 12 hits ', 'first to 12 hits', 12],
    ['first to three hits', 'first to 3 hits', 3],
    ['First to 3', 'first to 3 hits', 3],
    ['first to one', 'first to 1 hit', 1],
    ['Last Standing', 'last standing', undefined],
  ])('“%s” is kept as “%s”: %s hits', (input, storedWin, hits) => {
    expect(readWinSetting(input)).toBe(storedWin);
    expect(hitsToWin({ win: storedWin })).toBe(hits);
  });

  test.each([
    'first to 0 hits',
    'first to zero hits',
    'first to 1000 hits',
    'first to the hits',
    'first blood',
    'capture the flag',
    '',
  ])('“%s” is no win condition, since nothing would come of it', (input) =>
    expect(readWinSetting(input)).toBeUndefined(),
  );
});
