import { deflateRawSync } from 'node:zlib';
import { element, type Html, ownCode } from './html.ts';
import type { CheckedRecord } from './scene.ts';

/** A block of the record before it is packed, in characters: some milliseconds to pack. */
const BLOCK = 200_000;

/**
 * A record as a page keeps it: a line of JSON for how the scene opened and one for each row, packed in blocks of whole lines. So a
 * large one takes a tenth of its size, and neither making nor checking it needs more than a block at a time.
 */
export function* recordBlocks({ opened, rows }: CheckedRecord): Generator<Html> {
  let lines = [JSON.stringify(opened)];
  let length = 0;
  for (const row of rows) {
    const line = JSON.stringify(row);
    if (length + line.length > BLOCK) {
      yield block(lines);
      lines = [];
      length = 0;
    }
    lines.push(line);
    length += line.length;
  }
  yield block(lines);
}

function block(lines: readonly string[]): Html {
  const packed = deflateRawSync(lines.join('\n')).toString('base64');
  return element('script', { type: 'application/octet-stream', class: 'record' }, ownCode(packed));
}
