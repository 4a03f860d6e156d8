import type { Scene } from '../embeds/chronicle.ts';
import type { ToldDeed } from '../embeds/log.ts';
import type { Die } from '../rules/core/dice.ts';
import type { ChronicleLine, RecordedDeed } from '../session/encounter-record.ts';

/** What the page of a scene is made from: what its chronicle is, and the record itself where its reader may have it. */
export interface PageScene extends Omit<Scene, 'done'> {
  /** What was done and may be told, from the beginning each time. */
  readonly done: () => Iterable<ToldDeed>;
  /** What is left of it from version 0.1, before the rest. */
  readonly chronicle?: readonly ChronicleLine[];
  /** Absent: until the scene is over it is for the GM alone, and the page is for all. */
  readonly record?: CheckedRecord;
}

/** As much of a record as its check goes by. */
export interface CheckedRecord {
  /** How the scene opened, and its seals: what the first hash is made over. */
  readonly opened: object;
  readonly rows: readonly RecordedDeed[];
}

/** A deed that is told on the page, by the number under which it is found there. */
export interface NumberedDeed {
  readonly done: ToldDeed;
  readonly number: number;
  /** Its row, where the page has the record. */
  readonly row: RecordedDeed | undefined;
}

/** The deeds of a page. The numbers of a record would tell how many there are that may not be told: it has its own without one. */
export function* numberedDeeds({ done, record }: PageScene): Generator<NumberedDeed> {
  const rows = record && new Map(record.rows.map((row) => [row.number, row]));
  let place = 0;
  for (const each of done()) {
    const row = rows?.get(each.phraseSeed.deed);
    yield { done: each, number: row?.number ?? place, row };
    place += 1;
  }
}

/** The dice that a deed threw, by their numbers. */
export interface Rolled {
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** Free rolls have numbers of their own. */
  readonly isRoll: boolean;
}
