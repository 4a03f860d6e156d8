// The pages of the site that are made from Fray itself: what each system has, and a fight that was played for it.

import { Writable } from 'node:stream';
import { pageHtml } from '../../commands/chronicle.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { localizedRecord } from '../../src/session/localized-names.ts';
import { loadSystems } from '../../src/systems/load.ts';
import { playDemo } from '../../src/terminal/demo.ts';
import { referenceOf, systemDescription } from '../../src/text/language.ts';
import { ENGLISH } from '../../src/text/languages.ts';
import { nameOf } from '../../src/text/names.ts';
import { briefOf, type Explained, type Reference } from '../../src/text/reference.ts';

/** A page for each system, in Markdown, by its id. */
export async function systemPages(): Promise<Readonly<Record<string, string>>> {
  await loadSystems();
  return Object.fromEntries(
    systemIds().flatMap((id) => {
      const rules = rulesNamed(id);
      return rules ? [[id, systemPage(rules)]] : [];
    }),
  );
}

function systemPage(rules: Ruleset): string {
  const { id, title, book, archetypes, conditions, actions } = rules;
  const reference = referenceOf(id);
  const list = (heading: string, kind: Explained, entries: readonly (readonly [id: string, name: string])[]) => {
    const lines = entries.flatMap(([key, name]) => {
      const brief = firstSentences(briefOf(reference, kind, key));
      return brief === '' ? [] : [`- **${escaped(name)}.** ${escaped(brief)}`];
    });
    return lines.length === 0 ? '' : `\n## ${heading}\n\n${lines.join('\n')}\n`;
  };
  const isCharacter = ({ kind }: { readonly kind: string }) => kind === 'character';
  const named = (each: { readonly name: string }) => [each.name, each.name] as const;
  const source = book.url === undefined ? escaped(book.title) : `[${escaped(book.title)}](${book.url})`;
  const ownRulings = id === 'cairn' ? '' : ` Where the book is silent, we decided: [the rulings](../rules/${id}.md).`;
  return `# ${escaped(title)}

${escaped(systemDescription(id))}.

The book is ${source} by ${escaped(book.author)} (${escaped(book.license)}). Fray plays it in full, in its own words.${ownRulings}
In Discord, \`/rules\` looks up everything on this page, and \`/practice\` teaches it in two minutes. Start with
\`/encounter start ruleset:${id}\`.
${list(
  'Actions',
  'actions',
  Object.keys(actions).map((key) => [key, actions[key]?.title ?? key]),
)}${list(
  'Conditions',
  'conditions',
  Object.keys(conditions).map((key) => [key, nameOf(id, 'condition', key)]),
)}${glossary(reference)}${list('Premade characters', 'archetypes', archetypes.filter(isCharacter).map(named))}${list('Creatures', 'archetypes', archetypes.filter((each) => !isCharacter(each)).map(named))}`;
}

function glossary({ glossary: terms }: Reference): string {
  if (terms.length === 0) return '';
  return `\n## Terms\n\n${terms.map(({ name, brief }) => `- **${escaped(name)}.** ${escaped(brief)}`).join('\n')}\n`;
}

/** A brief without the lines of figures that follow it. */
function firstSentences(brief: string): string {
  return (brief.split('\n')[0] ?? '').trim();
}

/** A text with the characters that Markdown or HTML would read as their own. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(?<!\\)([*_`[\]|])/g, '\\$1');
}

/** A fight that is played now, as its page. */
export async function exampleFight(): Promise<string> {
  const record = await playDemo(new Writable({ write: (_chunk, _encoding, done) => done() }));
  if (!record) throw new Error('The example fight has no record');
  return [...pageHtml(localizedRecord(record, ENGLISH))].join('');
}
