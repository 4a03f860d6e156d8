import type { Caller } from './caller.ts';
import type { Chance } from './chance.ts';
import type { Change } from './change.ts';
import type { Character } from './character.ts';

/** A character is saved: one of the same name (whatever its capitals) takes the new sheet. */
export function characterSaved(
  all: readonly Character[],
  { user, server, now }: Caller,
  saved: Pick<Character, 'name' | 'system' | 'sheet'>,
  chance: Chance,
): Change & { readonly character: Character } {
  const same = all.find(({ name }) => name.toLowerCase() === saved.name.toLowerCase());
  const id = same?.id ?? chance.newId();
  const character = { id, server, user, ...saved, changedAt: now };
  return { type: same ? 'character-changed' : 'character-added', character };
}
