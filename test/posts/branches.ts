import { afterAll } from 'vitest';
import type { PostedTable } from './posted-table.ts';

/**
 * Sets up a table once for each combination of arguments, so that its commands are carried out only once. Each call
 * returns a copy. A test file calls this at its top, and the tables are closed at its end.
 */
export function branchesOf<A extends readonly unknown[]>(
  setUp: (...values: A) => Promise<PostedTable>,
): (...values: A) => Promise<PostedTable> {
  const trunks = new Map<string, Promise<PostedTable>>();
  afterAll(async () => {
    for (const trunk of trunks.values()) await (await trunk).close();
    trunks.clear();
  });
  return async (...values) => {
    const key = JSON.stringify(values);
    const trunk = trunks.get(key) ?? setUp(...values);
    trunks.set(key, trunk);
    return (await trunk).branch();
  };
}
