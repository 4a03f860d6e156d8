import { help as helpEmbed, ROLES } from '../src/embeds/help.ts';
import { command } from '../src/interaction/command.ts';
import { oneOf, optional } from '../src/interaction/option.ts';
import { whisper } from '../src/interaction/reply.ts';

export const help = command({
  name: 'help',
  description: 'How to play here, and how to run a fight',
  storeless: true,
  options: { role: optional(oneOf('What you are here', ROLES)) },
  run: ({ role }, { encounter }) => whisper(helpEmbed(encounter, role)),
});
