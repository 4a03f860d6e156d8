import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { THEME_NAMES, THEMES, type Theme } from '../pictures/theme.ts';
import { element, type Html, joinHtml, ownCode } from './html.ts';

/** Joined in this order into one script, so that the page loads nothing. */
const SCRIPTS = ['check.js', 'dice.js', 'steps.js', 'page.js'] as const;

const STYLES = ['page.css', 'forms.css', 'steps.css'] as const;

/** A page's script and style, and the policy that lets the browser run only these and load nothing. */
interface PageCode {
  readonly policy: Html;
  readonly style: Html;
  readonly script: Html;
}

let pageCode: PageCode | undefined;

/** The page's code, which is read only once. */
export function code(): PageCode {
  pageCode ??= readCode();
  return pageCode;
}

function readCode(): PageCode {
  const script = `\n${SCRIPTS.map((name) => scriptPart(fileText(name))).join('\n')}`;
  const style = `\n${colorStyle()}${STYLES.map(fileText).join('')}`;
  const policy = [
    "default-src 'none'",
    `script-src '${digest(script)}'`,
    `style-src '${digest(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    policy: joinHtml(
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
    ),
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
