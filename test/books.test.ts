import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed, systemIds } from '../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../src/systems/load.ts';

const text = (file: string) => readFileSync(file, 'utf8');
/** For each license in the rules: what the License row of docs/books.md must contain. */
const LICENSES: Readonly<Record<string, string>> = {
  'MIT License': 'MIT License',
  'no license stated': 'none stated',
  'license unknown': 'unknown',
};
const page = text('docs/books.md');
const books = BUILT_IN_IDS.flatMap((id) => rulesNamed(id) ?? []).map(({ title, book }) => ({ system: title, ...book }));

await loadSystems();
afterAll(unloadSystems);
/** The titles of the systems in `systems/`. The system contract checks their sections of the page. */
const inTree = systemIds().flatMap((id) => (BUILT_IN_IDS.includes(id) ? [] : (rulesNamed(id)?.title ?? [])));

describe('docs/books.md', () => {
  test.each(books)('has a section on $system: title, author, address, version, license, theirs and ours', (book) => {
    const section = page.split('\n## ').find((each) => each.startsWith(`${book.system}\n`)) ?? '';
    const row = (name: string) => section.match(new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm'))?.[1];
    // The Title row contains the whole title "Combat Rules v1.3". For "Project Sol: Physical Combat", it contains the
    // book and the chapter separately.
    for (const part of book.title.split(': ')) expect(row('Title')).toContain(part);
    expect(row('Author')).toContain(book.author);
    expect(row('Published')).toContain(book.url ?? "don't know a public URL");
    expect(row('Version')).toMatch(/\d/);
    expect(row('License')).toContain(LICENSES[book.license]);
    expect(section).toMatch(/\*\*The author's\*\*: .+\n[\s\S]*\*\*Ours\*\*: /);
  });

  test('has a section for every built-in system and none without a system, and an address for rights holders', () => {
    const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const neededSections = ['If you hold rights in one of these books', ...books.map(({ system }) => system)];
    expect(sections).toEqual(expect.arrayContaining(neededSections));
    expect(sections.filter((each) => ![...neededSections, ...inTree].includes(each ?? ''))).toEqual([]);
    expect(page).toContain('Open an issue in this repository');
  });

  test('links to files that exist, and is linked from the README', () => {
    const linked = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => join(dirname('docs/books.md'), path));
    expect(linked.length).toBeGreaterThan(4);
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
    expect(text('README.md')).toContain('](docs/books.md)');
  });
});

test('NOTICE has the copyright and license of each book under the MIT License', () => {
  const notice = text('NOTICE');
  const mitBooks = books.filter(({ license }) => license === 'MIT License');
  expect(mitBooks.map(({ system }) => system)).toEqual(['TDGS']);
  // These books have the same license as Fray, so the LICENSE file has its text.
  expect(notice).toContain(text('LICENSE').slice(text('LICENSE').indexOf('Permission is hereby granted')).trim());
  for (const { title, author } of mitBooks) {
    expect(notice).toContain(title);
    expect(notice).toMatch(new RegExp(`^Copyright \\(c\\) \\d{4} ${author}$`, 'm'));
  }
});

test('every font has its license beside it and is in NOTICE', () => {
  const fonts = readdirSync('src', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ttf'));
  expect(fonts).toHaveLength(1);
  for (const font of fonts) {
    expect(text(join('src', font.replace(/ttf$/, 'license.txt')))).toContain('Bitstream Vera Fonts Copyright');
    expect(text('NOTICE')).toContain(`src/${font}`);
  }
});
