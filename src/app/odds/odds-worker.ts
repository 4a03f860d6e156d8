// A thread that computes odds, at lower priority than the main thread.

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PieceResult, PieceTask } from '../../odds/work.ts';

/** The result of a piece of work, or the error that it threw. */
export type WorkerAnswer = { readonly part: PieceResult } | { readonly error: unknown };

lowerThreadPriority();
// These modules are loaded after the priority is lowered, because loading is slow enough to delay other threads.
const [{ computePiece }, { UnknownSystemError }] = await Promise.all([
  import('../../odds/work.ts'),
  import('../../rules/systems.ts'),
]);
const port = parentPort;
port?.on('message', async (task: PieceTask) => {
  try {
    port.postMessage({ part: await pieceResultOf(task) } satisfies WorkerAnswer);
  } catch (error) {
    port.postMessage({ error } satisfies WorkerAnswer);
  }
});

/** Computes a piece of work. A system that this thread lacks is loaded when a piece first needs it. */
async function pieceResultOf({ work, piece }: PieceTask): Promise<PieceResult> {
  try {
    return computePiece(work, piece);
  } catch (error) {
    if (!(error instanceof UnknownSystemError)) throw error;
    const { loadSystems } = await import('../../systems/load.ts');
    // The main thread has already put the settings of `.env` into the environment.
    await loadSystems(process.env.SYSTEMS?.trim() || undefined, error.system);
    return computePiece(work, piece);
  }
}

/** On Linux each thread has its own priority, and this one gets the lowest. Elsewhere nothing changes. */
function lowerThreadPriority(): void {
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (threadId !== process.pid) setPriority(threadId, constants.priority.PRIORITY_LOW);
  } catch {
    // Without `/proc` or the permission to change priorities, the thread still works, at normal priority.
  }
}
