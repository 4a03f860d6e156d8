import type { Character } from '../session/character.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { type Reply, whisper } from './reply.ts';

/** Deletes a character of the caller's. Whoever plays it in a fight plays on there. */
export function confirmDeletion(session: Session, character: Character): Reply {
  session.deleteCharacter(character);
  return whisper(`**${plain(character.name)}** is deleted. In fights under way it plays on.`);
}
