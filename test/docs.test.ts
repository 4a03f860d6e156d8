// Checks that the files, links, commands and scripts in pages and comments exist.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../commands/all.ts';
import { SETUP_PAGES } from '../commands/setup.ts';
import { settingsOf } from '../src/interaction/settings.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { valueOptions } from '../src/terminal/line.ts';

const text = (file: string) => readFileSync(file, 'utf8');
const pages = [...globSync('docs/**/*.md'), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].toSorted();
const sources = globSync('{src,commands,test,bench}/**/*.{ts,js}');

/** A path from the root, in a page or a comment: "src/rules/<system>/sheet.ts". */
const PATH_PATTERN = /(?<![\w./<>-])(?:src|commands|test|bench|docs|migrations)\/[\w./<>*-]*/g;

/** The paths in a text that don't exist. */
function missingLinks(prose: string): readonly string[] {
  const namedPaths = [...prose.matchAll(PATH_PATTERN)].map(([path]) => path.replace(/\.+$/, ''));
  return [...new Set(namedPaths)].filter((path) => !pathExists(path));
}

/** True if a path exists. `<system>` stands for the folder of each system, and any other placeholder for any folder. */
function pathExists(path: string): boolean {
  if (path.includes('<system>')) return BUILT_IN_IDS.every((id) => pathExists(path.replaceAll('<system>', id)));
  if (path.includes('<')) return globSync(path.replace(/<\w+>/g, '*')).length > 0;
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}

/** Names of TypeScript files in backquotes, such as "dispatch.ts", that match no source file. */
function unknownNames(prose: string, among: readonly string[] = sources): readonly string[] {
  const names = [...prose.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.ts)`/g)].map(([, name = '']) => name);
  return names.filter((name) => !among.some((file) => `/${file}`.endsWith(`/${name}`)));
}

/** Names that a page gives with a file that doesn't contain them: "`applyEvent` (`src/rules/core/apply.ts`)". */
function misplacedNames(prose: string): readonly string[] {
  const pairs = [...prose.matchAll(/`(?:\w+\.)?(\w+)`(?:\s+in\s+|\s+\(|,\s+)`([\w./-]+\.[jt]s)`/g)];
  return pairs
    .filter(([, name = '', file = '']) => existsSync(file) && !new RegExp(`\\b${name}\\b`).test(text(file)))
    .map(([, name, file]) => `${name}: ${file}`);
}

/**
 * The source files that a page's bare file names can refer to. On a system's page, these are the files of the system
 * and of the core.
 */
function filesMeantOn(page: string): readonly string[] {
  const system = BUILT_IN_IDS.find((id) => page.endsWith(`docs/rules/${id}.md`));
  return system === undefined
    ? sources
    : sources.filter((file) => file.includes(`/${system}/`) || file.includes('/core/'));
}

/** The addresses of a page's headings: "Where to add things" has "where-to-add-things". */
function anchorsOf(page: string): readonly string[] {
  const titles = [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page that lead to no file, or to no heading in it. */
function brokenLinks(page: string): readonly string[] {
  return brokenLinksIn(page, text(page));
}

function brokenLinksIn(page: string, markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
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

/** Texts that begin with a slash and aren't commands. */
const URL_PATHS = ['/healthz', '/metrics'];

/** The commands in a page's code, in blocks and in backquotes: "/map new kind:room". */
function commandsIn(prose: string): readonly string[] {
  const blocks = [...prose.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...prose.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  return [...blocks, ...spans]
    .map((line) => line.replace(/^@\w+ /, '').replace(/\s+/g, ' '))
    .filter((line) => /^\/[a-z-]+($| )/.test(line) && !URL_PATHS.includes(line));
}

/** The commands in a text that don't exist in Fray, or that have an option that doesn't exist. */
function unknownCommands(prose: string): readonly string[] {
  return commandsIn(prose).filter((line) => {
    const [word = '', second = ''] = line.split(' ');
    const definition = commands.find((each) => each.definition.name === word.slice(1))?.definition;
    if (definition === undefined) return true;
    const { options = [] } = definition;
    const groups = options.filter((option) => 'options' in option);
    const group = groups.filter(({ name }) => name === second);
    if (groups.length > 0 && group.length === 0) return second !== '';
    const optionNames = valueOptions(group[0] && 'options' in group[0] ? (group[0].options ?? []) : options).map(
      ({ name }) => name,
    );
    const typedNames = [...line.replace(/"[^"]*"/g, '').matchAll(/ ([a-z_]+):/g)].map(([, name = '']) => name);
    return typedNames.some((name) => !optionNames.includes(name));
  });
}

/** The options that are true or false in every command that has them. */
function booleanOptionNames(): ReadonlySet<string> {
  const options = commands
    .flatMap(({ definition }) => definition.options ?? [])
    .flatMap((option) => valueOptions('options' in option ? (option.options ?? []) : [option]));
  const named = Map.groupBy(options, ({ name }) => name);
  return new Set(
    [...named]
      .filter(([, all]) => all.every(({ type }) => type === ApplicationCommandOptionType.Boolean))
      .map(([name]) => name),
  );
}

/** The values of options, as `replace:yes`, that Discord shows as True or False. */
function wrongBooleans(prose: string, booleans = booleanOptionNames()): readonly string[] {
  return [...prose.matchAll(/\b([a-z_]+):(yes|no|true|false)\b/g)]
    .filter(([, name = '']) => booleans.has(name))
    .map(([typed]) => typed);
}

/** The npm scripts that a page mentions but that don't exist. */
function unknownScripts(prose: string): readonly string[] {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(text('package.json'));
  const run = [...prose.matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(([, script = '']) => script);
  return run.filter((script) => !Object.hasOwn(scripts, script));
}

describe.each(pages)('%s', (page) => {
  test('runs scripts that exist', () => {
    expect(unknownScripts(text(page))).toEqual([]);
  });

  test('names files that exist', () => {
    // The page about a new system names files that its reader will make.
    const prose = text(page).replace(/[\w/]*\bember[\w/.]*/g, '');
    expect({ missing: missingLinks(prose), unknown: unknownNames(prose, filesMeantOn(page)) }).toEqual({
      missing: [],
      unknown: [],
    });
  });

  test('gives names with the files that contain them', () => {
    expect(misplacedNames(text(page))).toEqual([]);
  });

  test('has links that lead somewhere', () => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

describe.each(['README.md', 'docs/players.md', 'docs/gms.md', 'docs/admins.md', 'docs/maps.md'])('%s', (page) => {
  test('names commands that exist, with options that they have', () => {
    expect(commandsIn(text(page)).length).toBeGreaterThan(1);
    expect(unknownCommands(text(page))).toEqual([]);
  });
});

test('/setup check links to pages and headings that exist', () => {
  const links = SETUP_PAGES.map((page) => `[page](docs/${page})`).join(' ');
  expect(brokenLinksIn('README.md', links)).toEqual([]);
});

test('the README leads to every page, in one step or two', () => {
  const linkedFrom = (page: string) =>
    [...text(page).matchAll(/\]\(([^)\s#]+\.md)/g)].map(([, path = '']) => join(dirname(page), path));
  const linkedPages = linkedFrom('README.md').filter((path) => existsSync(path));
  const allPages = new Set([...linkedPages, ...linkedPages.flatMap(linkedFrom), ...globSync('docs/rules/*.md')]);
  expect(pages.filter((page) => page !== 'README.md' && !allPages.has(page))).toEqual([]);
});

test('the GMs’ page has every setting that all systems share, with its default first', () => {
  const rules = BUILT_IN_IDS.flatMap((id) => rulesNamed(id) ?? []);
  const sharedSettings = Object.entries(settingsOf({ ...rules[0], settings: {} } as (typeof rules)[number]));
  const rows = new Map(
    [...text('docs/gms.md').matchAll(/^\| `([\w-]+)` \| (.+?) \|/gm)].map(([, name = '', values = '']) => [
      name,
      values,
    ]),
  );
  const settingText = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  expect([...rows.keys()].toSorted()).toEqual(sharedSettings.map(([name]) => name).toSorted());
  for (const [name, { values }] of sharedSettings) expect(rows.get(name)?.split(', ')[0]).toBe(settingText(values[0]));
});

test('comments name files that exist', () => {
  const wrongComments = sources.flatMap((file) => {
    // This file has wrong paths on purpose.
    if (file === 'test/docs.test.ts') return [];
    const comments = commentsOf(text(file));
    const paths = missingLinks(comments).filter((path) => /\.\w+$|\/$/.test(path));
    return [...paths, ...unknownNames(comments)].map((path) => `${file}: ${path}`);
  });
  expect(wrongComments).toEqual([]);
});

test('pages and messages write true and false as Discord shows them', () => {
  const messages = globSync('locales/*/*.ftl');
  expect(messages.length).toBeGreaterThan(50);
  const wrong = [...pages, ...messages].map((page) => ({ page, wrong: wrongBooleans(text(page)) }));
  expect(wrong.filter((each) => each.wrong.length > 0)).toEqual([]);
  expect(wrongBooleans('`replace:yes`, `/lend back:yes` and `replace:True`')).toEqual(['replace:yes']);
});

test('a stale command, option or script is found', () => {
  const prose =
    'Type `/attack target:` or `/attac`, `/attack whom:`, `/gm fly`.\n\n```\n@ana /join character:Kira\n/add enemy:1\n```\n';
  expect(unknownCommands(prose)).toEqual(['/add enemy:1', '/attac', '/attack whom:', '/gm fly']);
  expect(unknownScripts('`npm run odds -- FILE`, `npm run -s odds`, `npm run fly`')).toEqual(['fly']);
});

test('a stale path, name, link or comment is found', () => {
  expect(missingLinks('See `src/rules/core/apply.ts`, `src/attic/` and `src/attic/box.ts`.')).toEqual([
    'src/attic/',
    'src/attic/box.ts',
  ]);
  expect(missingLinks('`src/rules/<system>/sheet.ts`, `src/rules/<system>/stress.ts`')).toEqual([
    'src/rules/<system>/stress.ts',
  ]);
  expect(unknownNames('`dispatch.ts`, `discord/dispatch.ts` and `app/dispatch.ts`')).toEqual(['app/dispatch.ts']);
  expect(
    misplacedNames('`applyEvent` in `src/rules/core/apply.ts`, `Encounter.hat` (`src/rules/core/deed.ts`)'),
  ).toEqual(['hat: src/rules/core/deed.ts']);
  expect(unknownNames('`wounds.ts`, `damage.ts`', filesMeantOn('docs/rules/sol.md'))).toEqual(['damage.ts']);
  expect(commentsOf("const a = 'src/one.ts'; // src/two.ts\n/** src/three.ts */")).toBe(
    '// src/two.ts\n/** src/three.ts */',
  );
});
