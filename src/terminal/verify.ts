import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { StartupError } from '../startup-error.ts';
import { readScene } from '../store/record-file.ts';
import { verify } from '../store/verify.ts';
import { program } from './program.ts';

/** As much of a hash as is shown in a channel. */
const SHORTEST_HASH = 16;

/**
 * `npm run verify -- file.json [SHA-256]`: plays an exported scene again and says whether every throw and every deed of
 * it is right. With the SHA-256 that was shown in the channel it also says whether it is that scene's. Exit code 0:
 * nothing is wrong; 1: something is.
 */
await program('Nothing was checked', ([file, shown, ...more]) => {
  if (file === undefined || more.length > 0) return 'Usage: npm run verify -- FILE [SHA-256 shown in the channel]';
  // npm runs this in the checkout's folder; a path is meant from where the caller stands.
  const record = read(resolve(process.env.INIT_CWD ?? '.', file), file);
  const { present, deeds, opening } = record;
  const dice = deeds.reduce((all, { thrown, bulk }) => all + (bulk?.count ?? thrown.length), 0);
  console.log(`“${printable(present.name)}” (${rulesOf(opening).title}): ${deeds.length} deeds, ${dice} throws.`);
  const { right, wrong, open } = verify(record);
  const strange = shown !== undefined && !isOf(record, shown.toLowerCase());
  const faults = strange ? ['The SHA-256 that was shown is of no seal and no deed in this file.', ...wrong] : wrong;
  for (const fact of right) console.log(`right: ${printable(fact)}`);
  for (const fact of open) console.log(`open:  ${printable(fact)}`);
  for (const fault of faults) console.log(`WRONG: ${printable(fault)}`);
  console.log(conclusion(faults.length, open.length));
  if (faults.length > 0) process.exitCode = 1;
  return undefined;
});

/** Whether what was shown in the channel is a seal of the record, or begins a hash of it. */
function isOf({ seeds, deeds }: EncounterRecord, shown: string): boolean {
  return (
    seeds.some(({ commitment }) => commitment === shown) ||
    (shown.length >= SHORTEST_HASH && deeds.some(({ hash }) => hash.startsWith(shown)))
  );
}

function conclusion(faults: number, open: number): string {
  if (faults > 0) return 'This record is not right.';
  return open > 0
    ? 'Nothing is wrong. What is open can be checked once its seed has been shown.'
    : 'All of it is right.';
}

function read(path: string, name: string): EncounterRecord {
  const text = textOf(path, name);
  const record = readScene(text);
  if (!record.ok)
    throw new StartupError(`${name} cannot be read: ${printable(record.why)}. Take one by \`/log export as:json\`.`);
  return record.value;
}

function textOf(path: string, name: string): string {
  try {
    const bytes = readFileSync(path);
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

/** What stands in a file is shown without what would command a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
