import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Dice } from '../rules/core/dice.ts';

/** A new secret seed: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The commitment that is shown before the fight: the SHA-256 of the seed, in hex. Later anyone can check the seed with
 * it.
 */
export function commitment(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'));
}

/**
 * Free rolls have a separate counter, so that they never change the dice of a deed, even one that waits for an answer.
 */
type DiceCounter = 'throw' | 'roll';

/** The dice of an encounter. The secret seed and the number of earlier dice determine every die. */
export function sealedDice(seed: string, throws: number, lane: DiceCounter = 'throw'): Dice {
  const hmac = hmacUnder(Buffer.from(seed, 'hex'));
  let number = throws;
  return { roll: (sides) => face(hmac, number++, sides, lane) };
}

/**
 * The face of die `number`, counted from 0, under a seed. The HMAC-SHA256 of the number gives eight words of 32 bits.
 * The first word below the largest multiple of `sides` gives the face, so that every face is equally likely. If all
 * eight are too high, "number/1", "number/2" and so on are tried.
 */
function face(hmac: (message: string) => Buffer, number: number, sides: number, lane: DiceCounter): number {
  const bound = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (let attempt = 0; ; attempt++) {
    const message = attempt === 0 ? String(number) : `${number}/${attempt}`;
    const bytes = hmac(lane === 'roll' ? `roll ${message}` : message);
    for (let offset = 0; offset < bytes.length; offset += 4) {
      const word = bytes.readUInt32BE(offset);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/** SHA-256's block size in bytes. */
const BLOCK = 64;

/**
 * HMAC-SHA256 (RFC 2104) with a key no longer than a block, for ASCII messages. Uses two plain digests, which is faster
 * than a `createHmac` object for each die.
 */
function hmacUnder(key: Buffer): (message: string) => Buffer {
  const [inner, outer] = [padded(key, 0x36), padded(key, 0x5c)];
  return (message) => {
    const within = hash('sha256', Buffer.concat([inner, Buffer.from(message, 'latin1')]), 'buffer');
    return hash('sha256', Buffer.concat([outer, within]), 'buffer');
  };
}

function padded(key: Buffer, by: number): Buffer {
  const pad = Buffer.alloc(BLOCK, by);
  for (let index = 0; index < key.length; index++) pad[index] = (key[index] ?? 0) ^ by;
  return pad;
}

/** Dice for rolls outside of a fight. */
export const unsealedDice: Dice = { roll: (sides) => randomInt(1, sides + 1) };

/** The SHA-256 of faces, separated by commas. */
export function facesDigest(faces: readonly number[]): string {
  return hash('sha256', faces.join(','));
}
