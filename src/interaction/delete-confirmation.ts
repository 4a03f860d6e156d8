import type { Session } from '../session/session.ts';
import type { Character } from '../store/sqlite/characters.ts';
import { plain } from '../text/markdown.ts';
import { type Reply, whisper } from './reply.ts';

/** Deletes a character of the caller's. Whoever plays it in a fight plays on there. */
export function confirmDeletion({ characters }: Session, { id, name }: Character): Reply {
  characters.forget(id);
  return whisper(`**${plain(name)}** is deleted. In fights under way it plays on.`);
}
