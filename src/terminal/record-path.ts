import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { StartupError } from '../startup-error.ts';
import { readScene } from '../store/record-file.ts';
import { printable } from './program.ts';

/** The record in a file of `/log export as:json`, packed or not. Refused in one line where it is none. */
export function readRecord(name: string): EncounterRecord {
  const record = readScene(textIn(name));
  if (!record.ok)
    throw new StartupError(`${name} cannot be read: ${printable(record.why)}. Take one by \`/log export as:json\`.`);
  return record.value;
}

/** What is in a file that was named at the shell, packed or not. Refused in one line where it cannot be read. */
export function textIn(name: string): string {
  try {
    // npm runs this in the checkout's folder; a path is meant from where the caller stands.
    const bytes = readFileSync(resolve(process.env.INIT_CWD ?? '.', name));
    // A large record comes compressed.
    return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code || 'no access';
    throw new StartupError(`${name} cannot be read: ${why}.`);
  }
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
