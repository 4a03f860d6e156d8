import { setImmediate as nextTurn } from 'node:timers/promises';

/** Deeds that are read at a time: some milliseconds. */
export const PAGE = 250;

/**
 * Rows in pages, each read after the last row of the one before. What reads so a whole record or all data of a user lets
 * others have their turn between two pages.
 */
export async function* inPages<Row>(
  size: number,
  read: (last: Row | undefined) => readonly Row[] | Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page;
    if (page.length < size) return;
    await nextTurn();
  }
}

/** The rows of pages, one by one. */
export async function* rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pages) yield* page;
}
