// The meanings of the books' words, for `/rules`. They are in `locales/en/glossary/<system>.yaml`, or in
// `glossary.yaml` in a system's own folder.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as schema from '../rules/core/schema.ts';
import { expectationText } from './expectations.ts';
import { currentLanguage, ENGLISH, oncePerLanguage } from './languages.ts';
import type { Term } from './reference.ts';
import { localeFile } from './t.ts';

/** The maximum number of terms. No book has that many. */
const MAX_GLOSSARY_TERMS = 1000;
const MAX_BRIEF_LENGTH = 1000;

const termsSchema = schema.list(
  schema.object({
    name: schema.text(),
    english: schema.optional(schema.text()),
    also: schema.optional(schema.list(schema.text())),
    settings: schema.optional(schema.list(schema.text())),
    brief: schema.text(MAX_BRIEF_LENGTH),
    cite: schema.text(),
  }),
  MAX_GLOSSARY_TERMS,
  1,
);

const glossaryCache = oncePerLanguage(() => new Map<string, readonly Term[]>());

/**
 * A system's terms in the current language, with its figures filled in. Terms without a translation are in English.
 * Each language's file is read once. Empty if the system has no file. Throws an error if an entry has a wrong key, or
 * if a placeholder has no figure.
 */
export function glossaryOf(system: string, figures: Readonly<Record<string, string>>): readonly Term[] {
  const cachedTerms = glossaryCache().get(system);
  if (cachedTerms) return cachedTerms;
  const englishTerms = termsIn(system, ENGLISH, figures);
  const localizedTerms =
    currentLanguage() === ENGLISH
      ? englishTerms
      : translatedTerms(englishTerms, termsIn(system, currentLanguage(), figures));
  glossaryCache().set(system, localizedTerms);
  return localizedTerms;
}

function termsIn(system: string, language: string, figures: Readonly<Record<string, string>>): readonly GlossaryTerm[] {
  const glossaryFile = localeFile('glossary', system, language);
  return existsSync(glossaryFile) ? readTerms(`${system}.yaml`, readFileSync(glossaryFile, 'utf8'), figures) : [];
}

/**
 * The English terms, replaced by their translations where there are any. A translated term can still be found by its
 * English names, and keeps its settings.
 */
function translatedTerms(english: readonly GlossaryTerm[], translated: readonly GlossaryTerm[]): readonly Term[] {
  const translationsByEnglishName = new Map(translated.map((term) => [term.english, term]));
  return english.map((term) => {
    const translation = translationsByEnglishName.get(term.name);
    return translation
      ? { ...term, ...translation, also: [...(translation.also ?? []), term.name, ...(term.also ?? [])] }
      : term;
  });
}

/** A term as it is written in its file. `english` is the name of the English term that it translates. */
interface GlossaryTerm extends Term {
  readonly english?: string;
}

/** Reads the terms in a file. */
export function readTerms(
  file: string,
  content: string,
  figures: Readonly<Record<string, string>>,
): readonly GlossaryTerm[] {
  const parsedContent: unknown = load(content);
  const readResult = schema.readWhole(termsSchema, parsedContent);
  if ('problems' in readResult) {
    const [{ path, wants } = { path: [], wants: { kind: 'anything' } as const }] = readResult.problems;
    const wrongEntry = Array.isArray(parsedContent) ? parsedContent[Number(path[0]) - 1] : undefined;
    throw new Error(`${file}: ${wrongEntry?.name ?? ''} › ${path.join(' › ')}: ${expectationText(wants)}`);
  }
  return readResult.value.map(({ name, english, also, settings, brief, cite }) => ({
    name,
    ...(english !== undefined && { english }),
    ...(also && { also }),
    ...(settings && { settings }),
    brief: brief.replaceAll(/\{([^{}]+)\}/g, (_, figure: string) => {
      if (!Object.hasOwn(figures, figure)) throw new Error(`${file}: ${name}: no figure for {${figure}}`);
      return figures[figure] ?? '';
    }),
    cite,
  }));
}
