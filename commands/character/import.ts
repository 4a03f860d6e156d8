import { command, refuse } from '../../src/discord/command.ts';
import { attachment, flag, optional, text } from '../../src/discord/option.ts';
import { plain } from '../../src/embeds/text.ts';
import { readFile } from '../../src/table/character-file.ts';
import { keep } from '../../src/table/characters.ts';
import { LONGEST_NAME } from '../../src/table/newcomer.ts';
import { editing, HOW_TO_EDIT } from '../../src/table/sheet-editing.ts';

export const importOne = command({
  name: 'import',
  description: 'Bring in a character from a file',
  options: {
    file: attachment('The file, as /character export writes it'),
    name: optional(text('What it is called here, if not as in the file', undefined, LONGEST_NAME)),
    replace: optional(flag('Let it take the place of your character of that name')),
  },
  run({ file, name, replace = false }, table) {
    const read = readFile(file);
    if (!read.ok) return refuse(read.why, table);

    const brought = keep(table, { ...read.value, name: name ?? read.value.name }, replace);
    if (!brought.ok) return refuse(brought.why, table);
    return editing(brought.value, `**${plain(brought.value.name)}** is yours, as the file has it. ${HOW_TO_EDIT}`);
  },
});
