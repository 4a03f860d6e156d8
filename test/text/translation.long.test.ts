import { expect, test } from 'vitest';
import { ENGLISH, LANGUAGES, localeFolder } from '../../src/text/languages.ts';
import { translationReport } from '../../src/text/translation.ts';
import { faultsOf } from './translation-faults.ts';

test.each(LANGUAGES.filter((each) => each !== ENGLISH))('the translation %s has no mistakes', (language) => {
  expect(faultsOf(language)).toEqual([]);
});

test('the English messages have no mistakes as a translation of themselves', () => {
  const { faults } = translationReport(localeFolder(ENGLISH), localeFolder(ENGLISH));
  expect(faults.filter(({ file }) => file.endsWith('.ftl'))).toEqual([]);
});
