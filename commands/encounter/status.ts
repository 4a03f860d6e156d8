import { status as standing } from '../../src/embeds/status.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { boolean, optional } from '../../src/interaction/option.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { isGm } from '../../src/session/authorize.ts';

export const status = command({
  name: 'status',
  description: 'How the fight stands: the order, everybody’s state, whose turn it is',
  options: { private: optional(boolean('For your eyes alone; a GM sees every number then')) },
  run({ private: alone = false }, table) {
    const { encounter } = table;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, table);
    return alone ? whisper(standing(encounter, isGm(table) ? 'gm' : 'players')) : show(standing(encounter));
  },
});
