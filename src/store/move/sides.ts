import type { Span } from '../../time/span.ts';
import type { MovedTable, Row } from './moved-tables.ts';

/** An encounter by its key. */
export interface EncounterKey {
  readonly server: string;
  readonly id: number;
}

/** When the process was there: what players’ time is reckoned by. */
export interface Presence {
  /** When it last was. Absent: never. */
  readonly at?: number;
  /** When it was not, the earliest first. */
  readonly downtimes: readonly Required<Span>[];
}

/** Reads one side of a move. */
export interface Side {
  /** What an admin knows it by: a path, or an address without its password. */
  readonly name: string;
  /** The rows of a table in pages, or those of one encounter by their key. */
  rows(table: MovedTable, of?: EncounterKey): AsyncIterable<readonly Row[]>;
  /** Lets go of it. What was not committed is taken back. */
  close(): Promise<void>;
}

/** What is moved, as it stands at one moment. No bot can be started on it until it is closed. */
export interface Source extends Side {
  presence(): Promise<Presence>;
}

/** Where it goes: new or empty, and no bot can be started on it until it is closed. All of it is there at once, by `commit`. */
export interface Target extends Side {
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
  keepPresence(presence: Presence): Promise<void>;
  commit(): Promise<void>;
}
