import type { ChronicleSource } from '../embeds/chronicle.ts';
import type { LoggedDeed } from '../embeds/log.ts';
import type { Die } from '../rules/core/dice.ts';
import type { ChronicleLine, RecordedDeed } from '../session/encounter-record.ts';

/**
 * What an encounter's page is made from: the same data as its chronicle, and the encounter's record (its list of deeds)
 * if readers may have it.
 */
export interface PageSource extends Omit<ChronicleSource, 'done'> {
  /** The deeds that readers may see. Each call starts at the first one. */
  readonly done: () => Iterable<LoggedDeed>;
  /** The chronicle that version 0.1 stored. It comes before the deeds. */
  readonly chronicle?: readonly ChronicleLine[];
  /**
   * The encounter's record (its list of deeds). Undefined until the encounter is over, because only the GM may have it
   * before that.
   */
  readonly record?: CheckedRecord;
}

/** The parts of an encounter's record that the page's script needs to check the record. */
export interface CheckedRecord {
  /**
   * How the encounter was opened, and the fingerprints (hashes) of the seeds that its dice come from. It becomes the
   * first line of the record.
   */
  readonly opened: object;
  readonly rows: readonly RecordedDeed[];
}

/** A deed on the page, with the number that links use. */
export interface NumberedDeed {
  readonly done: LoggedDeed;
  readonly number: number;
  /** The deed's row in the record. Undefined if the page doesn't have the record. */
  readonly row: RecordedDeed | undefined;
}

/**
 * The page's deeds. If the page doesn't have the encounter's record, they get new numbers, because the record's numbers
 * would reveal how many deeds are secret.
 */
export function* numberedDeeds({ done, record }: PageSource): Generator<NumberedDeed> {
  const rowsByNumber = record && new Map(record.rows.map((row) => [row.number, row]));
  let index = 0;
  for (const loggedDeed of done()) {
    const row = rowsByNumber?.get(loggedDeed.phraseSeed.deed);
    yield { done: loggedDeed, number: row?.number ?? index, row };
    index += 1;
  }
}

/**
 * The dice rolled for one action, or in one free roll. An encounter's dice are numbered in the order they are rolled,
 * and `firstThrow` is the number of the first of these dice.
 */
export interface NumberedDice {
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** True for a free roll (one that isn't part of an action). The dice of free rolls are counted separately. */
  readonly isRoll: boolean;
}
