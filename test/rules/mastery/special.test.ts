import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { between, conditionNames, fighterOf, stamina } from './fight.ts';

const mage = { specials: { 'Fire Magic': 'Advanced', Stealth: 'Adept' } } as const;
const duel = between({ a: mage, b: {} });
const specialIntent = (how: string, more: Partial<Intent> = {}): Intent => ({
  action: 'special',
  actor: 'a',
  targets: ['b'],
  tool: 'Fire Magic',
  manner: how,
  amount: 6,
  ...more,
});
const { targets: _, ...withoutTarget } = specialIntent('vs 12');
const refusalOf = (intent: Intent, fight = duel) => {
  const result = playScripted(mastery, fight, intent);
  return result.ok ? 'played' : result.why;
};

describe('Special Actions against a number', () => {
  test('M-088 M-090 M-093 a spell: d20 + the named skill against the GM’s number, at the declared cost', () => {
    expect(transcript(mastery, duel, withoutTarget, d(20, 9)).slice(0, 3)).toEqual([
      'a spent action 1 → 0 (Fire Magic)',
      'a, special with Fire Magic: [9] +3 Fire Magic = 12 vs difficulty 12: success',
      'a spent stamina 90 → 84 (Fire Magic)',
    ]);
  });

  test.each([
    [8, 'failure'],
    [9, 'success'],
    [10, 'success'],
  ])('a number is met by the number or more: %i + 3 against 12 is a %s', (face, degree) => {
    expect(transcript(mastery, duel, withoutTarget, d(20, face))[1]).toContain(degree);
  });

  test('M-089 an ability, or a move of one’s own: any skill, at any cost, even 0', () => {
    const swings = {
      ...withoutTarget,
      tool: 'Acrobatics',
      manner: '10',
      amount: 0,
      words: 'I swing over on the chandelier',
    };
    const result = playScripted(mastery, duel, swings, [d(20, 10)]);
    expect(result.ok && result.value.events[0]).toEqual({
      type: 'declared',
      action: 'special',
      actor: 'a',
      tool: 'Acrobatics',
      manner: 'vs 10',
      words: 'I swing over on the chandelier',
    });
    expect(transcript(mastery, duel, swings, d(20, 10))).toEqual([
      'a spent action 1 → 0 (Acrobatics)',
      'a, special with Acrobatics: [10] +0 Acrobatics = 10 vs difficulty 10: success',
      'a ends its turn',
      'turn: b',
    ]);
  });

  test('a skill that is not on the sheet is Novice', () => {
    expect(transcript(mastery, duel, { ...withoutTarget, tool: 'Ice Magic' }, d(20, 12))[1]).toContain(
      'Ice Magic: [12] +0 Ice Magic = 12',
    );
  });

  test('its cost can bring a fighter to 0: a stability roll with no opponent', () => {
    const tiredFight = between({
      a: { ...mage, stamina: 4, offense: 'Novice', defense: 'Novice' },
      b: { offense: 'Master' },
    });
    expect(transcript(mastery, tiredFight, specialIntent('vs 12'), d(20, 9), d(20, 10))).toContain(
      'a, stability: [10] +2 Endurance −2 Exhausted = 10 vs stability DC 10: pass',
    );
  });
});

describe('Special Actions against a fighter', () => {
  test('against Defense: a higher total beats it, and the defender pays a defense', () => {
    expect(transcript(mastery, duel, specialIntent('vs Defense'), d(20, 10), d(20, 10)).slice(0, 4)).toEqual([
      'a spent action 1 → 0 (Fire Magic)',
      'a → b, special with Fire Magic: [10] +3 Fire Magic = 13 vs [10] +2 Defense = 12: success',
      'a spent stamina 90 → 84 (Fire Magic)',
      'b spent stamina 90 → 89 (block)',
    ]);
    expect(transcript(mastery, duel, specialIntent('vs Defense'), d(20, 9), d(20, 10))[1]).toContain('matched');
    expect(transcript(mastery, duel, specialIntent('vs Defense'), d(20, 8), d(20, 10))[1]).toContain('failure');
  });

  test('against another skill: no defense is paid or chosen', () => {
    const sneaks = specialIntent('vs situational awareness', { tool: 'stealth' });
    const lines = transcript(mastery, duel, sneaks, d(20, 10), d(20, 9), d(20, 13));
    expect(lines).toContain('a: advantage: advantage: Stealth 2 levels above situational awareness');
    expect(lines.join()).not.toContain('block');
    expect(stamina(comesTo(mastery, duel, sneaks, d(20, 10), d(20, 9), d(20, 13)), 'b')).toBe(90);
  });

  test('advantage compares the two skills, for either fighter', () => {
    const fight = between({ a: mage, b: { defense: 'Elite' } });
    expect(transcript(mastery, fight, specialIntent('vs Defense'), d(20, 10), d(20, 3), d(20, 12))).toContain(
      'b: advantage: advantage: Defense 2 levels above Fire Magic',
    );
  });

  test('a harmful one does damage by the bands, with no attack type', () => {
    expect(transcript(mastery, duel, specialIntent('harm vs Defense'), d(20, 12), d(20, 4)).slice(1, 6)).toEqual([
      'a → b, special with Fire Magic: [12] +3 Fire Magic = 15 vs [4] +2 Defense = 6: solid',
      'b takes 5 solid (Fire Magic): +5 solid damage, difference 9 = 5; stamina 90 → 85',
      'a spent stamina 90 → 84 (Fire Magic)',
      'b spent stamina 85 → 84 (block)',
      'a: hits 0 → 1',
    ]);
    const afterCritical = comesTo(mastery, duel, specialIntent('harm'), d(20, 20), d(20, 1));
    expect(stamina(afterCritical, 'b')).toBe(79);
    expect(conditionNames(afterCritical, 'a')).toEqual(['Advantage']);
  });

  test('a harmful one spends a kept advantage; another leaves it, and wins none', () => {
    const advantagedFight = between({ a: { ...mage, conditions: ['Advantage'] }, b: {} });
    expect(
      conditionNames(comesTo(mastery, advantagedFight, specialIntent('harm'), d(20, 9), d(20, 8), d(20, 10)), 'a'),
    ).toEqual([]);
    expect(
      conditionNames(comesTo(mastery, advantagedFight, specialIntent('vs Defense'), d(20, 9), d(20, 10)), 'a'),
    ).toEqual(['Advantage']);
    expect(conditionNames(comesTo(mastery, duel, specialIntent('vs Defense'), d(20, 20), d(20, 1)), 'a')).toEqual([]);
  });

  test.each([
    ['stun vs Defense', 'Stunned'],
    ['fatigue', 'Fatigued'],
    ['Disoriented against Defense', 'Disoriented'],
  ])('M-096 “%s” brings a status when it succeeds', (how, status) => {
    const threeFighters = between({ a: mage, c: {}, b: {} });
    expect(conditionNames(comesTo(mastery, threeFighters, specialIntent(how), d(20, 12), d(20, 9)), 'b')).toEqual([
      status,
    ]);
    expect(conditionNames(comesTo(mastery, threeFighters, specialIntent(how), d(20, 9), d(20, 12)), 'b')).toEqual([]);
  });

  test('a status against a number', () => {
    const threeFighters = between({ a: mage, c: {}, b: {} });
    expect(conditionNames(comesTo(mastery, threeFighters, specialIntent('stun vs 14'), d(20, 11)), 'b')).toEqual([
      'Stunned',
    ]);
    expect(conditionNames(comesTo(mastery, threeFighters, specialIntent('stun vs 14'), d(20, 10)), 'b')).toEqual([]);
  });
});

describe('what a special action refuses', () => {
  test('no skill, no manner, no cost', () => {
    const { tool: __, ...skilless } = specialIntent('vs 12');
    expect(refusalOf(skilless)).toMatchObject({ type: 'missing', what: 'skill' });
    const { manner: ___, ...unopposed } = withoutTarget;
    expect(refusalOf(unopposed)).toMatchObject({ type: 'missing', what: 'difficulty' });
    const { amount: ____, ...withoutCost } = specialIntent('vs 12');
    expect(refusalOf(withoutCost)).toMatchObject({ type: 'missing' });
  });

  test('with a target and nothing else it is against Defense', () => {
    const { manner: __, ...plain } = specialIntent('');
    expect(transcript(mastery, duel, plain, d(20, 12), d(20, 9))[1]).toContain('Defense = 11: success');
  });

  test('a misspelled skill is asked about; a different one is not', () => {
    expect(refusalOf(specialIntent('vs 12', { tool: 'Fir Magic' }))).toMatchObject({
      type: 'no-such',
      near: 'Fire Magic',
    });
    expect(refusalOf(specialIntent('vs Defence'))).toMatchObject({ type: 'no-such', near: 'Defense' });
  });

  test('an unknown manner', () => {
    expect(refusalOf(specialIntent('with all my might'))).toMatchObject({ type: 'no-such', what: 'way' });
    expect(refusalOf(specialIntent('vs constructor vs toString'))).toMatchObject({ type: 'no-such' });
  });

  test.each([['vs 0'], ['vs 61'], ['vs 1.5'], ['vs -3']])('a difficulty out of bounds: %s', (how) => {
    expect(refusalOf(specialIntent(how))).toEqual({ type: 'out-of-bounds', what: 'difficulty', least: 1, most: 60 });
  });

  test.each([-1, 491, 1.5, Number.NaN])('a cost out of bounds: %d', (amount) => {
    expect(refusalOf(specialIntent('vs 12', { amount }))).toMatchObject({
      type: 'out-of-bounds',
      what: 'stamina-cost',
    });
  });

  test('harm that costs less than 2, or against a number', () => {
    expect(refusalOf(specialIntent('harm', { amount: 1 }))).toMatchObject({ rule: 'mastery/harm-costs' });
    expect(refusalOf(specialIntent('harm vs 12'))).toMatchObject({ rule: 'mastery/harm-needs-a-roll' });
    expect(stamina(comesTo(mastery, duel, specialIntent('harm', { amount: 2 }), d(20, 9), d(20, 12)), 'a')).toBe(88);
  });

  test('oneself, two at once, and a collapsed target if a roll or a status is meant', () => {
    const fight = between({ a: mage, b: { down: true, stamina: 0 }, c: {} });
    expect(refusalOf(specialIntent('vs Defense', { targets: ['a'] }))).toEqual({ type: 'not-at-self' });
    expect(refusalOf(specialIntent('vs 12', { targets: ['a'] }))).toEqual({ type: 'not-at-self' });
    expect(refusalOf(specialIntent('vs 12', { targets: ['b', 'c'] }), fight)).toMatchObject({ type: 'too-many' });
    expect(refusalOf(specialIntent('stun vs 12'), fight)).toMatchObject({ rule: 'mastery/target-collapsed' });
    expect(refusalOf(specialIntent('vs Defense'), fight)).toMatchObject({ rule: 'mastery/target-collapsed' });
    expect(fighterOf(comesTo(mastery, fight, specialIntent('vs 12'), d(20, 12)), 'b').vitality).toBe('down');
  });

  test('a skill’s name that is far too long', () => {
    expect(refusalOf(specialIntent('vs 12', { tool: 'x'.repeat(41) }))).toMatchObject({
      type: 'text-unfit',
      longest: 40,
    });
  });
});

test('what is offered: own skills, named ones first, and premade manners', () => {
  const offers = actionOffers(mastery, duel, 'a').find(({ action }) => action === 'special')?.offers;
  expect(offers?.tools?.slice(0, 3)).toEqual(['Fire Magic', 'Stealth', 'Offense']);
  expect(offers?.manners).toContain('harm vs Defense');
  expect(offers?.targets).toEqual(['b']);
  expect(offers?.amount).toEqual({ what: 'stamina', most: 490 });
});

describe('how a special action is declared', () => {
  test.each(['DC 12', 'vs DC 12', 'difficulty 12', 'vs difficulty 12', 'against 12'])(
    '“%s” is against 12',
    (manner) => {
      const result = playScripted(mastery, duel, specialIntent(manner, { targets: [] }), [d(20, 9)]);
      const checked = result.ok ? result.value.events.find((event) => event.type === 'checked') : undefined;
      expect(checked).toMatchObject({ check: { against: { value: 12 } } });
    },
  );

  test.each(['stun and harm', 'harm, stun', 'stun + fatigue vs Defense'])('“%s” names two purposes', (manner) => {
    expect(transcript(mastery, duel, specialIntent(manner))).toEqual(['refused: mastery/one-purpose']);
  });

  test('nothing heals in a fight', () => {
    expect(transcript(mastery, duel, specialIntent('heal'))).toEqual(['refused: mastery/no-healing']);
  });
});

test('a special action against Defense is against the target’s will, one against a number isn’t', () => {
  const hows = (mastery.actions.special?.ways?.(duel, 'a') ?? []).flatMap((way) => way.hows ?? []);
  expect(new Set(hows.filter(({ harms }) => harms).map(({ manner }) => manner))).toEqual(
    new Set(['vs Defense', 'stun vs Defense', 'fatigue vs Defense', 'disorient vs Defense']),
  );
  expect(hows.find(({ manner }) => manner === 'vs 12')).toEqual({ manner: 'vs 12' });
});
