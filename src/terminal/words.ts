// `npm run words`: writes the types of the messages, Fray's and those of each system in `systems/`.
// `npm run words -- --in FOLDER`: the same for systems in a folder outside the repository.
// `npm run words -- --sample 200 --seed 7`: prints 200 random texts as players see them.
// `npm run words -- de --sample 200`: prints German ones.
// `npm run words -- de`: checks a translation.
// `npm run words -- de --missing`: also lists what isn't translated.
// `npm run words -- de --look`: also makes a page to look through.
// `npm run words -- de --accept`: also records which English texts the translations were made from.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { seededChance } from '../rules/core/dice.ts';
import { IN_TREE_FOLDER, inTreeLocales } from '../systems/in-tree.ts';
import { TEMPLATE_FOLDER } from '../systems/new-system.ts';
import {
  ENGLISH,
  LANGUAGES,
  localeFolder,
  offerLanguages,
  setDefaultLanguage,
  siblingFolder,
} from '../text/languages.ts';
import { allTexts, messageTypes, TYPES_FILE } from '../text/message-types.ts';
import { SOURCES_FILE, type TranslationReport, translationReports } from '../text/translation.ts';

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string' },
    accept: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [language] = positionals;
if (language !== undefined) {
  if (values.sample === undefined) checkLanguage(language);
  else printSample(language, Number(values.sample));
  if (values.look && process.exitCode !== 1) await writeReviewPage(language);
} else if (values.in !== undefined) {
  writeMessageTypesIn(pathToFileURL(`${resolve(process.env.INIT_CWD ?? '.', values.in)}/`));
} else if (values.sample === undefined) {
  writeFileSync(TYPES_FILE, messageTypes());
  writeMessageTypesIn(IN_TREE_FOLDER);
  writeMessageTypes(TEMPLATE_FOLDER);
} else {
  printSample(ENGLISH, Number(values.sample));
}

/** Prints random texts of a language as players see them, including those of the systems with folders of their own. */
function printSample(language: string, size: number): void {
  const systemFolders =
    language === ENGLISH ? [] : [...inTreeLocales().values()].map((each) => siblingFolder(each, language));
  const localeFolders = [localeFolder(language), ...systemFolders].filter((folder) => existsSync(folder));
  const remainingTexts = localeFolders.flatMap((folder) => allTexts(folder, language));
  const random = seededChance(Number(values.seed));
  for (let count = 0; count < size && remainingTexts.length > 0; count++) {
    const [text] = remainingTexts.splice(Math.floor(random() * remainingTexts.length), 1);
    process.stdout.write(`${text}\n`);
  }
}

/** Prints what is missing or wrong in a language. If there are mistakes, the exit code is 1. */
function checkLanguage(language: string): void {
  if (!LANGUAGES.includes(language) || language === ENGLISH) {
    console.error(`There is no folder locales/${language}. Make it, and copy files from locales/${ENGLISH} into it.`);
    process.exitCode = 1;
    return;
  }
  const reports = translationReports(language, inTreeLocales());
  const reportLines: string[] = [];
  for (const { in: system, folder, report } of reports) {
    const { faults, missing, stale, unaccepted, files } = report;
    reportLines.push(
      ...files.map(({ file, done, of }) => `${percentText(done, of)}  ${system}${file} (${done} of ${of})`),
    );
    if (values.missing) reportLines.push(...missing.map(({ file, id }) => `- ${system}${file}: ${id}`));
    reportLines.push(...stale.map(({ file, id }) => `~ ${system}${file}: ${id}: the English text has changed`));
    reportLines.push(...faults.map(({ file, id, why }) => `✗ ${system}${file}: ${id}: ${why}`));
    if (values.accept) writeSources(folder, report);
    else if (unaccepted > 0)
      reportLines.push(`${unaccepted} new translations in ${system}${language}: accept them with --accept`);
    if (faults.length > 0) process.exitCode = 1;
  }
  const fileProgress = reports.flatMap(({ report }) => report.files);
  const [doneCount, totalCount] = [sumOf(fileProgress, 'done'), sumOf(fileProgress, 'of')];
  process.stdout.write(
    `${[...reportLines, `${percentText(doneCount, totalCount)}  in all (${doneCount} of ${totalCount})`].join('\n')}\n`,
  );
}

/**
 * Makes a page to look through a language: a fight as a terminal shows it, and every message with its example values
 * next to the English one.
 */
async function writeReviewPage(language: string): Promise<void> {
  const { playDemo } = await import('./demo.ts');
  const demoLines: string[] = [];
  setDefaultLanguage(language);
  offerLanguages([language]);
  await playDemo(
    new Writable({
      write: (chunk, _, done) => {
        demoLines.push(String(chunk));
        done();
      },
    }),
  );
  const englishTexts = new Map(allTexts(localeFolder(ENGLISH)).map(idAndText));
  const tableRows = allTexts(localeFolder(language)).map((each) => {
    const [id, text] = idAndText(each);
    return `<tr>${[id, englishTexts.get(id) ?? '', text].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const stylesheet =
    'body{font:16px sans-serif;max-width:70em;margin:auto}td{vertical-align:top;padding:.3em;white-space:pre-wrap}';
  const pageHtml = `<!doctype html><meta charset="utf-8"><style>${stylesheet}</style><pre>${escapeHtml(demoLines.join(''))}</pre><table>${tableRows.join('\n')}</table>`;
  const pageFile = join(tmpdir(), `fray-${language}.html`);
  writeFileSync(pageFile, pageHtml);
  process.stdout.write(`${pageFile}\n`);
}

function idAndText(sample: string): readonly [id: string, text: string] {
  const colonIndex = sample.indexOf(': ');
  return [sample.slice(0, colonIndex), sample.slice(colonIndex + 2)];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function percentText(done: number, of: number): string {
  return `${Math.floor((100 * done) / Math.max(of, 1))}%`.padStart(4);
}

function sumOf(files: readonly { readonly done: number; readonly of: number }[], part: 'done' | 'of'): number {
  return files.reduce((sum, each) => sum + each[part], 0);
}

/**
 * Records which English texts the translations were made from. If an English text changes later, its translation is
 * reported as stale.
 */
function writeSources(folder: URL, { sources }: TranslationReport): void {
  if (Object.keys(sources).length === 0) return;
  const sortedSources = Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(new URL(SOURCES_FILE, folder), `${JSON.stringify(sortedSources, undefined, 2)}\n`);
}

/** Writes the types of the messages of each system in a folder. */
function writeMessageTypesIn(folder: URL): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) writeMessageTypes(new URL(`${name}/`, folder));
}

function writeMessageTypes(system: URL): void {
  const localesFolder = new URL('locales/en/', system);
  if (existsSync(localesFolder)) writeFileSync(new URL('messages.d.ts', system), messageTypes(localesFolder));
}
