import type { Character, Draft } from './character.ts';
import type { Session } from './session.ts';

/** Saves a character of the caller's: one of the same name (whatever its capitals) takes the new sheet. */
export function putCharacter(session: Session<'characters'>, name: string, system: string, sheet: object): Character {
  const { user, server, now } = session.caller;
  const same = session.loaded.characters.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const character = { id: same?.id ?? session.newId(), server, user, name, system, sheet, changedAt: now };
  session.add({ type: same ? 'character-changed' : 'character-added', character });
  return character;
}

/** Gives a character another name or sheet, and drops its draft. */
export function changeCharacter(
  session: Session,
  { draft: _, ...character }: Character,
  name: string,
  sheet: object,
): Character {
  const changed = { ...character, name, sheet, changedAt: session.caller.now };
  session.add({ type: 'character-changed', character: changed });
  return changed;
}

/** Keeps a form that was not valid. The character stays as it is. */
export function saveDraft(session: Session, character: Character, draft: Draft): Character {
  const drafted = { ...character, draft };
  session.add({ type: 'character-changed', character: drafted });
  return drafted;
}
