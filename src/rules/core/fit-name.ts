import { no, ok, type Refusal, type Result } from './refusal.ts';

/** The longest name of a combatant or a character. */
export const LONGEST_NAME = 40;

/** A valid name: one line, 1 to 40 characters, at least one letter or digit. */
export function fitName(input: string): Result<string, Refusal> {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isFitting = name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name);
  return isFitting ? ok(name) : no({ type: 'name-unfit', typed: input, longest: LONGEST_NAME });
}
