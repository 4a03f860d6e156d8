import { expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { referenceOf } from '../../../src/text/en/language.ts';

const known = new Set(
  [
    ...referenceOf('mastery').glossary.map(({ name }) => name),
    ...Object.keys(mastery.conditions),
    ...Object.values(mastery.actions).map(({ title }) => title),
  ].map((name) => name.toLowerCase()),
);

// Nouns of the book's headings, tables and template.
test.each([
  ...['Mastery level', 'Modifier', 'Novice', 'Competent', 'Adept', 'Advanced', 'Expert', 'Elite', 'Master'],
  ...['Offense', 'Defense', 'Endurance', 'Speed', 'Tactical Combat', 'Mastery index', 'Stamina', 'Fatigue'],
  ...['Hit', 'Block', 'Blocked', 'Matched', 'Advantage', 'Disadvantage', 'Counterattack', 'Dodge', 'Default defense'],
  ...['Glancing', 'Solid', 'Critical', 'Glancing Damage', 'Stability roll', 'Stability', 'Stability DC', 'Collapsed'],
  ...[
    'Quick',
    'Focused',
    'Powerful',
    'Quick Attack',
    'Attack type',
    'Win condition',
    'Initiative',
    'Round',
    'Sub-round',
  ],
  ...[
    'Offensive action',
    'Defensive action',
    'Special action',
    'Spell',
    'Exhaustion check',
    'Status effect',
    'Stunned',
  ],
])('“%s” can be looked up', (word) => expect(known).toContain(word.toLowerCase()));

test('no word is explained twice', () => {
  const names = referenceOf('mastery').glossary.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
