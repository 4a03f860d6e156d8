import { rulesOf, SYSTEM_VERSION, versionOf } from '../rules/systems.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { verify } from '../store/verify.ts';
import { t } from '../text/t.ts';
import { printable, program, readRecord } from './program.ts';

/** The minimum length of a hash, in characters. Channels show hashes of this length. */
const MIN_HASH_LENGTH = 16;

/**
 * `npm run verify -- file.json [SHA-256]`: replays an exported encounter and prints whether every die and every action
 * of it is right. With the SHA-256 shown in the channel, it also prints whether this is that encounter. Exit code 0:
 * nothing is wrong; 1: something is.
 */
await program(
  () => t('check-failed'),
  ([file, shownHash, ...more]) => {
    if (file === undefined || more.length > 0) return t('verify-usage');
    const record = readRecord(file);
    const { present, deeds, opening } = record;
    const dice = deeds.reduce((all, { thrown, bulk }) => all + (bulk?.count ?? thrown.length), 0);
    console.log(
      t('verify-head', { name: printable(present.name), ruleset: rulesOf(opening).title, deeds: deeds.length, dice }),
    );
    const playedWith = opening.settings[SYSTEM_VERSION];
    const { title: ruleset } = rulesOf(opening);
    const checkedWith = versionOf(opening.system);
    if (typeof playedWith === 'string')
      console.log(
        playedWith === checkedWith
          ? t('verify-version', { ruleset, played: printable(playedWith) })
          : t('verify-versions', { ruleset, played: printable(playedWith), checked: checkedWith ?? '' }),
      );
    const { right, wrong, open } = verify(record);
    const isUnknownHash = shownHash !== undefined && !hasHash(record, shownHash.toLowerCase());
    const faults = isUnknownHash ? [t('verify-other-hash'), ...wrong] : wrong;
    for (const fact of right) console.log(t('verify-right', { fact: printable(fact) }));
    for (const fact of open) console.log(t('verify-open', { fact: printable(fact) }));
    for (const fault of faults) console.log(t('verify-wrong', { fact: printable(fault) }));
    console.log(conclusion(faults.length, open.length));
    if (faults.length > 0) process.exitCode = 1;
    return undefined;
  },
);

/** True if the hash from the channel is the commitment to a seed of the record, or the start of a hash in it. */
function hasHash({ seeds, deeds }: EncounterRecord, shownHash: string): boolean {
  return (
    seeds.some(({ commitment }) => commitment === shownHash) ||
    (shownHash.length >= MIN_HASH_LENGTH && deeds.some(({ hash }) => hash.startsWith(shownHash)))
  );
}

function conclusion(faults: number, open: number): string {
  if (faults > 0) return t('verify-is-wrong');
  return open > 0 ? t('verify-is-open') : t('verify-is-right');
}
