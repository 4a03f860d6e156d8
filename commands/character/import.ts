import { command, refusalReply } from '../../src/interaction/command.ts';
import { attachment, boolean, optional, text } from '../../src/interaction/option.ts';
import { editing, HOW_TO_EDIT } from '../../src/interaction/sheet-editing.ts';
import { readFile } from '../../src/session/character-file.ts';
import { LONGEST_NAME } from '../../src/session/new-combatant.ts';
import { saveCharacter } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

export const importOne = command({
  name: 'import',
  description: 'Bring in a character from a file',
  options: {
    file: attachment('The file, as /character export writes it'),
    name: optional(text('What it is called here, if not as in the file', undefined, LONGEST_NAME)),
    replace: optional(boolean('Let it take the place of your character of that name')),
  },
  needs: { characters: true },
  run({ file, name, replace = false }, session) {
    const read = readFile(file);
    if (!read.ok) return refusalReply(read.why, session);

    const brought = saveCharacter(session, { ...read.value, name: name ?? read.value.name }, replace);
    if (!brought.ok) return refusalReply(brought.why, session);
    return editing(brought.value, `**${plain(brought.value.name)}** is yours, as the file has it. ${HOW_TO_EDIT}`);
  },
});
