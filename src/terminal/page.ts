import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { wholePage } from '../../commands/chronicle.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { codeOf, StartupError } from '../startup-error.ts';
import { program, readRecord } from './program.ts';

/** `npm run page -- FILE.json [PAGE.html]`: makes the page of an exported record, in the caller's folder. */
await program('No page was made', ([file, target, ...more]) => {
  if (file === undefined || more.length > 0) return 'Usage: npm run page -- FILE.json [PAGE.html]';
  const record = readRecord(file);
  const path = resolve(process.env.INIT_CWD ?? '.', target ?? `${basename(file).replace(/\.json(\.gz)?$/, '')}.html`);
  write(path, told(record, file));
  console.log(`Made ${path}. Open it in a browser.`);
  return undefined;
});

function told(record: EncounterRecord, name: string): string {
  try {
    return [...wholePage(record)].join('');
  } catch {
    throw new StartupError(`${name} contains something impossible. \`npm run verify\` shows what.`);
  }
}

function write(path: string, page: string): void {
  try {
    writeFileSync(path, page, { flag: 'wx' });
  } catch (error) {
    const code = codeOf(error);
    throw new StartupError(`Can’t write ${path}: ${code === 'EEXIST' ? 'it already exists' : code}.`);
  }
}
