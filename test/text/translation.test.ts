import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inTreeLocales } from '../../src/systems/in-tree.ts';
import { entriesIn, LANGUAGES, localeFolder, siblingFolder } from '../../src/text/languages.ts';
import { SOURCES_FILE, translationReport } from '../../src/text/translation.ts';
import { newFolder } from '../bot.ts';
import { faultsOf } from './translation-faults.ts';

test('the translation de has no mistakes', () => {
  expect(faultsOf('de')).toEqual([]);
});

test('where none is singular, too, no translation writes the number 1 itself', () => {
  const languages = LANGUAGES.filter((each) => new Intl.PluralRules(each).select(0) === 'one');
  const entries = languages.flatMap((language) =>
    [localeFolder(language), ...[...inTreeLocales().values()].map((each) => siblingFolder(each, language))].flatMap(
      (folder) => [...entriesIn(folder)],
    ),
  );
  const written = entries.filter(([, entry]) => /\[one\][^\n]*(?<![\w$])1(?!\w)/.test(entry));
  expect(written.map(([id]) => id)).toEqual([]);
});

function folderWith(files: Readonly<Record<string, string>>): URL {
  const folder = pathToFileURL(`${newFolder()}/`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(new URL('.', new URL(file, folder)), { recursive: true });
    writeFileSync(new URL(file, folder), text);
  }
  return folder;
}

const ENGLISH_FILES = {
  'a.ftl': [
    'greets = { $name } greets { $count ->\n    [one] someone\n   *[other] { $count } people\n}. See `/help`.',
    '# Button, at most 10 characters.\nstop = Stop\ngo = Go',
    'side = { $side ->\n    [left] Left\n   *[right] Right\n}',
    'command-x = Do it\n  .target = Who',
    'join-and = and',
  ].join('\n'),
  'b.ftl': 'other = Other',
  'glossary/x.yaml': "- { name: Luck, brief: 'Up to {most}.', cite: p. 1 }",
  'story/x.yaml':
    'plain:\n  events:\n    fell/dead: ["{target} falls."]\n    rose: untold\n    left: ["{by} goes."]'.replace(
      '{by}',
      '{actor}',
    ),
};

describe('a translation', () => {
  test('is told its mistakes', () => {
    const { faults } = translationReport(
      folderWith(ENGLISH_FILES),
      folderWith({
        'a.ftl': [
          'greets = { $nam } grüßt. Siehe `/hilfe`.',
          'stop = Jetzt aber sofort anhalten',
          'go = Jetzt aber sofort weitergehen',
          'side = { $side ->\n    [links] Links\n   *[right] Rechts\n}',
          `command-x = ${'Tu es '.repeat(20)}\n  .whom = Wer`,
          'other = Anderes',
          'unused = Nie',
        ].join('\n'),
        'c.ftl': 'broken',
        'glossary/x.yaml': "- { english: Fortune, name: Glück, brief: 'Bis {least}.', cite: S. 1 }",
        'story/x.yaml': 'plain:\n  events:\n    fell/zombie: ["{target} fällt."]',
      }),
    );
    expect(faults.map(({ file, id, why }) => `${file} ${id}: ${why}`)).toEqual([
      'c.ftl : English has no file of this name, so nothing reads it',
      expect.stringMatching(/^c\.ftl broken: Expected/),
      'a.ftl unused: English has no such message, so nothing uses it',
      'a.ftl greets: has the variable $nam, which English doesn’t have',
      'a.ftl greets: lacks the variable $name',
      'a.ftl greets: lacks the variable $count',
      'a.ftl greets: lacks `/help`',
      'a.ftl greets: names `/hilfe`, which English doesn’t',
      'a.ftl stop: has 26 characters, at most 15 fit',
      "a.ftl side: has variants of $side that never come: 'links'",
      'a.ftl command-x: has 119 characters, at most 100 fit',
      'a.ftl command-x.whom: English has no such attribute',
      'a.ftl other: belongs in b.ftl',
      expect.stringMatching(/^glossary\/x\.yaml : .*no figure for \{least\}/),
      'story/x.yaml plain fell/zombie: English has no lines for this, so nothing uses it',
    ]);
  });

  test('may say a choice or a weekday in its language, but no other value and no option', () => {
    const english = folderWith({
      'a.ftl': 'choice-yes = yes\nsure = Use `/end sure:yes`.\nlater = Use `/end at:noon`.\nset = Use `/set name:map`.',
    });
    const translated = folderWith({
      'a.ftl':
        'choice-yes = ja\nsure = Nimm `/end sure:ja`.\nlater = Nimm `/end um:12`.\nset = Nimm `/set name:karte`.',
    });
    expect(translationReport(english, translated).faults.map(({ id, why }) => `${id}: ${why}`)).toEqual([
      'later: lacks `/end at:noon`',
      'later: names `/end um:12`, which English doesn’t',
      'set: lacks `/set name:map`',
      'set: names `/set name:karte`, which English doesn’t',
    ]);
  });

  test('may have forms that English lacks, and is told what is missing and what has changed', () => {
    const english = folderWith(ENGLISH_FILES);
    const translated = folderWith({
      'a.ftl': [
        'greets = { $name } grüßt { $count ->\n    [one] eine Person\n   *[other] { $count } Leute\n}. Siehe `/help`.',
        'stop = Anhalten bitte',
        'command-x = Tu es',
      ].join('\n'),
      'glossary/x.yaml': "- { english: Luck, name: Glück, brief: 'Bis {most}.', cite: S. 1 }",
      'story/x.yaml': 'heroic:\n  events:\n    fell/dead: ["{target} fällt, von {tool dat} getroffen."]',
    });
    const first = translationReport(english, translated);
    expect(first.faults).toEqual([]);
    expect(first.missing.map(({ id }) => id)).toEqual([
      'go',
      'side',
      'command-x.target',
      'other',
      'plain fell/dead',
      'plain left',
    ]);
    expect(first.files).toEqual([
      { file: 'a.ftl', done: 3, of: 5 },
      { file: 'b.ftl', done: 0, of: 1 },
      { file: 'glossary/x.yaml', done: 1, of: 1 },
      { file: 'story/x.yaml', done: 0, of: 2 },
    ]);
    expect(first.unaccepted).toBe(4);
    writeFileSync(new URL(SOURCES_FILE, translated), JSON.stringify(first.sources));
    writeFileSync(new URL('a.ftl', english), ENGLISH_FILES['a.ftl'].replace('stop = Stop', 'stop = Halt'));
    const second = translationReport(english, translated);
    expect([second.stale, second.unaccepted]).toEqual([[{ file: 'a.ftl', id: 'stop' }], 0]);
  });
});
