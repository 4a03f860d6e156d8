import type { APIEmbed } from 'discord-api-types/v10';

/** The number of characters on a line of an embed on a phone 360 pixels wide. Small print has a few more. */
const LINE_LENGTH = 44;

/**
 * An embed as a phone shows it: wrapped, and without the marks for bold text and code. Struck-out dice are in
 * parentheses, and small print follows "·".
 */
export function onPhone({ title, description, fields = [], footer }: APIEmbed): string {
  const parts = [
    ...(title === undefined ? [] : [title, '']),
    ...(description === undefined ? [] : description.split('\n')),
    ...fields.flatMap(({ name, value }) => ['', name, ...value.split('\n')]),
    ...(footer === undefined ? [] : ['', footer.text]),
  ];
  return parts.flatMap(wrapped).join('\n');
}

function wrapped(line: string): readonly string[] {
  const isSmallPrint = line.startsWith('-# ');
  const shownLine = unmarked(isSmallPrint ? line.slice(3) : line);
  const lines: string[] = [];
  let currentLine = '';
  for (const word of shownLine.split(' ')) {
    const longerLine = currentLine === '' ? word : `${currentLine} ${word}`;
    if (longerLine.length <= (isSmallPrint ? LINE_LENGTH + 6 : LINE_LENGTH)) currentLine = longerLine;
    else {
      lines.push(currentLine);
      currentLine = word;
    }
  }
  lines.push(currentLine);
  return isSmallPrint ? lines.map((each, index) => `${index === 0 ? '· ' : '  '}${each}`) : lines;
}

function unmarked(line: string): string {
  return line
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/~~(.+?)~~/g, '($1)')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/<@([^>]+)>/g, '@$1')
    .replace(/\\([\\*_~`|>#[\]()<:-])/g, '$1');
}
