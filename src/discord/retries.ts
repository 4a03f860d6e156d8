import { StoreError } from '../store/store.ts';
import { troubleOf } from './trouble.ts';

/** Waits before messages that could not be shown are tried again, in milliseconds; the last is repeated. */
const WAITS = [2_000, 5_000, 15_000, 60_000, 180_000, 300_000];
/** The same where the bot lacks a permission. */
const FORBIDDEN = 300_000;
/** The same where the store does not answer: asking it costs nobody else anything. */
const STORE = 5_000;
/** How often that is tried before it is left until something happens again in the channel. The store is always asked again. */
const LONGEST_WAIT = 20;

/** How long to wait after so many failures, in milliseconds. Undefined: it is not tried again. */
export function waitAfter(failures: number, error: unknown): number | undefined {
  if (error instanceof StoreError) return STORE;
  if (failures > LONGEST_WAIT) return undefined;
  const trouble = troubleOf(error);
  return (trouble === 'forbidden' ? undefined : WAITS[Math.min(failures, WAITS.length) - 1]) ?? FORBIDDEN;
}
