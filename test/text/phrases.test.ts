import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import { parseLine } from '../../src/text/phrase.ts';
import { phraseSetOf } from '../../src/text/story/systems.ts';
import { spellNamed, toolNamed } from '../../src/text/story/tool.ts';
import { deadKeys, faultyLines } from '../systems/contract/lines.ts';

test('the common story lines are safe sentences for any name, guess no gender, and don’t repeat themselves', () => {
  expect(faultyLines(phraseSetOf('common'), 'common.yaml')).toEqual([]);
});

describe('a tool in a sentence', () => {
  test.each([
    ['Longsword', 'the longsword', 'longsword', 's'],
    ['Fists', 'the fists', 'fists', ''],
    ['Heavy Machine Gun', 'the heavy machine gun', 'heavy machine gun', 's'],
    ['Improvised', 'an improvised weapon', 'improvised weapon', 's'],
    // A name that players made up stays as it was typed.
    ['The Ripper', 'The Ripper', 'The Ripper', 's'],
    ['Blade of Storms', 'Blade of Storms', 'Blade of Storms', 's'],
    ['Grandfather’s Axe', 'Grandfather’s Axe', 'Grandfather’s Axe', 's'],
    ['Longsword +1', 'Longsword +1', 'Longsword +1', 's'],
    ['Iron Claws', 'Iron Claws', 'Iron Claws', 's'],
    ['constructor', 'constructor', 'constructor', 's'],
    ['__proto__', String.raw`\_\_proto\_\_`, String.raw`\_\_proto\_\_`, 's'],
  ])('%s', (input, tool, own, s) => {
    expect(toolNamed('tdgs', input)).toEqual({ tool, own, s });
  });

  test('an attack and a spell without a name have plain words', () => {
    expect(toolNamed('tdgs', undefined)).toEqual({ tool: 'the blow', own: 'blow', s: 's' });
    expect(spellNamed('tdgs', undefined)).toEqual({ tool: 'the spell', own: 'spell', s: 's' });
  });

  test('spells have names of their own', () => {
    expect(spellNamed('tdgs', 'Fire Bolt').tool).toBe('Fire Bolt');
    expect(spellNamed('tdgs', undefined).tool).toBe('the spell');
  });
});

test('a line that names something a line may not name is a mistake', () => {
  const names = { by: 'Kira', at: 'Kira', ...toolNamed('tdgs', 'Longsword') };
  expect(parseLine('One: {what}.')({ ...names, what: 'a fact' })).toBe('One: a fact.');
  expect(() => parseLine('{whoever} falls.')).toThrow('{whoever}');
});

test('a small word merges with the name after it in the language that has this word', () => {
  const line = parseLine('La garde {de target} est si haute {que actor} hésite.');
  const names = { by: 'Ana', at: 'Émile', ...toolNamed('tdgs', 'Longsword'), what: '' };
  const otherNames = { ...names, by: 'Kira', at: 'Goblin' };
  expect(inLanguage('fr', () => line(names))).toBe('La garde d’Émile est si haute qu’Ana hésite.');
  expect(inLanguage('fr', () => line(otherNames))).toBe('La garde de Goblin est si haute que Kira hésite.');
  expect(() => parseLine('{du target}')).toThrow('{du target}');
});

test('the keys of the common phrases name only reasons that every system has', () => {
  expect(deadKeys(phraseSetOf('common'), [], true)).toEqual([]);
});
