// Checks that a text in another language has only words of that language, and the same numbers as the English text.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentParser, type Pattern, type TextElement, Visitor } from '@fluent/syntax';
import { load } from 'js-yaml';
import { inTreeLocales } from '../../src/systems/in-tree.ts';
import { ENGLISH, inLanguage, localeFolder, siblingFolder } from '../../src/text/languages.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** What isn't text: commands, mentions, links, code, and escapes. */
const NON_TEXT = /```.*?```|`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\S+|\b[0-9a-f]{12,}\b|\\/gs;

/** The words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return [...text.replace(NON_TEXT, ' ').matchAll(WORD)].map(([word]) => word.toLowerCase());
}

class Texts extends Visitor {
  readonly texts: string[] = [];

  override visitTextElement({ value }: TextElement): void {
    this.texts.push(value);
  }

  override visitPattern(pattern: Pattern): void {
    this.genericVisit(pattern);
  }
}

/** Keys of the YAML files whose values aren't shown. */
const UNSHOWN = new Set(['when', 'english', 'settings', 's']);

/** The texts of a language's files: messages, story lines, glossaries. What users type isn't among them. */
function* textsOf(language: string): Generator<string> {
  for (const folder of [
    localeFolder(language),
    ...[...inTreeLocales().values()].map((each) => siblingFolder(each, language)),
  ]) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/typed\.ftl$|examples\.yaml$|\.json$/.test(file)) continue;
      if (file.endsWith('.ftl')) {
        const texts = new Texts();
        texts.visit(new FluentParser({ withSpans: false }).parse(readFileSync(new URL(file, folder), 'utf8')));
        yield* texts.texts;
      } else if (file.endsWith('.yaml'))
        yield* shownTexts(load(readFileSync(new URL(file, folder), 'utf8')), language !== ENGLISH);
    }
  }
}

function* shownTexts(value: unknown, isTranslation: boolean): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* shownTexts(each, isTranslation);
  else if (typeof value === 'object' && value !== null)
    // In translations, `names` lists tools by their English names.
    for (const [key, each] of Object.entries(value))
      if (!UNSHOWN.has(key) && !(isTranslation && key === 'names')) yield* shownTexts(each, isTranslation);
}

/** All words of a language, in lower case, with those of its dates and times. */
export function vocabulary(language: string): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsOf(text.replace(/\{[^}]*\}/g, ' '))) known.add(word);
  };
  for (const text of textsOf(language)) add(text);
  for (const locale of [language, ...(language === ENGLISH ? ['en-GB'] : [])])
    for (let month = 0; month < 12; month++)
      for (const style of ['full', 'medium'] as const)
        for (let day = 1; day <= 7; day++)
          add(new Intl.DateTimeFormat(locale, { dateStyle: style }).format(new Date(2026, month, day)));
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  for (const each of ['en', 'de', 'fr', 'es', 'pt-BR']) add(languageNames.of(each) ?? '');
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
    for (const amount of [1, 2])
      for (const unitDisplay of ['long', 'short'] as const)
        add(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(amount));
  add(inLanguage(language, () => new Intl.ListFormat(language).format(['1', '2'])));
  add(inLanguage(language, () => new Intl.ListFormat(language, { type: 'disjunction' }).format(['1', '2'])));
  return known;
}

/** Numbers in which a dot isn't a decimal point: parts of rounds, and versions. */
const NUMBERED_LABEL = /(?<=(?:\bround|\bversion|\bv|-SA) ?)\d+\.\d+/gi;

/**
 * The numbers in a text with their signs, sorted: "+2", "−1.5", "25". Languages other than English write decimals with
 * a comma. There, a number with a dot is a label, such as round 1.1.
 */
export function numbersOf(text: string, language: string): readonly string[] {
  const bare = text.replace(/\\|`[^`]*`|<[@#/:][^>]*>|<\/[^>]*>|\]\([^)]*\)|https?:\S+|\b[0-9a-f]{12,}\b/g, ' ');
  const isEnglish = language === ENGLISH;
  const labels = [...bare.matchAll(isEnglish ? NUMBERED_LABEL : /\d+\.\d{1,2}(?!\d)/g)].map(
    ([label]) => `label ${label}`,
  );
  const rest = bare.replace(isEnglish ? NUMBERED_LABEL : /\d+\.\d{1,2}(?!\d)/g, ' ');
  const number = isEnglish
    ? /[+−]?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/g
    : /[+−]?\d+(?:[.\u00a0\u202f]\d{3}(?!\d))*(?:,\d+)?/g;
  const numbers = [...rest.matchAll(number)].map(([found]) => {
    const [whole = '', part] = found.split(isEnglish ? '.' : ',');
    const digits = whole.replace(/[.,\u00a0\u202f]/g, '');
    return part === undefined ? digits : `${digits}.${part}`;
  });
  return [...labels, ...numbers].toSorted();
}
