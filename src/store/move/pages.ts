import type { Row } from './moved-tables.ts';

/** Rows that are in memory at a time, and bytes of them: whichever is reached first. */
const MOST_ROWS = 500;
const MOST_BYTES = 1_000_000;

/** Rows in pages that are small, however long a single one is. */
export function* pages(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let page: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    page.push(row);
    bytes += sizeOf(row);
    if (page.length < MOST_ROWS && bytes < MOST_BYTES) continue;
    yield page;
    page = [];
    bytes = 0;
  }
  if (page.length > 0) yield page;
}

function sizeOf(row: Row): number {
  return row.reduce<number>((sum, value) => sum + (value === null || typeof value === 'number' ? 8 : value.length), 0);
}
