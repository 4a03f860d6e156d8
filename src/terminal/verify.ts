import { rulesOf } from '../rules/systems.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { verify } from '../store/verify.ts';
import { printable, program, readRecord } from './program.ts';

/** The length of a hash as channels show it. */
const SHORTEST_HASH = 16;

/**
 * `npm run verify -- file.json [SHA-256]`: replays an exported encounter and says whether every die and every action of
 * it is right. With the SHA-256 shown in the channel, it also says whether this is that encounter. Exit code 0:
 * nothing is wrong; 1: something is.
 */
await program('Nothing was checked', ([file, shown, ...more]) => {
  if (file === undefined || more.length > 0) return 'Usage: npm run verify -- FILE [SHA-256 shown in the channel]';
  const record = readRecord(file);
  const { present, deeds, opening } = record;
  const dice = deeds.reduce((all, { thrown, bulk }) => all + (bulk?.count ?? thrown.length), 0);
  console.log(`“${printable(present.name)}” (${rulesOf(opening).title}): ${deeds.length} actions, ${dice} dice.`);
  const { right, wrong, open } = verify(record);
  const strange = shown !== undefined && !isOf(record, shown.toLowerCase());
  const faults = strange ? ['The SHA-256 you gave doesn’t match any seal or action in this file.', ...wrong] : wrong;
  for (const fact of right) console.log(`right: ${printable(fact)}`);
  for (const fact of open) console.log(`open:  ${printable(fact)}`);
  for (const fault of faults) console.log(`WRONG: ${printable(fault)}`);
  console.log(conclusion(faults.length, open.length));
  if (faults.length > 0) process.exitCode = 1;
  return undefined;
});

/** Whether the hash from the channel is a seal of the record, or the start of a hash in it. */
function isOf({ seeds, deeds }: EncounterRecord, shown: string): boolean {
  return (
    seeds.some(({ commitment }) => commitment === shown) ||
    (shown.length >= SHORTEST_HASH && deeds.some(({ hash }) => hash.startsWith(shown)))
  );
}

function conclusion(faults: number, open: number): string {
  if (faults > 0) return 'This record is wrong.';
  return open > 0
    ? 'Nothing is wrong. Run this again on a new export after the encounter is over, to check what is open.'
    : 'Everything is right.';
}
