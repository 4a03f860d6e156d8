import { setTimeout as sleep } from 'node:timers/promises';
import type { Shards } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import { type Leases, refusal } from '../store/leases.ts';
import { StoreError } from '../store/store.ts';
import { SECOND } from '../time/span.ts';

/** The longest pause between two attempts, in milliseconds. */
const PAUSE = SECOND;

/**
 * Takes all shards of a process. Those that another has adopted are waited for, and those of a process that may have died a moment
 * ago. Throws `StartupError` where another process goes on holding them, and the signal's reason when it is aborted; then it has
 * taken none. Resolves with when it asked last (`performance.now`).
 */
export async function takeShards(
  leases: Leases,
  own: Shards,
  log: { info(about: object, message: string): void },
  signal: AbortSignal,
): Promise<number> {
  const { ttl, renewEvery } = leases.times;
  const until = performance.now() + ttl + renewEvery;
  try {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted();
      const sentAt = performance.now();
      // Those that it has got are taken anew, which renews them.
      const refused = refusal(own, await leases.take(own, 'own'));
      if (!refused) return sentAt;
      if (sentAt > until) throw refused;
      if (tries === 0) log.info({ because: refused.message }, 'Waiting until the connections of this process are free');
      await sleep(Math.min(PAUSE, renewEvery), undefined, { signal });
    }
  } catch (error) {
    await leases.release().catch(() => undefined);
    throw error instanceof StoreError ? new StartupError(unready(error), { temporary: true }) : error;
  }
}

function unready({ problem }: StoreError): string {
  return `The database does not give this process its connections to Discord: it is ${problem}. It may be being moved, or starting; try again in a moment.`;
}
