import type { Scene } from '../embeds/chronicle.ts';
import type { ToldDeed } from '../embeds/log.ts';
import type { Die } from '../rules/core/dice.ts';
import type { ChronicleLine, RecordedDeed } from '../session/encounter-record.ts';

/** What an encounter's page is made from: the same data as its chronicle, and the record if the reader may have it. */
export interface PageScene extends Omit<Scene, 'done'> {
  /** The deeds that readers may see. Each call starts from the beginning. */
  readonly done: () => Iterable<ToldDeed>;
  /** The chronicle left over from version 0.1. It comes before the deeds. */
  readonly chronicle?: readonly ChronicleLine[];
  /** Undefined until the encounter is over, because until then only the GM may have the record. */
  readonly record?: CheckedRecord;
}

/** The parts of a record that the check needs. */
export interface CheckedRecord {
  /** How the encounter opened, and its seals: the input of the first hash. */
  readonly opened: object;
  readonly rows: readonly RecordedDeed[];
}

/** A deed on the page, with the number that links use. */
export interface NumberedDeed {
  readonly done: ToldDeed;
  readonly number: number;
  /** Its row, if the page has the record. */
  readonly row: RecordedDeed | undefined;
}

/**
 * The deeds of a page. Without a record they are renumbered, because the record's numbers would reveal how many deeds
 * are secret.
 */
export function* numberedDeeds({ done, record }: PageScene): Generator<NumberedDeed> {
  const rows = record && new Map(record.rows.map((row) => [row.number, row]));
  let place = 0;
  for (const each of done()) {
    const row = rows?.get(each.phraseSeed.deed);
    yield { done: each, number: row?.number ?? place, row };
    place += 1;
  }
}

/** The dice that a deed rolled, with their numbers. */
export interface NumberedDice {
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** Free rolls are numbered separately. */
  readonly isRoll: boolean;
}
