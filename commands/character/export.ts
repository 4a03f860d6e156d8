import { command, refusalReply } from '../../src/interaction/command.ts';
import { text } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { keptCharacters } from '../../src/interaction/suggestions.ts';
import { fileOf } from '../../src/session/character-file.ts';
import { characterNamed } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

export const exportOne = command({
  name: 'export',
  description: 'Get a character of yours as a file',
  options: { character: text('Which of yours', keptCharacters) },
  needs: { characters: true },
  run({ character: typed }, session) {
    const character = characterNamed(session, typed);
    if (!character.ok) return refusalReply(character.why, session);

    const file = fileOf(character.value);
    return whisper(
      `**${plain(character.value.name)}** as a file. \`/character import file:\` brings it back, anywhere.`,
      {
        files: [file],
      },
    );
  },
});
