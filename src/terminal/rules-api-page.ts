// `npm run rules-api`: writes docs/rules-api.md from the docstrings of what `fray/rules` exports.

import { readFileSync, writeFileSync } from 'node:fs';
import { API } from '../systems/system.ts';
import { t } from '../text/t.ts';

export const RULES_API_PAGE = new URL('../../docs/rules-api.md', import.meta.url);
const ENTRY_URL = new URL('../systems/rules.ts', import.meta.url);

/** The page about everything that a system may import, by the names under which `fray/rules` exports it. */
export function rulesApiPage(): string {
  const entrySource = readFileSync(ENTRY_URL, 'utf8');
  const sections = entrySource
    .split(/^\/\/ ## /m)
    .slice(1)
    .map(sectionOf)
    .join('\n\n');
  const renamedTypes = entrySource.matchAll(/\btype (\w+) as (\w+)/g);
  const shownSections = [...renamedTypes].reduce(
    (page, [, own = '', shown = '']) => page.replace(new RegExp(`\\b${own}\\b`, 'g'), shown),
    sections,
  );
  return `${t('rules-api-head', { version: API })}\n\n${shownSections}\n`;
}

function sectionOf(text: string): string {
  const [title = ''] = text.split('\n');
  const exportStatements = text.matchAll(/^export (?:\* as (\w+)|(type \*)|(?:type )?\{([^}]*)\}) from '([^']+)';/gm);
  const pageEntries = [...exportStatements].flatMap(([, namespace, allTypes, names = '', file = '']) => {
    const source = readFileSync(new URL(file, ENTRY_URL), 'utf8');
    if (namespace !== undefined)
      return exportedNames(source).map((name) => entryOf(`${namespace}.${name}`, name, source));
    if (allTypes !== undefined)
      return exportedNames(source, 'type|interface').map((name) => entryOf(name, name, source));
    return names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
      .map((name) => {
        const [ownName = '', shownName = ownName] = name.split(' as ');
        return entryOf(shownName, ownName, source);
      });
  });
  return [
    `## ${title.trim()}`,
    ...pageEntries.toSorted((one, other) => compareNames(one.name, other.name)).map(({ text }) => text),
  ].join('\n\n');
}

/** Compares names for sorting, ignoring capitals. The order is the same on every machine. */
function compareNames(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b ? 0 : a < b ? -1 : 1;
}

function exportedNames(source: string, kinds = 'function|const|type|interface'): readonly string[] {
  return [...source.matchAll(new RegExp(`^export (?:${kinds}) (\\w+)`, 'gm'))].map(([, name = '']) => name);
}

interface PageEntry {
  readonly name: string;
  readonly text: string;
}

/** What a module exports under a name: its docstring, and its declaration. */
function entryOf(shownName: string, name: string, source: string): PageEntry {
  const lines = source.split('\n');
  const exportPattern = new RegExp(`^export (?:abstract )?(?:function|const|type|interface|class) ${name}\\b`);
  const startIndex = lines.findIndex((line) => exportPattern.test(line));
  if (startIndex === -1) throw new Error(`fray/rules exports ${name}, which has no declaration`);
  const docstring = docstringBefore(lines, startIndex);
  const ownDeclaration = declarationText(lines, startIndex);
  const shownDeclaration = ownDeclaration.replace(name, shownName.slice(shownName.indexOf('.') + 1));
  const declarationCode = [shownDeclaration, ...declarationsUsedBy(ownDeclaration, name, lines)].join('\n\n');
  return {
    name: shownName,
    text: [
      `### \`${shownName}\``,
      ...(docstring === '' ? [] : [docstring]),
      `\`\`\`ts\n${declarationCode}\n\`\`\``,
    ].join('\n\n'),
  };
}

/** The types and lists that a declaration uses, directly or indirectly, and that its module doesn't export. */
function declarationsUsedBy(code: string, name: string, lines: readonly string[]): readonly string[] {
  const seenNames = new Set([name]);
  const usedDeclarations: string[] = [];
  const addUsedDeclarations = (text: string): void => {
    for (const [word] of text.replace(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+\b/g)) {
      if (seenNames.has(word)) continue;
      seenNames.add(word);
      const declarationPattern = new RegExp(`^(?:(?:type|interface) ${word}\\b|(?:export )?const ${word} = \\[)`);
      const startIndex = lines.findIndex((line) => declarationPattern.test(line));
      if (startIndex === -1) continue;
      const docstring = docstringBefore(lines, startIndex);
      const ownText = (lines[startIndex] ?? '').includes('const ')
        ? arrayDeclarationText(lines, startIndex)
        : declarationText(lines, startIndex);
      usedDeclarations.push(docstring === '' ? ownText : `/** ${docstring} */\n${ownText}`);
      addUsedDeclarations(ownText);
    }
  };
  addUsedDeclarations(code);
  return usedDeclarations;
}

/** The code of a constant list. */
function arrayDeclarationText(lines: readonly string[], start: number): string {
  const end = lines.findIndex((line, index) => index >= start && line.endsWith(';'));
  return lines
    .slice(start, end + 1)
    .join('\n')
    .replace(/^export /, '');
}

/** The text of the docstring that ends before a line. "" if there is none. */
function docstringBefore(lines: readonly string[], start: number): string {
  if (!lines[start - 1]?.trim().endsWith('*/')) return '';
  let firstLineIndex = start - 1;
  while (firstLineIndex > 0 && !lines[firstLineIndex]?.trim().startsWith('/**')) firstLineIndex--;
  return lines
    .slice(firstLineIndex, start)
    .map((line) => line.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** A declaration without its body: the signature of a function, the public members of a class, a whole type. */
function declarationText(lines: readonly string[], start: number): string {
  const firstLine = (lines[start] ?? '').replace(/^export /, '');
  const remainingLines = lines.slice(start);
  const linesUntil = (isLast: (line: string) => boolean) => {
    const end = remainingLines.findIndex(isLast);
    return [firstLine, ...remainingLines.slice(1, end + 1)].join('\n');
  };
  if (firstLine.startsWith('interface '))
    return firstLine.endsWith('}') ? firstLine : linesUntil((line) => line === '}');
  if (firstLine.startsWith('type '))
    return linesUntil((line) => /^(?! {2}).*;$|^ {2}[^/].*;$/.test(line) && isTypeEnd(remainingLines, line));
  if (firstLine.startsWith('const ')) return firstLine.replace(/ =.*$/, '').replace(/ => .*$/, '');
  if (firstLine.startsWith('class ')) return classMembers(remainingLines);
  return linesUntil((line) => /^\S.*[{;]$/.test(line)).replace(/ ?[{;]$/, '');
}

/** True if a type ends with this line: the next line is empty, or begins another declaration or a docstring. */
function isTypeEnd(lines: readonly string[], line: string): boolean {
  const nextLine = lines[lines.indexOf(line) + 1] ?? '';
  return nextLine === '' || /^(export|\/\*\*|function|const|type|interface)/.test(nextLine);
}

/** A class with the docstrings and signatures of its public members. */
function classMembers(lines: readonly string[]): string {
  const members: string[] = [];
  let commentLines: string[] = [];
  for (const line of lines.slice(1, lines.indexOf('}'))) {
    if (/^ {2}(\/\*\*| \*)/.test(line)) commentLines.push(line);
    else if (/^ {2}(get |readonly \w|\w+[(<])/.test(line) && !line.startsWith('  constructor'))
      members.push([...commentLines, line.replace(/ \{$/, ';')].join('\n'));
    if (!/^ {2}(\/\*\*| \*)/.test(line)) commentLines = [];
  }
  return [(lines[0] ?? '').replace(/^export /, ''), members.join('\n\n'), '}'].join('\n');
}

if (import.meta.main) writeFileSync(RULES_API_PAGE, rulesApiPage());
