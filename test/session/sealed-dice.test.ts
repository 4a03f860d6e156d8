import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealedDice } from '../../src/session/sealed-dice.ts';

test('a roll is the first word of HMAC-SHA256 of its number under the seed, modulo the sides of the die', () => {
  for (const seed of ['07'.repeat(32), 'ffffffffffffffff']) {
    const dice = sealedDice(seed, 40);
    const rolls = sealedDice(seed, 40, 'roll');
    for (let number = 40; number < 60; number++) {
      const word = (message: string) =>
        createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest().readUInt32BE();
      // A random number that would favor some faces is rejected.
      // With so few sides that is rare, and never happens here.
      expect(dice.roll(20)).toBe((word(`${number}`) % 20) + 1);
      expect(rolls.roll(6)).toBe((word(`roll ${number}`) % 6) + 1);
    }
  }
});
