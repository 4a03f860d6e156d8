import { isDeepStrictEqual } from 'node:util';
import { digestOf, type EncounterRecord, firstHash, nextHash, type RecordedDeed } from '../session/encounter-record.ts';
import { commitment, sealedDice } from '../session/sealed-dice.ts';
import { follow, nameOf, plainly, replayed } from './replay.ts';

/** The result of a check: correct facts, faults, and what can't be checked yet. One sentence each. */
interface Report {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly open: readonly string[];
}

/** How many faults of one kind are listed one by one. */
const MOST_LISTED = 20;

/** How a report calls the two lanes of dice, which are numbered apart. */
const LANES = { throw: 'roll', roll: 'free die' } as const;

/**
 * Checks an encounter's record: no row was changed, the seeds match their commitments, every die matches its seed,
 * every deed leads by the rules to its recorded events, and all of it leads to the encounter's final state.
 */
export function verify(record: EncounterRecord): Report {
  const parts = [wholeFile(record), chain(record), seals(record), numbering(record), throws(record), deeds(record)];
  return {
    right: parts.flatMap(({ right }) => right),
    wrong: parts.flatMap(({ wrong }) => few(wrong)),
    open: parts.flatMap(({ open }) => open),
  };
}

function few(faults: readonly string[]): readonly string[] {
  if (faults.length <= MOST_LISTED) return faults;
  return [...faults.slice(0, MOST_LISTED), `… and ${faults.length - MOST_LISTED} more of that kind.`];
}

/** Checks that the file is as it was exported. */
function wholeFile(record: EncounterRecord): Report {
  return digestOf(record) === record.digest
    ? { right: ['The file is as it was exported.'], wrong: [], open: [] }
    : { right: [], wrong: ['The file was changed after it was exported: its digest is different.'], open: [] };
}

/** Checks that every row matches its hash, in the order of the hashes that were shown. */
function chain({ encounter, openedAt, endedAt, opening, seeds, deeds: all }: EncounterRecord): Report {
  const wrong: string[] = [];
  const redacted: string[] = [];
  let before = firstHash({ encounter, openedAt, opening, commitment: seeds[0]?.commitment ?? '' });
  for (const row of all) {
    if (row.redacted) redacted.push(String(row.number));
    else if (nextHash(before, row) !== row.hash)
      wrong.push(`${capital(nameOf(row))} doesn’t match its hash: it, or something before it, was changed.`);
    before = row.hash;
  }
  const scene = all.findLast(
    ({ kind, deed, undoneBy }) => kind === 'done' && deed?.type === 'end-scene' && undoneBy === undefined,
  );
  // If its end was undone and redone, the encounter ended with the redo.
  const ended =
    scene && (all.findLast(({ kind, touches }) => kind === 'redo' && touches.includes(scene.number)) ?? scene);
  // An encounter that had ended before its record began was carried over from version 0.1.
  const end = ended?.at ?? (opening.phase === 'ended' ? endedAt : undefined);
  if (end !== endedAt) wrong.push('The encounter didn’t end at the time in the file.');
  const head = `The record’s hash, to compare with the one in the channel: ${before}`;
  return {
    right: wrong.length === 0 ? [head] : [],
    wrong,
    open:
      redacted.length === 0
        ? []
        : [`Personal data was deleted from actions ${redacted.join(', ')}, so I can’t check that they’re unchanged.`],
  };
}

/**
 * Checks that every revealed seed matches the commitment shown before it rolled, and that every seed due to be revealed
 * is.
 */
function seals({ seeds, deeds: all }: EncounterRecord): Report {
  const right: string[] = [];
  const wrong: string[] = [];
  const open: string[] = [];
  if (seeds[0]?.firstThrow !== 0 || seeds[0].firstRoll !== 0) wrong.push('No seal covers the first rolls.');
  // The end of an encounter reveals the seed used until then.
  const ends = all.filter(({ kind, deed }) => kind === 'done' && deed?.type === 'end-scene');
  const fallen = { throws: lane(all, false), rolls: lane(all, true) };
  for (const [place, { firstThrow, firstRoll, seed, commitment: sealed }] of seeds.entries()) {
    const name = `Seal ${place + 1}, from roll ${firstThrow} on`;
    const next = seeds[place + 1];
    if (next && (next.firstThrow < firstThrow || next.firstRoll < firstRoll))
      wrong.push(`${name}: the next seal starts at an earlier roll.`);
    if (seed !== undefined && commitment(seed) === sealed)
      right.push(`${name}: the seed matches. Its SHA-256, to compare with the one in the channel: ${sealed}`);
    else if (seed !== undefined) wrong.push(`${name}: the seed doesn’t match. Its SHA-256 isn’t ${sealed}.`);
    else if (place < ends.length)
      wrong.push(`${name}: the encounter is over, so the seed should be here, but it’s missing.`);
    else if (firstThrow < fallen.throws || firstRoll < fallen.rolls)
      open.push(`${name}: the seed is still secret, so its dice can’t be checked yet. Its SHA-256: ${sealed}`);
  }
  return { right, wrong, open };
}

/** Free rolls are numbered separately. */
function isRoll({ deed }: RecordedDeed): boolean {
  return deed?.type === 'roll';
}

function diceOf({ thrown, bulk }: RecordedDeed): number {
  return bulk?.count ?? thrown.length;
}

function lane(all: readonly RecordedDeed[], rolls: boolean): number {
  return all.filter((row) => isRoll(row) === rolls).reduce((sum, row) => sum + diceOf(row), 0);
}

/** Checks that deeds and dice are numbered without a gap, so that none can have been left out. */
function numbering({ deeds: all }: EncounterRecord): Report {
  const wrong: string[] = [];
  const fallen = { throw: 0, roll: 0 };
  for (const [place, row] of all.entries()) {
    const of = isRoll(row) ? 'roll' : 'throw';
    if (row.number !== place)
      wrong.push(`${capital(nameOf(row))} is at place ${place} in the record: actions are missing or moved.`);
    if (row.firstThrow !== fallen[of])
      wrong.push(
        `${capital(nameOf(row))} begins with ${LANES[of]} ${row.firstThrow}, but ${fallen[of]} came before it: rolls are missing or added.`,
      );
    fallen[of] = row.firstThrow + diceOf(row);
  }
  return { right: [], wrong, open: [] };
}

/** The seed that decides a row's die with that number. Undefined if it is still secret. */
function seedOf({ seeds }: Pick<EncounterRecord, 'seeds'>, row: RecordedDeed, number: number): string | undefined {
  return seeds.findLast(({ firstThrow, firstRoll }) => (isRoll(row) ? firstRoll : firstThrow) <= number)?.seed;
}

/** Checks that every die matches its seed. */
function throws(record: EncounterRecord): Report {
  const wrong: string[] = [];
  let checked = 0;
  let sealed = 0;
  for (const row of record.deeds) {
    for (const [place, { sides, face: fell }] of row.thrown.entries()) {
      const number = row.firstThrow + place;
      const seed = seedOf(record, row, number);
      if (seed === undefined) {
        sealed += 1;
        continue;
      }
      checked += 1;
      const due = sealedDice(seed, number, isRoll(row) ? 'roll' : 'throw').roll(sides);
      if (due !== fell)
        wrong.push(`Roll ${number} (d${sides}) of ${nameOf(row)}: the record has ${fell}, but the seed gives ${due}.`);
    }
  }
  return {
    right: checked > wrong.length ? [`${counted(checked - wrong.length, 'die', 'dice')} matched the seed.`] : [],
    wrong,
    open: sealed > 0 ? [`${counted(sealed, 'die', 'dice')} not checked: the seed is still secret.`] : [],
  };
}

/** Checks that every deed leads by the rules, with its recorded dice and answers, to its recorded events. */
function deeds(record: EncounterRecord): Report {
  const { steps, after, faults } = follow(record);
  const played = steps.filter(({ row: { kind } }) => kind === 'done' || kind === 'withdrawn');
  const secret = played.filter(({ row }) => row.bulk && seedOf(record, row, row.firstThrow) === undefined);
  const wrong = played.flatMap((step) => {
    const { row } = step;
    // A redacted row may lack what replaying it needs.
    if (secret.includes(step) || row.redacted) return [];
    const seed = row.bulk && seedOf(record, row, row.firstThrow);
    const fault = replayed(step, seed === undefined ? undefined : sealedDice(seed, row.firstThrow, 'roll'));
    return fault === undefined ? [] : [`${capital(nameOf(row))}: ${fault}`];
  });
  const good = played.filter((step) => !secret.includes(step) && !step.row.redacted).length - wrong.length;
  const right = [
    ...(good > 0 ? [`${counted(good, 'action')} replayed by the rules with the recorded result.`] : []),
    ...(faults.length === 0 ? ['Every undo and redo is valid.'] : []),
  ];
  if (!isDeepStrictEqual(plainly(after), plainly(record.present)))
    wrong.push('The encounter’s final state isn’t what its record leads to.');
  const open =
    secret.length === 0 ? [] : [`${counted(secret.length, 'big roll')} not checked: the seed is still secret.`];
  return { right, wrong: [...wrong, ...faults.map(capital)], open };
}

function counted(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
