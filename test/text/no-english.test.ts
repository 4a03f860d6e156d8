// Finds sentences and labels in code that should be messages of the locale.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files with English texts that no player reads, each with the reason. */
const EXEMPT_FILES: Readonly<Record<string, string>> = {
  'src/rules/': 'names and ids of the books, which records keep',
  'src/terminal/commands-page.ts': 'makes a page of the docs, which are English',
  'src/text/messages.d.ts': 'types',
  'src/text/message-types.ts': 'errors for developers',
  'src/text/translation.ts': 'what `npm run words` tells translators, who read the English texts',
  'src/terminal/words.ts': 'the same',
  'src/metrics/measures.ts': 'what metrics are about, for the programs that collect them',
  'src/store/sqlite/upgrade/': 'what records of old versions keep',
  'src/store/redaction/': 'a reply that is kept in place of a deleted one',
};

/** Text for the log, or for errors that only a developer reads. `#logWrongClock` writes to the log, too. */
const DEVELOPER_TEXT = /\b(?:log(?:ger)?\.\w+|new \w*Error|throw |super|abort|assert|expect|fault)\b|#logWrongClock\(/;
/** A whole logging call, which can span several lines. */
const LOG_CALL = /\blog\.\w+\([^;]*?\);/g;

/** The text of rules and built-in packs: their names are ids, which code outside the rules may use as keys. */
const RULES_TEXT = globSync(['src/rules/**/*.ts', 'packs/*.json'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The literals of a line, without comments. */
function literals(line: string): readonly string[] {
  const code = line.replace(/^\s*(?:\/?\*|\/\/).*$/, '').replace(/\s\/\/ .*$/, '');
  return [...code.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, quoted, template]) =>
    (quoted ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
  );
}

/**
 * True for a label or a sentence: a text that begins with a capital letter and continues in words, or that ends like a
 * sentence.
 */
function isProse(text: string): boolean {
  const bareText = text.replace(/`[^`]*`|<[^>]*>/g, '');
  if (text.includes('…') && isPhrase(bareText)) return true;
  return /^[*_ ]*[A-Z][a-z’]+ [a-z]/.test(bareText) || /[a-z] [a-z’]+(?:[.!?…]|(?<!-src data):)$/.test(bareText);
}

/** True if a template has words around its variables: "…: no longer …". Queries and command names don't count. */
function isPhrase(bare: string): boolean {
  return /(?:^|[ (:,*])[a-z’]{2,} [a-z’]{2,}/.test(bare) && !/[A-Z]{3,}|^\/|--|[=<>{};|]/.test(bare);
}

/** Files that may join texts with a colon, because no player reads them: styles, keys, and errors for translators. */
const FILES_WITH_COLONS =
  /^src\/(?:pages\/in-browser|text\/(?:words|glossary|translation|message-types|messages\.d|story\/.*))\.ts$/;

test('code joins no label to a text by a colon, because languages write it in their own ways', () => {
  const joinedTexts = globSync(['src/{embeds,interaction,pages,posts,text}/**/*.ts', 'commands/**/*.ts'])
    .filter((file) => !FILES_WITH_COLONS.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes(': ') && line.includes('`'))
        .flatMap((line) => literals(line).filter((text) => /(?:…[*_]*|^): (?:…|$)/.test(text)))
        .map((text) => `${file}: ${text}`),
    );
  expect(joinedTexts).toEqual([]);
});

test('code has no sentences and labels: they belong to the locale', () => {
  const foundTexts = globSync(['src/**/*.ts', 'commands/**/*.ts'], { exclude: ['src/**/*.test.ts'] })
    .filter((file) => !Object.keys(EXEMPT_FILES).some((exempt) => file.startsWith(exempt)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(LOG_CALL, (call) => call.replace(/[^\n]/g, ''))
        .split('\n')
        .flatMap((line, at) =>
          DEVELOPER_TEXT.test(line)
            ? []
            : literals(line)
                .filter(
                  (text) => isProse(text) && !RULES_TEXT.includes(`'${text}'`) && !RULES_TEXT.includes(`"${text}"`),
                )
                .map((text) => `${file}:${at + 1}: ${text}`),
        ),
    );
  expect(foundTexts).toEqual([]);
});
