// Keeps words that players don't use out of the bot's texts and the pages.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { FluentParser, type Pattern, type TextElement, Visitor } from '@fluent/syntax';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';

/** The words to avoid, and the words to use. */
const AVOIDED_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whoever|whom|those who|that which|of yours|of theirs)\b/i, 'who, your'],
  [/\b(?:somebody|nobody|everybody|somebody’s)\b/i, 'someone, no one, everyone'],
  [
    /\b(?:throws?|thrown|threw) (?:of (?:the )?dice|(?:a |the |its )?(?:die|dice|d\d))|\bdice (?:are|were|is) thrown\b/i,
    'roll',
  ],
  [/\b(?:is|are|was) on turn\b|\bon turn\b/i, 'X’s turn'],
  [/\bunseen\b|\bout of sight\b/i, 'hidden'],
  [/\bfoes?\b/i, 'enemies'],
  [/\b(?:your|my|their|a player’s) corner\b/i, 'My character'],
  // The description of a spell in Cairn says “like clay in your hands”.
  [/(?<!clay )\bin (?:whose|another’s|your|their) hands\b/i, 'played by'],
  [/\bpace\b/i, 'turn timer'],
  [/\bstanding (?:answers?|orders?)\b|\banswers? in advance\b/i, 'auto-reactions'],
  [/\bluckier than\b/i, 'better than 71% of tables'],
  [/\bthe rounds have stopped\b/i, 'combat is paused'],
  [/\bgathering\b/i, 'waiting for players'],
  [/\bscene is over\b/i, 'the encounter is over'],
  [/\b(?:taken back|put back)\b/i, 'undone, redone'],
  [/\bsaid in words\b/i, 'theater of the mind'],
  [/\bstraw man\b/i, 'training dummy'],
  [/\bwhat is at hand\b|\blies at hand\b/i, 'improvised'],
  [/\bready-made\b/i, 'premade'],
  [/\bfor the GM alone\b/i, 'only you can see this'],
  [/\bas it stands\b|\bthere is none\b|\bis said\b|\bnothing of it\b/i, 'another sentence'],
  [/\d[ \u00A0\u202F]%/, '25%'],
  [/\b(?:armour|colour|centre|defence|metres?)\b/i, 'American spelling'],
];

/** The faults in a text, each with the words to use instead. */
function faults(text: string, from: string): readonly string[] {
  return AVOIDED_WORDS.flatMap(([not, instead]) => {
    const match = not.exec(text);
    return match ? [`${from}: “${text.slice(Math.max(0, match.index - 30), match.index + 40)}” (${instead})`] : [];
  });
}

class Texts extends Visitor {
  readonly all: string[] = [];

  override visitTextElement({ value }: TextElement): void {
    this.all.push(value);
  }
}

function textOf(pattern: Pattern): string {
  const texts = new Texts();
  texts.visit(pattern);
  return texts.all.join('');
}

function textsIn(value: unknown, key = ''): readonly string[] {
  if (key === 'when' || key === 'settings' || key === 'cite' || key === 'also') return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((each) => textsIn(each, key))
    : Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

describe('plain English', () => {
  test('in every message of the bot', () => {
    const foundLines = globSync('{locales/en,systems/*/locales/en}/**/*.ftl').flatMap((file) =>
      new FluentParser({ withSpans: false }).parse(readFileSync(file, 'utf8')).body.flatMap((entry) => {
        if (entry.type !== 'Message') return [];
        const ownFaults = entry.value ? faults(textOf(entry.value), entry.id.name) : [];
        return [
          ...ownFaults,
          ...entry.attributes.flatMap(({ id, value }) => faults(textOf(value), `${entry.id.name}.${id.name}`)),
        ];
      }),
    );
    expect(foundLines).toEqual([]);
  });

  test('in every story line and glossary entry', () => {
    const foundLines = globSync('{locales/en,systems/*/locales/en}/**/*.yaml', {
      exclude: ['**/verbs/**', '**/verbs.yaml'],
    }).flatMap((file) => textsIn(load(readFileSync(file, 'utf8'))).flatMap((text) => faults(text, file)));
    expect(foundLines).toEqual([]);
  });

  // In pages, text in backticks is left out, because it may be code, an old name or a link. Translated pages aren't
  // English.
  const otherLanguages = readdirSync('locales').filter((language) => language !== 'en');
  const exclude = ['docs/books.md', ...otherLanguages.map((language) => `docs/${language}/**`)];
  test.each(['README.md', ...globSync('docs/**/*.md', { exclude })])('in %s', (page) => {
    const prose = readFileSync(page, 'utf8').replace(/```.*?```|`[^`]*`/gs, '');
    expect(prose.split('\n').flatMap((line) => faults(line, page))).toEqual([]);
  });
});
