import { command } from '../../src/interaction/command.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { fileOf } from '../../src/session/character-file.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';

export const exportOne = command({
  name: 'export',
  description: 'Get a character of yours as a file',
  options: { character: ownCharacter('Which of yours') },
  run: ({ character }) =>
    whisper(buttonsWords.exported(plain(character.name)), {
      files: [fileOf(character)],
    }),
});
