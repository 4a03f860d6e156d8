import { describe, expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { restores } from '../../../src/rules/mastery/stamina.ts';
import { after as comesTo, played, transcript } from '../core/transcript.ts';
import { between, borne, gathering, stamina, who } from './fight.ts';

const rest = (how?: string, by = 'a') => ({ action: 'rest', actor: by, ...(how && { manner: how }) });
const camp = (value: number, down = false) =>
  gathering({ a: { stamina: value, ...(down && { down: true as const }) }, b: {} });

describe('rest', () => {
  test.each([
    ['short', 10, 2],
    ['short', 90, 22],
    ['short', 490, 122],
    ['long', 90, 90],
  ] as const)('a %s rest of a maximum of %i restores %i', (how, max, amount) => {
    expect(restores(how, max)).toBe(amount);
  });

  test('a short rest gives 25 % of the maximum back, and no more than there is room for', () => {
    expect(stamina(comesTo(mastery, camp(30), rest('short')), 'a')).toBe(52);
    expect(stamina(comesTo(mastery, camp(80), rest('short')), 'a')).toBe(90);
    expect(stamina(comesTo(mastery, camp(90), rest('short')), 'a')).toBe(90);
  });

  test('a long rest gives all of it', () => {
    expect(stamina(comesTo(mastery, camp(1), rest('long')), 'a')).toBe(90);
  });

  test('a collapsed fighter wakes with a rest, a short one too', () => {
    const woken = comesTo(mastery, camp(0, true), rest('short'));
    expect(who(woken, 'a')).toMatchObject({ vitality: 'up', resources: { stamina: { value: 22 } } });
    expect(borne(woken, 'a')).toEqual(['Exhausted']);
  });

  test('fatigue ends with a rest', () => {
    const tired = gathering({ a: { conditions: ['Fatigued'] }, b: { conditions: ['Fatigued'] } });
    const rested = comesTo(mastery, tired, rest('short'));
    expect([borne(rested, 'a'), borne(rested, 'b')]).toEqual([[], ['Fatigued']]);
  });

  test('it is refused while rounds run, and of a kind there is none of', () => {
    expect(transcript(mastery, between({ a: {}, b: {} }), rest('short'))).toEqual(['refused: rounds-run']);
    expect(transcript(mastery, camp(5), rest())).toEqual(['refused: missing']);
    const typo = played(mastery, camp(5), rest('lnog'));
    expect(typo.ok ? undefined : typo.why).toMatchObject({ type: 'no-such', near: 'long' });
  });
});
