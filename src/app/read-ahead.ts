import { setImmediate } from 'node:timers/promises';
import { readStored, unreadPacks } from '../interaction/packs.ts';
import type { StoredPack } from '../session/pack.ts';

/**
 * Reads the packs of a system, or of all systems, that aren't in memory. A large pack takes 30 ms of CPU and a server
 * may have 20, so other requests are served after each.
 */
export async function readAhead(packs: readonly StoredPack[], system?: string): Promise<void> {
  for (const each of unreadPacks(packs, system)) {
    readStored(each);
    await setImmediate();
  }
}
