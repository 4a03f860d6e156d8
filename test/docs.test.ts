// What the pages and comments name: files that exist.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '../src/rules/systems.ts';

const text = (file: string) => readFileSync(file, 'utf8');
const pages = [...globSync('docs/**/*.md'), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].toSorted();
const sources = globSync('{src,commands,test,bench}/**/*.{ts,js}');

/** A path from the root, in a page or a comment: "src/rules/<system>/sheet.ts". */
const PATH = /(?<![\w./<>-])(?:src|commands|test|bench|docs|migrations)\/[\w./<>*-]*/g;

/** The paths in a text that lead to nothing. */
function missing(prose: string): readonly string[] {
  const named = [...prose.matchAll(PATH)].map(([path]) => path.replace(/\.+$/, ''));
  return [...new Set(named)].filter((path) => !isThere(path));
}

/** Whether a path leads somewhere: for each system, and for any feature. */
function isThere(path: string): boolean {
  if (path.includes('<system>')) return SYSTEM_IDS.every((id) => isThere(path.replaceAll('<system>', id)));
  if (path.includes('<')) return globSync(path.replace(/<\w+>/g, '*')).length > 0;
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}

/** Names of files in backquotes, without their folder, that no source has: "dispatch.ts". */
function unknownNames(prose: string, among: readonly string[] = sources): readonly string[] {
  const names = [...prose.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.ts)`/g)].map(([, name = '']) => name);
  return names.filter((name) => !among.some((file) => `/${file}`.endsWith(`/${name}`)));
}

/** The files that a page means by a bare name: of a system's page its own and the core's. */
function meantOn(page: string): readonly string[] {
  const system = SYSTEM_IDS.find((id) => page.endsWith(`docs/rules/${id}.md`));
  return system === undefined
    ? sources
    : sources.filter((file) => file.includes(`/${system}/`) || file.includes('/core/'));
}

/** The address of a heading: "Where to add things" has "where-to-add-things". */
function anchorsOf(page: string): readonly string[] {
  const titles = [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page that lead to no file, or to no heading of one. */
function brokenLinks(page: string): readonly string[] {
  return [...text(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (heading !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(heading));
    });
}

/** The comments of a source, without its code. */
function commentsOf(source: string): string {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment).join('\n');
}

describe.each(pages)('%s', (page) => {
  test('names files that are there', () => {
    // The page of a new system names the files that its reader makes.
    const prose = text(page).replace(/[\w/]+\/knave[\w/.]*/g, '');
    expect({ missing: missing(prose), unknown: unknownNames(prose, meantOn(page)) }).toEqual({
      missing: [],
      unknown: [],
    });
  });

  test('has links that lead somewhere', () => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

test('comments name files that are there', () => {
  const wrong = sources.flatMap((file) => {
    // Here stale ones are made up.
    if (file === 'test/docs.test.ts') return [];
    const comments = commentsOf(text(file));
    const paths = missing(comments).filter((path) => /\.\w+$|\/$/.test(path));
    return [...paths, ...unknownNames(comments)].map((path) => `${file}: ${path}`);
  });
  expect(wrong).toEqual([]);
});

test('a path, a name, a link and a comment that are stale are found', () => {
  expect(missing('See `src/rules/core/apply.ts`, `src/attic/` and `src/attic/box.ts`.')).toEqual([
    'src/attic/',
    'src/attic/box.ts',
  ]);
  expect(missing('`src/rules/<system>/sheet.ts`, `src/rules/<system>/stress.ts`')).toEqual([
    'src/rules/<system>/stress.ts',
  ]);
  expect(unknownNames('`dispatch.ts`, `discord/dispatch.ts` and `app/dispatch.ts`')).toEqual(['app/dispatch.ts']);
  expect(unknownNames('`wounds.ts`, `damage.ts`', meantOn('docs/rules/sol.md'))).toEqual(['damage.ts']);
  expect(commentsOf("const a = 'src/one.ts'; // src/two.ts\n/** src/three.ts */")).toBe(
    '// src/two.ts\n/** src/three.ts */',
  );
});
