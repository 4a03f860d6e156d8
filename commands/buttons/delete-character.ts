import { component } from '../../src/interaction/component.ts';
import { deleteButton, deleteCharacter } from '../../src/interaction/delete-confirmation.ts';
import { inPlace, whisper } from '../../src/interaction/reply.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';

/** Delete, or Keep, under the question whether a character is to be deleted. */
export const confirmDelete = component({
  id: deleteButton,
  run: ({ character, sure }, session) =>
    inPlace(sure === 'yes' ? deleteCharacter(session, character) : whisper(buttonsWords.stays(plain(character.name)))),
});
