import { randomInt } from 'node:crypto';

/** 1 January 2025, in milliseconds since 1970. */
const EPOCH = Date.UTC(2025, 0, 1);
const BITS_OF_CHANCE = 12;

/**
 * An id for an encounter that is about to be opened: the milliseconds since 2025 and 12 bits of chance, together less than
 * 2^53 until the year 2094. Ids grow with time and need no sequence that all processes share; two that are the same in one
 * server conflict.
 */
export function newEncounterId(now = Date.now()): number {
  return (now - EPOCH) * 2 ** BITS_OF_CHANCE + randomInt(2 ** BITS_OF_CHANCE);
}
