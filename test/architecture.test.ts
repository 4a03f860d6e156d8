import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from '../commands/all.ts';
import { newFolder } from './bot.ts';
import {
  circlesIn,
  filesOf,
  forbiddenImportsIn,
  importsAcrossSystems,
  importsOf,
  importsOutsideSystems,
  internalImports,
  isNumbered,
  ROOMS,
  roomsOf,
} from './rooms.ts';

const ROOT = '.';
const files = filesOf(ROOT);
const text = (file: string) => readFileSync(file, 'utf8');
const imports = (file: string) => importsOf(ROOT, file);

describe('rooms', () => {
  test('are the folders of the source, each in the table of docs/design.md', () => {
    expect(ROOMS.map(({ room }) => room).toSorted()).toEqual(roomsOf(ROOT));
  });

  for (const each of ROOMS) {
    test(`${each.room} imports only from where it may`, () => {
      expect(forbiddenImportsIn(ROOT, each)).toEqual([]);
    });
  }

  test('no rule system imports from another', () => {
    expect(importsAcrossSystems(ROOT)).toEqual([]);
  });

  test('a system with its own folder imports only fray/rules and its own files', () => {
    expect(importsOutsideSystems(ROOT)).toEqual([]);
  });

  test('the core imports from no system', () => {
    const core = files.filter((file) => file.startsWith('src/rules/core/'));
    expect(core.flatMap(imports).filter(({ to }) => !/^src\/(rules\/core|field)\//.test(to))).toEqual([]);
  });

  test('have no files that import each other in a circle', () => {
    expect(circlesIn(ROOT)).toEqual([]);
  });
});

describe('in a copy of the source', () => {
  const copy = newFolder();
  let restore = () => {};

  /** The copy of the source, with one more line in one of its files until the test ends. */
  function copyWithLine(file: string, line: string): string {
    if (!existsSync(join(copy, 'src')))
      for (const each of ['src', 'commands']) cpSync(each, join(copy, each), { recursive: true });
    const path = join(copy, file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    const newFolders = mkdirSync(dirname(path), { recursive: true });
    restore = () => (before ? writeFileSync(path, before) : rmSync(newFolders ?? path, { recursive: true }));
    appendFileSync(path, `${line}\n`);
    return copy;
  }

  afterEach(() => restore());
  const forbiddenImports = (root: string) => ROOMS.flatMap((each) => forbiddenImportsIn(root, each));

  test.each([
    ['src/rules/core/dice.ts', "import { plain } from '../../text/t.ts';"],
    ['src/embeds/outcome.ts', "import type { Session } from '../session/session.ts';"],
    ['src/interaction/reply.ts', "export { Host } from '../app/host.ts';"],
    ['src/session/session.ts', "const drizzle = await import('drizzle-orm');"],
    ['src/app/host.ts', "import { Client } from 'discord.js';"],
    ['commands/join.ts', "import { SqliteStore } from '../src/store/sqlite/store.ts';"],
    ['src/metrics/measures.ts', "import '../discord/bot.ts';"],
  ])('a forbidden import in %s is found', (file, line) => {
    expect(forbiddenImports(copyWithLine(file, line)).map(({ file: found }) => found)).toEqual([file]);
  });

  test('a room that is missing from the table is found', () => {
    expect(roomsOf(copyWithLine('src/attic/box.ts', 'export const box = 1;'))).toContain('src/attic/');
  });

  test('a fifth system that imports from another is found', () => {
    const copy = copyWithLine('src/rules/knave/conditions.ts', "import { conditions } from '../tdgs/conditions.ts';");
    expect(importsAcrossSystems(copy)).toEqual([
      { file: 'src/rules/knave/conditions.ts', to: 'src/rules/tdgs/conditions.ts' },
    ]);
  });

  test('a system with its own folder that imports something else is found', () => {
    const copy = copyWithLine('systems/ember/sheet.ts', "import { t } from '../../src/text/t.ts';");
    expect(importsOutsideSystems(copy)).toEqual([{ file: 'systems/ember/sheet.ts', to: 'src/text/t.ts' }]);
  });

  test('a system that reads another’s pack is found', () => {
    const copy = copyWithLine(
      'src/rules/sol/field.ts',
      "import pack from '../../../packs/tdgs.json' with { type: 'json' };",
    );
    expect(importsAcrossSystems(copy)).toEqual([{ file: 'src/rules/sol/field.ts', to: 'packs/tdgs.json' }]);
  });

  test('a feature that imports from another is found', () => {
    const line = "import { draftPressed } from './map/draft-buttons.ts';";
    expect(internalImports(copyWithLine('commands/lend.ts', line))).toEqual([
      { file: 'commands/lend.ts', to: 'commands/map/draft-buttons.ts' },
    ]);
  });

  test('a file with a number for a name is found, but a format’s number is not', () => {
    expect(filesOf(copyWithLine('src/text/lines-2.ts', 'export const two = 2;')).filter(isNumbered)).toEqual([
      'src/text/lines-2.ts',
    ]);
    expect(isNumbered('src/store/sqlite/upgrade/format-2.ts')).toBe(false);
  });

  test('a circle of files is found', () => {
    const circles = circlesIn(copyWithLine('src/rules/core/given.ts', "import { no } from './refusal.ts';"));
    expect(circles.some((circle) => circle.includes('src/rules/core/given.ts'))).toBe(true);
  });
});

/**
 * Files that no command leads to, because the host calls them: turns that are due, and replies whose odds take time.
 */
const HOST_FILES = ['commands/timer/due.ts', 'commands/odds/work-reply.ts'];

/** Files that may contain sentences: story lines and generated types. */
const DATA_FILES = /\/story\/|messages\.d\.ts$/;

/** True if a text has five words or more, not counting placeholders. Ids have fewer words. */
function isSentence(literal: string): boolean {
  const words = literal.replace(/\$\{[^}]*\}/g, ' x ').split(/\s+/);
  return words.filter((word) => /[A-Za-z]{2}/.test(word)).length >= 5 && !/^['`]\.{1,2}\//.test(literal);
}

describe('rules', () => {
  test('use no clock and no randomness of their own', () => {
    const rules = files.filter((file) => file.startsWith('src/rules/'));
    expect(rules.filter((file) => /\bMath\.random\b|\bDate\b|\bcrypto\b/.test(text(file)))).toEqual([]);
  });

  test('write no sentences: reasons and refusals are ids with facts, and a rule’s source is marked as such', () => {
    // Strings after these words may be sentences: a rule's source, or what a field of a sheet accepts.
    const beforeProse = /\b(cite|source|licence|where|wants)(:| =) *\n? *$/;
    const sentences = files
      .filter((file) => file.startsWith('src/rules/'))
      .flatMap((file) => {
        const code = text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)]
          .filter(({ 0: literal, index }) => isSentence(literal) && !beforeProse.test(code.slice(index - 60, index)))
          .filter(({ index }) => !/\bError\($/.test(code.slice(0, index)))
          .map(([literal]) => `${file}: ${literal}`);
      });
    expect(sentences).toEqual([]);
  });
});

describe('commands', () => {
  test('every feature is reached from the one list', () => {
    const reachedFiles = new Set(['commands/all.ts']);
    for (const file of reachedFiles)
      for (const { to } of imports(file)) if (to.startsWith('commands/')) reachedFiles.add(to);
    expect(
      files.filter((file) => file.startsWith('commands/') && !reachedFiles.has(file) && !HOST_FILES.includes(file)),
    ).toEqual([]);
  });

  test('no feature imports from another except its front, ids, screen and panel', () => {
    expect(internalImports(ROOT)).toEqual([]);
  });

  test('no two have the same name', () => {
    const names = commands.map(({ definition }) => definition.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a file', () => {
  test('has a name that says what is in it', () => {
    const wrong = files.filter((file) => /\/(utils?|helpers?|manager|service|misc|common-utils)\b/.test(file));
    expect(wrong).toEqual([]);
  });

  test('has no number for a name', () => {
    expect(files.filter(isNumbered)).toEqual([]);
  });

  test('has 600 lines at most, unless it is data', () => {
    expect(files.filter((file) => text(file).split('\n').length > 601 && !DATA_FILES.test(file))).toEqual([]);
  });
});
