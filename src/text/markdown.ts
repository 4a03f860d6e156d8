/** Words with single spaces between, of letters, numbers and marks that do nothing: most names and reasons are such. */
const HARMLESS = /^[\p{L}\p{N}.,%’+]+(?: [\p{L}\p{N}.,%’+]+)*$/u;

/**
 * What a player wrote, safe to show: no markdown of its own, no pings, no line breaks, nothing that turns the rest of the
 * line around, at most `longest` characters.
 */
export function plain(text: string, longest = 100): string {
  if (text.length <= longest && HARMLESS.test(text)) return text;
  const line = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return shorten(line, longest)
    .replace(/[\\*_~`|>#[\]()<:-]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200b');
}

/** A safe text as a button shows it, which knows no markdown. */
export function unmarked(safe: string): string {
  return safe.replace(/\\([\\*_~`|>#[\]()<:-])/g, '$1');
}

/** The text, or its beginning and "…" where it is longer than `longest` characters. Never cuts a character in two. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  // Between two words, unless the last of them is long.
  const words = cut.lastIndexOf(' ');
  if (words > longest - 25 && words > longest / 2) return `${cut.slice(0, words).trimEnd()}…`;
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** A number as sums have it, with a real minus and at most two decimals. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

/** A number with its sign, as sums have it: "+ 2", "− 3". */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

/** Upper case for the first letter, nothing else changed. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whole lines, as many as fit into `longest` characters; `more` says how many are left out. */
export function fitting(lines: readonly string[], longest: number, more: (count: number) => string): string {
  const kept: string[] = [];
  let left = longest;
  for (const line of lines) {
    if (line.length + 1 > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  const out = lines.length - kept.length;
  return [...kept, ...(out > 0 ? [more(out)] : [])].join('\n');
}
