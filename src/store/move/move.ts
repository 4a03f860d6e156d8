import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { applyEvent } from '../../rules/core/apply.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import { jsonRoundTrip } from '../replay.ts';
import { combatantsOf, type EncounterRow, encounterOf } from '../rows.ts';
import type { Table } from '../sqlite/drizzle.ts';
import { combatants, conditions, deeds, encounters } from '../sqlite/schema.ts';
import type { EncounterKey, MovedTable, MoveSide, MoveSource, MoveTarget, Row } from './moved-tables.ts';
import { drizzleRow, MOVED_TABLES, movedTableOf } from './moved-tables.ts';

export interface MoveResult {
  /** The number of rows, by table. */
  readonly rows: ReadonlyMap<string, number>;
  /** How many open encounters were replayed and compared with their current state. */
  readonly replayed: number;
}

/** How a move reports its progress, and how it can be stopped. */
interface MoveOptions {
  /** Called with the progress of a table, or of the check of open encounters. `done` is true at the last row. */
  readonly progress?: (table: string, rows: number, done: boolean) => void;
  /** If this signal is aborted, nothing is moved. */
  readonly signal?: AbortSignal;
}

/** Opens the source or the target of a move when it is needed. */
type Opener<Side> = () => Side | Promise<Side>;

/**
 * Copies everything, page by page. Every row is read back from the target and compared. Every open encounter is
 * replayed and compared with its current state. Nothing is committed before that. Throws `StartupError` and changes
 * nothing if a side can't be opened, a comparison fails, or the signal is aborted.
 */
export async function moveDatabase(
  from: Opener<MoveSource>,
  to: Opener<MoveTarget>,
  options: MoveOptions = {},
): Promise<MoveResult> {
  const source = await from();
  try {
    const target = await to();
    try {
      return await moveAllTables(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveAllTables(
  source: MoveSource,
  target: MoveTarget,
  { progress, signal }: MoveOptions,
): Promise<MoveResult> {
  const rowCountByTable = new Map<string, number>();
  for (const table of MOVED_TABLES) {
    const sourceChecksum = await copyTable(source, target, table, (count) => {
      throwIfAborted(signal);
      progress?.(table.name, count, false);
    });
    const targetChecksum = await checksumOf(target, table, () => throwIfAborted(signal));
    if (!targetChecksum.equals(sourceChecksum))
      throw differenceError(source, target, table, sourceChecksum, targetChecksum);
    progress?.(table.name, sourceChecksum.rowCount, true);
    rowCountByTable.set(table.name, sourceChecksum.rowCount);
  }
  await target.keepPresence(await source.presence());
  const openEncounterKeys = await findOpenEncounters(target);
  for (const [checkedCount, key] of openEncounterKeys.entries()) {
    throwIfAborted(signal);
    progress?.(t('move-checking'), checkedCount, false);
    const mismatch = await mismatchedRow(target, key);
    if (mismatch !== undefined)
      throw new StartupError(t('move-unfolded', { name: mismatch.name, channel: mismatch.channel }));
  }
  await target.commit();
  return { rows: rowCountByTable, replayed: openEncounterKeys.length };
}

async function copyTable(
  source: MoveSource,
  target: MoveTarget,
  table: MovedTable,
  onPage: (rows: number) => void,
): Promise<Checksum> {
  const checksum = new Checksum();
  for await (const rows of source.rows(table)) {
    onPage(checksum.rowCount);
    for (const row of rows) checksum.add(row);
    await target.insert(table, rows);
  }
  return checksum;
}

async function checksumOf(side: MoveSide, table: MovedTable, onPage: () => void): Promise<Checksum> {
  const checksum = new Checksum();
  for await (const rows of side.rows(table)) {
    onPage();
    for (const row of rows) checksum.add(row);
  }
  return checksum;
}

function differenceError(
  source: MoveSide,
  target: MoveSide,
  { name }: MovedTable,
  sourceChecksum: Checksum,
  targetChecksum: Checksum,
): StartupError {
  return new StartupError(
    sourceChecksum.rowCount === targetChecksum.rowCount
      ? t('move-row-differs', { name, source: source.name, target: target.name })
      : t('move-rows-differ', {
          name,
          read: sourceChecksum.rowCount,
          source: source.name,
          kept: targetChecksum.rowCount,
          target: target.name,
        }),
  );
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new StartupError(t('move-stopped'));
}

const CHECKSUM_BITS = 256;

/** Counts rows and computes a checksum of them. Equal rows have equal checksums, whatever their order. */
class Checksum {
  #sum = 0n;
  rowCount = 0;

  add(row: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(row.map(jsonValueOf)))
      .digest('hex');
    this.#sum = BigInt.asUintN(CHECKSUM_BITS, this.#sum + BigInt(`0x${hash}`));
    this.rowCount += 1;
  }

  equals(other: Checksum): boolean {
    return this.rowCount === other.rowCount && this.#sum === other.#sum;
  }
}

function jsonValueOf(value: Row[number]): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
}

/**
 * The encounters that have not ended. An ended encounter doesn't change anymore, so comparing its copied rows is
 * enough.
 */
async function findOpenEncounters(side: MoveSide): Promise<readonly EncounterKey[]> {
  const openEncounterKeys: EncounterKey[] = [];
  for await (const rows of side.rows(movedTableOf(encounters)))
    for (const row of rows) {
      const { server, id, endedAt } = drizzleRow(encounters, row);
      if (endedAt === null) openEncounterKeys.push({ server, id });
    }
  return openEncounterKeys;
}

/** The row of an encounter whose current state differs from its replayed record. Undefined if they match. */
export async function mismatchedRow(side: MoveSide, key: EncounterKey): Promise<EncounterRow | undefined> {
  const [row] = await rowsOf(side, encounters, key);
  if (!row) throw new Error(`No encounter ${key.id}`);
  const deedRows = await rowsOf(side, deeds, key);
  const events = deedRows
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ kind, undoneBy, events: doneEvents }) => (kind === 'done' && undoneBy === null ? doneEvents : []));
  const encounterAfter = events.reduce<Encounter>(applyEvent, row.opening);
  return isDeepStrictEqual(jsonRoundTrip(encounterAfter), jsonRoundTrip(await currentEncounterOf(side, row)))
    ? undefined
    : row;
}

/** Builds the current encounter from its row, its combatants and their conditions. */
async function currentEncounterOf(side: MoveSide, row: EncounterRow): Promise<Encounter> {
  const conditionRows = sortedByPlace(await rowsOf(side, conditions, row));
  return encounterOf(row, combatantsOf(row, sortedByPlace(await rowsOf(side, combatants, row)), conditionRows));
}

async function rowsOf<T extends Table>(
  side: MoveSide,
  table: T,
  key: EncounterKey,
): Promise<readonly T['$inferSelect'][]> {
  const tableRows: T['$inferSelect'][] = [];
  for await (const rows of side.rows(movedTableOf(table), key))
    tableRows.push(...rows.map((row) => drizzleRow(table, row)));
  return tableRows;
}

function sortedByPlace<T extends { readonly place: number }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => a.place - b.place);
}
