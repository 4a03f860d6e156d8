import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pageHtml } from '../../commands/chronicle.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { localizedRecord } from '../session/localized-names.ts';
import { codeOf, StartupError } from '../startup-error.ts';
import { currentLanguage } from '../text/languages.ts';
import { t } from '../text/t.ts';
import { readRecord, runProgram } from './program.ts';

/**
 * `npm run page -- FILE.json [PAGE.html]`: makes the HTML page of an exported record, in the folder in which npm was
 * started.
 */
await runProgram(
  () => t('page-failed'),
  ([file, target, ...more]) => {
    if (file === undefined || more.length > 0) return t('page-usage');
    const record = readRecord(file);
    const pagePath = resolve(
      process.env.INIT_CWD ?? '.',
      target ?? `${basename(file).replace(/\.json(\.gz)?$/, '')}.html`,
    );
    writePage(pagePath, chroniclePage(record, file));
    console.log(t('page-made', { path: pagePath }));
    return undefined;
  },
);

function chroniclePage(record: EncounterRecord, name: string): string {
  try {
    return [...pageHtml(localizedRecord(record, currentLanguage()))].join('');
  } catch {
    throw new StartupError(t('page-impossible', { name }));
  }
}

function writePage(path: string, page: string): void {
  try {
    writeFileSync(path, page, { flag: 'wx' });
  } catch (error) {
    const errorCode = codeOf(error);
    throw new StartupError(
      t('page-cannot-write', { path, why: errorCode === 'EEXIST' ? t('program-exists') : errorCode }),
    );
  }
}
