import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { allWords } from '../../src/text/language.ts';
import { wordingFor } from '../../src/text/words.ts';

test.each(BUILT_IN_IDS)('%s has one main resource', (system) => {
  expect(Object.values(rulesNamed(system)!.resourceKinds).filter(({ main }) => main)).toHaveLength(1);
});

describe('a resource', () => {
  const wording = wordingFor(allWords, 'tdgs', (id) => id);

  test('of an item is named after it, whatever its name is', () => {
    expect(wording.resource('uses: Dodge')).toBe('uses of Dodge');
    expect(wording.resource('uses: a: b')).toBe(String.raw`uses of a\: b`);
    expect(wording.resource('item: Healing Potion')).toBe('Healing Potion');
  });

  test('is counted in singular or plural as its number demands', () => {
    expect(wordingFor(allWords, 'dungeoneers', (id) => id).amount(1, 'wounds')).toBe('1 wound');
    expect(wordingFor(allWords, 'dungeoneers', (id) => id).amount(2, 'wounds')).toBe('2 wounds');
    expect(wording.amount(1, 'hp')).toBe('1 HP');
  });
});
