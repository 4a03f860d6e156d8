import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Eleventy } from '@11ty/eleventy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../src/rules/systems.ts';
import { unloadSystems } from '../src/systems/load.ts';
import { newFolder } from './bot.ts';

const folder = newFolder();
const htmlOf = (page: string) => readFileSync(join(folder, page), 'utf8');
let pages: readonly string[] = [];

beforeAll(async () => {
  const output = relative(process.cwd(), folder);
  await new Eleventy('docs', output, { quietMode: true, configPath: 'docs/site/eleventy.config.js' }).write();
  pages = globSync('**/*.html', { cwd: folder });
});
afterAll(unloadSystems);

test('the site has each page of docs/, a page for each system, and an example fight to go through', () => {
  const expected = globSync('**/*.md', { cwd: 'docs', exclude: ['site/**'] }).map((page) =>
    page.replace('.md', '.html'),
  );
  const systems = [...BUILT_IN_IDS, 'cairn'].map((id) => `systems/${id}.html`);
  expect(pages).toEqual(expect.arrayContaining([...expected, ...systems, 'index.html', 'changelog.html']));
  expect(htmlOf('systems/cairn.html')).toContain('Yochai Gal');
  expect(htmlOf('example.html')).toContain('The old bridge');
});

test('every link leads to a page, a file or a heading, and nothing is loaded from elsewhere', () => {
  const headings = new Map(
    pages.map((page) => [page, new Set([...htmlOf(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const wrong = pages.flatMap((page) =>
    [...htmlOf(page).matchAll(/<(\w+)[^>]*\s(?:href|src)="([^"]*)"/g)].flatMap(([, element, link = '']) => {
      if (/^[a-z]+:/.test(link)) return element === 'a' || link.startsWith('data:') ? [] : [`${page} loads ${link}`];
      const [path = '', heading] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      const isThere =
        existsSync(join(folder, target)) && (!heading || headings.get(target)?.has(decodeURIComponent(heading)));
      return isThere ? [] : [`${page} links ${link}`];
    }),
  );
  expect(wrong).toEqual([]);
});
