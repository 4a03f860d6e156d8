import { expect, test } from 'vitest';
import type { Deed } from '../../src/rules/core/deed.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

const rules = rulesNamed('tdgs')!;

function titles(secrecy: string, deed: Deed): readonly [players: string, gm: string] {
  const start = openingEncounter(rules, { [SECRECY_SETTING_NAME]: secrecy });
  const goblin = premadeCombatant(rules, 'Goblin', start, { id: 'goblin' });
  const bleeding = { key: 'Bleeding: a', name: 'Bleeding', note: 'venom', duration: { until: 'scene' } } as const;
  const kira = { ...premadeCombatant(rules, 'Kira', start, { id: 'kira' }), controller: 'ana' };
  const encounter = { ...start, combatants: [{ ...goblin, conditions: [bleeding] }, kira] };
  const place = { before: encounter, after: encounter };
  return [deedTitle(deed, place), deedTitle(deed, place, 'gm')];
}

const typedReason = 'a falling beam';

test('tell players a creature’s numbers only if they may know them', () => {
  const deed = { type: 'adjust', subject: 'goblin', resource: 'hp', to: 33, why: typedReason } as const;
  expect(titles('exact', deed)).toEqual(['Goblin’s HP set to 33', 'Goblin’s HP set to 33']);
  expect(titles('words', deed)).toEqual(['Goblin’s numbers changed', 'Goblin’s HP set to 33']);
  expect(titles('hidden', deed)).toEqual(['Goblin’s numbers changed', 'Goblin’s HP set to 33']);
  expect(titles('hidden', { ...deed, subject: 'kira' })[0]).toBe('Kira’s HP set to 33');
});

test('name a creature’s conditions only if players may know of them, and never a note', () => {
  const afflictDeed = {
    type: 'afflict',
    subject: 'goblin',
    affliction: { condition: 'Bleeding', note: 'venom' },
  } as const;
  expect(titles('words', afflictDeed)[0]).toBe('Bleeding on Goblin');
  expect(titles('hidden', afflictDeed)[0]).toBe('a condition on Goblin');
  const cureDeed = { type: 'cure', subject: 'goblin', key: 'Bleeding: a' } as const;
  expect(titles('words', cureDeed)[0]).toBe('Bleeding removed from Goblin');
  expect(titles('hidden', cureDeed)).toEqual(['a condition removed from Goblin', 'Bleeding removed from Goblin']);
});

test('keep a creature’s auto-reactions from players', () => {
  const deed = { type: 'standing-order', subject: 'goblin', about: 'opportunity', answer: 'never' } as const;
  expect(titles('words', deed)).toEqual(['Goblin’s auto-reaction', 'Goblin’s auto-reaction: never (opportunity)']);
});

test('name a removed wound as it is shown; in words only that it was one', () => {
  const sol = rulesNamed('sol')!;
  const cure = { type: 'cure', subject: 'guard', key: 'level 2 (b)' } as const;
  const wound = (number: number, box: number) => ({ level: 2, box, number, from: { id: 'GM’s word' } });
  const title = (secrecy: string) => {
    const start = openingEncounter(sol, { [SECRECY_SETTING_NAME]: secrecy });
    const guard = premadeCombatant(sol, 'Guard', start, { id: 'guard', own: { wounds: [wound(1, 0), wound(2, 1)] } });
    const encounter = { ...start, combatants: [guard] };
    return deedTitle(cure, { before: encounter, after: encounter });
  };
  expect(SECRECY_LEVELS.map(title)).toEqual([
    'level 2 \\(b\\) removed from Guard',
    'wound removed from Guard',
    'a condition removed from Guard',
  ]);
});

test('name a setting by its present name in a log that has its old one', () => {
  const settingTitle = (setting: string) => titles('exact', { type: 'set', setting, value: 'full' })[0];
  expect(settingTitle('sums')).toBe(settingTitle('details'));
  expect(settingTitle('most-each')).toBe(settingTitle('characters-each'));
  expect(settingTitle('details')).toContain('details');
});
