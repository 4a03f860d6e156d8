// The site that is made of these pages: `npm run site` writes it to dist/site. Eleventy turns Markdown into pages. This
// file says which pages there are, and where their links lead.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exampleFight, systemPages } from './made.ts';

/** Pages outside of `docs/`, by their names on the site. */
const OTHER_PAGES = {
  changelog: 'CHANGELOG.md',
  contributing: 'CONTRIBUTING.md',
  conduct: 'CODE_OF_CONDUCT.md',
  security: 'SECURITY.md',
};

/** The languages of the players' page. */
const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', 'pt-BR': 'Português' };
const translated = Object.keys(LANGUAGES).filter((language) => existsSync(`docs/${language}/players.md`));

/** Files that pages link to, and that are copied as they are. */
const FILES = ['LICENSE', 'NOTICE', 'compose.postgres.yaml', ...globSync('packs/*.json')];
const copied = Object.fromEntries([
  ...FILES.map((file) => [file, `files/${file}`]),
  ...globSync('docs/{pictures,packs,monitoring,rules}/*.{png,json,yml,csv}').map((file) => [file, file.slice(5)]),
  ...globSync('docs/*.{json,service}').map((file) => [file, file.slice(5)]),
  ['docs/site/style.css', 'style.css'],
]);

/** @param {any} config */
export default async function site(config) {
  config.setUseGitIgnore(false);
  config.setIncludesDirectory('site');
  config.ignores.add('docs/site/**');
  config.addPassthroughCopy(copied);
  config.addGlobalData('layout', 'layout.njk');
  config.addGlobalData(
    'permalink',
    () =>
      (/** @type {Data} */ { page }) =>
        `${page.filePathStem}.html`,
  );
  config.addGlobalData('eleventyComputed', {
    title: (/** @type {Data} */ { page }) => titleOf(page.rawInput),
    root: (/** @type {Data} */ { page }) => '../'.repeat(page.filePathStem.split('/').length - 2) || './',
    lang: (/** @type {Data} */ { page }) => translated.find((each) => page.filePathStem === `/${each}/players`) ?? 'en',
    languages: () => ['en', ...translated].map((code) => ({ code, name: LANGUAGES[/** @type {'en'} */ (code)] })),
  });
  config.addTemplate('index.md', readFileSync('docs/site/home.md', 'utf8'));
  for (const [name, file] of Object.entries(OTHER_PAGES)) config.addTemplate(`${name}.md`, readFileSync(file, 'utf8'));
  for (const [id, page] of Object.entries(await systemPages())) config.addTemplate(`systems/${id}.md`, page);
  config.addTemplate('example.11ty.js', { data: () => ({ layout: false }), render: exampleFight });
  config.amendLibrary('md', (/** @type {any} */ markdown) => markdown.use(withAnchors).use(withLinks));
  return { markdownTemplateEngine: false };
}

/** @typedef {{ page: { filePathStem: string, rawInput: string } }} Data */

/** @param {string} markdown */
function titleOf(markdown) {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? 'Fray';
}

/**
 * Gives each heading the address that GitHub gives it.
 * @param {any} markdown
 */
function withAnchors(markdown) {
  markdown.core.ruler.push('anchors', (/** @type {any} */ { tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const title = tokens[index + 1].children.map((/** @type {any} */ { content }) => content).join('');
      const words = title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
      token.attrSet('id', words.replaceAll(' ', '-'));
    }
  });
}

/**
 * Lets links to pages in the repository lead to those of the site. A link to code has nothing to lead to, so it becomes
 * plain text.
 * @param {any} markdown
 */
function withLinks(markdown) {
  markdown.core.ruler.push('links', (/** @type {any} */ { tokens, env }) => {
    const from = env.page?.inputPath?.replace(/^\.\//, '') ?? '';
    for (const token of tokens) {
      const hidden = [];
      for (const each of token.children ?? []) {
        if (each.type === 'image' && from === 'docs/index.md')
          each.attrSet('src', each.attrGet('src').replace('../', ''));
        if (each.type === 'link_close' && hidden.pop())
          Object.assign(each, { type: 'text', tag: '', content: '', nesting: 0 });
        if (each.type !== 'link_open') continue;
        const target = onSite(each.attrGet('href'), from);
        hidden.push(target === undefined);
        if (target === undefined) Object.assign(each, { type: 'text', tag: '', content: '', nesting: 0 });
        else each.attrSet('href', target);
      }
    }
  });
}

/**
 * Where a link of a page leads on the site. Undefined: nowhere.
 * @param {string} link
 * @param {string} from
 */
function onSite(link, from) {
  if (/^(?:[a-z]+:|#)/.test(link)) return link;
  const [path = '', heading] = link.split('#');
  const anchor = heading === undefined ? '' : `#${heading}`;
  const other = Object.entries(OTHER_PAGES).find(([name]) => from === `docs/${name}.md`)?.[1];
  const depth = '../'.repeat(from.split('/').length - 2);
  const file = join(dirname(other ?? (from === 'docs/index.md' ? 'docs/site/home.md' : from)), path).replace(/\/$/, '');
  const page = Object.entries(OTHER_PAGES).find(([, root]) => root === file)?.[0];
  if (page !== undefined) return `${depth}${page}.html${anchor}`;
  if (file === 'README.md' || file === 'docs/site/home.md') return `${depth}index.html`;
  if (file === 'docs/rules') return `${depth}books.html`;
  if (file.startsWith('docs/systems/')) return `${depth}${file.slice(5).replace(/\.md$/, '.html')}`;
  if (copied[file] !== undefined) return `${depth}${copied[file]}`;
  if (file.startsWith('docs/') && file.endsWith('.md')) return `${depth}${file.slice(5, -3)}.html${anchor}`;
  if (file === 'docs/example.html') return `${depth}example.html`;
  return undefined;
}
