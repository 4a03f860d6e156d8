import { setupEmbed } from '../../src/embeds/setup.ts';
import { command } from '../../src/interaction/command.ts';
import { doesWithout, lacking } from '../../src/interaction/permissions.ts';
import { whisper } from '../../src/interaction/reply.ts';

export const check = command({
  name: 'check',
  description: 'Whether I may do here what I need to do, and what breaks where I may not',
  options: {},
  run(_, { caller }) {
    const { botMay } = caller;
    return whisper(botMay === undefined ? setupEmbed([], []) : setupEmbed(lacking(botMay), doesWithout(botMay)));
  },
});
