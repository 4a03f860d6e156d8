import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { THEME_NAMES, THEMES, type Theme } from '../pictures/theme.ts';
import { element, type Html, joinHtml, trustedHtml } from './html.ts';

/**
 * The files of a page. The scripts are joined into one text in this order, and so are the styles. Both texts are put
 * into the page, so that it loads no other files.
 */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Security directives, in addition to those of every page. */
  readonly policy: readonly string[];
}

const RECORD_PAGE: PageFiles = {
  scripts: ['check.js', 'dice.js', 'steps.js', 'page.js'],
  styles: ['page.css', 'forms.css', 'steps.css'],
  policy: ['img-src data:'],
};
/** A shared encounter's page. It can load data only from its own address, and other pages can't embed it. */
const LIVE_PAGE: PageFiles = {
  scripts: ['live.js'],
  styles: ['live.css'],
  policy: ["connect-src 'self'", "frame-ancestors 'none'"],
};

/** A page's script and style, and the security policy that lets the browser run only these. */
interface PageCode<Policy> {
  readonly policy: Policy;
  readonly style: Html;
  readonly script: Html;
}

let cachedPageCode: PageCode<Html> | undefined;
let cachedLivePageCode: PageCode<string> | undefined;

/** The code of an encounter's page. The files are read only once. The page itself contains the security policy. */
export function pageCode(): PageCode<Html> {
  cachedPageCode ??= withPolicyElement(readPageCode(RECORD_PAGE, colorStyle()));
  return cachedPageCode;
}

/** The code of a shared encounter's page. The files are read only once. The security policy is sent as a header. */
export function livePageCode(): PageCode<string> {
  cachedLivePageCode ??= readPageCode(LIVE_PAGE);
  return cachedLivePageCode;
}

function withPolicyElement({ policy, ...others }: PageCode<string>): PageCode<Html> {
  return {
    ...others,
    policy: joinHtml(
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
    ),
  };
}

function readPageCode({ scripts, styles, policy }: PageFiles, colors = ''): PageCode<string> {
  const script = `\n${scripts.map((name) => moduleScript(fileText(name))).join('\n')}`;
  const style = `\n${colors}${styles.map(fileText).join('')}`;
  return {
    policy: [
      "default-src 'none'",
      `script-src '${policyHash(script)}'`,
      `style-src '${policyHash(style)}'`,
      ...policy,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    style: element('style', {}, trustedHtml(style)),
    script: element('script', { type: 'module' }, trustedHtml(script)),
  };
}

/**
 * A file with Unix line endings. A checkout on Windows may have other line endings, which would make the digest in the
 * policy wrong.
 */
function fileText(name: string): string {
  return readFileSync(new URL(`./in-browser/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
}

/** The text of a module, without its imports and exports. */
function moduleScript(module: string): string {
  return module.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}

function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The colors of a page's pictures. They are variables that the page's style defines, so that the page follows the
 * reader's light or dark mode.
 */
export const PAGE_THEME = Object.fromEntries(
  Object.keys(THEMES.dark).map((color) => [color, `var(${colorVariable(color)})`]),
) as Theme;

/** The style that defines the colors for light and for dark mode. */
function colorStyle(): string {
  const [dark, light] = THEME_NAMES.map((name) =>
    Object.entries(THEMES[name])
      .map(([color, value]) => `${colorVariable(color)}: ${value};`)
      .join(' '),
  );
  return `:root { ${light} }\n@media (prefers-color-scheme: dark) { :root { ${dark} } }\n`;
}

function colorVariable(color: string): string {
  return `--picture-${color}`;
}
