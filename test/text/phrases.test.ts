import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { coreReasons } from '../../src/text/core/reference.ts';
import { dungeoneersReasons } from '../../src/text/dungeoneers/book.ts';
import { masteryReasons } from '../../src/text/mastery/book.ts';
import { LEFT_OUT, type Lines, lineOf, type PhraseNames, type PhraseSet, TONES } from '../../src/text/phrase.ts';
import { solReasons } from '../../src/text/sol/book.ts';
import { storyOf } from '../../src/text/story/systems.ts';
import { spellNamed, toolNamed } from '../../src/text/story/tool.ts';
import { capital, plain } from '../../src/text/t.ts';
import { tdgsReasons } from '../../src/text/tdgs/book.ts';

const BOOKS: Readonly<Record<string, PhraseSet>> = {
  ...Object.fromEntries(['common', ...BUILT_IN_IDS].map((system) => [system, storyOf(system)])),
};

const HOSTILE = [
  'constructor',
  '__proto__',
  '**bold** _it_ ~~no~~ `x`',
  '@everyone @here',
  '<@1234> <#5> <:a:1>',
  '[x](http://a.b)',
  '> # - heading',
  '||spoiler||',
  'undefined\u2028x',
  'ＦＵＬＬ 👩‍👩‍👧‍👦🐉🐉🐉🐉🐉🐉',
  'x'.repeat(40),
  '*'.repeat(40),
  'James',
];

function named(name: string, tool: string): PhraseNames {
  const shown = plain(name);
  return { by: shown, at: shown, ...toolNamed('tdgs', tool), what: plain(name, 60) };
}

/** Every pool of a system: by its key, or by the needs of a group of attack lines. */
function* everyPool(voices: PhraseSet): Generator<{ readonly key: string; readonly lines: Lines }> {
  const { blows, ...keyed } = voices;
  for (const [tone, books] of Object.entries(keyed))
    for (const book of books)
      for (const [key, lines] of Object.entries(book)) if (lines !== LEFT_OUT) yield { key: `${tone}: ${key}`, lines };
  for (const tone of TONES)
    for (const { needs, lines: told } of blows[tone].flat())
      yield { key: `${tone}: ${JSON.stringify(needs)}`, lines: told };
}

/** Every line of a system, with its place. */
function* everyLineOf(voices: PhraseSet) {
  for (const { key, lines } of everyPool(voices))
    for (const [index, way] of lines.entries()) yield { key: `${key} ${index + 1}`, way };
}

// Lines are tested 100,000 times, so by plain functions: an `expect` for each would take most of the time.

/** Whether a line shows a fault of the program, an unescaped markdown character or a whole mention, or is too long. */
function isUnsafe(line: string, name: string): boolean {
  return (
    line.includes('undefined\u2028') ||
    /undefined|\[object|\$\{|\{|\}|NaN/.test(line.replaceAll(name, '')) ||
    /(?<!\\)[*_~`|>#[\]<]/.test(line) ||
    /@(everyone|here|\d)/.test(line) ||
    line.length > 400 ||
    line.includes('\n')
  );
}

function isSentence(line: string): boolean {
  const gaps = / {2}| [.,;:!?]|\bthe the\b|\ba the\b|(?<!that|it|here)’s the\b|\.\./i;
  return /^[“\p{Lu}]/u.test(line) && /[.!?…”]$/u.test(line) && !gaps.test(line);
}

describe.each(Object.entries(BOOKS))('the phrases of %s', (_, voices) => {
  test('hold for any name: nothing undefined, nothing unescaped, no one pinged, no line too long', () => {
    const shown = HOSTILE.map((name) => ({ name: plain(name), names: named(name, name) }));
    const wrong: string[] = [];
    for (const { key, way } of everyLineOf(voices))
      for (const { name, names } of shown) {
        const line = capital(way(names));
        if (isUnsafe(line, name)) wrong.push(`${key}: ${line}`);
      }
    expect(wrong).toEqual([]);
  });

  test('are sentences: a capital or a name first, a period last, no gaps, no doubled articles', () => {
    const weapons = ['Longsword', 'Fists', 'Fire Bolt', 'Throwing Knife', 'Bane'];
    const shown = weapons.map((weapon) => ({ ...named('Kira', weapon), at: 'Goblin' }));
    const wrong: string[] = [];
    for (const { key, way } of everyLineOf(voices))
      for (const names of shown) {
        const line = capital(way(names));
        if (!isSentence(line)) wrong.push(`${key}: ${line}`);
      }
    expect(wrong).toEqual([]);
  });

  test('guess no one’s gender', () => {
    for (const { key, way } of everyLineOf(voices)) {
      const line = way(named('Kira', 'Longsword'));
      expect(line, key).not.toMatch(/\b(he|him|his|she|her|hers|himself|herself)\b/i);
    }
  });

  test('have at least 4 lines for every key, no two of a pool the same', () => {
    for (const { key, lines: pool } of everyPool(voices)) {
      const lines = pool.map((way) => way({ ...named('Kira', 'Longsword'), at: 'Goblin', what: 'a fact' }));
      // Groups of attack lines are counted together, in test/text/claims.test.ts.
      if (!key.includes('{')) expect(lines.length, key).toBeGreaterThanOrEqual(4);
      expect(new Set(lines).size, key).toBe(lines.length);
    }
  });
});

describe('a tool in a sentence', () => {
  test.each([
    ['Longsword', 'the longsword', 'longsword', 's'],
    ['Fists', 'the fists', 'fists', ''],
    ['Heavy Machine Gun', 'the heavy machine gun', 'heavy machine gun', 's'],
    ['Improvised', 'an improvised weapon', 'improvised weapon', 's'],
    // A name that players gave stays as typed, without guessing.
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

  test('knows every weapon that comes with Fray', () => {
    const unknown = BUILT_IN_IDS.flatMap((id) =>
      (rulesNamed(id)?.archetypes ?? []).flatMap(({ sheet }) => {
        const weapons = 'weapons' in sheet && Array.isArray(sheet.weapons) ? sheet.weapons : [];
        return weapons
          .map(({ name }: { readonly name: string }) => name)
          .filter((name) => toolNamed(id, name).tool === name);
      }),
    );
    expect([...new Set(unknown)]).toEqual([]);
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
  expect(lineOf('One: {what}.')({ ...named('Kira', 'Longsword'), what: 'a fact' })).toBe('One: a fact.');
  expect(() => lineOf('{whoever} falls.')).toThrow('{whoever}');
});

const KEYED: readonly (readonly [string, PhraseSet, object])[] = [
  ['tdgs', storyOf('tdgs'), tdgsReasons],
  ['dungeoneers', storyOf('dungeoneers'), dungeoneersReasons],
  ['mastery', storyOf('mastery'), masteryReasons],
  ['sol', storyOf('sol'), solReasons],
];

/** The reason that a key depends on, if any: "ended/Burning/time over", "remarked/fumble". */
function reasonIn(key: string): string | undefined {
  const [kind, first, second] = key.split('/');
  if (kind === 'ended') return second;
  return ['remarked', 'skipped', 'fell', 'rose', 'harmed', 'healed'].includes(kind ?? '') ? first : undefined;
}

const keysOf = ({ blows: _, ...keyed }: PhraseSet) =>
  Object.values(keyed).flatMap((books) => books.flatMap((book) => Object.keys(book)));

describe.each(KEYED)('the keys of the phrases of %s', (system, phrases, reasons) => {
  const rules = rulesNamed(system)!;
  const ids = [...Object.keys(coreReasons), ...Object.keys(reasons), ...Object.keys(rules.conditions), 'down'];

  test('name existing reasons and conditions: no line waits for one that is gone', () => {
    const dead = keysOf(phrases).filter((key) => {
      const reason = reasonIn(key);
      const condition = /^(gained|ended)\//.test(key) ? key.split('/')[1] : undefined;
      const isKnownId = (id: string) => ids.includes(id) || ids.some((each) => id.startsWith(`${each} `));
      return (reason !== undefined && !isKnownId(reason)) || (condition !== undefined && !isKnownId(condition));
    });
    expect(dead).toEqual([]);
  });
});

test('the keys of the common phrases name only reasons that every system has', () => {
  const ids = [...Object.keys(coreReasons), 'down'];
  const dead = keysOf(storyOf('common')).filter((key) => {
    const reason = reasonIn(key);
    return reason !== undefined && !ids.includes(reason);
  });
  expect(dead).toEqual([]);
});
