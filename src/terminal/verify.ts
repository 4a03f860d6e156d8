import { rulesOf, SYSTEM_VERSION_SETTING_NAME, systemVersion } from '../rules/systems.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import type { RecordedDice } from '../store/record-file.ts';
import { type VerifyReport, verifyDice, verifyRecord } from '../store/verify.ts';
import { t } from '../text/t.ts';
import { readDiceFileOfOldestFormat, readRecord, runProgram, toPrintable } from './program.ts';

/** The minimum length of a hash, in characters. Channels show hashes of this length. */
const MIN_HASH_LENGTH = 16;

/**
 * `npm run verify -- file.json [SHA-256]`: replays an exported encounter and prints whether every die and every action
 * in it is right. With the SHA-256 that the channel showed, it also prints whether the file is the record of that
 * encounter. Exit code 0: nothing is wrong; 1: something is. If version 0.1 exported the file, only the dice are
 * checked.
 */
await runProgram(
  () => t('check-failed'),
  ([file, shownHash, ...more]) => {
    if (file === undefined || more.length > 0) return t('verify-usage');
    const oldestFormatDice = readDiceFileOfOldestFormat(file);
    if (oldestFormatDice) {
      printHead(oldestFormatDice, rulesOf(oldestFormatDice).title);
      console.log(t('verify-oldest'));
      printReport(
        verifyDice(oldestFormatDice),
        shownHash === undefined || hasSeal(oldestFormatDice, shownHash.toLowerCase()),
      );
      return undefined;
    }
    const record = readRecord(file);
    const { present, opening } = record;
    printHead({ ...record, name: present.name }, rulesOf(opening).title);
    const playedSystemVersion = opening.settings[SYSTEM_VERSION_SETTING_NAME];
    const { title: ruleset } = rulesOf(opening);
    const currentSystemVersion = systemVersion(opening.system);
    if (typeof playedSystemVersion === 'string')
      console.log(
        playedSystemVersion === currentSystemVersion
          ? t('verify-version', { ruleset, played: toPrintable(playedSystemVersion) })
          : t('verify-versions', {
              ruleset,
              played: toPrintable(playedSystemVersion),
              checked: currentSystemVersion ?? '',
            }),
      );
    printReport(verifyRecord(record), shownHash === undefined || hasHash(record, shownHash.toLowerCase()));
    return undefined;
  },
);

function printHead({ name, deeds }: Pick<RecordedDice, 'name' | 'deeds'>, ruleset: string): void {
  const diceCount = deeds.reduce((all, { thrown, bulk }) => all + (bulk?.count ?? thrown.length), 0);
  console.log(t('verify-head', { name: toPrintable(name), ruleset, deeds: deeds.length, dice: diceCount }));
}

function printReport({ right, wrong, open }: VerifyReport, isShownHashRight: boolean): void {
  const wrongFacts = isShownHashRight ? wrong : [t('verify-other-hash'), ...wrong];
  for (const fact of right) console.log(t('verify-right', { fact: toPrintable(fact) }));
  for (const fact of open) console.log(t('verify-open', { fact: toPrintable(fact) }));
  for (const fault of wrongFacts) console.log(t('verify-wrong', { fact: toPrintable(fault) }));
  console.log(conclusionText(wrongFacts.length, open.length));
  if (wrongFacts.length > 0) process.exitCode = 1;
}

/**
 * True if the hash from the channel is the fingerprint of one of the record's dice seeds, or the first characters of
 * the hash of one of the record's deeds.
 */
function hasHash(record: EncounterRecord, shownHash: string): boolean {
  return (
    hasSeal(record, shownHash) ||
    (shownHash.length >= MIN_HASH_LENGTH && record.deeds.some(({ hash }) => hash.startsWith(shownHash)))
  );
}

function hasSeal({ seeds }: Pick<RecordedDice, 'seeds'>, shownHash: string): boolean {
  return seeds.some(({ commitment }) => commitment === shownHash);
}

function conclusionText(faults: number, open: number): string {
  if (faults > 0) return t('verify-is-wrong');
  return open > 0 ? t('verify-is-open') : t('verify-is-right');
}
