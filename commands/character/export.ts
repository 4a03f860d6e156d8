import { command, refuse } from '../../src/discord/command.ts';
import { text } from '../../src/discord/option.ts';
import { whisper } from '../../src/discord/reply.ts';
import { plain } from '../../src/embeds/text.ts';
import { fileOf } from '../../src/table/character-file.ts';
import { characterNamed } from '../../src/table/characters.ts';
import { keptCharacters } from '../../src/table/suggestions.ts';

export const exportOne = command({
  name: 'export',
  description: 'Get a character of yours as a file',
  options: { character: text('Which of yours', keptCharacters) },
  run({ character: typed }, table) {
    const character = characterNamed(table, typed);
    if (!character.ok) return refuse(character.why, table);

    const file = fileOf(character.value);
    return whisper(
      `**${plain(character.value.name)}** as a file. \`/character import file:\` brings it back, anywhere.`,
      {
        files: [file],
      },
    );
  },
});
