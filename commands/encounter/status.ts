import { command, refuse } from '../../src/discord/command.ts';
import { show } from '../../src/discord/reply.ts';
import { status as standing } from '../../src/embeds/status.ts';

export const status = command({
  name: 'status',
  description: 'How the fight stands: the order, everybody’s state, whose turn it is',
  options: {},
  run(_, table) {
    return table.encounter ? show(standing(table.encounter)) : refuse({ type: 'no-encounter' }, table);
  },
});
