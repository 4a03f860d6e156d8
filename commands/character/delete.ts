import { command } from '../../src/interaction/command.ts';
import { askToDelete, deleteCharacter } from '../../src/interaction/delete-confirmation.ts';
import { boolean } from '../../src/interaction/option.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';

export const remove = command({
  name: 'delete',
  description: 'Delete a character of yours',
  options: {
    character: ownCharacter('Which of yours'),
    sure: boolean('Delete it without asking again'),
  },
  run: ({ character, sure }, session) => (sure ? deleteCharacter(session, character) : askToDelete(character)),
});
