import { type Reply, whisper } from '../discord/reply.ts';
import { plain } from '../embeds/text.ts';
import type { Character } from '../store/characters.ts';
import type { Table } from '../store/table.ts';

/** Deletes a character of the caller's. Whoever plays it in a fight plays on there. */
export function forgetting({ characters }: Table, { id, name }: Character): Reply {
  characters.forget(id);
  return whisper(`**${plain(name)}** is deleted. In fights under way it plays on.`);
}
