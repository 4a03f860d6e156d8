import { createHash } from 'node:crypto';
import type { Row } from './moved-tables.ts';

const BITS = 256;

/** How many rows there are and what is in them, in whatever order they come: equal rows have equal checksums. */
export class Checksum {
  #sum = 0n;
  rows = 0;

  add(row: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(row.map(plain)))
      .digest('hex');
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash}`));
    this.rows += 1;
  }

  equals(other: Checksum): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

function plain(value: Row[number]): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
}
