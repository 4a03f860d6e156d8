// Which names combatants and characters may have.

import { no, ok, type Refusal, type Result } from './refusal.ts';

/** The maximum length of a combatant's or a character's name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Accepts a valid name: one line, 1 to 40 characters, at least one letter or digit. */
export function fitName(input: string): Result<string, Refusal> {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isFitting = name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name);
  return isFitting ? ok(name) : no({ type: 'name-unfit', typed: input, longest: MAX_NAME_LENGTH });
}
