import { describe, expect, test } from 'vitest';
import { asSetIn, entries, entriesNamed } from '../../../commands/rules.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { referenceOf } from '../../../src/text/en/language.ts';
import { gathered } from '../../rules/sol/table.ts';

const all = entries(sol);
const found = (word: string, settings = {}) =>
  entriesNamed(all, word).map((entry) => asSetIn(entry, gathered({}, settings), sol).brief);

describe('The rules lookup', () => {
  // Every heading of the book, and the words that its text is told in.
  test.each([
    ...['Physical Combat', 'Combat Sequence', 'Determining Awareness', 'Determining Initiative Order', 'Combat Round'],
    ...['Continuing Combat', 'Actions in Combat', 'Damage in Combat', 'Wounds', 'Critical Successes In Combat'],
    ...['Wound Penalties', 'Combat Modifiers', 'Concealment', 'Cover', 'Cover Bonuses', 'Flanked', 'Prone'],
    ...['Injury and Recovery', 'Natural Recovery', 'Medkits', 'Medkit', 'Surprise', 'Initiative', 'Last stand'],
    ...['Dodge', 'Parry', 'Threshold', 'Armor', 'Bought hits', 'Actions', 'Cover bonus', 'Good cover', 'Wound penalty'],
    ...['posture', 'take-cover', 'take cover', 'draw', 'aim', 'reload', 'Soak', 'Grazing hit', 'Net hits', 'Reaction'],
  ])('finds “%s”', (word) => expect(found(word)).not.toEqual([]));

  test('no word is explained twice by the glossary', () => {
    const names = referenceOf('sol').glossary.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('S-065 penalties and covers have their figures, marked as ours', () => {
    expect(found('wound penalties')[0]).toMatch(
      /^1 die lost for having any level 1 wound \(house value\); 2 dice .* level 2 .*; 3 dice .* level 3/,
    );
    expect(found('cover')[0]).toMatch(/^2 dice partial cover adds .* \(house value\); 4 dice good cover adds/);
  });

  test('every action has its cost there', () => {
    const [actions = ''] = found('actions');
    for (const cost of ['2 action points of an attack', '1 action point to move', '2 action points to use a medkit'])
      expect(actions).toContain(cost);
  });

  test('a figure that the scene has set otherwise is told as it is set', () => {
    expect(found('level-1-penalty', { 'level-1-penalty': 2 })[0]).toMatch(
      /Set in this encounter: `level-1-penalty` 2\.$/,
    );
    expect(found('wound penalty', { 'level-1-penalty': 2 })[0]).toMatch(/`level-1-penalty` 2\.$/);
    expect(found('wound penalty')[0]).not.toContain('Set in this encounter');
    expect(found('wound penalty', { 'level-1-penalty': 1 })[0]).not.toContain('Set in this encounter');
  });
});
