import { command } from '../../src/interaction/command.ts';
import { boolean, optional } from '../../src/interaction/option.ts';
import { characterFile, name } from '../../src/interaction/options/characters.ts';
import { map } from '../../src/rules/core/result.ts';
import { saveCharacter } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';
import { editing } from './screen.ts';

export const importOne = command({
  name: 'import',
  description: 'Bring in a character from a file',
  needs: { characters: true },
  options: {
    file: characterFile('The file, as /character export writes it'),
    name: optional(name('What it is called here, if not as in the file')),
    replace: boolean('Let it take the place of your character of that name'),
  },
  run: ({ file, name = file.name, replace }, session) =>
    map(saveCharacter(session, { ...file, name }, replace), (character) =>
      editing(session, character, buttonsWords.imported(plain(character.name))),
    ),
});
