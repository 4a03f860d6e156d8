// A pseudo-language made from the English texts: the same sentences with accents, a third longer.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';
import { dump, load } from 'js-yaml';

const PLAIN_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED_LETTERS = [...'åƀçđéƒğĥíĵķłɱñöþɋřšŧüṽŵẋýžÅƁÇĐÉƑĞĤÍĴĶŁṀÑÖÞɊŘŠŦÜṼŴẊÝŽ'];
/** The parts of a text that a translation keeps: commands, mentions, times, links, and placeholders. */
const KEPT_PARTS = /(`[^`]*`|<[^>]*>|\]\([^)]*\)|\{[^}]*\})/;

/** A text in the pseudo-language. Every vowel is doubled, which makes the text about a third longer. */
export function pseudo(text: string): string {
  return text
    .split(KEPT_PARTS)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : piece
            .replace(/[aeiou]/g, '$&$&')
            .replace(/[A-Za-z]/g, (letter) => ACCENTED_LETTERS[PLAIN_LETTERS.indexOf(letter)] ?? letter),
    )
    .join('');
}

class Pseudo extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = pseudo(node.value);
    return node;
  }
}

/** The language code that programs usually give to a pseudo-language. */
export const PSEUDO = 'qps';

/** Replaces all texts in a locale's folder with their translations into the pseudo-language. */
export function makePseudo(locale: string): void {
  for (const file of readdirSync(locale, { recursive: true, encoding: 'utf8' })) {
    const path = join(locale, file);
    if (file.endsWith('.ftl')) {
      const parsed = new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8'));
      new Pseudo().visit(parsed);
      writeFileSync(path, new FluentSerializer({}).serialize(parsed));
    } else if (/^story.*\.yaml$/.test(file)) writeFileSync(path, dump(storyIn(load(readFileSync(path, 'utf8')))));
    else if (file.endsWith('.yaml')) writeFileSync(path, dump(entriesIn(load(readFileSync(path, 'utf8')))));
  }
}

/** Translates the story lines in a value, which are always in lists. Conditions under `when` stay unchanged. */
function storyIn(value: unknown, key = ''): unknown {
  // Names of tools are looked up by their ids, and `s` is a verb ending, so neither is translated.
  if (['when', 'names', 's'].includes(key)) return value;
  if (key === 'tool' || key === 'own') return typeof value === 'string' ? pseudo(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? pseudo(each) : lineOrGroup(each)));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storyIn(each, name)]));
}

function lineOrGroup(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeof each === 'string' ? pseudo(each) : storyIn(each, key)]),
  );
}

/** Translates all texts of a glossary, except the names of settings, because users type them. */
function entriesIn(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'settings' ? value : pseudo(value);
  if (Array.isArray(value)) return value.map((each) => entriesIn(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, entriesIn(each, name)]));
}
