import { stripVTControlCharacters, styleText } from 'node:util';

/** Formats a time in the time zone of the terminal's user: "2026-12-24 18:00". */
const TIME_FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Converts Discord's Markdown to what a terminal shows. Escaped text from players is shown as they typed it. */
export function drawMarkdown(text: string, color: boolean): string {
  const escapedTexts: string[] = [];
  const replaceWithMark = (_: string, escapedText: string) => `\u0000${escapedTexts.push(escapedText) - 1}\u0000`;
  const safeText = stripVTControlCharacters(text)
    .replace(/```\n?([\s\S]*?)\n?```/g, replaceWithMark)
    .replace(/\\([\\*_~`|>#[\]()<:-])/g, replaceWithMark);
  const formattedText = safeText
    .replace(/\*\*(.+?)\*\*/g, (_, inner: string) => (color ? styleText('bold', inner) : inner))
    .replace(/^#{1,3} (.*)$/gm, (_, inner: string) => (color ? styleText('bold', inner) : inner))
    .replace(/~~(.+?)~~/g, '($1)')
    .replace(/`([^`]+)`/g, (_, inner: string) => (color ? styleText('cyan', inner) : inner))
    .replace(/^-# (.*)$/gm, (_, inner: string) => (color ? styleText('dim', inner) : inner))
    .replace(/<([@#])([^>]+)>/g, '$1$2')
    // Relative times are left out, because a terminal can't update them.
    .replace(/(<t:(\d+):f>), <t:\2:R>/g, '$1')
    .replace(/<t:(-?\d{1,12})(?::[a-zA-Z])?>/g, (_, seconds: string) => TIME_FORMAT.format(Number(seconds) * 1000))
    .replaceAll('\u200b', '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL marks an escaped text; players' text never has a NUL.
  return formattedText.replace(/\u0000(\d+)\u0000/g, (_, index: string) => escapedTexts[Number(index)] ?? '');
}

/** Puts a colored bar, or an indent if there are no colors, in front of each line. */
export function withBar(lines: readonly string[], rgb: number | null | undefined, color: boolean): readonly string[] {
  const bar = color ? `${colorEscape(rgb ?? 0x5865f2)}▌\u001b[0m ` : '  ';
  return lines.map((line) => `${bar}${line}`.trimEnd());
}

function colorEscape(rgb: number): string {
  return `\u001b[38;2;${(rgb >> 16) & 255};${(rgb >> 8) & 255};${rgb & 255}m`;
}
