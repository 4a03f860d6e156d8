import { expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import {
  idAmong,
  idNamed,
  MANNER_NAME_KINDS,
  nameAmong,
  nameOf,
  notedRollText,
  TOOL_NAME_KINDS,
} from '../../src/text/names.ts';

test('what players made up is called as they typed it', () => {
  expect(nameOf('tdgs', 'thing', 'Grandma’s Ladle')).toBe('Grandma’s Ladle');
  expect(nameAmong('sol', TOOL_NAME_KINDS, 'constructor')).toBe('constructor');
  expect(idNamed('sol', TOOL_NAME_KINDS, ' Grandma’s Ladle ')).toBe(' Grandma’s Ladle ');
  expect(nameOf('no such system', 'action', 'attack')).toBe('attack');
});

test('an option may be typed as it is shown', () => {
  expect(idNamed('tdgs', ['action'], 'Trigger the readied action')).toBe('fire');
  expect(idNamed('tdgs', ['option'], 'first available')).toBe('first');
});

test('of two ids with the same name, the one that is offered counts', () => {
  expect(idAmong('tdgs', MANNER_NAME_KINDS, 'SHIELD', ['Shield'])).toBe('Shield');
  expect(idAmong('tdgs', MANNER_NAME_KINDS, 'SHIELD', ['block', 'shield'])).toBe('shield');
  expect(idAmong('tdgs', ['option'], 'first available', [])).toBe('first');
});

test('what is readied is called by its action and its weapon', () => {
  const name = inLanguage('de', () => nameAmong('dungeoneers', TOOL_NAME_KINDS, 'attack: Warhammer'));
  expect(name).toBe(
    inLanguage('de', () =>
      ['attack', 'Warhammer'].map((each) => nameAmong('dungeoneers', TOOL_NAME_KINDS, each)).join(': '),
    ),
  );
  expect(name).not.toContain('attack');
});

test.each([
  ['en', 'dungeoneers', '2d4[prowess 2]', [2, 2], '2d4 (prowess 2) [2, 2] = 4'],
  ['de', 'dungeoneers', '2d4[prowess 2]', [2, 2], '2d4 (Können 2) [2, 2] = 4'],
  ['de', 'sol', '3d6>=5[Longarms 5 + AGI 4 - 6]', [5, 1, 1], '3d6>=5 (Gewehre 5 + AGI 4 - 6) [5, (1), (1)] = 1 Erfolg'],
  ['es', 'sol', '2d6>=5[Shield Bash]', [5, 6], '2d6>=5 (Shield Bash) [5, 6] = 2 éxitos'],
  ['fr', 'tdgs', '1d20+14[REF]-14[difficulty]', [3], 'd20 [3] + REF 14 − difficulté 14 = 3'],
  ['de', 'mastery', '1d20-2[Exhausted]', [9], 'd20 [9] − Erschöpft 2 = 7'],
  ['de', undefined, '1d20+3[Können]+1[hits]', [9], 'd20 [9] + Können 3 + hits 1 = 13'],
] as const)('in %s, a roll of %s names what it counts: %s', (language, system, dice, faces, text) => {
  expect(inLanguage(language, () => notedRollText({ dice, faces }, system))).toBe(text);
});

test('a long list of dice ends in the reader’s language, and dice whose faces aren’t known have no text', () => {
  const faces = Array.from({ length: 200 }, () => 6);
  expect(inLanguage('de', () => notedRollText({ dice: '200d6', faces }, 'tdgs'))).toMatch(
    / … und \d+ weitere\] = 1200$/,
  );
  expect(notedRollText({ dice: '200d6', faces }, 'tdgs')).toMatch(/ … and \d+ more\] = 1200$/);
  expect(notedRollText({ dice: '50d6', faces: [] }, 'tdgs')).toBeUndefined();
});
