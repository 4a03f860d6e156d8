import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './figures.ts';

/** About as many bytes as a command writes to the write-ahead log. */
const WRITTEN_BYTES = Buffer.alloc(64 * 1024, 1);
/** How many such writes fit into the file before it is overwritten from the start. */
const SLOT_COUNT = 64;

/** Measures how long the disk takes to store a command's bytes. A commit can't take less. */
export class Disk {
  readonly #file: number;
  readonly #took: number[] = [];
  #place = 0;

  constructor(folder: string) {
    this.#file = openSync(join(folder, 'disk'), 'w');
    for (let index = 0; index < SLOT_COUNT; index++)
      writeSync(this.#file, WRITTEN_BYTES, 0, WRITTEN_BYTES.length, index * WRITTEN_BYTES.length);
    fsyncSync(this.#file);
  }

  /** Writes a number of times, and waits for the disk each time. */
  wait(times: number): void {
    for (let time = 0; time < times; time++) {
      this.#place = (this.#place + 1) % SLOT_COUNT;
      writeSync(this.#file, WRITTEN_BYTES, 0, WRITTEN_BYTES.length, this.#place * WRITTEN_BYTES.length);
      const start = performance.now();
      fsyncSync(this.#file);
      this.#took.push(performance.now() - start);
    }
  }

  /** The median time, in milliseconds. */
  get milliseconds(): number {
    return median(this.#took);
  }

  close(): void {
    closeSync(this.#file);
  }
}
