// The names of combatants and characters: which ones fit, and those that Fray makes from the book.

import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { TemplateName } from './template.ts';

/** The maximum length of a combatant's or a character's name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Accepts a valid name: one line, 1 to 40 characters, at least one letter or digit. */
export function fitName(input: string): Result<string, Refusal> {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isFitting = name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name);
  return isFitting ? ok(name) : no({ type: 'name-unfit', typed: input, longest: MAX_NAME_LENGTH });
}

/** How Fray named a combatant: the book's entry, how its sheet was changed, and its number. */
export interface BookName {
  readonly entry: string;
  /** True if the entry isn't the book's but a character's or a pack's, so it has the same name in every language. */
  readonly own?: true;
  /** The word for how it differs from the entry: its template, or that it is weaker or stronger. */
  readonly variant?: TemplateName | 'weaker' | 'stronger';
  /** Its number among those with the same name. Undefined: none. */
  readonly number?: number;
}
