import { setImmediate } from 'node:timers/promises';
import { type PackFile, readInSteps, unreadPacks } from '../interaction/packs.ts';
import type { PackResult } from '../packs/read.ts';
import type { Steps } from '../rules/core/complete-sheets.ts';
import type { StoredPack } from '../session/pack.ts';

/** How long packs are read before other requests are served. */
const SLICE_TIME_MS = 5;

/**
 * Reads the packs that aren't in memory, of one system or of all. A large pack takes 30 ms of CPU and a server may have
 * 20, so other requests are served in between.
 */
export async function readPacksAhead(packs: readonly StoredPack[], system?: string): Promise<void> {
  for (const unreadPack of unreadPacks(packs, system)) {
    await readInSlices(unreadPack);
    await setImmediate();
  }
}

/** Reads one pack, and serves other requests in between. */
export function readInSlices(pack: PackFile): Promise<PackResult> {
  return runInSlices(readInSteps(pack));
}

async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  let deadline = performance.now() + SLICE_TIME_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < deadline) continue;
    await setImmediate();
    deadline = performance.now() + SLICE_TIME_MS;
  }
}
