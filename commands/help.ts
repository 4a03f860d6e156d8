import { command } from '../src/discord/command.ts';
import { whisper } from '../src/discord/reply.ts';
import { help as helping } from '../src/embeds/help.ts';

export const help = command({
  name: 'help',
  description: 'How to play here, and how to run a fight',
  options: {},
  run: (_, table) => whisper(helping(table.encounter)),
});
