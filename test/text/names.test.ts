import { expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import { idAmong, idNamed, MANNER_KINDS, nameAmong, nameOf, TOOL_KINDS } from '../../src/text/names.ts';

test('what players made up is called as they typed it', () => {
  expect(nameOf('tdgs', 'thing', 'Grandma’s Ladle')).toBe('Grandma’s Ladle');
  expect(nameAmong('sol', TOOL_KINDS, 'constructor')).toBe('constructor');
  expect(idNamed('sol', TOOL_KINDS, ' Grandma’s Ladle ')).toBe(' Grandma’s Ladle ');
  expect(nameOf('no such system', 'action', 'attack')).toBe('attack');
});

test('an option may be typed as it is shown', () => {
  expect(idNamed('tdgs', ['action'], 'Trigger the readied action')).toBe('fire');
  expect(idNamed('tdgs', ['option'], 'first available')).toBe('first');
});

test('of two ids with the same name, the one that is offered counts', () => {
  expect(idAmong('tdgs', MANNER_KINDS, 'SHIELD', ['Shield'])).toBe('Shield');
  expect(idAmong('tdgs', MANNER_KINDS, 'SHIELD', ['block', 'shield'])).toBe('shield');
  expect(idAmong('tdgs', ['option'], 'first available', [])).toBe('first');
});

test('what is readied is called by its action and its weapon', () => {
  const name = inLanguage('de', () => nameAmong('dungeoneers', TOOL_KINDS, 'attack: Warhammer'));
  expect(name).toBe(
    inLanguage('de', () =>
      ['attack', 'Warhammer'].map((each) => nameAmong('dungeoneers', TOOL_KINDS, each)).join(': '),
    ),
  );
  expect(name).not.toContain('attack');
});
