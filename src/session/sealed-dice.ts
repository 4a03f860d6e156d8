import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Dice } from '../rules/core/dice.ts';

/** A new secret seed: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is shown of a seed before the fight: its SHA-256 in hex. Whoever is shown the seed later can check it. */
export function commitment(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** Free rolls have numbers of their own, so that they move no other die: also while a deed waits for an answer. */
export type Lane = 'throw' | 'roll';

/**
 * The face of throw `number` (from 0) of a die under a seed. HMAC-SHA256 of "number" under the seed gives eight words of
 * 32 bits; the first below the largest multiple of `sides` gives the face, so that every face is equally likely. Should
 * all eight lie above it, "number/1", "number/2" … are tried in turn.
 */
export function face(seed: Buffer, number: number, sides: number, lane: Lane = 'throw'): number {
  const bound = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (let again = 0; ; again++) {
    const message = again === 0 ? String(number) : `${number}/${again}`;
    const bytes = createHmac('sha256', seed)
      .update(lane === 'roll' ? `roll ${message}` : message)
      .digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/** The dice of a scene: every throw is settled by the secret seed and the number of throws before it. */
export function sealedDice(seed: string, throws: number, lane: Lane = 'throw'): Dice {
  const key = Buffer.from(seed, 'hex');
  let number = throws;
  return { throw: (sides) => face(key, number++, sides, lane) };
}

/** Dice for throws that belong to no fight. */
export const looseDice: Dice = { throw: (sides) => randomInt(1, sides + 1) };

/** The SHA-256 of faces, with commas between them. */
export function facesDigest(faces: readonly number[]): string {
  return createHash('sha256').update(faces.join(',')).digest('hex');
}
