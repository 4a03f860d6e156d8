import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/rules/core/json.ts';
import { characterFileOf, readCharacterFile } from '../../src/session/character-file.ts';
import { explain } from '../../src/text/refusals.ts';

const STATS = { STR: 1, DEX: 1, CON: 1, INT: 1, WIS: 1, CHA: 1, REF: 1, MOV: 1 };

/** A file as a user might write it by hand. */
function characterJson(sheet: unknown, about: object = {}): string {
  return JSON.stringify({ format: 'fray-character', version: 1, system: 'tdgs', name: 'Ada', sheet, ...about });
}

/** The refusal that a user sees for this file. Empty if Fray accepts the file. */
function refusalText(file: string): string {
  const result = readCharacterFile(file);
  return result.ok ? '' : explain(result.why);
}

describe('A character as a file', () => {
  test('is named after the character, whatever its name', () => {
    const fittedName = (name: string) => characterFileOf({ system: 'sol', name, sheet: {} }).name;
    expect(['Åse the Bold', '../../etc/passwd', '蜘蛛', 'CON'].map(fittedName)).toEqual([
      'a-se-the-bold.json',
      'etc-passwd.json',
      'combatant.json',
      'con.json',
    ]);
  });

  test('optional fields may be missing; a byte order mark does no harm', () => {
    expect(refusalText(`\uFEFF${characterJson(STATS)}`)).toBe('');
  });

  test.each(['Ádám', '蜘蛛', 'Ω 🗡', 'a'.repeat(40)])('may have the name %s', (name) => {
    const result = readCharacterFile(characterJson(STATS, { name }));
    expect(result.ok && result.value.name).toBe(name);
  });
});

describe('A hostile file', () => {
  test('of 10 MB is refused before it is read', () => {
    expect(refusalText(characterJson({ ...STATS, unknownFields: 'x'.repeat(10_000_000) }))).toContain('too big');
  });

  test.each([
    ['lists', `${'['.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(40_000)}`],
    ['closed ones', `${'['.repeat(21)}${']'.repeat(21)}`],
  ])('of deep %s is refused', (_, text) => {
    expect(refusalText(text)).toContain('nested too deeply');
  });

  test('with 20 levels is not too deep, and brackets in texts don’t count', () => {
    expect(readJson(`${'['.repeat(20)}${']'.repeat(20)}`).ok).toBe(true);
    expect(readJson(JSON.stringify(['[{'.repeat(50), `"${'['.repeat(50)}`, '\\']))).toMatchObject({ ok: true });
  });

  test('of nothing but quotes and backslashes is read quickly', () => {
    const startTime = performance.now();
    expect(refusalText(`"${'\\"'.repeat(130_000)}`)).toContain('not valid JSON');
    expect(performance.now() - startTime).toBeLessThan(200);
  });

  test('can’t reach inherited properties of objects', () => {
    const text = characterJson(STATS).replace(
      '"sheet":{',
      '"sheet":{"__proto__":{"admin":true},"constructor":{"prototype":{}},',
    );
    expect(refusalText(text)).toContain('• \\_\\_proto\\_\\_: there’s no such field');
    expect(refusalText(text)).toContain('• constructor: there’s no such field');
    expect(refusalText('{"__proto__":{"format":"fray-character"}}')).toContain('not a character file');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each([
    ['a list for a sheet', characterJson([]), 'The sheet: an object with'],
    ['nothing for a sheet', characterJson(null), 'sheet: the sheet, as an object'],
    ['no sheet', characterJson(undefined), 'sheet: the sheet, as an object'],
    ['an object for a list', characterJson({ ...STATS, weapons: { 0: 'x' } }), 'weapons: a list of at most 40'],
    ['a list for an object', characterJson({ ...STATS, weapons: [[]] }), 'weapons › 1: an object with name'],
    ['a number as text', characterJson({ ...STATS, STR: '16' }), 'STR: a whole number from 0 to 100'],
    ['a fraction', characterJson({ ...STATS, STR: 1.5 }), 'STR: a whole number from 0 to 100'],
    ['a far too large number', characterJson({ ...STATS, STR: 1e308 }), 'STR: a whole number from 0 to 100'],
    ['an unknown system', characterJson(STATS, { system: 'constructor' }), 'system: one of these: dungeoneers'],
    ['no name', characterJson(STATS, { name: ' ' }), 'name: text of 1 to'],
    ['a future version', characterJson(STATS, { version: 2 }), 'from a newer version of Fray'],
    ['an invalid version', characterJson(STATS, { version: 'x' }), 'version: a whole number'],
    [
      'a list too long',
      characterJson({ ...STATS, weapons: Array(41).fill({ name: 'x' }) }),
      'weapons: a list of at most 40',
    ],
    [
      'markdown as a field',
      characterJson({ ...STATS, '**@everyone**': 1 }),
      '• \\*\\*@\u200beveryone\\*\\*: there’s no such field',
    ],
  ])('with %s is refused, and the place is named', (_, text, words) => {
    expect(refusalText(text).replaceAll(/\\([-:])/g, '$1')).toContain(words);
  });

  test('with thousands of mistakes is told the first fifteen, in one message', () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i} ${'#'.repeat(30)}`, 1]));
    const lines = refusalText(characterJson({ ...STATS, ...junk })).split('\n');
    expect(lines).toHaveLength(17);
    expect(lines.at(-1)).toBe('… and 4985 more.');
    expect(lines.join('\n').length).toBeLessThan(2000);
  });
});
