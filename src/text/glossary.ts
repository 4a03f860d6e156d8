// The meanings of the books' words, for `/rules`. They are in `locales/en/glossary/<system>.yaml`, or in
// `glossary.yaml` in a system's own folder.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as schema from '../rules/core/schema.ts';
import type { Term } from './reference.ts';
import { localeFile } from './t.ts';
import { expectationText } from './wants.ts';

/** The maximum number of terms. No book has that many. */
const MAX_GLOSSARY_TERMS = 1000;
const MAX_BRIEF_LENGTH = 1000;

const terms = schema.list(
  schema.object({
    name: schema.text(),
    also: schema.optional(schema.list(schema.text())),
    settings: schema.optional(schema.list(schema.text())),
    brief: schema.text(MAX_BRIEF_LENGTH),
    cite: schema.text(),
  }),
  MAX_GLOSSARY_TERMS,
  1,
);

const glossaryCache = new Map<string, readonly Term[]>();

/**
 * A system's terms with its figures filled in. The file is read once, at the first call. Empty if the system has no
 * file. Throws an error if an entry has a wrong key, or if a placeholder has no figure.
 */
export function glossaryOf(system: string, figures: Readonly<Record<string, string>>): readonly Term[] {
  const terms = glossaryCache.get(system);
  if (terms) return terms;
  const file = localeFile('glossary', system);
  const termsWithFigures = existsSync(file) ? readTerms(`${system}.yaml`, readFileSync(file, 'utf8'), figures) : [];
  glossaryCache.set(system, termsWithFigures);
  return termsWithFigures;
}

/** Reads the terms in a file. */
export function readTerms(file: string, content: string, figures: Readonly<Record<string, string>>): readonly Term[] {
  const contentValue: unknown = load(content);
  const result = schema.readWhole(terms, contentValue);
  if ('problems' in result) {
    const [{ path, wants } = { path: [], wants: { kind: 'anything' } as const }] = result.problems;
    const entry = Array.isArray(contentValue) ? contentValue[Number(path[0]) - 1] : undefined;
    throw new Error(`${file}: ${entry?.name ?? ''} › ${path.join(' › ')}: ${expectationText(wants)}`);
  }
  return result.value.map(({ name, also, settings, brief, cite }) => ({
    name,
    ...(also && { also }),
    ...(settings && { settings }),
    brief: brief.replaceAll(/\{([^{}]+)\}/g, (_, figure: string) => {
      if (!Object.hasOwn(figures, figure)) throw new Error(`${file}: ${name}: no figure for {${figure}}`);
      return figures[figure] ?? '';
    }),
    cite,
  }));
}
