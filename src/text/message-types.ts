// A type for every message of `locales/en`, so that a missing message or variable doesn't compile.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentParser, type Pattern, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';

export const LOCALES = new URL('../../locales/en/', import.meta.url);
export const TYPES = new URL('messages.d.ts', import.meta.url);
const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** The variables of a pattern, with their types: what a plural is chosen by is a number, what other variants are chosen by is one of their names. */
class Variables extends Visitor {
  readonly types = new Map<string, string>();

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    if (selector.type === 'VariableReference') {
      const isNumber = variants.some(({ key }) => key.type === 'NumberLiteral' || PLURALS.has(key.name));
      const names = variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.value : `'${key.name}'`));
      this.types.set(selector.id.name, isNumber ? 'number' : names.join(' | '));
    }
    this.genericVisit(node);
  }

  override visitVariableReference(node: VariableReference): void {
    if (!this.types.has(node.id.name)) this.types.set(node.id.name, 'string | number');
  }
}

/** The variables of every message, with their types, by its id. Throws where a file has a fault or two messages have one id. */
export function variablesOf(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, ReadonlyMap<string, string>>();
  const add = (id: string, pattern: Pattern): void => {
    if (all.has(id)) throw new Error(`Two messages have the id ${id}`);
    const variables = new Variables();
    variables.visit(pattern);
    all.set(id, variables.types);
  };
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));
  for (const file of files.toSorted()) {
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(new URL(file, LOCALES), 'utf8'));
    for (const entry of body) {
      if (entry.type === 'Junk')
        throw new Error(`${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 80)}`);
      if (entry.type !== 'Message') continue;
      if (entry.value) add(entry.id.name, entry.value);
      for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
    }
  }
  return all;
}

/** The types of all messages, as TypeScript. */
export function messageTypes(): string {
  const lines = [...variablesOf()].map(([id, variables]) => {
    const types = [...variables].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
    return `  readonly '${id}': ${types === '' ? 'Record<never, never>' : `{ ${types} }`};`;
  });
  return `// Written by \`npm run words\` from locales/en.\n\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}
