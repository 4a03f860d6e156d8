import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Dice } from '../rules/core/dice.ts';

/** A new secret seed: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The commitment that is shown before the fight: the SHA-256 of the seed, in hex. With it, anyone can check the seed
 * later.
 */
export function commitmentOf(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'));
}

/**
 * The counter that numbers the dice. Free rolls (`/roll` and checks) have a counter of their own, so that a free roll
 * never changes the dice of a deed, even if the deed waits for an answer.
 */
type DiceCounter = 'throw' | 'roll';

/** An encounter's dice. The secret seed and the number of earlier dice determine every die. */
export function sealedDice(seed: string, throws: number, counter: DiceCounter = 'throw'): Dice {
  const hmacOf = hmacWithKey(Buffer.from(seed, 'hex'));
  let nextDieNumber = throws;
  return { roll: (sides) => faceOfDie(hmacOf, nextDieNumber++, sides, counter) };
}

/**
 * The face of the die with this number. Dice are counted from 0. The HMAC-SHA256 of the number gives eight words of 32
 * bits. The first word below the largest multiple of `sides` gives the face, so that all faces are equally likely. If
 * all eight are too high, "number/1", "number/2" and so on are tried.
 */
function faceOfDie(hmac: (message: string) => Buffer, number: number, sides: number, counter: DiceCounter): number {
  const fairLimit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (let attempt = 0; ; attempt++) {
    const message = attempt === 0 ? String(number) : `${number}/${attempt}`;
    const bytes = hmac(counter === 'roll' ? `roll ${message}` : message);
    for (let offset = 0; offset < bytes.length; offset += 4) {
      const word = bytes.readUInt32BE(offset);
      if (word < fairLimit) return (word % sides) + 1;
    }
  }
}

/** The block size of SHA-256, in bytes. */
const BLOCK_SIZE = 64;

/**
 * HMAC-SHA256 (RFC 2104) for ASCII messages and keys that aren't longer than a block. It uses two plain digests, which
 * is faster than a `createHmac` object for each die.
 */
function hmacWithKey(key: Buffer): (message: string) => Buffer {
  const [innerKey, outerKey] = [paddedKey(key, 0x36), paddedKey(key, 0x5c)];
  return (message) => {
    const innerDigest = hash('sha256', Buffer.concat([innerKey, Buffer.from(message, 'latin1')]), 'buffer');
    return hash('sha256', Buffer.concat([outerKey, innerDigest]), 'buffer');
  };
}

function paddedKey(key: Buffer, mask: number): Buffer {
  const pad = Buffer.alloc(BLOCK_SIZE, mask);
  for (let index = 0; index < key.length; index++) pad[index] = (key[index] ?? 0) ^ mask;
  return pad;
}

/** Dice for rolls outside of encounters. */
export const unsealedDice: Dice = { roll: (sides) => randomInt(1, sides + 1) };

/** The SHA-256 of faces that are joined by commas. */
export function facesDigest(faces: readonly number[]): string {
  return hash('sha256', faces.join(','));
}
