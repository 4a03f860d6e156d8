import { no, ok, type Refusal, type Result } from './refusal.ts';

/** The longest name of a combatant or a character. */
export const LONGEST_NAME = 40;

/** A valid name: one line, 1 to 40 characters, at least one letter or digit. */
export function fitName(typed: string): Result<string, Refusal> {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const fits = name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name);
  return fits ? ok(name) : no({ type: 'name-unfit', typed, longest: LONGEST_NAME });
}
