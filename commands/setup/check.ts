import { command } from '../../src/discord/command.ts';
import { whisper } from '../../src/discord/reply.ts';
import { setup } from '../../src/embeds/setup.ts';
import { lacking } from '../../src/table/permissions.ts';

export const check = command({
  name: 'check',
  description: 'Whether I may do here what I need to do, and what breaks where I may not',
  options: {},
  run(_, { caller }) {
    return whisper(setup(caller.botMay === undefined ? [] : lacking(caller.botMay)));
  },
});
