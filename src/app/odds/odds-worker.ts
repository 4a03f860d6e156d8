// A thread that works out odds. It gives way to the one that answers.

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Order, Part } from '../../odds/work.ts';

/** What a piece came to, or what went wrong. */
export type Done = { readonly part: Part } | { readonly error: unknown };

giveWay();
// Loaded only now, as that takes long enough for others to notice.
const { pieceOf } = await import('../../odds/work.ts');
const port = parentPort;
port?.on('message', ({ work, piece }: Order) => {
  try {
    port.postMessage({ part: pieceOf(work, piece) } satisfies Done);
  } catch (error) {
    port.postMessage({ error } satisfies Done);
  }
});

/** On Linux each thread has a priority of its own, and this one the lowest there is. Elsewhere it stays as it is. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // No such file, or not allowed: it works as well, but takes its share.
  }
}
