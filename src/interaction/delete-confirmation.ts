import { ButtonStyle } from 'discord-api-types/v10';
import type { Character } from '../session/character.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { buttons as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, oneOf, ownCharacter } from './component.ts';
import { type Reply, whisper } from './reply.ts';

/** Delete, or Keep. */
export const deleteButton = componentId('delete-character', { character: ownCharacter, sure: oneOf('yes', 'no') });

/** Asks whether a character is to be deleted. */
export function askToDelete(character: Character): Reply {
  const said = words.sureToDelete(plain(character.name));
  return whisper(said, {
    components: buttonRow(
      button(words.delete, deleteButton.write({ character, sure: 'yes' }), ButtonStyle.Danger),
      button(words.keep, deleteButton.write({ character, sure: 'no' })),
    ),
  });
}

/** Deletes a character of the caller's. Whoever plays it in an encounter plays on there. */
export function deleteCharacter(session: Session, character: Character): Reply {
  session.add({ type: 'character-deleted', id: character.id });
  return whisper(words.deleted(plain(character.name)));
}
