import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { THEME_NAMES, THEMES, type Theme } from '../pictures/theme.ts';
import { element, type Html, joinHtml, ownCode } from './html.ts';

/** The files of a page. They are joined in this order, so that the page loads nothing. */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Security directives in addition to the ones that every page has. */
  readonly policy: readonly string[];
}

const RECORD: PageFiles = {
  scripts: ['check.js', 'dice.js', 'steps.js', 'page.js'],
  styles: ['page.css', 'forms.css', 'steps.css'],
  policy: ['img-src data:'],
};
/** The page of a shared encounter. It may ask only its own address for data, and no other page may embed it. */
const LIVE: PageFiles = {
  scripts: ['live.js'],
  styles: ['live.css'],
  policy: ["connect-src 'self'", "frame-ancestors 'none'"],
};

/** A page's script and style, and the policy that lets the browser run only these and load nothing. */
interface PageCode<Policy> {
  readonly policy: Policy;
  readonly style: Html;
  readonly script: Html;
}

let recordCode: PageCode<Html> | undefined;
let liveOne: PageCode<string> | undefined;

/** The code of an encounter's page, which is read only once. Its policy is in the page. */
export function code(): PageCode<Html> {
  recordCode ??= inPage(readCode(RECORD, colorStyle()));
  return recordCode;
}

/** The code of a shared encounter's page. Its policy is sent with it. */
export function liveCode(): PageCode<string> {
  liveOne ??= readCode(LIVE);
  return liveOne;
}

function inPage({ policy, ...others }: PageCode<string>): PageCode<Html> {
  return {
    ...others,
    policy: joinHtml(
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
    ),
  };
}

function readCode({ scripts, styles, policy }: PageFiles, colors = ''): PageCode<string> {
  const script = `\n${scripts.map((name) => scriptPart(fileText(name))).join('\n')}`;
  const style = `\n${colors}${styles.map(fileText).join('')}`;
  return {
    policy: [
      "default-src 'none'",
      `script-src '${digest(script)}'`,
      `style-src '${digest(style)}'`,
      ...policy,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    style: element('style', {}, ownCode(style)),
    script: element('script', { type: 'module' }, ownCode(script)),
  };
}

/** A file with Unix line ends. A checkout on Windows can have other ones, which would change the browser's digest. */
function fileText(name: string): string {
  return readFileSync(new URL(`./in-browser/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
}

/** A module without its imports from, and exports to, the other parts of the script. */
function scriptPart(module: string): string {
  return module.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The colors of a page's pictures. They are names that the page's style defines, so that pages follow the reader's
 * light or dark mode.
 */
export const PAGE_THEME = Object.fromEntries(
  Object.keys(THEMES.dark).map((color) => [color, `var(${colorNamed(color)})`]),
) as Theme;

/** The style that defines the colors of the light theme and of the dark theme. */
function colorStyle(): string {
  const [dark, light] = THEME_NAMES.map((name) =>
    Object.entries(THEMES[name])
      .map(([color, value]) => `${colorNamed(color)}: ${value};`)
      .join(' '),
  );
  return `:root { ${light} }\n@media (prefers-color-scheme: dark) { :root { ${dark} } }\n`;
}

function colorNamed(color: string): string {
  return `--picture-${color}`;
}
