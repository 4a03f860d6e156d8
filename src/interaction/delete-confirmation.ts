import { ButtonStyle } from 'discord-api-types/v10';
import type { Character } from '../session/character.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { buttons as buttonsWords } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, idOneOf, idOwnCharacter } from './component.ts';
import { type Reply, whisper } from './reply.ts';

/** Delete, or Keep. */
export const deleteButton = componentId('delete-character', { character: idOwnCharacter, sure: idOneOf('yes', 'no') });

/** Asks whether a character is to be deleted. */
export function askToDelete(character: Character): Reply {
  const said = buttonsWords.sureToDelete(plain(character.name));
  return whisper(said, {
    components: buttonRow(
      button(buttonsWords.delete, deleteButton.write({ character, sure: 'yes' }), ButtonStyle.Danger),
      button(buttonsWords.keep, deleteButton.write({ character, sure: 'no' })),
    ),
  });
}

/** Deletes a character of the caller's. Whoever plays it in an encounter plays on there. */
export function deleteCharacter(session: Session, character: Character): Reply {
  session.add({ type: 'character-deleted', id: character.id });
  return whisper(buttonsWords.deleted(plain(character.name)));
}
