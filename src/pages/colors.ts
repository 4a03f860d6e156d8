import { THEME_NAMES, THEMES, type Theme } from '../pictures/theme.ts';

/** A page has the colors that its reader's system has: its pictures name them, and its style says what they are. */
export const PAGE_THEME = Object.fromEntries(
  Object.keys(THEMES.dark).map((color) => [color, `var(${named(color)})`]),
) as Theme;

/** The style that says what they are. Dark is the second, for whoever prefers it. */
export function colorStyle(): string {
  const [dark, light] = THEME_NAMES.map((name) =>
    Object.entries(THEMES[name])
      .map(([color, value]) => `${named(color)}: ${value};`)
      .join(' '),
  );
  return `:root { ${light} }\n@media (prefers-color-scheme: dark) { :root { ${dark} } }\n`;
}

function named(color: string): string {
  return `--picture-${color}`;
}
