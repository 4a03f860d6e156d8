import { describe, expect, test } from 'vitest';
import { changeSheet } from '../../../src/rules/core/carry-out.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { type Level, type Mastery, SKILLS } from '../../../src/rules/mastery/sheet.ts';
import { isExhausted, maxStaminaOf, restoredStamina } from '../../../src/rules/mastery/stamina.ts';
import { briefs } from '../../../src/text/mastery/glossary.ts';
import { itemReason } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, fighter, fighterOf, gathering, stamina } from './fight.ts';

const setStamina = (id: string, value: number) => (resolution: Resolution<Mastery>) => {
  const { value: before, max } = resolution.combatant(id).resources.stamina!;
  const common = { target: id, from: itemReason('the GM'), resource: 'stamina', before, after: value, max: max! };
  const amount = Math.abs(value - before);
  if (value < before) resolution.record({ type: 'harmed', ...common, amount, kinds: [], steps: [] });
  else resolution.record({ type: 'healed', ...common, amount, steps: [] });
};

describe('Stamina Formula', () => {
  test.each([
    ['M-029', 'Novice', 10],
    ['M-030', 'Competent', 40],
    ['M-031', 'Adept', 90],
    ['M-032', 'Advanced', 160],
    ['M-033', 'Expert', 250],
    ['M-034', 'Elite', 360],
    ['M-035', 'Master', 490],
  ] as const)('%s %s Endurance: %i', (_, endurance, expected) => {
    expect(maxStaminaOf(fighter('a', { endurance }).sheet)).toBe(expected);
    expect(fighter('a', { endurance }).resources.stamina).toEqual({ value: expected, max: expected });
  });

  test('M-036 it comes from Endurance and from no other skill', () => {
    const otherSkillsLow = { offense: 'Novice', defense: 'Novice', speed: 'Novice', tacticalCombat: 'Novice' } as const;
    const otherSkillsHigh = {
      offense: 'Master',
      defense: 'Master',
      speed: 'Master',
      tacticalCombat: 'Master',
    } as const;
    expect(maxStaminaOf(fighter('a', otherSkillsLow).sheet)).toBe(maxStaminaOf(fighter('a', otherSkillsHigh).sheet));
    expect(SKILLS).toContain('Endurance');
  });

  test('a changed Endurance changes the maximum at once: stamina is lowered to it, but not raised', () => {
    const change = (endurance: Level) => (resolution: Resolution<Mastery>) => {
      const { sheet } = resolution.combatant('a');
      const sheets = { before: sheet, after: { ...sheet, endurance } };
      resolution.record({ type: 'sheet-changed', subject: 'a', why: itemReason('test'), ...sheets });
    };
    const bout = between({ a: { stamina: 80 }, b: {} });
    expect(fighterOf(comesTo(mastery, bout, change('Competent')), 'a').resources.stamina).toEqual({
      value: 40,
      max: 40,
    });
    expect(fighterOf(comesTo(mastery, bout, change('Advanced')), 'a').resources.stamina).toEqual({
      value: 80,
      max: 160,
    });
  });
});

describe('Stamina Impact', () => {
  test.each([
    ['M-031 M-037', 'Adept', 22, true],
    ['M-037', 'Adept', 23, false],
    ['M-038', 'Competent', 10, true],
    ['M-038', 'Competent', 11, false],
    ['M-039', 'Novice', 2, true],
    ['M-039', 'Novice', 3, false],
  ] as const)('%s %s Endurance with %i left is exhausted: %s', (_, endurance, left, exhausted) => {
    expect(isExhausted(fighter('a', { endurance, stamina: left }))).toBe(exhausted);
  });

  const tiredSketch = { stamina: 20, conditions: ['Exhausted'] } as const;

  test('M-040 M-041 −2 on attack rolls and on defense rolls', () => {
    expect(
      transcript(mastery, between({ a: tiredSketch, b: tiredSketch }), attackBy('a', 'b'), d(20, 12), d(20, 12)),
    ).toContain('a → b, attack: [12] +2 Offense −2 Exhausted = 12 vs [12] +2 Defense −2 Exhausted = 12: matched');
  });

  test('M-042 −2 on special actions and on stability', () => {
    const push = { action: 'special', actor: 'a', tool: 'Endurance', manner: 'vs 12', amount: 40 };
    expect(transcript(mastery, between({ a: tiredSketch, b: {} }), push, d(20, 12), d(20, 10)).slice(1, 4)).toEqual([
      'a, special with Endurance: [12] +2 Endurance −2 Exhausted = 12 vs difficulty 12: success',
      'a spent stamina 20 → 0 (Endurance)',
      'a, stability: [10] +2 Endurance −2 Exhausted = 10 vs stability DC 10: pass',
    ]);
  });

  test('M-043 movement is slower: told with the condition, but not counted', () => {
    expect(briefs.conditions.Exhausted).toContain('move more slowly (narrative only)');
  });

  test('M-044 it ends when stamina rises above 25%', () => {
    const bout = between({ a: tiredSketch, b: {} });
    expect(conditionNames(comesTo(mastery, bout, setStamina('a', 22)), 'a')).toEqual(['Exhausted']);
    expect(conditionNames(comesTo(mastery, bout, setStamina('a', 23)), 'a')).toEqual([]);
  });

  test('it also comes when the GM changes stamina', () => {
    expect(conditionNames(comesTo(mastery, between({ a: {}, b: {} }), setStamina('a', 22)), 'a')).toEqual([
      'Exhausted',
    ]);
    expect(conditionNames(comesTo(mastery, between({ a: {}, b: {} }), setStamina('a', 23)), 'a')).toEqual([]);
  });

  test('the rolls of an exchange use the exhaustion from before it', () => {
    const brink = between({ a: { stamina: 24 }, b: { stamina: 23 } });
    const afterAttack = comesTo(mastery, brink, attackBy('a', 'b'), d(20, 9), d(20, 9));
    expect([stamina(afterAttack, 'a'), stamina(afterAttack, 'b')]).toEqual([22, 22]);
    expect([conditionNames(afterAttack, 'a'), conditionNames(afterAttack, 'b')]).toEqual([
      ['Exhausted'],
      ['Exhausted'],
    ]);
    expect(transcript(mastery, brink, attackBy('a', 'b'), d(20, 9), d(20, 9)).join()).not.toContain('−2');
  });
});

describe('a sheet that the GM changes during the fight', () => {
  const bout = between({ a: { stamina: 60 }, b: {} });
  const change = (fields: object) => (resolution: Resolution<Mastery>) =>
    changeSheet(resolution, mastery, 'a', { ...resolution.combatant('a').sheet, ...fields });

  test('counts at once, the maximum by Endurance included; lost stamina stays lost', () => {
    const novice = comesTo(mastery, bout, change({ endurance: 'Novice' }));
    expect(fighterOf(novice, 'a').resources.stamina).toEqual({ value: 10, max: 10 });
    const master = comesTo(mastery, novice, change({ endurance: 'Master' }));
    expect(fighterOf(master, 'a').resources.stamina).toEqual({ value: 10, max: 490 });
    expect(conditionNames(master, 'a')).toEqual(['Exhausted']);
  });

  test('counts in the next roll', () => {
    const afterChange = comesTo(mastery, bout, change({ offense: 'Advanced' }));
    expect(transcript(mastery, afterChange, attackBy('a', 'b'), d(20, 9), d(20, 9))[1]).toContain(
      '[9] +3 Offense = 12',
    );
  });

  test('is refused if it is not a valid sheet', () => {
    expect(transcript(mastery, bout, change({ endurance: 'Tireless' }))).toEqual(['refused: sheet-unfit']);
  });
});

const rest = (how?: string, by = 'a') => ({ action: 'rest', actor: by, ...(how && { manner: how }) });
const camp = (value: number, isDown = false) =>
  gathering({ a: { stamina: value, ...(isDown && { down: true as const }) }, b: {} });

describe('rest', () => {
  test.each([
    ['short', 10, 2],
    ['short', 90, 22],
    ['short', 490, 122],
    ['long', 90, 90],
  ] as const)('a %s rest of a maximum of %i restores %i', (how, max, amount) => {
    expect(restoredStamina(how, max)).toBe(amount);
  });

  test('a short rest gives 25% of the maximum back, but not above it', () => {
    expect(stamina(comesTo(mastery, camp(30), rest('short')), 'a')).toBe(52);
    expect(stamina(comesTo(mastery, camp(80), rest('short')), 'a')).toBe(90);
    expect(stamina(comesTo(mastery, camp(90), rest('short')), 'a')).toBe(90);
  });

  test('a long rest gives everything back', () => {
    expect(stamina(comesTo(mastery, camp(1), rest('long')), 'a')).toBe(90);
  });

  test('a collapsed fighter wakes after a rest, even a short one', () => {
    const afterWaking = comesTo(mastery, camp(0, true), rest('short'));
    expect(fighterOf(afterWaking, 'a')).toMatchObject({ vitality: 'up', resources: { stamina: { value: 22 } } });
    expect(conditionNames(afterWaking, 'a')).toEqual(['Exhausted']);
  });

  test('fatigue ends with a rest', () => {
    const fatiguedCamp = gathering({ a: { conditions: ['Fatigued'] }, b: { conditions: ['Fatigued'] } });
    const afterRest = comesTo(mastery, fatiguedCamp, rest('short'));
    expect([conditionNames(afterRest, 'a'), conditionNames(afterRest, 'b')]).toEqual([[], ['Fatigued']]);
  });

  test('it is refused while rounds run, and so is an unknown kind', () => {
    expect(transcript(mastery, between({ a: {}, b: {} }), rest('short'))).toEqual(['refused: rounds-run']);
    expect(transcript(mastery, camp(5), rest())).toEqual(['refused: missing']);
    const typoResult = playScripted(mastery, camp(5), rest('lnog'));
    expect(typoResult.ok ? undefined : typoResult.why).toMatchObject({ type: 'no-such', near: 'long' });
  });
});
