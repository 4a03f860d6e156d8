import { isDeepStrictEqual } from 'node:util';
import { digestOf, type EncounterRecord, firstHash, nextHash } from '../session/encounter-record.ts';
import { commitmentOf, sealedDice } from '../session/sealed-dice.ts';
import { t } from '../text/t.ts';
import type { RecordedDice, RowWithDice } from './record-file.ts';
import { differenceOnReplay, jsonRoundTrip, recordedDeedName, stepsOfRecord } from './replay.ts';

/** The result of a check, in sentences: what is right, what is wrong, and what can't be checked yet. */
export interface VerifyReport {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly open: readonly string[];
}

/** How many faults of one kind are listed one by one. */
const MAX_LISTED_FAULTS = 20;

/**
 * Checks an encounter's record. No row may have been changed, the dice's seeds must match the hashes that were shown
 * before combat, and every die must match its seed. The rules must turn every deed into its recorded events, and all
 * deeds together must lead to the encounter's final state.
 */
export function verifyRecord(record: EncounterRecord): VerifyReport {
  return mergedReport([
    checkFileDigest(record),
    checkHashChain(record),
    checkSeals(record),
    checkNumbering(record),
    checkDice(record),
    checkDeeds(record),
  ]);
}

/**
 * Checks only that the dice's seeds match the hashes that were shown before combat, that no die is missing, and that
 * every die matches its seed.
 */
export function verifyDice(dice: DiceToVerify): VerifyReport {
  return mergedReport([checkSeals(dice), checkNumbering(dice), checkDice(dice)]);
}

type DiceToVerify = Pick<RecordedDice, 'seeds' | 'deeds'>;

function mergedReport(parts: readonly VerifyReport[]): VerifyReport {
  return {
    right: parts.flatMap(({ right }) => right),
    wrong: parts.flatMap(({ wrong }) => firstFaults(wrong)),
    open: parts.flatMap(({ open }) => open),
  };
}

function firstFaults(faults: readonly string[]): readonly string[] {
  if (faults.length <= MAX_LISTED_FAULTS) return faults;
  return [...faults.slice(0, MAX_LISTED_FAULTS), t('verify-more', { count: faults.length - MAX_LISTED_FAULTS })];
}

/** Checks that the file is as it was exported. */
function checkFileDigest(record: EncounterRecord): VerifyReport {
  return digestOf(record) === record.digest
    ? { right: [t('verify-file-right')], wrong: [], open: [] }
    : { right: [], wrong: [t('verify-file-wrong')], open: [] };
}

/** Checks that every row matches its hash, and that the hashes form a chain. */
function checkHashChain({ encounter, openedAt, endedAt, opening, seeds, deeds }: EncounterRecord): VerifyReport {
  const wrongLines: string[] = [];
  const redactedDeedNumbers: string[] = [];
  let previousHash = firstHash({ encounter, openedAt, opening, commitment: seeds[0]?.commitment ?? '' });
  for (const row of deeds) {
    if (row.redacted) redactedDeedNumbers.push(String(row.number));
    else if (nextHash(previousHash, row) !== row.hash)
      wrongLines.push(t('verify-hash', { row: capitalizedText(recordedDeedName(row)) }));
    previousHash = row.hash;
  }
  const endDeed = deeds.findLast(
    ({ kind, deed, undoneBy }) => kind === 'done' && deed?.type === 'end-scene' && undoneBy === undefined,
  );
  // If the end was undone and redone, the encounter ended at the redo.
  const endingDeed =
    endDeed && (deeds.findLast(({ kind, touches }) => kind === 'redo' && touches.includes(endDeed.number)) ?? endDeed);
  // If an encounter had ended before its record began, it was carried over from version 0.1.
  const end = endingDeed?.at ?? (opening.phase === 'ended' ? endedAt : undefined);
  if (end !== endedAt) wrongLines.push(t('verify-end'));
  const recordHashLine = t('verify-record-hash', { hash: previousHash });
  return {
    right: wrongLines.length === 0 ? [recordHashLine] : [],
    wrong: wrongLines,
    open: redactedDeedNumbers.length === 0 ? [] : [t('verify-redacted', { actions: redactedDeedNumbers.join(', ') })],
  };
}

/**
 * Checks that every revealed seed matches the hash that was shown before the seed rolled any dice (the commitment), and
 * that no seed is kept secret for too long.
 */
function checkSeals({ seeds, deeds }: DiceToVerify): VerifyReport {
  const rightLines: string[] = [];
  const wrongLines: string[] = [];
  const uncheckedLines: string[] = [];
  if (seeds[0]?.firstThrow !== 0 || seeds[0].firstRoll !== 0) wrongLines.push(t('verify-no-seal'));
  // The end of an encounter reveals the current seed.
  const endDeeds = deeds.filter(({ kind, deed }) => kind === 'done' && deed?.type === 'end-scene');
  const diceCounts = { throws: countDice(deeds, false), rolls: countDice(deeds, true) };
  for (const [index, { firstThrow, firstRoll, seed, commitment }] of seeds.entries()) {
    const name = t('verify-seal', { number: index + 1, first: firstThrow });
    const nextSeed = seeds[index + 1];
    if (nextSeed && (nextSeed.firstThrow < firstThrow || nextSeed.firstRoll < firstRoll))
      wrongLines.push(t('verify-seal-order', { seal: name }));
    if (seed !== undefined && commitmentOf(seed) === commitment)
      rightLines.push(t('verify-seed-right', { seal: name, hash: commitment }));
    else if (seed !== undefined) wrongLines.push(t('verify-seed-wrong', { seal: name, hash: commitment }));
    else if (index < endDeeds.length) wrongLines.push(t('verify-no-seed', { seal: name }));
    else if (firstThrow < diceCounts.throws || firstRoll < diceCounts.rolls)
      uncheckedLines.push(t('verify-seed-secret', { seal: name, hash: commitment }));
  }
  return { right: rightLines, wrong: wrongLines, open: uncheckedLines };
}

/** True for a free roll (`/roll` or a check). The dice of free rolls are numbered separately. */
function isFreeRoll({ deed }: RowWithDice): boolean {
  return deed?.type === 'roll';
}

function diceCountOf({ thrown, bulk }: RowWithDice): number {
  return bulk?.count ?? thrown.length;
}

function countDice(deeds: readonly RowWithDice[], areFreeRolls: boolean): number {
  return deeds.filter((row) => isFreeRoll(row) === areFreeRolls).reduce((sum, row) => sum + diceCountOf(row), 0);
}

/** Checks that deeds and dice are numbered without a gap, so that none can have been left out. */
function checkNumbering({ deeds }: DiceToVerify): VerifyReport {
  const wrongLines: string[] = [];
  const diceCounts = { throw: 0, roll: 0 };
  for (const [index, row] of deeds.entries()) {
    const diceSequence = isFreeRoll(row) ? 'roll' : 'throw';
    if (row.number !== index)
      wrongLines.push(t('verify-place', { row: capitalizedText(recordedDeedName(row)), place: index }));
    if (row.firstThrow !== diceCounts[diceSequence])
      wrongLines.push(
        t('verify-first-roll', {
          row: capitalizedText(recordedDeedName(row)),
          lane: t(`verify-lane-${diceSequence}`),
          first: row.firstThrow,
          before: diceCounts[diceSequence],
        }),
      );
    diceCounts[diceSequence] = row.firstThrow + diceCountOf(row);
  }
  return { right: [], wrong: wrongLines, open: [] };
}

/** The seed that rolled a row's die with that number. Undefined if it is still secret. */
function seedOf({ seeds }: Pick<DiceToVerify, 'seeds'>, row: RowWithDice, number: number): string | undefined {
  return seeds.findLast(({ firstThrow, firstRoll }) => (isFreeRoll(row) ? firstRoll : firstThrow) <= number)?.seed;
}

/** Checks that every die matches its seed. */
function checkDice(record: DiceToVerify): VerifyReport {
  const wrongLines: string[] = [];
  let checkedCount = 0;
  let sealedCount = 0;
  for (const row of record.deeds) {
    for (const [index, { sides, face: rolledFace }] of row.thrown.entries()) {
      const number = row.firstThrow + index;
      const seed = seedOf(record, row, number);
      if (seed === undefined) {
        sealedCount += 1;
        continue;
      }
      checkedCount += 1;
      const sealedFace = sealedDice(seed, number, isFreeRoll(row) ? 'roll' : 'throw').roll(sides);
      if (sealedFace !== rolledFace)
        wrongLines.push(
          t('verify-roll', { number, sides, row: recordedDeedName(row), fell: rolledFace, due: sealedFace }),
        );
    }
  }
  return {
    right:
      checkedCount > wrongLines.length ? [t('verify-dice-right', { count: checkedCount - wrongLines.length })] : [],
    wrong: wrongLines,
    open: sealedCount > 0 ? [t('verify-dice-open', { count: sealedCount })] : [],
  };
}

/** Checks that the rules turn each deed, with its recorded dice and answers, into its recorded events. */
function checkDeeds(record: EncounterRecord): VerifyReport {
  const { steps, after, faults } = stepsOfRecord(record);
  const stepsToReplay = steps.filter(({ row: { kind } }) => kind === 'done' || kind === 'withdrawn');
  const secretSteps = stepsToReplay.filter(({ row }) => row.bulk && seedOf(record, row, row.firstThrow) === undefined);
  const wrongLines = stepsToReplay.flatMap((step) => {
    const { row } = step;
    // A redacted row may lack what is needed to replay it.
    if (secretSteps.includes(step) || row.redacted) return [];
    const seed = row.bulk && seedOf(record, row, row.firstThrow);
    const replayDifference = differenceOnReplay(
      step,
      seed === undefined ? undefined : sealedDice(seed, row.firstThrow, 'roll'),
    );
    return replayDifference === undefined
      ? []
      : [t('verify-fault', { row: capitalizedText(recordedDeedName(row)), fault: replayDifference })];
  });
  const correctStepCount =
    stepsToReplay.filter((step) => !secretSteps.includes(step) && !step.row.redacted).length - wrongLines.length;
  const rightLines = [
    ...(correctStepCount > 0 ? [t('verify-replayed', { count: correctStepCount })] : []),
    ...(faults.length === 0 ? [t('verify-undo-right')] : []),
  ];
  if (!isDeepStrictEqual(jsonRoundTrip(after), jsonRoundTrip(record.present))) wrongLines.push(t('verify-final-state'));
  const uncheckedLines = secretSteps.length === 0 ? [] : [t('verify-rolls-open', { count: secretSteps.length })];
  return { right: rightLines, wrong: [...wrongLines, ...faults.map(capitalizedText)], open: uncheckedLines };
}

function capitalizedText(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
