import { setImmediate } from 'node:timers/promises';
import { readStored, unreadPacks } from '../interaction/packs.ts';
import type { StoredPack } from '../session/pack.ts';

/**
 * Reads the packs of a system, or of all systems, that aren't in memory. A large one takes 30 ms of CPU, and a server may
 * have 20, so others are answered after each.
 */
export async function readAhead(packs: readonly StoredPack[], system?: string): Promise<void> {
  for (const each of unreadPacks(packs, system)) {
    readStored(each);
    await setImmediate();
  }
}
